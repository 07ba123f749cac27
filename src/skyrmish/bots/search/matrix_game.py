"""Games in which two players choose at the same time: the value, and how to mix one's choices.

A saddle point is found at once. Otherwise the game is solved as a linear program, by pivoting (Dantzig's simplex in
the form that Ferguson gives for matrix games), and the two mixes prove the value: one holds it from below, the other
from above.
"""

from math import factorial
from typing import Annotated

from skyrmish.engine.records import Record, Room
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.stats import MOST_STATS

MOST_CHOICES = max(80, factorial(MOST_STATS))  # the second roll of eight dice; every way to share out the stats
WIDTH = MOST_CHOICES + 1
SADDLE = 1e-13
ZERO = 1e-12
MOST_PIVOTS = 1000


class Game(Record):
    """Payoffs to the row player, WIDTH a row; then the value, and what each player mixes."""

    rows: int
    columns: int
    payoff: Annotated[list[float], Room(WIDTH * WIDTH)]
    value: float
    gap: float  # between what the two mixes guarantee
    row_mix: Annotated[list[float], Room(WIDTH)]
    column_mix: Annotated[list[float], Room(WIDTH)]
    tableau: Annotated[list[float], Room(WIDTH * WIDTH)]
    row_label: Annotated[list[int], Room(WIDTH)]  # 1 … for rows, −1 … for columns
    column_label: Annotated[list[int], Room(WIDTH)]


@rule
def solve(game: Game) -> None:
    """The value and an optimal mix for both."""
    for i in range(game.rows):
        game.row_mix[i] = 0.0
    for j in range(game.columns):
        game.column_mix[j] = 0.0
    if not solve_saddle(game):
        solve_mixed(game)


@rule
def solve_saddle(game: Game) -> bool:
    """A row and a column from which neither player would rather leave."""
    low, high, best_row, best_column = -1e300, 1e300, 0, 0
    for i in range(game.rows):
        least = 1e300
        for j in range(game.columns):
            least = min(least, game.payoff[i * WIDTH + j])
        if least > low:
            low, best_row = least, i
    for j in range(game.columns):
        most = -1e300
        for i in range(game.rows):
            most = max(most, game.payoff[i * WIDTH + j])
        if most < high:
            high, best_column = most, j
    if high - low > SADDLE:
        return False
    game.row_mix[best_row], game.column_mix[best_column] = 1.0, 1.0
    game.value, game.gap = low, max(0.0, high - low)
    return True


@rule
def lay_tableau(game: Game) -> float:
    """The payoffs, raised until all are positive; ones to the right, minus ones below. Returns by how much."""
    least = 1e300
    for i in range(game.rows):
        for j in range(game.columns):
            least = min(least, game.payoff[i * WIDTH + j])
    rise = 1.0 - least
    for i in range(game.rows):
        game.row_label[i] = i + 1
        game.tableau[i * WIDTH + game.columns] = 1.0
        for j in range(game.columns):
            game.tableau[i * WIDTH + j] = game.payoff[i * WIDTH + j] + rise
    for j in range(game.columns):
        game.column_label[j] = -j - 1
        game.tableau[game.rows * WIDTH + j] = -1.0
    game.tableau[game.rows * WIDTH + game.columns] = 0.0
    return rise


@rule
def pivot_column(game: Game) -> int:
    """The column whose foot is most negative; −1: done."""
    best, least = -1, -ZERO
    for j in range(game.columns):
        foot = game.tableau[game.rows * WIDTH + j]
        if foot < least:
            best, least = j, foot
    return best


@rule
def pivot_row(game: Game, q: int) -> int:
    """The row that limits that column first."""
    best, least = -1, 1e300
    for i in range(game.rows):
        entry = game.tableau[i * WIDTH + q]
        if entry > ZERO:
            ratio = game.tableau[i * WIDTH + game.columns] / entry
            if ratio < least:
                best, least = i, ratio
    return best


@rule
def pivot(game: Game, p: int, q: int) -> None:
    """Exchange a row and a column."""
    entry = game.tableau[p * WIDTH + q]
    for i in range(game.rows + 1):
        if i != p:
            share = game.tableau[i * WIDTH + q] / entry
            for j in range(game.columns + 1):
                if j != q:
                    game.tableau[i * WIDTH + j] -= share * game.tableau[p * WIDTH + j]
            game.tableau[i * WIDTH + q] = -share
    for j in range(game.columns + 1):
        game.tableau[p * WIDTH + j] /= entry
    game.tableau[p * WIDTH + q] = 1.0 / entry
    game.row_label[p], game.column_label[q] = game.column_label[q], game.row_label[p]


@rule
def solve_mixed(game: Game) -> None:
    """No saddle point: pivot until nobody gains, then read off the mixes."""
    lay_tableau(game)
    for _ in range(MOST_PIVOTS):
        q = pivot_column(game)
        if q < 0:
            break
        p = pivot_row(game, q)
        if p < 0:
            break
        pivot(game, p, q)
    corner = game.tableau[game.rows * WIDTH + game.columns]
    for j in range(game.columns):
        if game.column_label[j] > 0:
            game.row_mix[game.column_label[j] - 1] = max(0.0, game.tableau[game.rows * WIDTH + j] / corner)
    for i in range(game.rows):
        if game.row_label[i] < 0:
            game.column_mix[-game.row_label[i] - 1] = max(0.0, game.tableau[i * WIDTH + game.columns] / corner)
    prove(game)


@rule
def prove(game: Game) -> None:
    """What each mix guarantees against every answer; the value lies between."""
    low, high = 1e300, -1e300
    for j in range(game.columns):
        paid = 0.0
        for i in range(game.rows):
            paid += game.row_mix[i] * game.payoff[i * WIDTH + j]
        low = min(low, paid)
    for i in range(game.rows):
        paid = 0.0
        for j in range(game.columns):
            paid += game.column_mix[j] * game.payoff[i * WIDTH + j]
        high = max(high, paid)
    game.value, game.gap = 0.5 * (low + high), max(0.0, high - low)


@rule
def drawn_from(mix: list[float], count: int, chance: float) -> int:
    """The choice that a number from 0 to 1 picks from a mix."""
    for i in range(count):
        chance -= mix[i]
        if chance < 0.0:
            return i
    best = 0
    for i in range(count):
        if mix[i] > mix[best]:
            best = i
    return best
