"""Two rulesets side by side: everything that differs, and nothing else."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from skyrmish.games.squadron_leader.rulesets.ruleset import EDITIONS, Ruleset
from skyrmish.games.squadron_leader.rulesets.ruleset_diff import Difference, differences


def in_group(found: list[Difference], group: str) -> dict[str, tuple[str, str]]:
    return {each.key: (each.theirs, each.ours) for each in found if each.group == group}


def settings_in_file(edition: str) -> dict[str, Any]:
    """An edition's settings, read without the ruleset's own code."""
    path = files("skyrmish.games.squadron_leader.rulesets").joinpath("editions", f"{edition}.toml")
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return {**(settings_in_file(data["base"]) if "base" in data else {}), **data.get("settings", {})}


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_differs_from_itself_in_nothing(edition: str) -> None:
    assert differences(Ruleset(edition), Ruleset(edition)) == []


def test_the_second_edition_beside_the_first() -> None:
    found = differences(Ruleset("first"), Ruleset("second"))
    assert in_group(found, "settings") == {
        "lane.effect": ("none", "reroll"),
        "dice": ("8", "6"),
        "hit.from": ("6", "4"),
        "altitude": ("off", "classic"),
        "altitude.reroll": ("both", "attacker"),
        "first": ("highRoll", "manual"),
        "stats.secret": ("true", "false"),
    }
    assert in_group(found, "names and board") == {
        "speed": ("Speed", "Manoeuvrability"),
        "board": ("700 × 700 mm", "702 × 702 mm"),
    }
    modules = in_group(found, "modules")
    assert modules["split-s"] == ("splitS = 3alt×2", "splitS = 4alt×1")
    assert modules["guides-only"] == ("lane.effect = only", "–")
    assert "altitude" not in modules


@pytest.mark.parametrize("theirs", EDITIONS)
@pytest.mark.parametrize("ours", EDITIONS)
def test_exactly_the_settings_that_the_files_say(theirs: str, ours: str) -> None:
    before, after = settings_in_file(theirs), settings_in_file(ours)
    found = in_group(differences(Ruleset(theirs), Ruleset(ours)), "settings")
    assert set(found) == {key for key in after if before[key] != after[key]}


@pytest.mark.parametrize("theirs", EDITIONS)
@pytest.mark.parametrize("ours", EDITIONS)
def test_seen_from_the_other_side_it_is_the_mirror_image(theirs: str, ours: str) -> None:
    there = {(each.group, each.key, each.theirs, each.ours) for each in differences(Ruleset(theirs), Ruleset(ours))}
    back = {(each.group, each.key, each.ours, each.theirs) for each in differences(Ruleset(ours), Ruleset(theirs))}
    assert there == back


def test_modules_options_and_board_count() -> None:
    ours = Ruleset("first", ("altitude",), {"climb.limit": 2}, 500, 600)
    found = differences(Ruleset("first"), ours)
    assert in_group(found, "settings") == {"altitude": ("off", "classic"), "climb.limit": ("1", "2")}
    assert in_group(found, "names and board") == {"board": ("700 × 700 mm", "500 × 600 mm")}
    assert all(each.clauses for each in found)
