"""How long, how large and of which signs a field may be: read by whoever reads it, and told in the API's pages."""

import re
from collections.abc import Callable
from dataclasses import dataclass, fields
from math import isfinite
from typing import Any

from skyrmish.words.numbers import written

IN_SCHEMAS = {"shortest": "min_length", "longest": "max_length", "least": "ge", "most": "le", "pattern": "pattern"}


@dataclass(frozen=True)
class Limits:
    """Of a text, a list or a number."""

    shortest: int | None = None
    longest: int | None = None
    least: float | None = None
    most: float | None = None
    pattern: str | None = None

    def problem(self, given: Any) -> tuple[str, dict[str, Any]] | None:
        """What is wrong with a value of the right kind: a message and its facts, beside what was given."""
        if isinstance(given, float) and not isfinite(given):
            return "mistake-finite-number", {}
        if self.least is not None and given < self.least:
            return "mistake-greater-than-equal", {"ge": written(self.least)}
        if self.most is not None and given > self.most:
            return "mistake-less-than-equal", {"le": written(self.most)}
        if self.shortest is not None and len(given) < self.shortest:
            return "mistake-too-short", {"min_length": self.shortest}
        if self.longest is not None and len(given) > self.longest:
            is_text = isinstance(given, str)
            key = "mistake-string-too-long" if is_text else "mistake-too-long"
            return key, {"max_length": self.longest, "actual_length": len(given)}
        if self.pattern is not None and not re.fullmatch(self.pattern, given):
            return "mistake", {}
        return None

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
        """For the pages of the API, whose makers ask for it by this name."""
        own = {IN_SCHEMAS[field.name]: getattr(self, field.name) for field in fields(self)}
        return {**handler(source), **{name: limit for name, limit in own.items() if limit is not None}}


@dataclass(frozen=True)
class Before:
    """What is made of a value before it is read."""

    change: Callable[[Any], Any]


@dataclass(frozen=True)
class OneOf:
    """A text that is one of these names."""

    names: tuple[str, ...]

    def __get_pydantic_json_schema__(self, schema: Any, handler: Any) -> dict[str, Any]:
        return {"enum": list(self.names)}
