"""Reading what was said: a text becomes a message of its kind."""

from collections.abc import Callable
from typing import Any

from skyrmish.games.reading.fields import Misread, read, reader_of
from skyrmish.table.json_text import loads

__all__ = ["Misread", "read", "text_reader"]


def text_reader(kind: Any) -> Callable[[str | bytes], Any]:
    """To find what reads such a kind takes longer than to read one."""
    take = reader_of(kind)

    def take_text(text: str | bytes) -> Any:
        try:
            given = loads(text)
        except (ValueError, RecursionError):
            raise Misread("mistake-no-json") from None
        return take(given)

    return take_text
