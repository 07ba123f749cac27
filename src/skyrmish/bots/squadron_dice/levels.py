"""The levels of bots for the dice games; rules know them by their place in the list."""

from dataclasses import dataclass

from skyrmish.bots.level import Level


@dataclass(frozen=True)
class DiceLevel(Level):
    """One that solves plays by tables of chances."""

    solves: bool = False

    @property
    def thinks_long(self) -> bool:
        return self.solves

    @property
    def has_instinct(self) -> bool:
        return not self.solves


LEVELS = (DiceLevel("random", is_yardstick=True), DiceLevel("greedy"), DiceLevel("solver", solves=True))
RANDOM, GREEDY, SOLVER = range(len(LEVELS))
BOTS = tuple(level.name for level in LEVELS)
