"""Taking an order: ask the rules whether it is allowed, say why not, or do it."""

from collections.abc import Callable

from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play import decisions as answer
from skyrmish.games.squadron_leader.play.attacking.attack import aces_left, why_not_aces, why_not_reroll
from skyrmish.games.squadron_leader.play.attacking.gunnery import why_not_attack
from skyrmish.games.squadron_leader.play.moving.hazards import why_not_drop
from skyrmish.games.squadron_leader.play.moving.movement import (
    most_to_store,
    take_off,
    why_not_climb,
    why_not_dive,
    why_not_end,
    why_not_fly,
    why_not_store,
)
from skyrmish.games.squadron_leader.play.moving.push import why_not_push
from skyrmish.games.squadron_leader.play.setting_up.placing import why_not_place
from skyrmish.games.squadron_leader.play.setting_up.setup import why_not_assign
from skyrmish.games.squadron_leader.reasons import ALLOWED, NOT_THAT_MANY_ACES
from skyrmish.games.orders import GAINS, Order
from skyrmish.games.squadron_leader.measuring.places import pose_named
from skyrmish.games.squadron_leader.orders.refusals import TO_DECIDE, attack_refusal, flight_refusal, place_refusal, refusal, speed_name

ANSWERS = {
    "assign": (w.ASSIGN,),
    "place": (w.PLACE,),
    "fly": (w.MOVE,),
    "climb": (w.MOVE,),
    "dive": (w.MOVE,),
    "store": (w.MOVE,),
    "end": (w.MOVE,),
    "attack": (w.ATTACK,),
    "hold": (w.ATTACK,),
    "reroll": (w.ATTACK_REROLL, w.DEFENCE_REROLL),
    "keep": (w.ATTACK_REROLL, w.DEFENCE_REROLL),
    "ace": (w.ACE_DEFENCE,),
    "immelmann": (w.IMMELMANN,),
    "dive-bomb": (w.DIVE_BOMB,),
    "decline": (w.IMMELMANN, w.DIVE_BOMB),
    "drop": (w.MOVE,),
    "push": (w.MOVE,),
    "gain": (w.PUSH_GAIN,),
}


def take(rules: Rules, table: Table, i: int, order: Order, names: list[str]) -> None:
    """Carry out an order for plane i, or refuse it. A refused order may leave the table half changed: use a copy."""
    if table.decision not in ANSWERS[order.verb]:
        check_dive_bomb(rules, table, order)
        waits = f"the table waits for {names[i]} {TO_DECIDE[table.decision]}"
        raise Refusal(f"{order.words()!r} is no answer now: {waits}", "SL1-RND-01")
    if order.verb in TAKERS:
        TAKERS[order.verb](rules, table, i, order, names)
    elif order.verb == "hold":
        answer.answer_hold_fire(rules, table, i)
    elif order.verb == "keep":
        answer.answer_keep(rules, table)
    elif order.verb == "immelmann":
        answer.answer_loop(rules, table, i)
    elif order.verb == "dive-bomb":
        answer.answer_dive_bomb(table)
    elif order.verb == "gain":
        answer.answer_gain(rules, table, i, GAINS.index(order.target))
    elif table.decision == w.DIVE_BOMB:
        answer.decline_dive_bomb(rules, table, i)
    else:
        answer.decline_loop(rules, table, i)


def check_dive_bomb(rules: Rules, table: Table, order: Order) -> None:
    """C-1, C-2  Say when a Dive Bomb is possible, to somebody who tries it at another time."""
    if order.verb != "dive-bomb" or table.decision not in (w.MOVE, w.ATTACK):
        return
    if not rules.dive_bomb:
        raise Refusal("there is no Dive Bomb in this ruleset", "C-1")
    raise Refusal(
        "a Dive Bomb follows an attack in the closest section on a plane that is lower and still flies", "C-1"
    )


def _assign(rules: Rules, table: Table, i: int, order: Order, names: list[str]) -> None:
    attack, defense, speed, health = (int(number) for number in order.numbers)
    kind = table.planes[i].kind
    reason = why_not_assign(rules, kind, attack, defense, speed, health)
    if reason != ALLOWED:
        numbers = rules.bomber_stats if kind == w.BOMBER else rules.stats
        told = ", ".join(map(str, numbers))
        raise refusal(reason, plane=names[i], stats=told, speed=speed_name(table), speed_fixed=rules.bomber_speed)
    answer.answer_assign(rules, table, i, attack, defense, speed, health)


def _place(rules: Rules, table: Table, i: int, order: Order, names: list[str]) -> None:
    x, y, heading = order.numbers
    pose = pose_named(rules, x, y, heading)
    reason = why_not_place(rules, table, i, pose)
    if reason != ALLOWED:
        raise place_refusal(reason, rules, table, i, pose, names)
    answer.answer_place(rules, table, i, x, y, heading)


def _start_move(table: Table, i: int) -> None:
    if table.plane != i:
        take_off(table, i)


