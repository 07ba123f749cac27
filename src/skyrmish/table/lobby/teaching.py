"""Lessons and scenes at a live table: the match that one begins with, and what the coach says of it."""

from dataclasses import asdict, replace

from skyrmish.bots.kinds import bot_names
from skyrmish.lessons.coach import Coach, Remark
from skyrmish.lessons.lesson import Lesson, lesson_named
from skyrmish.lessons.scene import Scene, scene_named
from skyrmish.match.dice.sources import TypedDice
from skyrmish.match.records.header import Header
from skyrmish.match.records.record import read_record, record_text, start_match
from skyrmish.table.keeping import KeptMatch
from skyrmish.table.lobby.making import as_in
from skyrmish.table.lobby.match_setup import ruleset_of, seating_of
from skyrmish.table.lobby.problems import NotFound
from skyrmish.table.lobby.restoring import take_again
from skyrmish.table.messages.lobby import Coached, CoachRemark, NewMatch, NewSeat, Pupil, Staged, Trial
from skyrmish.words.refusal import Refusal

SPARRING = ("rookie", "greedy")  # who flies for the others in a scene: the first that the game knows


def lesson_match(wanted: Pupil) -> tuple[NewMatch, str]:
    """A new match and the record that it goes on from. Its dice are the lesson's: everybody learns with the same."""
    lesson = lesson_of(wanted)
    new = as_in(read_record(lesson.record).header, lesson.bots)
    return replace(new, seed=lesson.seed), lesson.record


def lesson_of(wanted: Pupil) -> Lesson:
    try:
        return lesson_named(wanted.lesson)
    except Refusal as refusal:
        raise NotFound(refusal.key, **refusal.facts) from None


def scene_match(wanted: Staged) -> tuple[NewMatch, str | None]:
    """A match in the rules that are read, with whoever sits first at the stick; and the record of what is laid out."""
    scene = scene_named(wanted.scene)
    new = replace(wanted.match, minutes=0.0, real_dice=False, seed=None)
    if scene.pieces:  # which lie on a usual board, whatever a mission would have there
        new = replace(new, mission="", modules=list(ruleset_of(new).all_modules), width=0.0, height=0.0)
    new = replace(new, seats=_one_person(new, scene))
    ruleset, seating = ruleset_of(new), seating_of(new)
    position = scene.laid_out(ruleset, seating)
    if not position:
        return new, None
    players = tuple("person" if seat.kind == "person" else f"bot {seat.level}" for seat in new.seats)
    head = Header(ruleset, seating, players=players, position=position)
    return new, record_text(start_match(head, TypedDice([])), head)


def _one_person(new: NewMatch, scene: Scene) -> list[NewSeat]:
    """Whoever the scene needs, or else whoever was to play; bots fly for all but the first."""
    known = bot_names(new.game)
    level = next((name for name in SPARRING if name in known), known[0])
    seats = new.seats
    if scene.seats:
        seats = [
            NewSeat(name=name, kind="bot", team=scene.teams.get(name, ""), **vars(pieces))
            for name, pieces in scene.seats.items()
        ]
    you, *others = seats
    return [replace(you, kind="person", level=""), *(replace(seat, kind="bot", level=level) for seat in others)]


def coached(kept: KeptMatch, trial: Trial) -> Coached:
    """Look at the table after every answer, as it was; then at what the pupil is about to do."""
    lesson = lesson_of(trial)
    if kept.record != lesson.record:
        raise Refusal("match-is-no-lesson", name=repr(lesson.name))
    match, coach = lesson.begun(), Coach(lesson)
    coach.begin(match)
    said = coach.look(match)
    for each in kept.orders:
        match.dice = TypedDice(each.rolls)
        take_again(match, each)
        looked = coach.look(match)
        said = looked if each.seat == lesson.pupil or looked.done > said.done or looked.mistake else said
    then = coach.foresee(match, trial.orders) if trial.orders else None
    return Coached(now=as_message(said), then=None if then is None else as_message(then))


def as_message(remark: Remark) -> CoachRemark:
    return CoachRemark(**asdict(remark))
