"""The lab of a server: many games in a process of its own, which gives way to everything else."""

import asyncio
import json
import os
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse

from skyrmish.lab.many_games import Player
from skyrmish.server.hosting.rooms.processes import Processes
from skyrmish.server.hosting.rooms.thinkers import give_way
from skyrmish.server.lobby.http_routes import LINES
from skyrmish.server.lobby.problems import TooFast
from skyrmish.server.protocol.forms import FormRoute, taken
from skyrmish.table.json_text import dumps
from skyrmish.table.lab.answering import lines
from skyrmish.table.lab.counting import Counted, counted
from skyrmish.table.messages.lab import LabLine, LabQuestion
from skyrmish.table.messages.reading import read
from skyrmish.words.catalogue import say

FIRST = 8  # games, before it is known how long they take
LONG = 0.3  # seconds that a slice should take
PATIENCE = 2.0  # seconds after which it is said what is being waited for

lab_api = APIRouter(prefix="/api", route_class=FormRoute)


@lab_api.post("/lab", response_model=LabLine)
async def ask_the_lab(question: Annotated[LabQuestion, taken(LabQuestion)], request: Request) -> StreamingResponse:
    """Many games of what is chosen in the lobby: a LabLine a line, while they are counted."""
    games = await asyncio.to_thread(counted, question)
    places, caller = request.app.state.crowd.labs, request.scope["caller"]
    if places.is_full_for(caller):
        raise TooFast("lab-busy")
    crew = Laboratory(request.app.state.lab_processes, question)
    return StreamingResponse(as_lines(games, crew, places, caller), media_type=LINES)


async def as_lines(games: Counted, crew: "Laboratory", places: Any, caller: str) -> AsyncIterator[bytes]:
    """The place is taken here, where it is surely given back."""
    with places.taken(caller) as is_taken:
        if not is_taken:
            yield dumps(LabLine(waiting=say("lab-busy"))) + b"\n"
            return
        async for line in lines(games, crew):
            yield dumps(line) + b"\n"


class Laboratory:
    """A ``Crew``: slice after slice, each about as long as a moment."""

    def __init__(self, processes: Processes, question: LabQuestion) -> None:
        self._processes = processes
        self._asked = json.dumps(asdict(question), sort_keys=True)

    async def parts(self, games: Counted) -> AsyncIterator[Any]:
        first, size = 0, FIRST
        while first < games.games:
            beyond, began = min(games.games, first + size), time.monotonic()
            work = asyncio.ensure_future(
                self._processes.do(play_slice, self._asked, first, beyond, is_for_people=False)
            )
            if not (await asyncio.wait({work}, timeout=PATIENCE))[0] and first == 0:
                yield say("lab-getting-ready")
            for part in await work:
                yield part
            first = beyond
            size = size * 2 if time.monotonic() - began < LONG else max(FIRST, size // 2)


@lru_cache(maxsize=2)
def player_for(asked: str) -> Player[Any]:
    """In the process of the lab."""
    give_way()
    return counted(read(LabQuestion, json.loads(asked))).player()


def play_slice(asked: str, first: int, beyond: int) -> list[Any]:
    """On all cores: a part for each."""
    player, cores = player_for(asked), os.cpu_count() or 1
    marks = [first + (beyond - first) * k // cores for k in range(cores + 1)]
    with ThreadPoolExecutor(cores) as threads:
        return list(threads.map(player, marks[:-1], marks[1:]))
