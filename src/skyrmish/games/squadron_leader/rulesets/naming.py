"""What a ruleset and its stats are called, and whose game it is."""

from functools import cache

from skyrmish.games.squadron_leader.rulesets.mission import mission_named
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, edition_data, lineage
from skyrmish.games.squadron_leader.stats import STAT_NAMES
from skyrmish.words.catalogue import is_known, say


def titles(ruleset: Ruleset) -> list[str]:
    """Squadron Leader, then first edition; a game of one edition has the one name."""
    game, title = edition_data(ruleset.edition)["game"], edition_title(ruleset.edition)
    return [game] if title == game else [game, edition_text(ruleset.edition, "beside") or title.lower()]


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
    return str(own or say(next(filter(is_known, keys)), speed_name=data["speed"]))


@cache
def names_of_things(edition: str) -> dict[str, str]:
    """Speed or Manoeuvrability, as the edition says."""
    return {"speed_name": str(edition_data(edition)["speed"])}


def stat_names(ruleset: Ruleset) -> tuple[str, ...]:
    """SL1-STAT-01, SL2-STAT-01  The stats; what pays for manoeuvres has a name of its own in each edition."""
    played, called = STAT_NAMES[: len(ruleset.settled()["stats"])], names_of_things(ruleset.edition)
    return tuple(say(f"stat-{stat}", called) for stat in played)