def _fly(rules: Rules, table: Table, i: int, order: Order, names: list[str]) -> None:
    _start_move(table, i)
    for number in range(rules.manoeuvre_count):
        manoeuvre = rules.manoeuvres[number]
        if (manoeuvre.template, manoeuvre.manner) == (order.template, order.manner):
            reason = why_not_fly(rules, table, i, manoeuvre)
            if reason != ALLOWED:
                raise flight_refusal(reason, rules, table, i, manoeuvre, names)
            answer.answer_fly(rules, table, i, number)
            return
    if order.manner == w.BARREL_ROLL and order.template == w.STRAIGHT:
        raise Refusal("a barrel roll is flown with a bank or a turn", "MOD-BRL-01")
    clause = {w.SPLIT_S: "MOD-SPS-01", w.BARREL_ROLL: "MOD-BRL-01"}[order.manner]
    raise Refusal(f"there is no {w.MANNERS[order.manner]} in this ruleset", clause)


def _climb(rules: Rules, table: Table, i: int, order: Order, names: list[str]) -> None:  # noqa: ARG001
    _start_move(table, i)
    reason = why_not_climb(rules, table, i)
    if reason != ALLOWED:
        raise refusal(reason, plane=names[i], top=rules.altitude_max, speed=speed_name(table))
    answer.answer_climb(rules, table, i)


def _dive(rules: Rules, table: Table, i: int, order: Order, names: list[str]) -> None:
    _start_move(table, i)
    levels = int(order.numbers[0])
    reason = why_not_dive(rules, table, i, levels)
    if reason != ALLOWED:
        raise refusal(reason, plane=names[i], left=table.planes[i].altitude, most=rules.bomber_dive)
    answer.answer_dive(table, i, levels)


def _store(rules: Rules, table: Table, i: int, order: Order, names: list[str]) -> None:
    _start_move(table, i)
    levels = int(order.numbers[0])
    reason = why_not_store(rules, table, i, levels)
    if reason != ALLOWED:
        raise refusal(reason, plane=names[i], left=most_to_store(rules, table, i))
    answer.answer_store(table, i, levels)


def _drop(rules: Rules, table: Table, i: int, order: Order, names: list[str]) -> None:  # noqa: ARG001
    _start_move(table, i)
    reason = why_not_drop(table, i)
    if reason != ALLOWED:
        raise refusal(reason, plane=names[i])
    answer.answer_drop(rules, table, i)


def _push(rules: Rules, table: Table, i: int, order: Order, names: list[str]) -> None:  # noqa: ARG001
    _start_move(table, i)
    reason = why_not_push(rules, table)
    if reason != ALLOWED:
        raise refusal(reason, plane=names[i])
    answer.answer_push(table, i)


def _end(rules: Rules, table: Table, i: int, order: Order, names: list[str]) -> None:  # noqa: ARG001
    _start_move(table, i)
    reason = why_not_end(table)
    if reason != ALLOWED:
        raise refusal(reason, plane=names[i])
    answer.end_move(rules, table, i)


def _attack(rules: Rules, table: Table, i: int, order: Order, names: list[str]) -> None:
    if order.target not in names:
        raise Refusal(f"there is no plane {order.target!r}; the planes are {', '.join(names)}")
    j, aces = names.index(order.target), int(order.numbers[0]) if order.numbers else 0
    reason = why_not_attack(rules, table, i, j)
    if reason != ALLOWED:
        raise attack_refusal(reason, rules, table, i, j, names)
    if why_not_aces(table.planes[i], aces) != ALLOWED:
        raise refusal(NOT_THAT_MANY_ACES, plane=names[i], left=aces_left(table.planes[i]))
    answer.answer_attack(rules, table, i, j, aces)


def _reroll(rules: Rules, table: Table, i: int, order: Order, names: list[str]) -> None:  # noqa: ARG001
    count = table.attack_count if table.decision == w.ATTACK_REROLL else table.defence_count
    die = int(order.numbers[0]) - 1
    reason = why_not_reroll(rules, table, count, die)
    if reason != ALLOWED:
        raise refusal(reason, dice=count)
    answer.answer_reroll(table, die)


def _ace(rules: Rules, table: Table, i: int, order: Order, names: list[str]) -> None:  # noqa: ARG001
    aces = int(order.numbers[0])
    if why_not_aces(table.planes[i], aces) != ALLOWED:
        raise refusal(NOT_THAT_MANY_ACES, plane=names[i], left=aces_left(table.planes[i]))
    answer.answer_aces(table, aces)


TAKERS: dict[str, Callable[[Rules, Table, int, Order, list[str]], None]] = {
    "assign": _assign,
    "place": _place,
    "fly": _fly,
    "climb": _climb,
    "dive": _dive,
    "store": _store,
    "end": _end,
    "attack": _attack,
    "reroll": _reroll,
    "ace": _ace,
    "drop": _drop,
    "push": _push,
}
