"""Putting a kit on the disk: whole or not at all."""

import errno
import os
import shutil
import tempfile
from pathlib import Path

from skyrmish.printkit.kit import MANIFEST
from skyrmish.printkit.plastic.meshes import zipped
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal

CLOSED = dict.fromkeys((errno.EACCES, errno.EPERM), "closed")
REASONS = {errno.ENOSPC: "full", errno.EDQUOT: "quota", errno.EROFS: "read-only", **CLOSED}


def archive_beside(folder: Path) -> Path:
    """Where the zip of a kit goes."""
    return folder.with_name(folder.name + ".zip")


def check_target(folder: Path, with_zip: bool) -> None:
    """Refuse a place that cannot take a kit, before any work is done. An earlier kit may be replaced, nothing else."""
    if not folder.name:
        raise _no("name", folder)
    if not folder.parent.is_dir():
        raise _no("parent", folder.parent)
    if folder.exists() and not folder.is_dir():
        raise _no("file", folder)
    if folder.is_dir() and any(folder.iterdir()) and not (folder / MANIFEST).is_file():
        raise _no("other", folder)
    if with_zip and archive_beside(folder).is_dir():
        raise _no("zip", archive_beside(folder))


def _no(kind: str, place: Path, **facts: str) -> Refusal:
    return Refusal(f"print-no-place-{kind}", place=str(place), **facts).of("out")


def put_away(files: dict[str, bytes], folder: Path, with_zip: bool) -> None:
    """Write beside the place first, then move there: what fails leaves everything as it was."""
    check_target(folder, with_zip)
    work: Path | None = None
    try:
        work = Path(tempfile.mkdtemp(prefix=".skyrmish-", dir=folder.parent))
        _write(files, work / "new")
        if with_zip:
            named = {f"{folder.name}/{name}": files[name] for name in sorted(files)}
            (work / "new.zip").write_bytes(zipped(named))
        _move(work, folder, with_zip)
    except OSError as problem:
        known, words = REASONS.get(problem.errno or 0), problem.strerror or str(problem)
        raise _no("writing", folder, why=say(f"print-disk-{known}") if known else words) from problem
    finally:
        if work:
            shutil.rmtree(work, ignore_errors=True)


def _write(files: dict[str, bytes], folder: Path) -> None:
    folder.mkdir(mode=0o755)
    for name, data in files.items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)


def _move(work: Path, folder: Path, with_zip: bool) -> None:
    """Swap the new kit in; if anything goes wrong half-way, put the old one back."""
    had_old = folder.exists()
    if had_old:
        os.rename(folder, work / "old")
    try:
        os.rename(work / "new", folder)
        if with_zip:
            os.replace(work / "new.zip", archive_beside(folder))
    except OSError:
        if not (work / "new").exists():
            os.rename(folder, work / "new")
        if had_old:
            os.rename(work / "old", folder)
        raise
