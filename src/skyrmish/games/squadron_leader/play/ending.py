"""The ending: planes leave the table, the last side flying wins; or what a mission asks for is done."""

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import BALLOON, EXPANSION, NOTHING, OVER, PLANE
from skyrmish.games.squadron_leader.happenings import CRASHED, DREW, WON, tell
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table


@rule
def remove(table: Table, i: int) -> None:
    """SL1-GOAL-01, B-43  The plane is gone; its ace dice go with it."""
    plane = table.planes[i]
    plane.flying = False
    plane.health = 0
    plane.aces = plane.aces_used = 0
    plane.ace = plane.ace_defended = False
    plane.scored = False
    plane.fell = table.round


@rule
def crash(table: Table, i: int) -> None:
    """B-42  A plane falls by its own doing: nobody gets the credit."""
    remove(table, i)
    tell(table, CRASHED, i, 0, 0)


@rule
def is_in_play(table: Table, side: int) -> bool:
    """C-3  Some plane or bomber of the side is flying; balloons only hang there."""
    for i in range(table.count):
        if table.planes[i].flying and table.planes[i].side == side and table.planes[i].kind != BALLOON:
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
def end_if_decided(rules: Rules, table: Table) -> bool:
    """SL1-GOAL-01, B-44  The last side flying wins at once; if one effect took them all, nobody does."""
    if EXPANSION and rules.mission:
        return end_if_done(rules, table)
    last = -1
    for i in range(table.count):
        if table.planes[i].flying and table.planes[i].kind != BALLOON:
            if last >= 0 and table.planes[i].side != last:
                return False
            last = table.planes[i].side
    end_match(table, last)
    return True


# ---- missions ----


@rule
def is_lost(rules: Rules, plane: Plane) -> bool:
    """C-4  The piece is gone, and does not come back."""
    return not plane.flying and not returns(rules, plane)


@rule
def returns(rules: Rules, plane: Plane) -> bool:
    """C-4  Planes of this side come back after they were shot down."""
    return plane.kind == PLANE and rules.return_after[plane.side] > 0


@rule
def has_done_its_task(rules: Rules, table: Table, side: int) -> bool:
    """C-4  All pieces of the kinds that the side is after are lost to its enemies."""
    if rules.goal_kinds[side] == 0:
        return False
    for i in range(table.count):
        plane = table.planes[i]
        if plane.side != side and (rules.goal_kinds[side] >> plane.kind) & 1 and not is_lost(rules, plane):
            return False
    return True


@rule
def end_if_done(rules: Rules, table: Table) -> bool:
    """C-4, B-44  The mission is won; drawn, if two sides have done their tasks at once or nothing is left to fly."""
    winner, winners = -1, 0
    for side in range(table.sides):
        if has_done_its_task(rules, table, side):
            winner, winners = side, winners + 1
    if winners > 0:
        end_match(table, winner if winners == 1 else -1)
        return True
    for i in range(table.count):
        if table.planes[i].kind != BALLOON and not is_lost(rules, table.planes[i]):
            return False
    end_match(table, -1)
    return True
