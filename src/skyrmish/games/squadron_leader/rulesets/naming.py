"""What a ruleset and its stats are called, and whose game it is."""

from collections.abc import Iterable, Mapping
from functools import cache, partial
from itertools import zip_longest
from typing import Any

from skyrmish.games.squadron_leader.rulesets.mission import mission_named
from skyrmish.games.squadron_leader.rulesets.ruleset import EDITIONS, Ruleset, edition_data, lineage
from skyrmish.games.squadron_leader.stats import STAT_NAMES
from skyrmish.words.catalogue import is_known, say
from skyrmish.words.language import SaidWhenAsked, in_each_language


def titles(ruleset: Ruleset) -> list[str]:
    """Squadron Leader, then first edition, or a name of yours as you wrote it; a game of one edition has the one."""
    game, title = edition_data(ruleset.edition)["game"], edition_title(ruleset.edition)
    return [game] if title == game else [game, edition_text(ruleset.edition, "beside") or title]


def edition_title(edition: str) -> str:
    """As its file has it, or that of the edition it is based on."""
    own = edition_data(edition).get("title")
    return str(own or next(filter(None, (edition_text(name, "title") for name in lineage(edition)))))


def edition_text(edition: str, part: str) -> str:
    """Another text of an edition: as its file has it; ours are in the catalogue."""
    own, key = edition_data(edition).get(part), f"edition-{part}-{edition}"
    return str(own or (say(key) if is_known(key) else ""))


def mission_title(ruleset: Ruleset) -> str:
    return say("ruleset-mission", title=mission_named(ruleset.mission).title) if ruleset.mission else ""


def module_about(edition: str, module: str) -> str:
    """What a module is, as its file says it; ours are in the catalogue, where an edition may have a text of its own."""
    data = edition_data(edition)
    own = data["modules"][module].get("about")
    keys = [*(f"module-about-{module}-in-{name}" for name in lineage(edition)), f"module-about-{module}"]
    return str(own or say(next(filter(is_known, keys)), names_of_things(edition)))


def module_title(module: str) -> str:
    """As the catalogue calls it, or the manner of flying that it brings; one that somebody has added, by its name."""
    key = next(filter(is_known, (f"title-of-{module}", f"manner-{module}")), "")
    called = say(key) if key else module.replace("-", " ")
    return called[:1].upper() + called[1:]


@in_each_language()
def speed_name(edition: str) -> str:
    """Speed or Manoeuvrability: as the edition's file has it, or the newest of ours that it is based on."""
    own = edition_data(edition).get("speed")
    return str(own or next(filter(None, (edition_text(name, "speed") for name in (*lineage(edition), EDITIONS[0])))))


@cache
def names_of_things(edition: str) -> Mapping[str, str]:
    """What an edition calls otherwise than others."""
    return SaidWhenAsked({"speed_name": partial(speed_name, edition)})


def stat_names(ruleset: Ruleset) -> tuple[str, ...]:
    """SL1-STAT-01, SL2-STAT-01  The stats; what pays for manoeuvres has a name of its own in each edition."""
    played, called = STAT_NAMES[: len(ruleset.settled()["stats"])], names_of_things(ruleset.edition)
    return tuple(say(f"stat-{stat}", called) for stat in played)


def stats_told(called: Mapping[str, str], numbers: Iterable[Any]) -> str:
    """SL1-STAT-01  A card in words, with what a ruleset calls things: Attack 3, Defense 3, Speed 4, Health 2."""
    return say("stats-told", {**called, **dict(zip_longest(STAT_NAMES, numbers))})
