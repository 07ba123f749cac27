"""What a seat may see of a table, as numbers: the same for every seat that stands the same."""

from typing import Any

from skyrmish.bots.worth.judgement import PLAIN_TEMPLATES, on_paper, ways_out
from skyrmish.bots.worth.senses import room_ahead
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import BALLOON, BOMBER, DECISIONS, OVER
from skyrmish.games.squadron_leader.pieces import MOST_ALTITUDE, MOST_STAT, Plane, Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.attacking.gunnery import aim
from skyrmish.games.squadron_leader.play.setting_up.setup import are_stats_hidden
from skyrmish.lab.stepping.planes.numbering import Numbering, dice_shown

FAR = 8.0  # rulers, and whatever else is counted: beyond that, everything looks alike
LONG = 100.0  # rounds

OF_THE_TABLE = (
    *(f"decision-{name or 'none'}" for name in DECISIONS),
    *("round", "quiet-rounds", "i-start", "my-turn"),
    *("speed-left", "flown", "dived", "pushed", "lone-manoeuvre"),
    *("rerolls", "attack-dice", "defence-dice", "section"),
)
OF_A_PLANE = (
    *("flying", "enemy", "mine", "bomber", "balloon"),
    *("acts", "is-target", "assigned", "placed", "moved", "attacked", "shot-down"),
    *("attack", "defense", "speed", "health", "altitude", "climbed", "aces", "ace", "bombs"),
    *("x", "y", "nose-x", "nose-y", "ways-out", "room-ahead"),
    *("ahead", "left", "turned-cosine", "turned-sine", "i-aim-at-it", "it-aims-at-me"),
)


def names_of_sights(numbers: Numbering) -> list[str]:
    """What each number of a sight is."""
    dice = [f"{side}-die-{n}" for side in ("attack", "defence") for n in range(1, dice_shown(numbers) + 1)]
    planes = [f"plane-{place}-{what}" for place in range(numbers.planes) for what in OF_A_PLANE]
    return [*OF_THE_TABLE, *dice, *planes]


@rule
def look(rules: Rules, numbers: Numbering, table: Table, seat: int, sight: Any) -> None:
    """SL1-STAT-02, B-45  Everything lies open, but stats until all are revealed."""
    side = table.planes[numbers.order[seat * numbers.planes]].side
    at = see_table(rules, table, side, sight)
    at = see_dice(rules, numbers, table, sight, at)
    me = eyes_of(numbers, table, seat)
    for place in range(numbers.planes):
        i = numbers.order[seat * numbers.planes + place]
        hidden = table.planes[i].seat != seat and are_stats_hidden(rules, table)
        at = see_standing(table, seat, side, i, hidden, sight, at)
        at = see_stats(table, i, hidden, sight, at)
        at = see_place(rules, table, me, i, sight, at)


@rule
def limited(number: float) -> float:
    return min(FAR, max(-FAR, number))


@rule
def eyes_of(numbers: Numbering, table: Table, seat: int) -> int:
    """The plane that a seat looks from: the one that acts, or is shot at, or the first that flies."""
    if table.plane >= 0 and table.planes[table.plane].seat == seat:
        return table.plane
    if table.target >= 0 and table.planes[table.target].seat == seat:
        return table.target
    for place in range(numbers.own):
        i = numbers.order[seat * numbers.planes + place]
        if table.planes[i].seat == seat and table.planes[i].flying:
            return i
    return numbers.order[seat * numbers.planes]


@rule
def see_table(rules: Rules, table: Table, side: int, sight: Any) -> int:
    for number in range(len(DECISIONS)):
        sight[number] = 1.0 if table.decision == number and table.stage != OVER else 0.0
    at = len(DECISIONS)
    sight[at] = min(1.0, table.round / LONG)
    sight[at + 1] = min(1.0, table.quiet_rounds / LONG)
    sight[at + 2] = 1.0 if table.round > 0 and table.start == side else 0.0
    sight[at + 3] = 1.0 if table.round > 0 and table.acting == side else 0.0
    moving = table.plane >= 0
    sight[at + 4] = table.move.speed_left / MOST_STAT if moving else 0.0
    sight[at + 5] = table.move.flown / MOST_STAT if moving else 0.0
    sight[at + 6] = table.move.dived / MOST_ALTITUDE if moving else 0.0
    sight[at + 7] = 1.0 if moving and table.move.pushed else 0.0
    sight[at + 8] = 1.0 if moving and table.move.solo else 0.0
    shot = table.target >= 0
    sight[at + 9] = table.rerolls / MOST_STAT if shot else 0.0
    sight[at + 10] = table.attack_count / MOST_STAT if shot else 0.0
    sight[at + 11] = table.defence_count / MOST_STAT if shot else 0.0
    sight[at + 12] = table.section / max(1, rules.range_sections) if shot else 0.0
    return at + 13


