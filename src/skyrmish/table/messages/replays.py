"""A match that was played, step by step."""

from dataclasses import dataclass, field
from typing import Any

from skyrmish.table.messages.answers import Sealed


@dataclass(kw_only=True)
class Frame:
    """One step of a replay."""

    order: str
    events: list[dict[str, Any]]
    table: dict[str, Any]


@dataclass(kw_only=True)
class WinChance:
    """One point of a replay's curve: how likely each side is to win after this step, bots playing for all."""

    step: int
    chances: dict[str, float]  # by side, from 0 to 1


@dataclass(kw_only=True)
class DiceProof:
    """Whether a record is what was played, in one sentence; and all promises in it, to compare with what was said."""

    proved: bool
    words: str
    commitment: str  # to the host's secret
    commitments: dict[str, str] = field(default_factory=dict)  # to the shares, by seat; empty: it promised none
    shares: dict[str, str] = field(default_factory=dict)  # likewise; empty: it did not open it
    seals: list[Sealed] = field(default_factory=list)  # of secret choices


@dataclass(kw_only=True)
class SeatLuck:
    """What a seat's dice showed when they were first thrown, and what they show on average."""

    seat: str
    rolled: float
    expected: float


@dataclass(kw_only=True)
class ReviewStep:
    """What one step changed, and whether an ace would have done something else."""

    step: int
    seat: str  # whose; nobody's, where the players settled something
    is_roll: bool  # dice fell
    changes: dict[str, float]  # of the chance to win, by side
    judged: bool  # it was a decision that could be held against an ace's
    loss: float  # of the chance to win, beside an ace's
    better: str  # what an ace would have ordered, in words
    target: str  # whom that would have had a shot at, where there was none
    hit: float  # the chance of that shot
