"""A level: a bot that comes with a game, by its name."""

from collections.abc import Sequence
from dataclasses import dataclass

from skyrmish.words.catalogue import is_known, say
from skyrmish.words.refusal import Refusal


@dataclass(frozen=True)
class Level:
    """Its title and a line about it are the messages ``level-NAME`` and ``level-NAME-about``."""

    name: str
    is_yardstick: bool = False  # to measure others by, and not offered to people

    @property
    def thinks_long(self) -> bool:
        """It searches for its answers, with tools that have to be made ready."""
        return False

    @property
    def has_instinct(self) -> bool:
        """It answers at a glance while its tools are not ready."""
        return True

    @property
    def title(self) -> str:
        return level_called(self.name)

    @property
    def about(self) -> str:
        return say(f"level-{self.name}-about")


def level_called(name: str) -> str:
    """A level by its title, a bot of somebody's own by its name."""
    key = f"level-{name}"
    return say(key) if name and is_known(key) else name


def number_of(name: str, known: Sequence[str]) -> int:
    """The place of a level in its list, by which rules know it."""
    if name not in known:
        raise Refusal("bot-unknown", bot=repr(name), known=known)
    return known.index(name)
