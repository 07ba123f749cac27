"""The exact chance to win the match after an order at a table of dice for two, with best play from then on."""

from collections.abc import Callable

from skyrmish.bots.squadron_dice.solver.prospects import Prospects
from skyrmish.games.orders import Order, Situation
from skyrmish.games.squadron_dice import constants as w
from skyrmish.odds.dice_windows import leads_after, shot_of, tables_after

TO_WIN = ("you-lead", "tie", "behind")


def win_after(at: Situation, order: Order) -> float | None:
    """None where the tables do not hold, or do not look so far."""
    weigh, hopes = WEIGHED.get(at.table.decision), Prospects(at.rules, at.table, at.number)
    return weigh(at, order, hopes) if weigh is not None and hopes.are_known else None


def _shot(at: Situation, order: Order, hopes: Prospects) -> float:
    """B-63 … B-67  If nobody answers: the shot is resolved as it then lies."""
    tables = tables_after(at, order)
    return sum(float(p) * hopes.after_shot(t, shot_of(at.rules, t) == "shot-lands") for t, p in tables)


def _second_roll(at: Situation, order: Order, hopes: Prospects) -> float:
    """SD-BR-03  If the other one rolls again what gains on average."""
    shares = leads_after(at.rules, at.table, at.number, [int(die) - 1 for die in order.numbers])
    return hopes.after_turn(*(float(shares[name]) for name in TO_WIN))


def _bring(at: Situation, order: Order, hopes: Prospects) -> float:
    return hopes.with_ace(at.table, at.number, w.LETTERS.index(order.target))


def _retire(_: Situation, order: Order, hopes: Prospects) -> float:
    return hopes.without_ace(w.LETTERS.index(order.target))


WEIGHED: dict[int, Callable[[Situation, Order, Prospects], float]] = {
    w.SHOT_WINDOW: _shot,
    w.SECOND_ROLL: _second_roll,
    w.BRING: _bring,
    w.RETIRE: _retire,
}
