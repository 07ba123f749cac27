"""A match that was played, step by step."""

from typing import Any

from pydantic import BaseModel

from skyrmish.table.messages.answers import Sealed


class Frame(BaseModel):
    """One step of a replay."""

    order: str
    events: list[dict[str, Any]]
    table: dict[str, Any]


class WinChance(BaseModel):
    """One point of a replay's curve: how likely each side is to win after this step, bots playing for all."""

    step: int
    chances: dict[str, float]  # by side, from 0 to 1


class DiceProof(BaseModel):
    """Whether a record is what was played, in one sentence; and all promises in it, to compare with what was said."""

    proved: bool
    words: str
    commitment: str
    seals: list[Sealed] = []  # of secret choices


class SeatLuck(BaseModel):
    """What a seat's dice showed when they were first thrown, and what they show on average."""

    seat: str
    rolled: float
    expected: float
