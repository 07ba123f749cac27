"""Bombing Raid for two, solved: the chance to win from every pair of Ace sets, by dynamic programming.

A turn ends in a win, a tie or a loss, each worth what the Aces are worth that are left then. For every pair of first
rolls the second rolls are a game of simultaneous choices, and its value enters the sum with the rolls' chance.
"""

from collections.abc import Callable
from itertools import product
from typing import Annotated, Any

from skyrmish.bots.search.matrix_game import WIDTH, Game, solve
from skyrmish.bots.squadron_dice.solver.raid.raid_hands import LENGTH, RAID_KINDS, Hand, PlaneOdds, list_choices
from skyrmish.engine.records import Record, Room, packed
from skyrmish.engine.rule import compiled, rule
from skyrmish.games.squadron_dice.constants import ACE_COUNT, ACE_SETS, ACES, EVADE, ROOKIE
from skyrmish.games.squadron_dice.pieces import Rules, planes_on, size_of
from skyrmish.odds.squadron_dice import faces_of, icon_chances, plane_chances
from skyrmish.words.refusal import Refusal

MOST_HANDS = 2048
MOST_ROWS = 1 << 14
MONOTONE = 1e-9
MOST_ROUNDS = 200
STEADY = 1e-14


class Hands(Record):
    """All first rolls of a set of dice, with their chances and, row by row, the totals of every choice."""

    count: int
    chance: Annotated[list[float], Room(MOST_HANDS)]
    first: Annotated[list[int], Room(MOST_HANDS + 1)]
    totals: Annotated[list[float], Room(MOST_ROWS * LENGTH)]


class Sum(Record):
    """What a whole turn is worth, and how far it could be off."""

    value: float
    gap: float


def plane_odds(rules: Rules) -> PlaneOdds:
    """The chances of a throw, for the solver."""
    odds = PlaneOdds()
    for place, kind in enumerate((ROOKIE, *range(ACES, ACES + ACE_COUNT))):
        for planes, chance in plane_chances(faces_of(rules, kind)).items():
            odds.chance[place * 3 + planes] = float(chance)
    return odds


def first_rolls(rules: Rules, aces: int) -> dict[tuple[int, ...], float]:
    """Every different first roll (planes that stay, then blanks and ones of each kind) with its chance."""
    rolls: dict[tuple[int, ...], float] = {(0,) * (1 + 2 * RAID_KINDS): 1.0}
    kinds = [(0, ROOKIE)] * rules.rookies + [(1 + a, ACES + a) for a in range(ACE_COUNT) if (aces >> a) & 1]
    for place, kind in kinds:
        after: dict[tuple[int, ...], float] = {}
        for (roll, chance), (icon, likely) in product(rolls.items(), icon_chances(faces_of(rules, kind)).items()):
            changed = list(roll)
            if planes_on(icon) == 2:
                changed[0] += 2
            elif planes_on(icon) == 1:
                changed[1 + RAID_KINDS + place] += 1
            elif icon != EVADE:
                changed[1 + place] += 1
            after[tuple(changed)] = after.get(tuple(changed), 0.0) + chance * float(likely)
        rolls = after
    return rolls


def hands_of(rules: Rules, odds: PlaneOdds, aces: int) -> Any:
    """All hands of a set of Aces, packed for compiled rules."""
    hands = packed(Hands())
    listing, rates = compiled(list_choices), packed(odds)
    hand = packed(Hand())
    rows = 0
    rolls = first_rolls(rules, aces)
    for number, (roll, chance) in enumerate(rolls.items()):
        hand[0]["base"] = roll[0]
        hand[0]["blanks"][:] = roll[1 : 1 + RAID_KINDS]
        hand[0]["ones"][:] = roll[1 + RAID_KINDS :]
        listing(rates[0], hand[0])
        count = int(hand[0]["choices"])
        hands[0]["chance"][number] = chance
        hands[0]["first"][number] = rows
        hands[0]["totals"][rows * LENGTH : (rows + count) * LENGTH] = hand[0]["totals"][: count * LENGTH]
        rows += count
    hands[0]["count"], hands[0]["first"][len(rolls)] = len(rolls), rows
    return hands


@rule
def mark(theirs: Hands, marks: Hands, tie: float) -> None:
    """What each total of mine is worth against each choice of theirs: 1 above, the tie's worth at par."""
    for row in range(theirs.first[theirs.count]):
        below = 0.0
        for total in range(LENGTH):
            chance = theirs.totals[row * LENGTH + total]
            marks.totals[row * LENGTH + total] = below + tie * chance
            below += chance


@rule
def play_turn(mine: Hands, theirs: Hands, marks: Hands, tie: float, game: Game, out: Sum) -> None:
    """SD-BR-03, B-72  A whole turn: over all pairs of first rolls, the value of choosing second rolls at once."""
    mark(theirs, marks, tie)
    out.value, out.gap = 0.0, 0.0
    for h in range(mine.count):
        game.rows = mine.first[h + 1] - mine.first[h]
        for k in range(theirs.count):
            game.columns = theirs.first[k + 1] - theirs.first[k]
            for i in range(game.rows):
                row = (mine.first[h] + i) * LENGTH
                for j in range(game.columns):
                    column, paid = (theirs.first[k] + j) * LENGTH, 0.0
                    for total in range(LENGTH):
                        paid += mine.totals[row + total] * marks.totals[column + total]
                    game.payoff[i * WIDTH + j] = paid
            solve(game)
            out.value += mine.chance[h] * theirs.chance[k] * game.value
            out.gap = max(out.gap, game.gap)


