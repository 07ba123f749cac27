"""What a ruleset and its stats are called, and whose game it is."""

from skyrmish.games.squadron_leader.rulesets.mission import mission_named
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, edition_data


def titles(ruleset: Ruleset) -> list[str]:
    """Squadron Leader, then first edition; a game of one edition has the one name."""
    data = edition_data(ruleset.edition)
    return list(
        dict.fromkeys((data["game"], data["title"] if data["title"] == data["game"] else data["title"].lower()))
    )


def mission_title(ruleset: Ruleset) -> str:
    return f"mission {mission_named(ruleset.mission).title}" if ruleset.mission else ""


def stat_names(ruleset: Ruleset) -> tuple[str, str, str, str]:
    """SL1-STAT-01, SL2-STAT-01  The four stats; what pays for manoeuvres has a name of its own in each edition."""
    return "Attack", "Defense", str(edition_data(ruleset.edition)["speed"]), "Health"
