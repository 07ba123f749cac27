"""What a pilot would have from the end of every plan: shots to give, and shots to be expected."""

import math
from dataclasses import dataclass

from skyrmish.games.squadron_leader.pieces import Plane, Table, pose_of
from skyrmish.games.squadron_leader.play.attacking.gunnery import has_guns
from skyrmish.geometry.poses import Pose
from skyrmish.table.messages.asks import NodeOutlook, Outlook, Sight
from skyrmish.table.questions.moving.flight_chart import Branch
from skyrmish.table.questions.moving.flight_tree import FlightTree
from skyrmish.table.questions.sights import Look, best_first, look, sight
from skyrmish.table.views.sky import Sky


@dataclass(frozen=True)
class PlanEnd:
    """Where a node of the flight tree ends, and the altitudes with which it can be reached."""

    node: int
    pose: Pose
    altitude: int  # with no change
    low: int
    high: int


def plan_ends(tree: FlightTree) -> list[PlanEnd]:
    """The ends of all plans that may be flown, the shortest plans first."""
    chart, over = tree.chart, {*tree.off, *tree.won}
    ends = [number for number in tree.flyable() if number not in over]
    ends.sort(key=lambda number: chart.nodes[number].depth)
    found = (plan_end(tree, number, chart.nodes[number]) for number in ends)
    return [end for end in found if end.low <= end.high]


def plan_end(tree: FlightTree, number: int, branch: Branch) -> PlanEnd:
    return PlanEnd(number, tree.pose(number), tree.plane.altitude - branch.altitude, branch.low, branch.high)


def outlooks(sky: Sky, table: Table, names: list[str], i: int, ends: list[PlanEnd]) -> list[NodeOutlook]:
    """The outlook from each end, for every change of altitude."""
    me = table.planes[i]
    enemies = [j for j in range(table.count) if table.planes[j].side != me.side and is_there(table.planes[j])]
    out = []
    for end in ends:
        looks = [(j, *look_both_ways(sky, table, i, end.pose, j)) for j in enemies]
        for change in range(end.low, end.high + 1):
            seen = outlook(sky, table, names, me, looks, end.altitude + change)
            out.append(NodeOutlook(node=end.node, change=change, outlook=seen))
    return out


def is_there(plane: Plane) -> bool:
    return plane.flying and plane.placed and not plane.shot_down


def look_both_ways(sky: Sky, table: Table, i: int, pose: Pose, j: int) -> tuple[Look, Look]:
    """From plane i at a pose to plane j as it stands, and back."""
    other = pose_of(table.planes[j])
    return look(sky, table, i, pose, j, other), look(sky, table, j, other, i, pose)


def outlook(
    sky: Sky, table: Table, names: list[str], me: Plane, looks: list[tuple[int, Look, Look]], altitude: int
) -> Outlook:
    """Shots at everyone as they stand; being hit counts those who have moved, for they stay where they are."""
    rules, given = sky.rules, []
    threats: list[Sight] = []
    sure: list[Sight] = []
    for j, there, back in looks:
        enemy = table.planes[j]
        higher = altitude - enemy.altitude
        given.append(sight(rules, there, me, enemy, higher, names[j]))
        if has_guns(enemy) and not enemy.attacked and back.line.section:
            threat = sight(rules, back, enemy, me, -higher, names[j])
            threats.append(threat)
            if enemy.moved:
                sure.append(threat)
    missed = math.prod(1.0 - threat.odds.hit for threat in sure if threat.odds)
    return Outlook(
        sights=best_first(given),
        could_be_hit=round(1.0 - missed, 5),
        threats=threats,
    )
