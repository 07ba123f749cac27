"""Make docs/rulings.md: every clause in our own words, where in the code it is played, and which tests show it.

The clauses come from src/skyrmish/games/clauses.toml, and what they say from src/skyrmish/words/en/clauses.ftl. Where
a clause is played is read from the docstrings in src/, which open with the clauses they carry out:

    \"\"\"SL1-ATK-08, B-38  A dodge cancels a hit …\"\"\"

Options, modules and refusals that name a clause are listed beside it. A test names the clauses that it shows in the
same way, or in its name (``test_b_38_which_dice_the_dodges_cancel``); those of a class hold for its tests.
Run it after changing any of these:

    python docs/make_rulings.py
"""

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from skyrmish.games.clauses import clause_chapters
from skyrmish.games.reading.data_files import packaged
from skyrmish.games.squadron_leader import reasons
from skyrmish.games.squadron_leader.rulesets.settings import SETTINGS

DOCS = Path(__file__).resolve().parent
SOURCES = DOCS.parent / "src" / "skyrmish"
TESTS = DOCS.parent / "tests"
REGISTER = DOCS / "rulings.md"
SHOWN = ("printkit", "table", "server")  # what is only printed or drawn is not played

BOOKS = "|".join(sorted({clause.partition("-")[0] for known in clause_chapters().values() for clause in known}))
CLAUSE = re.compile(rf"(?<![\w-])(?:{BOOKS})(?:-[A-Z0-9]+)*-(?:\d+|IMG)(?![\w-])")
OPENING = re.compile(rf"(?:{CLAUSE.pattern}(?: `\w+`)?(?:, )?)+(?=  |$)")
IN_A_NAME = re.compile(rf"(?:_(?:{BOOKS.lower()})_(?:[a-z]+_)?(?:\d+|img)(?=_|$))+")


@dataclass(frozen=True)
class Clause:
    """A clause: what it says, and what it is if it is no rule of play."""

    id: str
    says: str
    no_rule: str | None


@dataclass(frozen=True)
class Place:
    """A function, class or module whose docstring opens with a clause; or a reason that is told with one."""

    path: str  # under src/skyrmish
    name: str  # empty for a module
    carries_out: bool = True  # a refusal only names its clause

    @property
    def is_played(self) -> bool:
        return self.carries_out and not self.path.startswith(SHOWN)


@dataclass(frozen=True)
class Mentions:
    """Everything in the code that names one clause."""

    places: list[Place]
    options: list[str]
    modules: list[str]

    @property
    def is_played(self) -> bool:
        return any(place.is_played for place in self.places)


# ---- reading ----


def read_chapters() -> dict[str, list[Clause]]:
    """The clauses by chapter title."""
    no_rules = packaged("skyrmish.games", "clauses.toml")["no_rule"]
    return {
        title: [Clause(name, says, no_rules.get(name)) for name, says in clauses.items()]
        for title, clauses in clause_chapters().items()
    }


def clauses_opening(docstring: str) -> list[str]:
    """The clauses that a docstring opens with; two spaces end the list, or nothing more."""
    opening = OPENING.match(docstring)
    return CLAUSE.findall(opening.group()) if opening else []


def find_mentions() -> dict[str, Mentions]:
    """Who names which clause."""
    found: dict[str, Mentions] = defaultdict(lambda: Mentions([], [], []))
    for path, name, docstring in _docstrings(SOURCES, "*.py"):
        for clause in clauses_opening(docstring):
            found[clause].places.append(Place(path, name))
    for place, clause in _refusals():
        found[clause].places.append(place)
    for setting in SETTINGS:
        found[setting.clause].options.append(setting.key)
    for edition in sorted(SOURCES.glob("games/*/rulesets/editions/*.toml")):
        for name, module in tomllib.loads(edition.read_text(encoding="utf-8")).get("modules", {}).items():
            if name not in found[module["clause"]].modules:
                found[module["clause"]].modules.append(name)
    for later, earlier in _same_as():
        found[later].places.extend(found[earlier].places)
    return found


def _same_as() -> Iterator[tuple[str, str]]:
    """Clauses of later editions that are played by rules of the first one, as their data files say."""
    for edition in sorted(SOURCES.glob("games/*/rulesets/editions/*.toml")):
        yield from tomllib.loads(edition.read_text(encoding="utf-8")).get("same_as", {}).items()


def find_tests() -> dict[str, list[Place]]:
    """Which tests name which clause."""
    found: dict[str, list[Place]] = defaultdict(list)
    for path, name, docstring in _docstrings(TESTS, "test_*.py"):
        own = name.rpartition(".")[2]
        if own.startswith(("test_", "Test")):
            for clause in dict.fromkeys([*clauses_in_name(own), *clauses_opening(docstring)]):
                found[clause].append(Place(path, name))
    return found


