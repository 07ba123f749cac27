"""Dogfight for two, the first window: what a position roll is worth, both sides using their dice as best they can."""

from skyrmish.bots.squadron_dice.solver.fight.fight_shot import (
    ANY_HELD,
    BLANKS_HELD,
    BOTH,
    HELD,
    Solved,
    Weighing,
    left_of,
    window_value,
)
from skyrmish.bots.squadron_dice.solver.fight.squads import Squads
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_dice.constants import ACE_SETS


@rule
def planes_at(squads: Squads, roll: int, die: int) -> int:
    """B-62  A squadron's planes, with those of a Decision die that has just been used."""
    return squads.planes[roll] + max(0, die - BLANKS_HELD)


@rule
def position_value(s: Solved, squads: Squads, pair: int, a: int, b: int, d: int, e: int) -> float:
    """SD-DF-03, B-69  The window is closed: who hits whom, or a new turn."""
    mine, theirs = planes_at(squads, a, d), planes_at(squads, b, e)
    dice = left_of(d) * HELD + left_of(e)
    if mine == theirs:
        return s.turn[pair * BOTH + dice]
    hitter, aces = (0, squads.evading[b]) if mine > theirs else (1, squads.evading[a])
    return s.shot[((pair * 2 + hitter) * ACE_SETS + aces) * BOTH + dice]


@rule
def positions(squads: Squads, roll: int, die: int) -> bool:
    """B-63  Whether a Decision die can do anything in this window: planes, Any, or Blanks with a blank to reroll."""
    if die == BLANKS_HELD:
        return squads.blanks_first[roll] < squads.any_first[roll + 1]
    return die == 1 or die == 2 or die == ANY_HELD


def reroll_before(then: Weighing) -> Weighing:
    """What a reroll of one side's dice is worth, by what comes next."""

    @rule
    def reroll_value(
        s: Solved, squads: Squads, pair: int, side: int, a: int, b: int, d: int, e: int, reroll: int
    ) -> float:
        value = 0.0
        for k in range(squads.outcome_first[reroll], squads.outcome_first[reroll + 1]):
            roll = squads.outcome[k]
            if side == 0:
                value += squads.likely[k] * then(s, squads, pair, roll, b, d, e)
            else:
                value += squads.likely[k] * then(s, squads, pair, a, roll, d, e)
        return value

    return reroll_value


reroll_last = reroll_before(position_value)


@rule
def rerolls_from(squads: Squads, roll: int, die: int) -> int:
    """The first reroll of a squadron's dice that a Decision die allows its owner or, with Any, everybody."""
    return squads.any_first[roll] if die == ANY_HELD else squads.blanks_first[roll]


@rule
def rerolls_to(squads: Squads, roll: int, die: int, own: bool) -> int:
    """The end of those rerolls."""
    if die == ANY_HELD:
        return squads.blanks_first[roll]
    return squads.any_first[roll + 1] if own else squads.blanks_first[roll]


@rule
def answer_position(s: Solved, squads: Squads, pair: int, a: int, b: int, d: int, e: int) -> float:
    """At most one die is left: its owner uses it or not, whichever is better."""
    value = position_value(s, squads, pair, a, b, d, e)
    seat = 0 if d > 0 and d <= BLANKS_HELD else 1
    die, roll = (d, a) if seat == 0 else (e, b)
    if die == 0 or die > BLANKS_HELD or not positions(squads, roll, die):
        return value
    if die <= 2:
        d, e = (BLANKS_HELD + die, e) if seat == 0 else (d, BLANKS_HELD + die)
        other = position_value(s, squads, pair, a, b, d, e)
        return max(value, other) if seat == 0 else min(value, other)
    d, e = (0, e) if seat == 0 else (d, 0)
    for side in range(2):
        target = a if side == 0 else b
        for reroll in range(rerolls_from(squads, target, die), rerolls_to(squads, target, die, side == seat)):
            other = reroll_last(s, squads, pair, side, a, b, d, e, reroll)
            value = max(value, other) if seat == 0 else min(value, other)
    return value


reroll_first = reroll_before(answer_position)


@rule
def best_position_use(
    s: Solved, squads: Squads, pair: int, seat: int, a: int, b: int, d: int, e: int
) -> tuple[float, int]:
    """The best use of a seat's die, and what it is worth: 0 its planes, else 1 + 2 × reroll + side; −1: none."""
    die, roll = (d, a) if seat == 0 else (e, b)
    if die == 0 or die > BLANKS_HELD or not positions(squads, roll, die):
        return 0.0, -1
    if die <= 2:
        d, e = (BLANKS_HELD + die, e) if seat == 0 else (d, BLANKS_HELD + die)
        return answer_position(s, squads, pair, a, b, d, e), 0
    d, e = (0, e) if seat == 0 else (d, 0)
    best, chosen = 0.0, -1
    for side in range(2):
        target = a if side == 0 else b
        for reroll in range(rerolls_from(squads, target, die), rerolls_to(squads, target, die, side == seat)):
            value = reroll_first(s, squads, pair, side, a, b, d, e, reroll)
            if chosen < 0 or (value > best if seat == 0 else value < best):
                best, chosen = value, 1 + 2 * reroll + side
    return best, chosen


@rule
def open_position(s: Solved, squads: Squads, pair: int, a: int, b: int, d: int, e: int) -> float:
    """The first window, from its beginning: the lowest position acts first, ties by seat."""
    closed = position_value(s, squads, pair, a, b, d, e)
    mine, use = best_position_use(s, squads, pair, 0, a, b, d, e)
    theirs, other = best_position_use(s, squads, pair, 1, a, b, d, e)
    first = 0 if planes_at(squads, a, d) <= planes_at(squads, b, e) else 1
    return window_value(closed, first, mine, use >= 0, theirs, other >= 0)


@rule
def weigh_rolls(s: Solved, squads: Squads, pair: int) -> None:
    """SD-DF-02  The value of this pair's position roll on average, by what both Decision dice show."""
    mine, theirs = pair // ACE_SETS, pair % ACE_SETS
    for d in range(1, HELD):
        for e in range(1, HELD):
            value = 0.0
            for a in range(squads.first[mine], squads.first[mine + 1]):
                for b in range(squads.first[theirs], squads.first[theirs + 1]):
                    chance = squads.chance[a] * squads.chance[b]
                    value += chance * open_position(s, squads, pair, a, b, d, e)
            s.rolled[pair * BOTH + d * HELD + e] = value
