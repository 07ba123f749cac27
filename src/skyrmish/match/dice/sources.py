"""Where a match's dice come from: a secret, a seed, a record, or people's hands."""

from collections.abc import Sequence
from typing import Any, Protocol

from skyrmish.engine.dice import Stream, draw, face, open_stream
from skyrmish.engine.records import copied
from skyrmish.games.dice import Wanted
from skyrmish.match.dice.fair import die

DICE_PURPOSE = 1


class DiceSource(Protocol):
    """Anything that dice can be asked from. What was taken for a refused order is given back."""

    @property
    def left(self) -> int | None:
        """Dice that nobody has asked for yet; None: there are always more."""

    def take(self, wanted: Wanted) -> list[int]:
        """The numbers of the sides that fell, of as many dice as are wanted."""

    def mark(self) -> Any:
        """A place to go back to."""

    def reset(self, mark: Any) -> None:
        """As if nothing had been taken since then."""


class SeededDice:
    """Dice from a seed: the same seed, the same faces, on every machine."""

    left = None

    def __init__(self, seed: int, drawn: int = 0, number: int = 0) -> None:
        """Dice of a seed; after the first ``drawn`` of them, if a match goes on. Every game of many has its number."""
        self.seed, self.stream = seed, Stream()
        open_stream(self.stream, seed, DICE_PURPOSE, number)
        for _ in range(drawn):
            draw(self.stream)

    def take(self, wanted: Wanted) -> list[int]:
        return [face(self.stream, wanted.sides) for _ in range(wanted.count)]

    def mark(self) -> Stream:
        return copied(self.stream)

    def reset(self, mark: Stream) -> None:
        self.stream = mark


class SecretDice:
    """Dice of a match of people: nobody can tell them beforehand who does not have the key."""

    left = None

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        """After the first ``drawn`` of them, if a match goes on."""
        self._key, self.drawn = key, drawn

    def take(self, wanted: Wanted) -> list[int]:
        first, self.drawn = self.drawn, self.drawn + wanted.count
        return [die(self._key, number, wanted.sides) for number in range(first, self.drawn)]

    def mark(self) -> int:
        return self.drawn

    def reset(self, mark: int) -> None:
        self.drawn = mark


class DiceUnopenedError(Exception):
    """A die is due before it is known what the dice come from."""


class UnopenedDice:
    """No dice yet: not everybody who adds to them has done so."""

    left = 0

    def take(self, wanted: Wanted) -> list[int]:
        raise DiceUnopenedError(wanted.name)

    def mark(self) -> None: ...

    def reset(self, mark: None) -> None: ...


class RealDice(UnopenedDice):
    """Dice that people throw on a real table: none has fallen yet."""

    def take(self, wanted: Wanted) -> list[int]:
        raise wanted.asked(0)


class TypedDice:
    """Dice that fell on a real table, in the order they are asked for."""

    def __init__(self, shown: Sequence[Any]) -> None:
        self.shown = list(shown)
        self.taken = 0

    @property
    def left(self) -> int:
        return len(self.shown) - self.taken

    def take(self, wanted: Wanted) -> list[int]:
        if self.left < wanted.count:
            raise wanted.asked(self.left)
        sides = [wanted.side(shown) for shown in self.shown[self.taken : self.taken + wanted.count]]
        self.taken += wanted.count
        return sides

    def mark(self) -> int:
        return self.taken

    def reset(self, mark: int) -> None:
        self.taken = mark
