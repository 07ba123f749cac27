"""`solver` at a table of three or four: strong, not perfect. It weighs each turn exactly against what the others are
most likely to do, and reads what the turn leads to from the tables for two, against the strongest rival.
"""

from skyrmish.bots.squadron_dice.greedy import greedy_answer
from skyrmish.bots.squadron_dice.knowledge import DiceKnowledge
from skyrmish.bots.squadron_dice.solver.answers import Workshop, held_of, worth_of_tie
from skyrmish.bots.squadron_dice.solver.fight.fight_shot import BOTH, HELD, Solved
from skyrmish.bots.squadron_dice.solver.fight.fight_solver import keep_or_roll
from skyrmish.bots.squadron_dice.solver.many.position_of_many import position_of_many
from skyrmish.bots.squadron_dice.solver.raid.raid_hands import (
    LENGTH,
    RAID_KINDS,
    Hand,
    dice_for,
    list_choices,
    read_hand,
)
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_dice.constants import (
    ACE_COUNT,
    ACE_SETS,
    ACES,
    BRING,
    KEEP,
    KEEP_OR_ROLL,
    POSITION_WINDOW,
    RETIRE,
    ROLL,
    ROOKIE,
    SECOND_ROLL,
)
from skyrmish.games.squadron_dice.pieces import Rules, Table


@rule
def strongest_raider(s: Solved, table: Table, seat: int) -> int:
    """The rival against whom this pilot's Aces have the worst chance."""
    me, worst, found = table.pilots[seat], 2.0, -1
    for other in range(table.count):
        if table.pilots[other].team != me.team:
            chance = s.raid[me.flying * ACE_SETS + table.pilots[other].flying]
            if chance < worst:
                worst, found = chance, other
    return found


@rule
def likely_choice(known: DiceKnowledge, hand: Hand) -> int:
    """What most players do: risk a plane on dice that show more than one on average."""
    for choice in range(hand.choices):
        usual = True
        for kind in range(RAID_KINDS):
            mean = known.mean[ROOKIE] if kind == 0 else known.mean[ACES + kind - 1]
            if hand.risked[choice * RAID_KINDS + kind] != (hand.ones[kind] if mean > 1.0 else 0):
                usual = False
        if usual:
            return choice
    return 0


@rule
def second_roll_of_many(known: DiceKnowledge, s: Solved, shop: Workshop, table: Table, seat: int) -> int:
    """SD-BR-03  The second roll with the best chance to be highest of all, a tie at its worth."""
    me = table.pilots[seat]
    rival = table.pilots[strongest_raider(s, table, seat)]
    tie = worth_of_tie(s, me.flying, rival.flying, shop.game)
    reach = shop.game.payoff  # the chance that nobody else has more than a total
    for total in range(LENGTH):
        reach[total] = 1.0
    for other in range(table.count):
        if table.pilots[other].team != me.team:
            read_hand(table.pilots[other], shop.theirs)
            list_choices(shop.odds, shop.theirs)
            start, up_to = likely_choice(known, shop.theirs) * LENGTH, 0.0
            for total in range(LENGTH):
                up_to += shop.theirs.totals[start + total]
                reach[total] *= up_to
    read_hand(me, shop.mine)
    list_choices(shop.odds, shop.mine)
    best, chosen = -1.0, 0
    for choice in range(shop.mine.choices):
        value = 0.0
        for total in range(LENGTH):
            below = reach[total - 1] if total > 0 else 0.0
            value += shop.mine.totals[choice * LENGTH + total] * (below + tie * (reach[total] - below))
        if value > best:
            best, chosen = value, choice
    return dice_for(me, shop.mine, chosen)


@rule
def retirement_of_many(s: Solved, table: Table, seat: int) -> int:
    """SD-BR-04  The Ace without which the chances against all rivals together are best."""
    me, best, chosen = table.pilots[seat], -1.0, -1
    for ace in range(ACE_COUNT):
        if (me.flying >> ace) & 1:
            value = 1.0
            for other in range(table.count):
                if table.pilots[other].team != me.team:
                    value *= s.raid[(me.flying & ~(1 << ace)) * ACE_SETS + table.pilots[other].flying]
            if value > best:
                best, chosen = value, ace
    return chosen


@rule
def against(s: Solved, table: Table, flying: int, other: int, die: int) -> float:
    """The chance of a squadron in a duel with another pilot's, sitting first."""
    return s.turn[
        (flying * ACE_SETS + table.pilots[other].flying) * BOTH + die * HELD + held_of(table.pilots[other]) % HELD
    ]


@rule
def keeping_of_many(s: Solved, table: Table, seat: int) -> int:
    """B-68  Keep the die if the tables for two would, on average over the rivals who are left."""
    me, gain = table.pilots[seat], 0.0
    for other in range(table.count):
        if table.pilots[other].alive and table.pilots[other].team != me.team:
            pair = me.flying * ACE_SETS + table.pilots[other].flying
            gain += keep_or_roll(s, pair, held_of(me), 0, 0, 1) - keep_or_roll(s, pair, held_of(me), 0, 1, 1)
    return KEEP if gain > 0.0 else ROLL


@rule
def ace_of_many(s: Solved, table: Table, seat: int) -> int:
    """SD-DF-05  The Ace that does best in duels with all rivals who are left."""
    me, best, chosen = table.pilots[seat], -1.0, -1
    for ace in range(ACE_COUNT):
        if (me.reserve >> ace) & 1:
            value = 0.0
            for other in range(table.count):
                if table.pilots[other].alive and table.pilots[other].team != me.team:
                    value += against(s, table, me.flying | (1 << ace), other, 0)
            if value > best:
                best, chosen = value, ace
    return chosen


@rule
def answer_of_many(rules: Rules, known: DiceKnowledge, s: Solved, shop: Workshop, table: Table, seat: int) -> int:
    """The solver's answer among three or four."""
    if table.decision == SECOND_ROLL:
        return second_roll_of_many(known, s, shop, table, seat)
    if table.decision == RETIRE:
        return retirement_of_many(s, table, seat)
    if table.decision == KEEP_OR_ROLL:
        return keeping_of_many(s, table, seat)
    if table.decision == BRING:
        return ace_of_many(s, table, seat)
    if table.decision == POSITION_WINDOW:
        return position_of_many(rules, table, seat)
    return greedy_answer(rules, known, table, seat)
