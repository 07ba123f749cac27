"""Patience, and the end of it: two bots that wait for each other would circle for ever."""

from skyrmish.bots.ladder.knowledge import BOREDOM, EAGERNESS, IMPATIENCE, Knowledge
from skyrmish.bots.notes import NotedTable
from skyrmish.bots.worth.exchange import exchanged
from skyrmish.engine.dice import below
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import ATTACKING
from skyrmish.games.squadron_leader.pieces import Rules, Table, pose_of
from skyrmish.geometry.poses import Pose

QUIET_ENOUGH = 2  # rounds
LONG_ENOUGH, ENDLESS = 20, 60  # rounds
PARTS = 1024


@rule
def too_long(table: Table) -> int:
    """By how many rounds a match has lasted longer than most."""
    return max(0, min(table.round, ENDLESS) - LONG_ENOUGH)


@rule
def too_quiet(table: Table) -> int:
    """For how many rounds no shot has been fired, beyond what is usual."""
    return max(0, table.quiet_rounds - QUIET_ENOUGH)


@rule
def is_restless(known: Knowledge, table: NotedTable) -> bool:
    """After some rounds without a shot, a bot that searches changes its ways now and then."""
    quiet = too_quiet(table)
    return quiet > 0 and below(table.choices, PARTS) < PARTS * known.habits[EAGERNESS] * quiet


@rule
def thirst(known: Knowledge, table: Table) -> float:
    """How much more a hit counts than usual: more with every quiet round, and with every round of a long match."""
    return known.habits[IMPATIENCE] * too_long(table) + known.habits[BOREDOM] * too_quiet(table)


@rule
def temptation(rules: Rules, known: Knowledge, table: Table, i: int, pose: Pose, altitude: int) -> float:
    """What a long or quiet match adds to the worth of plane i's best shot from here."""
    want = thirst(known, table)
    if want == 0.0:
        return 0.0
    given, _, _ = exchanged(rules, known, table, i, pose, altitude)
    return want * given


@rule
def temptation_at_guns(rules: Rules, known: Knowledge, table: Table, i: int) -> float:
    """Likewise, where plane i really is when the guns speak; nothing, where they do not."""
    plane = table.planes[i]
    if table.stage != ATTACKING or not plane.flying:
        return 0.0
    return temptation(rules, known, table, i, pose_of(plane), plane.altitude)
