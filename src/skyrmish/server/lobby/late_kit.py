"""The print kit's part of the server, loaded when somebody first asks for it: a game need not wait for it."""

import asyncio
from collections.abc import Callable
from typing import Any

from fastapi import FastAPI
from starlette.routing import BaseRoute, Match
from starlette.types import ASGIApp, Receive, Scope, Send

PREFIX = "/api/kit"


class LateKit(BaseRoute):
    """Everything under the prefix."""

    def __init__(self, put_together: Callable[[FastAPI], None], places: Any) -> None:
        self._put_together, self._places = put_together, places
        self._app: ASGIApp | None = None
        self._loading = asyncio.Lock()

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        mine = scope["type"] == "http" and f"{scope['path']}/".startswith(f"{PREFIX}/")
        return (Match.FULL if mine else Match.NONE), {}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with self._loading:
            if self._app is None:
                self._app = await asyncio.to_thread(self._load)
        await self._app(scope, receive, send)

    def _load(self) -> ASGIApp:
        from skyrmish.server.lobby.kit import Workshop, kit_api

        app = FastAPI(docs_url=None, redoc_url=None, openapi_url=None)
        app.state.workshop = Workshop(self._places)
        app.include_router(kit_api)
        self._put_together(app)
        return app
