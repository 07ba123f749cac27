"""Where a match's dice come from: a seed, a record, or people's hands."""

from typing import Protocol

from skyrmish.engine.dice import Stream, draw, face, open_stream
from skyrmish.engine.refusal import Refusal

DICE_PURPOSE = 1


class DiceRefusal(Refusal):
    """Dice that are missing, or that show what no die can."""


class DiceSource(Protocol):
    """Anything that dice can be asked from."""

    def take(self, count: int, sides: int, roll: str) -> list[int]:
        """That many faces of dice with that many sides; ``roll`` says what for."""
        ...


class SeededDice:
    """Dice from a seed: the same seed, the same faces, on every machine."""

    def __init__(self, seed: int, drawn: int = 0) -> None:
        """Dice of a seed; after the first ``drawn`` of them, if a match goes on."""
        self.stream = Stream()
        open_stream(self.stream, seed, DICE_PURPOSE, 0)
        for _ in range(drawn):
            draw(self.stream)

    def take(self, count: int, sides: int, roll: str) -> list[int]:  # noqa: ARG002 - every source is told
        return [face(self.stream, sides) for _ in range(count)]


class TypedDice:
    """Dice that fell on a real table, in the order they are asked for."""

    def __init__(self, faces: list[int]) -> None:
        self.faces = list(faces)
        self.taken = 0

    def take(self, count: int, sides: int, roll: str) -> list[int]:
        taken = self.faces[self.taken : self.taken + count]
        if len(taken) < count:
            left = f"only {len(taken)} {'is' if len(taken) == 1 else 'are'} left" if taken else "none is left"
            raise DiceRefusal(f"dice: {count} d{sides} wanted {_what_for(roll)}, and {left}")
        for shown in taken:
            if not 1 <= shown <= sides:
                raise DiceRefusal(f"dice: {shown} is no face of a d{sides}, as wanted {_what_for(roll)}")
        self.taken += count
        return taken

    def put_back(self, taken: int) -> None:
        """As if no more than these had been taken: what they were thrown for was refused."""
        self.taken = taken


def _what_for(roll: str) -> str:
    """The name of a roll, in a sentence."""
    if roll == "who starts":
        return "to see who starts"
    return f"for the {roll}" if roll.endswith("reroll") else f"for the {roll} roll"
