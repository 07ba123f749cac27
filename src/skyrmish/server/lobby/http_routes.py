"""What a page asks over HTTP: the lobby, making matches, records and replays."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Depends, Header, Request, Response
from fastapi.responses import PlainTextResponse, StreamingResponse

from skyrmish.server.lobby.hall import Hall
from skyrmish.server.lobby.problems import HasLeft, TooFast
from skyrmish.server.protocol.forms import taken
from skyrmish.server.storage.away import answered
from skyrmish.server.storage.reading import read
from skyrmish.table.json_text import dumps
from skyrmish.table.lobby.catalogue import catalogue
from skyrmish.table.lobby.problems import NotFound, Strange
from skyrmish.table.lobby.reading import ReadTable, register, rules_of
from skyrmish.table.messages.answers import RuleSection
from skyrmish.table.messages.lobby import (
    Branch,
    Catalogue,
    ClauseChapter,
    MadeMatch,
    NewMatch,
    Place,
    Problem,
    RecordText,
)
from skyrmish.table.messages.replays import DiceProof, Frame, SeatLuck
from skyrmish.table.replays.frames import frames_of, shortened
from skyrmish.table.replays.luck import luck_of

api = APIRouter(prefix="/api", responses={"4XX": {"model": Problem, "description": "What cannot be done, and why"}})
LINES = "application/x-ndjson"
GLANCE = 0.5  # seconds between two looks whether the page is still there
Answer = TypeVar("Answer")
Key = Annotated[str, Header(alias="X-Seat-Key", max_length=64)]


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def take_place(request: Request) -> AsyncIterator[None]:
    """Whole matches are read for so many at a time, in all and from one address."""
    readers, caller = request.app.state.crowd.readers, request.scope["caller"]
    if not readers.take(caller):
        raise TooFast("too-many-readers")
    try:
        yield
    finally:
        readers.give_back(caller)


READING = [Depends(take_place)]


@api.get("/catalogue", response_model=Catalogue)
async def get_catalogue() -> Response:
    """Everything that can be played."""
    return Response(dumps(catalogue()), media_type="application/json")


@api.get("/place")
async def get_place(request: Request) -> Place:
    """The address that friends are given."""
    return Place(invites=request.app.state.settings.invites)


@api.post("/rules")
async def check_rules(new: Annotated[NewMatch, taken(NewMatch)]) -> list[RuleSection]:
    """The rule sheet of what is being put together; a Problem if it cannot be played."""
    return rules_of(new)


@api.get("/clauses")
async def get_clauses() -> list[ClauseChapter]:
    """The register: every clause in one sentence, chapter by chapter."""
    return register()


@api.post("/matches", status_code=201)
async def make_match(new: Annotated[NewMatch, taken(NewMatch)], request: Request) -> MadeMatch:
    """A new match, with a key for every seat that is no bot's, and one for spectators."""
    check_pace(request)
    return await hall_of(request).make(new)


@api.post("/records", status_code=201, dependencies=READING)
async def take_record(brought: Annotated[RecordText, taken(RecordText)], request: Request) -> MadeMatch:
    """A record becomes a match that can be looked at and played on."""
    check_pace(request)
    return await while_here(request, hall_of(request).make_from_record(brought.record))


@api.get("/matches/{match}/record", response_class=PlainTextResponse, dependencies=READING)
async def get_record(match: str, request: Request, key: Key = "") -> str:
    """The match so far as text, without secret orders; what the dice come from is told when it is over."""
    return (await opened(request, match, key)).record


@api.post("/matches/{match}/branch", status_code=201, dependencies=READING)
async def branch(match: str, wanted: Annotated[Branch, taken(Branch)], request: Request, key: Key = "") -> MadeMatch:
    """A copy of the match as it stood after so many steps, to play on from there; the match itself stays as it is."""
    check_pace(request)
    table = await opened(request, match, key)
    text = shortened(table.record, wanted.step)
    return await while_here(request, hall_of(request).make_from_record(text, wanted.bots))


@api.get("/matches/{match}/frames", response_model=list[Frame], dependencies=READING)
async def get_frames(match: str, request: Request, key: Key = "") -> Response:
    """Every step of the match so far, for going back and forth: a list of Frames."""
    table = await opened(request, match, key)
    frames = await while_here(request, hall_of(request).desk.go_through(frames_of(table.record, table.chairs)))
    return Response(frames, media_type="application/json")


@api.get("/matches/{match}/chances", dependencies=READING)
async def get_chances(match: str, request: Request, key: Key = "") -> StreamingResponse:
    """The curve of the match so far, a WinChance a line as they are worked out; nothing of it is secret."""
    table = await opened(request, match, key)
    points = hall_of(request).foresight.curve(table.record)
    return StreamingResponse((dumps(point) + b"\n" async for point in points), media_type=LINES)


@api.get("/matches/{match}/luck", dependencies=READING)
async def get_luck(match: str, request: Request, key: Key = "") -> list[SeatLuck]:
    """How lucky everybody was so far, in the dice that are no secret."""
    table = await opened(request, match, key)
    return await while_here(request, hall_of(request).desk.do(luck_of, table.record))


@api.get("/matches/{match}/proof", dependencies=READING)
async def get_proof(match: str, request: Request, key: Key = "") -> DiceProof:
    """Every die and every order of a match that is over, checked as ``skyrmish verify`` does."""
    table = await opened(request, match, key)
    return await while_here(request, hall_of(request).desk.do(table.proof))


async def opened(request: Request, match: str, key: str) -> ReadTable:
    """A match as it is on disk, for whoever has one of its keys; where it is played does not matter."""
    hall = hall_of(request)
    table = await while_here(request, answered(hall.desk.do(read, hall.engine, match)))
    if table is None:
        raise NotFound("no-such-match")
    if not table.opens_with(key):
        raise Strange("no-seat-opens")
    return table


async def while_here(request: Request, work: Coroutine[Any, Any, Answer]) -> Answer:
    """Something that takes a while, as long as the page waits for it."""
    task = asyncio.ensure_future(work)
    try:
        while not (await asyncio.wait({task}, timeout=GLANCE))[0]:
            if await request.is_disconnected():
                raise HasLeft("page-has-left")
        return task.result()
    finally:
        task.cancel()


def check_pace(request: Request) -> None:
    if not request.app.state.makers.take(request.scope["caller"]):
        raise TooFast("too-many-matches")


@api.api_route("/{rest:path}", methods=["GET", "POST"], include_in_schema=False)
async def nothing_here(rest: str) -> Any:
    raise NotFound("no-such-address", rest=rest)
