"""What a bot of your own sees: the position as one seat may see it, as JSON values, and every legal order."""

from dataclasses import asdict, dataclass
from typing import Any

from skyrmish.games.squadron_leader.constants import DECISIONS
from skyrmish.games.squadron_leader.standing import measures_told, planes_told
from skyrmish.match.match import Match


@dataclass(frozen=True)
class View:
    """One decision: which seat is asked, for what kind of answer, the orders that are legal now, and the table.

    ``planes`` and ``measures`` read as in the referee's answers; of a move, ``options`` are its first steps.
    """

    seat: str
    kind: str
    options: list[str]
    ruleset: dict[str, Any]
    round: int
    planes: list[dict[str, Any]]
    measures: list[dict[str, Any]]
    attack_dice: list[int]
    defence_dice: list[int]
    rerolls: int

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def view_of(match: Match, seat: str) -> View:
    """The view of the seat that is asked now."""
    number = match.seating.names.index(seat)
    shown = match.twin()
    table = shown.table = match.game.seen_by(match.rules, match.table, number)
    mine = [i for i in shown.deciders() if shown.seat_name(i) == seat]
    legal = [order.headed(shown.names[i]) for i in mine for order in shown.game.legal(shown.situation(i))]
    width, height = match.ruleset.board
    ruleset = {
        "game": match.ruleset.game,
        "edition": match.ruleset.edition,
        "modules": list(match.ruleset.modules),
        "options": dict(match.ruleset.options),
        "board": {"kind": "hex" if match.ruleset.hexes else "open", "width": width, "height": height},
    }
    return View(
        seat=seat,
        kind=DECISIONS[table.decision],
        options=[str(order) for order in legal],
        ruleset=ruleset,
        round=table.round,
        planes=planes_told(match.rules, table, match.seating),
        measures=measures_told(match.ruleset, match.rules, table, match.names),
        attack_dice=list(table.attack_dice[: table.attack_count]),
        defence_dice=list(table.defence_dice[: table.defence_count]),
        rerolls=table.rerolls,
    )
