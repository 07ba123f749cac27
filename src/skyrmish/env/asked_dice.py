"""A match whose dice are asked for one by one, from whoever has chance in hand: every die is a node of its own."""

from collections.abc import Sequence
from typing import Any

from skyrmish.games.dice import Wanted
from skyrmish.games.seating import Seating
from skyrmish.match.dice.sources import UnopenedDice
from skyrmish.match.match import Match


class DieWantedError(Exception):
    """The match cannot go on before another die has fallen; with so many sides."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class AskedDice:
    """The dice that have fallen for one order; where they do not suffice, another one is asked for."""

    left = None

    def __init__(self, fallen: Sequence[int]) -> None:
        self.fallen, self.taken = fallen, 0

    def take(self, wanted: Wanted) -> list[int]:
        first, beyond = self.taken, self.taken + wanted.count
        if beyond > len(self.fallen):
            raise DieWantedError(wanted.sides)
        self.taken = beyond
        return list(self.fallen[first:beyond])

    def mark(self) -> int:
        return self.taken

    def reset(self, mark: int) -> None:
        self.taken = mark


class Position:
    """A match, and the order that waits for its dice. One that lacks a die changes nothing: it is tried again."""

    def __init__(self, ruleset: Any, seating: Seating, rules: Any) -> None:
        self.match = Match(ruleset, seating, UnopenedDice(), rules=rules)
        self.moves: tuple[str | int, ...] = ()  # orders, and sides that dice fell on
        self.order = ""  # none: the dice that begin the match
        self.sides = 0  # of the die that is wanted
        self._try("")

    def say(self, order: str) -> None:
        self.moves += (order,)
        self._try(order)

    def throw(self, face: int) -> None:
        """A die has fallen, on this side."""
        self.moves += (face,)
        self._try(self.order, [*self.fallen, face])

    def _try(self, order: str, fallen: Sequence[int] = ()) -> None:
        self.order, self.fallen, self.sides = order, tuple(fallen), 0
        self.match.dice = AskedDice(self.fallen)
        try:
            if order:
                self.match.order(order)
            else:
                self.match.go_on()
        except DieWantedError as die:
            self.sides = die.sides

    def __deepcopy__(self, _: Any) -> "Position":
        """Rules, which are large, are shared: nobody changes them."""
        twin = object.__new__(Position)
        twin.__dict__ |= {**vars(self), "match": self.match.twin()}
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Written down as what was said and thrown, and read by saying and throwing it again."""
        return played_again, (self.match.ruleset, self.match.seating, self.moves)


def played_again(ruleset: Any, seating: Seating, moves: Sequence[str | int]) -> Position:
    position = Position(ruleset, seating, None)
    for move in moves:
        if isinstance(move, str):
            position.say(move)
        else:
            position.throw(move)
    return position
