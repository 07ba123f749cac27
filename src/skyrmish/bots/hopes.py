"""Hopes: what a flight plan, or all that begin with it, can be worth at best. Without hope nobody needs to look."""

import math

from skyrmish.bots.distances import apart
from skyrmish.bots.exchange import HIGHER, NEARER
from skyrmish.bots.gun_chart import FLYING_ON, layer_of, seen_on_chart
from skyrmish.bots.knowledge import Knowledge
from skyrmish.engine.rule import rule, woven
from skyrmish.games.squadron_leader.gunnery import attack_dice
from skyrmish.games.squadron_leader.pieces import Rules, Table, are_enemies, pose_of
from skyrmish.games.squadron_leader.words import EXPANSION
from skyrmish.geometry.poses import Pose


@rule
def best_shot(rules: Rules, known: Knowledge, table: Table, i: int) -> float:
    """No shot of plane i, from wherever, is worth more than this."""
    plane, most = table.planes[i], 0.0
    dice = min(attack_dice(rules, plane.attack, True), known.most_attack)
    for j in range(table.count):
        enemy = table.planes[j]
        if enemy.flying and are_enemies(plane, enemy):
            defence = min(enemy.defense, known.most_defence)
            most = max(most, known.most_damage[dice * (known.most_defence + 1) + defence])
    return most


@woven
def hope(rules: Rules, given: float, nearest: float, altitude: int) -> float:
    """What standing somewhere is worth at best: as ``standing``, but the best shot hits and nobody shoots back."""
    return math.inf if EXPANSION and rules.bombers else given - NEARER * nearest + HIGHER * altitude


@woven
def branch_hope(rules: Rules, table: Table, i: int, k: int, most: float) -> float:
    """The hope of the k-th payable node and of all that go on from it, as seen from the waypoint before it."""
    node = rules.nodes[rules.payable[k]]
    given = most if is_seen(table, node.depth - 1, 1 << node.manoeuvre) else 0.0
    top = max(rules.payable_high[k] - node.altitude, rules.payable_top[k])
    return hope(rules, given, table.path[node.depth - 1].closest, table.planes[i].altitude + top)


@woven
def hope_beyond(rules: Rules, table: Table, i: int, k: int, most: float) -> float:
    """The hope of all that go on from the k-th payable node, as seen from its end."""
    depth = rules.nodes[rules.payable[k]].depth
    given = most if is_seen(table, depth, FLYING_ON) else 0.0
    return hope(rules, given, table.path[depth].closest, table.planes[i].altitude + rules.payable_top[k])


@woven
def look_around(rules: Rules, known: Knowledge, table: Table, i: int, depth: int, pose: Pose, left: int) -> float:
    """Note at a waypoint what can be seen of the enemies with so much left to spend; how near the nearest is."""
    plane, seen, nearest, layer = table.planes[i], 0, math.inf, layer_of(left)
    for j in range(table.count):
        enemy = table.planes[j]
        if enemy.flying and are_enemies(plane, enemy):
            other = pose_of(enemy)
            seen |= seen_on_chart(rules, known, layer, pose, other)
            nearest = min(nearest, apart(rules, pose, other))
    closest = max(0.0, math.sqrt(nearest) - max(1, left) * known.stride)
    table.path[depth].seen, table.path[depth].closest = seen, closest * closest
    return nearest


@woven
def is_seen(table: Table, depth: int, bits: int) -> bool:
    """From a waypoint, guns may be brought to bear: those of these bits."""
    return table.path[depth].seen & bits != 0
