"""A new turn, in either game."""

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_dice.constants import NOTHING
from skyrmish.games.squadron_dice.happenings import DREW, NEW_TURN, tell
from skyrmish.games.squadron_dice.pieces import Rules, Table


@rule
def begin_turn(rules: Rules, table: Table) -> bool:
    """B-44  Count the turn; False, and a draw, where the limit on turns is passed."""
    table.round += 1
    if 0 < rules.limit_rounds < table.round:
        table.over, table.winner, table.decision = True, -1, NOTHING
        tell(table, DREW, -1, 0, 0)
        return False
    tell(table, NEW_TURN, -1, table.round, 0)
    return True
