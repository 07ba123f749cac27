"""C-4  A plan on whose way the match is won: it is flown so far, by people and bots, and can be looked back at."""

from pathlib import Path

import pytest

import skyrmish
from skyrmish.match.match import Match
from skyrmish.match.records.record import read_record
from skyrmish.table.questions.moving.flight_tree import FlightTree
from skyrmish.table.replays.frames import shortened
from skyrmish.table.replays.review import reviewed
from skyrmish.table.views.sky import Sky

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


def test_a_page_is_told_that_such_a_plan_wins_and_not_that_it_is_lost(before_the_edge: Match) -> None:
    tree = FlightTree(before_the_edge, Sky(before_the_edge.rules), before_the_edge.names.index("red-bomber"))
    paths: dict[int, tuple[int, ...]] = {-1: (), 0: ()}
    for node, at in enumerate(tree.chart.nodes):
        paths[node] = (*paths[at.parent], at.manoeuvre) if node else ()
    straight = next(number for number, each in enumerate(before_the_edge.rules.manoeuvres) if each.cost == 1)
    assert (straight, straight) in [paths[node] for node in tree.won]
    assert tree.off == []
