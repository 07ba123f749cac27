"""The ending: planes leave the table, the last side flying wins."""

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.happenings import DREW, WON, tell
from skyrmish.games.squadron_leader.pieces import Table
from skyrmish.games.squadron_leader.words import NOTHING, OVER


@rule
def remove(table: Table, i: int) -> None:
    """SL1-GOAL-01, B-43  The plane is gone; its ace dice go with it."""
    plane = table.planes[i]
    plane.flying = False
    plane.health = 0
    plane.aces = 0
    plane.ace = False
    plane.scored = False


@rule
def is_in_play(table: Table, side: int) -> bool:
    """Some plane of the side is flying."""
    for i in range(table.count):
        if table.planes[i].flying and table.planes[i].side == side:
            return True
    return False


@rule
def end_match(table: Table, winner: int) -> None:
    table.stage = OVER
    table.decision = NOTHING
    table.plane = -1
    table.winner = winner
    if winner >= 0:
        tell(table, WON, -1, winner, 0)
    else:
        tell(table, DREW, -1, 0, 0)


@rule
def end_if_decided(table: Table) -> bool:
    """SL1-GOAL-01, B-44  The last side flying wins at once; if one effect took them all, nobody does."""
    last = -1
    for i in range(table.count):
        if table.planes[i].flying:
            if last >= 0 and table.planes[i].side != last:
                return False
            last = table.planes[i].side
    end_match(table, last)
    return True
