"""It hit something important: a critical that gets through lowers another stat, and crews may mend it."""

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import (
    LOST_STAT_ROLL,
    LOWERS,
    NO_ROLL,
    NOTHING,
    PLANE,
    REPAIR_ROLL,
    REPAIRED,
)
from skyrmish.games.squadron_leader.happenings import LOWERED, REPAIRED_STAT, tell
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table
from skyrmish.games.squadron_leader.play.attacking.gunnery import criticals_left
from skyrmish.games.squadron_leader.play.moving.hazards import in_order

ATTACK_STAT, DEFENSE_STAT, SPEED_STAT = range(3)  # as the die names them, less one
STATS_TO_LOSE = 3
LEAST_STAT = 1


@rule
def hits_something_important(rules: Rules, table: Table) -> bool:
    """C-5, B-86  A critical got through to a plane that still flies: a die says which stat, once for each attack."""
    target = table.planes[table.target]
    if rules.critical_lowers < LOWERS or target.kind != PLANE or criticals_left(rules, table) == 0:
        return False
    table.decision = NOTHING
    table.roll, table.due = LOST_STAT_ROLL, 1
    return True


@rule
def lower_stat(table: Table) -> None:
    """C-5, B-86  1 Attack, 2 Defense, 3 Speed: a point of it is lost, unless it is the last."""
    plane, stat = table.planes[table.target], table.thrown[0] - 1
    lost = 1 if stat_of(plane, stat) > LEAST_STAT else 0
    change_stat(plane, stat, -lost)
    tell(table, LOWERED, table.target, stat, lost)
    table.roll = NO_ROLL


@rule
def stat_of(plane: Plane, stat: int) -> int:
    if stat == ATTACK_STAT:
        return plane.attack
    return plane.defense if stat == DEFENSE_STAT else plane.speed


@rule
def change_stat(plane: Plane, stat: int, change: int) -> None:
    if stat == ATTACK_STAT:
        plane.attack += change
        plane.attack_lost -= change
    elif stat == DEFENSE_STAT:
        plane.defense += change
        plane.defense_lost -= change
    else:
        plane.speed += change
        plane.speed_lost -= change


# ---- repairs ----


@rule
def first_lost(plane: Plane) -> int:
    """B-87  The stat that is mended first: Attack, then Defense, then Speed; −1 if all are whole."""
    if plane.attack_lost > 0:
        return ATTACK_STAT
    if plane.defense_lost > 0:
        return DEFENSE_STAT
    return SPEED_STAT if plane.speed_lost > 0 else -1


@rule
def find_repair(rules: Rules, table: Table) -> bool:
    """C-5, B-87  At the end of a round, planes in the order of play roll a die each to mend a stat."""
    if rules.critical_lowers != REPAIRED:
        return False
    while table.repairs < table.count:
        i = in_order(table, table.repairs)
        table.repairs += 1
        if table.planes[i].flying and first_lost(table.planes[i]) >= 0:
            table.plane = i
            table.roll, table.due = REPAIR_ROLL, 1
            return True
    return False


@rule
def mend_stat(rules: Rules, table: Table) -> None:
    """C-5, B-87  The upper half of the die, 4 to 6 of six, gives a point back."""
    i, face = table.plane, table.thrown[0]
    stat = first_lost(table.planes[i])
    mended = face > rules.die_sides // 2
    if mended:
        change_stat(table.planes[i], stat, 1)
    tell(table, REPAIRED_STAT, i, stat if mended else -1, face)
    table.roll = NO_ROLL


@rule
def mend_all(plane: Plane) -> None:
    """B-87  Whoever comes back in a mission is whole again."""
    while first_lost(plane) >= 0:
        change_stat(plane, first_lost(plane), 1)
