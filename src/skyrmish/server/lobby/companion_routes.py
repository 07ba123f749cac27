"""What a phone beside a real table asks over HTTP: the rules' facts, whose turn it is, who may shoot, what dice do."""

from typing import Annotated

from fastapi import APIRouter

from skyrmish.server.lobby.http_routes import READING
from skyrmish.server.protocol.forms import FormRoute, taken
from skyrmish.table.companion.refereeing import result_of, sights_on
from skyrmish.table.companion.sheet import first_turns, sheet_of, turns_after
from skyrmish.table.messages.companion import (
    RealResult,
    RealRound,
    RealSheet,
    RealShot,
    RealSight,
    RealTable,
    RealTurns,
)
from skyrmish.table.messages.lobby import NewMatch

beside = APIRouter(prefix="/api", route_class=FormRoute)


@beside.post("/real-sheet", dependencies=READING)
def real_sheet(new: Annotated[NewMatch, taken(NewMatch)]) -> RealSheet:
    """What a tracker shows for this ruleset and these seats."""
    return sheet_of(new)


@beside.post("/real-turns", dependencies=READING)
def real_turns(begun: Annotated[RealRound, taken(RealRound)]) -> RealTurns:
    """In which order planes act in this round."""
    return first_turns(begun)


@beside.post("/real-next-round", dependencies=READING)
def real_next_round(over: Annotated[RealRound, taken(RealRound)]) -> RealTurns:
    """The round after this one."""
    return turns_after(over)


@beside.post("/real-sights", dependencies=READING)
def real_sights(told: Annotated[RealTable, taken(RealTable)]) -> list[RealSight]:
    """Who may shoot whom, and what is missing."""
    return sights_on(told)


@beside.post("/real-shot", dependencies=READING)
def real_shot(told: Annotated[RealShot, taken(RealShot)]) -> RealResult:
    """The chances of an attack, and what its dice do."""
    return result_of(told)
