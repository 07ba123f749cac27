"""Attacks that are ordered for a plane which is not asked, because it has no target: what it lacks."""

from skyrmish.games.orders import Order, Situation
from skyrmish.games.squadron_leader.constants import ATTACKING, MOVING
from skyrmish.games.squadron_leader.orders.refusals import no_shot
from skyrmish.games.squadron_leader.pieces import Table, are_enemies
from skyrmish.games.squadron_leader.play.attacking.gunnery import has_guns, has_target, why_not_attack
from skyrmish.words.refusal import Refusal


def missed_shot(at: Situation, order: Order) -> Refusal | None:
    """B-34  Why this plane cannot shoot at whom it is told to; nothing, if it has a target, or cannot shoot at all."""
    rules, table, i = at.rules, at.table, at.number
    plane = table.planes[i]
    if order.target not in at.names or plane.attacked or not (plane.flying and plane.placed and has_guns(plane)):
        return None
    j = at.names.index(order.target)
    if not table.planes[j].placed or has_target(rules, table, i) or not is_time_to_shoot(table):
        return None
    return no_shot(at, why_not_attack(rules, table, i, j), j)


def is_time_to_shoot(table: Table) -> bool:
    """It is the Attack Stage; or a round begins, so that one may just have gone by in which nobody had a target."""
    begins = table.stage == MOVING and table.round > 1 and (table.plane < 0 or table.move.flown == 0)
    return table.stage == ATTACKING or (begins and not any(plane.moved for plane in table.planes[: table.count]))


def missed_by_whoever(at: Situation, order: Order) -> Refusal | None:
    """B-34  The same for whoever it is meant for: who is asked now, if the target is an enemy; else, without a name,
    the only plane that could shoot there, if there is only one.
    """
    if order.target not in at.names:
        return None
    planes, target = at.table.planes, at.table.planes[at.names.index(order.target)]
    if are_enemies(planes[at.number], target):
        return missed_shot(at, order)
    able = [
        i for i in range(at.table.count) if planes[i].flying and has_guns(planes[i]) and are_enemies(planes[i], target)
    ]
    return missed_shot(at._replace(number=able[0]), order) if len(able) == 1 and not order.who else None
