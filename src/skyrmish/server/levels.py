"""The bots that can be seated, whatever the package has."""

from skyrmish.bots.knowledge import BOTS, LEVELS


def levels() -> tuple[str, ...]:
    return tuple(BOTS)


def ladder() -> tuple[str, ...]:
    """The bots that the lobby offers, each stronger than the one before."""
    return LEVELS


def usual_level() -> str:
    """The bot that takes over for somebody who left."""
    return BOTS[-1]


def quick_level() -> str:
    """The bot that answers when nobody wants to wait."""
    return "greedy" if "greedy" in BOTS else BOTS[0]
