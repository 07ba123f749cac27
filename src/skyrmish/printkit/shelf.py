"""Putting a kit on the disk: whole or not at all."""

import errno
import os
import shutil
import tempfile
from pathlib import Path

from skyrmish.engine.refusal import Refusal
from skyrmish.printkit.kit import MANIFEST
from skyrmish.printkit.plastic.meshes import zipped


def archive_beside(folder: Path) -> Path:
    """Where the zip of a kit goes."""
    return folder.with_name(folder.name + ".zip")


def check_target(folder: Path, with_zip: bool) -> None:
    """Refuse a place that cannot take a kit, before any work is done. An earlier kit may be replaced, nothing else."""
    if not folder.name:
        raise Refusal(f"--out: {str(folder)!r} is no name for a folder.")
    if not folder.parent.is_dir():
        raise Refusal(f"--out: there is no folder {folder.parent}.")
    if folder.exists() and not folder.is_dir():
        raise Refusal(f"--out: {folder} is a file.")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / MANIFEST).is_file():
        raise Refusal(f"--out: {folder} holds something else than a kit; choose another name.")
    if with_zip and archive_beside(folder).is_dir():
        raise Refusal(f"--out: {archive_beside(folder)} is a folder, so the zip cannot go there.")


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
        raise Refusal(f"--out: {_told(problem, folder)}; nothing was written.") from problem
    finally:
        if work:
            shutil.rmtree(work, ignore_errors=True)


def _told(problem: OSError, folder: Path) -> str:
    reasons = {
        errno.ENOSPC: "the disk is full",
        errno.EDQUOT: "the disk quota is used up",
        errno.EACCES: "there is no permission to write there",
        errno.EPERM: "there is no permission to write there",
        errno.EROFS: "the disk is read-only",
    }
    reason = reasons.get(problem.errno or 0, problem.strerror or str(problem))
    return f"cannot write {folder}: {reason}"


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
        if (work / "new").exists() is False:
            os.rename(folder, work / "new")
        if had_old:
            os.rename(work / "old", folder)
        raise
