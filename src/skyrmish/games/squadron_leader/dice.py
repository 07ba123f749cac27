"""The numbered dice of a match of planes, as they are wanted from whoever throws them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from skyrmish.games.dice import DiceRefusal, Wanted
from skyrmish.games.squadron_leader.constants import FIRST_ROLL, ROLLS
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.setting_up.setup import STILL_TO_THROW
from skyrmish.games.squadron_leader.play.settling import die_sides
from skyrmish.words.catalogue import say
from skyrmish.words.quoting import quoted

LONGEST_FACE = 3  # digits


@dataclass(frozen=True)
class NumberDice(Wanted):
    """So many dice of so many sides for one roll; ``whose`` they are one after the other, where each has one."""

    whose: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return f"{self.count} d{self.sides}"

    @property
    def what_for(self) -> str:
        """The roll as messages know it."""
        return self.roll.lower().replace(" ", "-")

    @property
    def invitation(self) -> str:
        return say("throw-dice", **self._facts)

    @property
    def call(self) -> str:
        return say("call-dice", **self._facts)

    @property
    def _facts(self) -> dict[str, Any]:
        return {"count": self.count, "sides": self.sides, "roll": self.what_for, "whose": self.whose}

    def missing(self, left: int) -> DiceRefusal:
        return DiceRefusal("dice-missing", **self._facts, left=left)

    def wrong(self, shown: object) -> DiceRefusal:
        told = str(shown) if str(shown).isdecimal() and len(str(shown)) <= LONGEST_FACE else quoted(shown)
        return DiceRefusal("dice-wrong", given=told, sides=self.sides, roll=self.what_for)


@lru_cache(maxsize=64)
def numbers_to(sides: int) -> tuple[str, ...]:
    return tuple(str(face) for face in range(1, sides + 1))


def due_dice(rules: Rules, table: Table, names: Sequence[str]) -> NumberDice:
    """The dice that the table waits for."""
    shows = numbers_to(die_sides(rules, table))
    return NumberDice(table.due, shows, ROLLS[table.roll], tuple(starters(table, names)))


def starters(table: Table, names: Sequence[str]) -> Iterator[str]:
    """SL1-FIRST-01  Whoever throws for the start, called by the first plane of each side."""
    for side in range(table.sides if table.roll == FIRST_ROLL else 0):
        if table.first_dice[side] == STILL_TO_THROW:
            yield next(name for name, plane in zip(names, table.planes, strict=False) if plane.side == side)
