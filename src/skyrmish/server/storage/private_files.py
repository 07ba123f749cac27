"""Files that nobody else on the machine may read: they hold seeds and the keys of spectators."""

import contextlib
import os
from pathlib import Path


def make_private(path: Path) -> None:
    """Make a file, unless it is there. SQLite gives those that it lays beside it the same rights."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
