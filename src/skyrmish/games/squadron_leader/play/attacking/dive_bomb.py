"""The Dive Bomb: after an attack from above, at close range, down onto the target."""

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import BALLOON, DIVE_BOMB_ROLL, NOTHING
from skyrmish.games.squadron_leader.happenings import BEGAN_DIVE_BOMB, DIVE_BOMBED, tell
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.attacking.knock_outs import hurt, score
from skyrmish.games.squadron_leader.play.ending import crash, end_if_decided
from skyrmish.games.squadron_leader.play.order_of_play import go_on


@rule
def can_dive_bomb(rules: Rules, table: Table, i: int, j: int) -> bool:
    """C-1, C-2  After your attack, if the target still flies, lower than you and within range 1."""
    if not rules.dive_bomb or table.section > rules.dive_bomb_section:
        return False
    if table.planes[j].kind == BALLOON:
        return False
    return table.planes[j].health > 0 and table.planes[i].altitude > table.planes[j].altitude


@rule
def dive_bomb(table: Table) -> None:
    """C-1, C-2  Drop to the target's altitude, then roll a die."""
    table.planes[table.plane].altitude = table.planes[table.target].altitude
    tell(table, BEGAN_DIVE_BOMB, table.plane, table.target, 0)
    table.decision = NOTHING
    table.roll, table.due = DIVE_BOMB_ROLL, 1


@rule
def settle_dive_bomb(rules: Rules, table: Table) -> None:
    """C-1, C-2, B-42, B-81  A high face hurts the target, and a knock-out is yours; a low one hurts you."""
    i, j, face = table.plane, table.target, table.thrown[0]
    hits = face >= rules.dive_bomb_from
    tell(table, DIVE_BOMBED, i, j, face)
    victim = j if hits else i
    hurt(table, i, victim, rules.dive_bomb_damage)
    if table.planes[victim].health > 0:
        go_on(rules, table)
    elif hits:
        score(rules, table, i, j)
    elif rules.simultaneous:
        table.planes[i].shot_down = True
        go_on(rules, table)
    else:
        crash(table, i)
        if not end_if_decided(rules, table):
            go_on(rules, table)
