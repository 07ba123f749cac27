"""Make docs/rulings.md: every clause in our own words, and where in the code it is played.

The clauses and their summaries come from src/skyrmish/games/clauses.toml. Where a clause is played is read from the
docstrings in src/, which open with the clauses they carry out:

    \"\"\"SL1-ATK-08, B-38  A dodge cancels a hit …\"\"\"

Options, modules and refusals that name a clause are listed beside it. Run it after changing any of these:

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

from skyrmish.games.squadron_leader import reasons
from skyrmish.games.squadron_leader.rulesets.settings import SETTINGS

DOCS = Path(__file__).resolve().parent
SOURCES = DOCS.parent / "src" / "skyrmish"
REGISTER = DOCS / "rulings.md"
SHOWN = ("printkit", "table", "server")  # what is only printed or drawn is not played

CLAUSE = re.compile(r"(?<![\w-])(?:SL1|SL2|MOD|MODE|HEX|SP|SD|B|C)(?:-[A-Z0-9]+)*-(?:\d+|IMG)(?![\w-])")
OPENING = re.compile(rf"(?:{CLAUSE.pattern}(?: `\w+`)?(?:, )?)+(?=  )")


@dataclass(frozen=True)
class Clause:
    """A clause: what it says, and what it waits for if it is not played yet."""

    id: str
    says: str
    not_yet: str | None


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
    data = tomllib.loads((SOURCES / "games" / "clauses.toml").read_text(encoding="utf-8"))
    return {chapter["title"]: list(_clauses(chapter)) for chapter in data["chapter"]}


def _clauses(chapter: dict[str, Any]) -> Iterator[Clause]:
    for name, entry in chapter["clauses"].items():
        told = {"says": entry} if isinstance(entry, str) else entry
        yield Clause(name, told["says"], told.get("not_yet", chapter.get("not_yet")))


def clauses_opening(docstring: str) -> list[str]:
    """The clauses that a docstring opens with; two spaces end the list."""
    opening = OPENING.match(docstring)
    return CLAUSE.findall(opening.group()) if opening else []


def find_mentions() -> dict[str, Mentions]:
    """Who names which clause."""
    found: dict[str, Mentions] = defaultdict(lambda: Mentions([], [], []))
    for place, docstring in _docstrings():
        for clause in clauses_opening(docstring):
            found[clause].places.append(place)
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


def _docstrings() -> Iterator[tuple[Place, str]]:
    for path in sorted(SOURCES.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for name, node in _documented(tree, ""):
            yield Place(path.relative_to(SOURCES).as_posix(), name), ast.get_docstring(node) or ""


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

Every clause of the rules that Skyrmish knows, in our own words, and where it is played. Where the printed rules leave
something open, a ruling (`B-…`) settles it; “Option” means that a ruleset can settle it otherwise
([rulesets](rulesets.md)). Refusals and events name the same clauses.

This page is made by `docs/make_rulings.py` from `src/skyrmish/games/clauses.toml` and the docstrings; a test compares
it with the code. The summaries are adapted from rules under CC BY-SA 4.0 (see NOTICE) and stay under that licence.
"""


def register() -> str:
    """The whole page."""
    chapters, mentions = read_chapters(), find_mentions()
    parts = [HEAD, _overview(chapters, mentions)]
    for title, clauses in chapters.items():
        rows = [f"| {clause.id} | {clause.says} | {_where(clause, mentions)} |\n" for clause in clauses]
        parts.append(f"## {title}\n\n| clause | in short | where |\n|---|---|---|\n" + "".join(rows))
    return "\n".join(parts)


def _overview(chapters: dict[str, list[Clause]], mentions: dict[str, Mentions]) -> str:
    rows = ["| chapter | clauses | played |\n|---|---|---|\n"]
    for title, clauses in chapters.items():
        played = sum(is_played(clause, mentions) for clause in clauses)
        rows.append(f"| {title} | {len(clauses)} | {played or 'not yet'} |\n")
    return "".join(rows)


def is_played(clause: Clause, mentions: dict[str, Mentions]) -> bool:
    return clause.not_yet is None and clause.id in mentions and mentions[clause.id].is_played


def _where(clause: Clause, mentions: dict[str, Mentions]) -> str:
    named = mentions.get(clause.id, Mentions([], [], []))
    if is_played(clause, mentions):
        return _told([place for place in named.places if not place.path.startswith(SHOWN)], named)
    so_far = _told(named.places, named)
    waits = f"*not yet: {clause.not_yet or 'nothing plays it'}*"
    return f"{waits}; so far {so_far}" if so_far else waits


def _told(places: list[Place], named: Mentions) -> str:
    """Links to the files, each with the names in it; then options and modules."""
    by_path: dict[str, list[str]] = defaultdict(list)
    for place in places:
        by_path[place.path].append(place.name)
    told = [_link(path, names) for path, names in sorted(by_path.items())]
    told += [f"option `{key}`" for key in named.options]
    told += [f"module `{name}`" for name in named.modules]
    return "; ".join(told)


def _link(path: str, names: list[str]) -> str:
    file = f"[{Path(path).stem}](../src/skyrmish/{path})"
    return " ".join([file, ", ".join(f"`{name}`" for name in sorted(names) if name)]).strip()


if __name__ == "__main__":
    REGISTER.write_text(register(), encoding="utf-8")
    print(f"wrote {REGISTER.relative_to(DOCS.parent)}")
