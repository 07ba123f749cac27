"""The examples of moving, ruled on through the position file: geometry, Speed, edges, altitude, special manoeuvres."""

import pytest
from match.positions import APOTHEM, good, kinds, now, options, plane, pose, position, refused

from skyrmish.match.referee import rule_on

CLOSE = 1e-3
FAR = plane("blue", 600, 600, 180)


def alone(x: float, y: float, heading: float, **fields: object) -> dict[str, object]:
    """Red to move, blue far away."""
    modules = fields.pop("modules", ("altitude",))
    assert isinstance(modules, tuple)
    choices = fields.pop("options", {})
    return position(plane("red", x, y, heading, **fields), FAR, modules=modules, options=choices)


# ---- templates ----


def test_at_01_a_straight_goes_86_and_two_thirds_ahead() -> None:
    answer = good(alone(100, 100, 0), "straight")
    assert pose(answer, "red") == pytest.approx((186.6667, 100, 0), abs=CLOSE)
    flew = answer["events"][-1]
    assert (flew["kind"], flew["who"], flew["manoeuvre"], flew["cost"]) == ("flew", "red", "straight", 1)
    assert flew["clause"] == "SL1-MOVE-04"
    assert flew["text"] == "red flies straight to (186.7, 100) heading 0°."
    assert answer["decision"]["speed_left"] == 2


@pytest.mark.parametrize(
    ("geometry", "order", "end"),
    [
        ("ideal", "bank left", (320.2826, 421.7442, 135)),
        ("stl", "bank left", (320.5798, 421.4998, 135)),
        ("ideal", "bank right", (379.7174, 421.7442, 45)),
        ("stl", "bank right", (379.4202, 421.4998, 45)),
    ],
)
def test_at_02_a_bank_as_designed_and_as_printed(geometry: str, order: str, end: tuple[float, ...]) -> None:
    answer = good(alone(350, 350, 90, options={"bank.geometry": geometry}), order)
    assert pose(answer, "red") == pytest.approx(end, abs=CLOSE)
    assert answer["events"][-1]["cost"] == 2


@pytest.mark.parametrize(
    ("order", "end"), [("turn right", (393.3333, 393.3333, 0)), ("turn left", (306.6667, 393.3333, 180))]
)
def test_at_03_a_turn(order: str, end: tuple[float, ...]) -> None:
    answer = good(alone(350, 350, 90), order)
    assert pose(answer, "red") == pytest.approx(end, abs=CLOSE)
    assert answer["events"][-1]["cost"] == 3


def test_at_06_the_templates_cost_no_more_than_speed() -> None:
    table = alone(300, 300, 0, speed=4)
    reason, clause = refused(table, "turn left", "bank left")
    assert (reason, clause) == ("it costs 2, and red has 1 Speed left", "SL1-MOVE-03")
    answer = good(table, "turn left", "straight")
    assert answer["decision"]["speed_left"] == 0
    assert options(answer) == ["end"]


# ---- the edge ----


@pytest.mark.parametrize(("x", "alive"), [(601.3, True), (601.4, False)])
def test_at_07_a_token_over_the_edge_is_destroyed(x: float, alive: bool) -> None:
    answer = good(alone(x, 350, 0), "straight")
    assert now(answer, "red")["alive"] is alive
    assert now(answer, "red")["x"] + APOTHEM == pytest.approx(x + 98.6771, abs=CLOSE)
    if not alive:
        lost = answer["events"][1]
        assert (lost["kind"], lost["cause"], lost["clause"]) == ("destroyed", "off-board", "SL1-MOVE-06")
        assert answer["outcome"] == {"winner": "blue"}
        assert answer["decision"] is None


def test_at_07_the_limit_is_601_3229() -> None:
    limit = 700 - APOTHEM - 260 / 3
    assert limit == pytest.approx(601.3229, abs=1e-4)
    assert now(good(alone(limit, 350, 0), "straight"), "red")["alive"]


