"""What is said of bots at fault: when it happens, at the end of a match, and in its record."""

from collections.abc import Mapping

from skyrmish.bots.faults import KINDS, Account, account_of, is_settled, those_out, winner
from skyrmish.bots.player import Player
from skyrmish.match.match import Match
from skyrmish.match.records.record import ending
from skyrmish.words.catalogue import say


def verdict(match: Match, players: Mapping[str, Player]) -> list[str]:
    """Who lost by faults, a sentence each, and who won then; nothing where nobody did, or others play on."""
    out = those_out(players) if is_settled(match, players) else []
    said = [out_sentence(seat, account_of(players[seat])) for seat in out]
    return [*said, ending(match, winner(match, players))] if out else []


def out_sentence(who: str, account: Account) -> str:
    """It has lost the match."""
    return say("fault-out", who=who, faults=account.faults, answers=account.answers)


def counted(account: Account) -> str:
    """Faults by kind, those that there are."""
    kinds = [kind for kind in KINDS if getattr(account, kind)]
    return ", ".join(say(f"fault-count-{kind}", count=getattr(account, kind)) for kind in kinds)
