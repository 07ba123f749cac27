"""Space Pirates clause by clause, ruled on through the position file, with its own pieces."""

import math
from typing import Any

import pytest
from match.positions import good, kinds, measure, now, options, plane, pose, position, refused

CLOSE = 1e-3
APOTHEM = 10 * math.cos(math.pi / 6)


def pirates(*planes: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return position(*planes, modules=(), game="space-pirates", **fields)


def alone(x: float = 300, y: float = 300, heading: float = 90, **fields: Any) -> dict[str, Any]:
    """Red to move, blue far away."""
    return pirates(plane("red", x, y, heading, **fields), plane("blue", 600, 600, 180))


def duel(x: float, y: float = 350, heading: float = 0, **target: Any) -> dict[str, Any]:
    """Red at (100, 350) looks east, where blue is; the Attack Stage."""
    return pirates(plane("red", 100, 350), plane("blue", x, y, heading, **target), stage="attack")


# ---- setting up ----

NAMES = {"name": "red", "seat": "red"}, {"name": "blue", "seat": "blue"}
BARE = {"attack": 3, "defense": 3, "speed": 4, "health": 2}


def test_sp_stat_01_four_numbers_are_shared_out() -> None:
    table = pirates(*NAMES, stage="assign")
    assert len(options(good(table))) == 2 * 12
    assert now(good(table, "red: assign 3 3 4 2"), "red")["speed"] == 4
    assert refused(table, "red: assign 3 3 4 4")[1] == "SP-STAT-01"


def test_sp_first_01_the_highest_of_six_starts() -> None:
    table = pirates(*NAMES, stage="assign")
    answer = good(table, "red: assign 3 3 4 2", "blue: assign 3 3 4 2", dice=(2, 6))
    assert answer["events"][-1]["who"] == "blue"
    assert (answer["decision"]["kind"], answer["decision"]["seat"]) == ("place", "blue")


def test_sp_place_01_a_template_from_the_edge_and_the_string_s_length_from_the_others() -> None:
    table = pirates(plane("red", 350, 20, 90), {**NAMES[1], **BARE}, stage="place", to_act="blue")
    beside = 350 + 2 * 10 + 180  # corners to the sides
    assert refused(table, f"place {beside - 0.01} 20 90")[1] == "SP-PLACE-01"
    assert good(table, f"place {beside + 0.01} 20 90")["decision"]["kind"] == "move"
    inner = 700 - 60 + APOTHEM
    assert refused(table, f"place 350 {inner - 0.01} 90")[1] == "SP-PLACE-01"
    assert good(table, f"place 350 {inner + 0.01} 90")["decision"]["kind"] == "move"


# ---- moving ----


def test_ships_move_in_turn_and_the_second_is_first_in_the_next_round() -> None:
    """SP-MOVE-01, SP-NEXT-01"""
    table = alone()
    assert refused(table, "blue: straight")[0] == "the table waits for red to move, not for blue"
    orders = [f"{name}: {step}" for name in ("red", "blue") for step in ("straight", "end")]
    answer = good(table, *orders)
    assert (answer["round"], answer["decision"]["seat"]) == (2, "blue")


@pytest.mark.parametrize(
    ("order", "cost", "end"),
    [
        ("straight", 1, (300, 378.3205, 90)),
        ("bank left", 2, (272.3095, 366.8507, 135)),
        ("bank right", 2, (327.6905, 366.8507, 45)),
        ("turn left", 3, (260.8397, 339.1603, 180)),
        ("turn right", 3, (339.1603, 339.1603, 0)),
    ],
)
def test_at_59_its_own_templates(order: str, cost: int, end: tuple[float, float, float]) -> None:
    """SP-MOVE-02, B-57"""
    answer = good(alone(speed=4), order)
    assert pose(answer, "red") == pytest.approx(end, abs=CLOSE)
    assert answer["decision"]["speed_left"] == 4 - cost


def test_sp_move_03_no_more_than_speed() -> None:
    assert refused(alone(speed=3), "bank left", "bank left")[1] == "SP-MOVE-03"
    assert good(alone(speed=3), "bank left", "straight")["decision"]["speed_left"] == 0


def test_sp_move_04_one_move_at_least() -> None:
    assert refused(alone(), "end")[1] == "SP-MOVE-04"


@pytest.mark.parametrize(("beyond", "alive"), [(-0.001, True), (0.001, False)])
def test_sp_move_05_any_part_off_the_board_is_the_end(beyond: float, alive: bool) -> None:
    answer = good(alone(350, 700 - APOTHEM - 78.320508 + beyond), "straight")
    assert now(answer, "red")["alive"] is alive
    assert alive or answer["events"][1]["clause"] == "SP-MOVE-05"


# ---- stored Speed ----


def test_at_57_what_is_stored_is_spent_later() -> None:
    """SP-ALT-01, SP-ALT-02, SP-ALT-03, SP-ALT-04, B-54"""
    assert refused(alone(speed=3), "store 2")[1] == "SP-ALT-02", "one move comes first"
    assert now(good(alone(speed=3), "straight", "store 2"), "red")["altitude"] == 2
    five = good(alone(200, 100, speed=3, altitude=2), *["straight"] * 5)
    assert (now(five, "red")["altitude"], options(five)) == (0, ["end"])
    assert now(good(alone(speed=3, altitude=2), "straight", "store 2"), "red")["altitude"] == 4
    assert options(good(alone(speed=4, altitude=3), "straight"))[-2:] == ["store 1", "end"], "four tokens at most"


def test_sp_sps_01_a_split_s_takes_three_tokens_and_twice_the_cost() -> None:
    answer = good(alone(speed=3, altitude=3), "split-s straight")
    assert pose(answer, "red") == pytest.approx((300, 378.3205, 270), abs=CLOSE)
    assert (now(answer, "red")["altitude"], answer["decision"]["speed_left"]) == (0, 1)
    assert options(answer) == ["straight", "end"], "nothing is stored in such a round"
    assert refused(alone(speed=3, altitude=2), "split-s straight")[1] == "SP-SPS-01"


def test_sp_brl_01_a_barrel_roll_keeps_the_heading_for_twice_the_cost() -> None:
    answer = good(alone(speed=4, altitude=1), "barrel-roll bank left")
    assert pose(answer, "red") == pytest.approx((272.3095, 366.8507, 90), abs=CLOSE)
    assert (answer["decision"]["speed_left"], now(answer, "red")["altitude"]) == (0, 1)
    assert options(answer) == ["straight", "end"], "the token pays, and nothing is stored in such a round"
    assert "barrel-roll turn left" not in options(good(alone(speed=4, altitude=1)))
    assert "barrel-roll turn left" in options(good(alone(speed=4, altitude=2)))


# ---- attacks ----


@pytest.mark.parametrize(("beyond", "why_not"), [(-0.001, None), (0.001, "0.001 mm out of range (SP-ATK-01)")])
def test_sp_atk_01_no_farther_than_the_string_is_long(beyond: float, why_not: str | None) -> None:
    assert measure(good(duel(100 + 180 + 2 * APOTHEM + beyond)), "red", "blue")["why_not"] == why_not


@pytest.mark.parametrize(("beyond", "inside"), [(-0.01, True), (0.01, False)])
def test_sp_atk_02_the_arc_is_60_degrees_wide(beyond: float, inside: bool) -> None:
    """B-06  A flat of blue lies along the left line."""
    along, out = math.radians(30), math.radians(120)
    x = 100 + 100 * math.cos(along) + (APOTHEM + beyond) * math.cos(out)
    y = 350 + 100 * math.sin(along) + (APOTHEM + beyond) * math.sin(out)
    seen = measure(good(duel(x, y)), "red", "blue")
    assert seen["in_arc"] is inside
    assert inside or seen["why_not"].endswith("outside the arc (SP-ATK-02)")


@pytest.mark.parametrize(("aside", "dice"), [(11.99, 4), (12.01, 3)])
def test_sp_atk_04_one_die_more_between_the_forward_lines(aside: float, dice: int) -> None:
    """B-07  The lane reaches 2 mm to each side, and blue 10."""
    answer = good(duel(200, 350 + aside), "attack blue", dice=(1,) * (dice + 3))
    assert answer["events"][0]["dice"] == dice


@pytest.mark.parametrize(
    ("x", "ours", "theirs"), [(130, 0, 0), (170, 4, 0), (250, 0, 4)], ids=["close", "higher", "far and lower"]
)
def test_sp_atk_03_dice_of_six_that_nobody_throws_again(x: float, ours: int, theirs: int) -> None:
    """B-56  4 to 6 hit and dodge; a 6 is a hit like any other."""
    planes = plane("red", 100, 350, altitude=ours), plane("blue", x, 375, altitude=theirs, health=4)
    answer = good(pirates(*planes, stage="attack"), "attack blue", dice=(6, 4, 5, 6, 3, 2))
    assert kinds(answer)[:4] == ["attack", "attack-roll", "defence-roll", "damage"]
    assert now(answer, "blue")["health"] == 4 - 2
