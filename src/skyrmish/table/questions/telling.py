"""Why not, as it is told to whoever is asked: a pilot with one plane is called you, and clauses are the rulebook's."""

from skyrmish.match.match import Match
from skyrmish.table.messages.asks import Reason
from skyrmish.words.refusal import Refusal


def reason_for(match: Match, refusal: Refusal, i: int) -> Reason:
    """To the pilot of plane i."""
    return Reason(reason=refusal.told_to(match.seat_name(i)), clause=match.cites(refusal.clause or ""))
