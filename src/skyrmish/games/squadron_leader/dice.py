"""The numbered dice of a match of planes, as they are wanted from whoever throws them."""

from dataclasses import dataclass
from functools import lru_cache

from skyrmish.games.dice import DiceRefusal, Wanted
from skyrmish.games.squadron_leader.constants import FIRST_DRAW, FIRST_ROLL, ROLLS
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.decisions import die_sides
from skyrmish.words.quoting import quoted

LONGEST_FACE = 3  # digits


@dataclass(frozen=True)
class NumberDice(Wanted):
    """So many dice of so many sides for one roll."""

    is_first: bool = False  # it says who starts

    @property
    def name(self) -> str:
        return f"{self.count} d{self.sides}"

    @property
    def what_for(self) -> str:
        if self.is_first:
            return "to see who starts"
        return f"for the {self.roll}" if self.roll.endswith("reroll") else f"for the {self.roll} roll"

    @property
    def invitation(self) -> str:
        return f"Throw {self.name} for the {self.roll} roll and type them: "

    def missing(self, left: int) -> DiceRefusal:
        told = f"only {left} {'is' if left == 1 else 'are'} left" if left else "none is left"
        return DiceRefusal(f"dice: {self.name} wanted {self.what_for}, and {told}")

    def wrong(self, shown: object) -> DiceRefusal:
        told = shown if str(shown).isdecimal() and len(str(shown)) <= LONGEST_FACE else quoted(shown)
        return DiceRefusal(f"dice: {told} is no face of a d{self.sides}, as wanted {self.what_for}")


@lru_cache(maxsize=64)
def numbers_to(sides: int) -> tuple[str, ...]:
    return tuple(str(face) for face in range(1, sides + 1))


def due_dice(rules: Rules, table: Table) -> NumberDice:
    """The dice that the table waits for."""
    shows = numbers_to(die_sides(rules, table))
    return NumberDice(table.due, shows, ROLLS[table.roll], table.roll in (FIRST_ROLL, FIRST_DRAW))
