"""Where things lie that take long to make, and can be made again."""

import os
import shutil
from pathlib import Path

from platformdirs import user_cache_dir

KEPT = 4  # of one name: earlier ones may be those of another version on the same machine
KEPT_NAMES = 100


def cache_home() -> Path:
    return Path(os.environ.get("SKYRMISH_CACHE") or user_cache_dir("skyrmish"))


def kept_folder(what: str, name: str, fingerprint: str) -> Path:
    """The folder for what has this fingerprint; of all that have the same name, those last used are kept."""
    home = cache_home() / what
    folder = home / name / fingerprint
    folder.mkdir(parents=True, exist_ok=True)
    for used in (folder, folder.parent):
        used.touch()
    _tidy(folder.parent, KEPT)
    _tidy(home, KEPT_NAMES)
    return folder


def _tidy(folder: Path, kept: int) -> None:
    for old in sorted(folder.iterdir(), key=_last_used)[:-kept]:
        shutil.rmtree(old, ignore_errors=True)


def _last_used(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except FileNotFoundError:  # somebody else is tidying
        return 0.0
