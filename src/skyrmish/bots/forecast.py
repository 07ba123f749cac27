"""Looking ahead without dice: everyone still to move answers as well as a trained eye can, and the guns are weighed."""

from skyrmish.bots.greedy import greedy_target
from skyrmish.bots.knowledge import ACE, DEATH, GLANCE, MOST_DAMAGE, MOST_REROLLS, NEXT_ROUND, Knowledge
from skyrmish.bots.mind import Mind, copy_table, raise_option
from skyrmish.bots.options import take_option
from skyrmish.bots.players import act_as, plane_to_act
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.decisions import answer_hold_fire
from skyrmish.games.squadron_leader.gunnery import (
    aim,
    attack_dice,
    attacker_rerolls,
    counts_guides,
    defender_rerolls,
    is_in_guides,
)
from skyrmish.games.squadron_leader.order_of_play import left_of
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, pose_of
from skyrmish.games.squadron_leader.words import ATTACK, ATTACKING, OVER


@rule
def kill_chance(rules: Rules, known: Knowledge, shooter: Plane, target: Plane) -> tuple[float, float]:
    """The chance that an attack takes all Health that is left, and the mean share of it that is taken."""
    a, b = pose_of(shooter), pose_of(target)
    distance = aim(rules, a, b)
    if distance == 0 or target.health <= 0:
        return 0.0, 0.0
    lined_up = counts_guides(rules) and is_in_guides(rules, a, b)
    mine = attacker_rerolls(rules, distance, shooter.altitude, target.altitude, lined_up)
    theirs = defender_rerolls(rules, distance, shooter.altitude, target.altitude)
    attack = min(attack_dice(rules, shooter.attack, lined_up), known.most_attack)
    defence = min(target.defense, known.most_defence)
    rerolls = MOST_REROLLS + 1
    place = ((attack * (known.most_defence + 1) + defence) * rerolls + mine) * rerolls + theirs
    health = min(target.health, MOST_DAMAGE)
    share = 0.0
    for damage in range(1, health + 1):
        share += known.at_least[place * (MOST_DAMAGE + 1) + damage]
    return known.at_least[place * (MOST_DAMAGE + 1) + health], share / target.health


@rule
def fire(rules: Rules, known: Knowledge, mind: Mind, table: Table, i: int) -> float:
    """Plane i fires at its best target, if it still can: what the target's side loses by that."""
    j = greedy_target(rules, known, table, i)
    if j < 0:
        return 0.0
    kill, share = kill_chance(rules, known, table.planes[i], table.planes[j])
    chance = mind.alive[j] * (1.0 if rules.simultaneous else mind.alive[i])
    mind.alive[j] -= chance * kill
    death = known.habits[DEATH]
    return chance * ((1.0 - death) * share + death * kill)


@rule
def guns(rules: Rules, known: Knowledge, mind: Mind, table: Table, side: int) -> float:
    """What the attack stage is worth to a side. A plane counts 1, part of it for its Health, part for flying at all."""
    total, shooting = 0.0, table.start
    for i in range(table.count):
        mind.alive[i] = 1.0
    for _ in range(table.sides):
        for i in range(table.count):
            if table.planes[i].side == shooting and table.planes[i].flying:
                loss = fire(rules, known, mind, table, i)
                total += loss if shooting == side else -loss
        shooting = left_of(table, shooting)
    return total


@rule
def fly_on(rules: Rules, known: Knowledge, table: Table, last_round: int) -> None:
    """Everybody moves at a glance, nobody fires, until the attack stage of that round, or past it if there is none."""
    while table.stage != OVER and table.round <= last_round and table.due == 0:
        if table.stage == ATTACKING and table.round == last_round:
            return
        i = plane_to_act(rules, table)
        if table.decision == ATTACK:
            answer_hold_fire(rules, table, i)
        else:
            act_as(rules, known, table, i, ACE)


@rule
def planes_flying(table: Table, side: int) -> float:
    """Own planes, less those of others."""
    total = 0.0
    for i in range(table.count):
        if table.planes[i].flying:
            total += 1.0 if table.planes[i].side == side else -1.0
    return total


@rule
def foreseen(rules: Rules, known: Knowledge, mind: Mind, table: Table, i: int, k: int) -> float:
    """What option k is worth: this round's guns after everyone's best answers, and a part of the next round's."""
    side, this_round = table.planes[i].side, table.round
    trial = mind.trial
    copy_table(table, trial)
    take_option(rules, trial, i, mind.options[k])
    fly_on(rules, known, trial, this_round)
    value = planes_flying(trial, side) - planes_flying(table, side)
    if trial.stage == ATTACKING and trial.round == this_round:
        value += guns(rules, known, mind, trial, side)
    fly_on(rules, known, trial, this_round + 1)
    if trial.stage == ATTACKING:
        value += known.habits[NEXT_ROUND] * guns(rules, known, mind, trial, side)
    return value


@rule
def rank_by_forecast(rules: Rules, known: Knowledge, mind: Mind, table: Table, i: int) -> None:
    """Order the options by what is foreseen; a glance at each decides between equals."""
    for k in range(mind.count):
        mind.options[k].value = foreseen(rules, known, mind, table, i, k) + known.habits[GLANCE] * mind.options[k].value
        raise_option(mind, k)
