"""The table as one seat may see it."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from skyrmish.games.reading.limits import OneOf
from skyrmish.games.squadron_leader.stats import STAT_NAMES, with_stats
from skyrmish.table.messages.dice import DiceView
from skyrmish.table.messages.drawing import DrawnPose, Outline

StatName = Annotated[str, OneOf(STAT_NAMES)]
SeatKind = Literal["person", "link", "bot"]  # on this screen, by link, or a bot


@dataclass(kw_only=True)
class SeatView:
    """A place at the table. ``colour`` counts the six liveries."""

    name: str
    team: str = ""
    side: str
    side_called: str  # in a sentence: a team with the seats in it
    colour: int
    planes: list[str]
    kind: SeatKind
    level: str = ""  # of its bot, as it is called
    here: bool = True  # somebody with its key is connected, or it is a bot
    thinking: bool = False
    seconds_left: float | None = None  # on its clock
    bot_for_absent: bool = False  # a bot flies for a person who left
    claim_in: float | None = None  # seconds until the match can be claimed against who sits here; null: not as it is


@dataclass(kw_only=True)
@with_stats(int | None)
class PlaneView:
    """A plane. Stats that are still secret, or not played, are null."""

    name: str
    seat: str
    side: str
    pose: DrawnPose | None  # null before it is placed
    altitude: int
    altitude_max: int
    health_full: int | None
    aces: int
    aces_left: int
    is_ace: bool
    climbed: int
    assigned: bool
    moved: bool
    attacked: bool
    flying: bool
    returns: bool = False  # when it is shot down, in a mission
    square: str  # "D5", or a hex
    token: Outline | None = None  # of its own, where it differs from the ruleset's
    kind: str = "plane"  # or "bomber", "balloon"
    bombs: int = 0  # left to a bomber


@dataclass(kw_only=True)
class PieceView:
    """Something else on the board: a bomb, a balloon."""

    kind: str
    name: str
    pose: DrawnPose
    outline: Outline
    words: str


SeenSide = Literal["ahead", "ahead-right", "right", "behind-right", "behind", "behind-left", "left", "ahead-left"]


@dataclass
class Seen:
    """How a pilot sees another plane, at a glance."""

    side: SeenSide
    away: int  # straights, or hexes
    higher: int  # levels; 0 also where planes fly at no heights


@dataclass(kw_only=True)
class EventView:
    """Something that happened, as facts: null are those that do not apply; ``pose`` is drawn.

    Where there is a sky, the page says it from these. Elsewhere it gets the sentence: any game may be played there.
    """

    number: int
    kind: str
    who: str = ""
    text: str = ""
    told: dict[str, str] = field(default_factory=dict)  # to a pilot, by name
    clause: str
    pose: DrawnPose | None = None
    manoeuvre: int | None = None
    facts: dict[str, Any] = field(default_factory=dict)
    seen: dict[str, Seen] = field(default_factory=dict)  # where pilots see it, by name
    dice: DiceView | None = None  # a table of dice at that moment, while it is still news


DieResult = Literal["critical", "hit", "double", "miss", "dodge", "double-dodge", "cancelled"]


@dataclass(kw_only=True)
class DieView:
    """A die as it lies: what it shows, and what that is worth now."""

    face: int
    result: DieResult
    was: list[int] = field(default_factory=list)  # what it showed before it was thrown again
    bonus: str = ""  # "altitude", "guides", "ace"


@dataclass(kw_only=True)
class TrayColumn:
    """An attack die over the defence die that cancels it or stands below it; by their numbers, -1: none."""

    attack: int
    defence: int


@dataclass(kw_only=True)
class ShotOdds:
    """The exact chances of one attack."""

    hit: float  # any damage
    kill: float  # at least the Health that is left
    expected: float
    damage: list[float]  # chance of 0, 1, 2 … damage
    attack_dice: int
    defence_dice: int
    attack_rerolls: int
    defence_rerolls: int


@dataclass(kw_only=True)
class TrayView:
    """The dice of the attack going on, or of the last one."""

    attacker: str
    target: str
    sides: int
    attack: list[DieView]
    defence: list[DieView]
    columns: list[TrayColumn]
    seen: Seen  # how the target saw whoever shoots
    attack_words: str  # "3 Attack, 1 for the guides"
    defence_words: str
    hits: int  # that the attack has, dodged or not
    damage: int  # as it stands
    odds: ShotOdds  # before a die was thrown
    rerolls: list[str]  # what each reroll of the attacker is for: range, altitude, guides or ace
    target_rerolls: list[str]
    health_before: int
    is_over: bool
    deciding: str = ""  # the seat that chooses about the dice now


@dataclass(kw_only=True)
class SeatStanding:
    """How a seat stands, in words."""

    seat: str
    lines: list[str]


@dataclass(kw_only=True)
class TableView:
    """All that everyone may see."""

    number: int  # orders taken so far; an order says which number it answers
    stage: Literal["assign", "place", "move", "attack", "play", "over"]
    round: int
    start: str = ""  # the side that goes first this round
    decision: str  # kind, or "" when the table waits for nobody
    deciding: list[str]  # seats
    is_secret: bool = False  # their choices are sealed, and shown when all have made theirs
    acting: str = ""  # the plane, or "" while its side may choose
    order_of_seats: list[str] = field(default_factory=list)  # in the order in which they act this round
    planes: list[PlaneView] = field(default_factory=list)
    standing: list[SeatStanding] = field(default_factory=list)  # at a plain table
    dice: DiceView | None = None  # at a table of dice
    pieces: list[PieceView] = field(default_factory=list)
    seats: list[SeatView]
    tray: TrayView | None = None
    winner: str | None = None  # a side
    drawn: bool = False
    can_rematch: bool = False
