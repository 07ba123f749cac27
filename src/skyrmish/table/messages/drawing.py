"""What a page needs to draw: points in millimetres, x east and y north; headings counter-clockwise from east.

Hexes are drawn in millimetres too, so that a page draws every board in the same way.
Shapes in a plane's own frame have its centre at the origin and its nose along x.
"""

from dataclasses import dataclass, field
from typing import Literal

Point = tuple[float, float]
Outline = list[Point]


Hand = Literal["left", "", "right"]


@dataclass
class DrawnPose:
    """Where a token lies."""

    x: float
    y: float
    heading: float


@dataclass(kw_only=True)
class DrawnHex:
    """One hex of the grid, by its centre."""

    q: int
    r: int
    x: float
    y: float
    name: str  # as people say it, such as "3 -2"


@dataclass(kw_only=True)
class DrawnBoard:
    """The sky: a rectangle, or the hexes that lie in it."""

    kind: str  # "open" or "hex"
    width: float  # mm as drawn
    height: float
    band: float  # depth of the placement band, mm; 0 on hexes
    hexes: list[DrawnHex] = field(default_factory=list)
    hex_side: float = 0.0


@dataclass(kw_only=True)
class DrawnTemplate:
    """A template in the frame of the plane that flies it: its outline, and the way along its middle."""

    name: str  # "bank left"
    outline: Outline
    way: list[DrawnPose]  # from the start to the end, for flight


@dataclass(kw_only=True)
class DrawnManoeuvre:
    """A template as flown. The end pose is in the frame of the plane."""

    number: int
    order: str  # "split-s bank left"
    label: str  # "Split S, bank left"
    called: str  # in a sentence
    template: str
    kind: str  # of the template: "bank"
    hand: Hand  # to which it turns
    manner: str  # "", "split-s", "barrel-roll"
    manner_title: str
    manner_name: str  # in a sentence
    key: str  # that chooses the manner; "": none
    cost: int
    altitude: int  # levels it takes
    end: DrawnPose


@dataclass(kw_only=True)
class DrawnBomb:
    """A bomb in the frame of the bomber that drops it, as it lay before the template; and the bomber's guns."""

    ahead: float  # mm from the bomber's centre
    outline: Outline
    reach: list[Outline]  # around the bomb
    about: str  # what it does to those within reach
    bands: list[list[Outline]]  # where the bomber may fire, as for a plane; rims of holes are among the outlines


@dataclass(kw_only=True)
class DrawnPieces:
    """The pieces of this ruleset, in a plane's own frame."""

    token: Outline
    radius: float
    templates: list[DrawnTemplate]
    manoeuvres: list[DrawnManoeuvre]
    bands: list[list[Outline]]  # the firing arc, section by section, closest first
    section_words: list[str]  # what each section gives: "you reroll", "", "they reroll"
    guides: Outline  # the lane between the forward guides, empty where it does not matter
    range_max: float  # mm, or hexes
    range_unit: str  # "mm" or "hexes"
    bomb: DrawnBomb | None = None  # where bombers fly
