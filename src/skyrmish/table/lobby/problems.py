"""What cannot be done in the lobby, as whoever asked is told of it."""

from typing import Any, TypeVar, get_args, get_type_hints

from skyrmish.table.messages.lobby import Problem
from skyrmish.table.messages.reading import Misread, read
from skyrmish.words.refusal import Refusal

Form = TypeVar("Form")
PARTS = {"seats": "seats", "width": "board", "height": "board"}  # of a match, by the field of the form
TOLD_PARTS = get_args(get_type_hints(Problem)["part"])  # those that a form has a place for
USUAL_STATUS = 422


class NotFound(Refusal):
    """404"""

    status = 404


class Strange(Refusal):
    """403"""

    status = 403


def filled_in(kind: type[Form], given: Any) -> Form:
    """A form, read; refused with the field that is wrong."""
    try:
        return read(kind, given)
    except Misread as wrong:
        part = PARTS.get(str(wrong.way[-1]) if wrong.way else "", "")
        raise Refusal("form-problem", place=wrong.place or None, problem=wrong.problem).of(part) from None


def problem_of(refusal: Refusal) -> tuple[Problem, int]:
    """And with which status it is answered."""
    part: Any = refusal.part if refusal.part in TOLD_PARTS else ""
    told = Problem(reason=refusal.reason, clause=refusal.clause or "", part=part, name=refusal.name)
    return told, getattr(refusal, "status", USUAL_STATUS)
