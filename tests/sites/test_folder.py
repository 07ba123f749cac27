"""The folder of a site: what is in it, what its index says, and what it leaves alone."""

import gzip
import io
import json
import re
import zipfile
from pathlib import Path

import pytest

from skyrmish import __version__
from skyrmish.site.building.folder import MARK, Folder, put_in_place, write_site
from skyrmish.site.building.sources import sources
from skyrmish.words.refusal import Refusal

MOST = 7_000_000  # bytes of the first visit, as hosts that compress send them
ENGINE = 280_000  # of these, what rules as WebAssembly have, not all of which are built here


def test_the_index_says_version_licence_and_what_may_be_loaded(site_folder: Path) -> None:
    index = (site_folder / "index.html").read_text(encoding="utf-8")
    assert f"Skyrmish {__version__}" in index
    (policy,) = re.findall(r'http-equiv="content-security-policy" content="([^"]+)"', index)
    assert policy.startswith("default-src 'self'; ")
    assert "unsafe-inline" not in policy
    assert "http://" not in index
    assert "https://" not in index
    for name in re.findall(r'(?:href|src)="\./([^"]+)"', index):
        assert (site_folder / name).is_file(), name


def test_the_first_visit_is_not_large(site_folder: Path) -> None:
    """What lies packed is no smaller on its way; fonts and maps neither, but all else is."""
    files = (path for path in site_folder.rglob("*") if path.is_file() and not path.parent.name.startswith("engine-"))
    assert sum(map(on_its_way, files)) < MOST - ENGINE


def on_its_way(path: Path) -> int:
    is_smaller = path.suffix in (".js", ".mjs", ".css", ".json", ".html", ".svg", ".wasm")
    return len(gzip.compress(path.read_bytes())) if is_smaller else path.stat().st_size


NAMED = ("index.html", "service-worker.js", "manifest.webmanifest", "LICENSE.txt", "NOTICE.txt", MARK)
BY_CONTENT = re.compile(r"-[\w-]{8}\.\w+$|-[0-9a-f]{12}[./]")


def test_names_follow_from_what_is_in_files(site_folder: Path) -> None:
    """But for those by which the others are found, and licences."""
    names = {path.relative_to(site_folder).as_posix() for path in site_folder.rglob("*") if path.is_file()}
    assert {name for name in names if not BY_CONTENT.search(name)} == set(NAMED)


def test_without_a_line_every_file_is_there(site_folder: Path) -> None:
    worker = (site_folder / "service-worker.js").read_text(encoding="utf-8")
    listed = set(json.loads(re.search(r"const FILES = (\[.*?\]);", worker)[1]))  # type: ignore[index]
    there = {path.relative_to(site_folder).as_posix() for path in site_folder.rglob("*") if path.is_file()}
    assert there - listed == {"service-worker.js", MARK}
    assert listed <= there


def test_python_of_a_page_is_what_it_plays_with_and_no_server(site_folder: Path) -> None:
    names = set(sources())
    assert {"skyrmish/site/in_page.py", "skyrmish/games/clauses.toml", "fluent_compiler/bundle.py"} <= names
    assert not any(name.startswith(("skyrmish/server", "skyrmish/cli", "skyrmish/printkit")) for name in names)
    (packed,) = site_folder.glob("sources-*.zip.pack")
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(packed.read_bytes()))) as archive:
        assert {name.removesuffix("c") for name in archive.namelist()} == names


def test_other_folders_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(Refusal, match="left alone"):
        write_site(tmp_path)
    with pytest.raises(Refusal, match="not a folder"):
        write_site(tmp_path / "mine.txt")
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def site_of(made: Path, **files: str) -> Folder:
    """A site of a few files, as it was just written somewhere else."""
    folder = Folder(made)
    for name, text in files.items():
        folder.write(name.replace("_", "/"), text.encode())
    folder.write(MARK, json.dumps({"files": folder.sizes}).encode())
    return folder


def there(out: Path) -> dict[str, str]:
    files = (path for path in out.rglob("*") if path.is_file() and path.name != MARK)
    return {path.relative_to(out).as_posix(): path.read_text(encoding="utf-8") for path in files}


def test_an_earlier_site_goes_and_what_somebody_laid_beside_it_stays(tmp_path: Path) -> None:
    out = tmp_path / "public"
    put_in_place(site_of(tmp_path / "1", index="old", old_python="1"), out)
    (out / "CNAME").write_text("sky.example", encoding="utf-8")
    put_in_place(site_of(tmp_path / "2", index="new", new_python="2"), out)
    assert there(out) == {"index": "new", "new/python": "2", "CNAME": "sky.example"}
    assert not (out / "old").exists()
    with pytest.raises(Refusal, match="CNAME is no file of the earlier site"):
        put_in_place(site_of(tmp_path / "3", index="newest", CNAME="other"), out)
    assert there(out)["index"] == "new"


@pytest.mark.parametrize("mark", ["", "[]", "{}", '{"files": 3}'])
def test_a_list_of_files_that_cannot_be_read_is_no_earlier_site(tmp_path: Path, mark: str) -> None:
    (tmp_path / MARK).write_text(mark, encoding="utf-8")
    with pytest.raises(Refusal, match="left alone"):
        write_site(tmp_path)


def test_no_list_of_files_reaches_out_of_its_folder(tmp_path: Path) -> None:
    out, mine = tmp_path / "public", tmp_path / "mine.txt"
    mine.write_text("mine", encoding="utf-8")
    out.mkdir()
    (out / MARK).write_text('{"files": {"../mine.txt": 4}}', encoding="utf-8")
    put_in_place(site_of(tmp_path / "1", index="new"), out)
    assert mine.exists()
