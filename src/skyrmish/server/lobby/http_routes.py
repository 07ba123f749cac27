"""What a page asks over HTTP: the lobby, making matches, records and replays."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Depends, Header, Request, Response
from fastapi.responses import PlainTextResponse, StreamingResponse

from skyrmish.server.lobby.hall import Hall
from skyrmish.server.lobby.problems import HasLeft, TooFast
from skyrmish.server.protocol.forms import FormRoute, taken
from skyrmish.server.storage.away import answered
from skyrmish.server.storage.matches.kept_matches import find
from skyrmish.table.json_text import dumps
from skyrmish.table.lobby.catalogue import catalogue
from skyrmish.table.lobby.problems import NotFound, Strange
from skyrmish.table.lobby.reading import ReadTable, read_table, register, rules_of, table_title
from skyrmish.table.lobby.teaching import coached, lesson_match, scene_match
from skyrmish.table.messages.answers import RuleSection
from skyrmish.table.messages.lobby import (
    Branch,
    Catalogue,
    ClauseChapter,
    Coached,
    MadeMatch,
    NewMatch,
    Place,
    Problem,
    Pupil,
    RecordText,
    Staged,
    Trial,
)
from skyrmish.table.messages.puzzles import (
    Mistake,
    MistakeAnswer,
    PlayPuzzle,
    PuzzleAnswer,
    PuzzleLine,
    PuzzleTable,
    PuzzleVerdict,
    PuzzleView,
)
from skyrmish.table.messages.replays import DiceProof, Frame, ReviewStep, SeatLuck, WinChance
from skyrmish.table.puzzles.answering import verdict
from skyrmish.table.puzzles.asking import puzzle_lines, puzzle_named, view_of
from skyrmish.table.puzzles.own import own_view
from skyrmish.table.replays.frames import frames_of, shortened
from skyrmish.table.replays.luck import luck_of

api = APIRouter(
    prefix="/api",
    route_class=FormRoute,
    responses={"4XX": {"model": Problem, "description": "What cannot be done, and why"}},
)
LINES = "application/x-ndjson"
GLANCE = 0.5  # seconds between two looks whether the page is still there
Answer = TypeVar("Answer")
Key = Annotated[str, Header(alias="X-Seat-Key", max_length=64)]


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def take_place(request: Request) -> AsyncIterator[None]:
    """Matches are read, and rules and puzzles looked up, for so many at a time: in all, by address and by match."""
    crowd, match = request.app.state.crowd, request.path_params.get("match", "")
    with crowd.readers.taken(request.scope["caller"]) as may_read, crowd.readers_at_one.taken(match) as has_room:
        if not (may_read and has_room):
            raise TooFast("too-many-readers")
        yield


READING = [Depends(take_place)]


@api.get("/catalogue", response_model=Catalogue)
async def get_catalogue() -> Response:
    """Everything that can be played."""
    return Response(dumps(catalogue()), media_type="application/json")


@api.get("/place")
async def get_place(request: Request) -> Place:
    """The address that friends are given."""
    return Place(invites=request.app.state.settings.invites)


@api.post("/rules", dependencies=READING)
async def check_rules(new: Annotated[NewMatch, taken(NewMatch)], request: Request) -> list[RuleSection]:
    """The rule sheet of what is being put together; a Problem if it cannot be played."""
    return await while_here(request, hall_of(request).counter.do(rules_of, new))


@api.get("/clauses")
async def get_clauses(request: Request) -> list[ClauseChapter]:
    """The register: every clause in one sentence, chapter by chapter."""
    return await hall_of(request).counter.do(register)


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


@api.post("/lessons", status_code=201)
async def begin_lesson(wanted: Annotated[Pupil, taken(Pupil)], request: Request) -> MadeMatch:
    """A match that stands as a lesson begins."""
    check_pace(request)
    return await hall_of(request).make(*lesson_match(wanted))


@api.post("/scenes", status_code=201)
async def begin_scene(wanted: Annotated[Staged, taken(Staged)], request: Request) -> MadeMatch:
    """A match in which a rule can be played, in the rules that it stands in."""
    check_pace(request)
    return await hall_of(request).make(*await hall_of(request).counter.do(scene_match, wanted))


@api.post("/matches/{match}/coach", dependencies=READING)
async def get_coached(match: str, trial: Annotated[Trial, taken(Trial)], request: Request, key: Key = "") -> Coached:
    """What the coach of a lesson says of the match so far, and of orders that are about to be given."""
    table = await opened(request, match, key)
    return await while_here(request, hall_of(request).desk.do(coached, table.kept, trial))


@api.get("/puzzles")
async def get_puzzles(request: Request) -> list[PuzzleLine]:
    """All puzzles, the easiest first. The first time that takes seconds, in which nobody else waits."""
    return await hall_of(request).counter.do(puzzle_lines)


@api.get("/puzzles/{puzzle}", dependencies=READING)
async def get_puzzle(puzzle: str, request: Request) -> PuzzleView:
    """One of them, as it is asked."""
    return await while_here(request, hall_of(request).counter.do(view_of, puzzle_named(puzzle)))


@api.post("/puzzles/{puzzle}/table", status_code=201, dependencies=READING)
async def lay_out_puzzle(
    puzzle: str, wanted: Annotated[PlayPuzzle, taken(PlayPuzzle)], request: Request
) -> PuzzleTable:
    """A table where it is laid out, with a key for every seat that no bot has."""
    check_pace(request)
    named = puzzle_named(puzzle)
    made = await while_here(request, hall_of(request).make_from_record(named.record, wanted.bots))
    return PuzzleTable(puzzle=await hall_of(request).counter.do(view_of, named), table=made)


@api.post("/puzzles/{puzzle}/answer", dependencies=READING)
async def answer_puzzle(
    puzzle: str, given: Annotated[PuzzleAnswer, taken(PuzzleAnswer)], request: Request
) -> PuzzleVerdict:
    """What an answer is worth beside the best one, and why."""
    return await while_here(request, hall_of(request).desk.do(verdict, puzzle_named(puzzle), given.orders))


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


@api.get("/matches/{match}/chances", response_model=WinChance, dependencies=READING)
async def get_chances(match: str, request: Request, key: Key = "") -> StreamingResponse:
    """The curve of the match so far, a WinChance a line as they are worked out; nothing of it is secret."""
    table = await opened(request, match, key)
    points = hall_of(request).foresight.curve(table.record)
    return StreamingResponse((dumps(point) + b"\n" async for point in points), media_type=LINES)


@api.get("/matches/{match}/review", response_model=ReviewStep, dependencies=READING)
async def get_review(match: str, request: Request, key: Key = "") -> StreamingResponse:
    """What every step of the match so far changed, a ReviewStep a line as they are worked out."""
    table = await opened(request, match, key)
    steps = hall_of(request).foresight.review(table.record)
    return StreamingResponse((dumps(step) + b"\n" async for step in steps), media_type=LINES)


@api.post("/matches/{match}/mistake", status_code=201, dependencies=READING)
async def lay_out_mistake(
    match: str, wanted: Annotated[Mistake, taken(Mistake)], request: Request, key: Key = ""
) -> PuzzleTable:
    """A step of the match as a puzzle, laid out on a table of its own."""
    check_pace(request)
    table, hall = await opened(request, match, key), hall_of(request)
    view = await while_here(request, hall.desk.do(own_view, table.record, wanted.step, table_title(table)))
    made = await while_here(request, hall.make_from_record(shortened(table.record, wanted.step - 1)))
    return PuzzleTable(puzzle=view, table=made)


@api.post("/matches/{match}/mistake-answer", dependencies=READING)
async def answer_mistake(
    match: str, given: Annotated[MistakeAnswer, taken(MistakeAnswer)], request: Request, key: Key = ""
) -> PuzzleVerdict:
    """What other orders at that step would have been worth."""
    table = await opened(request, match, key)
    return await while_here(request, hall_of(request).foresight.judge(table.record, given.step, given.orders))


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
    """A match as it is on disk, for whoever has one of its keys; where it is played does not matter.

    The database has to answer in time; the desk, where others may be before, takes as long as it takes.
    """
    check_id(match)
    hall = hall_of(request)
    kept = await while_here(request, answered(asyncio.to_thread(find, hall.engine, match)))
    if kept is None:
        raise NotFound("no-such-match")
    table = await while_here(request, hall.desk.do(read_table, kept))
    if not table.opens_with(key):
        raise Strange("no-seat-opens")
    return table


def check_id(match: str) -> None:
    """PostgreSQL cannot even be asked for a text with a zero byte."""
    if "\0" in match:
        raise NotFound("no-such-match")


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
    if not request.app.state.crowd.matches.take(request.scope["caller"]):
        raise TooFast("too-many-matches")


@api.api_route("/{rest:path}", methods=["GET", "POST"], include_in_schema=False)
async def nothing_here(rest: str) -> Any:
    raise NotFound("no-such-address", rest=rest)
