"""What every request passes through: known hosts, own origins, bodies of a sensible size; and strict headers back."""

import asyncio
from urllib.parse import urlsplit

from starlette.datastructures import Headers, QueryParams
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from skyrmish.server.hosting.guarding.addresses import caller_of
from skyrmish.server.hosting.settings import Settings
from skyrmish.server.watching.health import PATHS
from skyrmish.table.messages.lobby import Problem
from skyrmish.words.catalogue import say
from skyrmish.words.language import speak, wanted_by

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
CHANGING = ("POST", "PUT", "PATCH", "DELETE")


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._serve(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun: Message | None = None

        async def send_guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self.headers]
                begun = message
            await send(message)

        speak(self._language(scope))
        scope["caller"] = self._caller(scope)
        reason = self._why_not(scope)
        status = 403
        if not reason and self._is_too_large(scope):
            reason, status = self._too_large(scope), 413
        if reason:
            await JSONResponse(vars(Problem(reason=reason)), status)(scope, receive, send_guarded)
            return
        try:
            await self.app(scope, self._limited(scope, receive), send_guarded)
        except asyncio.CancelledError:  # the server stops, and has waited long enough: that is no fault
            if begun is None:
                problem = Problem(reason=say("line-closed-for-now"))
                await JSONResponse(vars(problem), 503)(scope, receive, send_guarded)
            elif "content-length" not in Headers(raw=begun["headers"]):  # a stream may end anywhere
                await send({"type": "http.response.body", "body": b""})

    def _caller(self, scope: Scope) -> str:
        """By whose address limits count."""
        peer, forwarded = (scope.get("client") or [""])[0], Headers(scope=scope).getlist("x-forwarded-for")
        return caller_of(peer, ",".join(forwarded), self.settings.proxies)

    def _language(self, scope: Scope) -> str:
        """That a page asks for; pictures and files are asked for by their addresses alone."""
        named = QueryParams(scope.get("query_string", b"")).get("language")
        return wanted_by(named or Headers(scope=scope).get("accept-language", ""))

    def _why_not(self, scope: Scope) -> str:
        if scope["path"] in PATHS:
            return ""
        headers = Headers(scope=scope)
        origin = headers.get("origin") if scope["method"] in CHANGING else None
        return why_not(self.settings, headers.get("host", ""), origin)

    def _most(self, scope: Scope) -> int:
        return self.settings.largest_record if scope["path"] == "/api/records" else self.settings.largest_body

    def _too_large(self, scope: Scope) -> str:
        return say("request-too-large", most=self._most(scope))

    def _is_too_large(self, scope: Scope) -> bool:
        length = Headers(scope=scope).get("content-length", "0")
        return not length.isdigit() or int(length) > self._most(scope)

    def _limited(self, scope: Scope, receive: Receive) -> Receive:
        """A body without a length is refused where it gets too large; where none is read, the page has left."""
        got, most = 0, self._most(scope)

        async def receive_limited() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got <= most:
                return message
            if scope["method"] in CHANGING:
                raise HTTPException(413, self._too_large(scope))
            return {"type": "http.disconnect"}

        return receive_limited


def why_not(settings: Settings, host: str, origin: str | None) -> str:
    """Why a request is turned away: it is for somebody else, or comes from somebody else's page."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return say("request-other-name")
    if "*" not in settings.hosts and name not in settings.hosts:
        return say("request-other-name")
    return "" if origin is None or origin in settings.origins or is_at(origin, host) else say("request-other-page")


def is_at(origin: str, host: str) -> bool:
    try:
        return urlsplit(origin).netloc == host
    except ValueError:
        return False
