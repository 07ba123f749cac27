"""A table of dice with icons: squadrons, the dice of a shot, the steps of a turn. Names are states, not words."""

from dataclasses import dataclass, field
from typing import Literal

AceState = Literal["flying", "home", "reserve", "retired"]
Standing = Literal["", "highest", "tied-highest", "lowest", "tied-lowest"]
Role = Literal["", "hitter", "evader"]
Acting = Literal["now", "may-answer", "passed", "no-use", "used", "sealed", "out", "waits"]


@dataclass(kw_only=True)
class IconDieView:
    """One die. ``number`` is what orders call it by; 0: none can."""

    kind: str  # "rookie", an Ace's letter, "hit", "evade" or "decision"
    icon: str  # "one", "evade" …; "": it has not been rolled
    planes: int = 0  # that it counts for
    number: int = 0
    locked: bool = False  # it stays as it is this turn
    thrown: bool = False  # it fell just now
    words: str  # "Rookie: two planes"


@dataclass(kw_only=True)
class AceView:
    letter: str
    state: AceState


@dataclass(kw_only=True)
class PilotView:
    """A pilot and the dice of one colour."""

    seat: str
    alive: bool
    planes: int  # as they count now, or 0 before the roll
    team_planes: int  # of both partners
    is_rolled: bool
    standing: Standing  # by planes
    role: Role
    acting: Acting
    dice: list[IconDieView]  # the squadron: Rookies, then Aces by letter
    shot: list[IconDieView]  # Hit or Evade dice
    decision: IconDieView | None  # null: it is used, or the game has none
    added_planes: int  # by the Decision die, this turn
    added_icons: int  # hits or evades, likewise
    aces: list[AceView]
    rookies_lost: int
    trophies: int
    words: str  # for whoever cannot see the table


@dataclass(kw_only=True)
class ShotView:
    """Hits against evades, as they stand."""

    hitter: str
    evader: str
    hits: int
    evades: int
    aces: list[str]  # of the evader, whose evades count


@dataclass(kw_only=True)
class DiceView:
    """All that lies on the table."""

    pilots: list[PilotView]
    steps: list[str]  # of a turn, by their names
    step: int  # the one that is going on
    in_window: bool = False  # which closes when all have passed, one after the other
    shot: ShotView | None = None
    has_decision_dice: bool = False
    order: list[str] = field(default_factory=list)  # seats, in the order in which a window asks them
