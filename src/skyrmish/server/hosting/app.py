"""The whole server, put together."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse
from sqlalchemy import Engine
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

from skyrmish import __version__
from skyrmish.server.hosting.guarding.crowd import Crowd
from skyrmish.server.hosting.guarding.guard import Guard
from skyrmish.server.hosting.hosts.membership import Membership
from skyrmish.server.hosting.rooms.processes import Processes
from skyrmish.server.hosting.rooms.rooms import Rooms, check_system
from skyrmish.server.hosting.rooms.thinkers import Thinkers
from skyrmish.server.hosting.settings import Settings
from skyrmish.server.lobby.api_docs import docs
from skyrmish.server.lobby.clearing import clear_now_and_then
from skyrmish.server.lobby.companion_routes import beside
from skyrmish.server.lobby.hall import Hall
from skyrmish.server.lobby.http_routes import api
from skyrmish.server.lobby.laboratory import lab_api
from skyrmish.server.lobby.late_kit import LateKit
from skyrmish.server.lobby.moving import hand_over
from skyrmish.server.lobby.my_matches import mine
from skyrmish.server.lobby.problems import ProblemAnswer
from skyrmish.server.protocol.forms import bad_form
from skyrmish.server.storage.database import open_database
from skyrmish.server.storage.hosts import leases_of, new_host
from skyrmish.server.storage.turns import AT_ANY_TIME, turn_at
from skyrmish.server.watching.health import watch
from skyrmish.table.keeping import OutOfReach
from skyrmish.table.lobby.problems import problem_of
from skyrmish.table.messages.lobby import Problem
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal

PAGE = Path(str(files("skyrmish.server"))) / "page"


def make_app(settings: Settings) -> FastAPI:
    engine = open_database(settings.database)
    settings = replace(settings, host=new_host(engine, settings.reach))
    if settings.rooms > 1:
        check_system()
    turn = turn_at(engine) if settings.rooms > 1 else AT_ANY_TIME

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.rooms = await opened_rooms(settings)
        app.state.hall = Hall(engine, Thinkers(settings.thinkers), turn, leases_of(engine, settings.host))
        app.state.lab_processes = Processes(1)
        app.state.membership = await opened_membership(engine, settings)
        app.state.hall.open()
        if app.state.rooms is None:
            app.state.hall.thinkers.start()
        clearing = clear_old(app.state.hall, settings)
        yield
        if clearing is not None:
            clearing.cancel()
        if app.state.rooms is not None:
            await asyncio.to_thread(app.state.rooms.close)
        if app.state.membership is not None:
            await app.state.membership.close()
        app.state.lab_processes.close()
        await app.state.hall.close()

    app = FastAPI(
        title="Skyrmish", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None
    )
    app.state.settings = settings
    app.state.crowd = Crowd(settings)
    app.router.routes.append(LateKit(answer_refusals, app.state.crowd.kits))
    app.include_router(docs)
    app.include_router(mine)
    app.include_router(lab_api)
    app.include_router(beside)
    app.include_router(api)
    app.include_router(watch)
    answer_refusals(app)
    app.add_middleware(Guard, settings=settings)
    add_page(app)
    return app


async def opened_rooms(settings: Settings) -> Rooms | None:
    """The rooms; none where one process does everything."""
    if settings.rooms == 1:
        return None
    rooms = Rooms(settings)
    await asyncio.to_thread(rooms.wait)
    return rooms


async def opened_membership(engine: Engine, settings: Settings) -> Membership | None:
    """Among the hosts that share the database; none where nobody could."""
    if settings.host is None:
        return None
    membership = Membership(engine, settings.host, settings.lease_within)
    await membership.open()
    return membership


async def hand_over_all(app: FastAPI) -> None:
    """Before the server stops: other hosts get its matches, while whoever still comes here is brought to them."""
    state = app.state
    if state.membership is None:
        return
    await state.membership.leave()
    if state.rooms is not None:
        await asyncio.to_thread(state.rooms.close)
    else:
        await hand_over(state.hall)


def clear_old(hall: Hall, settings: Settings) -> "asyncio.Task[None] | None":
    """Old matches go, if whoever runs the server wants that."""
    if not settings.keep_days:
        return None
    archive = Path(settings.archive) if settings.archive else None
    return asyncio.create_task(clear_now_and_then(hall, settings.keep_days, archive))


def answer_refusals(app: FastAPI) -> None:
    """Whatever cannot be done is answered with a Problem."""
    app.add_exception_handler(Refusal, refuse)
    app.add_exception_handler(RequestValidationError, refuse_form)
    app.add_exception_handler(HTTPException, refuse_plainly)
    app.add_exception_handler(OutOfReach, refuse_for_now)


def add_page(app: FastAPI) -> None:
    if (PAGE / "index.html").exists():
        app.mount("/", GZipMiddleware(StaticFiles(directory=PAGE, html=True)))  # a third of the way over a slow line
        return

    @app.get("/")
    async def say_how_to_build() -> PlainTextResponse:
        return PlainTextResponse(f"{say('page-not-built')}\n", 503)


async def refuse(request: Request, refusal: Any) -> ProblemAnswer:  # noqa: ARG001 - as FastAPI calls it
    problem, status = problem_of(refusal)
    return ProblemAnswer(problem, status)


async def refuse_form(request: Request, error: Any) -> ProblemAnswer:
    first = error.errors()[0]
    where = [str(part) for part in first["loc"] if part != "body"]
    if not where:  # nothing was sent at all
        return await refuse_plainly(request, bad_form("mistake-no-json"))
    return ProblemAnswer(Problem(reason=say("form-problem", place=".".join(where), problem=first["msg"])), 422)


async def refuse_for_now(request: Request, error: Any) -> ProblemAnswer:  # noqa: ARG001
    return ProblemAnswer(Problem(reason=say("database-away")), 503, {"retry-after": "5"})


async def refuse_plainly(request: Request, error: Any) -> ProblemAnswer:  # noqa: ARG001
    return ProblemAnswer(Problem(reason=str(error.detail)), error.status_code)
