"""The hex grid: moves, arc, range, edges, and everything else as on the open board."""

from typing import Any

import pytest

from skyrmish.games.squadron_leader.constants import BARREL_ROLL, MOVING, PLAIN, SPLIT_S, TEMPLATES
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.attacking.gunnery import aim, is_in_arc, is_in_guides, section
from skyrmish.games.squadron_leader.play.attacking.immelmann import end_of_loop
from skyrmish.games.squadron_leader.play.decisions import answer_fly
from skyrmish.games.squadron_leader.play.moving.movement import end_of, is_off_board, why_not_fly
from skyrmish.games.squadron_leader.play.order_of_play import call_next
from skyrmish.games.squadron_leader.play.setting_up.placing import place_on_hex, why_not_place
from skyrmish.games.squadron_leader.play.setting_up.spots import spot, spot_count
from skyrmish.games.squadron_leader.reasons import ALLOWED, NOT_YOUR_EDGE, OCCUPIED, PLACED_OFF_BOARD, TOO_CLOSE
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.geometry.hexes import hex_at, hex_pose
from skyrmish.geometry.poses import Pose
from skyrmish.words.refusal import Refusal

N, NE, SE, S, SW, NW = range(6)


def rules_of(*modules: str, columns: int = 13, rows: int = 13, **options: Any) -> Rules:
    return make_rules(Ruleset("first", modules, options, columns, rows, hexes=True))


RULES = rules_of("altitude", "split-s", "barrel-roll", "immelmann")
TABLE = Table(count=2, seats=2, sides=2)
ORIGIN = hex_pose(0, 0, N)


def manoeuvre(name: str, manner: int = PLAIN) -> Any:
    return next(m for m in RULES.manoeuvres if (TEMPLATES[m.template], m.manner) == (name, manner))


def after(name: str, manner: int = PLAIN, start: Pose = ORIGIN) -> tuple[float, float, int]:
    end = end_of(manoeuvre(name, manner), start)
    return end.x, end.y, end.eighths


@pytest.mark.parametrize(
    ("name", "end"),
    [
        ("straight", (0, -2, N)),
        ("bank left", (-1, -1, NW)),
        ("bank right", (1, -2, NE)),
        ("turn left", (-1, 0, SW)),
        ("turn right", (1, -1, SE)),
    ],
)
def test_at_52_moves(name: str, end: tuple[int, int, int]) -> None:
    """HEX-05, HEX-06, HEX-07, B-48"""
    assert after(name) == end


@pytest.mark.parametrize("edition", ["first", "second", "current"])
def test_hex_01_hexes_take_the_place_of_templates_and_ruler_and_of_nothing_else(edition: str) -> None:
    open_sky, hexes = (make_rules(Ruleset(edition, hexes=on)) for on in (False, True))
    told = [field for field in Rules.__annotations__ if str(getattr(open_sky, field)) != str(getattr(hexes, field))]
    measures = ["range_max", "range_reach", "place_distance", "bomb_ahead", "manoeuvres", "sweeps"]
    assert told == ["hexes", "board_width", "board_height", *measures]
    assert [m.cost for m in open_sky.manoeuvres] == [m.cost for m in hexes.manoeuvres]


def test_b_52_special_manoeuvres() -> None:
    assert after("straight", SPLIT_S) == (0, -2, S)
    assert after("bank left", SPLIT_S) == (-1, -1, SE)
    assert after("turn right", BARREL_ROLL) == (1, -1, N)
    loop = end_of_loop(RULES, hex_pose(2, 1, NE))
    assert (loop.x, loop.y, loop.eighths) == (4, -1, SW)


def test_six_turns_of_sixty_degrees_come_home() -> None:
    for name, times in (("bank left", 6), ("turn left", 3), ("turn right", 3)):
        pose = hex_pose(3, -2, SE)
        for _ in range(times):
            pose = end_of(manoeuvre(name), pose)
        assert pose == hex_pose(3, -2, SE)


ARC = {
    1: {(0, -1)},
    2: {(-1, -1), (0, -2), (1, -2)},
    3: {(-2, -1), (-1, -2), (0, -3), (1, -3), (2, -3)},
}


STEPS = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]


@pytest.mark.parametrize("facing", range(6))
def test_the_arc_is_at_least_one_step_ahead_and_any_number_to_one_side(facing: int) -> None:
    """B-49, B-53"""
    (q, r), sides = STEPS[facing], (STEPS[facing - 1], STEPS[(facing + 1) % 6])
    arc = {(i * q + j * to_q, i * r + j * to_r) for i in range(1, 9) for j in range(9) for to_q, to_r in sides}
    line = {(i * q, i * r) for i in range(1, 9)}
    for place in [(q, r) for q in range(-4, 5) for r in range(-4, 5)]:
        a, b = hex_pose(2, -1, facing), hex_pose(2 + place[0], -1 + place[1], N)
        away = max(abs(place[0]), abs(place[1]), abs(sum(place)))
        assert is_in_arc(RULES, a, b) == (place in arc)
        assert is_in_guides(RULES, a, b) == (place in line)
        assert aim(RULES, a, b) == (away if place in arc and away <= 3 else 0)


