"""The position file: a table as JSON, from a real game or from a test, checked field by field."""

import json
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader.pieces import MOST_PLANES, MOST_STAT
from skyrmish.games.squadron_leader.ruleset import Ruleset
from skyrmish.geometry.grid import FARTHEST
from skyrmish.match.seating import Seat, Seating, seated

LONGEST_LINE = 1_000_000
MOST_ORDERS = 10_000

Stat = Annotated[int, Field(ge=1, le=MOST_STAT)]
Length = Annotated[float, Field(ge=-FARTHEST, le=FARTHEST, allow_inf_nan=False)]


class Part(BaseModel):
    """A part of the file: types are not guessed, and unknown fields are not passed over."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatPart(Part):
    name: str
    team: str = ""


class BoardPart(Part):
    kind: Literal["open"] = "open"
    width: Length = 0.0
    height: Length = 0.0


class PlanePart(Part):
    name: str
    seat: str
    x: Length | None = None
    y: Length | None = None
    heading: Length = 0.0
    attack: Stat | None = None
    defense: Stat | None = None
    speed: Stat | None = None
    health: Annotated[int, Field(ge=0, le=MOST_STAT)] | None = None
    altitude: Annotated[int, Field(ge=0)] = 0
    aces: Annotated[int, Field(ge=0, le=MOST_PLANES)] = 0
    aces_used: Annotated[int, Field(ge=0, le=MOST_PLANES)] = 0
    climbed: Annotated[int, Field(ge=0, le=4)] | bool = 0
    moved: bool | None = None
    attacked: bool | None = None
    alive: bool = True


class Position(Part):
    """A whole position file."""

    game: str = "squadron-leader"
    edition: str = "first"
    modules: list[str] = []
    options: dict[str, Any] = {}
    board: BoardPart = BoardPart()
    seats: Annotated[list[SeatPart], Field(max_length=MOST_PLANES)]
    start: str | None = None
    round: Annotated[int, Field(ge=1, le=1_000_000)] = 1
    stage: Literal["assign", "place", "move", "attack"] = "move"
    to_act: str | None = None
    planes: Annotated[list[PlanePart], Field(max_length=MOST_PLANES)]
    orders: Annotated[list[str], Field(max_length=MOST_ORDERS)] = []
    dice: Annotated[list[int | str], Field(max_length=MOST_ORDERS)] = []


def read_position(text: str) -> Position:
    """Read one position; refused with the field that is wrong."""
    if len(text) > LONGEST_LINE:
        raise Refusal(f"a position has at most {LONGEST_LINE} characters")
    try:
        data = json.loads(text, parse_constant=_refuse_constant)
    except RecursionError:
        raise Refusal("the position is nested too deeply") from None
    except ValueError as error:
        raise Refusal(f"the position is not JSON: {error}") from None
    if not isinstance(data, dict):
        raise Refusal("a position is a JSON object")
    try:
        return Position.model_validate(data)
    except ValidationError as error:
        raise Refusal(_first_mistake(error)) from None


def _refuse_constant(word: str) -> float:
    raise Refusal(f"{word} is not a number that a table can have")


UNION_BRANCHES = ("int", "float", "bool", "str", "constrained-int")  # pydantic's own words, no field's names


def _first_mistake(error: ValidationError) -> str:
    mistake = error.errors(include_url=False, include_context=False)[0]
    place = ".".join(
        str(part) for part in mistake["loc"] if part not in ("int", "float", "bool", "str", "constrained-int")
    )
    given = json.dumps(mistake["input"], default=str)
    if mistake["type"] == "missing":
        return f"{place}: this field is missing"
    if mistake["type"] == "extra_forbidden":
        return f"{place}: there is no such field"
    return f"{place}: {given if len(given) < 60 else 'this value'} will not do: {mistake['msg'].lower()}"


# ---- what it says about the match ----


def ruleset_of(position: Position) -> Ruleset:
    if position.game != "squadron-leader":
        raise Refusal(f"game {position.game!r} is unknown; the games are squadron-leader")
    board = position.board
    return Ruleset(position.edition, tuple(position.modules), position.options, board.width, board.height)


def seating_of(position: Position) -> Seating:
    """Seats with their planes, in the order of the file."""
    names = [seat.name for seat in position.seats]
    for plane in position.planes:
        if plane.seat not in names:
            raise Refusal(f"plane {plane.name!r}: there is no seat {plane.seat!r}")
    seats = []
    for seat in position.seats:
        mine = tuple(plane.name for plane in position.planes if plane.seat == seat.name)
        seats.append(Seat(seat.name, seat.team, mine))
    return seated(seats)
