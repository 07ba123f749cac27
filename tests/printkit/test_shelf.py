"""A kit is put on the disk whole or not at all, and never over something of yours."""

import errno
import json
import os
import zipfile
from pathlib import Path
from typing import NoReturn

import pytest

from skyrmish.printkit.found import is_a_kit
from skyrmish.printkit.kit import MANIFEST, Kit, checksum
from skyrmish.printkit.shelf import Shelf, put_away
from skyrmish.words.refusal import Refusal


def indexed(**files: bytes) -> dict[str, bytes]:
    """Files as a kit has them, with the index that names them."""
    index = {"files": {name: checksum(data) for name, data in files.items()}}
    return {**files, MANIFEST: json.dumps(index).encode()}


def on_disk(place: Path) -> dict[str, bytes]:
    return {each.relative_to(place).as_posix(): each.read_bytes() for each in place.rglob("*") if each.is_file()}


def test_folder_and_zip_hold_the_whole_kit(tmp_path: Path, kit: Kit) -> None:
    put_away(kit.files, tmp_path / "kit", with_zip=True)
    assert on_disk(tmp_path / "kit") == kit.files
    with zipfile.ZipFile(tmp_path / "kit.zip") as archive:
        assert archive.testzip() is None
        assert {name.removeprefix("kit/"): archive.read(name) for name in archive.namelist()} == kit.files
        assert {info.date_time for info in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
    assert sorted(p.name for p in tmp_path.iterdir()) == ["kit", "kit.zip"]
    Shelf(tmp_path / "kit", with_zip=True).check()  # its own files are no stranger to it


def test_an_earlier_kit_is_replaced_but_nothing_else(tmp_path: Path) -> None:
    put_away(indexed(old=b"1", both=b"1"), tmp_path / "kit", with_zip=True)
    put_away(indexed(new=b"2", both=b"2"), tmp_path / "kit", with_zip=True)
    assert on_disk(tmp_path / "kit") == indexed(new=b"2", both=b"2")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    with pytest.raises(Refusal, match=r"holds what no kit put there, or what was changed since: letter\.txt;"):
        put_away(indexed(new=b"1"), tmp_path / "mine", with_zip=False)
    assert on_disk(tmp_path / "mine") == {"letter.txt": b"dear"}


STRANGE = {
    "a file beside it": lambda kit: (kit / "notes.txt").write_text("mine"),
    "a file among its pictures": lambda kit: (kit / "pictures" / "mine.png").write_text("mine"),
    "a file of it, changed": lambda kit: (kit / "part").write_text("mine"),
    "its index, changed": lambda kit: (kit / MANIFEST).write_text("{}"),
    "a link in the place of a file": lambda kit: ((kit / "part").unlink(), (kit / "part").symlink_to("/")),
    "an empty folder": lambda kit: (kit / "mine").mkdir(),
}


@pytest.mark.parametrize("strange", STRANGE)
def test_a_second_run_into_a_folder_with_something_strange_changes_nothing(tmp_path: Path, strange: str) -> None:
    first = indexed(part=b"1", **{"pictures/part.png": b"1"})
    put_away(first, tmp_path / "kit", with_zip=False)
    STRANGE[strange](tmp_path / "kit")
    before = on_disk(tmp_path)
    with pytest.raises(Refusal, match="what no kit put there") as refused:
        put_away(indexed(part=b"2"), tmp_path / "kit", with_zip=False)
    assert refused.value.part == "out"
    assert "--force, which replaces what is in its way and leaves the rest" in str(refused.value)
    assert on_disk(tmp_path) == before


def test_a_zip_of_yours_is_not_replaced(tmp_path: Path) -> None:
    put_away(indexed(part=b"1"), tmp_path / "kit", with_zip=True)
    with zipfile.ZipFile(tmp_path / "kit.zip", "a") as archive:
        archive.writestr("mine.txt", "mine")
    changed = (tmp_path / "kit.zip").read_bytes()
    for mine in (b"mine", b"", changed):
        (tmp_path / "kit.zip").write_bytes(mine)
        with pytest.raises(Refusal, match=r"kit\.zip is not the zip of a kit as it was made"):
            put_away(indexed(part=b"2"), tmp_path / "kit", with_zip=True)
        assert on_disk(tmp_path) == {"kit.zip": mine, "kit/part": b"1", "kit/kit.json": indexed(part=b"1")[MANIFEST]}


def held(archive: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(archive) as zipped:
        return {name: zipped.read(name) for name in zipped.namelist()}


def test_a_zip_that_is_damaged_anywhere_is_a_kits_only_if_it_still_holds_the_same(tmp_path: Path) -> None:
    """Turned over byte by byte: dates and the like say nothing of what is in it."""
    put_away(indexed(part=b"1" * 400, other=bytes(range(256))), tmp_path / "kit", with_zip=True)
    archive = tmp_path / "kit.zip"
    whole, files = archive.read_bytes(), held(archive)
    for at in range(len(whole)):
        archive.write_bytes(whole[:at] + bytes([whole[at] ^ 0xFF]) + whole[at + 1 :])
        assert not is_a_kit(archive) or held(archive) == files, at


def test_what_may_not_be_looked_into_stays_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_away(indexed(part=b"1"), tmp_path / "kit", with_zip=False)
    (tmp_path / "kit" / "mine").mkdir()
    (tmp_path / "kit" / "mine" / "letter.txt").write_text("dear")
    before, look = on_disk(tmp_path), os.scandir

    def closed(place: str) -> object:
        if str(place).endswith("mine"):
            raise PermissionError(errno.EACCES, "no", str(place))
        return look(place)

    with monkeypatch.context() as patched:
        patched.setattr(os, "scandir", closed)
        for force in (False, True):
            with pytest.raises(Refusal, match="there is no permission to write there"):
                put_away(indexed(part=b"2"), tmp_path / "kit", with_zip=False, force=force)
    assert on_disk(tmp_path) == before


def test_a_link_is_neither_followed_nor_replaced(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    for name in ("kit", "other.zip"):
        (tmp_path / name).symlink_to(tmp_path / "elsewhere", target_is_directory=True)
    for name in ("kit", "other"):
        for force in (False, True):
            with pytest.raises(Refusal, match="is a link; name what it points to"):
                put_away(indexed(part=b"1"), tmp_path / name, with_zip=True, force=force)
    assert (tmp_path / "kit").is_symlink()
    assert list((tmp_path / "elsewhere").iterdir()) == []


def test_force_names_what_it_replaces_and_leaves_the_rest(tmp_path: Path) -> None:
    put_away(indexed(part=b"1", gone=b"1", **{"a/b": b"1"}), tmp_path / "kit", with_zip=False)
    for name in ("part", "gone", "notes.txt", "a/c"):
        (tmp_path / "kit" / name).write_text("mine")
    (tmp_path / "kit.zip").write_text("mine")
    shelf, new = Shelf(tmp_path / "kit", with_zip=True, force=True), indexed(part=b"2", **{"a/b": b"2"})
    assert shelf.in_the_way(new) == ["part", "kit.zip"]
    shelf.put_away(new)
    assert on_disk(tmp_path / "kit") == {**new, "gone": b"mine", "notes.txt": b"mine", "a/c": b"mine"}
    assert (tmp_path / "kit.zip").read_bytes()[:2] == b"PK"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["kit", "kit.zip"]


@pytest.mark.parametrize(
    ("code", "words"), [(errno.ENOSPC, "the disk is full"), (errno.EACCES, "no permission to write there")]
)
def test_a_full_or_closed_disk_leaves_everything_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, words: str
) -> None:
    put_away(indexed(old=b"1"), tmp_path / "kit", with_zip=True)
    before = on_disk(tmp_path)
    written = []

    def fail(path: Path, data: bytes) -> int:
        written.append(path)
        if len(written) == 3:
            raise OSError(code, os.strerror(code))
        with path.open("wb") as file:
            return file.write(data)

    monkeypatch.setattr(Path, "write_bytes", fail)
    with pytest.raises(Refusal, match=words) as refused:
        put_away(indexed(new=b"1", more=b"1"), tmp_path / "kit", with_zip=True)
    assert "nothing was written" in str(refused.value)
    assert on_disk(tmp_path) == before


def test_a_swap_that_fails_half_way_puts_the_old_kit_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_away(indexed(old=b"1"), tmp_path / "kit", with_zip=False)
    (tmp_path / "kit" / "notes.txt").write_text("mine")
    before = on_disk(tmp_path)

    def fail(_source: Path, _target: Path) -> NoReturn:
        raise OSError(errno.EACCES, "no")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(Refusal):
        put_away(indexed(new=b"1"), tmp_path / "kit", with_zip=True, force=True)
    assert on_disk(tmp_path) == before
    assert [p.name for p in tmp_path.iterdir()] == ["kit"]


def test_ctrl_c_in_the_swap_puts_the_old_kit_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_away(indexed(old=b"1"), tmp_path / "kit", with_zip=False)
    (tmp_path / "kit" / "notes.txt").write_text("mine")
    before, rename, renamed = on_disk(tmp_path), os.rename, []

    def stopped(source: Path, target: Path) -> None:
        renamed.append(target)
        if len(renamed) == 3:  # after the old kit and what is kept of it, before the new one
            raise KeyboardInterrupt
        rename(source, target)

    monkeypatch.setattr(os, "rename", stopped)
    with pytest.raises(KeyboardInterrupt):
        put_away(indexed(new=b"1"), tmp_path / "kit", with_zip=False, force=True)
    assert on_disk(tmp_path) == before
    assert [p.name for p in tmp_path.iterdir()] == ["kit"]


@pytest.mark.parametrize("place", [".", "/", "", "kit/.."])
def test_a_folder_without_a_name_of_its_own_is_refused(place: str) -> None:
    for with_zip in (True, False):
        with pytest.raises(Refusal, match="is no name for a folder"):
            Shelf(Path(place), with_zip).check()


def test_places_that_cannot_take_a_kit_are_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    for place, words in (("file", "is a file"), ("no/where", "there is no folder"), ("file/kit", "there is no folder")):
        with pytest.raises(Refusal, match=words):
            put_away({}, tmp_path / place, with_zip=False)
    for length in (300, 253):  # of the folder, and of its zip alone
        with pytest.raises(Refusal, match="the name is too long; nothing was written"):
            Shelf(tmp_path / ("k" * length), with_zip=True).check()
    (tmp_path / "kit.zip").mkdir()
    with pytest.raises(Refusal, match="so the zip cannot go there"):
        put_away({}, tmp_path / "kit", with_zip=True)