@pytest.mark.parametrize(("columns", "rows"), [(13, 13), (16, 11), (9, 12), (6, 6)])
def test_a_hex_is_on_the_grid_if_it_has_a_column_and_a_row(columns: int, rows: int) -> None:
    rules = rules_of(columns=columns, rows=rows)
    cells = [hex_at(column, row, columns, rows, N) for column in range(columns) for row in range(rows)]
    on_grid = {(cell.x, cell.y) for cell in cells}
    for q in range(-12, 13):
        for r in range(-20, 21):
            assert is_off_board(rules, hex_pose(q, r, N)) == ((q, r) not in on_grid)


def test_at_53_arc_and_range() -> None:
    """HEX-08, HEX-09, B-49"""
    hexes = [hex_pose(q, r, N) for q in range(-5, 6) for r in range(-5, 6) if (q, r) != (0, 0)]
    for distance, expected in ARC.items():
        found = {(p.x, p.y) for p in hexes if section(RULES, ORIGIN, p) == distance and is_in_arc(RULES, ORIGIN, p)}
        assert found == expected
    assert {(p.x, p.y) for p in hexes if aim(RULES, ORIGIN, p)} == set.union(*ARC.values())
    for beside in ((-1, 0), (1, -1)):
        assert not is_in_arc(RULES, ORIGIN, hex_pose(*beside, N))


def test_b_53_the_guides_are_the_line_ahead() -> None:
    line = {(q, r) for q in range(-5, 6) for r in range(-5, 6) if is_in_guides(RULES, ORIGIN, hex_pose(q, r, N))}
    assert line == {(0, r) for r in range(-5, 0)}


# ---- the grid ----


def table_with(*planes: tuple[int, int, int, int]) -> Table:
    """Planes by side, q, r and facing, in a move stage."""
    table = Table(count=len(planes), seats=len(planes), sides=len(planes), stage=MOVING, round=1, plane=-1, winner=-1)
    for i, (side, q, r, facing) in enumerate(planes):
        table.planes[i] = Plane(
            side=side, seat=side, attack=3, defense=3, speed=3, health=3, assigned=True, flying=True
        )
        place_on_hex(table, i, q, r, facing)
    call_next(RULES, table)
    return table


def test_hex_03_no_move_ends_in_a_taken_hex_but_may_pass_through_it() -> None:
    table = table_with((0, 0, 0, N), (1, 0, -2, S))
    assert why_not_fly(RULES, table, 0, manoeuvre("straight")) == OCCUPIED
    table = table_with((0, 0, 0, N), (1, 0, -1, S))
    assert why_not_fly(RULES, table, 0, manoeuvre("straight")) == ALLOWED


def test_b_50_off_the_grid_is_destroyed() -> None:
    table = table_with((0, 0, -5, N), (1, 3, 3, N))
    answer_fly(RULES, table, 0, 0)
    assert not table.planes[0].flying


@pytest.mark.parametrize(("columns", "rows"), [(13, 13), (16, 12), (5, 7), (6, 6)])
def test_a_grid_has_as_many_hexes_as_it_says(columns: int, rows: int) -> None:
    rules = rules_of(columns=columns, rows=rows)
    span = range(-columns - rows, columns + rows)
    assert sum(not is_off_board(rules, hex_pose(q, r, N)) for q in span for r in span) == columns * rows


def test_hex_02_everyone_sets_up_along_their_own_edge() -> None:
    table = Table(count=2, seats=2, sides=2)
    table.planes[1].side = table.planes[1].seat = 1
    south, north = hex_pose(0, 6, N), hex_pose(0, -6, S)
    assert [why_not_place(RULES, table, i, pose) for i in (0, 1) for pose in (south, north)] == [
        ALLOWED,
        NOT_YOUR_EDGE,
        NOT_YOUR_EDGE,
        ALLOWED,
    ]
    assert why_not_place(RULES, table, 0, hex_pose(0, 7, N)) == PLACED_OFF_BOARD


def test_b_51_players_are_four_hexes_apart() -> None:
    rules = rules_of(columns=13, rows=5)
    table = Table(count=2, seats=2, sides=2)
    table.planes[1].side = table.planes[1].seat = 1
    place_on_hex(table, 0, 0, 2, N)
    table.planes[0].flying = True
    near, far = hex_pose(0, -2, S), hex_pose(2, -3, S)
    assert why_not_place(rules, table, 1, near) == ALLOWED
    table.planes[0].y = 1.0
    assert why_not_place(rules, table, 1, near) == TOO_CLOSE
    assert why_not_place(rules, table, 1, far) == ALLOWED


def test_every_edge_hex_is_a_spot() -> None:
    spots = {(p.x, p.y) for p in (spot(RULES, TABLE, 0, k) for k in range(spot_count(RULES, TABLE, 0)))}
    assert len(spots) == 2 * 13 + 2 * 13 - 4
    assert not any(is_off_board(RULES, hex_pose(*place, N)) for place in spots)


@pytest.mark.parametrize(("columns", "rows"), [(4, 13), (13, 1001), (13.5, 13)])
def test_a_grid_of_no_sense_is_refused(columns: float, rows: float) -> None:
    with pytest.raises(Refusal, match="is not from 5 to 1000"):
        make_rules(Ruleset(width=columns, height=rows, hexes=True))


def test_a_plane_knows_its_hex() -> None:
    table = table_with((0, 2, -3, SW), (1, 5, 0, N))
    assert pose_of(table.planes[0]) == hex_pose(2, -3, SW)
