"""Decisions: what a seat may answer when the table waits for it, and the dice in between.

Every answer is one function here, used alike by people, bots, files and simulations. They expect what the reasons in
``movement``, ``setup``, ``gunnery`` and ``attack`` allow; the match asks those first.
"""

from collections.abc import Sequence

from skyrmish.engine.dice import face
from skyrmish.engine.rule import rule, woven
from skyrmish.games.squadron_leader.constants import (
    ATTACK_REROLL,
    ATTACK_ROLL,
    ATTACK_SECOND,
    ATTACKING,
    BALLOON,
    BALLOON_ROLL,
    DEFENCE_ROLL,
    DEFENCE_SECOND,
    DIVE_BOMB_ROLL,
    FIRST_DRAW,
    FIRST_ROLL,
    LOST_STAT_ROLL,
    MOVE,
    NO_ROLL,
    OVER,
    PUSH_ROLL,
    REPAIR_ROLL,
    STORED,
)
from skyrmish.games.squadron_leader.happenings import DECLINED_DIVE_BOMB, DECLINED_LOOP, ENDED_MOVE, HELD_FIRE, tell
from skyrmish.games.squadron_leader.pieces import Rules, Table, stats_on_card
from skyrmish.games.squadron_leader.play.attacking.attack import (
    ask_for_aces,
    declare,
    defend,
    offer_defence_rerolls,
    reroll,
    resolve,
    settle_attack_reroll,
    settle_attack_roll,
    settle_defence_reroll,
    settle_defence_roll,
    settle_lost_stat,
    skip_empty_defence,
)
from skyrmish.games.squadron_leader.play.attacking.dive_bomb import dive_bomb, settle_dive_bomb
from skyrmish.games.squadron_leader.play.attacking.immelmann import loop
from skyrmish.games.squadron_leader.play.attacking.knock_outs import hurt
from skyrmish.games.squadron_leader.play.attacking.lost_stats import STATS_TO_LOSE, mend_stat
from skyrmish.games.squadron_leader.play.ending import crash, end_if_decided
from skyrmish.games.squadron_leader.play.moving.flight_plans import climb_of, drops_at_end, length_of, manoeuvre_at
from skyrmish.games.squadron_leader.play.moving.hazards import drop, hazard_hits, meet_balloons
from skyrmish.games.squadron_leader.play.moving.movement import climb, dive, fly, store, take_off
from skyrmish.games.squadron_leader.play.moving.push import gain, push, settle_push
from skyrmish.games.squadron_leader.play.order_of_play import balloons_wait, call_next, go_on
from skyrmish.games.squadron_leader.play.setting_up.placing import place, place_on_hex
from skyrmish.games.squadron_leader.play.setting_up.setup import (
    all_assigned,
    assign,
    begin_placing,
    reveal,
    settle_first_roll,
)

# ---- dice ----


@rule
def die_sides(rules: Rules, table: Table) -> int:
    """The sides of the dice that are due."""
    if table.roll == LOST_STAT_ROLL:
        return STATS_TO_LOSE
    return table.sides if table.roll == FIRST_DRAW else rules.die_sides


@rule
def throw(rules: Rules, table: Table) -> None:
    """Throw the dice that are due, from the table's own stream."""
    sides = die_sides(rules, table)
    for k in range(table.due):
        table.thrown[k] = face(table.dice, sides)
    settle(rules, table)


@rule
def settle(rules: Rules, table: Table) -> None:
    """The dice have fallen: what they were thrown for goes on."""
    table.due = 0
    if table.roll == ATTACK_ROLL:
        settle_attack_roll(rules, table)
        skip_empty_defence(rules, table)
    elif table.roll == DEFENCE_ROLL:
        settle_defence_roll(rules, table)
    elif table.roll == ATTACK_SECOND:
        settle_attack_reroll(rules, table)
        skip_empty_defence(rules, table)
    elif table.roll == DEFENCE_SECOND:
        settle_defence_reroll(rules, table)
    elif table.roll == FIRST_ROLL:
        settle_first_roll(rules, table)
    elif table.roll == FIRST_DRAW:
        begin_placing(rules, table, table.thrown[0] - 1)
    elif table.roll == DIVE_BOMB_ROLL:
        settle_dive_bomb(rules, table)
    elif table.roll == PUSH_ROLL:
        settle_push(rules, table)
        if not table.planes[table.plane].flying:
            end_move(rules, table, table.plane)
    else:
        settle_mishap(rules, table)


