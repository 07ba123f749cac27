"""Each package imports only packages above it: engine at the top, the command line at the bottom."""

import ast
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import skyrmish

ROOT = Path(skyrmish.__file__).parent
MOST_FILES = 13  # in a folder, beside the one that opens it
ORDER = [
    "engine",
    "geometry",
    "words",
    "games",
    "match",
    "odds",
    "bots",
    "lab",
    "env",
    "printkit",
    "lessons",
    "table",
    "site",
    "server",
    "cli",
]
FILES = sorted(ROOT.rglob("*.py"))
OF_A_SERVER = {"fastapi", "starlette", "uvicorn", "picows", "sqlalchemy", "socket", "multiprocessing", "threading"}


def imported(path: Path) -> Iterator[str]:
    """Every module of ours that a file names in an import, wherever in the file it stands."""
    package = ["skyrmish", *path.relative_to(ROOT).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*start, *([node.module] if node.module else [])])
            names = [f"{base}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name for name in names if name.split(".")[0] == "skyrmish")


def libraries(path: Path) -> set[str]:
    """Everything else that a file imports, by its first name."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            found.add(node.module.split(".")[0])
    return found


def test_every_package_has_its_place_in_the_order() -> None:
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    assert packages <= set(ORDER)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_file_imports_only_from_above(path: Path) -> None:
    parts = path.relative_to(ROOT).parts
    if len(parts) == 1:
        assert path.name in ("__init__.py", "__main__.py"), "beside the front door there is nothing at the root"
        return
    allowed = ORDER[: ORDER.index(parts[0]) + 1]
    for name in imported(path):
        package = name.split(".")[1] if "." in name else ""
        assert package in ("", "__version__", "USUAL", *allowed), f"{'/'.join(parts)} imports {name}"


def test_a_folder_has_about_ten_files() -> None:
    files = Counter(path.parent.relative_to(ROOT).as_posix() for path in FILES if path.name != "__init__.py")
    assert {folder: count for folder, count in files.items() if count > MOST_FILES} == {}


def test_whoever_comes_in_by_the_front_door_loads_only_what_they_use() -> None:
    """engine/rule.py asks the package where it is, so the package may load nothing of ours by itself."""
    loaded = "import sys, skyrmish; print(*(name for name in sys.modules if name.startswith('skyrmish.')))"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def test_what_a_page_loads_needs_no_compiler() -> None:
    """Pages have neither numba nor llvmlite, nor numpy."""
    without = "import sys; sys.modules |= dict.fromkeys(('numba', 'llvmlite', 'numpy', 'ray')); "
    page = "import skyrmish.site.hall, skyrmish.table.lab.counting, skyrmish.bots.search.thinker"
    subprocess.run([sys.executable, "-c", without + page], check=True)


GAMES = {path.parent.name for path in (ROOT / "games").glob("*/game.py")}


@pytest.mark.parametrize(
    "path", sorted((ROOT / "games").rglob("*.py")), ids=lambda path: path.relative_to(ROOT).as_posix()
)
def test_games_do_not_know_each_other(path: Path) -> None:
    """What stands in games itself is shared, and knows no game."""
    own = path.relative_to(ROOT / "games").parts[0]
    if own == "all_games.py":  # the list of them
        return
    for name in imported(path):
        parts = name.split(".")
        if parts[1:2] == ["games"]:
            assert len(parts) > 2
            assert parts[2] not in GAMES - {own}, f"{path.name} imports {name}"


@pytest.mark.parametrize(
    "path", sorted((ROOT / "table").rglob("*.py")), ids=lambda path: path.relative_to(ROOT).as_posix()
)
def test_a_table_needs_no_socket_and_no_database(path: Path) -> None:
    assert libraries(path).isdisjoint(OF_A_SERVER)


def test_no_name_of_the_front_door_is_the_name_of_a_room() -> None:
    """Importing a package hangs it onto its parent, in place of whatever was called so."""
    assert not set(skyrmish.__all__) & set(ORDER)


# ---- a match knows no game ----

FOR_EVERY_GAME = ("match", "server", "site", "cli/commands", "cli/many_games", "cli/texts")
OF_SOME_GAMES = {ROOT / "cli/commands/solve.py"}  # which looks for the game among those whose chances have been solved


def asks_for_the_game(node: ast.AST) -> bool:
    """``game == …``, ``game in …`` and the like."""
    compared = [node.left, *node.comparators] if isinstance(node, ast.Compare) else []
    return any("game" in (getattr(each, "id", ""), getattr(each, "attr", "")) for each in compared)


@pytest.mark.parametrize("folder", FOR_EVERY_GAME)
def test_whatever_every_game_runs_through_asks_for_no_game_by_its_name(folder: str) -> None:
    asking = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in (ROOT / folder).rglob("*.py")
        if path not in OF_SOME_GAMES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Compare) and asks_for_the_game(node)
    ]
    assert asking == []
