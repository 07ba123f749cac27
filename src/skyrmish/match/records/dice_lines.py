"""The lines of a record that say where its dice come from, and that the others are as they were written.

    dice: commitment 5f0c…
    dice: secret 91ab…
    dice: share Ann | 07d1… | 6be2…
    dice: share Bob | none
    …
    dice: rows 81f00c3d 5be2a7f1 …

A plane may be called dice too: no order begins with the words that these lines begin with.
"""

from dataclasses import dataclass
from typing import Any

from skyrmish.match.dice.fair import HEX, FairDice, Share, mark_of
from skyrmish.words.quoting import quoted
from skyrmish.words.refusal import Refusal, where

DICE = "dice"
ROWS = f"{DICE}: rows "
TYPED = "typed"
WORDS = (TYPED, "commitment", "secret", "brought", "share", "choice", "rows")
NONE, WITHHELD, SEALED = "none", "withheld", "sealed"
Row = tuple[int, str]  # where it stands, and what it says without remarks


@dataclass(frozen=True)
class HeadLine:
    """A line of the head, and where it stands."""

    number: int
    key: str
    value: str

    def no(self, key: str, clause: str | None = None, /, **facts: Any) -> Refusal:
        """What is wrong with it."""
        return where(Refusal(key, clause, **facts), "at-line", number=self.number)


def rows_of(text: str) -> list[Row]:
    """The lines that say something."""
    rows = [(number, row.split("#")[0].strip()) for number, row in enumerate(text.split("\n"), 1)]
    return [(number, row) for number, row in rows if row]


def without_remarks(text: str) -> str:
    """The same record in its fewest lines: whoever keeps it for others keeps nobody's remarks."""
    return "".join(f"{row}\n" for _, row in rows_of(text))


def is_dice_line(key: str, value: str) -> bool:
    return key == DICE and value.split()[0] in WORDS


def marked_rows(rows: list[Row]) -> list[Row]:
    """Those that are marked: all but the ones that the marks are made from."""
    parts = [(row, row[1].partition(":")) for row in rows]
    return [row for row, (key, _, value) in parts if not value.strip() or not is_dice_line(key.strip(), value)]


def marks_of(rows: list[Row], fair: FairDice) -> list[str]:
    return [mark_of(fair.key, number, row) for number, (_, row) in enumerate(marked_rows(rows))]


# ---- writing ----


def dice_lines(fair: FairDice) -> list[str]:
    lines = [f"commitment {fair.commitment}"]
    lines += [f"secret {fair.secret}"] if fair.secret else []
    lines += [f"brought {fair.brought}"] if fair.brought else []
    lines += [f"share {_told(share, bool(fair.secret))}" for share in fair.shares or ()]
    told = [f"{DICE}: {line}" for line in lines]
    return told if fair.secret else [*told, "# what the dice come from is told when the match is over"]


def _told(share: Share, opens: bool) -> str:
    if not share.commitment:
        return f"{share.seat} | {NONE}"
    return f"{share.seat} | {share.commitment} | {(share.value or WITHHELD) if opens else SEALED}"


# ---- reading ----


def dice_from(lines: list[HeadLine]) -> FairDice | None:
    """What the lines of a head say, as it is written; whether it is true is another question."""
    found: dict[str, str] = {}
    shares: list[Share] = []
    for line in lines:
        word, _, value = line.value.partition(" ")
        if word == "share":
            shares.append(_share(line, value))
            continue
        if word in found:
            raise line.no("record-twice", key=f"{DICE}: {word}")
        if not (value.isdecimal() and len(value) < 10 if word == "brought" else HEX.fullmatch(value)):
            raise line.no("record-dice", given=quoted(line.value))
        found[word] = value
    if "commitment" not in found:
        if lines:
            raise lines[0].no("record-dice-commitment")
        return None
    return FairDice(found["commitment"], found.get("secret", ""), int(found.get("brought", 0)), tuple(shares))


def _share(line: HeadLine, value: str) -> Share:
    seat, *parts = (part.strip() for part in value.split("|"))
    if parts == [NONE]:
        return Share(seat)
    fits = len(parts) == 2 and HEX.fullmatch(parts[0]) and (HEX.fullmatch(parts[1]) or parts[1] in (WITHHELD, SEALED))
    if not fits:
        raise line.no("record-dice-share", given=quoted(value))
    return Share(seat, parts[0], parts[1] if HEX.fullmatch(parts[1]) else "")