@rule
def settle_mishap(rules: Rules, table: Table) -> None:
    """C-3, C-5  What was hit, whether it is mended, what a balloon or a bomb does."""
    if table.roll == LOST_STAT_ROLL:
        settle_lost_stat(rules, table)
    elif table.roll == REPAIR_ROLL:
        mend_stat(rules, table)
        call_next(rules, table)
    else:
        settle_hazard(rules, table)


@rule
def settle_hazard(rules: Rules, table: Table) -> None:
    """C-3, B-42  The dice of a balloon or a bomb have fallen; then the move, or the end of the round, goes on."""
    i = table.plane
    hurt(table, i, i, hazard_hits(rules, table))
    if table.roll == BALLOON_ROLL:
        go_on_from_balloon(rules, table, i)
    else:
        table.roll = NO_ROLL
        call_next(rules, table)


@rule
def go_on_from_balloon(rules: Rules, table: Table, i: int) -> None:
    """B-79  After a balloon's dice: the next balloon, what follows a loop, the rest of a plan, the next step."""
    if table.planes[i].health == 0:
        crash(table, i)
    table.roll = NO_ROLL
    if table.planes[i].flying:
        meet_balloons(rules, table, i, table.hazard + 1)
    if table.due > 0:
        return
    if table.stage == ATTACKING:
        go_on_from_loop(rules, table, i)
    elif table.move.plan != 0 or not table.planes[i].flying:
        fly_on(rules, table, i)
    else:
        table.decision = MOVE


# ---- setting up ----


@rule
def answer_assign(rules: Rules, table: Table, i: int, card: Sequence[int]) -> None:
    """SL1-STAT-01, SL1-STAT-02  Choose a plane's stats; when all have chosen, they are revealed."""
    table.decisions += 1
    assign(table.planes[i], card, stats_on_card(rules, table.planes[i].kind))
    if all_assigned(table):
        reveal(rules, table)


@rule
def answer_place(rules: Rules, table: Table, i: int, x: float, y: float, heading: float) -> None:
    """SL1-PLACE-01, SL1-PLACE-03, C-3  Place one plane; then the next side places one. Balloons come first."""
    table.decisions += 1
    if rules.hexes:
        place_on_hex(table, i, x, y, int(heading))
    else:
        place(table, i, x, y, heading)
    if table.planes[i].kind == BALLOON and not balloons_wait(table):
        table.acting = table.start
        call_next(rules, table)
    else:
        go_on(rules, table)


# ---- moving ----


@rule
def begin_move(table: Table, i: int) -> None:
    """SL1-MOVE-01, MODE-TEAM-01  The first step of a plan settles which plane of the side is moving."""
    if table.plane != i:
        take_off(table, i)


@rule
def answer_fly(rules: Rules, table: Table, i: int, number: int) -> None:
    """SL1-MOVE-03, SL1-MOVE-06  Fly one template of the plan; off the board, the move is over at once."""
    begin_move(table, i)
    fly(rules, table, i, number)
    if table.due == 0 and not can_fly_on(table, i):
        end_move(rules, table, i)


@rule
def answer_climb(rules: Rules, table: Table, i: int) -> None:
    begin_move(table, i)
    climb(rules, table, i)


@rule
def answer_dive(table: Table, i: int, levels: int) -> None:
    begin_move(table, i)
    dive(table, i, levels)


@rule
def answer_store(table: Table, i: int, levels: int) -> None:
    """SP-ALT-02  Store unspent Speed."""
    begin_move(table, i)
    store(table, i, levels)


@rule
def answer_drop(rules: Rules, table: Table, i: int) -> None:
    """C-3  Drop a bomb behind the bomber."""
    drop(rules, table, i)


@rule
def answer_push(table: Table, i: int) -> None:
    """C-1, C-2  Push the envelope; what comes of it decides how the move may go on, so the pilot is asked again."""
    table.decisions += 1
    begin_move(table, i)
    push(table)


@rule
def answer_gain(rules: Rules, table: Table, i: int, what: int) -> None:
    """C-2  Take Speed or altitude for having pushed."""
    table.decisions += 1
    gain(rules, table, i, what)


