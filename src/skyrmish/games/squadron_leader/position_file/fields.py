"""The position file: a table as JSON, from a real game or from a test, checked field by field."""

from typing import Annotated, Any, Literal, TypeVar

from pydantic import BeforeValidator, Field, ValidationError, create_model

from skyrmish.games.mistakes import first_mistake
from skyrmish.games.position_file import MOST_ORDERS, Part, SeatPart
from skyrmish.games.reading_json import LONGEST_WORD, plain_values
from skyrmish.games.seating import Seat, Seating
from skyrmish.games.squadron_leader.constants import KINDS
from skyrmish.games.squadron_leader.pieces import MOST_BOMBS, MOST_PLANES, MOST_STAT
from skyrmish.games.squadron_leader.rulesets.ruleset import (
    HEX_SIZES,
    LARGEST_BOARD,
    SMALLEST_BOARD,
    Ruleset,
    edition_of,
)
from skyrmish.games.squadron_leader.seating import seated
from skyrmish.games.squadron_leader.standing import LOST
from skyrmish.games.squadron_leader.stats import NEVER_ZERO, STAT_NAMES, STATS_CLAUSE
from skyrmish.geometry.grid import FARTHEST
from skyrmish.geometry.hexes import FACINGS
from skyrmish.words.quoting import quoted
from skyrmish.words.refusal import Refusal

MOST_ACES = MOST_PLANES - 1  # one for every other plane

CLAUSES = {  # of fields
    "width": "B-20",
    "height": "B-20",
    "columns": "B-51",
    "rows": "B-51",
    "q": "B-48",
    "r": "B-48",
    "facing": "HEX-04",
    **dict.fromkeys(STAT_NAMES, STATS_CLAUSE),
    "altitude": "MOD-ALT-06",
    "climbed": "MOD-ALT-03",
    "aces": "MOD-ACE-01",
    "aces_used": "MOD-ACE-02",
    "ace": "B-84",
    "ace_defended": "C-1",
    **dict.fromkeys(LOST, "C-5"),
    "shot_down": "B-32",
    "scored": "B-32",
}


def yes_or_levels(value: Any) -> Any:
    """``climbed`` says how many levels, or just that it did."""
    return int(value) if isinstance(value, bool) else value


Word = Annotated[str, Field(max_length=LONGEST_WORD)]
Length = Annotated[float, Field(ge=-FARTHEST, le=FARTHEST, allow_inf_nan=False)]
Size = Annotated[float, Field(ge=SMALLEST_BOARD, le=LARGEST_BOARD, allow_inf_nan=False)]
Hexes = Annotated[int, Field(ge=HEX_SIZES[0], le=HEX_SIZES[1])]
Axial = Annotated[int, Field(ge=-FARTHEST, le=FARTHEST)]
Levels = Annotated[int, Field(ge=0, le=MOST_STAT)]
AceDice = Annotated[int, Field(ge=0, le=MOST_ACES)]
Piece = TypeVar("Piece", bound=Part)


class BoardPart(Part):
    kind: Literal["open", "hex"] = "open"
    width: Size | None = None
    height: Size | None = None
    columns: Hexes | None = None
    rows: Hexes | None = None


class BombPart(Part):
    """C-3  A bomb on the board, and the round in which it was dropped."""

    x: Length | None = None
    y: Length | None = None
    q: Axial | None = None
    r: Axial | None = None
    round: Annotated[int, Field(ge=1, le=1_000_000)] = 1


def with_stats(part: type[Piece]) -> type[Piece]:
    """The same part, with a field for each stat."""
    fields: dict[str, Any] = {
        stat: (Annotated[int, Field(ge=int(stat in NEVER_ZERO), le=MOST_STAT)] | None, None) for stat in STAT_NAMES
    }
    return create_model(part.__name__, __base__=part, **fields)


@with_stats
class PiecePart(Part):
    """A piece where it stands."""

    name: str
    seat: str
    kind: Literal["plane", "bomber", "balloon"] = "plane"
    x: Length | None = None
    y: Length | None = None
    heading: Length = 0.0
    q: Axial | None = None
    r: Axial | None = None
    facing: Annotated[int, Field(ge=0, lt=FACINGS)] = 0

    @property
    def stats(self) -> dict[str, int | None]:
        return {stat: getattr(self, stat) for stat in STAT_NAMES}


class PlanePart(PiecePart):
    """With all that changes in play."""

    altitude: Levels = 0
    aces: AceDice = 0
    aces_used: AceDice = 0
    ace: bool = False
    ace_defended: bool = False
    attack_lost: Levels = 0
    defense_lost: Levels = 0
    speed_lost: Levels = 0
    climbed: Annotated[Levels, BeforeValidator(yes_or_levels)] = 0
    moved: bool | None = None
    attacked: bool | None = None
    shot_down: bool = False
    scored: bool = False
    alive: bool = True
    bombs: Annotated[int, Field(ge=0, le=MOST_STAT)] | None = None
    full_health: Annotated[int, Field(ge=0, le=MOST_STAT)] | None = None
    fell: Annotated[int, Field(ge=0, le=1_000_000)] = 0


class Position(Part):
    """A whole position file."""

    game: Word = "squadron-leader"
    edition: Word = "first"
    modules: Annotated[list[Word], Field(max_length=LONGEST_WORD, default_factory=list)]
    options: Annotated[dict[str, Any], BeforeValidator(plain_values), Field(default_factory=dict)]
    board: BoardPart = BoardPart()
    mission: Word = ""
    seats: Annotated[list[SeatPart], Field(max_length=MOST_PLANES)]
    start: str | None = None
    round: Annotated[int, Field(ge=1, le=1_000_000)] = 1
    stage: Literal["assign", "place", "move", "attack"] = "move"
    to_act: str | None = None
    planes: Annotated[list[PlanePart], Field(max_length=MOST_PLANES)]
    bombs: Annotated[list[BombPart], Field(max_length=MOST_BOMBS, default_factory=list)]
    orders: Annotated[list[str], Field(max_length=MOST_ORDERS, default_factory=list)]
    dice: Annotated[list[Any], Field(max_length=MOST_ORDERS, default_factory=list)]


# ---- reading ----


def read_position(data: dict[str, Any]) -> Position:
    """Read one position; refused with the field that is wrong."""
    try:
        return Position.model_validate(data)
    except ValidationError as error:
        raise first_mistake(error, CLAUSES) from None


# ---- what it says about the match ----


def ruleset_of(position: Position) -> Ruleset:
    edition = edition_of(position.game, position.edition)
    board, hexes = position.board, position.board.kind == "hex"
    if hexes and (board.width or board.height):
        raise Refusal("board-of-hexes", "B-51")
    if not hexes and (board.columns or board.rows):
        raise Refusal("board-is-open", "B-20")
    sizes = (board.columns, board.rows) if hexes else (board.width, board.height)
    width, height = (float(size or 0.0) for size in sizes)
    return Ruleset(edition, tuple(position.modules), position.options, width, height, hexes, position.mission)


def seating_of(position: Position) -> Seating:
    """Seats with their planes, in the order of the file."""
    names = [seat.name for seat in position.seats]
    for plane in position.planes:
        if plane.seat not in names:
            raise Refusal("position-no-seat", plane=quoted(plane.name), seat=quoted(plane.seat))
    seats = []
    for seat in position.seats:
        mine = [
            tuple(plane.name for plane in position.planes if (plane.seat, plane.kind) == (seat.name, kind))
            for kind in KINDS
        ]
        seats.append(Seat(seat.name, seat.team, *mine))
    return seated(seats)
