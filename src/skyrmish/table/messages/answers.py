"""What the table says to one page."""

from dataclasses import dataclass, field
from typing import Literal

from skyrmish.games.rule_sheets import SheetDie
from skyrmish.table.messages.asks import Ask, FlightChart, NodeOutlook, Pencil
from skyrmish.table.messages.drawing import DrawnBoard, DrawnPieces, DrawnPose, Point
from skyrmish.table.messages.requests import OfferKind, SignalKind
from skyrmish.table.messages.table import EventView, SeatView, StatName, TableView, TrayView

FaceName = Literal["sky", "dice", "plain"]


@dataclass(kw_only=True)
class Welcome:
    """All that does not change while the match lasts."""

    type: Literal["welcome"] = "welcome"
    version: int
    match: str
    title: str
    game: str
    edition: str = ""
    modules: list[str] = field(default_factory=list)
    speed_name: str = ""
    teams: dict[str, str] = field(default_factory=dict)  # what each is called in a sentence
    stores: bool = False  # unspent Speed is kept for later rounds, in place of altitude
    stat_names: list[str] = field(default_factory=list)
    stat_keys: list[StatName] = field(default_factory=list)
    theme: str = ""  # in which a page shows the table, if nobody has chosen another
    leaving_clause: str = ""  # by which a plane that leaves the board is lost
    face: FaceName  # what kind of table it is
    board: DrawnBoard | None  # null: there is none
    pieces: DrawnPieces | None
    you: list[str]  # the seats whose keys you have; none: you watch
    unnamed: list[str] = field(default_factory=list)  # those of them whose guest may still choose a name
    clauses: dict[str, str]  # each clause in one sentence
    rules: list["RuleSection"]  # the rule sheet of this ruleset
    dice: "Dice | None" = None  # what proves them; null: they come from a seed that somebody chose
    real_dice: bool = False  # people throw them, and say what they show
    seals: list["Sealed"] = field(default_factory=list)  # of the secret choices so far
    links: dict[str, str]  # seat to its address, for those you may hand on; "" is the spectators'


@dataclass(kw_only=True)
class RuleLine:
    text: str
    clauses: list[str]
    die: SheetDie | None = None  # to draw beside it


@dataclass(kw_only=True)
class RuleSection:
    title: str
    lines: list[RuleLine]
    scene: str  # in which they can be played


@dataclass(kw_only=True)
class Dice:
    """What will prove the dice. Once the commitments are told, a page whose own is among them opens its share."""

    type: Literal["dice"] = "dice"
    commitment: str  # of the host to its secret
    commitments: dict[str, str] | None  # of the seats, "" for none; null: they are still being gathered
    shares: dict[str, str] | None  # null: they are still being opened


@dataclass(kw_only=True)
class Sealed:
    """A seat has made a secret choice, and cannot change it any more, nor can the host: remember the seal."""

    type: Literal["sealed"] = "sealed"
    seat: str
    number: int  # of the table that it answers
    seal: str


@dataclass(kw_only=True)
class DiceDue:
    """Real dice that are wanted: so many, one face of ``shows`` each, all of them as likely."""

    words: str
    count: int
    shows: list[str]


@dataclass(kw_only=True)
class State:
    """The table as it stands now, what happened since the last state, and what your seats are asked."""

    type: Literal["state"] = "state"
    table: TableView
    events: list[EventView]
    asks: list[Ask]
    trays: list[TrayView]  # where the events tell of several attacks: the dice of those before the last
    charts: list[FlightChart]  # that are named here and that this page was not told yet
    pencil: Pencil | None  # where none of your seats is asked, and one of your planes is still to move
    due: DiceDue | None  # real dice that the table waits for


@dataclass(kw_only=True)
class Outlooks:
    """Odds for the plans of a move that is being asked for. They follow the state, shortest plans first."""

    type: Literal["outlooks"] = "outlooks"
    number: int
    plane: str
    outlooks: list[NodeOutlook]
    is_last: bool


@dataclass(kw_only=True)
class Accepted:
    """The orders are taken and written down: they outlive the server."""

    type: Literal["accepted"] = "accepted"
    id: str
    number: int


@dataclass(kw_only=True)
class Refused:
    """One sentence, and the clause; nothing has changed. ``id`` is empty if the message could not be read."""

    type: Literal["refused"] = "refused"
    id: str
    reason: str
    clause: str
    index: int = 0  # of the refused order
    dice: DiceDue | None = None  # real ones that are missing: say it again with what they show


@dataclass(kw_only=True)
class Tried:
    type: Literal["tried"] = "tried"
    id: str
    reason: str  # empty: it is allowed
    clause: str


@dataclass(kw_only=True)
class Hint:
    type: Literal["hint"] = "hint"
    id: str
    seat: str
    orders: list[str]
    words: str
    win_chance: float | None
    pose: DrawnPose | None = None  # where it would place a plane
    stats: list[int] = field(default_factory=list)  # that it would choose


@dataclass(kw_only=True)
class Measured:
    """The ruler between two planes: where it lies, and what it says."""

    type: Literal["measured"] = "measured"
    id: str
    line: tuple[Point, Point]
    words: str  # "138 mm, section 2"
    how: str  # "from outline to outline"
    clause: str


@dataclass(kw_only=True)
class ChanceShare:
    """One of the ways in which it may go; together they are certain."""

    name: str  # "highest", "new-turn", "lands" …
    chance: float


@dataclass(kw_only=True)
class ChanceBar:
    label: str  # a number of planes, or an Ace
    chance: float
    is_chosen: bool = False


@dataclass(kw_only=True)
class Chances:
    """What an order at a table of dice may lead to, exactly; ``assumes`` says what is taken for granted."""

    type: Literal["chances"] = "chances"
    id: str
    seat: str
    order: str
    shares: list[ChanceShare]
    bars: list[ChanceBar]
    bars_of: Literal["", "planes", "wins"]
    win: float | None  # the match, with best play from the next turn on; null: no table of chances holds here
    assumes: list[str]


@dataclass(kw_only=True)
class OfferView:
    """What somebody asks of the others, and who has not answered yet."""

    what: OfferKind
    seat: str
    agreed: list[str]
    waits_for: list[str]


@dataclass(kw_only=True)
class Presence:
    """Who is here, who thinks, the clocks, and what is being asked."""

    type: Literal["presence"] = "presence"
    seats: list[SeatView]
    watchers: int
    offer: OfferView | None = None


@dataclass(kw_only=True)
class Signal:
    """Somebody says one of a few words."""

    type: Literal["signal"] = "signal"
    seat: str
    what: SignalKind


@dataclass(kw_only=True)
class Rematch:
    """There is a next match: your seats' keys for it."""

    type: Literal["rematch"] = "rematch"
    match: str
    keys: dict[str, str]


@dataclass(kw_only=True)
class Pong:
    type: Literal["pong"] = "pong"


Said = (
    State
    | Outlooks
    | Accepted
    | Refused
    | Tried
    | Hint
    | Measured
    | Chances
    | Presence
    | Rematch
    | Signal
    | Dice
    | Sealed
    | Pong
)
AnyAnswer = Welcome | Said
