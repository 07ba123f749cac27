"""The numbered dice of a match of planes, as they are wanted from whoever throws them."""

from dataclasses import dataclass
from functools import lru_cache

from skyrmish.games.dice import DiceRefusal, Wanted
from skyrmish.games.squadron_leader.constants import ROLLS
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.decisions import die_sides
from skyrmish.words.catalogue import say
from skyrmish.words.quoting import quoted

LONGEST_FACE = 3  # digits


@dataclass(frozen=True)
class NumberDice(Wanted):
    """So many dice of so many sides for one roll."""

    @property
    def name(self) -> str:
        return f"{self.count} d{self.sides}"

    @property
    def what_for(self) -> str:
        """The roll as messages know it."""
        return self.roll.lower().replace(" ", "-")

    @property
    def invitation(self) -> str:
        return say("throw-dice", dice=self.name, roll=self.what_for)

    def missing(self, left: int) -> DiceRefusal:
        return DiceRefusal("dice-missing", dice=self.name, roll=self.what_for, left=left)

    def wrong(self, shown: object) -> DiceRefusal:
        told = str(shown) if str(shown).isdecimal() and len(str(shown)) <= LONGEST_FACE else quoted(shown)
        return DiceRefusal("dice-wrong", given=told, sides=self.sides, roll=self.what_for)


@lru_cache(maxsize=64)
def numbers_to(sides: int) -> tuple[str, ...]:
    return tuple(str(face) for face in range(1, sides + 1))


def due_dice(rules: Rules, table: Table) -> NumberDice:
    """The dice that the table waits for."""
    shows = numbers_to(die_sides(rules, table))
    return NumberDice(table.due, shows, ROLLS[table.roll])
