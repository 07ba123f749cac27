"""What pilots leave out when they type: the end of a name, of left and right, and the points of the compass."""

from collections.abc import Sequence
from dataclasses import dataclass

from skyrmish.cli.terminal.order_words import Vocabulary, only
from skyrmish.games.squadron_leader.constants import MANNERS
from skyrmish.games.squadron_leader.orders.verbs import ATTACK, PLACE

POINTS = {"e": 0, "ne": 45, "n": 90, "nw": 135, "w": 180, "sw": 225, "s": 270, "se": 315}
POINTS |= {"east": 0, "north-east": 45, "north": 90, "north-west": 135}
POINTS |= {"west": 180, "south-west": 225, "south": 270, "south-east": 315}
SIDES = {"n": 0, "ne": 1, "se": 2, "s": 3, "sw": 4, "nw": 5}
SIDES |= {"north": 0, "north-east": 1, "south-east": 2, "south": 3, "south-west": 4, "north-west": 5}
WAYS = ("left", "right")


@dataclass(frozen=True)
class PilotsVocabulary(Vocabulary):
    """Any order in full, legal or not: whoever cannot shoot blue is told why by typing ``a bl``."""

    hexes: bool = False

    def in_full(self, words: Sequence[str]) -> str:
        first, *rest = words
        if first in MANNERS and rest:
            return f"{first} {self.in_full([*self.verb(rest[0].lower()).split(), *rest[1:]])}"
        if first in ("bank", "turn") and rest:
            return " ".join([first, only(rest[0].lower(), WAYS) or rest[0], *rest[1:]])
        if first == ATTACK.name and rest:
            return f"{first} {self._target(rest)}"
        points = SIDES if self.hexes else POINTS
        if first == PLACE.name and rest and rest[-1].lower() in points:
            rest = [*rest[:-1], str(points[rest[-1].lower()])]
        return " ".join([first, *rest])

    def _target(self, words: Sequence[str]) -> str:
        """The name of a plane, from its beginning if need be, and the ace dice after it."""
        aces = words[-2:] if len(words) > 2 and words[-2].lower() == "ace" else []
        return " ".join([self.name(" ".join(words[: len(words) - len(aces)])), *aces])
