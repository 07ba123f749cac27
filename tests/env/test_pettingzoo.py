"""PettingZoo's own tests of interfaces, for every game and every number of agents."""

import warnings
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="pip install 'skyrmish[env]'")

from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from skyrmish.env import Family

MODULES = ["altitude", "split-s", "immelmann", "ace-pilots"]
TWO_TEAMS: dict[str, Any] = {"teams": ["allies", "axis"] * 4, "board": (1200.0, 1200.0)}
SEVEN_IN_TEAMS = {**TWO_TEAMS, "teams": TWO_TEAMS["teams"][:7]}
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("squadron-leader", {"seats": 2, "modules": MODULES}),
    ("squadron-leader", {"seats": 2, "hexes": True, "edition": "second", "planes": 2}),
    ("squadron-leader", {"seats": 2, "edition": "current", "rewards": "dense"}),
    ("squadron-leader", {"seats": 2, "mission": "errant-balloons"}),
    *(("squadron-leader", {"seats": seats}) for seats in (3, 4, 5, 6)),
    ("squadron-leader", {"seats": 7, "modules": MODULES, **SEVEN_IN_TEAMS}),
    ("squadron-leader", {"seats": 8, "modules": MODULES, **TWO_TEAMS}),
    *(("space-pirates", {"seats": seats}) for seats in (2, 3, 4, 5, 6)),
    ("space-pirates", {"seats": 7, **SEVEN_IN_TEAMS}),
    ("space-pirates", {"seats": 8, **TWO_TEAMS}),
    *((game, {"seats": seats, "rewards": "dense"}) for game in ("dogfight", "bombing-raid") for seats in (2, 3, 4)),
    ("dogfight", {"seats": 4, "teams": ["a", "b", "a", "b"]}),
]
EVERY_TABLE = pytest.mark.parametrize(
    ("game", "table"), TABLES, ids=[f"{game}-{'-'.join(map(str, table.values()))}" for game, table in TABLES]
)


@EVERY_TABLE
def test_agents_that_act_in_turn_pass_the_test_of_the_interface(game: str, table: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation")  # it is a Dict, with the mask in it
        api_test(Family(game).env(**table), num_cycles=60)


@EVERY_TABLE
def test_agents_that_act_at_once_pass_the_test_of_the_interface(game: str, table: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(Family(game).parallel_env(**table), num_cycles=60)


@EVERY_TABLE
def test_a_seed_says_everything(game: str, table: dict[str, Any]) -> None:
    seed_test(lambda: Family(game).env(**table), num_cycles=20)
    parallel_seed_test(lambda: Family(game).parallel_env(**table), num_cycles=20)


@pytest.mark.parametrize(
    ("game", "table"), [TABLES[0], TABLES[1], TABLES[-1], ("space-pirates", {"seats": 3}), ("bombing-raid", {})]
)
def test_every_way_to_render_passes(game: str, table: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: Family(game).env(render_mode=render_mode, **table))
    assert "red_0" in capsys.readouterr().out


def test_a_game_of_ones_own_has_environments_too(pig: str) -> None:
    from skyrmish import env

    api_test(env.pig_v1.env(seats=3), num_cycles=30)
    parallel_api_test(Family(pig).parallel_env(), num_cycles=30)
    seed_test(lambda: Family(pig).env(), num_cycles=20)
    render_test(lambda render_mode: Family(pig).env(render_mode=render_mode))
