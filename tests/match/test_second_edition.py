"""The second edition clause by clause, ruled on through the position file: what it shares with the first as well."""

from typing import Any

import pytest
from match.positions import good, kinds, measure, now, options, plane, pose, position, refused, rule

CLOSE = 1e-3
BARE = {"attack": 2, "defense": 3, "speed": 4, "health": 3}


def second(*planes: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return position(*planes, modules=(), edition="second", **fields)


def alone(x: float = 300, y: float = 300, heading: float = 0, **fields: Any) -> dict[str, Any]:
    """Red to move, blue far away."""
    return second(plane("red", x, y, heading, **fields), plane("blue", 600, 600, 180))


def duel(x: float, y: float = 350, ours: int = 0, theirs: int = 0, **target: Any) -> dict[str, Any]:
    """Red at (100, 350) looks east, where blue is; the Attack Stage."""
    planes = plane("red", 100, 350, altitude=ours), plane("blue", x, y, altitude=theirs, **target)
    return second(*planes, stage="attack")


# ---- setting up ----

NAMES = {"name": "red", "seat": "red"}, {"name": "blue", "seat": "blue"}


def test_sl2_stat_01_four_numbers_are_shared_out_openly() -> None:
    table = second(*NAMES, stage="assign")
    assert len(options(good(table))) == 2 * 12
    half = good(table, "red: assign 4 3 3 2")
    assert (now(half, "red")["attack"], now(half, "red")["health"]) == (4, 2), "blue sees it"
    assert refused(table, "red: assign 4 4 3 2")[1] == "SL2-STAT-01"


def test_sl2_stat_02_the_beginner_s_numbers() -> None:
    beginner = now(good(second(*NAMES, stage="assign"), "red: assign 2 3 4 3"), "red")
    assert {stat: beginner[stat] for stat in BARE} == BARE


def test_sl2_first_01_the_players_say_who_starts_and_nobody_throws() -> None:
    table = second(*NAMES, stage="assign")
    answer = good(table, "red: assign 2 3 4 3", "blue: assign 4 3 3 2", dice=())
    assert (answer["decision"]["kind"], answer["decision"]["seat"]) == ("place", "red")


def test_sl2_place_01_within_78_mm_of_an_edge_and_a_ruler_from_the_others() -> None:
    table = second(plane("red", 350, 20, 90), {"name": "blue", "seat": "blue", **BARE}, stage="place", to_act="blue")
    assert refused(table, "place 608.02 20 90")[1] == "SL2-PLACE-01"
    assert good(table, "place 608.03 20 90")["decision"]["kind"] == "move"
    assert good(table, "place 350 636.02 90")["decision"]["kind"] == "move", "702 − 78 + 12.0104"
    assert refused(table, "place 350 636.00 90") == ("blue must be within 78 mm of an edge", "SL2-PLACE-01")


def test_all_manoeuvre_then_all_attack_then_the_second_starts() -> None:
    """SL2-RND-01, SL2-NEXT-01"""
    table = second(plane("red", 100, 350), plane("blue", 500, 350, 180))
    orders = ["red: straight", "red: end", "blue: straight", "blue: end", "red: hold fire", "blue: hold fire"]
    asked = [good(table, *orders[:done])["decision"] for done in (0, 2, 4, 5, 6)]
    assert [(each["seat"], each["kind"]) for each in asked] == [
        *(("red", "move"), ("blue", "move")),
        *(("red", "attack"), ("blue", "attack")),
        ("blue", "move"),
    ]


# ---- manoeuvres ----


@pytest.mark.parametrize(
    ("order", "cost", "end"),
    [
        ("straight", 1, (350, 436.6667, 90)),
        ("bank left", 2, (320.2826, 421.7442, 135)),
        ("turn right", 3, (393.3333, 393.3333, 0)),
    ],
)
def test_templates_lead_to_their_far_end_for_1_2_or_3(order: str, cost: int, end: tuple[float, float, float]) -> None:
    """SL2-MAN-01, SL2-MAN-02"""
    answer = good(alone(350, 350, 90, speed=4), order)
    assert pose(answer, "red") == pytest.approx(end, abs=CLOSE)
    assert answer["decision"]["speed_left"] == 4 - cost


def test_sl2_man_02_no_more_than_manoeuvrability() -> None:
    told = ("it costs 2, and red has 1 Manoeuvrability left", "SL2-MAN-02")
    assert refused(alone(speed=4), "turn left", "bank left") == told


def test_sl2_man_03_one_manoeuvre_at_least_or_the_plane_is_lost() -> None:
    assert refused(alone(), "end") == ("red must fly at least one manoeuvre", "SL2-MAN-03")
    blocked = plane("red", 350, 350, speed=1), plane("blue", 350 + 260 / 3, 350), plane("green", 50, 50)
    answer = good(second(*blocked))
    assert not now(answer, "red")["alive"]
    assert (answer["events"][0]["cause"], answer["events"][0]["clause"]) == ("stall", "SL2-MAN-03")


@pytest.mark.parametrize(("x", "alive"), [(603.3228, True), (603.3230, False)])
def test_sl2_man_04_any_part_off_the_board_is_the_end(x: float, alive: bool) -> None:
    answer = good(alone(x, 350), "straight")
    assert now(answer, "red")["alive"] is alive
    assert alive or answer["events"][1]["clause"] == "SL2-MAN-04"


def test_sl2_alt_01_altitude_needs_no_module_and_begins_at_0() -> None:
    table = second({**NAMES[0], **BARE}, plane("blue", 350, 680, 270), stage="place", to_act="red")
    placed = good(table, "place 350 20 90")
    assert now(placed, "red")["altitude"] == 0
    assert now(good(table, "place 350 20 90", "climb"), "red")["altitude"] == 1


def test_sl2_alt_02_sl2_alt_03_one_point_buys_one_level_once_a_round() -> None:
    answer = good(alone(speed=3), "climb", "straight")
    assert (now(answer, "red")["altitude"], answer["decision"]["speed_left"]) == (1, 1)
    assert refused(alone(speed=3), "climb", "straight", "climb")[1] == "SL2-ALT-03"


def test_sl2_alt_04_a_dive_pays_but_not_after_a_climb() -> None:
    answer = good(alone(speed=2, altitude=3), "dive 2", "bank left", "bank left")
    assert (now(answer, "red")["altitude"], answer["decision"]["speed_left"]) == (1, 0)
    assert refused(alone(speed=3, altitude=2), "climb", "dive 1")[1] == "SL2-ALT-04"


def test_sl2_alt_05_nobody_climbs_beyond_4() -> None:
    assert refused(alone(altitude=4), "climb")[1] == "SL2-ALT-05"


# ---- attacks ----


def test_sl2_atk_01_one_enemy_is_named() -> None:
    planes = plane("red", 100, 350), plane("blue", 200, 350), plane("green", 200, 400), plane("mate", 150, 300)
    table = second(*planes, stage="attack")
    table["planes"][3]["seat"] = "red"
    table["seats"] = table["seats"][:3]
    offered = [order for order in options(good(table)) if order.startswith("red")]
    assert offered == ["red: attack blue", "red: attack green", "red: hold fire"]


def test_sl2_atk_02_no_farther_than_the_ruler() -> None:
    assert measure(good(duel(358.02)), "red", "blue")["why_not"] is None
    assert measure(good(duel(358.03)), "red", "blue")["why_not"] == "0.01 mm out of range (SL2-ATK-02)"


def test_sl2_atk_03_in_the_arc_of_90_degrees() -> None:
    inside, outside = second_arc(216.98), second_arc(216.99)
    assert inside["why_not"] is None
    assert outside["why_not"].endswith("° outside the arc (SL2-ATK-03)")


def second_arc(y: float) -> dict[str, Any]:
    return measure(good(second(plane("red", 100, 100), plane("blue", 200, y), stage="attack")), "red", "blue")


@pytest.mark.parametrize(
    ("attack", "defence", "lost"),
    [((6, 6, 4), (4, 5, 6), 1), ((6, 6, 6), (4, 4, 4, 4), 1), ((4, 5, 3), (3,), 2)],
    ids=["AT-40", "AT-40, four dodges", "3 neither hits nor dodges"],
)
def test_hits_criticals_and_dodges(attack: tuple[int, ...], defence: tuple[int, ...], lost: int) -> None:
    """SL2-ATK-04, SL2-ATK-05, SL2-ATK-06, SL2-ATK-07, SL2-ATK-08, SL2-ATK-09"""
    planes = (
        plane("red", 100, 350, attack=len(attack)),
        plane("blue", 250, 390, defense=len(defence), health=4),  # in the middle section, beside the guides
    )
    answer = good(second(*planes, stage="attack"), "attack blue", dice=attack + defence)
    assert kinds(answer)[:4] == ["attack", "attack-roll", "defence-roll", "damage"]
    assert [answer["events"][k]["dice"] for k in (1, 2)] == [list(attack), list(defence)]
    assert (now(answer, "blue")["health"], answer["dice_left"]) == (4 - lost, 0)


def rerolls(table: dict[str, Any]) -> tuple[int, int]:
    """How often attacker and defender throw a die again, always the same one."""
    thrown = [0, 0]
    orders, dice = ["attack blue"], [1, 1, 1, 1, 1, 1]
    while True:
        asked = rule(table, *orders, dice=tuple(dice))["decision"]["kind"]
        if asked not in ("attack-reroll", "defence-reroll"):
            return thrown[0], thrown[1]
        thrown[asked == "defence-reroll"] += 1
        orders.append("reroll 1")
        dice.append(1)


@pytest.mark.parametrize(
    ("x", "y", "ours", "theirs", "expected"),
    [
        pytest.param(324, 450, 0, 0, (0, 1), id="SL2-BON-01: furthest section"),
        pytest.param(150, 385, 0, 0, (1, 0), id="SL2-BON-02: closest section"),
        pytest.param(224, 350, 0, 0, (1, 0), id="SL2-BON-03: in the guides"),
        pytest.param(224, 400, 2, 1, (1, 0), id="SL2-BON-04: the attacker is higher"),
        pytest.param(224, 400, 1, 2, (0, 0), id="SL2-BON-04: the defender is"),
        pytest.param(190, 350, 1, 0, (3, 0), id="SL2-BON-05: they add up, on one die"),
    ],
)
def test_who_throws_again(x: float, y: float, ours: int, theirs: int, expected: tuple[int, int]) -> None:
    """SL2-BON-01, SL2-BON-02, SL2-BON-03, SL2-BON-04, SL2-BON-05"""
    assert rerolls(duel(x, y, ours, theirs)) == expected
