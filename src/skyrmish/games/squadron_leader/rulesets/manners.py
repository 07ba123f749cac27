"""Templates and the manners of flying them, as manoeuvres.toml and files of yours have them: one row for each.

Whoever cites a clause, names a manner or reads it from an order takes it from here.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields
from functools import cached_property
from pathlib import Path
from typing import Any

from skyrmish.games.reading.data_files import check_complete, check_keys, packaged, read_toml, your_folders
from skyrmish.words.catalogue import is_known, say
from skyrmish.words.language import in_each_language
from skyrmish.words.lists import either
from skyrmish.words.refusal import Refusal

FOLDERS = "manoeuvres"
OFF = "off"
PLAIN = "plain"
OWN = "own_"
TOLD = ("name", "remark")  # in words of one's own
WITH_TEMPLATE, ABOUT, KEPT = NOSES = ("with template", "about", "kept")


@dataclass(frozen=True)
class TemplateRow:
    """A template as orders name it: its kind, and the hand where it has two."""

    kind: str
    hand: str
    on_hexes: tuple[int, int, int]  # ahead, to the front-left, turned clockwise
    hex_clause: str

    @cached_property
    def word(self) -> str:
        return f"{self.kind} {self.hand}".strip()


@dataclass(frozen=True)
class Way:
    """How a manner is flown under one value of its setting."""

    templates: tuple[str, ...]  # kinds
    times: int | str = 1  # a template's cost; a word is a number of the edition's
    altitude: int | str = 0
    no_climb: bool = False  # not in a round in which altitude is gained
    solo: bool = False  # the only manoeuvre of its round
    free_without: str = ""  # the setting without which it costs no template


@dataclass(frozen=True)
class Manner:
    """A row of the table."""

    word: str  # in orders
    clause: str  # when it is flown, or is not to be had
    own_name: str = ""  # in sentences; those of ours are in the catalogue
    short: str = ""  # as typed at the terminal
    key: str = ""  # on the page's keyboard
    clause_after_climb: str = ""  # when a climb forbids it
    nose: str = WITH_TEMPLATE
    own_remark: str = ""
    setting: str = ""
    setting_clause: str = ""
    ways: dict[str, Way] = field(default_factory=dict, hash=False)
    switches: dict[str, dict[str, str]] = field(default_factory=dict, hash=False)

    @property
    def name(self) -> str:
        """In sentences."""
        return self.own_name or say(self.key_of_name)

    @property
    def key_of_name(self) -> str:
        return f"manner-{self.word or PLAIN}"

    @property
    def remark(self) -> str:
        """What becomes of the nose."""
        key = f"{self.key_of_name}-remark"
        return self.own_remark or (say(key) if is_known(key) else "")

    @property
    def title(self) -> str:
        """On a button."""
        return self.name[:1].upper() + self.name[1:]

    @property
    def templates(self) -> tuple[str, ...]:
        """The kinds that it is flown with in some ruleset or other."""
        return tuple(dict.fromkeys(kind for way in self.ways.values() for kind in way.templates))

    def way(self, values: dict[str, Any]) -> Way | None:
        """How it is flown under these settings, if it is."""
        return self.ways.get(values.get(self.setting, OFF))


# ---- reading ----


def _templates(data: dict[str, Any]) -> Iterator[TemplateRow]:
    for kind, row in data.items():
        check_keys(row, ("hands", "on_hexes", "hex_clause"), f"template {kind}")
        ahead, left, turn = (row["on_hexes"][key] for key in ("ahead", "left", "turn"))
        for hand in row.get("hands", [""]):
            mirror = -1 if hand == "right" else 1
            yield TemplateRow(kind, hand, (ahead, mirror * left, mirror * turn), row["hex_clause"])


def _names_of(row: type) -> list[str]:
    return [field.name for field in fields(row)]


def read_manner(word: str, row: dict[str, Any]) -> Manner:
    """A row of the table; refused where it says what nobody reads, or not enough."""
    where = f"manner {word}"
    check_keys(row, [name.removeprefix(OWN) for name in _names_of(Manner)], where)
    check_complete(row, ("clause",) if is_known(f"manner-{word}") else ("name", "clause"), where)
    if row.get("nose", WITH_TEMPLATE) not in NOSES:
        raise Refusal("manner-nose", where=where, given=repr(row["nose"]), known=NOSES)
    if row.get("ways"):
        check_complete(row, ("setting", "setting_clause"), where)
    switches = row.get("switches", {})
    ways = {value: _way(f"{where}, {value}", way, switches) for value, way in row.get("ways", {}).items()}
    told = {f"{OWN}{key}" if key in TOLD else key: value for key, value in row.items()}
    return Manner(**{"word": word, **told, "ways": ways, "switches": switches})


def _way(where: str, row: dict[str, Any], switches: dict[str, Any]) -> Way:
    check_keys(row, _names_of(Way), where)
    check_complete(row, ("templates",), where)
    check_keys(row["templates"], KINDS_OF_TEMPLATE, f"{where}, templates")
    if row.get("free_without", "") not in ("", *switches):
        raise Refusal("manner-no-switch", where=where, switch=repr(row["free_without"]))
    return Way(**{**row, "templates": tuple(row["templates"])})


def _manners() -> Iterator[Manner]:
    rows = dict(_data["manners"])
    for path in _your_files():
        added = read_toml(path, f"manoeuvres {path.stem}")
        check_keys(added, ("manners",), f"manoeuvres {path.stem}")
        for word in added.get("manners", {}):
            if word in rows:
                raise Refusal("manner-is-there", file=path.stem, manner=repr(word))
        rows |= added.get("manners", {})
    return (read_manner(word, row) for word, row in rows.items())


def _your_files() -> list[Path]:
    return [path for folder in your_folders(FOLDERS) for path in sorted(folder.glob("*.toml"))]


_data = packaged("skyrmish.games.squadron_leader.rulesets", "manoeuvres.toml")
TEMPLATE_ROWS = tuple(_templates(_data["templates"]))
KINDS_OF_TEMPLATE = tuple(dict.fromkeys(row.kind for row in TEMPLATE_ROWS))
MANNER_ROWS = tuple(_manners())
BY_ORDER = {f"{manner.word} {row.word}".strip(): (manner, row) for manner in MANNER_ROWS for row in TEMPLATE_ROWS}


def called(manner: Manner, template: TemplateRow, key: str = "manoeuvre-called") -> str:
    """A manoeuvre in a sentence, or on a button: Split S, bank left."""
    facts = {"template": template.kind, "hand": template.hand or None}
    return say(key, facts, manner=manner.name if manner.word else None)


@in_each_language()
def called_in_words(order: str) -> str:
    """A manoeuvre, by the order that it is flown by."""
    return called(*BY_ORDER[order]) if order in BY_ORDER else order


@in_each_language()
def manners_that(exclude: str) -> str:
    """Those with a way that is marked so, in words."""
    return any_manner(row for row in MANNER_ROWS if any(getattr(way, exclude) for way in row.ways.values()))


def any_manner(rows: Iterable[Manner]) -> str:
    """A Split S or a barrel roll."""
    return either(say("a-manner", manner=row.name) for row in rows)
