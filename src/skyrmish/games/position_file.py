"""What position files of all games share: strict parts, seats, limits; and a table as it was laid out by one."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel, ConfigDict

from skyrmish.games.seating import Seating

LONGEST_LINE = 1_000_000
MOST_ORDERS = 10_000


class Part(BaseModel):
    """A part of the file: types are not guessed, and unknown fields are not passed over."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatPart(Part):
    name: str
    team: str = ""


@dataclass(frozen=True)
class LaidOut:
    """A table as a position file describes it, and what is to be done there."""

    ruleset: Any
    seating: Seating
    rules: Any
    table: Any
    go_on: Callable[[Any], object]  # changes the table: whoever is asked next is found
    dice: list[Any]
    orders: list[str]
