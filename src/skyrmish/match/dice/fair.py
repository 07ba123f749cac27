"""Dice that nobody can foresee or choose: a secret of the host's, a share of every page, and every die by its number.

docs/fair-dice.md says what is promised to whom, and what each line of this proves.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from skyrmish.match.dice.seals import Seal

BITS = 256
HEX = re.compile(f"[0-9a-f]{{{BITS // 4}}}")
WORD = 1 << 32  # a die is made from a number below this


@dataclass(frozen=True)
class Share:
    """What a seat has added to the dice. Without a commitment it gave none; without a value it did not open it."""

    seat: str
    commitment: str = ""
    value: str = ""

    @property
    def is_withheld(self) -> bool:
        return bool(self.commitment) and not self.value


@dataclass(frozen=True)
class FairDice:
    """What the dice of a match come from. Whoever has the secret and all shares knows all of them."""

    commitment: str
    secret: str = field(default="", repr=False)  # empty: it is not told yet
    brought: int = 0  # dice that had fallen before this match went on from its record
    shares: tuple[Share, ...] | None = None  # None: they are not all there yet
    seals: tuple[Seal, ...] = ()  # of secret choices, in the order in which they were told

    @cached_property
    def key(self) -> bytes:
        """What every die is made with: nobody knows it before the last share is opened."""
        told = "".join(f"{share.seat}: {share.value}\n" for share in self.shares or ())
        return hmac.digest(bytes.fromhex(self.secret), f"skyrmish dice\n{told}".encode(), "sha256")

    @property
    def closed(self) -> "FairDice":
        """The same as everybody may see it before the end."""
        return replace(self, secret="", seals=tuple(seal.closed for seal in self.seals))


def new_secret() -> str:
    return f"{secrets.randbits(BITS):0{BITS // 4}x}"


def commitment_of(what: str, value: str) -> str:
    """A promise of a secret or a share: it gives nothing away, and no other value keeps it."""
    return hashlib.sha256(f"skyrmish {what} {value}".encode()).hexdigest()


def fair_dice(secret: str, shares: Iterable[Share] | None = ()) -> FairDice:
    return FairDice(commitment_of("secret", secret), secret, shares=None if shares is None else tuple(shares))


def shares_of(commitments: Mapping[str, str], values: Mapping[str, str]) -> tuple[Share, ...]:
    """The shares of seats, by their names."""
    return tuple(Share(seat, commitment, values.get(seat, "")) for seat, commitment in commitments.items())


def die(key: bytes, number: int, sides: int) -> int:
    """Die ``number`` of a match, from 1 to ``sides``, each as likely: numbers that favour some are passed over."""
    beyond = WORD - WORD % sides
    attempt = 0
    while True:
        digest = hmac.digest(key, b"%d %d" % (number, attempt), "sha256")
        drawn = int.from_bytes(digest[:4], "big")
        if drawn < beyond:
            return 1 + drawn % sides
        attempt += 1


def mark_of(key: bytes, number: int, row: str) -> str:
    """What shows that a row of a record is as it was written."""
    return hmac.digest(key, f"row {number} {row}".encode(), "sha256")[:4].hex()