def clauses_in_name(test: str) -> list[str]:
    """The clauses that a test's name begins with."""
    named = IN_A_NAME.match(test.removeprefix("test"))
    written = named.group().upper().replace("_", "-") if named else ""
    return re.findall(rf"(?<=-)(?:{BOOKS})(?:-[A-Z]+)?-(?:\d+|IMG)", written)


def _docstrings(folder: Path, files: str) -> Iterator[tuple[str, str, str]]:
    """Path, name and docstring of everything in these files that may have one."""
    for path in sorted(folder.rglob(files)):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for name, node in _documented(tree, ""):
            yield path.relative_to(folder).as_posix(), name, ast.get_docstring(node) or ""


def _documented(node: Any, name: str) -> Iterator[tuple[str, Any]]:
    """A module, its classes and functions, and theirs, with dotted names."""
    yield name, node
    for child in node.body:
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            yield from _documented(child, f"{name}.{child.name}" if name else child.name)


def _refusals() -> Iterator[tuple[Place, str]]:
    names = {value: name for name, value in vars(reasons).items() if isinstance(value, int)}
    path = Path(reasons.__file__).relative_to(SOURCES).as_posix()
    for number, clause in reasons.CLAUSES.items():
        yield Place(path, names[number], carries_out=False), clause


# ---- writing ----

HEAD = """# Rulings

Every clause of the rules that Skyrmish knows, in our own words, where it is played, and which tests show it. Where the
printed rules leave something open, a ruling (`B-…`) settles it; “Option” means that a ruleset can settle it otherwise
([rulesets](rulesets.md)). Refusals and events name the same clauses.

This page is made by `docs/make_rulings.py` from `src/skyrmish/games/clauses.toml`, its messages, the docstrings and
the names of the tests; a test compares it with them. The summaries are adapted from rules under CC BY-SA 4.0 (see
NOTICE) and stay under that licence.
"""


def register() -> str:
    """The whole page."""
    chapters, mentions, tests = read_chapters(), find_mentions(), find_tests()
    parts = [HEAD, _overview(chapters, mentions)]
    for title, clauses in chapters.items():
        rows = [
            _row(clause.id, clause.says, _where(clause, mentions), _files(tests[clause.id], TESTS))
            for clause in clauses
        ]
        parts.append(
            f"## {title}\n\n{_row('clause', 'in short', 'where', 'tested by')}|---|---|---|---|\n" + "".join(rows)
        )
    return "\n".join(parts)


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |\n"


def _overview(chapters: dict[str, list[Clause]], mentions: dict[str, Mentions]) -> str:
    rows = ["| chapter | clauses | played |\n|---|---|---|\n"]
    for title, clauses in chapters.items():
        played = sum(is_played(clause, mentions) for clause in clauses)
        rows.append(f"| {title} | {len(clauses)} | {played or 'not yet'} |\n")
    return "".join(rows)


def is_played(clause: Clause, mentions: dict[str, Mentions]) -> bool:
    return clause.no_rule is None and clause.id in mentions and mentions[clause.id].is_played


def _where(clause: Clause, mentions: dict[str, Mentions]) -> str:
    named = mentions.get(clause.id, Mentions([], [], []))
    if is_played(clause, mentions):
        return _told([place for place in named.places if not place.path.startswith(SHOWN)], named)
    so_far = _told(named.places, named)
    waits = f"*no rule: {clause.no_rule}*" if clause.no_rule else "*not yet: nothing plays it*"
    return f"{waits}; so far {so_far}" if so_far else waits


def _told(places: list[Place], named: Mentions) -> str:
    """Links to the files, each with the names in it; then options and modules."""
    told = [_files(places, SOURCES)] if places else []
    told += [f"option `{key}`" for key in named.options]
    told += [f"module `{name}`" for name in named.modules]
    return "; ".join(told)


def _files(places: list[Place], folder: Path) -> str:
    by_path: dict[str, list[str]] = defaultdict(list)
    for place in places:
        by_path[place.path].append(place.name)
    return "; ".join(_link(folder / path, names) for path, names in sorted(by_path.items()))


def _link(path: Path, names: list[str]) -> str:
    file = f"[{path.stem}](../{path.relative_to(DOCS.parent).as_posix()})"
    return " ".join([file, ", ".join(f"`{name}`" for name in sorted(names) if name)]).strip()


if __name__ == "__main__":
    REGISTER.write_text(register(), encoding="utf-8")
    print(f"wrote {REGISTER.relative_to(DOCS.parent)}")
