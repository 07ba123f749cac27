"""Dice that a table wants: of which kind, how many, what for; and what is said when other dice come."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

from skyrmish.words.refusal import Refusal


class DiceRefusal(Refusal):
    """Dice that are missing, or that show what no die can."""

    wanted: "Wanted | None" = None  # those that are missing


@dataclass(frozen=True)
class Wanted(ABC):
    """Dice of one kind for one roll. ``shows`` is what each side of such a die shows."""

    count: int
    shows: tuple[str, ...]
    roll: str

    @property
    def sides(self) -> int:
        return len(self.shows)

    @property
    @abstractmethod
    def name(self) -> str:
        """3 d8, or Ace B of red."""

    @property
    @abstractmethod
    def invitation(self) -> str:
        """What somebody is told who throws them by hand."""

    @property
    def call(self) -> str:
        """What somebody is told who throws them beside a page."""
        return self.name

    @abstractmethod
    def missing(self, left: int) -> DiceRefusal:
        """So few are left."""

    def asked(self, left: int) -> DiceRefusal:
        """So few are left; whoever hears it can ask for these."""
        refusal = self.missing(left)
        refusal.wanted = self
        return refusal

    @abstractmethod
    def wrong(self, shown: object) -> DiceRefusal:
        """No such die shows that."""

    def side(self, shown: object) -> int:
        """The number of the side that shows something, refused if none does."""
        word = str(shown).lower() if isinstance(shown, str | int) and not isinstance(shown, bool) else ""
        if word not in self.shows:
            raise self.wrong(shown)
        return 1 + self.shows.index(word)


Take = Callable[[Wanted], list[int]]  # the numbers of the sides that fell
