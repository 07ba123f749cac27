"""Dogfight for two, solved: the chance to win from every pair of squadrons and Decision dice.

Losses only ever bring Aces in, so pairs of squadrons are solved from the end of the match backwards. Within a pair a
turn may change nothing but the Decision dice: there the values are found by iteration, each round a whole turn of
best play, until they stand still.
"""

from collections.abc import Callable

from skyrmish.bots.squadron_dice.solver.fight.fight_position import weigh_rolls
from skyrmish.bots.squadron_dice.solver.fight.fight_shot import BOTH, HELD, Solved, weigh_shots
from skyrmish.bots.squadron_dice.solver.fight.squads import Squads, squads_of
from skyrmish.engine.records import packed, unpacked
from skyrmish.engine.rule import compiled, rule
from skyrmish.games.squadron_dice.constants import (
    ACE_COUNT,
    ACE_SETS,
    ACES,
    ANY,
    BLANKS,
    DECISION_DIE,
    EVADE,
    EVADE_DIE,
    HIT,
    HIT_DIE,
    ONE,
    TWO,
)
from skyrmish.games.squadron_dice.pieces import Rules, size_of
from skyrmish.odds.squadron_dice import faces_of, icon_chances

ICONS_HELD = (ONE, TWO, EVADE, HIT, ANY, BLANKS)  # 1 … 6
STEADY = 1e-10
MOST_ROUNDS = 500


def prepared(rules: Rules) -> Solved:
    """Empty tables, with the chances of the dice."""
    s = Solved(hit_dice=rules.hit_dice, evade_dice=rules.evade_dice, blanks_at_once=rules.blanks_at_once)
    s.hit = float(icon_chances(faces_of(rules, HIT_DIE)).get(HIT, 0))
    s.evade = float(icon_chances(faces_of(rules, EVADE_DIE)).get(EVADE, 0))
    s.ace_evade = [float(icon_chances(faces_of(rules, ACES + ace)).get(EVADE, 0)) for ace in range(ACE_COUNT)]
    decision = icon_chances(faces_of(rules, DECISION_DIE))
    s.icon = [0.0, *(float(decision.get(icon, 0)) for icon in ICONS_HELD)]
    s.turn = [0.5] * len(s.turn)
    return s


@rule
def weigh_losses(s: Solved, pair: int, full: int) -> None:
    """SD-DF-05, SD-DF-06  What a lost Rookie leads to: the evader's best Ace, or the end."""
    mine, theirs = pair // ACE_SETS, pair % ACE_SETS
    for dice in range(BOTH):
        worst, best = 2.0, -1.0
        for ace in range(ACE_COUNT):
            if (full >> ace) & 1 and not (theirs >> ace) & 1:
                worst = min(worst, s.turn[(mine * ACE_SETS + (theirs | (1 << ace))) * BOTH + dice])
            if (full >> ace) & 1 and not (mine >> ace) & 1:
                best = max(best, s.turn[((mine | (1 << ace)) * ACE_SETS + theirs) * BOTH + dice])
        s.lost[pair * 2 * BOTH + dice] = 1.0 if worst > 1.5 else worst
        s.lost[(pair * 2 + 1) * BOTH + dice] = 0.0 if best < 0.0 else best


@rule
def keep_or_roll(s: Solved, pair: int, d: int, e: int, mine: int, theirs: int) -> float:
    """B-68  The worth of a turn if each seat keeps (0) or rolls (1) its Decision die."""
    value = 0.0
    for x in range(1, HELD):
        if mine == 0 and x != d:
            continue
        for y in range(1, HELD):
            if theirs == 0 and y != e:
                continue
            chance = (1.0 if mine == 0 else s.icon[x]) * (1.0 if theirs == 0 else s.icon[y])
            value += chance * s.rolled[pair * BOTH + x * HELD + y]
    return value


