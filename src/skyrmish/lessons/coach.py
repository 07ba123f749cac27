"""The coach: looks at the table after every answer, and says how far the pupil is and what went wrong."""

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field

from skyrmish.lessons.accounts import fits, holds, measures
from skyrmish.lessons.lesson import Lesson, Mistake
from skyrmish.match.match import Match
from skyrmish.words.refusal import Refusal


@dataclass(frozen=True)
class Remark:
    """How many goals are reached; and the mistake that was made at the next, with what was missing."""

    done: int
    mistake: str = ""
    why: str = ""


@dataclass
class Coach:
    """One pupil at one lesson. Goals are reached in their order, and stay reached."""

    lesson: Lesson
    done: int = 0
    _since: int = field(default=0, repr=False)  # events, when the last goal was reached

    def begin(self, match: Match) -> None:
        """What happened before the pupil came counts for nothing."""
        self._since = len(match.events)

    def look(self, match: Match) -> Remark:
        """After an answer: goals that are reached now, or the mistake that was made instead."""
        before = self.done
        while self.done < len(self.lesson.goals) and holds(self.lesson.goals[self.done].wanted, match, self._since):
            self.done += 1
            self._since = len(match.events)
        made = None if self.done > before else self._mistake(match)
        return Remark(self.done, made.name, why(made, match)) if made else Remark(self.done)

    def _mistake(self, match: Match) -> Mistake | None:
        here = (each for each in self.lesson.mistakes if each.goal == self.done)
        return next((each for each in here if holds(each.wanted, match, self._since)), None)

    def foresee(self, match: Match, orders: Sequence[str]) -> Remark | None:
        """What it would say if these were given now; nothing where that hangs on dice, or cannot be."""
        twin = match.twin()
        try:
            twin.orders(orders, self.lesson.pupil)
        except Refusal:
            return None
        return copy(self).look(twin)


def why(mistake: Mistake, match: Match) -> str:
    """What the rules say is missing, such as 12° outside the arc."""
    if not mistake.why:
        return ""
    found = (sight["why_not"] for sight in measures(match, 0) if fits(sight, mistake.why))
    return next(filter(None, found), "")
