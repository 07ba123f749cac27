"""A sketch: a position, the seat that is asked, and what the question takes for granted."""

from typing import Any, NamedTuple

from skyrmish.lab.puzzles.kinds.kind import Terms


class Sketch(NamedTuple):
    position: dict[str, Any]
    seat: str
    terms: Terms
