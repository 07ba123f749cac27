"""The lines of a record that say where its dice come from.

    dice: commitment 5f0c…
    dice: secret 91ab…

A plane may be called dice too: no order begins with the words that these lines begin with.
"""

from dataclasses import dataclass
from typing import Any

from skyrmish.match.fair_dice import HEX, FairDice
from skyrmish.words.quoting import quoted
from skyrmish.words.refusal import Refusal, where

DICE = "dice"
WORDS = ("commitment", "secret", "brought")


@dataclass(frozen=True)
class HeadLine:
    """A line of the head, and where it stands."""

    number: int
    key: str
    value: str

    def no(self, key: str, clause: str | None = None, /, **facts: Any) -> Refusal:
        """What is wrong with it."""
        return where(Refusal(key, clause, **facts), "at-line", number=self.number)


def is_dice_line(key: str, value: str) -> bool:
    return key == DICE and value.split()[0] in WORDS


def dice_lines(fair: FairDice) -> list[str]:
    lines = [f"commitment {fair.commitment}"]
    lines += [f"secret {fair.secret}"] if fair.secret else []
    lines += [f"brought {fair.brought}"] if fair.brought else []
    told = [f"{DICE}: {line}" for line in lines]
    return told if fair.secret else [*told, "# the secret is told when the match is over"]


def dice_from(lines: list[HeadLine]) -> FairDice | None:
    """What the lines of a head say, as it is written; whether it is true is another question."""
    found: dict[str, str] = {}
    for line in lines:
        word, _, value = line.value.partition(" ")
        if word in found:
            raise line.no("record-twice", key=f"{DICE}: {word}")
        if not (value.isdecimal() and len(value) < 10 if word == "brought" else HEX.fullmatch(value)):
            raise line.no("record-dice", given=quoted(line.value))
        found[word] = value
    if "commitment" not in found:
        if lines:
            raise lines[0].no("record-dice-commitment")
        return None
    return FairDice(found["commitment"], found.get("secret", ""), int(found.get("brought", 0)))
