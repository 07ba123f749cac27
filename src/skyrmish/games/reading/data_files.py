"""Data files: TOML that lies with the package or in folders of yours. A misspelt key is refused by its name."""

import os
import tomllib
from collections.abc import Collection, Iterable
from difflib import get_close_matches
from importlib.resources import files
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from skyrmish.words.lists import either
from skyrmish.words.refusal import Refusal

FEW = 16  # names that are listed


def packaged(package: str, *way: str) -> dict[str, Any]:
    """A data file that lies beside the code."""
    return tomllib.loads(files(package).joinpath(*way).read_text(encoding="utf-8"))


def read_toml(path: Path, where: str, clause: str | None = None) -> dict[str, Any]:
    """A file that anybody may have written."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Refusal("data-unread", clause, where=where, error=str(error)) from None


def your_folders(kind: str) -> list[Path]:
    """Where your own files of a kind lie: in the folders that SKYRMISH_… names, and in your data folder."""
    variable = f"SKYRMISH_{kind.upper()}"
    named = [Path(name) for name in os.environ.get(variable, "").split(os.pathsep) if name]
    for folder in named:
        if not folder.is_dir():
            raise Refusal("data-no-folder", variable=variable, folder=str(folder))
    return [*named, user_data_path("skyrmish", appauthor=False) / kind]


def check_keys(found: Iterable[str], known: Collection[str], where: str) -> None:
    """Refuse what nobody reads: it is a slip of the pen, and would be passed over in silence."""
    for key in found:
        if key not in known:
            raise _unknown(where, key, known)


def _unknown(where: str, key: str, known: Collection[str]) -> Refusal:
    """With what there is: all of it, or where that is much, what comes near."""
    near = get_close_matches(key, known, 3)
    if len(known) <= FEW:
        return Refusal("data-no-key-but", where=where, key=repr(key), known=sorted(known))
    if not near:
        return Refusal("data-no-key", where=where, key=repr(key))
    return Refusal("data-no-key-near", where=where, key=repr(key), near=either(near))


def check_complete(found: Collection[str], wanted: Iterable[str], where: str) -> None:
    for key in wanted:
        if key not in found:
            raise Refusal("data-missing", where=where, key=repr(key))
