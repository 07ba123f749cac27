"""JSON, of which messages are made. orjson writes it where it is installed; Python in a page has none."""

import json
from importlib.util import find_spec
from typing import Any

__all__ = ["Part", "dumps", "loads", "written"]

Part = Any  # of a message: a view, or one that is written already

if find_spec("orjson"):
    from orjson import Fragment, dumps, loads

    def written(view: Any) -> Part:
        """A part that is kept: written now, so that it need not be written again with every message it stands in."""
        return Fragment(dumps(view))

else:

    def dumps(thing: Any, /) -> bytes:  # type: ignore[misc]  # orjson's can do more
        return json.dumps(thing, default=vars, ensure_ascii=False, separators=(",", ":")).encode()

    def loads(text: bytes | str, /) -> Any:  # type: ignore[misc]  # likewise
        return json.loads(text, parse_constant=no_number)

    def no_number(name: str) -> float:
        raise ValueError(name)

    def written(view: Any) -> Part:
        """Nothing but what it was: JSON of the library's cannot be put into JSON."""
        return view
