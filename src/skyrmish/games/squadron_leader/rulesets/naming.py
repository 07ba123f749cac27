"""What a ruleset and its stats are called, and whose game it is."""

from skyrmish.games.squadron_leader.rulesets.mission import mission_named
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, edition_data, lineage
from skyrmish.words.catalogue import is_known, say


def titles(ruleset: Ruleset) -> list[str]:
    """Squadron Leader, then first edition; a game of one edition has the one name."""
    data = edition_data(ruleset.edition)
    return list(
        dict.fromkeys((data["game"], data["title"] if data["title"] == data["game"] else data["title"].lower()))
    )


def mission_title(ruleset: Ruleset) -> str:
    return f"mission {mission_named(ruleset.mission).title}" if ruleset.mission else ""


def module_about(edition: str, module: str) -> str:
    """What a module is, as its file says it; ours are in the catalogue, where an edition may have a text of its own."""
    data = edition_data(edition)
    own = data["modules"][module].get("about")
    keys = [*(f"module-{module}-{name}" for name in lineage(edition)), f"module-{module}"]
    return str(own or say(next(filter(is_known, keys)), speed_name=data["speed"]))


def stat_names(ruleset: Ruleset) -> tuple[str, str, str, str]:
    """SL1-STAT-01, SL2-STAT-01  The four stats; what pays for manoeuvres has a name of its own in each edition."""
    return "Attack", "Defense", str(edition_data(ruleset.edition)["speed"]), "Health"
