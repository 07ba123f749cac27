"""A bot's mind: the options before it, what it thinks of each, and tables of its own to try them out on."""

from typing import Annotated

from skyrmish.engine.copying import copier
from skyrmish.engine.records import Record, Room
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.pieces import MOST_PLANES, Table

MOST_OPTIONS = 96
ACES_AT = 64  # an attack is its target, and so many times this for each ace die
HOLD_FIRE, PUSH = -1, -1  # in place of an attack, and of a plan


class Option(Record):
    """One possible answer to a decision, as a number; where it leads, and how it fared so far."""

    answer: int
    x: float
    y: float
    eighths: int
    altitude: int
    value: float  # before any game was played out
    games: int  # played out
    points: float  # won in them
    given: float  # Health that enemies lost in the rest of the round, over all games
    taken: float  # Health that the own side lost


class Mind(Record):
    """Everything that thinking needs; nothing is kept between decisions."""

    count: int
    options: Annotated[list[Option], Room(MOST_OPTIONS)]
    trial: Table
    start: Table  # where an option leads, before the next dice
    alive: Annotated[list[float], Room(MOST_PLANES)]  # the chance that each plane lives to fire
    chances: Annotated[list[float], Room(MOST_PLANES)]  # points of each side, in games played out
    seed: int
    games: int  # played out for this decision


copy_table = copier(Table, {"planes": "count"})
copy_option = copier(Option)


@rule
def swap_options(mind: Mind, a: int, b: int) -> None:
    """Through the room behind the last option, which listing never fills."""
    spare = mind.options[MOST_OPTIONS - 1]
    copy_option(mind.options[a], spare)
    copy_option(mind.options[b], mind.options[a])
    copy_option(spare, mind.options[b])


@rule
def add_option(mind: Mind, answer: int, value: float) -> int:
    """Note one more option, or −1 where there is no room."""
    if mind.count >= MOST_OPTIONS - 1:
        return -1
    option = mind.options[mind.count]
    option.answer, option.value = answer, value
    option.x, option.y, option.eighths, option.altitude = 0.0, 0.0, 0, 0
    option.games, option.points, option.given, option.taken = 0, 0.0, 0.0, 0.0
    mind.count += 1
    return mind.count - 1


@rule
def raise_option(mind: Mind, k: int) -> None:
    """Move option k up until the one before it is worth at least as much: the best stand first."""
    while k > 0 and mind.options[k - 1].value < mind.options[k].value:
        swap_options(mind, k - 1, k)
        k -= 1
