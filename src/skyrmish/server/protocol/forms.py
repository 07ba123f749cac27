"""Forms that are sent over HTTP: read by the table, while FastAPI tells their shape."""

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute
from pydantic import PlainValidator
from starlette.exceptions import HTTPException

from skyrmish.table.json_text import loads
from skyrmish.table.lobby.problems import filled_in
from skyrmish.words.catalogue import say


def taken(kind: Any) -> PlainValidator:
    """A body of this kind, or a refusal that names the field."""
    return PlainValidator(partial(form, kind), json_schema_input_type=kind)


def form(kind: Any, given: Any) -> Any:
    if isinstance(given, bytes):  # as FastAPI leaves what is not said to be JSON: other pages could send that unasked
        raise bad_form("form-not-called-json")
    return filled_in(kind, given)


class FormRequest(Request):
    """JSON as messages over a line are read: Python's own takes NaN for a number."""

    async def json(self) -> Any:
        try:
            return loads(await self.body())
        except ValueError:
            raise bad_form("mistake-no-json") from None


def bad_form(problem: str) -> HTTPException:
    return HTTPException(400, say("form-problem", place=None, problem=say(problem)))


class FormRoute(APIRoute):
    """The way of a request that may bring a form."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        answer = super().get_route_handler()

        async def answer_form(request: Request) -> Response:
            return await answer(FormRequest(request.scope, request.receive))

        return answer_form
