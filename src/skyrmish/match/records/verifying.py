"""Whether a record is what was played: every promise kept, every line as it was written, every die as it fell."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from skyrmish.games.dice import Wanted
from skyrmish.match.agreements import TakenBack
from skyrmish.match.dice.fair import FairDice, commitment_of
from skyrmish.match.dice.sources import DiceSource, SecretDice, SeededDice, TypedDice
from skyrmish.match.match import Match
from skyrmish.match.records.dice_lines import DICE, ROWS, Row, marked_rows, marks_of, rows_of
from skyrmish.match.records.header import Header
from skyrmish.match.records.record import GameRecord, Line, begin_record, play_line, read_record
from skyrmish.match.records.seal_lines import seal_lines
from skyrmish.words.catalogue import say
from skyrmish.words.lists import both
from skyrmish.words.refusal import Refusal, where


@dataclass(frozen=True)
class Proof:
    """A record that was looked through, and nothing found."""

    header: Header
    orders: int
    dice: int  # that were checked
    secret: int = 0  # choices
    sealed: int = 0  # of them
    taken_back: int = 0  # times that orders were
    is_over: bool = True  # the match, where the record ends

    @property
    def sentence(self) -> str:
        fair = self.header.fair
        back = [say("verified-taken-back", times=self.taken_back)] if self.taken_back else []
        back += [] if self.is_over else [say("verified-so-far")]
        if self.header.typed_dice:
            return "; ".join([say("verified-typed", orders=self.orders), *back]) + "."
        if fair is None:
            first = say("verified-seed", dice=self.dice, orders=self.orders, seed=str(self.header.seed))
            return "; ".join([first, *back]) + "."
        shares = fair.shares or ()
        given = [share.seat for share in shares if share.value]
        withheld = [share.seat for share in shares if share.is_withheld]
        parts = [say("verified", dice=self.dice, orders=self.orders)]
        parts.append(say("verified-shares", seats=both(given)) if given else say("verified-no-shares"))
        parts += [say("verified-withheld", seats=both(withheld), sets=2 ** len(withheld))] if withheld else []
        parts += [say("verified-brought", dice=fair.brought)] if fair.brought else []
        parts += [say("verified-choices", secret=self.secret, sealed=self.sealed)] if self.secret else []
        return "; ".join([*parts, *back]) + "."

    def as_json(self) -> dict[str, Any]:
        counts = {name: count for name, count in vars(self).items() if name != "header"}
        return {**counts, "text": self.sentence}


class CheckedDice(TypedDice):
    """Dice as a line of a record has them, each compared with the one that must have fallen."""

    def __init__(self, line: Line, true: DiceSource, brought: int) -> None:
        """The first ``brought`` of them fell somewhere else, and cannot be compared."""
        super().__init__(line.rolls)
        self._line, self._true, self._brought = line, true, brought
        self.wrong: Refusal | None = None

    def take(self, wanted: Wanted) -> list[int]:
        first, sides = self.taken, super().take(wanted)
        for number, side in enumerate(sides, first):
            if number >= self._brought and self.wrong is None:
                shown, (true,) = wanted.shows[side - 1], self._true.take(replace(wanted, count=1))
                if shown != wanted.shows[true - 1]:
                    no = Refusal("verify-die", shown=shown, should=wanted.shows[true - 1])
                    self.wrong = where(no, "at-line", number=self._line.rolled_at[number])
        return sides


def verified(text: str) -> Proof:
    """Look a record through; what is not as it was is refused at its line."""
    record, rows = read_record(text), rows_of(text)
    fair, origin = record.header.fair, record.header.origin
    if fair is not None:
        _check_promises(record.header, fair, rows)
        _check_rows(fair, rows)
    seeded = SeededDice(record.header.seed, number=origin.dice_number if origin else 0)
    played = _play(record, seeded if fair is None else SecretDice(fair.key))
    if fair is not None and not played.match.is_over:
        raise Refusal("verify-not-over")
    orders = played.match.orders_since(0)
    sealed = _sealed(fair, orders, rows) if fair else set()
    secret, taken_back = played.secret, sum(event.kind == TakenBack.KIND for event in played.match.events)
    counts = played.dice, len(secret), len(secret & sealed), taken_back
    return Proof(record.header, len(orders), *counts, is_over=played.match.is_over)


def _check_promises(header: Header, fair: FairDice, rows: list[Row]) -> None:
    if not fair.secret:
        raise Refusal("verify-not-over")
    if commitment_of("secret", fair.secret) != fair.commitment:
        raise _at(rows, f"{DICE}: secret", Refusal("verify-secret"))
    shares = fair.shares or ()
    if [share.seat for share in shares] != header.seating.names:
        raise _at(rows, f"{DICE}: share", Refusal("verify-seats"))
    for share in shares:
        if share.value and commitment_of("share", share.value) != share.commitment:
            raise _at(rows, f"{DICE}: share {share.seat} |", Refusal("verify-share", seat=share.seat))


def _check_rows(fair: FairDice, rows: list[Row]) -> None:
    """Every line has a mark, made with the key of the dice."""
    written = next((row.removeprefix(ROWS).split() for _, row in reversed(rows) if row.startswith(ROWS)), None)
    if written is None:
        raise where(Refusal("verify-no-marks"), "at-line", number=rows[-1][0])
    here, marks = marked_rows(rows), marks_of(rows, fair)
    if not set(marks) & set(written):
        raise _at(rows, f"{DICE}: commitment", Refusal("verify-other-dice"))
    for (number, _), mark, before in zip(here, marks, written, strict=False):
        if mark != before:
            raise where(Refusal("verify-row"), "at-line", number=number)
    if len(marks) != len(written):
        raise where(Refusal("verify-rows", written=len(written), found=len(marks)), "at-line", number=here[-1][0])


def _sealed(fair: FairDice, orders: list[str], rows: list[Row]) -> set[int]:
    """The places of the orders that were sealed, each with a seal of its own that fits."""
    places: set[int] = set()
    for seal, line in zip(fair.seals, seal_lines(fair.seals), strict=True):
        if not seal.fits(fair.commitment, orders) or places & {*seal.places}:
            raise _at(rows, line, Refusal("verify-choice", seat=seal.seat))
        places |= {*seal.places}
    return places


def _at(rows: list[Row], start: str, no: Refusal) -> Refusal:
    number = next((number for number, row in rows if row.startswith(start)), rows[-1][0])
    return where(no, "at-line", number=number)


class Played(NamedTuple):
    """The match that a record leads to, how many of its dice were compared, and the places of secret orders in it."""

    match: Match
    dice: int
    secret: set[int]


def _play(record: GameRecord, true: DiceSource) -> Played:
    brought = record.header.fair.brought if record.header.fair else 0
    if record.header.typed_dice:
        brought = sum(len(line.rolls) for line in (record.beginning, *record.lines))  # they fell on a real table
    dice = CheckedDice(record.beginning, true, brought)
    with _dice_first(dice):
        match = begin_record(record, dice)
    thrown, first, secret = dice.taken, 1, set[int]()
    for line in record.lines:
        is_secret, entries = match.is_secret(), len(match.entries)
        dice = CheckedDice(line, true, brought - thrown)
        with _dice_first(dice):
            play_line(match, line, dice)
        thrown += dice.taken
        beyond = first + len(match.orders_since(entries))
        secret |= {*range(first, beyond)} if is_secret else set()
        first = beyond
    return Played(match, max(0, thrown - brought), secret)


@contextmanager
def _dice_first(dice: CheckedDice) -> Iterator[None]:
    """A wrong die is what is wrong, whatever the rules make of it."""
    try:
        yield
    finally:
        if dice.wrong is not None:
            raise dice.wrong