def test_at_09_the_edge_counts_after_each_template() -> None:
    table = position(plane("red", 680, 350, 0, speed=4), FAR, plane("green", 100, 600, 0))
    answer = good(table, "turn left")
    assert pose(answer, "red")[:2] == pytest.approx((723.3333, 393.3333), abs=CLOSE)
    assert not now(answer, "red")["alive"]
    assert kinds(answer) == ["flew", "destroyed"]
    assert answer["decision"]["seat"] == "blue"
    reason, clause = refused(table, "turn left", "red: straight")
    assert (reason, clause) == ("red is not flying any more", "SL1-GOAL-01")


# ---- other planes ----


@pytest.mark.parametrize(
    ("x", "heading", "free"), [(210.0, 0, False), (210.7, 0, True), (211.0, 22.5, False), (211.7, 22.5, True)]
)
def test_at_10_no_template_ends_on_another_token(x: float, heading: float, free: bool) -> None:
    table = position(plane("red", 100, 100, 0), plane("blue", x, 100, heading))
    assert ("straight" in options(good(table))) is free
    if free:
        assert pose(good(table, "straight"), "red")[0] == pytest.approx(186.6667, abs=CLOSE)
    else:
        assert refused(table, "straight") == ("red would end on blue", "SL1-FAQ-03")


def test_at_11_flying_over_is_free() -> None:
    table = position(plane("red", 100, 100, 0), plane("blue", 143, 100, 0, altitude=4))
    assert pose(good(table, "straight"), "red") == pytest.approx((186.6667, 100, 0), abs=CLOSE)


# ---- altitude ----


def test_at_13_a_climb_costs_one_and_is_no_manoeuvre() -> None:
    table = alone(300, 300, 0, speed=3)
    answer = good(table, "climb", "bank left")
    assert now(answer, "red")["altitude"] == 1
    assert answer["decision"]["speed_left"] == 0
    assert refused(table, "climb", "end") == ("red must fly at least one manoeuvre", "SL1-MOVE-05")
    assert refused(table, "climb", "climb")[1] == "MOD-ALT-03"
    assert refused(table, "climb", "bank left", "climb")[1] == "MOD-ALT-03"


def test_at_14_a_dive_pays_and_forbids_the_climb() -> None:
    table = alone(300, 300, 0, speed=2, altitude=3)
    answer = good(table, "dive 2", "bank left", "bank left")
    assert now(answer, "red")["altitude"] == 1
    assert answer["decision"]["speed_left"] == 0
    assert options(answer) == ["dive 1", "end"]
    assert refused(table, "dive 2", "bank left", "bank left", "climb") == ("red has dived this round", "B-22")


# ---- Split S, barrel roll ----

SPECIAL = ("altitude", "split-s", "barrel-roll")


def test_at_16_a_split_s_turns_round() -> None:
    table = alone(300, 300, 90, speed=3, altitude=3, modules=SPECIAL)
    answer = good(table, "split-s straight")
    assert pose(answer, "red") == pytest.approx((300, 386.6667, 270), abs=CLOSE)
    assert now(answer, "red")["altitude"] == 0
    assert answer["decision"]["speed_left"] == 1
    assert answer["events"][-1]["clause"] == "MOD-SPS-01"
    assert pose(good(table, "split-s straight", "straight"), "red") == pytest.approx((300, 300, 270), abs=CLOSE)


def test_at_18_a_split_s_turn_is_beyond_every_pilot() -> None:
    table = alone(300, 300, 0, speed=4, altitude=4, modules=SPECIAL)
    assert refused(table, "split-s turn left") == ("it costs 6, and red has 4 Speed left", "SL1-MOVE-03")
    assert refused(table, "dive 1", "split-s turn left") == ("it costs 6, and red has 5 Speed left", "SL1-MOVE-03")
    assert refused(table, "dive 2", "split-s turn left") == ("it takes 3 altitude, and red has 2", "MOD-SPS-01")


def test_at_20_no_special_manoeuvre_and_no_dive_after_a_climb() -> None:
    table = alone(300, 300, 0, speed=4, altitude=4, climbed=True, modules=SPECIAL)
    assert refused(table, "split-s straight") == ("red has climbed this round", "MOD-SPS-03")
    assert refused(table, "barrel-roll bank left") == ("red has climbed this round", "MOD-BRL-03")
    assert refused(table, "dive 1") == ("red has climbed this round", "MOD-ALT-04")
    assert not [order for order in options(good(table)) if order.startswith(("split-s", "barrel-roll", "dive"))]


