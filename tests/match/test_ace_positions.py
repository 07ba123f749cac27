"""B-84  The Ace of the second edition and of the current rules, in a position file and out of it again."""

from typing import Any

import pytest
from match.positions import good, now, plane, position
from match.test_bad_positions import why

FAR = plane("green", 650, 40, 180)


def aces(edition: str, *planes: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return position(*planes, edition=edition, **{"modules": ("ace-pilots",), "stage": "attack", **fields})


def shot(edition: str, **red: Any) -> dict[str, Any]:
    """Red has blue before its guns, at a distance and at an altitude that give nobody a reroll."""
    return aces(edition, plane("red", 100, 350, **red), plane("blue", 230, 400, health=1), FAR)


@pytest.mark.parametrize(("ace", "asked"), [(False, "move"), (True, "attack-reroll")])
@pytest.mark.parametrize("edition", ["second", "current"])
def test_b_84_who_is_given_as_the_ace_rerolls_a_die(edition: str, ace: bool, asked: str) -> None:
    answer = good(shot(edition, ace=ace), "attack blue", dice=(1, 1, 1, 1, 1, 1))
    assert answer["decision"]["kind"] == asked


@pytest.mark.parametrize("edition", ["second", "current"])
def test_b_84_an_answer_says_who_is_the_ace_and_the_next_file_keeps_it(edition: str) -> None:
    table = shot(edition)
    won = good(table, "attack blue", dice=(5, 5, 5, 1, 1, 1))
    assert [each["ace"] for each in won["planes"]] == [True, False, False]
    again = good({**table, "stage": "move", "round": 2, "start": "green", "planes": won["planes"]})
    assert again["planes"] == won["planes"]
    assert (again["decision"], again["measures"]) == (won["decision"], won["measures"])


def test_b_84_the_reroll_of_the_current_rules_is_gone_after_the_next_attack() -> None:
    answer = good(shot("current", ace=True), "attack blue", "keep", dice=(1, 1, 1, 1, 1, 1))
    assert not now(answer, "red")["ace"]


@pytest.mark.parametrize(("used", "asked"), [(False, "defence-reroll"), (True, "attack")])
def test_b_84_the_ace_defends_once_a_round(used: bool, asked: str) -> None:
    """C-1"""
    planes = plane("red", 100, 350), plane("blue", 230, 400, 180, ace=True, ace_defended=used)
    answer = good(aces("second", *planes), "attack blue", dice=(5, 1, 1, 1, 1, 1))
    assert answer["decision"]["kind"] == asked
    if not used:
        after = good(aces("second", *planes), "attack blue", "reroll 1", dice=(5, 1, 1, 1, 1, 1, 1))
        assert now(after, "blue")["ace_defended"]
        again = good(aces("second", *after["planes"], to_act="blue"))
        assert again["planes"] == after["planes"]


def test_a_plane_that_fell_with_its_ace_dice_is_no_obstacle_to_the_next_file() -> None:
    """B-43"""
    blue = plane("blue", 230, 400, health=1, aces=2, aces_used=1)
    table = aces("first", plane("red", 100, 350), blue, FAR)
    answer = good(table, "attack blue", "ace 0", dice=(8, 8, 8, 1, 1, 1))
    assert not now(answer, "blue")["alive"]
    assert good({**table, "stage": "move", "planes": answer["planes"]})["planes"][1] == answer["planes"][1]


RED, BLUE = plane("red", 100, 350), plane("blue", 230, 400)
BALLOON = {"name": "bag", "seat": "red", "kind": "balloon", "x": 400, "y": 400, "ace": True}
DICE = 'must be 0 here, where a knock-out gives no ace dice: "ace": true says who is an Ace'


@pytest.mark.parametrize(
    ("table", "told"),
    [
        (aces("second", {**RED, "aces": 1}, BLUE), f"plane 'red': aces 1 {DICE} (C-1)"),
        (aces("current", {**RED, "aces": 2}, BLUE), f"plane 'red': aces 2 {DICE} (C-2)"),
        (
            aces("second", {**RED, "aces": 1}, BLUE, modules=()),
            "plane 'red': aces 1 must be 0 without the ace-pilots module (C-1)",
        ),
        (
            aces("second", {**RED, "ace": True}, BLUE, modules=()),
            "plane 'red': ace cannot be true without the ace-pilots module (C-1)",
        ),
        (
            aces("first", {**RED, "ace": True}, BLUE),
            "plane 'red': ace cannot be true here, where a knock-out gives ace dice: aces says how many (MOD-ACE-01)",
        ),
        (
            aces("second", {**RED, "ace": True}, {**BLUE, "ace": True}),
            "plane 'blue': 'red' is the Ace already, and there is only one (C-1)",
        ),
        (
            aces("second", RED, {**BLUE, "alive": False, "ace": True}),
            "plane 'blue': a plane that is down cannot be the Ace (B-84)",
        ),
        (
            aces("current", RED, BLUE, BALLOON, modules=("bombers-and-balloons",)),
            "plane 'bag': a balloon cannot be the Ace (B-84)",
        ),
        (
            aces("current", {**RED, "ace": True, "ace_defended": True}, BLUE),
            "plane 'red': ace_defended cannot be true but where a single Ace rerolls one defence die a round (C-2)",
        ),
        (aces("second", {**RED, "ace": 1}, BLUE), "planes[0].ace: 1 is neither true nor false (B-84)"),
    ],
)
def test_b_84_an_ace_that_there_cannot_be_is_refused(table: dict[str, Any], told: str) -> None:
    assert why(table) == told


def test_b_84_in_the_current_rules_several_may_have_a_reroll() -> None:
    answer = good(aces("current", {**RED, "ace": True}, {**BLUE, "ace": True}))
    assert [each["ace"] for each in answer["planes"]] == [True, True]
