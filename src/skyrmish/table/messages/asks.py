"""What a seat is asked, with everything it needs to choose: legal orders, poses, odds and reasons."""

from dataclasses import dataclass, field
from typing import Literal

from skyrmish.table.messages.drawing import DrawnPose, Outline, Point
from skyrmish.table.messages.table import ShotOdds, StatName


@dataclass(kw_only=True)
class Reason:
    """Why not, in words, with the clause."""

    reason: str
    clause: str


@dataclass(kw_only=True)
class Sight:
    """What one plane has of another: measured, with the line to draw and the reason if there is no shot."""

    plane: str  # the other one
    distance: float
    unit: str
    section: int  # 0: out of range
    degrees_off: float  # outside the arc
    missing: float  # out of range by so much
    in_guides: bool
    line: tuple[Point, Point]  # where the ruler lies
    why_not: Reason | None
    odds: ShotOdds | None  # null if there is no shot
    words: str  # "Dead ahead, section 2. 4 dice for the guides against 3."


@dataclass(kw_only=True)
class Outlook:
    """From a pose: what you give, and what those who may still shoot could give you as they stand."""

    sights: list[Sight]  # of enemies, best target first
    could_be_hit: float
    threats: list[Sight]  # enemies that have you: ``plane`` is the shooter


@dataclass(kw_only=True)
class AssignAsk:
    kind: Literal["assign"] = "assign"
    seat: str
    planes: list[str]
    stats: list[int]
    keys: list[StatName]  # of the stats that the numbers go to
    names: list[str]
    about: list[str]  # what each of them is for
    allocations: list[tuple[int, ...]]
    order: str  # "assign {0} {1} {2} {3}"
    health_cap: int


@dataclass(kw_only=True)
class Spot:
    """A legal placement that can be had by one key."""

    order: str
    pose: DrawnPose
    label: str


@dataclass(kw_only=True)
class Keepaway:
    """Where a token's centre may not be put, and why."""

    outline: Outline
    plane: str
    reason: Reason


@dataclass(kw_only=True)
class Rim:
    """Edges of the board, one of which a token must touch. The outline is exact: so must be where it touches."""

    edges: list[str]  # "south", "north", "west", "east"
    width: float
    height: float
    token: Outline  # in the plane's own frame


@dataclass(kw_only=True)
class PlaceAsk:
    """``free`` placements go anywhere in the allowed outlines, or along the ``rim``; on hexes all there are stand here:

    some good spots, and all the others, each hex with every facing.
    """

    kind: Literal["place"] = "place"
    seat: str
    planes: list[str]
    free: bool
    allowed: list[Outline]  # for the token's centre
    rim: Rim | None
    keepaways: list[Keepaway]
    spots: list[Spot]
    others: list[Spot]
    order: str  # "place {x} {y} {heading}"


@dataclass(kw_only=True)
class FlightChart:
    """Every plan of a plane with so much Speed and altitude in a free sky: sequences of manoeuvres, as a tree.

    The lists tell the same about each node, depth first: node 0 is the plane where it is, and parents come before their
    children. A node can be flown with a change of altitude c if low <= c <= high.
    """

    name: str
    parents: list[int]  # nodes; −1 for node 0
    manoeuvres: list[int]  # the last one; −1 for node 0
    ends: list[tuple[float, float, float]]  # in the plane's own frame: ahead, left, turned to the left
    costs: list[int]
    altitudes: list[int]  # levels that the manoeuvres take
    lows: list[int]
    highs: list[int]
    blocked: list[int]  # the place among the reasons of why it cannot be paid for, −1 if it can
    reasons: list[Reason]  # {plane} stands for the plane's name
    may_end: bool  # at node 0, for something was flown already; everywhere else a plan may end


@dataclass(kw_only=True)
class MoveAsk:
    kind: Literal["move"] = "move"
    seat: str
    planes: list["PlaneMove"]


