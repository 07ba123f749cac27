"""The Python that a page needs: our own packages, and the few libraries that they import."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import skyrmish

ROOT = Path(skyrmish.__file__).parent
PACKAGES = ("engine", "geometry", "words", "games", "match", "odds", "bots", "table", "site")
NOT_FOR_PYTHON = ("page-", "terminal", "commands", "print-")  # how the names of messages begin that others say
KINDS = (".py", ".toml", ".ftl", ".npy", ".npz")
LIBRARIES = ("fluent", "fluent_compiler", "attr", "babel", "platformdirs", "pytz", "typing_extensions")
TOOLS = "messages"  # of babel, for other catalogues than ours
ENGLISH = ("global.dat", "locale-data/root.dat", "locale-data/en.dat")  # of babel, which knows 1,000 locales


def sources() -> dict[str, bytes]:
    """Everything, by its name."""
    return {name: path.read_bytes() for name, path in [*our_own(), *libraries()]}


def our_own() -> Iterator[tuple[str, Path]]:
    yield "skyrmish/__init__.py", ROOT / "__init__.py"
    for package in PACKAGES:
        for path in (ROOT / package).rglob("*"):
            if path.suffix in KINDS and not path.name.startswith(NOT_FOR_PYTHON):
                yield f"skyrmish/{path.relative_to(ROOT).as_posix()}", path


def libraries() -> Iterator[tuple[str, Path]]:
    for name in LIBRARIES:
        found = find_spec(name)
        assert found is not None, name
        folders = [Path(folder) for folder in found.submodule_search_locations or []]
        if not folders and found.origin is not None:
            yield Path(found.origin).name, Path(found.origin)
        for folder in folders:
            for path in [*folder.rglob("*.py"), *(folder / part for part in ENGLISH if name == "babel")]:
                if TOOLS in path.parts:
                    continue
                yield f"{name}/{path.relative_to(folder).as_posix()}", path
