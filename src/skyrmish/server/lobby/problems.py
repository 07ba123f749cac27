"""Refusals over HTTP, each with its status."""

import json
from typing import Any

from starlette.responses import JSONResponse

from skyrmish.words.refusal import Refusal


class ProblemAnswer(JSONResponse):
    """What was refused may be quoted in it, and be no text that UTF-8 could write: so every sign is escaped."""

    def render(self, content: Any) -> bytes:
        return json.dumps(vars(content)).encode("ascii")


class TooFast(Refusal):
    """429"""

    status = 429


class HasLeft(Refusal):
    """499, as other servers say: nobody hears it."""

    status = 499
