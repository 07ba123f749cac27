"""Python's own library as a page needs it."""

import io
import pickle
import zipfile
from functools import cache
from pathlib import PurePosixPath
from typing import Any

from skyrmish.games.reading.data_files import packaged


@cache
def left_out(whose: str) -> frozenset[str]:
    """What a page does without: of Python's library, of our own packages, of others' libraries, of what babel knows."""
    return frozenset(packaged("skyrmish.site.building", "library.toml")[whose])


@cache
def only() -> dict[str, Any]:
    """Of some folders, all that is needed."""
    return dict(packaged("skyrmish.site.building", "library.toml")["only"])


def is_among(name: str, listed: frozenset[str]) -> bool:
    """A file, by its own name or by that of a folder that it is in."""
    path = PurePosixPath(name).with_suffix("")
    return any(each.as_posix() in listed for each in (path, *path.parents))


def is_needed(name: str) -> bool:
    """A file of Python's library, by its name there."""
    folder, _, rest = name.partition("/")
    if rest and folder in only():
        return rest.partition(".")[0] in only()[folder]
    return not is_among(name, left_out("python"))


def trimmed(library: bytes) -> dict[str, bytes]:
    """The files that are needed, by name."""
    with zipfile.ZipFile(io.BytesIO(library)) as archive:
        return {name: archive.read(name) for name in sorted(archive.namelist()) if is_needed(name)}


def lightened(data: bytes) -> bytes:
    """What babel knows of a language, or of all, without what no message of ours asks for: plurals and numbers stay."""
    known = pickle.loads(data)
    return pickle.dumps({name: {} if name in left_out("babel_emptied") else of for name, of in known.items()}, 2)
