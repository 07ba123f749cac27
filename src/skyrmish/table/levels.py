"""The bots that can be seated."""

from skyrmish.bots.ladder.knowledge import BOTS, LEVELS, THINKERS

SEARCHING = tuple(BOTS[kind] for kind in THINKERS)
QUICK = LEVELS[1]  # answers at a glance, when nobody wants to wait


def levels() -> tuple[str, ...]:
    """Every bot that a seat may have, those of old records included."""
    return tuple(BOTS)


def ladder() -> tuple[str, ...]:
    """The bots that the lobby offers, each stronger than the one before."""
    return LEVELS


def usual_level() -> str:
    """The bot that takes over for somebody who left, and gives hints."""
    return LEVELS[-1]
