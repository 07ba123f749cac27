"""What a page asks beside a real table: planes as they stand there, dice as they fell; and what it is told."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from skyrmish.games.reading.limits import Limits
from skyrmish.table.messages.asks import Sight
from skyrmish.table.messages.drawing import DrawnBoard, DrawnPieces
from skyrmish.table.messages.lobby import NewMatch
from skyrmish.table.messages.table import DieView, ShotOdds, TrayColumn

Stat = Annotated[int, Limits(least=0, most=8)]
Millimetres = Annotated[float, Limits(least=-10_000, most=10_000)]
MOST_FACES = 24


@dataclass(kw_only=True)
class RealPlane:
    """A plane as it stands on a real table; on hexes x and y are its hex, and heading the side that it faces."""

    name: Annotated[str, Limits(shortest=1, longest=60)]
    x: Millimetres = 0.0
    y: Millimetres = 0.0
    heading: Annotated[float, Limits(least=-3_600, most=3_600)] = 0.0
    altitude: Annotated[int, Limits(least=0, most=99)] = 0
    attack: Stat = 1
    defense: Stat = 1
    health: Stat = 1
    aces: Stat = 0


@dataclass(kw_only=True)
class RealTable:
    """All planes of a real table, for the referee."""

    rules: NewMatch
    planes: Annotated[list[RealPlane], Limits(longest=40)]


@dataclass(kw_only=True)
class RealSight:
    """What one plane has of another."""

    shooter: str
    sight: Sight


@dataclass(kw_only=True)
class RealRound:
    """A round that is over: who began it, and whose planes still fly."""

    rules: NewMatch
    round: Annotated[int, Limits(least=1, most=10_000)] = 1
    start: Annotated[int, Limits(least=0, most=5)] = 0
    flying: Annotated[list[str], Limits(longest=40)] = field(default_factory=list)


@dataclass(kw_only=True)
class RealTurns:
    """The round that begins: its sides begin with ``start``; planes in the order in which they act."""

    round: int
    start: int
    order: list[str]
    stages: list[str]  # of every round
    clause: str


@dataclass(kw_only=True)
class RealStat:
    key: str
    label: str


@dataclass(kw_only=True)
class RealSheet:
    """What a ruleset has that a tracker shows: planes by side, stats, altitude, dice, the board."""

    title: str
    planes: list[str]
    colours: list[int]  # of each plane: that of its seat
    sides: list[int]
    stats: list[RealStat]
    numbers: list[int]  # that are shared out over the stats
    altitude_max: int
    stores: bool  # altitude is a store of Speed
    has_aces: bool
    die_sides: int
    hits_from: int  # the face that hits, or dodges
    top: Literal["hit", "double", "critical"]  # what the highest one is
    range_sections: int
    has_guides: bool
    board: DrawnBoard | None
    pieces: DrawnPieces | None


@dataclass(kw_only=True)
class RealShot:
    """An attack at a real table: the numbers that go into it, and the dice as far as they have fallen."""

    rules: NewMatch
    attack: Annotated[int, Limits(least=1, most=8)]
    defense: Annotated[int, Limits(least=1, most=8)]
    section: Annotated[int, Limits(least=0, most=8)] = 0  # 0: not told
    altitude: Annotated[int, Limits(least=0, most=99)] = 0
    target_altitude: Annotated[int, Limits(least=0, most=99)] = 0
    guides: bool = False
    aces: Stat = 0  # what being an Ace adds: dice, or rerolls where the edition gives those
    target_aces: Stat = 0
    health: Stat = 0  # of the target; 0: not told
    attack_faces: Annotated[list[int], Limits(longest=MOST_FACES)] = field(default_factory=list)
    defence_faces: Annotated[list[int], Limits(longest=MOST_FACES)] = field(default_factory=list)


@dataclass(kw_only=True)
class RealResult:
    """The chances before any roll, and what the dice do as they lie."""

    odds: ShotOdds
    attack: list[DieView]
    defence: list[DieView]
    columns: list[TrayColumn]
    damage: int
