"""Lessons at a live table: the match that one begins with, and what the coach says of it."""

from dataclasses import asdict, replace

from skyrmish.lessons.coach import Coach, Remark
from skyrmish.lessons.lesson import Lesson, lesson_named
from skyrmish.match.dice.sources import TypedDice
from skyrmish.match.records.record import read_record
from skyrmish.table.keeping import KeptMatch
from skyrmish.table.lobby.making import as_in
from skyrmish.table.lobby.problems import NotFound
from skyrmish.table.lobby.restoring import take_again
from skyrmish.table.messages.lobby import Coached, CoachRemark, NewMatch, Pupil, Trial
from skyrmish.words.refusal import Refusal


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
    return Coached(now=told(said), then=None if then is None else told(then))


def told(remark: Remark) -> CoachRemark:
    return CoachRemark(**asdict(remark))
