"""Every option does something: what the match looks like with one value of it, and with another."""

from typing import Any

import pytest
from rules.options import before_and_after, dice, measuring, modules, moving
from rules.tables import plane_at, rules_of, table_of

from skyrmish.games.squadron_leader.constants import TEMPLATES
from skyrmish.games.squadron_leader.pieces import pose_of
from skyrmish.games.squadron_leader.play.attacking.gunnery import is_critical
from skyrmish.games.squadron_leader.play.ending import remove
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.rulesets.settings import ALSO_CALLED, BY_KEY, Choice

SCENES = measuring.SCENES | moving.SCENES | dice.SCENES | modules.SCENES | before_and_after.SCENES

WITH_ALTITUDE: dict[str, Any] = {"altitude": "classic"}
NEEDED = dict.fromkeys(("splitS", "immelmann", "climb.limit", "altitude.reroll", "diveBomb"), WITH_ALTITUDE)
NEEDED["splitS.paysTemplate"] = {**WITH_ALTITUDE, "splitS": "4alt×1"}


@pytest.mark.parametrize("key", list(BY_KEY))
def test_an_option_does_what_it_says(key: str) -> None:
    scene, outcomes = SCENES[key]
    for value, outcome in outcomes.items():
        options = {**NEEDED.get(key, {}), key: list(value) if isinstance(value, tuple) else value}
        assert scene(rules_of(options=options)) == outcome, value
    assert len({repr(outcome) for outcome in outcomes.values()}) > 1


def test_every_value_of_a_choice_is_played() -> None:
    for key, known in BY_KEY.items():
        if isinstance(known, Choice):
            missing = set(known.values) - set(SCENES[key][1])
            assert missing <= {"off"}, key


@pytest.mark.parametrize(("other", "key"), ALSO_CALLED.items())
def test_other_names_of_an_option_mean_the_same(other: str, key: str) -> None:
    value = {"immelmann": "raiseTo3", "crit": "double", "range.sections": 5, "range.bonus": False}[key]
    assert Ruleset(modules=("altitude",), options={other: value}).settled()[key] == value


def test_modules_set_options() -> None:
    d6 = rules_of("d6")
    assert (d6.die_sides, d6.hit_from, is_critical(d6, 6)) == (6, 4, False)
    assert Ruleset(modules=("altitude", "split-s")).settled()["splitS"] == "3alt×2"
    assert Ruleset(modules=("d6",), options={"dice": 10}).settled()["dice"] == 10, "options have the last word"


def test_templates_keep_their_order_in_every_ruleset() -> None:
    """The rules fly an Immelmann as manoeuvre 0, the straight."""
    for switched_on in ((), ("altitude", "split-s", "barrel-roll")):
        assert [rules_of(*switched_on).manoeuvres[k].template for k in range(5)] == list(range(len(TEMPLATES)))


def test_a_removed_plane_keeps_nothing() -> None:
    table = table_of(rules_of(), plane_at(100, 100, aces=2, scored=True), plane_at(600, 600, side=1))
    remove(table, 0)
    plane = table.planes[0]
    assert (plane.flying, plane.health, plane.aces, plane.scored) == (False, 0, 0, False)
    assert pose_of(plane).x == 100
