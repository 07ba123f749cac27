"""All that many matches at once are made of: rules and tables as compiled rules take them, and the step."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from skyrmish.engine.records import Record

Compile = Callable[[Callable[..., Any]], Callable[..., Any]]


@dataclass(frozen=True)
class Stepped:
    """Of one ruleset at one table; ``bots`` sit there, and learners."""

    rules: Record
    known: Record
    numbers: Any
    table: Record
    sights: Sequence[str]  # what each number of a sight is
    step_many: Callable[..., None]
    compile: Compile
