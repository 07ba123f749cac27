"""Gunnery: who may be shot, and what the dice do to them."""

from skyrmish.engine.rule import rule, woven
from skyrmish.games.squadron_leader.constants import (
    BALLOON,
    CENTRE_PART,
    DOUBLE,
    EXPANSION,
    GUIDES_ONLY,
    WHOLE_PART,
)
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, are_enemies, on_hexes, pose_of
from skyrmish.games.squadron_leader.reasons import (
    ALLOWED,
    ALREADY_ATTACKED,
    NOT_AN_ENEMY,
    OUT_OF_ARC,
    OUT_OF_GUIDES,
    OUT_OF_RANGE,
    TARGET_GONE,
)
from skyrmish.geometry.arcs import any_in_arc, centre_in_arc, in_guides, whole_in_arc
from skyrmish.geometry.hexes import HEXES, hex_distance, is_in_hex_arc, is_in_hex_line
from skyrmish.geometry.poses import LARGE_PIECES, Pose, squared_distance
from skyrmish.geometry.rulers import section_between, section_of

TWICE = 2  # what the highest face counts for, where it counts double


@woven
def section(rules: Rules, a: Pose, b: Pose) -> int:
    """SL1-ATK-02, B-01, B-03, B-04, B-09, B-10, HEX-08, HEX-10  The section between two planes; 0: out of range."""
    if HEXES and on_hexes(rules):
        return section_of(hex_distance(a, b), rules.range_max, rules.range_sections)
    return section_between(rules.token, rules.range_measure, a, b, rules.range_max, rules.range_sections)


@rule
def is_in_guides(rules: Rules, a: Pose, b: Pose) -> bool:
    """B-07, B-53  The target touches the lane between the forward guides."""
    return is_in_hex_line(a, b) if HEXES and on_hexes(rules) else in_guides(rules.token, a, b, rules.lane_half)


@woven
def is_in_arc(rules: Rules, a: Pose, b: Pose) -> bool:
    """SL1-ATK-03, SL1-ARC-IMG, B-02, B-05, B-06, HEX-09  The target is in the attacker's firing arc."""
    if HEXES and on_hexes(rules):
        return is_in_hex_arc(a, b)
    if rules.arc_mode == CENTRE_PART:
        return centre_in_arc(a, b, rules.arc_c, rules.arc_s)
    if rules.arc_mode == WHOLE_PART:
        return whole_in_arc(rules.token, a, b, rules.arc_c, rules.arc_s)
    return any_in_arc(rules.token, a, b, rules.arc_c, rules.arc_s)


@rule
def aim(rules: Rules, a: Pose, b: Pose) -> int:
    """MOD-FWD-01, B-02, B-08  The section at which a plane at a may shoot one at b; 0: it may not."""
    if squared_distance(a, b) > rules.range_reach * rules.range_reach:
        return 0
    if LARGE_PIECES and a.size > 1.0:
        return turret_aim(rules, a, b)
    if rules.lane_effect == GUIDES_ONLY:
        return section(rules, a, b) if is_in_guides(rules, a, b) else 0
    return section(rules, a, b) if is_in_arc(rules, a, b) else 0


@rule
def turret_aim(rules: Rules, a: Pose, b: Pose) -> int:
    """C-3  A bomber fires all round in the sections near it, and beyond them ahead only."""
    part = section(rules, a, b)
    return part if part <= rules.bomber_turret_section or is_in_arc(rules, a, b) else 0


@rule
def why_not_attack(rules: Rules, table: Table, i: int, j: int) -> int:
    """SL1-ATK-01, SL1-ATK-02, SL1-ATK-03, B-33, B-34  You may attack one enemy in range and arc, once a round."""
    reason = why_no_fight(table.planes[i], table.planes[j])
    return reason if reason != ALLOWED else why_no_aim(rules, pose_of(table.planes[i]), pose_of(table.planes[j]))


@rule
def why_no_fight(plane: Plane, target: Plane) -> int:
    """What keeps two planes from fighting, wherever they are."""
    if plane.attacked or not plane.flying:
        return ALREADY_ATTACKED
    if not are_enemies(plane, target):
        return NOT_AN_ENEMY
    return ALLOWED if target.flying and not target.shot_down else TARGET_GONE


@woven
def may_attack(rules: Rules, table: Table, i: int, j: int) -> bool:
    """The same as a question, without looking for the reason."""
    plane, target = table.planes[i], table.planes[j]
    return why_no_fight(plane, target) == ALLOWED and aim(rules, pose_of(plane), pose_of(target)) > 0


@rule
def why_no_aim(rules: Rules, a: Pose, b: Pose) -> int:
    """What keeps the guns off a target: the ruler, the arc, or the guides."""
    if aim(rules, a, b) > 0:
        return ALLOWED
    if section(rules, a, b) == 0:
        return OUT_OF_RANGE
    return OUT_OF_GUIDES if rules.lane_effect == GUIDES_ONLY else OUT_OF_ARC


