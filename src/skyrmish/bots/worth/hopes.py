"""Hopes: what a flight plan, or all that begin with it, can be worth at best. Without hope nobody needs to look."""

import math
from typing import NamedTuple

from skyrmish.bots.ladder.knowledge import Knowledge
from skyrmish.bots.notes import NotedTable
from skyrmish.bots.worth.distances import apart, if_any
from skyrmish.bots.worth.exchange import HIGHER, NEARER
from skyrmish.bots.worth.gun_chart import FLYING_ON, LINED_UP, layer_of, seen_on_chart
from skyrmish.engine.rule import rule, woven
from skyrmish.games.squadron_leader.constants import EXPANSION
from skyrmish.games.squadron_leader.pieces import Leg, Rules, Table, are_enemies, pose_of
from skyrmish.games.squadron_leader.play.attacking.shot import all_dice, attack_dice, best_line
from skyrmish.geometry.poses import Pose


class Hopes(NamedTuple):
    """The best there can be, wherever a plan ends."""

    plain: float  # a shot
    lined_up: float  # one with the guns lined up
    room: float  # what room to fly on is worth at most
    thirst: float  # how much more a hit counts than usual


@rule
def hopes_of(rules: Rules, known: Knowledge, table: Table, i: int, room: float, thirst: float) -> Hopes:
    """No shots of plane i, from wherever, are worth more than these."""
    plain, lined_up = best_shot(rules, known, table, i, False), best_shot(rules, known, table, i, True)
    return Hopes(plain, lined_up, room, thirst)


@rule
def best_shot(rules: Rules, known: Knowledge, table: Table, i: int, lined_up: bool) -> float:
    """No shot of plane i, from wherever, is worth more than this."""
    plane, most = table.planes[i], 0.0
    dice = min(all_dice(attack_dice(rules, plane.attack, best_line(lined_up, 1), 0)), known.most_attack)
    for j in range(table.count):
        enemy = table.planes[j]
        if enemy.flying and are_enemies(plane, enemy):
            defence = min(enemy.defense, known.most_defence)
            most = max(most, known.most_damage[dice * (known.most_defence + 1) + defence])
    return most


@woven
def promised(table: NotedTable, depth: int, bits: int, hopes: Hopes) -> float:
    """The best shot that can be hoped for at a waypoint, or from it, by these bits of the chart."""
    seen = table.path[depth].seen
    if seen & (bits << LINED_UP) != 0:
        return hopes.lined_up
    return hopes.plain if seen & bits != 0 else 0.0


@woven
def hope(rules: Rules, hopes: Hopes, given: float, nearest: float, altitude: int) -> float:
    """What standing somewhere is worth at best: as ``weighed``, but the best shot hits and nobody shoots back."""
    if EXPANSION and rules.bombers:
        return math.inf
    return given - NEARER * nearest + HIGHER * altitude + hopes.room + hopes.thirst * given


@woven
def is_passed_over(table: NotedTable, leg: Leg) -> bool:
    """It was clear at the waypoint before it that this node, and all that go on from it, lead to nothing better."""
    return (table.path[leg.depth - 1].ways >> leg.manoeuvre) & 1 == 0


@woven
def branch_hope(rules: Rules, table: NotedTable, i: int, leg: Leg, hopes: Hopes) -> float:
    """The hope of a node and of all that go on from it, as seen from the waypoint before it."""
    given = promised(table, leg.depth - 1, 1 << leg.manoeuvre, hopes)
    return hope(rules, hopes, given, table.path[leg.depth - 1].closest, table.planes[i].altitude + leg.peak)


@woven
def ways_on(rules: Rules, table: NotedTable, i: int, leg: Leg, hopes: Hopes, best: float) -> int:
    """The manoeuvres, as bits, with which flying on from a node may lead to something better."""
    waypoint, top = table.path[leg.depth], table.planes[i].altitude + leg.top
    if hope(rules, hopes, 0.0, waypoint.closest, top) > best:
        return FLYING_ON
    if hope(rules, hopes, hopes.plain, waypoint.closest, top) > best:
        return waypoint.seen & FLYING_ON
    lined_up = hope(rules, hopes, hopes.lined_up, waypoint.closest, top) > best
    return (waypoint.seen >> LINED_UP) & FLYING_ON if lined_up else 0


@woven
def look_around(rules: Rules, known: Knowledge, table: NotedTable, i: int, depth: int, pose: Pose, left: int) -> float:
    """Note at a waypoint what can be seen of the enemies with so much left to spend; how near the nearest is."""
    plane, seen, nearest, layer = table.planes[i], 0, math.inf, layer_of(left)
    for j in range(table.count):
        enemy = table.planes[j]
        if enemy.flying and are_enemies(plane, enemy):
            other = pose_of(enemy)
            seen |= seen_on_chart(rules, known, layer, pose, other)
            nearest = min(nearest, apart(rules, pose, other))
    nearest = if_any(nearest)
    closest = max(0.0, math.sqrt(nearest) - max(1, left) * known.stride)
    table.path[depth].seen, table.path[depth].closest = seen, closest * closest
    return nearest
