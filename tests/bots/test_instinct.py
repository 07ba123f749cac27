"""Instinct: the same left and right, sure of what is sure, and nothing that a pilot could not notice."""

import pytest
from draws import cases
from hypothesis import assume, given
from hypothesis import strategies as st

from skyrmish.bots.ladder.knowledge import SENSES, Knowledge, learn
from skyrmish.bots.worth.instinct import duel_chance, points_for
from skyrmish.bots.worth.senses import FAR, sense
from skyrmish.games.squadron_leader.constants import ATTACKING, MOVING
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, pose_of
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.games.squadron_leader.seating import laid_out, usual_seats

RULES = make_rules(Ruleset(modules=("altitude", "split-s")))
KNOWN = learn(RULES, [])
WIDTH = RULES.board_width
ASIDE = 20  # among the senses


def stand(plane: Plane, x: float, y: float, eighths: int, altitude: int = 0, health: int = 3) -> None:
    plane.attack, plane.defense, plane.speed, plane.health = 3, 3, 3, health
    plane.flying, plane.placed, plane.assigned = True, True, True
    plane.x, plane.y, plane.c, plane.s, plane.eighths, plane.altitude = x, y, 1.0, 0.0, eighths, altitude


def two_planes(stage: int = MOVING) -> Table:
    table = laid_out(usual_seats(("red", "blue")))
    table.stage = stage
    return table


def noticed(rules: Rules, known: Knowledge, table: Table, i: int) -> list[float]:
    plane = table.planes[i]
    sense(rules, known, table, i, pose_of(plane), plane.altitude, False, 1 - i)
    return list(known.senses)


places = st.tuples(
    st.floats(40, WIDTH - 40), st.floats(40, RULES.board_height - 40), st.integers(0, 7), st.integers(0, 4)
)


@cases(60)
@given(places, places)
def test_left_is_as_good_as_right(red: tuple[float, float, int, int], blue: tuple[float, float, int, int]) -> None:
    table, mirrored = two_planes(), two_planes()
    for number, (x, y, eighths, altitude) in enumerate((red, blue)):
        stand(table.planes[number], x, y, eighths, altitude)
        stand(mirrored.planes[number], WIDTH - x, y, (4 - eighths) % 8, altitude)
    senses = noticed(RULES, KNOWN, table, 0)
    assume(senses[ASIDE] > 1e-6)  # straight ahead, either side may count as left
    assert senses == pytest.approx(noticed(RULES, KNOWN, mirrored, 0), abs=1e-6)


@cases(60)
@given(places, places)
def test_everything_noticed_is_a_small_number(
    red: tuple[float, float, int, int], blue: tuple[float, float, int, int]
) -> None:
    table = two_planes()
    stand(table.planes[0], *red)
    stand(table.planes[1], *blue)
    senses = noticed(RULES, KNOWN, table, 0)
    assert len(senses) == SENSES
    assert all(-1.0 <= number <= FAR for number in senses)
    assert 0.0 < duel_chance(RULES, KNOWN, table, 0, pose_of(table.planes[0]), red[3], True, 1) < 1.0


def test_who_sits_on_a_weak_enemys_tail_expects_to_win() -> None:
    table = two_planes(ATTACKING)
    stand(table.planes[0], 400.0, 400.0, 0)
    stand(table.planes[1], 520.0, 400.0, 0, health=1)
    assert points_for(RULES, KNOWN, table, 0) > 0.75
    assert points_for(RULES, KNOWN, table, 0) + points_for(RULES, KNOWN, table, 1) == pytest.approx(1.0)


def test_a_fallen_plane_leaves_its_side_less_to_hope_for() -> None:
    table = laid_out(usual_seats(("red", "blue"), 2))
    table.stage = ATTACKING
    for number in range(4):
        stand(table.planes[number], 200.0 + 100.0 * number, 400.0, 2)
    before = points_for(RULES, KNOWN, table, 0)
    table.planes[0].flying = False
    assert points_for(RULES, KNOWN, table, 0) < before
