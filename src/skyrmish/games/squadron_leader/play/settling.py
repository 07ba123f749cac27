"""Dice that are due: thrown, or told from outside; then what they were thrown for goes on."""

from skyrmish.engine.dice import face
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import (
    ATTACK_ROLL,
    ATTACK_SECOND,
    ATTACKING,
    BALLOON_ROLL,
    DEFENCE_ROLL,
    DEFENCE_SECOND,
    DIVE_BOMB_ROLL,
    FIRST_DRAW,
    FIRST_ROLL,
    LOST_STAT_ROLL,
    MOVE,
    NO_ROLL,
    PUSH_ROLL,
    REPAIR_ROLL,
)
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.attacking.attack import (
    settle_attack_reroll,
    settle_attack_roll,
    settle_defence_reroll,
    settle_defence_roll,
    settle_lost_stat,
    skip_empty_defence,
)
from skyrmish.games.squadron_leader.play.attacking.dive_bomb import settle_dive_bomb
from skyrmish.games.squadron_leader.play.attacking.knock_outs import hurt
from skyrmish.games.squadron_leader.play.attacking.lost_stats import STATS_TO_LOSE, mend_stat
from skyrmish.games.squadron_leader.play.ending import crash
from skyrmish.games.squadron_leader.play.moving.flying import end_move, fly_on, go_on_from_loop
from skyrmish.games.squadron_leader.play.moving.hazards import hazard_hits, meet_balloons
from skyrmish.games.squadron_leader.play.moving.push import settle_push
from skyrmish.games.squadron_leader.play.order_of_play import call_next
from skyrmish.games.squadron_leader.play.setting_up.setup import begin_placing, settle_first_roll


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