# ---- what follows a turn ----


@rule
def without(raid: list[float], mine: int, theirs: int) -> float:
    """SD-BR-04  I retire the Ace that I miss least."""
    best = -1.0
    for ace in range(ACE_COUNT):
        if (mine >> ace) & 1:
            best = max(best, raid[(mine & ~(1 << ace)) * ACE_SETS + theirs])
    return best


@rule
def without_theirs(raid: list[float], mine: int, theirs: int) -> float:
    """They retire the Ace that they miss least."""
    worst = 2.0
    for ace in range(ACE_COUNT):
        if (theirs >> ace) & 1:
            worst = min(worst, raid[mine * ACE_SETS + (theirs & ~(1 << ace))])
    return worst


@rule
def lay_tie(raid: list[float], mine: int, theirs: int, game: Game) -> None:
    """SD-BR-05  Both retire an Ace, at once: a game of its own."""
    game.rows, game.columns = 0, 0
    for a in range(ACE_COUNT):
        if (mine >> a) & 1:
            game.columns = 0
            for b in range(ACE_COUNT):
                if (theirs >> b) & 1:
                    left = raid[(mine & ~(1 << a)) * ACE_SETS + (theirs & ~(1 << b))]
                    game.payoff[game.rows * WIDTH + game.columns] = left
                    game.columns += 1
            game.rows += 1


@rule
def after_tie(raid: list[float], mine: int, theirs: int, game: Game) -> float:
    """SD-BR-05, B-73  What a tie is worth: whoever has one Ace left keeps it. With one each, −1: all stays as it is."""
    if size_of(mine) == 1 and size_of(theirs) == 1:
        return -1.0
    if size_of(mine) == 1:
        return without_theirs(raid, mine, theirs)
    if size_of(theirs) == 1:
        return without(raid, mine, theirs)
    lay_tie(raid, mine, theirs, game)
    solve(game)
    return game.value


def solve_raid(
    rules: Rules, say: Callable[[int, int], None] = lambda _done, _all: None, full: int = ACE_SETS - 1
) -> tuple[list[float], float]:
    """The chance of the first seat to win for every pair of Ace sets within ``full``, and the largest gap met."""
    import numpy as np

    odds = plane_odds(rules)
    sets = [s for s in range(1, ACE_SETS) if s & ~full == 0]
    hands = {s: hands_of(rules, odds, s) for s in sets}
    raid = np.full(ACE_SETS * ACE_SETS, 0.5)
    for s in range(ACE_SETS):
        raid[s], raid[s * ACE_SETS] = 1.0, 0.0
    game, marks, out, worst = packed(Game()), packed(Hands()), packed(Sum()), 0.0
    pairs = sorted(((a, b) for a in sets for b in sets if a < b), key=lambda pair: size_of(pair[0]) + size_of(pair[1]))
    total, done = sum(_work(hands, *pair) for pair in pairs), 0
    for mine, theirs in pairs:
        value, gap = _solve_pair(hands, raid, mine, theirs, game, marks, out)
        raid[mine * ACE_SETS + theirs], raid[theirs * ACE_SETS + mine] = value, 1.0 - value
        worst = max(worst, gap)
        done += _work(hands, mine, theirs)
        say(done, total)
    return [float(value) for value in raid], worst


def _work(hands: dict[int, Any], mine: int, theirs: int) -> int:
    return int(hands[mine][0]["count"]) * int(hands[theirs][0]["count"])


def _solve_pair(
    hands: dict[int, Any], raid: Any, mine: int, theirs: int, game: Any, marks: Any, out: Any
) -> tuple[float, float]:
    """One pair of sets; where a tie changes nothing, its worth is the value itself, and is found by iteration."""
    win, loss = without(raid, mine, theirs), without_theirs(raid, mine, theirs)
    tie = float(compiled(after_tie)(raid, mine, theirs, game[0]))
    turn = compiled(play_turn)
    if tie >= 0.0:
        if not win + MONOTONE >= tie >= loss - MONOTONE:
            raise Refusal("solver-winning-loses", "B-60")
        share = (tie - loss) / (win - loss) if win > loss else 0.5
        turn(hands[mine][0], hands[theirs][0], marks[0], share, game[0], out[0])
        return float(loss + (win - loss) * out[0]["value"]), float(out[0]["gap"])
    value = 0.5
    for _ in range(MOST_ROUNDS):
        turn(hands[mine][0], hands[theirs][0], marks[0], value, game[0], out[0])
        before, value = value, float(out[0]["value"])
        if abs(value - before) < STEADY:
            break
    return value, float(out[0]["gap"])
