"""First flight: every lesson's solution reaches its goals, and each of its mistakes is answered as such."""

import re
from importlib.resources import files

import pytest

from skyrmish.bots.kinds import make_bot
from skyrmish.games.clauses import clauses_by_chapter
from skyrmish.lessons.coach import Coach, Remark
from skyrmish.lessons.lesson import Lesson, Mistake, lesson_from, lesson_named, lessons
from skyrmish.match.dice.sources import SeededDice
from skyrmish.words.refusal import Refusal

MISTAKES = [(lesson, mistake) for lesson in lessons().values() for mistake in lesson.mistakes]
SEEDS = (1, 2, 3)  # of the bots: a lesson is the same whatever the others do


class Pupil:
    """Plays a lesson as it is played at the table: with its dice, the others flown by their bots."""

    def __init__(self, lesson: Lesson, seed: int) -> None:
        self.lesson, self.match, self.coach = lesson, lesson.begun(), Coach(lesson)
        self.bots = {seat: make_bot(self.match.ruleset.game, level, seed) for seat, level in lesson.bots.items()}
        self.match.dice = SeededDice(lesson.seed)
        self.coach.begin(self.match)
        self.said = self.coach.look(self.match)

    def answer(self, orders: tuple[str, ...]) -> Remark:
        if orders:
            self.match.orders(orders, self.lesson.pupil)
            self.said = self.coach.look(self.match)
        while not self.match.is_over and (seat := next(filter(self.bots.get, self.match.deciding_seats()), None)):
            if self.said.mistake:
                break
            self.match.orders(self.bots[seat].orders(self.match, seat), seat)
            self.said = self.coach.look(self.match)
            if self.match.deciding_seats() == [self.lesson.pupil]:
                break
        return self.said

    def reach(self, goals: int) -> None:
        for number, goal in enumerate(self.lesson.goals[:goals], 1):
            if self.coach.done < number:
                self.answer(goal.orders)


def test_there_are_eight_to_twelve_lessons() -> None:
    assert 8 <= len(lessons()) <= 12


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("lesson", lessons().values(), ids=lambda lesson: lesson.name)
def test_a_lessons_solution_reaches_its_goals_one_after_the_other(lesson: Lesson, seed: int) -> None:
    pupil = Pupil(lesson, seed)
    assert pupil.said == Remark(0)
    assert pupil.match.deciding_seats()[0] == lesson.pupil
    for done in range(1, len(lesson.goals) + 1):
        pupil.reach(done)
        assert pupil.coach.done >= done
        assert pupil.said.mistake == ""


@pytest.mark.parametrize(("lesson", "mistake"), MISTAKES, ids=lambda each: each.name)
def test_a_typical_mistake_is_answered_as_such(lesson: Lesson, mistake: Mistake) -> None:
    for seed in SEEDS:
        pupil = Pupil(lesson, seed)
        pupil.reach(mistake.goal)
        said = pupil.answer(mistake.orders)
        assert (said.done, said.mistake) == (mistake.goal, mistake.name)
        assert bool(said.why) == bool(mistake.why)


def test_the_coach_foresees_what_no_die_decides() -> None:
    lesson = lessons()["arc"]
    match, coach = lesson.begun(), Coach(lesson)
    coach.begin(match)
    assert coach.foresee(match, ["bank left", "end"]) == Remark(1)
    then = coach.foresee(match, ["straight", "end"])
    assert then == Remark(0, "arc", "7.3° outside the arc (SL1-ATK-03)")
    assert coach.foresee(match, ["turn left", "turn left", "end"]) is None  # it cannot be flown
    assert coach.look(match) == Remark(0)  # nothing has happened


def test_what_is_misspelt_in_a_lesson_is_named() -> None:
    with pytest.raises(Refusal, match="lesson 'mine': mine, goals 1 has no 'evnts'"):
        lesson_from("mine", {"pupil": "a", "record": "", "goals": [{"orders": [], "evnts": {}}]})
    mistake = {"goal": 2, "orders": []}
    with pytest.raises(Refusal, match="at goal 2, and there are 1"):
        lesson_from("mine", {"pupil": "a", "record": "", "goals": [{"orders": []}], "mistakes": {"m": mistake}})


def test_a_lesson_that_is_none_is_refused_with_those_that_are() -> None:
    with pytest.raises(Refusal, match="there is no lesson 'loop'; there are move, speed"):
        lesson_named("loop")


def test_every_lesson_has_all_its_words_and_no_others() -> None:
    text = (files("skyrmish.words") / "en" / "page-lesson.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"^lesson-([a-z0-9-]+) =", text.partition("## 1\n")[2], re.MULTILINE))
    wanted = set()
    for name, lesson in lessons().items():
        goals = range(1, len(lesson.goals) + 1)
        wanted |= {f"{name}-{part}" for part in ("title", "about", "done")}
        wanted |= {f"{name}-{part}-{goal}" for part in ("goal", "coach") for goal in goals}
        wanted |= {f"{name}-not-{mistake.name}" for mistake in lesson.mistakes}
    assert said == wanted


def test_a_lesson_shows_clauses_that_there_are_and_each_shows_others() -> None:
    known = {clause for clauses in clauses_by_chapter().values() for clause in clauses}
    shown = [clause for lesson in lessons().values() for clause in lesson.shows]
    assert all(lesson.shows for lesson in lessons().values())
    assert known.issuperset(shown)
    assert len(shown) == len(set(shown))


def test_a_coach_points_at_pieces_that_are_there() -> None:
    for lesson in lessons().values():
        for goal in lesson.goals:
            kind, _, name = goal.points.partition(" ")
            assert kind in ("plane", "ghost", "manner", "altitude", "plan", "die", "tray", "action")
            assert kind not in ("plane", "die") or name.removesuffix(" 2") in lesson.begun().names
