"""Options of placing and moving."""

import pytest
from rules.options.scenes import Scenes
from rules.tables import manoeuvre, move, new_table, plane_at, table_of, why_not

from skyrmish.games.squadron_leader.constants import PLAIN
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.play.attacking.immelmann import altitude_after_loop, can_loop
from skyrmish.games.squadron_leader.play.moving.movement import why_not_store
from skyrmish.games.squadron_leader.play.setting_up.placing import why_not_place
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.geometry.poses import pose_at

SCENES = Scenes()

FOUR_ALTITUDE = [(1, 4), (2, 4), (2, 4), (3, 4), (3, 4)]


@SCENES.of("bank.geometry", {"ideal": 71.744, "stl": 71.5})
def bank_ahead(rules: Rules) -> float:
    return round(rules.manoeuvres[manoeuvre(rules, "bank left")].ahead, 3)


@SCENES.of("place.depth", {78: False, 200: True})
def placed_100_mm_from_the_edge(rules: Rules) -> bool:
    return why_not_place(rules, new_table(2), 0, pose_at(350, 100, 90)) == ALLOWED


@SCENES.of("place.band", {"whole": False, "nearest": True})
def placed_across_the_band_s_edge(rules: Rules) -> bool:
    return why_not_place(rules, new_table(2), 0, pose_at(350, 80, 90)) == ALLOWED


@SCENES.of("place.distance", {234: False, 0: True})
def placed_near_an_enemy(rules: Rules) -> bool:
    table = new_table(2)
    table.planes[0] = plane_at(350, 20, 90)
    return why_not_place(rules, table, 1, pose_at(400, 20, 90)) == ALLOWED


@SCENES.of("offboard.voluntary", {"confirm": True, "forbidIfAvoidable": False})
def flying_off_on_purpose(rules: Rules) -> bool:
    return why_not(rules, table_of(rules, plane_at(640, 350), plane_at(50, 50, side=1)), "straight") == ALLOWED


@SCENES.of("stall.blocked", {"destroyed": False, "hold": True})
def blocked(rules: Rules) -> bool:
    table = table_of(rules, plane_at(100, 100, speed=1), plane_at(190, 100, side=1))
    return table.planes[0].flying


@SCENES.of("altitude", {"off": (False, False), "classic": (True, False), "stored": (False, True)})
def climbing_and_storing(rules: Rules) -> tuple[bool, bool]:
    table = table_of(rules, plane_at(350, 350), plane_at(50, 50, side=1))
    climbing = why_not(rules, table, "climb") == ALLOWED
    move(rules, table, "straight")
    return climbing, why_not_store(rules, table, 0, 2) == ALLOWED


@SCENES.of("climb.limit", {1: 1, 2: 2, 4: 3})
def climbs_with_speed_4(rules: Rules) -> int:
    table = table_of(rules, plane_at(350, 350, speed=4), plane_at(50, 50, side=1))
    while why_not(rules, table, "climb") == ALLOWED:
        move(rules, table, "climb")
    return table.planes[0].altitude


@SCENES.of("splitS", {"off": [], "3alt×2": [(2, 3), (4, 3), (4, 3), (6, 3), (6, 3)], "4alt×1": FOUR_ALTITUDE})
@SCENES.of("barrelRoll", {"off": [], "double": [(4, 0), (4, 0), (6, 0), (6, 0)], "soloTurn": [(0, 0), (0, 0)]})
def costs_of_special_manoeuvres(rules: Rules) -> list[tuple[int, int]]:
    return [(each.cost, each.altitude) for each in rules.manoeuvres if each.manner != PLAIN]


@SCENES.of("sp.geometry", {"sl": (8, 260 / 3), "native": (6, 78.320508)})
def token_and_straight(rules: Rules) -> tuple[int, float]:
    return rules.token.sides, pytest.approx(rules.manoeuvres[0].ahead, abs=1e-6)


@SCENES.of("splitS.paysTemplate", {True: FOUR_ALTITUDE, False: [(0, 4)] * 5})
def costs_of_a_split_s_for_four(rules: Rules) -> list[tuple[int, int]]:
    return costs_of_special_manoeuvres(rules)


@SCENES.of(
    "immelmann",
    {"addCap": [3, 4, 4, 4, 4], "raiseTo3": [3, 3, 3, 3, 4], "fromZero4": [4, None, None, None, None]},
)
def altitudes_after_an_immelmann(rules: Rules) -> list[int | None]:
    table = table_of(rules, plane_at(350, 350), plane_at(50, 50, side=1))
    after: list[int | None] = []
    for altitude in range(5):
        table.planes[0].altitude = altitude
        after.append(altitude_after_loop(rules, altitude) if can_loop(rules, table, 0) else None)
    return after