@rule
def see_dice(rules: Rules, numbers: Numbering, table: Table, sight: Any, at: int) -> int:
    """The dice of a shot, as parts of their highest face; 0 where none lies."""
    dice = dice_shown(numbers)
    for die in range(dice):
        attack = table.target >= 0 and die < table.attack_count
        defence = table.target >= 0 and die < table.defence_count
        sight[at + die] = table.attack_dice[die] / rules.die_sides if attack else 0.0
        sight[at + dice + die] = table.defence_dice[die] / rules.die_sides if defence else 0.0
    return at + 2 * dice


@rule
def see_standing(table: Table, seat: int, side: int, i: int, hidden: bool, sight: Any, at: int) -> int:
    plane = table.planes[i]
    sight[at] = 1.0 if plane.flying else 0.0
    sight[at + 1] = 1.0 if plane.side != side else 0.0
    sight[at + 2] = 1.0 if plane.seat == seat else 0.0
    sight[at + 3] = 1.0 if plane.kind == BOMBER else 0.0
    sight[at + 4] = 1.0 if plane.kind == BALLOON else 0.0
    sight[at + 5] = 1.0 if table.plane == i else 0.0
    sight[at + 6] = 1.0 if table.target == i else 0.0
    sight[at + 7] = 1.0 if plane.assigned and not hidden else 0.0
    sight[at + 8] = 1.0 if plane.placed else 0.0
    sight[at + 9] = 1.0 if plane.moved else 0.0
    sight[at + 10] = 1.0 if plane.attacked else 0.0
    sight[at + 11] = 1.0 if plane.shot_down else 0.0
    return at + 12


@rule
def see_stats(table: Table, i: int, hidden: bool, sight: Any, at: int) -> int:
    plane = table.planes[i]
    sight[at] = 0.0 if hidden else plane.attack / MOST_STAT
    sight[at + 1] = 0.0 if hidden else plane.defense / MOST_STAT
    sight[at + 2] = 0.0 if hidden else plane.speed / MOST_STAT
    sight[at + 3] = 0.0 if hidden else plane.health / MOST_STAT
    sight[at + 4] = plane.altitude / MOST_ALTITUDE
    sight[at + 5] = plane.climbed / MOST_ALTITUDE
    sight[at + 6] = min(1.0, (plane.aces - plane.aces_used) / MOST_STAT)
    sight[at + 7] = 1.0 if plane.ace else 0.0
    sight[at + 8] = min(1.0, plane.bombs / MOST_STAT)
    return at + 9


@rule
def see_place(rules: Rules, table: Table, me: int, i: int, sight: Any, at: int) -> int:
    """Where it is on the board, and as it is seen from the plane that looks."""
    plane, mine, end = table.planes[i], table.planes[me], at + 12
    for k in range(at, end):
        sight[k] = 0.0
    if not (plane.placed and plane.flying):
        return end
    pose = pose_of(plane)
    x, y, c, s = on_paper(rules, pose)
    sight[at], sight[at + 1], sight[at + 2], sight[at + 3] = limited(x), limited(y), c, s
    sight[at + 4] = ways_out(rules, pose) / PLAIN_TEMPLATES
    sight[at + 5] = room_ahead(rules, x, y, c, s)
    if i != me and mine.placed and mine.flying:
        see_from(rules, mine, plane, sight, at + 6)
    return end


@rule
def see_from(rules: Rules, mine: Plane, plane: Plane, sight: Any, at: int) -> None:
    """As a pilot sees it: how far ahead and to the left, how far turned, and who could shoot whom."""
    my_pose, pose = pose_of(mine), pose_of(plane)
    my_x, my_y, my_c, my_s = on_paper(rules, my_pose)
    x, y, c, s = on_paper(rules, pose)
    dx, dy = x - my_x, y - my_y
    sight[at] = limited(my_c * dx + my_s * dy)
    sight[at + 1] = limited(my_c * dy - my_s * dx)
    sight[at + 2] = my_c * c + my_s * s
    sight[at + 3] = my_c * s - my_s * c
    if plane.side != mine.side:
        sight[at + 4] = aim(rules, my_pose, pose) / rules.range_sections
        sight[at + 5] = aim(rules, pose, my_pose) / rules.range_sections
