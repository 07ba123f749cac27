"""A bot's answer to any decision, and whole games between bots."""

from skyrmish.bots.ladder.dice_policy import answer_dice, choose_aces_in_defence
from skyrmish.bots.ladder.flying.greedy import aces_for, greedy_loop, greedy_plan, greedy_target
from skyrmish.bots.ladder.flying.random_plan import random_plan, random_target
from skyrmish.bots.ladder.flying.rookie import rookie_plan
from skyrmish.bots.ladder.flying.wingman import wingman_loop, wingman_plan
from skyrmish.bots.ladder.knowledge import Knowledge
from skyrmish.bots.ladder.levels import GREEDY, RANDOM, ROOKIE
from skyrmish.bots.ladder.risks import choose_dive_bomb, choose_drop, choose_gain, choose_push
from skyrmish.bots.ladder.setting_up.set_up import choose_card, choose_place
from skyrmish.bots.notes import NotedTable
from skyrmish.engine.copying import clearer
from skyrmish.engine.dice import Stream, below, open_stream
from skyrmish.engine.rule import rule, woven
from skyrmish.games.squadron_leader.constants import (
    ACE_DEFENCE,
    ASSIGN,
    ATTACK,
    ATTACK_REROLL,
    DECLINED,
    DEFENCE_REROLL,
    DIVE_BOMB,
    EXPANSION,
    IMMELMANN,
    MOVE,
    OVER,
    PLACE,
    PUSH_GAIN,
    TAKEN,
)
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.attacking.immelmann import end_of_loop
from skyrmish.games.squadron_leader.play.decisions import (
    answer_assign,
    answer_attack,
    answer_choice,
    answer_hold_fire,
    answer_place,
    answer_plan,
    answer_push,
    choice_count,
)
from skyrmish.games.squadron_leader.play.moving.movement import is_lost_at
from skyrmish.games.squadron_leader.play.order_of_play import is_asked
from skyrmish.games.squadron_leader.play.setting_up.setup import begin, hand_out
from skyrmish.games.squadron_leader.play.setting_up.spots import heading_number
from skyrmish.games.squadron_leader.play.settling import throw
from skyrmish.games.squadron_leader.stats import MOST_STATS
from skyrmish.geometry.poses import Pose

DICE_PURPOSE, CHOICE_PURPOSE = 1, 2
OF_THE_SEATS = ("count", "seats", "sides")
OVERWRITTEN = ("thrown", "attack_dice", "defence_dice", "path")  # before anybody looks at them
KEPT = {NotedTable: OF_THE_SEATS + OVERWRITTEN, Plane: ("seat", "side", "kind", "extra", "fixed"), Stream: ("ahead",)}
clear_table = clearer(NotedTable, KEPT, counted={"planes": "count", "first_dice": "sides", "bombs": "bomb_count"})


@rule
def plane_to_act(rules: Rules, table: Table) -> int:
    """The plane that the table waits for; of several, the first."""
    for i in range(table.count):
        if is_asked(rules, table, i):
            return i
    return -1


@rule
def act(rules: Rules, known: Knowledge, table: NotedTable) -> None:
    """One decision by the bot whose seat is asked. Bots that search answer by instinct here."""
    i = plane_to_act(rules, table)
    act_as(rules, known, table, i, known.bots[table.planes[i].seat])


@woven
def act_as(rules: Rules, known: Knowledge, table: NotedTable, i: int, bot: int) -> None:
    """One decision for plane i, as a bot of this kind takes it at a glance."""
    if table.decision == MOVE:
        act_in_move(rules, known, table, i, bot)
    elif table.decision == ATTACK:
        act_in_attack(rules, known, table, i, bot)
    elif table.decision == ATTACK_REROLL or table.decision == DEFENCE_REROLL:
        answer_dice(rules, table)
    elif table.decision == PLACE:
        act_in_placing(rules, known, table, i, bot)
    elif table.decision == ASSIGN:
        at = choose_card(rules, known, table, i, bot) * MOST_STATS
        answer_assign(rules, table, i, known.cards[at : at + MOST_STATS])
    else:
        answer_choice(rules, table, i, choose_answer(rules, known, table, i, bot))


