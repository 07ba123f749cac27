"""What lies on the table: pilots with their dice; and the rules as one record of numbers."""

from typing import Annotated

from skyrmish.engine.dice import Stream
from skyrmish.engine.records import PLAIN_ONLY, Record, Room
from skyrmish.engine.rule import Listener, rule
from skyrmish.games.squadron_dice.constants import (
    ACE_COUNT,
    ACES,
    BLANK,
    EVADE,
    KINDS,
    MOST_ROLLED,
    MOST_SQUADRON,
    ONE,
    ROOKIE,
    TWO,
)

MOST_PILOTS = 4
MOST_SIDES_OF_A_DIE = 6
MOST_DUE = MOST_PILOTS * (MOST_SQUADRON + 1)


class Pilot(Record):
    """SD-01  A player and the nine dice of one colour. Sets of Aces are bits, A the lowest."""

    team: int
    alive: bool
    rookies: int
    flying: int  # Aces in the squadron
    reserve: int  # Aces that wait to be brought in
    retired: int  # Aces that Bombing Raid has scored
    trophies: int
    count: int  # dice in the squadron: Rookies first, then Aces by letter
    kinds: Annotated[list[int], Room(MOST_SQUADRON)]
    shown: Annotated[list[int], Room(MOST_SQUADRON)]
    locked: int  # squadron dice that may not be rolled again, as bits
    rolled: Annotated[list[int], Room(MOST_ROLLED)]  # Hit or Evade dice
    decision: int  # what the Decision die shows
    holds: bool  # it has been rolled and not yet used
    planes: int  # that the Decision die has added this turn
    icons: int  # hits or evades that it has added
    choice: int  # what the pilot has committed to


class Table(Record):
    """SD-DF-01, SD-BR-01  A match as it stands."""

    count: int
    teams: int
    pilots: Annotated[list[Pilot], Room(MOST_PILOTS)]

    over: bool
    winner: int  # the team, −1 for nobody
    round: int
    decision: int
    waiting: int  # seats that have not answered, as bits
    committed: int  # seats that have, and whose answers are not carried out yet
    passed: int  # seats that passed since somebody last used a die
    window_moved: bool  # somebody used a die in this step of the window
    hitter: int
    evader: int

    due: int  # dice to be thrown before anything else
    roll: int  # what for
    due_seat: Annotated[list[int], Room(MOST_DUE)]
    due_place: Annotated[list[int], Room(MOST_DUE)]
    due_kind: Annotated[list[int], Room(MOST_DUE)]
    thrown: Annotated[list[int], Room(MOST_DUE)]  # icons as they fell
    again: Annotated[list[int], Room(MOST_DUE)]  # and where that was a re-roll, what fell then

    decisions: int
    dice: Stream
    journal: Annotated[Listener | None, PLAIN_ONLY] = None  # hears what happens
    choices: Stream  # of bots


class Rules(Record):
    """A ruleset as numbers: all that the rules read."""

    game: int
    timing: int
    sides: int  # of every die
    faces: Annotated[list[int], Room(len(KINDS) * MOST_SIDES_OF_A_DIE)]
    rookies: int
    hit_dice: int
    evade_dice: int
    blanks_at_once: int
    limit_rounds: int


@rule
def icon(rules: Rules, kind: int, face: int) -> int:
    """What face number 1, 2 … of a die shows."""
    return rules.faces[kind * MOST_SIDES_OF_A_DIE + face - 1]


@rule
def planes_on(shown: int) -> int:
    """SD-04, SD-05  One plane, two planes, or none."""
    if shown == ONE:
        return 1
    if shown == TWO:
        return 2
    return 0


@rule
def size_of(aces: int) -> int:
    """How many Aces a set holds."""
    count = 0
    for ace in range(ACE_COUNT):
        count += (aces >> ace) & 1
    return count


@rule
def line_up(pilot: Pilot) -> None:
    """SD-DF-01, SD-BR-01  The squadron's dice in their order: Rookies, then Aces by letter."""
    pilot.count = pilot.rookies
    for die in range(pilot.rookies):
        pilot.kinds[die] = ROOKIE
    for ace in range(ACE_COUNT):
        if (pilot.flying >> ace) & 1:
            pilot.kinds[pilot.count] = ACES + ace
            pilot.count += 1
    for die in range(pilot.count):
        pilot.shown[die] = BLANK


@rule
def planes_of(pilot: Pilot) -> int:
    """SD-DF-02, SD-BR-03, B-62  All planes shown; the Decision die's only if it was used."""
    planes = pilot.planes
    for die in range(pilot.count):
        planes += planes_on(pilot.shown[die])
    return planes


@rule
def is_evading_ace(pilot: Pilot, die: int) -> bool:
    """B-71  An Ace that shows an evade. Rookies have none."""
    return pilot.kinds[die] >= ACES and pilot.shown[die] == EVADE


@rule
def team_planes(table: Table, team: int) -> int:
    """SD-DF-02, B-74  A side's planes: of one pilot, or the sum of both partners."""
    planes = 0
    for seat in range(table.count):
        pilot = table.pilots[seat]
        if pilot.alive and pilot.team == team:
            planes += planes_of(pilot)
    return planes


@rule
def captain(table: Table, team: int) -> int:
    """B-74  The first of a team that is still in the game."""
    for seat in range(table.count):
        if table.pilots[seat].alive and table.pilots[seat].team == team:
            return seat
    return -1


@rule
def is_flying(table: Table, team: int) -> bool:
    """Somebody of the team is still in the game."""
    return captain(table, team) >= 0
