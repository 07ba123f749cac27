"""Which numbers are legal orders now, for a seat."""

from typing import Any

from skyrmish.bots.ladder.setting_up.set_up import along_edge
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import (
    ACE_DEFENCE,
    ASSIGN,
    ATTACK,
    ATTACK_REROLL,
    BALLOON,
    BOMBER,
    DEFENCE_REROLL,
    EXPANSION,
    MOVE,
    PLACE,
)
from skyrmish.games.squadron_leader.orders.setting_up import MOST_PLACES
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.attacking.attack import aces_left, why_not_reroll
from skyrmish.games.squadron_leader.play.attacking.gunnery import may_attack
from skyrmish.games.squadron_leader.play.decisions import choice_count
from skyrmish.games.squadron_leader.play.moving.hazards import why_not_drop
from skyrmish.games.squadron_leader.play.moving.movement import (
    most_to_store,
    take_off,
    why_not_climb,
    why_not_dive,
    why_not_end,
    why_not_fly,
)
from skyrmish.games.squadron_leader.play.moving.push import why_not_push
from skyrmish.games.squadron_leader.play.order_of_play import is_asked
from skyrmish.games.squadron_leader.play.setting_up.crowded import roomiest_place
from skyrmish.games.squadron_leader.play.setting_up.spots import spot, spot_count
from skyrmish.games.squadron_leader.play.setting_up.standing import is_apart, why_not_stand
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.geometry.poses import Pose
from skyrmish.lab.stepping.planes.numbering import ROOMIEST, WAIT, Numbering, number_of_choice

EDGES = 4
PLACES_EACH = MOST_PLACES // EDGES


@rule
def fill_mask(rules: Rules, numbers: Numbering, table: Table, seat: int, mask: Any) -> None:
    """1 for every number that the seat may say now, 0 for the others; waiting is for those who are not asked.

    The move of a plane that has not begun one is begun and given up again, as if nothing had been.
    """
    for number in range(numbers.total):
        mask[number] = 0
    mask[WAIT] = 1
    for own in range(numbers.own):
        i = numbers.order[seat * numbers.planes + own]
        if table.planes[i].seat == seat and is_asked(rules, table, i):
            mask[WAIT] = 0
            allow(rules, numbers, table, i, mask, 1 + own * numbers.each)


@rule
def allow(rules: Rules, numbers: Numbering, table: Table, i: int, mask: Any, at: int) -> None:
    """The numbers for one plane begin at ``at``."""
    if table.decision == MOVE:
        allow_moves(rules, numbers, table, i, mask, at)
    elif table.decision == ATTACK:
        allow_attacks(rules, numbers, table, i, mask, at)
    elif table.decision == ATTACK_REROLL:
        allow_rerolls(rules, numbers, table, table.attack_count, mask, at)
    elif table.decision == DEFENCE_REROLL:
        allow_rerolls(rules, numbers, table, table.defence_count, mask, at)
    elif table.decision == PLACE:
        allow_places(rules, numbers, table, i, mask, at)
    elif table.decision == ASSIGN:
        bomber = EXPANSION and table.planes[i].kind == BOMBER
        allow_all(mask, at + numbers.assign, numbers.bomber_cards if bomber else numbers.plane_cards)
    else:
        allow_choices(numbers, table, i, mask, at)


@rule
def allow_all(mask: Any, first: int, count: int) -> None:
    for number in range(first, first + count):
        mask[number] = 1


# ---- setting up ----


@rule
def place_of(rules: Rules, table: Table, i: int, number: int) -> Pose:
    """One of the places that have a number: spread along the edges; on hexes, and for balloons, over all spots."""
    if number == ROOMIEST:
        return roomiest_place(rules, table, i)
    if rules.hexes or (EXPANSION and table.planes[i].kind == BALLOON):
        return spot(rules, table, i, number * spot_count(rules, table, i) // MOST_PLACES)
    return along_edge(rules, table, i, number // PLACES_EACH, (0.5 + number % PLACES_EACH) / PLACES_EACH)


@rule
def allow_places(rules: Rules, numbers: Numbering, table: Table, i: int, mask: Any, at: int) -> None:
    """SL1-PLACE-01, SL1-PLACE-02  Where they are all too close to others, the roomiest place."""
    some = False
    for number in range(MOST_PLACES):
        pose = place_of(rules, table, i, number)
        if why_not_stand(rules, table, i, pose) == ALLOWED and is_apart(rules, table, i, pose):
            mask[at + numbers.place + number] = 1
            some = True
    if not some:
        mask[at + numbers.place + ROOMIEST] = 1


# ---- moving ----


@rule
def allow_moves(rules: Rules, numbers: Numbering, table: Table, i: int, mask: Any, at: int) -> None:
    begun = table.plane == i
    if not begun:
        take_off(table, i)
    for number in range(rules.manoeuvre_count):
        if why_not_fly(rules, table, i, rules.manoeuvres[number]) == ALLOWED:
            mask[at + numbers.fly + number] = 1
    if rules.altitude_max > 0:
        allow_altitude(rules, numbers, table, i, mask, at)
    if EXPANSION and why_not_drop(table, i) == ALLOWED:
        mask[at + numbers.drop] = 1
    if why_not_push(rules, table) == ALLOWED:
        mask[at + numbers.push] = 1
    if why_not_end(table) == ALLOWED:
        mask[at + numbers.end] = 1
    if not begun:
        table.plane = -1


@rule
def allow_altitude(rules: Rules, numbers: Numbering, table: Table, i: int, mask: Any, at: int) -> None:
    if why_not_climb(rules, table, i) == ALLOWED:
        mask[at + numbers.climb] = 1
    for levels in range(1, rules.altitude_max + 1):
        if why_not_dive(rules, table, i, levels) == ALLOWED:
            mask[at + numbers.dive + levels - 1] = 1
    allow_all(mask, at + numbers.store, most_to_store(rules, table, i))


# ---- attacking ----


@rule
def allow_attacks(rules: Rules, numbers: Numbering, table: Table, i: int, mask: Any, at: int) -> None:
    seat = table.planes[i].seat
    dice = min(numbers.aces, 1 + aces_left(table.planes[i]))
    for j in range(table.count):
        if may_attack(rules, table, i, j):
            place = numbers.places[seat * numbers.planes + j]
            allow_all(mask, at + numbers.attack + place * numbers.aces, dice)
    mask[at + numbers.hold] = 1


@rule
def allow_rerolls(rules: Rules, numbers: Numbering, table: Table, dice: int, mask: Any, at: int) -> None:
    for die in range(dice):
        if why_not_reroll(rules, table, dice, die) == ALLOWED:
            mask[at + numbers.reroll + die] = 1
    mask[at + numbers.keep] = 1


@rule
def allow_choices(numbers: Numbering, table: Table, i: int, mask: Any, at: int) -> None:
    """Ace dice for the defence, and what may follow a shot or a push."""
    if table.decision == ACE_DEFENCE:
        allow_all(mask, at + numbers.ace, min(numbers.aces, 1 + aces_left(table.planes[i])))
    else:
        for choice in range(choice_count(table)):
            mask[at + number_of_choice(numbers, table.decision, choice)] = 1