@woven
def end_move(rules: Rules, table: Table, i: int) -> None:
    """B-17  The plan is flown, and counts as one decision."""
    table.decisions += 1
    table.planes[i].moved = True
    if table.stage == OVER:
        return
    if table.planes[i].flying:
        tell(table, ENDED_MOVE, i, 0, 0)
        go_on(rules, table)
    elif not end_if_decided(rules, table):
        go_on(rules, table)


@rule
def answer_plan(rules: Rules, table: Table, i: int, plan: int) -> None:
    """A whole plan at once: change altitude, then fly template after template, by the same steps."""
    begin_move(table, i)
    if rules.altitude != STORED:
        change_altitude(rules, table, i, climb_of(plan))
    table.move.plan = plan
    fly_on(rules, table, i)


@rule
def fly_on(rules: Rules, table: Table, i: int) -> None:
    """The rest of a plan, template by template; it stops where dice must fall first."""
    plan = table.move.plan
    while table.move.step < length_of(plan) and can_fly_on(table, i):
        table.move.step += 1
        fly(rules, table, i, manoeuvre_at(plan, table.move.step - 1))
    if table.due > 0:
        return
    if can_fly_on(table, i):
        if rules.altitude == STORED and climb_of(plan) > 0:
            store(table, i, climb_of(plan))
        if drops_at_end(plan):
            drop(rules, table, i)
    end_move(rules, table, i)


@rule
def can_fly_on(table: Table, i: int) -> bool:
    return table.planes[i].flying and table.due == 0 and table.stage != OVER


@woven
def change_altitude(rules: Rules, table: Table, i: int, change: int) -> None:
    """MOD-ALT-02, MOD-ALT-04  Climb or dive as a plan says."""
    if change < 0:
        dive(table, i, -change)
    for _ in range(change):
        climb(rules, table, i)


# ---- attacking ----


@rule
def answer_attack(rules: Rules, table: Table, i: int, j: int, aces: int) -> None:
    """SL1-ATK-01, MOD-ACE-03  Attack a plane, with that many ace dice."""
    table.decisions += 1
    declare(rules, table, i, j, aces)


@rule
def answer_hold_fire(rules: Rules, table: Table, i: int) -> None:
    """B-33  Nobody has to attack."""
    table.decisions += 1
    table.planes[i].attacked = True
    tell(table, HELD_FIRE, i, 0, 0)
    go_on(rules, table)


@rule
def answer_reroll(table: Table, die: int) -> None:
    """B-36  Throw one of your dice again."""
    table.decisions += 1
    reroll(table, ATTACK_SECOND if table.decision == ATTACK_REROLL else DEFENCE_SECOND, die)


@rule
def answer_keep(rules: Rules, table: Table) -> None:
    """B-36  Leave the dice as they are."""
    table.decisions += 1
    table.rerolls = 0
    if table.decision != ATTACK_REROLL:
        resolve(rules, table)
    elif rules.attacker_rerolls_last:
        offer_defence_rerolls(rules, table)
    else:
        ask_for_aces(table)
        skip_empty_defence(rules, table)


@rule
def answer_aces(table: Table, aces: int) -> None:
    """SL1-FAQ-02, MOD-ACE-03  Defend with that many ace dice."""
    table.decisions += 1
    defend(table, aces)


@rule
def answer_loop(rules: Rules, table: Table, i: int) -> None:
    """MOD-IMM-01, MOD-IMM-02  Fly the Immelmann."""
    table.decisions += 1
    loop(rules, table, i)
    if table.due == 0:
        go_on_from_loop(rules, table, i)


@rule
def go_on_from_loop(rules: Rules, table: Table, i: int) -> None:
    """It may have ended off the board, or in a balloon's fire."""
    if table.planes[i].flying or not end_if_decided(rules, table):
        go_on(rules, table)


@rule
def decline_loop(rules: Rules, table: Table, i: int) -> None:
    """MOD-IMM-02  It is optional."""
    table.decisions += 1
    tell(table, DECLINED_LOOP, i, 0, 0)
    go_on(rules, table)


@rule
def answer_dive_bomb(table: Table) -> None:
    """C-1, C-2  Drop onto the target."""
    table.decisions += 1
    dive_bomb(table)


@rule
def decline_dive_bomb(rules: Rules, table: Table, i: int) -> None:
    """C-1, C-2  It is optional."""
    table.decisions += 1
    tell(table, DECLINED_DIVE_BOMB, i, 0, 0)
    go_on(rules, table)
