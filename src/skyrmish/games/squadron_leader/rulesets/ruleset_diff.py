"""What differs between two rulesets: settings, numbers, modules and names, each with its clauses."""

from dataclasses import dataclass
from typing import Any

from skyrmish.games.squadron_leader.rulesets.naming import speed_name
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, edition_data
from skyrmish.games.squadron_leader.sheet.clauses import clauses_of
from skyrmish.words.catalogue import say

SETTINGS, NUMBERS, MODULES, NAMES = "settings", "numbers", "modules", "names and board"
ABSENT = "–"


@dataclass(frozen=True)
class Difference:
    """One thing that is not the same in both."""

    group: str
    key: str
    theirs: str
    ours: str
    clauses: tuple[str, ...]


def differences(theirs: Ruleset, ours: Ruleset) -> list[Difference]:
    """Everything that differs, by group; nothing for equal rulesets."""
    return [*_settings(theirs, ours), *_numbers(theirs, ours), *_modules(theirs, ours), *_names(theirs, ours)]


def typed(value: Any) -> str:
    """A value as one types it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return ", ".join(map(typed, value))
    return f"{value:g}" if isinstance(value, float) else str(value)


def _settings(theirs: Ruleset, ours: Ruleset) -> list[Difference]:
    before, after = theirs.settled(), ours.settled()
    return [
        Difference(SETTINGS, key, typed(before[key]), typed(value), clauses_of(ours.edition, key, value, ours.hexes))
        for key, value in after.items()
        if before[key] != value
    ]


def _numbers(theirs: Ruleset, ours: Ruleset) -> list[Difference]:
    before, after = edition_data(theirs.edition)["costs"], edition_data(ours.edition)["costs"]
    return [
        Difference(
            NUMBERS, key, typed(before.get(key, ABSENT)), typed(after.get(key, ABSENT)), clauses_of(ours.edition, key)
        )
        for key in {**before, **after}
        if before.get(key) != after.get(key)
    ]


def _modules(theirs: Ruleset, ours: Ruleset) -> list[Difference]:
    """Modules that one edition has and the other has not, or that change other settings."""
    before, after = edition_data(theirs.edition)["modules"], edition_data(ours.edition)["modules"]
    found = []
    for name in {**before, **after}:
        was, now = (_sets(modules[name]) if name in modules else ABSENT for modules in (before, after))
        if was != now:
            clause = (after.get(name) or before[name])["clause"]
            found.append(Difference(MODULES, name, was, now, (clause,)))
    return found


def _sets(module: dict[str, Any]) -> str:
    return ", ".join(f"{key} = {typed(value)}" for key, value in module.get("sets", {}).items()) or say("differs-on")


def _names(theirs: Ruleset, ours: Ruleset) -> list[Difference]:
    """What the stat is called, how large the board is, and which mission is flown."""
    pairs = {
        "speed": (speed_name(theirs.edition), speed_name(ours.edition), "stats"),
        "board": (_size(theirs), _size(ours), "board"),
        "mission": (theirs.mission_name or ABSENT, ours.mission_name or ABSENT, "mission"),
    }
    return [
        Difference(NAMES, key, was, now, clauses_of(ours.edition, topic, hexes=ours.hexes))
        for key, (was, now, topic) in pairs.items()
        if was != now
    ]


def _size(ruleset: Ruleset) -> str:
    width, height = ruleset.board
    return say("board-words", width=width, height=height, hexes=ruleset.hexes)
