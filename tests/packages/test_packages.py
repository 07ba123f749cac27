"""What is shipped: a wheel and an sdist with all that a player needs, the page too; none without it."""

import json
import os
import shutil
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest

HOME = Path(__file__).parents[2]
PAGE = Path("src/skyrmish/server/page")
NOT_SHIPPED = shutil.ignore_patterns(".*", "node_modules", "__pycache__", "build", "dist", "*.egg-info")
VERSIONS = ("3.11", "3.12", "3.13")
ODDS = ("odds", "--attack", "3", "--defense", "3")
GAMES = ("simulate", "--bots", "random,random", "--games", "10", "--json")


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project as somebody has it who has built the page."""
    if not (HOME / PAGE / "index.html").is_file():
        pytest.skip("the page is not built: make page")
    place = tmp_path_factory.mktemp("packages") / "clone"
    shutil.copytree(HOME, place, ignore=NOT_SHIPPED)
    return place


def build(place: Path, target: str, node: bool = False) -> subprocess.CompletedProcess[str]:
    """Build as a machine does that has no Node, unless it is said to."""
    path = os.environ["PATH"] if node else str(place / "nothing-here")
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", "dist"]
    return subprocess.run(command, cwd=place, capture_output=True, text=True, env={"PATH": path}, check=False)


def wheel_of(place: Path) -> Path:
    done = build(place, "wheel")
    assert done.returncode == 0, done.stderr
    return next((place / "dist").glob("*.whl"))


def names_in(wheel: Path) -> set[str]:
    return {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}


def test_a_wheel_holds_every_file_of_the_package_and_the_page(clone: Path) -> None:
    files = {
        path.relative_to(clone / "src").as_posix() for path in (clone / "src/skyrmish").rglob("*") if path.is_file()
    }
    assert "skyrmish/server/page/index.html" in files
    assert names_in(wheel_of(clone)) == files


def test_an_sdist_makes_the_same_wheel_without_node(clone: Path, tmp_path: Path) -> None:
    assert build(clone, "sdist").returncode == 0
    shutil.unpack_archive(next((clone / "dist").glob("*.tar.gz")), tmp_path)
    (unpacked,) = tmp_path.iterdir()
    assert names_in(wheel_of(unpacked)) == names_in(wheel_of(clone))


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_nothing_is_built_without_the_page(clone: Path, tmp_path: Path, target: str) -> None:
    bare = tmp_path / "bare"
    shutil.copytree(clone, bare, ignore=shutil.ignore_patterns("page", "dist"))
    done = build(bare, target)
    assert done.returncode != 0
    assert done.stderr.strip().startswith("The page of the table is not built, and there is no npm here to build it.")
    assert not (bare / "dist").exists() or not list((bare / "dist").iterdir())


# ---- from a wheel, in an environment with nothing else ----


def interpreter(version: str) -> str:
    """A Python of this version: one that is called so, or one of pyenv's."""
    root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    for python in (shutil.which(f"python{version}"), *sorted(root.glob(f"versions/{version}.*/bin/python"))):
        if python and not subprocess.run([python, "-V"], capture_output=True, check=False).returncode:
            return str(python)
    pytest.skip(f"there is no Python {version} here")


@pytest.mark.soak
@pytest.mark.parametrize("version", VERSIONS)
def test_a_wheel_plays_in_an_empty_environment(clone: Path, tmp_path: Path, version: str) -> None:
    python, wheel = interpreter(version), wheel_of(clone)
    subprocess.run([python, "-m", "venv", tmp_path / "venv"], check=True)
    subprocess.run([tmp_path / "venv/bin/pip", "install", "-q", wheel], check=True)
    sees_all(tmp_path / "venv/bin/skyrmish", tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("way", ["uvx", "pipx"])
def test_a_wheel_plays_by_the_commands_of_the_front_page(clone: Path, tmp_path: Path, way: str) -> None:
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "tools"], check=True)
    tools = tmp_path / "tools/bin"
    subprocess.run([tools / "pip", "install", "-q", "uv", "pipx"], check=True)
    wheel, home = wheel_of(clone), {**os.environ, "HOME": str(tmp_path)}
    if way == "uvx":
        done = subprocess.run(
            [tools / "uvx", "--from", wheel, "skyrmish", *ODDS], env=home, capture_output=True, check=True
        )
        assert b"%" in done.stdout
    else:
        subprocess.run([tools / "pipx", "install", wheel], env=home, check=True)
        sees_page(tmp_path / ".local/bin/skyrmish", tmp_path)


def sees_all(skyrmish: Path, home: Path) -> None:
    """Games in machine code, too."""
    games = subprocess.run([skyrmish, *GAMES], env=bare(home), capture_output=True, check=True)
    assert json.loads(games.stdout)["games"] == 10
    sees_page(skyrmish, home)


def sees_page(skyrmish: Path, home: Path) -> None:
    """Odds, and the page of the table."""
    assert b"%" in subprocess.run([skyrmish, *ODDS], env=bare(home), capture_output=True, check=True).stdout
    assert page_of(skyrmish, bare(home)).startswith(b"<!doctype html>")


def bare(home: Path) -> dict[str, str]:
    """No tool to build with, and only ASCII is spoken."""
    return {"HOME": str(home), "PATH": "/nowhere", "LC_ALL": "C"}


def page_of(skyrmish: Path, env: dict[str, str]) -> bytes:
    """What the table answers a browser with, once it says where it is."""
    command = [skyrmish, "play", "--no-browser", "--json"]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as table:
        try:
            assert table.stdout is not None
            address = json.loads(table.stdout.readline())["address"]
            return bytes(urllib.request.urlopen(address).read()).lower()
        finally:
            table.terminate()
