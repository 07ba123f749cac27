"""What a number does: the order that it stands for, carried out by the same rules as any other."""

from skyrmish.bots.ladder.players import place_at
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import BOMBER, EXPANSION
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.decisions import (
    answer_aces,
    answer_assign,
    answer_attack,
    answer_choice,
    answer_climb,
    answer_dive,
    answer_drop,
    answer_fly,
    answer_hold_fire,
    answer_keep,
    answer_push,
    answer_reroll,
    answer_store,
    choice_count,
)
from skyrmish.games.squadron_leader.play.moving.flying import begin_move, end_move
from skyrmish.games.squadron_leader.stats import MOST_STATS
from skyrmish.lab.stepping.planes.masks import place_of
from skyrmish.lab.stepping.planes.numbering import Numbering, number_of_choice


@rule
def carry_out(rules: Rules, numbers: Numbering, table: Table, seat: int, number: int) -> None:
    """A seat gives the order of this number, which is legal."""
    own, order = (number - 1) // numbers.each, (number - 1) % numbers.each
    i = numbers.order[seat * numbers.planes + own]
    if order < numbers.fly:
        set_up_plane(rules, numbers, table, i, order)
    elif order < numbers.attack:
        move_plane(rules, numbers, table, i, order)
    else:
        fight(rules, numbers, table, i, order)


@rule
def set_up_plane(rules: Rules, numbers: Numbering, table: Table, i: int, order: int) -> None:
    if order < numbers.place:
        first = numbers.plane_cards if EXPANSION and table.planes[i].kind == BOMBER else 0
        at = (first + order) * MOST_STATS
        answer_assign(rules, table, i, numbers.cards[at : at + MOST_STATS])
    else:
        place_at(rules, table, i, place_of(rules, table, i, order - numbers.place))


@rule
def move_plane(rules: Rules, numbers: Numbering, table: Table, i: int, order: int) -> None:
    if order < numbers.climb:
        answer_fly(rules, table, i, order - numbers.fly)
    elif order < numbers.dive:
        answer_climb(rules, table, i)
    elif order < numbers.store:
        answer_dive(table, i, 1 + order - numbers.dive)
    elif order < numbers.drop:
        answer_store(table, i, 1 + order - numbers.store)
    elif order < numbers.push:
        answer_drop(rules, table, i)
    elif order < numbers.end:
        answer_push(table, i)
    else:
        begin_move(table, i)
        end_move(rules, table, i)


@rule
def fight(rules: Rules, numbers: Numbering, table: Table, i: int, order: int) -> None:
    if order < numbers.hold:
        place, aces = (order - numbers.attack) // numbers.aces, (order - numbers.attack) % numbers.aces
        target = numbers.order[table.planes[i].seat * numbers.planes + place]
        answer_attack(rules, table, i, target, aces)
    elif order < numbers.ace:
        answer_hold_fire(rules, table, i)
    elif order < numbers.reroll:
        answer_aces(table, order - numbers.ace)
    elif order < numbers.keep:
        answer_reroll(table, order - numbers.reroll)
    elif order < numbers.immelmann:
        answer_keep(rules, table)
    else:
        for choice in range(choice_count(table)):
            if order == number_of_choice(numbers, table.decision, choice):
                answer_choice(rules, table, i, choice)
                return
