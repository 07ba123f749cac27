"""Python's own library as a page needs it."""

import io
import zipfile
from functools import cache
from typing import Any

from skyrmish.games.data_files import packaged


@cache
def choice() -> dict[str, Any]:
    return {name: frozenset(names) for name, names in packaged("skyrmish.site", "library.toml").items()}


def is_needed(name: str) -> bool:
    """A file of the library, by its name there."""
    first, _, rest = name.partition("/")
    if first == "encodings":
        return rest.partition(".")[0] in choice()["encodings"]
    return first.partition(".")[0] not in choice()["left_out"]


def trimmed(library: bytes) -> dict[str, bytes]:
    """The files that are needed, by name."""
    with zipfile.ZipFile(io.BytesIO(library)) as archive:
        return {name: archive.read(name) for name in sorted(archive.namelist()) if is_needed(name)}
