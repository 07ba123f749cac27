"""B-34  Who has no target is not asked; an attack that is ordered nevertheless is answered with what it lacks."""

from typing import Any

import pytest
from match.positions import good, plane, position, refused

FAR, BESIDE = plane("blue", 600, 350, 0), plane("blue", 100, 200, 0)


def attacking(*planes: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return position(plane("red", 100, 350), *planes, stage="attack", **fields)


@pytest.mark.parametrize("order", ["red: attack blue", "attack blue"])
@pytest.mark.parametrize(
    ("blue", "told"),
    [
        (FAR, ("blue is 242 mm out of range", "SL1-ATK-02")),
        (BESIDE, ("blue is 40.3° outside the arc", "SL1-ATK-03")),
    ],
)
def test_b_34_the_only_target_lacks_range_or_arc(blue: dict[str, Any], told: tuple[str, str], order: str) -> None:
    table = attacking(blue)
    assert good(table)["decision"]["kind"] == "move", "nobody had a target: the next round has begun"
    assert refused(table, order) == told


@pytest.mark.parametrize("order", ["red: attack blue", "attack blue"])
def test_b_34_also_while_the_target_itself_may_attack(order: str) -> None:
    table = attacking(plane("blue", 100, 200, 90))
    assert good(table)["decision"]["seat"] == "blue"
    assert refused(table, order) == ("blue is 40.3° outside the arc", "SL1-ATK-03")


@pytest.mark.parametrize("order", ["blue: attack red", "attack red"])
def test_b_34_also_when_it_starts_the_round_that_has_begun(order: str) -> None:
    table = attacking(plane("blue", 200, 350, 0))
    assert good(table, "hold fire")["decision"]["seat"] == "blue", "it had no target, and is asked to move"
    assert refused(table, "hold fire", order) == ("red is 127.8° outside the arc", "SL1-ATK-03")


def test_b_34_of_two_planes_the_one_that_has_no_target() -> None:
    second = plane("mate", 100, 550, 180, seat="red")
    table = attacking(second, plane("blue", 200, 350, 0))
    assert refused(table, "mate: attack blue")[1] == "SL1-ATK-03"
    assert refused(table, "mate: hold fire") == ("mate has no enemy to shoot at", "B-34")


def test_who_has_a_target_waits_for_its_turn() -> None:
    table = attacking(plane("blue", 200, 350, 180), to_act="blue", start="blue")
    assert refused(table, "red: attack blue")[0] == "the table waits for blue to attack or hold fire, not for red"


def test_in_the_move_stage_it_is_no_time_to_shoot() -> None:
    table = position(plane("red", 100, 350), FAR, round=2)
    assert refused(table, "red: straight", "red: attack blue")[0].endswith("the table waits for red to move")
    assert refused(table, "red: straight", "red: end", "red: attack blue")[0].endswith("blue to move, not for red")


def test_several_could_be_meant() -> None:
    table = attacking(plane("mate", 100, 550, 180, seat="red"), plane("blue", 600, 350, 0))
    assert refused(table, "attack blue")[0].endswith("the table waits for blue to move")
