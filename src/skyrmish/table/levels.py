"""The bots that can be seated."""

from skyrmish.bots.kinds import kinds_of
from skyrmish.bots.level import Level
from skyrmish.games.all_games import USUAL

KINDS = kinds_of(USUAL)  # of the games that are played here
SEARCHING = tuple(level.name for level in KINDS.levels if level.thinks_long)
QUICK = KINDS.stand_in  # answers at a glance, when nobody wants to wait


def levels() -> tuple[str, ...]:
    """Every bot that a seat may have, those of old records included."""
    return KINDS.names


def ladder() -> tuple[Level, ...]:
    """The bots that the lobby offers, each stronger than the one before."""
    return KINDS.ladder


def usual_level() -> str:
    """The bot that takes over for somebody who left, and gives hints."""
    return KINDS.usual
