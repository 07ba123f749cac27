"""The folders of the page import one way, in the order of the table in web/README.md."""

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from table.page_sources import SOURCE, WEB

MOST_FILES = 12  # in a folder
IMPORTED = re.compile(r"""(?:\bfrom|\bimport|\bimport\()\s*["'](\.[^"'?]+)""")
FILES = sorted(path for path in SOURCE.rglob("*") if path.suffix in (".ts", ".svelte", ".css"))


def order() -> list[str]:
    """The first column of the table of rooms; the files that are in none of them come last."""
    rows = re.findall(r"^\| (`.+?) \|", (WEB / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    return [*re.findall(r"`([\w/]+)`", " ".join(rows)), ""]


def folder_of(path: Path) -> str:
    folder = path.parent.relative_to(SOURCE).as_posix()
    return "" if folder == "." else folder


def imported(path: Path) -> Iterator[str]:
    """The folder of every file of ours that a file imports, wherever in the file it does so."""
    for name in IMPORTED.findall(path.read_text(encoding="utf-8")):
        yield posixpath.dirname(posixpath.normpath(posixpath.join(folder_of(path), name)))


def test_every_folder_has_its_place_in_the_order() -> None:
    assert {folder_of(path) for path in FILES} == set(order())
    assert len(set(order())) == len(order())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_a_file_imports_only_from_its_folder_and_from_folders_above(path: Path) -> None:
    allowed = order()[: order().index(folder_of(path)) + 1]
    for folder in imported(path):
        assert folder in allowed, f"{path.relative_to(SOURCE)} imports from {folder or 'the root'}"


def test_imports_are_found() -> None:
    """Without this, a changed way of writing imports would let everything pass."""
    found = {folder for path in FILES for folder in imported(path)}
    assert set(order()) - {""} <= found


@pytest.mark.parametrize("folder", order())
def test_a_folder_has_about_ten_files(folder: str) -> None:
    assert len([path for path in FILES if folder_of(path) == folder]) <= MOST_FILES
