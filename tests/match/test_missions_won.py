"""C-4  A plan on whose way the match is won: it is flown so far, by people and bots, and can be looked back at."""

from pathlib import Path

import pytest

import skyrmish
from skyrmish.match.match import Match
from skyrmish.match.records.record import read_record
from skyrmish.table.replays.frames import shortened
from skyrmish.table.replays.review import reviewed

RECORD = (Path(__file__).parents[1] / "golden" / "mission-bombers-escape.txt").read_text(encoding="utf-8")
LAST = len(read_record(RECORD).lines)


@pytest.fixture
def before_the_edge() -> Match:
    return skyrmish.resume(shortened(RECORD, LAST - 1))


def test_what_would_follow_when_a_bomber_has_reached_its_edge_lapses(before_the_edge: Match) -> None:
    match = before_the_edge
    match.orders(["red-bomber: straight", "red-bomber: straight", "red-bomber: drop", "red-bomber: end"], "red")
    assert (match.is_over, match.winner) == (True, "red")
    assert match.orders_since(0)[-2:] == ["red-bomber: straight", "red-bomber: straight"]


@pytest.mark.parametrize("level", ["rookie", "wingman", "veteran"])
def test_whatever_a_bot_orders_there_is_taken_as_a_whole(before_the_edge: Match, level: str) -> None:
    before_the_edge.orders(skyrmish.bot(level, seed=1).orders(before_the_edge, "red"), "red")


def test_the_step_that_won_can_be_looked_back_at() -> None:
    assert reviewed(RECORD, LAST).seat == "red"
