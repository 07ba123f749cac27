"""What lies where a kit is to go: files of an earlier kit as it was made, and files that are somebody's own.

A kit's index names its files with their checksums. What it does not name, or what was changed since, is not ours.
"""

import json
import os
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path

from skyrmish.printkit.kit import MANIFEST, checksum

SPOILT = (OSError, EOFError, RuntimeError, ValueError, zlib.error, zipfile.BadZipFile)  # what a zip may be instead


def strange_in(folder: Path) -> list[str]:
    """Everything in a folder that no kit put there, or that is no longer as a kit made it, by its path."""
    own = _index_of(folder / MANIFEST)
    return sorted(name for name in _entries(folder) if not _is_as_made(folder / name, own.get(name, "")))


def is_a_kit(archive: Path) -> bool:
    """Whether a file is the zip of a kit, as it was made."""
    try:
        with zipfile.ZipFile(archive) as held:
            names = [name for name in held.namelist() if name.endswith(f"/{MANIFEST}")]
            index = held.read(names[0]) if len(names) == 1 else b""
            own = {names[0]: checksum(index)} if index else {}
            root = names[0].removesuffix(MANIFEST) if names else ""
            own |= {root + name: made for name, made in _files_in(index).items() if name != MANIFEST}
            return bool(own) and {name: checksum(held.read(name)) for name in held.namelist()} == own
    except SPOILT:
        return False


def _entries(folder: Path) -> Iterator[str]:
    """Every file, link and empty folder inside a folder. One that may not be looked into is refused."""
    for place, folders, files in os.walk(folder, onerror=_raised, followlinks=False):
        here = Path(place)
        links = [name for name in folders if (here / name).is_symlink()]
        for name in (*files, *links):
            yield (here / name).relative_to(folder).as_posix()
        if not files and not folders and here != folder:
            yield here.relative_to(folder).as_posix()


def _raised(problem: OSError) -> None:
    raise problem


def _is_as_made(file: Path, made: str) -> bool:
    return bool(made) and file.is_file() and not file.is_symlink() and checksum(file.read_bytes()) == made


def _index_of(file: Path) -> dict[str, str]:
    """The files of the kit that an index is of, itself among them; none where it is no index."""
    if not file.is_file() or file.is_symlink():
        return {}
    data = file.read_bytes()
    own = _files_in(data)
    return {**own, MANIFEST: checksum(data)} if own else {}


def _files_in(index: bytes) -> dict[str, str]:
    try:
        files = json.loads(index)["files"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return {}
    return {str(name): str(made) for name, made in files.items()} if isinstance(files, dict) else {}
