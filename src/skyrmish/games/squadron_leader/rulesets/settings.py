"""Every switch and number that a ruleset may set: its key, the values it takes, and the clause behind it.

Editions and modules are data files that set these keys; ``options`` of a ruleset set them last.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import field as default
from difflib import get_close_matches
from typing import Any

from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.rulesets.manners import MANNER_ROWS, OFF
from skyrmish.games.squadron_leader.stats import FEWEST_STATS, MOST_STATS, SIZES_OF_CARDS
from skyrmish.words.catalogue import is_known, say
from skyrmish.words.lists import either
from skyrmish.words.refusal import Refusal

NO_FIELD = ""  # of a setting that decides what is put on the table, and is not read by the rules themselves
SWITCHED = {OFF: False, "on": True}  # values of choices that are switches
FIELDS = frozenset(field.name for field in Rules.FIELDS)


def at_option(option: str, clause: str, key: str, **facts: Any) -> Refusal:
    """A value that an option cannot have."""
    return Refusal(key, clause, option=option, **facts).of("option", option)


@dataclass(frozen=True)
class Setting(ABC):
    """A key, the field of ``Rules`` it fills, and what it is about."""

    key: str
    field: str
    clause: str
    told: str = default(default="", kw_only=True)  # what it is about, where a file of yours says it
    said: str = default(default="", kw_only=True)  # the message that says it, if not one of its own

    def __post_init__(self) -> None:
        if self.field != NO_FIELD and self.field not in FIELDS:
            raise ValueError(f"setting {self.key}: Rules has no field {self.field!r}")

    @property
    def about(self) -> str:
        """What it is, in a few words."""
        return self.told or say(self.said or f"setting-{self.word}")

    @property
    def word(self) -> str:
        """Its key as messages have it."""
        return self.key.lower().replace(".", "-")

    @abstractmethod
    def checked(self, value: Any) -> Any:
        """The value in its usual spelling; refused where it is none."""

    def readings(self) -> dict[str, str]:
        """Its values in words, where they are not numbers."""
        return {}


@dataclass(frozen=True)
class Choice(Setting):
    """One of several words; the rules see its place in the list."""

    values: tuple[str, ...] = ()
    also: tuple[tuple[str, str], ...] = ()  # other spellings

    def checked(self, value: Any) -> str:
        word = dict(self.also).get(str(value), str(value))
        if isinstance(value, bool) or word not in self.values:
            raise at_option(self.key, self.clause, "option-choice", given=repr(value), known=self.values)
        return word

    def readings(self) -> dict[str, str]:
        return {value: self._reading(value) for value in self.values}

    def _reading(self, value: str) -> str:
        """A file of manoeuvres may have ways that no catalogue knows."""
        if value in SWITCHED:
            return say("reading-switch", on=SWITCHED[value])
        key = f"reading-{self.word}"
        return say(f"reading-{self.word}", value=value) if is_known(key) else value

    def number(self, value: str) -> int:
        return self.values.index(value)


@dataclass(frozen=True)
class Switch(Setting):
    """On or off."""

    def checked(self, value: Any) -> bool:
        if not isinstance(value, bool):
            raise at_option(self.key, self.clause, "option-switch", given=repr(value))
        return value

    def readings(self) -> dict[str, str]:
        return {str(on).lower(): say("reading-switch", on=on) for on in (True, False)}


@dataclass(frozen=True)
class Amount(Setting):
    """A number between two others."""

    least: float = 0
    most: float = 0
    whole: bool = False

    def checked(self, value: Any) -> float:
        usual = isinstance(value, int | float) and not isinstance(value, bool)
        if not usual or not self.least <= value <= self.most or (self.whole and value != int(value)):
            limits = {"whole": self.whole, "least": f"{self.least:g}", "most": f"{self.most:g}"}
            raise at_option(self.key, self.clause, "option-amount", given=repr(value), **limits)
        return int(value) if self.whole else float(value)


@dataclass(frozen=True)
class Stats(Setting):
    """The numbers that each pilot shares out: one for each stat that is played."""

    def checked(self, value: Any) -> list[int]:
        good = isinstance(value, list | tuple) and FEWEST_STATS <= len(value) <= MOST_STATS
        if not good or not all(isinstance(n, int) and not isinstance(n, bool) and 1 <= n <= 8 for n in value):
            raise at_option(self.key, self.clause, "option-stats", given=repr(value), count=SIZES_OF_CARDS)
        return sorted(value, reverse=True)


def manner_settings() -> Iterator[Setting]:
    """Whether and how each manner of flying is to be had; × may be typed as x or *."""
    for manner in MANNER_ROWS:
        if manner.ways:
            also = tuple((value.replace("×", sign), value) for value in manner.ways for sign in "x*" if "×" in value)
            values, called = (OFF, *manner.ways), {"told": manner.own_name, "said": manner.key_of_name}
            yield Choice(manner.setting, NO_FIELD, manner.setting_clause, values, also, **called)
        for key, switch in manner.switches.items():
            yield Switch(key, NO_FIELD, switch["clause"], told=switch.get("about", ""))


SETTINGS: tuple[Setting, ...] = (
    Choice("range.measure", "range_measure", "B-01", ("nearest", "centre", "whole")),
    Amount("range.max", "range_max", "B-04", 1, 10_000),
    Amount("range.sections", "range_sections", "B-03", 1, 9, whole=True),
    Switch("range.bonus", "range_bonus", "SL1-BON-01"),
    Amount("arc.half", "arc_half", "B-06", 1, 89),
    Choice("arc.mode", "arc_mode", "B-05", ("any", "centre", "whole")),
    Amount("lane.half", "lane_half", "B-07", 0.1, 100),
    Choice("lane.effect", "lane_effect", "B-08", ("none", "only", "extraDie", "reroll", "halfOutside")),
    Choice("sp.geometry", NO_FIELD, "B-57", ("sl", "native")),
    Choice("bank.geometry", NO_FIELD, "B-11", ("ideal", "stl")),
    Amount("place.depth", "place_band", "SL1-PLACE-01", 25, 10_000),
    Choice("place.band", "place_nearest", "B-19", ("whole", "nearest")),
    Amount("place.distance", "place_distance", "SL1-PLACE-02", 0, 10_000),
    Choice("offboard.voluntary", "stay_on_board", "B-13", ("confirm", "forbidIfAvoidable")),
    Choice("stall.blocked", "hold_when_blocked", "B-15", ("destroyed", "hold")),
    Amount("dice", "die_sides", "B-40", 2, 100, whole=True),
    Amount("hit.from", "hit_from", "SL1-ATK-06", 2, 100, whole=True),
    Choice("crit", "criticals", "B-40", ("none", "twoDodges", "double")),
    Choice("crit.lowers", "critical_lowers", "C-5", ("nothing", "stat", "repaired")),
    Choice("altitude", "altitude", "MOD-ALT-01", ("off", "classic", "stored")),
    Choice("altitude.reroll", "altitude_reroll", "B-37", ("none", "attacker", "both")),
    Switch("altitude.extraDie", "altitude_die", "C-5"),
    Amount("climb.limit", "climb_limit", "MOD-ALT-03", 1, 4, whole=True),
    *manner_settings(),
    Choice("immelmann", "immelmann", "B-28", ("off", "addCap", "raiseTo3", "fromZero4")),
    Choice("ace", "ace", "B-41", ("off", "dice", "singleAce", "nextAttack")),
    Choice("diveBomb", "dive_bomb", "C-1", ("off", "on")),
    Amount("diveBomb.from", "dive_bomb_from", "C-1", 2, 100, whole=True),
    Choice("pushEnvelope", "push", "C-1", ("off", "on")),
    Amount("pushEnvelope.from", "push_from", "C-1", 2, 100, whole=True),
    Choice("pushEnvelope.gain", "push_for", "C-2", ("speed", "either")),
    Choice("bombers", "bombers", "C-3", ("off", "on")),
    Choice("cover", "cover", "C-3", ("off", "on")),
    Choice("attack.resolution", "simultaneous", "B-32", ("sequential", "simultaneous")),
    Choice(
        "reroll.attacker",
        "attacker_rerolls_last",
        "B-35",
        ("beforeDefence", "afterDefence"),
        (("before", "beforeDefence"), ("after", "afterDefence")),
    ),
    Switch("reroll.sameDie", "reroll_same_die", "B-36"),
    Choice("first", "first", "B-31", ("highRoll", "random", "manual")),
    Switch("stats.secret", "stats_secret", "B-45"),
    Stats("stats", "stats", "SL1-STAT-01"),
    Amount("health.cap", "health_cap", "B-46", 1, 8, whole=True),
    Choice("multi.order", "alternate", "B-30", ("block", "alternate")),
    Amount("limit.rounds", "limit_rounds", "B-44", 0, 100_000, whole=True),
    Amount("limit.noAttackRounds", "limit_quiet_rounds", "B-44", 0, 100_000, whole=True),
)

BY_KEY = {setting.key: setting for setting in SETTINGS}
ALSO_CALLED = {
    "immelmann.alt": "immelmann",
    "dice.crit": "crit",
    "sections": "range.sections",
    "range bonus": "range.bonus",
    "rangeBonus": "range.bonus",
}


def setting(key: str) -> Setting:
    """The setting with that key, by any of its names."""
    found = BY_KEY.get(ALSO_CALLED.get(key, key))
    if found is None:
        near = get_close_matches(key, BY_KEY, 3)
        raise Refusal("option-unknown", option=repr(key), near=either(near) if near else None).of("option", key)
    return found
