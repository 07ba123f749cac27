"""Damage, and planes that fall: to an enemy's attack, or by their own doing."""

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import BALLOON
from skyrmish.games.squadron_leader.happenings import DAMAGED, KNOCKED_OUT, tell
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.ending import end_if_decided, remove
from skyrmish.games.squadron_leader.play.order_of_play import go_on
from skyrmish.games.squadron_leader.play.rounds import reward


@rule
def hurt(table: Table, i: int, j: int, hits: int) -> None:
    """SL1-ATK-09, B-43  Plane j loses Health, by what plane i did."""
    target = table.planes[j]
    lost = min(target.health, hits)
    target.health -= lost
    tell(table, DAMAGED, j, i, lost)


@rule
def score(rules: Rules, table: Table, i: int, j: int) -> None:
    """B-32, B-42, C-3  The target's last Health is gone: it falls to your credit, now or when all have attacked."""
    table.planes[i].scored = table.planes[j].kind != BALLOON or table.planes[i].scored
    if rules.simultaneous:
        table.planes[j].shot_down = True
        go_on(rules, table)
    else:
        knock_out(rules, table, i, j)


@rule
def knock_out(rules: Rules, table: Table, i: int, j: int) -> None:
    """B-29, B-32, B-44, MOD-IMM-02  Removal is immediate; the shooter may loop before the next attack."""
    remove(table, j)
    tell(table, KNOCKED_OUT, j, i, 0)
    if end_if_decided(rules, table):
        return
    if not table.planes[i].scored or not reward(rules, table, i):
        go_on(rules, table)
