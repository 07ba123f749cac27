"""The decisions of the dice games, a row each: which orders answer it, and the clause behind it."""

from skyrmish.games.game import Decision
from skyrmish.games.orders import Verb
from skyrmish.games.squadron_dice import constants as w
from skyrmish.games.squadron_dice import orders as o
from skyrmish.games.squadron_dice.pieces import Rules, Table

WINDOW = (o.Pass(), o.Use())


def whoever_is_asked(_rules: Rules, table: Table) -> list[int]:
    """The seats that have not answered yet."""
    return [seat for seat in range(table.count) if (table.waiting >> seat) & 1]


def row(number: int, clause: str, *verbs: Verb) -> Decision:
    """Where several are asked at once, nobody sees an answer before all have answered (B-68, B-72)."""
    return Decision(w.DECISIONS[number], verbs, clause, whoever_is_asked, is_secret=True)


DECISIONS = (  # in the order of their numbers
    row(w.NOTHING, "B-63"),
    row(w.KEEP_OR_ROLL, "B-68", o.KeepDie(), o.RollDie()),
    row(w.POSITION_WINDOW, "B-63", *WINDOW),
    row(w.SHOT_WINDOW, "B-63", *WINDOW),
    row(w.HITTER, "B-63", o.Hitter()),
    row(w.EVADER, "B-63", o.Evader()),
    row(w.BRING, "SD-DF-05", o.Bring()),
    row(w.SECOND_ROLL, "B-72", o.RollAgain()),
    row(w.RETIRE, "SD-BR-04", o.Retire()),
)
