"""A lesson as its file says it: the record that it begins with, goals one after the other, and typical mistakes."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from skyrmish.games.reading.data_files import check_complete, check_keys, packaged
from skyrmish.lessons.accounts import SECTIONS, Wanted
from skyrmish.match.match import Match
from skyrmish.match.records.record import play_record, read_record
from skyrmish.words.refusal import Refusal, met

COURSE = "first_flight"
SUFFIX = ".toml"
KEYS = frozenset(("pupil", "bots", "seed", "shows", "record", "goals", "mistakes"))
GOAL_KEYS = frozenset(("points", "orders", *SECTIONS))
MISTAKE_KEYS = frozenset(("goal", "why", "orders", *SECTIONS))


@dataclass(frozen=True)
class Goal:
    """What is to come about; ``points`` at what the coach shows, and ``orders`` are a way to get there."""

    wanted: Wanted
    points: str
    orders: tuple[str, ...]


@dataclass(frozen=True)
class Mistake:
    """What comes about instead, while the pupil is at a goal; ``why`` is the sight that says what is missing."""

    name: str
    goal: int  # counted from 0
    wanted: Wanted
    why: dict[str, Any]
    orders: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """All of it, but for its words: the page has them by the name of the lesson."""

    name: str
    pupil: str  # a seat
    record: str
    goals: tuple[Goal, ...]
    mistakes: tuple[Mistake, ...]
    seed: int  # of the dice that fall after the record
    bots: dict[str, str] = field(default_factory=dict)  # who flies for the other seats
    shows: tuple[str, ...] = ()  # clauses that it is an example of

    def begun(self) -> Match:
        """The match as the pupil finds it."""
        match = play_record(read_record(self.record))
        match.game.put_away(match.rules, match.table)
        return match


@cache
def lessons() -> dict[str, Lesson]:
    """The course, in its order."""
    return {lesson.name: lesson for lesson in _course()}


def lesson_named(name: str) -> Lesson:
    if name not in lessons():
        raise Refusal("no-such-lesson", name=repr(name), known=list(lessons()))
    return lessons()[name]


def _course() -> Iterator[Lesson]:
    """Files are called 03-arc.toml: the number is the place in the course."""
    folder = files("skyrmish.lessons").joinpath(COURSE)
    for name in sorted(part.name for part in folder.iterdir() if part.name.endswith(SUFFIX)):
        yield lesson_from(name.removesuffix(SUFFIX).partition("-")[2], packaged("skyrmish.lessons", COURSE, name))


def lesson_from(name: str, data: dict[str, Any]) -> Lesson:
    """A lesson from what its file says; a misspelt key is refused by its name."""
    with met("in-lesson", name=repr(name)):
        check_keys(data, KEYS, name)
        check_complete(data, ("pupil", "record", "goals"), name)
        goals = tuple(_goal(goal, f"{name}, goals {number}") for number, goal in enumerate(data["goals"], 1))
        told = data.get("mistakes", {})
        mistakes = tuple(_mistake(key, mistake, f"{name}, mistakes {key}", len(goals)) for key, mistake in told.items())
        text, seed = data["record"].lstrip(), data.get("seed", 1)
        shows = tuple(data.get("shows", ()))
        return Lesson(name, data["pupil"], text, goals, mistakes, seed, data.get("bots", {}), shows)


def _goal(data: dict[str, Any], where: str) -> Goal:
    check_keys(data, GOAL_KEYS, where)
    check_complete(data, ("orders",), where)
    return Goal(_wanted(data), data.get("points", ""), tuple(data["orders"]))


def _mistake(name: str, data: dict[str, Any], where: str, goals: int) -> Mistake:
    check_keys(data, MISTAKE_KEYS, where)
    check_complete(data, ("goal", "orders"), where)
    if not 1 <= data["goal"] <= goals:
        raise Refusal("lesson-no-goal", goal=data["goal"], goals=goals)
    return Mistake(name, data["goal"] - 1, _wanted(data), data.get("why", {}), tuple(data["orders"]))


def _wanted(data: dict[str, Any]) -> Wanted:
    return {section: data[section] for section in SECTIONS if section in data}
