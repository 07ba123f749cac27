"""`random` flies any legal plan that stays on the board, each as often as any other, however few they are."""

from collections import Counter

import pytest

from skyrmish.bots.ladder.flying.random_plan import good_openings, nth_that_opens, plans_that_open, random_plan
from skyrmish.bots.notes import NotedTable, with_notes
from skyrmish.bots.orders import Bot
from skyrmish.bots.worth.plan_tree import is_flyable, place_in_list
from skyrmish.engine.dice import Stream, below, open_stream
from skyrmish.games.squadron_leader.pieces import LEVELS, Rules, Table
from skyrmish.games.squadron_leader.play.moving.flight_plans import manoeuvre_at
from skyrmish.games.squadron_leader.play.moving.sweeps import BLOCKED, FREE, UNCLEAR, glance, sight_of
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.games.squadron_leader.seating import laid_out, usual_seats
from skyrmish.geometry.poses import pose_at
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
    templates = good_openings(rules, table, i)
    flown = {number: each.template for number, each in enumerate(rules.manoeuvres)}
    expected = [plan for plan in all_plans(rules, table, i) if (templates >> flown[manoeuvre_at(plan, 0)]) & 1]
    count = plans_that_open(rules, place, templates)
    assert [rules.plans[nth_that_opens(rules, place, templates, n)] for n in range(count)] == expected
    legal = [plan for plan in all_plans(rules, table, i) if is_flyable(rules, table, i, plan, True)]
    assert set(legal) <= set(expected)


@pytest.mark.parametrize("eighths", range(8))
def test_a_glance_finds_what_flying_finds(eighths: int) -> None:
    """All over the board, with every nose: where no token is near, one look at the whole plan is enough."""
    chance, found = Stream(), Counter[int]()
    open_stream(chance, 7, 1, eighths)
    rules, table, i = standing_at(350.0, 350.0, eighths)
    mover, other, place = table.planes[i], table.planes[1 - i], place_in_list(rules, table, i)
    for _ in range(20):
        mover.x, mover.y = 20.0 + below(chance, 660), 20.0 + below(chance, 660)
        other.x, other.y = mover.x - 150.0 + below(chance, 300), mover.y - 150.0 + below(chance, 300)
        sight = sight_of(rules, table, i)
        for k in range(rules.plan_first[place], rules.plan_first[place] + rules.plan_count[place]):
            seen = glance(rules, table, i, sight, rules.plan_nodes[k])
            assert seen == UNCLEAR or (seen == FREE) == is_flyable(rules, table, i, rules.plans[k], True)
            found[seen] += 1
    assert min(found[FREE], found[BLOCKED], found[UNCLEAR]) > 0


@pytest.mark.parametrize(("ruleset", "frame"), [(RULESET, 10.0), (Ruleset("space-pirates"), 0.0)])
def test_elsewhere_nobody_goes_by_a_glance(ruleset: Ruleset, frame: float) -> None:
    """A nose that is not square to the board, and tokens that cover more with some noses than with others."""
    table = with_notes(laid_out(usual_seats(("red", "blue"))))
    plane = table.planes[0]
    pose = pose_at(350.0, 350.0, frame)
    plane.frame, plane.c, plane.s = frame, pose.c, pose.s
    assert not sight_of(make_rules(ruleset), table, 0).sure
