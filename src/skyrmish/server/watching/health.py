"""Whether the server lives, whether it is ready, and its figures: for programs that watch over it."""

import asyncio
import hmac
from typing import Annotated

from fastapi import APIRouter, Header, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from sqlalchemy import Engine, text

from skyrmish.server.storage.away import reached
from skyrmish.server.watching.figures import TEXT, OfHost, as_text, figures_of
from skyrmish.table.keeping import OutOfReach
from skyrmish.table.lobby.problems import NotFound
from skyrmish.table.messages.lobby import Problem
from skyrmish.words.catalogue import say

watch = APIRouter()
PATHS = ("/healthz", "/readyz", "/metrics")  # asked for under any name: a watcher may know only an address
WITHIN = 3.0  # seconds for the database to answer


@watch.get("/healthz", include_in_schema=False)
async def lives() -> PlainTextResponse:
    """Whoever hears this should not start it again."""
    return PlainTextResponse("ok\n")


@watch.get("/readyz", include_in_schema=False)
async def is_ready(request: Request) -> Response:
    """Whether people should be sent here: the database answers, and all rooms are open."""
    state = request.app.state
    if state.rooms is not None and not state.rooms.are_ready:
        return not_ready("rooms-not-ready")
    if state.membership is not None and state.membership.is_leaving:
        return not_ready("host-leaving")
    try:
        with reached():
            await asyncio.wait_for(asyncio.to_thread(look_at, state.hall.engine), WITHIN)
    except (OutOfReach, TimeoutError):
        return not_ready("database-away")
    return PlainTextResponse("ready\n")


def not_ready(key: str) -> JSONResponse:
    return JSONResponse(vars(Problem(reason=say(key))), 503, {"retry-after": "5"})


def look_at(engine: Engine) -> None:
    with engine.connect() as connection:
        connection.execute(text("SELECT 1"))


@watch.get("/metrics", include_in_schema=False)
async def tell_figures(request: Request, authorization: Annotated[str, Header()] = "") -> Response:
    """For whoever has the token; where there is none, for nobody."""
    state = request.app.state
    token = state.settings.metrics_token
    if not token or not hmac.compare_digest(authorization.encode(), f"Bearer {token}".encode()):
        raise NotFound("no-such-address", rest="metrics")
    rooms = state.rooms
    processes = {"door": figures_of(state.hall), **(rooms.figures if rooms else {})}
    host = OfHost(
        rooms_ready=rooms.count_ready if rooms else 1,
        rooms=len(rooms) if rooms else 1,
        callers=len(state.crowd.callers),
        hosts=1 + len(state.membership.others) if state.membership else 1,
        lines_passed_on=len(state.membership.passages) if state.membership else 0,
    )
    return Response(as_text(processes, host), media_type=TEXT)
