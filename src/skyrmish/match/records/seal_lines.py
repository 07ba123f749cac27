"""The lines of a record that seal secret choices. They stand after all orders, each with the places of its own.

dice: choice Ann | order 1 | table 0 | 9c40… | 5d8e…
dice: choice Bob | orders 2-3 | table 0 | 11f7… | sealed
"""

import re
from collections.abc import Iterable

from skyrmish.match.dice.fair import HEX
from skyrmish.match.dice.seals import Seal
from skyrmish.match.records.dice_lines import DICE, SEALED
from skyrmish.words.quoting import quoted
from skyrmish.words.refusal import Refusal

CHOICE = f"{DICE}: choice "
READ = re.compile(
    r"([^|]+) \| orders? ([0-9]{1,6})(?:-([0-9]{1,6}))? \| table ([0-9]{1,6}) \| "
    rf"({HEX.pattern}) \| ({HEX.pattern}|{SEALED})"
)


def seal_lines(seals: Iterable[Seal]) -> list[str]:
    return [f"{CHOICE}{_told(seal)}" for seal in seals]


def _told(seal: Seal) -> str:
    places = f"order {seal.first}" if seal.count == 1 else f"orders {seal.first}-{seal.places[-1]}"
    return f"{seal.seat} | {places} | table {seal.number} | {seal.value} | {seal.nonce or SEALED}"


def seal_from(row: str) -> Seal:
    found = READ.fullmatch(row.removeprefix(CHOICE))
    if not found:
        raise Refusal("record-choice", given=quoted(row))
    seat, first, last, number, value, nonce = found.groups()
    count = int(last or first) - int(first) + 1
    if int(first) < 1 or count < 1:
        raise Refusal("record-choice", given=quoted(row))
    return Seal(seat, int(number), value, int(first), count, "" if nonce == SEALED else nonce)
