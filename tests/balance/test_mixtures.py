"""The mixtures of stats that bots choose from: what the file holds, and how it is written."""

import importlib.util
import tomllib
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from balance.made_up import made_up

from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.stats import STAT_NAMES
from skyrmish.lab.balance.allocations import allocations

ROOT = Path(__file__).resolve().parents[2]
MIXTURES: list[dict[str, Any]] = tomllib.loads(
    files("skyrmish.bots.ladder.setting_up").joinpath("stat_mixtures.toml").read_text(encoding="utf-8")
)["mixture"]


@pytest.fixture(scope="module")
def make_stat_mixtures() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_stat_mixtures", ROOT / "docs" / "make_stat_mixtures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("mixture", MIXTURES, ids=lambda each: f"{each['edition']}{' on hexes' * each['hexes']}")
def test_every_mixture_holds_allocations_of_its_ruleset(mixture: dict[str, Any]) -> None:
    """SL1-STAT-01"""
    ruleset = Ruleset(mixture["edition"], tuple(mixture["modules"]), hexes=mixture["hexes"])
    known = allocations(ruleset.settled()["stats"])
    chosen = [tuple(choice[stat] for stat in STAT_NAMES) for choice in mixture["choices"]]
    assert set(chosen) <= set(known)
    assert len(set(chosen)) == len(chosen)
    assert sum(choice["weight"] for choice in mixture["choices"]) == pytest.approx(1, abs=0.001)


def test_there_is_a_mixture_for_every_edition_on_the_table_and_on_hexes() -> None:
    assert {(each["edition"], each["hexes"]) for each in MIXTURES} >= {
        (edition, hexes) for edition in ("first", "second", "current", "space-pirates") for hexes in (False, True)
    }


def test_a_mixture_is_written_as_it_was_found(make_stat_mixtures: ModuleType) -> None:
    told = {
        **made_up({(0, other): 0.6 for other in range(1, 12)}).as_json(),
        **{"game": "squadron-leader", "edition": "second", "modules": [], "board": {"kind": "hex"}},
        **{"bot": "greedy", "games_wanted": 1000, "seed": 7},
    }
    text = make_stat_mixtures.mixture(told)
    assert "# skyrmish balance --edition second --board hex --bot greedy --games 1000 --seed 7 --json\n" in text
    found = tomllib.loads(text)["mixture"][0]
    assert found == {
        "edition": "second",
        "modules": [],
        "hexes": True,
        "choices": [{"attack": 4, "defense": 3, "speed": 3, "health": 2, "weight": 1.0}],
    }
