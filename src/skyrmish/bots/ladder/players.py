"""A bot's answer to any decision, and whole games between bots."""

from skyrmish.bots.ladder.dice_policy import answer_defence, answer_dice
from skyrmish.bots.ladder.greedy import aces_for, greedy_loop, greedy_plan, greedy_target
from skyrmish.bots.ladder.knowledge import Knowledge
from skyrmish.bots.ladder.levels import GREEDY, RANDOM, ROOKIE
from skyrmish.bots.ladder.random_plan import random_plan, random_target
from skyrmish.bots.ladder.risks import act_after_attack, act_on_push, choose_drop, choose_push
from skyrmish.bots.ladder.rookie import rookie_plan
from skyrmish.bots.ladder.set_up import choose_card, choose_place
from skyrmish.bots.ladder.wingman import wingman_loop, wingman_plan
from skyrmish.bots.notes import NotedTable
from skyrmish.engine.copying import clearer
from skyrmish.engine.dice import below, open_stream
from skyrmish.engine.rule import rule, woven
from skyrmish.games.squadron_leader.constants import (
    ACE_DEFENCE,
    ASSIGN,
    ATTACK,
    ATTACK_REROLL,
    DEFENCE_REROLL,
    DIVE_BOMB,
    EXPANSION,
    IMMELMANN,
    MOVE,
    OVER,
    PLACE,
    PUSH_GAIN,
)
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.attacking.immelmann import end_of_loop
from skyrmish.games.squadron_leader.play.decisions import (
    answer_assign,
    answer_attack,
    answer_hold_fire,
    answer_loop,
    answer_place,
    answer_plan,
    answer_push,
    decline_loop,
    throw,
)
from skyrmish.games.squadron_leader.play.moving.movement import can_move, is_lost_at
from skyrmish.games.squadron_leader.play.order_of_play import waits
from skyrmish.games.squadron_leader.play.setting_up.setup import begin, hand_out
from skyrmish.games.squadron_leader.stats import MOST_STATS
from skyrmish.geometry.headings import EIGHTH
from skyrmish.geometry.poses import Pose

DICE_PURPOSE, CHOICE_PURPOSE = 1, 2
OF_THE_SEATS = ("count", "seats", "sides")
OVERWRITTEN = ("thrown", "attack_dice", "defence_dice", "path")  # before anybody looks at them
KEPT = {NotedTable: OF_THE_SEATS + OVERWRITTEN, Plane: ("seat", "side", "kind", "extra", "fixed")}
clear_table = clearer(NotedTable, KEPT, counted={"planes": "count", "first_dice": "sides", "bombs": "bomb_count"})


@rule
def plane_to_act(rules: Rules, table: Table) -> int:
    """The plane that the table waits for: the named one, or the first of the side that has something to do."""
    if table.decision == ASSIGN:
        i = 0
        while table.planes[i].assigned:
            i += 1
        return i
    if table.decision == ACE_DEFENCE or table.decision == DEFENCE_REROLL:
        return table.target
    if table.plane >= 0:
        return table.plane
    for i in range(table.count):
        if table.planes[i].side == table.acting and waits(rules, table, i):
            if table.decision != MOVE or can_move(rules, table, i):
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
    elif table.decision == ACE_DEFENCE:
        answer_defence(table)
    elif table.decision == IMMELMANN:
        act_after_knock_out(rules, known, table, i, bot)
    elif table.decision == DIVE_BOMB:
        act_after_attack(rules, table, i, bot)
    elif table.decision == PUSH_GAIN:
        act_on_push(rules, table, i, bot)
    elif table.decision == PLACE:
        act_in_placing(rules, known, table, i, bot)
    else:
        at = choose_card(rules, known, table, i, bot) * MOST_STATS
        answer_assign(rules, table, i, known.cards[at : at + MOST_STATS])


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
def act_after_knock_out(rules: Rules, known: Knowledge, table: NotedTable, i: int, bot: int) -> None:
    if choose_loop(rules, known, table, i, bot):
        answer_loop(rules, table, i)
    else:
        decline_loop(rules, table, i)


@rule
def act_in_placing(rules: Rules, known: Knowledge, table: NotedTable, i: int, bot: int) -> None:
    pose = choose_place(rules, known, table, i, bot)
    place_at(rules, table, i, pose)


@rule
def place_at(rules: Rules, table: Table, i: int, pose: Pose) -> None:
    facing = float(pose.eighths) if rules.hexes else EIGHTH * pose.eighths
    answer_place(rules, table, i, pose.x, pose.y, facing)


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