@rule
def has_guns(plane: Plane) -> bool:
    """C-3  A balloon has none."""
    return plane.attack > 0


@rule
def has_target(rules: Rules, table: Table, i: int) -> bool:
    for j in range(table.count):
        if may_attack(rules, table, i, j):
            return True
    return False


# ---- what the dice do ----


@rule
def is_hit(rules: Rules, face: int) -> bool:
    """SL1-ATK-06, SL1-ATK-07, MOD-D6-01  The face hits in attack, dodges in defence."""
    return face >= rules.hit_from


@rule
def is_critical(rules: Rules, face: int) -> bool:
    """SL1-ATK-06, B-40  The highest face, where the ruleset has criticals."""
    return face >= rules.critical_from


@rule
def cancelled(hits: int, criticals: int, dodges: int, dodges_per_critical: int) -> tuple[int, int]:
    """B-38  How many hits and criticals are dodged. Hits go first: no dodge is then wasted."""
    dodged = min(hits, dodges)
    return dodged, min(criticals, (dodges - dodged) // dodges_per_critical)


@rule
def hits_left(rules: Rules, hits: int, criticals: int, dodges: int) -> int:
    """SL1-ATK-08, B-38  A dodge cancels a hit; a critical takes two."""
    dodged, foiled = cancelled(hits, criticals, dodges, rules.dodges_per_critical)
    return hits + criticals - dodged - foiled


@rule
def damage_of(rules: Rules, hits: int, criticals: int, dodges: int, doubles: int) -> int:
    """SL1-ATK-08, B-39  Plain hits and criticals against dodges; ``doubles`` are those dodges with the highest face."""
    if rules.criticals == DOUBLE:
        return max(0, hits + TWICE * criticals - dodges - doubles)
    return hits_left(rules, hits, criticals, dodges)


@rule
def read_dice(
    rules: Rules, attack: list[int], attack_count: int, defence: list[int], defence_count: int
) -> tuple[int, int, int, int]:
    """SL1-ATK-06, SL1-ATK-07  Plain hits and criticals in attack; dodges, and those with the highest face."""
    hits, criticals, dodges, doubles = 0, 0, 0, 0
    for k in range(attack_count):
        if is_critical(rules, attack[k]):
            criticals += 1
        elif is_hit(rules, attack[k]):
            hits += 1
    for k in range(defence_count):
        if is_hit(rules, defence[k]):
            dodges += 1
        if is_critical(rules, defence[k]):
            doubles += 1
    return hits, criticals, dodges, doubles


@rule
def damage(rules: Rules, table: Table) -> int:
    """SL1-ATK-08, B-39  What the dice on the table do to the target."""
    hits, criticals, dodges, doubles = read_dice(
        rules, table.attack_dice, table.attack_count, table.defence_dice, table.defence_count
    )
    return damage_of(rules, hits, criticals, dodges, doubles)


@rule
def criticals_left(rules: Rules, table: Table) -> int:
    """B-38, B-39, C-5  How many criticals on the table were not cancelled."""
    hits, criticals, dodges, doubles = read_dice(
        rules, table.attack_dice, table.attack_count, table.defence_dice, table.defence_count
    )
    return criticals - all_cancelled(rules, hits, criticals, dodges, doubles)[1]


@rule
def all_cancelled(rules: Rules, hits: int, criticals: int, dodges: int, doubles: int) -> tuple[int, int]:
    """SL1-ATK-08, B-38, B-39  Hits and criticals that are gone. A single dodge takes a hit from a double, no more."""
    if rules.criticals == DOUBLE:
        return cancelled(hits, criticals, dodges + doubles, TWICE)
    return cancelled(hits, criticals, dodges, rules.dodges_per_critical)


def cancelled_dice(rules: Rules, attack: list[int], defence: list[int]) -> list[bool]:
    """SL1-ATK-08, B-38, B-39  Which dice of an attack the defence has cancelled, the first ones first."""
    hits_gone, criticals_gone = all_cancelled(rules, *read_dice(rules, attack, len(attack), defence, len(defence)))
    gone = []
    for face in attack:
        if is_critical(rules, face):
            gone.append(criticals_gone > 0)
            criticals_gone -= 1
        else:
            gone.append(is_hit(rules, face) and hits_gone > 0)
            hits_gone -= is_hit(rules, face)
    return gone


@rule
def health_lost(target: Plane, hits: int) -> int:
    """SL1-ATK-09, B-43, C-3  The Health that an attack with so many hits takes; a balloon falls to enough, or not."""
    if EXPANSION and target.kind == BALLOON and hits < target.health:
        return 0
    return min(target.health, hits)
