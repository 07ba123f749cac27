"""The levels of bots that fly planes, each stronger than the one before; rules know them by their place in the list."""

from dataclasses import dataclass

from skyrmish.bots.level import Level


@dataclass(frozen=True)
class FlyingLevel(Level):
    """Whoever searches lets everybody answer so many ``plans`` before it flies one of them.

    A deep one chooses them by instinct, and weighs what the dice can do after them, and the round after.
    """

    plans: int = 0
    is_deep: bool = False

    @property
    def thinks_long(self) -> bool:
        return self.plans > 0


LEVELS = (
    FlyingLevel("random", is_yardstick=True),
    FlyingLevel("greedy", is_yardstick=True),
    FlyingLevel("rookie"),
    FlyingLevel("wingman"),
    FlyingLevel("veteran", plans=8),
    FlyingLevel("ace", plans=64, is_deep=True),
)
RANDOM, GREEDY, ROOKIE, WINGMAN, VETERAN, ACE = range(len(LEVELS))
BOTS = tuple(level.name for level in LEVELS)
