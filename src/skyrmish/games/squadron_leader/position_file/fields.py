"""The position file: a table as JSON, from a real game or from a test, checked field by field."""

from dataclasses import dataclass, field, make_dataclass
from typing import Annotated, Any, Literal, TypeVar

from skyrmish import USUAL
from skyrmish.games.reading.fields import Misread
from skyrmish.games.reading.limits import Before, Limits
from skyrmish.games.reading.position_file import MOST_ORDERS, SeatPart, read_file
from skyrmish.games.reading.strict_json import LONGEST_WORD, BadOption, plain_values
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


def options_read(options: Any) -> Any:
    """What is wrong with an option is said as a mistake in its field."""
    try:
        return plain_values(options)
    except BadOption as wrong:
        raise Misread("mistake-value-error", error=wrong.reason) from None


Word = Annotated[str, Limits(longest=LONGEST_WORD)]
Length = Annotated[float, Limits(least=-FARTHEST, most=FARTHEST)]
Size = Annotated[float, Limits(least=SMALLEST_BOARD, most=LARGEST_BOARD)]
Hexes = Annotated[int, Limits(least=HEX_SIZES[0], most=HEX_SIZES[1])]
Axial = Annotated[int, Limits(least=-FARTHEST, most=FARTHEST)]
Levels = Annotated[int, Limits(least=0, most=MOST_STAT)]
AceDice = Annotated[int, Limits(least=0, most=MOST_ACES)]
Facing = Annotated[int, Limits(least=0, most=FACINGS - 1)]
Round = Annotated[int, Limits(least=1, most=1_000_000)]
Piece = TypeVar("Piece")


@dataclass(frozen=True)
class BoardPart:
    kind: Literal["open", "hex"] = "open"
    width: Size | None = None
    height: Size | None = None
    columns: Hexes | None = None
    rows: Hexes | None = None


@dataclass(frozen=True)
class BombPart:
    """C-3  A bomb on the board, and the round in which it was dropped."""

    x: Length | None = None
    y: Length | None = None
    q: Axial | None = None
    r: Axial | None = None
    round: Round = 1


def with_stats(part: type[Piece]) -> type[Piece]:
    """The same part, with a field for each stat."""
    stats = [
        (stat, Annotated[int, Limits(least=int(stat in NEVER_ZERO), most=MOST_STAT)] | None, None)
        for stat in STAT_NAMES
    ]
    return make_dataclass(part.__name__, stats, bases=(part,), frozen=True, kw_only=True)


@with_stats
@dataclass(frozen=True, kw_only=True)
class PiecePart:
    """A piece where it stands."""

    name: str
    seat: str
    kind: Literal["plane", "bomber", "balloon"] = "plane"
    x: Length | None = None
    y: Length | None = None
    heading: Length | None = None
    q: Axial | None = None
    r: Axial | None = None
    facing: Facing | None = None

    @property
    def stats(self) -> dict[str, int | None]:
        return {stat: getattr(self, stat) for stat in STAT_NAMES}


@dataclass(frozen=True, kw_only=True)
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
    climbed: Annotated[Levels, Before(yes_or_levels)] = 0
    moved: bool | None = None
    attacked: bool | None = None
    shot_down: bool = False
    scored: bool = False
    alive: bool = True
    bombs: Levels | None = None
    full_health: Levels | None = None
    fell: Annotated[int, Limits(least=0, most=1_000_000)] = 0


@dataclass(frozen=True, kw_only=True)
class Position:
    """A whole position file."""

    game: Word = USUAL
    edition: Word = "first"
    modules: Annotated[list[Word], Limits(longest=LONGEST_WORD)] = field(default_factory=list)
    options: Annotated[dict[str, Any], Before(options_read)] = field(default_factory=dict)
    board: BoardPart = BoardPart()
    mission: Word = ""
    seats: Annotated[list[SeatPart], Limits(longest=MOST_PLANES)]
    start: str | None = None
    round: Round = 1
    stage: Literal["assign", "place", "move", "attack"] = "move"
    to_act: str | None = None
    planes: Annotated[list[PlanePart], Limits(longest=MOST_PLANES)]
    bombs: Annotated[list[BombPart], Limits(longest=MOST_BOMBS)] = field(default_factory=list)
    orders: Annotated[list[str], Limits(longest=MOST_ORDERS)] = field(default_factory=list)
    dice: Annotated[list[Any], Limits(longest=MOST_ORDERS)] = field(default_factory=list)


# ---- reading ----


def read_position(data: dict[str, Any]) -> Position:
    """Read one position; refused with the field that is wrong."""
    return read_file(Position, data, CLAUSES)


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
