"""The Python that a page needs: our own packages, and the few libraries that they import."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import skyrmish
from skyrmish.site.building.library import is_among, left_out, lightened
from skyrmish.words.language import languages

ROOT = Path(skyrmish.__file__).parent
PACKAGES = ("engine", "geometry", "words", "games", "match", "odds", "bots", "lab", "lessons", "table", "site")
NOT_FOR_PYTHON = ("page-", "terminal", "commands", "print-")  # how the names of messages begin that others say
KINDS = (".py", ".toml", ".jsonl", ".ftl", ".npy", ".npz")
LIBRARIES = ("fluent", "fluent_compiler", "attr", "babel", "platformdirs", "pytz", "typing_extensions")
DATA_OF_BABEL = ".dat"
LOCALES = ("global.dat", *(f"locale-data/{name}.dat" for name in ("root", *languages())))  # of babel, which knows 1,000


def sources() -> dict[str, bytes]:
    """Everything, by its name."""
    found = {name: path.read_bytes() for name, path in [*our_own(), *libraries()]}
    return {name: lightened(data) if name.endswith(DATA_OF_BABEL) else data for name, data in found.items()}


def our_own() -> Iterator[tuple[str, Path]]:
    yield "skyrmish/__init__.py", ROOT / "__init__.py"
    for package in PACKAGES:
        for path in (ROOT / package).rglob("*"):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix in KINDS and not is_said_by_others(path) and not is_among(name, left_out("skyrmish")):
                yield f"skyrmish/{name}", path


def is_said_by_others(path: Path) -> bool:
    return path.suffix == ".ftl" and path.name.startswith(NOT_FOR_PYTHON)


def libraries() -> Iterator[tuple[str, Path]]:
    for name in LIBRARIES:
        found = find_spec(name)
        assert found is not None, name
        folders = [Path(folder) for folder in found.submodule_search_locations or []]
        if not folders and found.origin is not None:
            yield Path(found.origin).name, Path(found.origin)
        for folder in folders:
            for path in [*folder.rglob("*.py"), *(folder / part for part in LOCALES if name == "babel")]:
                part = f"{name}/{path.relative_to(folder).as_posix()}"
                if not is_among(part, left_out("libraries")):
                    yield part, path
