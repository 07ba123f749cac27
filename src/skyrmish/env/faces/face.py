"""A face: which number is which order, what a seat sees as numbers, how well it does, and how the table looks.

A game without a face of its own has the plain one, which knows its verbs and records only.
"""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from skyrmish.match.match import Match

if TYPE_CHECKING:
    from PIL.Image import Image

WAIT = 0  # what a seat says that is not asked
Mask = NDArray[np.int8]
Sight = NDArray[np.float32]


class Face(ABC):
    """Of one ruleset at one table: ``actions`` and ``sights`` are how many numbers there are."""

    bound: ClassVar[float]  # of every number of a sight, either way
    actions: int
    sights: int

    @abstractmethod
    def names(self) -> list[str]:
        """What each number of a sight is."""

    @abstractmethod
    def look(self, match: Match, seat: int) -> Sight:
        """What the seat may see, and nothing else."""

    @abstractmethod
    def mask(self, match: Match, seat: int) -> Mask:
        """1 for each number that the seat may say now."""

    @abstractmethod
    def order(self, match: Match, seat: int, action: int) -> str | None:
        """The order that a number means now, legal or not; None where it means nothing."""

    def fortune(self, match: Match, seat: int) -> float:  # noqa: ARG002 - not every game can tell
        """How well the seat's side does, from −1 to 1."""
        return 0.0

    @abstractmethod
    def picture(self, match: Match) -> "Image":
        """The table as everybody may see it."""


def seen(match: Match, seat: int) -> Any:
    """The table as one seat may see it."""
    return match.game.seen_by(match.rules, match.table, seat)
