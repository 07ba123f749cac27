"""`random` flies any legal plan that stays on the board, each as often as any other, however few they are."""

from collections import Counter

import pytest

from skyrmish.bots.ladder.random_plan import good_openings, nth_that_opens, plans_that_open, random_plan
from skyrmish.bots.notes import NotedTable, with_notes
from skyrmish.bots.orders import Bot
from skyrmish.bots.worth.plan_tree import is_flyable
from skyrmish.engine.dice import open_stream
from skyrmish.games.squadron_leader.pieces import LEVELS, Rules, Table
from skyrmish.games.squadron_leader.play.moving.flight_plans import manoeuvre_at
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import usual_seats
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match

RULESET = Ruleset(modules=("altitude", "split-s"))
EACH = 100  # draws for each plan, on average

SPOTS = [
    pytest.param(350.0, 350.0, 0, id="in open sky"),
    pytest.param(640.0, 350.0, 0, id="before an edge"),
    pytest.param(620.0, 620.0, 1, id="into a corner"),
    pytest.param(640.0, 350.0, 1, id="along an edge"),
    pytest.param(680.0, 350.0, 0, id="where every plan leaves the board"),
]


def standing_at(x: float, y: float, eighths: int) -> tuple[Rules, NotedTable, int]:
    """Two planes in the Move Stage; the one to move stands here, and the other a little to its left."""
    match = Match(RULESET, usual_seats(("red", "blue")), SeededDice(3))
    for name in match.names:
        match.order(f"{name}: assign 3 2 3 4")
    while match.table.round == 0:
        Bot("random", 3).act(match, match.deciding_seats()[0])
    table = with_notes(match.table)
    mover, other = table.planes[table.plane], table.planes[1 - table.plane]
    for plane in (mover, other):
        plane.frame, plane.c, plane.s = 0.0, 1.0, 0.0
    mover.x, mover.y, mover.eighths, mover.altitude = x, y, eighths, 1
    other.x, other.y = x - 60.0, y + 30.0
    return match.rules, table, table.plane


def all_plans(rules: Rules, table: Table, i: int) -> list[int]:
    place = table.planes[i].speed * LEVELS + table.planes[i].altitude
    return rules.plans[rules.plan_first[place] : rules.plan_first[place] + rules.plan_count[place]]


def legal_plans(rules: Rules, table: Table, i: int) -> list[int]:
    """Those that stay on the board; if there are none, all that end on free spots."""
    plans = all_plans(rules, table, i)
    safe = [plan for plan in plans if is_flyable(rules, table, i, plan, True)]
    return safe or [plan for plan in plans if is_flyable(rules, table, i, plan, False)]


@pytest.mark.parametrize(("x", "y", "eighths"), SPOTS)
def test_every_legal_plan_is_equally_likely(x: float, y: float, eighths: int) -> None:
    rules, table, i = standing_at(x, y, eighths)
    legal = legal_plans(rules, table, i)
    open_stream(table.choices, 1, 2, 0)
    drawn = Counter(random_plan(rules, table, i) for _ in range(EACH * len(legal)))
    assert set(drawn) == set(legal)
    chi_squared = sum((drawn[plan] - EACH) ** 2 / EACH for plan in legal)
    freedom = len(legal) - 1
    assert abs(chi_squared - freedom) < 4.0 * (2.0 * freedom) ** 0.5, "four standard deviations"


@pytest.mark.parametrize(("x", "y", "eighths"), SPOTS)
def test_plans_that_open_well_are_counted_one_by_one(x: float, y: float, eighths: int) -> None:
    rules, table, i = standing_at(x, y, eighths)
    place = table.planes[i].speed * LEVELS + table.planes[i].altitude
    openings = good_openings(rules, table, i)
    expected = [plan for plan in all_plans(rules, table, i) if (openings >> manoeuvre_at(plan, 0)) & 1]
    count = plans_that_open(rules, place, openings)
    assert [nth_that_opens(rules, place, openings, n) for n in range(count)] == expected
    legal = [plan for plan in all_plans(rules, table, i) if is_flyable(rules, table, i, plan, True)]
    assert set(legal) <= set(expected)
