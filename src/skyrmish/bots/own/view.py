"""What a bot of your own sees: the position as one seat may see it, as JSON values, and every legal order."""

from types import SimpleNamespace
from typing import Any

from skyrmish.match.match import Match


class View(SimpleNamespace):
    """One decision: which seat is asked, for what kind of answer, the orders that are legal now; and the table.

    The table is told as in the referee's answers: ``planes`` and ``measures``, or ``pilots``; beside that, the dice of
    the last roll. Of a move, ``options`` are its first steps.
    """

    seat: str
    kind: str
    options: list[str]
    ruleset: dict[str, Any]
    round: int

    def as_json(self) -> dict[str, Any]:
        return dict(vars(self))


def view_of(match: Match, seat: str) -> View:
    """The view of the seat that is asked now."""
    shown, game, rules = match.twin(), match.game, match.rules
    table = shown.table = game.seen_by(rules, match.table, match.seating.names.index(seat))
    mine = [i for i in shown.deciders() if shown.seat_name(i) == seat]
    legal = [order.headed(shown.names[i]) for i in mine for order in game.legal(shown.situation(i))]
    return View(
        seat=seat,
        kind=shown.asked.name,
        options=[str(order) for order in legal],
        ruleset=game.ruleset_told(match.ruleset),
        round=table.round,
        **game.standing(rules, table, match.seating),
        **game.sights(match.ruleset, rules, table, match.seating),
        **game.dice_lying(rules, table, match.names),
    )
