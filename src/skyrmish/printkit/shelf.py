"""Putting a kit on the disk: whole or not at all, and never over something of yours."""

import errno
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from skyrmish.printkit.found import is_a_kit, strange_in
from skyrmish.printkit.plastic.meshes import zipped
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal

CLOSED = dict.fromkeys((errno.EACCES, errno.EPERM), "closed")
REASONS = {errno.ENOSPC: "full", errno.EDQUOT: "quota", errno.EROFS: "read-only", errno.ENAMETOOLONG: "name", **CLOSED}
NAMED = 3  # so many files are named, and the rest counted
NEW, OLD = "new", "old"


def archive_beside(folder: Path) -> Path:
    """Where the zip of a kit goes."""
    return folder.with_name(folder.name + ".zip")


@dataclass(frozen=True)
class Shelf:
    """A place for a kit. What an earlier kit left there unchanged is replaced; nothing else is, unless it is forced.

    Forced, files that are in the way of new ones are replaced, and all others stay as they are.
    """

    folder: Path
    with_zip: bool
    force: bool = False

    @property
    def archive(self) -> Path | None:
        return archive_beside(self.folder) if self.with_zip else None

    def check(self) -> None:
        """Refuse a place that cannot take a kit, before any work is done."""
        with _disk(self.folder):
            self._check_place()
            if not self.force:
                self._check_strange()

    def _check_place(self) -> None:
        folder = self.folder
        if folder.name in ("", ".."):  # nor would its zip have one
            raise _no("name", folder)
        archive = self.archive
        for place in filter(None, (folder, archive)):
            if place.is_symlink():
                raise _no("link", place)
        if not folder.parent.is_dir():
            raise _no("parent", folder.parent)
        if folder.exists() and not folder.is_dir():
            raise _no("file", folder)
        if archive and archive.is_dir():
            raise _no("zip", archive)

    def _check_strange(self) -> None:
        strange = self.strange()
        if strange:
            raise _no("other", self.folder, files=strange[:NAMED], more=max(0, len(strange) - NAMED))
        if self.archive and self.archive.exists() and not is_a_kit(self.archive):
            raise _no("other-zip", self.archive)

    def strange(self) -> list[str]:
        """What lies there that is not an earlier kit's."""
        with _disk(self.folder):
            return strange_in(self.folder) if self.folder.is_dir() else []

    def in_the_way(self, files: dict[str, bytes]) -> list[str]:
        """What is not an earlier kit's, and would be lost if a kit were forced there."""
        lost = [name for name in self.strange() if _collides(name, files)]
        if self.archive and self.archive.exists() and not is_a_kit(self.archive):
            lost.append(self.archive.name)
        return lost

    def put_away(self, files: dict[str, bytes]) -> None:
        """Write beside the place first, then move there: what fails leaves everything as it was."""
        self.check()
        work: Path | None = None
        try:
            with _disk(self.folder):
                work = Path(tempfile.mkdtemp(prefix=".skyrmish-", dir=self.folder.parent))
                _write(files, work / NEW)
                if self.archive:
                    named = {f"{self.folder.name}/{name}": files[name] for name in sorted(files)}
                    (work / "new.zip").write_bytes(zipped(named))
                self._move(work, [name for name in self.strange() if not _collides(name, files)])
        finally:
            if work and (self.folder.exists() or not (work / OLD).exists()):
                shutil.rmtree(work, ignore_errors=True)

    def _move(self, work: Path, kept: list[str]) -> None:
        """Swap the new kit in, with what stays; if anything goes wrong half-way, put the old one back."""
        had_old = self.folder.exists()
        if had_old:
            os.rename(self.folder, work / OLD)
        moved: list[str] = []
        try:
            for name in kept:
                (work / NEW / name).parent.mkdir(parents=True, exist_ok=True)
                os.rename(work / OLD / name, work / NEW / name)
                moved.append(name)
            os.rename(work / NEW, self.folder)
            if self.archive:
                os.replace(work / "new.zip", self.archive)
        except BaseException:  # Ctrl-C too
            if self.folder.exists():
                os.rename(self.folder, work / NEW)
            for name in moved:
                os.rename(work / NEW / name, work / OLD / name)
            if had_old:
                os.rename(work / OLD, self.folder)
            raise


def put_away(files: dict[str, bytes], folder: Path, with_zip: bool, force: bool = False) -> None:
    """Put a kit into a folder, and beside it as a zip."""
    Shelf(folder, with_zip, force).put_away(files)


def _collides(name: str, files: dict[str, bytes]) -> bool:
    """A file of the kit has that path, or lies in a folder of that path, or the other way round."""
    return any(file == name or file.startswith(f"{name}/") or name.startswith(f"{file}/") for file in files)


@contextmanager
def _disk(place: Path) -> Iterator[None]:
    """What a disk does not allow, in a sentence."""
    try:
        yield
    except OSError as problem:
        known, words = REASONS.get(problem.errno or 0), problem.strerror or str(problem)
        raise _no("writing", place, why=say(f"print-disk-{known}") if known else words) from problem


def _no(kind: str, place: Path, **facts: object) -> Refusal:
    return Refusal(f"print-no-place-{kind}", place=str(place), **facts).of("out")


def _write(files: dict[str, bytes], folder: Path) -> None:
    folder.mkdir(mode=0o755)
    for name, data in files.items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
