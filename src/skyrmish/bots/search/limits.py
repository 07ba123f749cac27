"""How long a bot may think: so many openings looked at or games played out, or so many seconds."""

from dataclasses import dataclass

from skyrmish.words.refusal import Refusal, check_within

MOST_NODES, MOST_SECONDS = 100_000_000, 3600.0
USUAL_NODES, USUAL_SECONDS = 4_000, 0.9  # a thousandth of a second for a few games, and never a whole one in all
USUAL_IN_A_DUEL = 0.25  # mostly a hundredth is enough; in a page, where all takes longer, nobody waits for the rest


@dataclass(frozen=True)
class Limit:
    """A bot stops at whichever comes first. By nodes alone, the same seed gives the same game on any machine."""

    nodes: int
    seconds: float
    in_a_duel: float  # seconds, with two planes left


def limit_of(seconds: float | None = None, nodes: int | None = None) -> Limit:
    """The limit that these numbers mean; without any, an answer within a second."""
    if nodes is not None:
        check_within("nodes", nodes, 1, MOST_NODES)
    if seconds is not None and not 0.0 < seconds <= MOST_SECONDS:
        raise Refusal("bot-seconds", seconds=seconds, most=MOST_SECONDS)
    if nodes is not None:
        return Limit(nodes, seconds or MOST_SECONDS, seconds or MOST_SECONDS)
    if seconds is not None:
        return Limit(MOST_NODES, seconds, seconds)
    return Limit(USUAL_NODES, USUAL_SECONDS, USUAL_IN_A_DUEL)
