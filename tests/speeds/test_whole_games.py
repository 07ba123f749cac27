"""Plain and compiled rules play the same games, bit for bit."""

from typing import Any

import pytest
from speeds.whole_games import final_tables, set_up_for

from skyrmish.engine.records import packed
from skyrmish.engine.rule import compiled_with_boundscheck
from skyrmish.games.squadron_leader.lean_games import (
    HEXAGONS_IN_OPEN_SKY,
    HEXES_ONLY,
    OCTAGONS_IN_OPEN_SKY,
    absent_from,
)
from skyrmish.games.squadron_leader.rulesets.ruleset import EDITIONS, Ruleset, make_rules
from skyrmish.lab.games_of_planes import play_many
from skyrmish.lab.tally import Tally

RANDOM, GREEDY = 0, 1
COMPILED_FOR_THIS_ALONE = pytest.mark.soak  # a minute or two; random rulesets are compiled whole in every ``make test``

SEATINGS = [
    pytest.param(2, 1, 400, id="2 planes"),
    pytest.param(3, 1, 200, id="3 planes"),
    pytest.param(6, 1, 100, id="6 planes"),
    pytest.param(2, 5, 60, id="10 planes"),
]


@pytest.mark.parametrize(("seats", "planes_each", "games"), SEATINGS)
def test_every_game_ends_with_the_same_table(seats: int, planes_each: int, games: int) -> None:
    plain, fast = final_tables(seats, planes_each, [RANDOM] * seats, range(games), {})
    assert plain == fast
    assert len(set(plain)) == games


@pytest.mark.parametrize(("seats", "planes_each", "games"), [(2, 1, 20), (3, 1, 8), (2, 3, 3)])
def test_greedy_games_too(seats: int, planes_each: int, games: int) -> None:
    plain, fast = final_tables(seats, planes_each, [GREEDY] * seats, range(games), {})
    assert plain == fast


@pytest.mark.parametrize(
    "options",
    [
        {"attack.resolution": "simultaneous", "reroll.attacker": "afterDefence", "reroll.sameDie": False},
        {"multi.order": "alternate", "stall.blocked": "hold", "offboard.voluntary": "forbidIfAvoidable"},
        {"range.measure": "centre", "arc.mode": "centre", "lane.effect": "only", "lane.half": 13},
        {"range.measure": "whole", "arc.mode": "whole", "bank.geometry": "stl", "crit": "double", "dice": 12},
        {"altitude.reroll": "attacker", "immelmann": "raiseTo3", "first": "random", "lane.effect": "reroll"},
        {"altitude.reroll": "none", "altitude.extraDie": True, "lane.effect": "halfOutside"},
        {"crit.lowers": "repaired"},
    ],
    ids=lambda options: " ".join(options),
)
def test_under_every_option(options: dict[str, Any]) -> None:
    plain, fast = final_tables(3, 2, [RANDOM, GREEDY, RANDOM], range(6), options)
    assert plain == fast


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("hexes", [False, True], ids=["open", "hexes"])
def test_in_every_edition(edition: str, hexes: bool) -> None:
    plain, fast = final_tables(3, 2, [RANDOM, GREEDY, RANDOM], range(20), {}, edition=edition, hexes=hexes)
    assert plain == fast


@pytest.mark.parametrize(
    ("edition", "hexes"),
    [
        pytest.param("first", False, id="first"),
        pytest.param("current", False, id="current"),
        pytest.param("space-pirates", False, id="Space Pirates", marks=COMPILED_FOR_THIS_ALONE),
        pytest.param("first", True, id="hexes", marks=COMPILED_FOR_THIS_ALONE),
        pytest.param("space-pirates", True, id="Space Pirates on hexes", marks=COMPILED_FOR_THIS_ALONE),
    ],
)
def test_games_compiled_without_what_never_occurs_in_them_are_the_same(edition: str, hexes: bool) -> None:
    absent = absent_from(make_rules(Ruleset(edition, hexes=hexes)))
    assert absent
    plain, fast = final_tables(
        3, 2, [RANDOM, GREEDY, RANDOM], range(12), {}, edition=edition, hexes=hexes, absent=absent
    )
    assert plain == fast


def test_games_are_compiled_without_what_their_sky_never_holds() -> None:
    absent = [absent_from(make_rules(Ruleset(edition))) for edition in EDITIONS]
    assert absent == [OCTAGONS_IN_OPEN_SKY] * 4 + [HEXAGONS_IN_OPEN_SKY]
    assert {absent_from(make_rules(Ruleset(edition, hexes=True))) for edition in EDITIONS} == {HEXES_ONLY}
    assert absent_from(make_rules(Ruleset("space-pirates", options={"sp.geometry": "sl"}))) == OCTAGONS_IN_OPEN_SKY
    assert not absent_from(make_rules(Ruleset(modules=("bombers-and-balloons",))))
    assert not absent_from(make_rules(Ruleset(mission="bombers-escape", hexes=True)))


def test_teams_too() -> None:
    plain, fast = final_tables(4, 1, [RANDOM, GREEDY, RANDOM, GREEDY], range(10), {}, ("A", "B", "A", "B"))
    assert plain == fast


@pytest.mark.soak
def test_forty_planes_over_many_games() -> None:
    plain, fast = final_tables(2, 20, [RANDOM, GREEDY], range(40), {})
    assert plain == fast


@pytest.mark.soak
@pytest.mark.parametrize(("edition", "hexes"), [("first", False), ("first", True), ("space-pirates", False)])
def test_no_index_leaves_its_array(edition: str, hexes: bool) -> None:
    """Compiled rules return garbage for a bad index; with checks on, they would fail here."""
    rules, known, empty = set_up_for(3, 4, [RANDOM, GREEDY, RANDOM], {}, edition=edition, hexes=hexes)
    play = compiled_with_boundscheck(play_many)
    play(packed(rules)[0], packed(known)[0], packed(empty)[0], packed(Tally())[0], 3, 0, 200)
