"""A bot's mind: the options before it, what it thinks of each, and tables of its own to try them out on."""

from typing import Annotated

from skyrmish.bots.notes import NotedTable
from skyrmish.engine.copying import copier
from skyrmish.engine.records import Record, Room
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.pieces import MOST_PLANES

MOST_OPTIONS = 96
MOST_REPLIES, MOST_OPENINGS = 16, 32
ACES_AT = 64  # an attack is its target, and so many times this for each ace die
HOLD_FIRE, PUSH = -1, -1  # in place of an attack, and of a plan


class Option(Record):
    """One possible answer to a decision, as a number; where it leads, and how it fared so far."""

    answer: int
    x: float
    y: float
    heading: float  # of a place, as an order names it
    eighths: int  # of the end of a move
    altitude: int
    value: float  # at first sight
    games: int  # played out
    points: float  # won in them
    given: float  # Health that enemies lost in the rest of the round, over all games
    taken: float  # Health that the own side lost


class Mind(Record):
    """Everything that thinking needs; nothing is kept between decisions."""

    count: int
    options: Annotated[list[Option], Room(MOST_OPTIONS)]
    replies: Annotated[list[Option], Room(MOST_REPLIES)]  # of the enemy, to one of them
    openings: Annotated[list[Option], Room(MOST_OPENINGS)]  # of the next round, after one of those
    start: NotedTable  # where an option leads, before the next dice
    answered: NotedTable  # where a reply to it leads
    trial: NotedTable
    chances: Annotated[list[float], Room(MOST_PLANES)]  # points of each side, in games played out
    seed: int
    games: int  # played out for this decision, or openings looked at


copy_table = copier(NotedTable, {"planes": "count", "bombs": "bomb_count"})
copy_option = copier(Option)


@rule
def clear_option(option: Option, answer: int, value: float) -> None:
    option.answer, option.value = answer, value
    option.x, option.y, option.heading, option.eighths, option.altitude = 0.0, 0.0, 0.0, 0, 0
    option.games, option.points, option.given, option.taken = 0, 0.0, 0.0, 0.0


@rule
def add_option(mind: Mind, answer: int, value: float) -> int:
    """Note one more option, or −1 where there is no room; the best stand first."""
    if mind.count >= MOST_OPTIONS - 1:
        return -1
    clear_option(mind.options[mind.count], answer, value)
    mind.count += 1
    return raise_option(mind.options, mind.count - 1, MOST_OPTIONS - 1)


@rule
def swap_options(options: list[Option], a: int, b: int, spare: int) -> None:
    """Through the spare room behind the last option, which listing never fills."""
    copy_option(options[a], options[spare])
    copy_option(options[b], options[a])
    copy_option(options[spare], options[b])


@rule
def raise_option(options: list[Option], k: int, spare: int) -> int:
    """Move option k up until the one before it is worth at least as much; where it comes to stand."""
    while k > 0 and options[k - 1].value < options[k].value:
        swap_options(options, k - 1, k, spare)
        k -= 1
    return k