@rule
def two_by_two(kk: float, kr: float, rk: float, rr: float) -> tuple[float, float, float]:
    """Both choose at once between two things: the value, and how often each takes the first."""
    low, high = max(min(kk, kr), min(rk, rr)), min(max(kk, rk), max(kr, rr))
    if low >= high:
        return low, 1.0 if min(kk, kr) >= low else 0.0, 1.0 if max(kk, rk) <= high else 0.0
    whole = kk - kr - rk + rr
    return (kk * rr - kr * rk) / whole, (rr - rk) / whole, (rr - kr) / whole


@rule
def before_turn(s: Solved, pair: int, d: int, e: int) -> float:
    """SD-DF-09, SD-DF-10, B-68  Holders of a die keep it or roll it, at once and in secret; used dice are rolled."""
    rr = keep_or_roll(s, pair, d, e, 1, 1)
    if d > 0 and e > 0:
        kk, kr = keep_or_roll(s, pair, d, e, 0, 0), keep_or_roll(s, pair, d, e, 0, 1)
        value, _, _ = two_by_two(kk, kr, keep_or_roll(s, pair, d, e, 1, 0), rr)
        return value
    if d > 0:
        return max(rr, keep_or_roll(s, pair, d, e, 0, 1))
    if e > 0:
        return min(rr, keep_or_roll(s, pair, d, e, 1, 0))
    return rr


@rule
def weigh_pair_shots(s: Solved, pair: int) -> None:
    """Every shot that this pair of squadrons can come to."""
    for hitter in range(2):
        evader = pair % ACE_SETS if hitter == 0 else pair // ACE_SETS
        for aces in range(ACE_SETS):
            if aces & ~evader == 0:
                possible = True
                for ace in range(ACE_COUNT):
                    if (aces >> ace) & 1 and s.ace_evade[ace] == 0.0:
                        possible = False
                if possible:
                    weigh_shots(s, pair, hitter, aces)


@rule
def improve(s: Solved, squads: Squads, pair: int) -> float:
    """One round of best play; how much any value has changed."""
    weigh_pair_shots(s, pair)
    weigh_rolls(s, squads, pair)
    change = 0.0
    for d in range(HELD):
        for e in range(HELD):
            place = pair * BOTH + d * HELD + e
            value = before_turn(s, pair, d, e)
            change = max(change, abs(value - s.turn[place]))
            s.turn[place] = value
    return change


@rule
def start_pair(s: Solved, pair: int) -> None:
    """A first guess: half way between the losses of either side."""
    for dice in range(BOTH):
        s.turn[pair * BOTH + dice] = 0.5 * (s.lost[pair * 2 * BOTH + dice] + s.lost[(pair * 2 + 1) * BOTH + dice])


def solve_fight(
    rules: Rules, say: Callable[[int, int], None] = lambda _done, _all: None, full: int = ACE_SETS - 1
) -> tuple[Solved, float]:
    """All values, and a bound on how far they can be off."""
    squads = packed(squads_of(rules, full))
    s = packed(prepared(rules))
    sets = [aces for aces in range(ACE_SETS) if aces & ~full == 0]
    pairs = sorted(
        (mine * ACE_SETS + theirs for mine in sets for theirs in sets),
        key=lambda pair: -size_of(pair // ACE_SETS) - size_of(pair % ACE_SETS),
    )
    lose, begin, better = compiled(weigh_losses), compiled(start_pair), compiled(improve)
    worst = 0.0
    for done, pair in enumerate(pairs, 1):
        lose(s[0], pair, full)
        begin(s[0], pair)
        before = change = 1.0
        for _ in range(MOST_ROUNDS):
            before, change = change, float(better(s[0], squads[0], pair))
            if change < STEADY:
                break
        pace = min(change / before, 0.99) if before > 0.0 else 0.0
        worst = max(worst, change * pace / (1.0 - pace))
        say(done, len(pairs))
    return unpacked(Solved, s[0]), worst