@woven
def act_in_move(rules: Rules, known: Knowledge, table: NotedTable, i: int, bot: int) -> None:
    """Push first, if at all: what comes of it changes which plans there are."""
    if choose_push(rules, table, i, bot):
        answer_push(table, i)
    else:
        plan = choose_plan(rules, known, table, i, bot)
        answer_plan(rules, table, i, choose_drop(rules, table, i, plan, bot) if EXPANSION and rules.bombers else plan)


@woven
def choose_plan(rules: Rules, known: Knowledge, table: NotedTable, i: int, bot: int) -> int:
    if bot == RANDOM:
        return random_plan(rules, table, i)
    if bot == GREEDY:
        return greedy_plan(rules, known, table, i)
    if bot == ROOKIE:
        return rookie_plan(rules, known, table, i)
    return wingman_plan(rules, known, table, i, bot)


@rule
def choose_target(rules: Rules, known: Knowledge, table: NotedTable, i: int, bot: int) -> int:
    """A rookie shoots at whoever it sees first."""
    if bot in (RANDOM, ROOKIE):
        return random_target(rules, table, i)
    return greedy_target(rules, known, table, i)


@rule
def act_in_attack(rules: Rules, known: Knowledge, table: NotedTable, i: int, bot: int) -> None:
    target = choose_target(rules, known, table, i, bot)
    if target >= 0:
        answer_attack(rules, table, i, target, aces_for(table.planes[i]))
    else:
        answer_hold_fire(rules, table, i)


@rule
def choose_loop(rules: Rules, known: Knowledge, table: NotedTable, i: int, bot: int) -> bool:
    """`random` tosses a coin, and so does `rookie`, unless the loop leaves the board."""
    if bot == GREEDY:
        return greedy_loop(rules, known, table, i)
    if bot not in (RANDOM, ROOKIE):
        return wingman_loop(rules, known, table, i, bot)
    if is_lost_at(rules, table.planes[i], end_of_loop(rules, pose_of(table.planes[i]))):
        return False
    return below(table.choices, 2) == 0


@rule
def choose_answer(rules: Rules, known: Knowledge, table: NotedTable, i: int, bot: int) -> int:
    """One of a few answers, by its number; by lot where nothing is known of them."""
    if table.decision == ACE_DEFENCE:
        return choose_aces_in_defence(table)
    if table.decision == IMMELMANN:
        return TAKEN if choose_loop(rules, known, table, i, bot) else DECLINED
    if table.decision == DIVE_BOMB:
        return TAKEN if choose_dive_bomb(rules, table, i, bot) else DECLINED
    if table.decision == PUSH_GAIN:
        return choose_gain(table, bot)
    return below(table.choices, choice_count(table))


@rule
def act_in_placing(rules: Rules, known: Knowledge, table: NotedTable, i: int, bot: int) -> None:
    pose = choose_place(rules, known, table, i, bot)
    place_at(rules, table, i, pose)


@rule
def place_at(rules: Rules, table: Table, i: int, pose: Pose) -> None:
    answer_place(rules, table, i, pose.x, pose.y, heading_number(rules, pose))


# ---- whole games ----


@rule
def set_up(table: NotedTable, seed: int, game: int) -> None:
    """A fresh match for the same seats; its dice and its bots' choices are streams of their own."""
    clear_table(table)
    open_stream(table.dice, seed, DICE_PURPOSE, game)
    open_stream(table.choices, seed, CHOICE_PURPOSE, game)
    for i in range(table.count):
        table.planes[i].assigned = table.planes[i].fixed
    begin(table)


@rule
def play_on(rules: Rules, known: Knowledge, table: NotedTable) -> None:
    """Bots play a match to its end."""
    while table.stage != OVER:
        if table.due > 0:
            throw(rules, table)
        else:
            act(rules, known, table)


@rule
def play(rules: Rules, known: Knowledge, table: NotedTable, seed: int, game: int) -> None:
    """A whole match between bots: the same for the same seed and number, at any speed."""
    set_up(table, seed, game)
    hand_out(rules, table)
    play_on(rules, known, table)
