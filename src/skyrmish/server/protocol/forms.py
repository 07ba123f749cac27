"""Forms that are sent over HTTP: read by the table, while FastAPI tells their shape."""

from functools import partial
from typing import Any

from pydantic import PlainValidator

from skyrmish.table.lobby.problems import filled_in


def taken(kind: Any) -> PlainValidator:
    """A body of this kind, or a refusal that names the field."""
    return PlainValidator(partial(filled_in, kind), json_schema_input_type=kind)