def test_at_20_no_climb_after_a_special_manoeuvre() -> None:
    table = alone(300, 300, 0, speed=4, altitude=3, modules=SPECIAL)
    reason = "red has flown a Split S or a barrel roll this round"
    assert refused(table, "split-s straight", "climb") == (reason, "B-26")
    assert refused(alone(300, 300, 0, speed=5, modules=SPECIAL), "barrel-roll bank left", "climb") == (reason, "B-26")


def test_a_barrel_roll_keeps_the_heading_and_needs_a_curve() -> None:
    table = alone(300, 300, 90, speed=4, modules=SPECIAL)
    assert pose(good(table, "barrel-roll bank left"), "red") == pytest.approx((270.2826, 371.7442, 90), abs=CLOSE)
    reason, clause = refused(table, "barrel-roll straight")
    assert (reason, clause) == ("a barrel roll is flown with a bank or a turn", "MOD-BRL-01")


# ---- what is offered ----


@pytest.mark.parametrize(
    ("speed", "altitude", "offered"),
    [
        (1, 0, ["straight"]),
        (2, 0, ["straight", "bank left", "bank right", "climb"]),
        (3, 1, ["straight", "bank left", "bank right", "turn left", "turn right", "climb", "dive 1"]),
        (
            3,
            3,
            [
                *("straight", "bank left", "bank right", "turn left", "turn right", "split-s straight"),
                *("climb", "dive 1", "dive 2", "dive 3"),
            ],
        ),
        (
            4,
            4,
            [
                *("straight", "bank left", "bank right", "turn left", "turn right"),
                *("split-s straight", "split-s bank left", "split-s bank right"),
                *("barrel-roll bank left", "barrel-roll bank right"),
                *("dive 1", "dive 2", "dive 3", "dive 4"),
            ],
        ),
    ],
)
def test_a_move_begins_with_what_speed_and_altitude_allow(speed: int, altitude: int, offered: list[str]) -> None:
    answer = good(alone(300, 300, 0, speed=speed, altitude=altitude, modules=SPECIAL))
    assert answer["decision"] == {"seat": "red", "kind": "move", "options": offered, "speed_left": speed}


def test_a_side_of_several_planes_says_which_until_one_has_begun() -> None:
    table = position(
        plane("red-1", 200, 200, 0, seat="red", speed=1), plane("red-2", 300, 300, 0, seat="red", speed=1), FAR
    )
    assert options(good(table)) == ["red-1: straight", "red-2: straight"]
    assert refused(table, "straight") == ("say which plane: 'red-1: …' or 'red-2: …'", None)
    assert refused(table, "red: straight") == ("say which plane: 'red-1: …' or 'red-2: …'", None)
    assert options(good(table, "red-2: straight")) == ["end"]
    reason, clause = refused(table, "red-2: straight", "red-1: straight")
    assert (reason, clause) == ("red-2 has begun its move and must end it first", "SL1-MOVE-01")
    assert refused(table, "red-2: straight", "end", "red-2: straight")[1] == "SL1-RND-01"
    assert refused(table, "blue: straight")[0] == "the table waits for red to move, not for blue"


def test_the_example_of_the_design_is_ruled_on() -> None:
    table = """{"game": "squadron-leader", "edition": "first", "modules": ["altitude", "split-s"], "options": {},
     "board": {"kind": "open", "width": 700, "height": 700},
     "seats": [{"name": "red"}, {"name": "blue"}], "start": "red", "round": 1, "stage": "move", "to_act": "red",
     "planes": [
      {"name": "red", "seat": "red", "x": 100, "y": 100, "heading": 45, "attack": 3, "defense": 3, "speed": 4,
       "health": 2, "altitude": 0},
      {"name": "blue", "seat": "blue", "x": 500, "y": 600, "heading": 270, "attack": 3, "defense": 3, "speed": 3,
       "health": 3, "altitude": 1}],
     "orders": ["straight", "straight", "bank right", "end"], "dice": []}"""
    answer = rule_on(table)
    assert answer["refused"] is None
    assert kinds(answer) == ["flew", "flew", "flew", "ended"]
    assert answer["decision"]["seat"] == "blue"
    assert now(answer, "red")["moved"]
