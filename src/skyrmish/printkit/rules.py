"""The rule sheets as data: one small file for each ruleset, in our own words, with the clause behind every line."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_CARDS = Path(__file__).parent / "rule_cards"


@dataclass(frozen=True)
class Section:
    """A few rules under one heading; with a module's name if they are in play with that module only."""

    heading: str
    lines: tuple[tuple[str, str], ...]
    module: str = ""
    needs: str = ""


@dataclass(frozen=True)
class RuleSheet:
    """What one ruleset says, and what it calls the four stats."""

    title: str
    subtitle: str
    credit: str
    stats: tuple[str, ...]
    letters: str
    board: float
    core: tuple[str, ...]
    sections: tuple[Section, ...]

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules that can be switched on, in the order of the sheet."""
        return tuple(section.module for section in self.sections if section.module)

    def chosen(self, modules: tuple[str, ...]) -> list[Section]:
        """The sections in play."""
        return [section for section in self.sections if not section.module or section.module in modules]


@cache
def rule_sheet(name: str) -> RuleSheet:
    """The sheet of an edition of Squadron Leader, or of one of the other games."""
    data = tomllib.loads((_CARDS / f"{name}.toml").read_text(encoding="utf-8"))
    sections = tuple(
        Section(
            part["heading"],
            tuple((clause, words) for clause, words in part["lines"]),
            part.get("module", ""),
            part.get("needs", ""),
        )
        for part in data["section"]
    )
    return RuleSheet(
        data["title"],
        data["subtitle"],
        data["credit"],
        tuple(data["stats"]),
        data["letters"],
        float(data["board"]),
        tuple(data["core"]),
        sections,
    )