@dataclass(kw_only=True)
class PlaneMove:
    """All plans of one plane: its chart, and what is in the way. Steps flown already are in ``flown``.

    What begins with a node that is off the board or refused falls away. A plan's orders end with ``end``.
    """

    plane: str
    pose: DrawnPose
    speed: int
    speed_left: int
    altitude: int
    climb_cost: int  # 0: altitude is stored at the end, or there is none
    change_min: int  # with no manoeuvre yet
    change_max: int
    climb_word: str  # "Climb" or "Store", for whoever has no words of their own
    stores: bool  # altitude is stored for later rounds, not climbed
    climb_why_not: Reason | None
    dive_why_not: Reason | None
    flown: list[int]  # manoeuvres
    chart: str  # its name; the chart came with this state or an earlier one
    off_board: list[int]  # nodes that leave the board
    reached: list[int]  # nodes with which a bomber reaches the edge that its mission sends it to
    refused: list[tuple[int, int]]  # nodes that cannot be flown, and the place of the reason
    reasons: list[Reason]
    extra: list["Choice"] = field(default_factory=list)  # other orders that may be given now, such as push
    bombs: int = 0  # that a plan may drop, with the order ``drop`` after a manoeuvre


@dataclass(kw_only=True)
class Pencil:
    """A plane that moves later in this round: plans can be drawn while others move, as if nothing were in the way."""

    plane: str
    chart: str  # its name, as in a PlaneMove


@dataclass(kw_only=True)
class Choice:
    """An order with its name on a button."""

    order: str
    label: str
    about: str = ""
    clause: str = ""
    does: str = ""  # the verb


@dataclass(kw_only=True)
class AttackAsk:
    kind: Literal["attack"] = "attack"
    seat: str
    planes: list["PlaneAttack"]


@dataclass(kw_only=True)
class PlaneAttack:
    plane: str
    sights: list[Sight]  # of every other side's plane, refused ones with the reason
    aces_left: int
    best: str  # the target that a hint would name, or "" for none
    hold: str  # the order
    order: str  # "attack {target}"


@dataclass(kw_only=True)
class DieChoice:
    """One die that may be thrown again: what that would do."""

    die: int  # from 1
    order: str
    expected: float  # damage after it, with best play
    change: float  # chance that the result changes
    words: str
    why_not: Reason | None = None


@dataclass(kw_only=True)
class RerollAsk:
    kind: Literal["reroll"] = "reroll"
    seat: str
    plane: str
    of: Literal["attack", "defence"]
    left: int  # rerolls
    dice: list[DieChoice]
    keep: str
    best: int  # the die a hint would name, 0 to keep


@dataclass(kw_only=True)
class ChoiceAsk:
    """Any other decision: a few orders with names, and perhaps where they lead."""

    kind: Literal["choice"] = "choice"
    seat: str
    plane: str
    decision: str  # "immelmann", "ace defence", "dive bomb" …
    title: str
    about: str
    clause: str
    choices: list[Choice]
    pose: DrawnPose | None = None


@dataclass(kw_only=True)
class Pickable:
    """Something that may be picked, or why not."""

    number: int
    label: str
    why_not: str = ""


@dataclass(kw_only=True)
class PickAsk:
    """Any number of things are picked, and named in one order; ``nothing`` is the order for none of them."""

    kind: Literal["pick"] = "pick"
    seat: str
    decision: str
    title: str
    clause: str
    things: list[Pickable]
    order: str  # "reroll {picked}"
    nothing: str


@dataclass(kw_only=True)
class Touchable:
    """A die, a pilot or an Ace: the order that touching it stands for, or why it may not be touched."""

    on: Literal["die", "decision", "pilot", "ace"]
    seat: str
    number: int = 0  # of a die
    letter: str = ""  # of an Ace
    order: str = ""  # "": it is picked, perhaps with others
    why_not: Reason | None = None


@dataclass(kw_only=True)
class DicePick:
    """Several dice in one order; ``nothing`` is the order for none of them, if that is one."""

    order: str  # "use blanks {picked}"
    most: int
    best: list[int]  # that a quick bot would pick
    nothing: str = ""


@dataclass(kw_only=True)
class DiceAsk:
    """A decision at a table of dice: everything on it, lit or dim, and the orders that touch nothing."""

    kind: Literal["dice"] = "dice"
    seat: str
    decision: str
    title: str
    clause: str
    icon: str  # of the Decision die that the question is about, or ""
    touchables: list[Touchable]
    pick: DicePick | None
    choices: list[Choice]
    passing: str  # the order, or "" where one must choose
    best: str  # the order that a quick bot would give


Ask = AssignAsk | PlaceAsk | MoveAsk | AttackAsk | RerollAsk | ChoiceAsk | PickAsk | DiceAsk


@dataclass(kw_only=True)
class NodeOutlook:
    node: int
    change: int
    outlook: Outlook
