"""The curve of a replay: coarse first, each position worked out once, and nothing held up by it."""

from collections.abc import Callable
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from servers import awaited

from skyrmish.match.records.record import read_record
from skyrmish.server.hosting.rooms.thinkers import Thinkers
from skyrmish.table.messages.replays import WinChance
from skyrmish.table.replays.foresight import Foresight, chances_after, coarse_first, played, positions_in
from skyrmish.table.replays.frames import shortened

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
RECORD = (GOLDEN / "core-duel.txt").read_text()


class Counting(Thinkers):
    """Answers at once, and remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[int] = []

    async def work_out(self, work: Callable[..., Any], *values: Any, is_for_people: bool) -> Any:
        assert not is_for_people, "whoever plays goes first"
        if work is positions_in:
            return positions_in(*values)
        assert work is chances_after
        self.asked.append(values[1])
        return {"red": 0.25, "blue": 0.75}


async def points_of(foresight: Foresight, record: str) -> list[WinChance]:
    return [point async for point in foresight.curve(record)]


@given(st.integers(0, 300))
def test_every_step_comes_once_and_the_ends_come_first(last: int) -> None:
    order = coarse_first(last)
    assert sorted(order) == list(range(last + 1))
    assert set(order[:2]) == {0, last}


@given(st.integers(8, 300))
def test_a_quarter_of_the_steps_is_spread_over_the_whole(last: int) -> None:
    some = sorted(coarse_first(last)[: 2 + last // 4])
    assert max(after - before for before, after in pairwise(some)) <= 8


def test_a_position_is_worked_out_once_though_the_match_goes_on() -> None:
    thinkers = Counting()
    foresight = Foresight(thinkers)
    first = awaited(points_of(foresight, shortened(RECORD, 12)))
    again = awaited(points_of(foresight, RECORD))
    assert (len(first), len(again)) == (13, len(positions_in(RECORD)))
    assert sorted(thinkers.asked) == list(range(len(again)))
    assert awaited(points_of(foresight, RECORD)) == again
    assert len(thinkers.asked) == len(again)


def test_a_position_is_named_after_all_that_came_before() -> None:
    """Blank lines and those at the end of a record make no difference."""
    text = RECORD.replace("\n", "\n\n \n")
    lines = text.split("\n")
    ends = [line.number - 1 for line in read_record(text).lines]
    brute = [sha256("\n".join(lines[:end]).rstrip().encode()).digest() for end in [*ends, len(lines)]]
    assert positions_in(text) == brute


def test_every_line_of_a_record_is_hashed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    hashed: list[int] = []

    class Counted:
        def update(self, text: bytes) -> None:
            hashed.append(len(text))

        def digest(self) -> bytes:
            return b""

    monkeypatch.setattr("skyrmish.table.replays.foresight.sha256", Counted)
    positions_in(RECORD)
    assert 0 < sum(hashed) <= len(RECORD.encode())


def test_the_tables_of_a_record_are_those_after_each_step() -> None:
    match, tables, _ = played(RECORD)
    assert len(tables) == len(positions_in(RECORD))
    assert [table.decisions for table in tables] == sorted(table.decisions for table in tables)
    match.table = tables[-1]
    assert match.is_over
