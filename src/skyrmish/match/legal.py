"""What is legal now: which planes may act, and every order they may be given."""

from itertools import permutations

from skyrmish.engine.records import beside, copied
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.attacking.attack import aces_left, why_not_reroll
from skyrmish.games.squadron_leader.play.attacking.gunnery import why_not_attack
from skyrmish.games.squadron_leader.play.moving.hazards import why_not_drop
from skyrmish.games.squadron_leader.play.moving.movement import (
    can_move,
    most_to_store,
    take_off,
    why_not_climb,
    why_not_dive,
    why_not_end,
    why_not_fly,
)
from skyrmish.games.squadron_leader.play.moving.push import why_not_push
from skyrmish.games.squadron_leader.play.order_of_play import waits
from skyrmish.games.squadron_leader.play.setting_up.placing import (
    is_apart,
    roomiest_spot,
    spot,
    spot_count,
    why_not_stand,
)
from skyrmish.games.squadron_leader.play.setting_up.setup import why_not_assign
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.match.notation import GAINS, Order
from skyrmish.match.places import heading_number

MOST_PLACES = 24


def candidates(rules: Rules, table: Table) -> list[int]:
    """The planes for which an order may be given now."""
    if table.decision == w.NOTHING:
        return []
    if table.decision == w.ASSIGN:
        return [i for i in range(table.count) if not table.planes[i].assigned]
    if table.decision in (w.ACE_DEFENCE, w.DEFENCE_REROLL):
        return [table.target]
    if table.plane >= 0:
        return [table.plane]
    able = [i for i in range(table.count) if table.planes[i].side == table.acting and waits(rules, table, i)]
    if table.decision == w.MOVE:
        return [i for i in able if can_move(rules, table, i)]
    return able


def seats_to_decide(rules: Rules, table: Table) -> list[int]:
    return sorted({table.planes[i].seat for i in candidates(rules, table)})


def legal_orders(rules: Rules, table: Table, i: int, names: list[str], head: str) -> list[Order]:
    """Every order that plane i may be given, headed as asked."""
    if table.decision == w.MOVE:
        return moves(rules, table, i, head)
    if table.decision == w.ATTACK:
        return attacks(rules, table, i, names, head)
    if table.decision in (w.ATTACK_REROLL, w.DEFENCE_REROLL):
        return rerolls(rules, table, head)
    if table.decision == w.ACE_DEFENCE:
        return [Order("ace", head, (float(n),)) for n in range(aces_left(table.planes[i]) + 1)]
    if table.decision == w.IMMELMANN:
        return [Order("immelmann", head), Order("decline", head)]
    if table.decision == w.DIVE_BOMB:
        return [Order("dive-bomb", head), Order("decline", head)]
    if table.decision == w.PUSH_GAIN:
        return [Order("gain", head, target=what) for what in GAINS]
    if table.decision == w.PLACE:
        return places(rules, table, i, head)
    kind = table.planes[i].kind
    return [Order("assign", head, tuple(map(float, stats))) for stats in allocations(rules, kind)]


def allocations(rules: Rules, kind: int = w.PLANE) -> list[tuple[int, ...]]:
    """SL1-STAT-01, C-3  The different ways to share out the numbers: twelve for 4, 3, 3, 2; three for a bomber."""
    numbers = rules.bomber_stats if kind == w.BOMBER else rules.stats
    found = sorted(set(permutations(numbers)), reverse=True)
    return [stats for stats in found if why_not_assign(rules, kind, *stats) == ALLOWED]


def moves(rules: Rules, table: Table, i: int, head: str) -> list[Order]:
    table, out = as_if_moving(table, i), []
    for number in range(rules.manoeuvre_count):
        manoeuvre = rules.manoeuvres[number]
        if why_not_fly(rules, table, i, manoeuvre) == ALLOWED:
            out.append(Order("fly", head, template=manoeuvre.template, manner=manoeuvre.manner))
    if why_not_climb(rules, table, i) == ALLOWED:
        out.append(Order("climb", head))
    depths = range(1, table.planes[i].altitude + 1)
    out += [Order("dive", head, (float(n),)) for n in depths if why_not_dive(rules, table, i, n) == ALLOWED]
    out += [Order("store", head, (float(n),)) for n in range(1, most_to_store(rules, table, i) + 1)]
    if why_not_drop(table, i) == ALLOWED:
        out.append(Order("drop", head))
    if why_not_push(rules, table) == ALLOWED:
        out.append(Order("push", head))
    if why_not_end(table) == ALLOWED:
        out.append(Order("end", head))
    return out


def as_if_moving(table: Table, i: int) -> Table:
    """The table with plane i in its move; as it would be, while its side has not chosen yet. Planes are the same."""
    if table.plane == i:
        return table
    begun = beside(table)
    begun.move = copied(table.move)
    take_off(begun, i)
    return begun


def attacks(rules: Rules, table: Table, i: int, names: list[str], head: str) -> list[Order]:
    targets = [j for j in range(table.count) if why_not_attack(rules, table, i, j) == ALLOWED]
    aces = [(float(n),) if n else () for n in range(aces_left(table.planes[i]) + 1)]
    return [*(Order("attack", head, n, target=names[j]) for j in targets for n in aces), Order("hold", head)]


def rerolls(rules: Rules, table: Table, head: str) -> list[Order]:
    count = table.attack_count if table.decision == w.ATTACK_REROLL else table.defence_count
    dice = [die for die in range(count) if why_not_reroll(rules, table, count, die) == ALLOWED]
    return [*(Order("reroll", head, (float(die + 1),)) for die in dice), Order("keep", head)]


def places(rules: Rules, table: Table, i: int, head: str) -> list[Order]:
    """Some of the legal placements, spread around the board; any other that the clauses allow is legal too."""
    spots = [spot(rules, table, i, number) for number in range(spot_count(rules, table, i))]
    good = [
        pose for pose in spots if why_not_stand(rules, table, i, pose) == ALLOWED and is_apart(rules, table, i, pose)
    ]
    poses = good[:: max(1, len(good) // MOST_PLACES)] or [spots[max(0, roomiest_spot(rules, table, i))]]
    return [Order("place", head, (pose.x, pose.y, heading_number(rules, pose))) for pose in poses]
