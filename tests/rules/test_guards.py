"""Every limit and every misspelt name in the data of a ruleset is told in one sentence, before anything is played."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from skyrmish.bots.ladder.knowledge import HABITS, habits_from
from skyrmish.bots.ladder.setting_up.mixtures import mixtures_from
from skyrmish.games.reading.data_files import packaged
from skyrmish.games.squadron_dice.rulesets.layouts import check_squadron, printed, usual_layouts, with_layouts
from skyrmish.games.squadron_leader.pieces import MOST_MANOEUVRES, MOST_STEPS
from skyrmish.games.squadron_leader.play.moving import flight_plans
from skyrmish.games.squadron_leader.rulesets import manoeuvres
from skyrmish.games.squadron_leader.rulesets.manners import MANNER_ROWS, Manner, Way, read_manner
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, edition_data, make_rules, whole_edition
from skyrmish.games.squadron_leader.rulesets.settings import NO_FIELD, SETTINGS, Switch
from skyrmish.games.squadron_leader.stats import STAT_NAMES
from skyrmish.words.refusal import Refusal

RULESETS = "skyrmish.games.squadron_leader.rulesets"
GONE = "gone"
SET = {"setting": "wingover", "setting_clause": "C-2"}


def why(do: Callable[..., Any], *given: Any) -> str:
    with pytest.raises(Refusal) as caught:
        do(*given)
    return str(caught.value)


def changed(way: str, value: Any) -> dict[str, Any]:
    """The first edition's file, under a title of its own, with one thing put in: ``modules/split-s/set``."""
    data = {"title": "Ours", **packaged(RULESETS, "editions", "first.toml")}
    *parts, last = way.split("/")
    inside = data
    for part in parts:
        inside = inside.setdefault(part, {})
    inside[last] = value
    return data


def without(way: str) -> dict[str, Any]:
    data = changed(way, None)
    *parts, last = way.split("/")
    inside = data
    for part in parts:
        inside = inside[part]
    del inside[last]
    return data


# ---- misspelt names ----


@pytest.mark.parametrize(
    ("way", "value", "told"),
    [
        ("bord", [1, 1], "the file has no 'bord'; did you mean board or bomber?"),
        ("settings/rang.max", 5, "[settings] has no 'rang.max'; did you mean range.max"),
        ("settings/dice", 1, "option dice: 1 is not a whole number from 2 to 100 (B-40)"),
        ("costs/strait", 1, "[costs] has no 'strait'; did you mean straight"),
        ("costs/bank", "2", "[costs] bank: '2' is not a whole number from 0"),
        ("bomber/stat", [1], "[bomber] has no 'stat'; there are stats"),
        ("hex/collumns", 9, "[hex] has no 'collumns'; did you mean columns?"),
        ("modules/split-s/set", {}, "[modules.split-s] has no 'set'; there are about, clause, excludes, needs, sets"),
        ("modules/split-s/sets", {"splits": "off"}, "[modules.split-s] sets has no 'splits'; did you mean splitS"),
        ("modules/split-s/sets", {"splitS": "3alt"}, "option splitS: '3alt' is not one of off, 3alt×2, 4alt×1 (B-24)"),
        ("modules/split-s/needs", ["altitud"], "[modules.split-s] needs: there is no module 'altitud'; the modules "),
        ("modules/d6/excludes", ["d66"], "[modules.d6] excludes: there is no module 'd66'; the modules are "),
        ("recommended", ["splits"], "recommended: there is no module 'splits'; the modules are altitude, "),
        ("without", ["d66"], "without: there is no module 'd66'; the modules are "),
        ("with_sl_pieces/lane", 1, "[with_sl_pieces] has no 'lane'; did you mean lane.half"),
    ],
)
def test_a_misspelt_key_of_an_edition_is_refused_by_its_name(way: str, value: Any, told: str) -> None:
    assert why(whole_edition, "ours", changed(way, value)).startswith(f"edition ours: {told}")


@pytest.mark.parametrize(
    ("way", "told"),
    [
        ("title", "the file: 'title' is missing"),
        ("settings/dice", "[settings]: 'dice' is missing"),
        ("costs/bank", "[costs]: 'bank' is missing"),
        ("modules/d6/clause", "[modules.d6]: 'clause' is missing"),
        ("modules/ours/about", "[modules.ours]: 'clause' is missing"),
    ],
)
def test_what_an_edition_leaves_out_is_refused_by_its_name(way: str, told: str) -> None:
    assert why(whole_edition, "ours", without(way)) == f"edition ours: {told}"


def test_an_edition_that_changes_another_says_only_what_differs() -> None:
    ours = whole_edition("ours", {"base": "second", "title": "Ours", "costs": {"turn": 4}, "without": ["split-s"]})
    assert (ours["costs"]["turn"], ours["costs"]["bank"], "split-s" in ours["modules"]) == (4, 2, False)
    assert edition_data("second")["costs"]["turn"] == 3
    assert why(whole_edition, "ours", {"base": "thrid"}).startswith("edition ours: edition 'thrid' is unknown")


def test_a_setting_names_a_field_of_the_rules_or_says_that_it_has_none() -> None:
    with pytest.raises(ValueError, match=r"setting range[.]bonus: Rules has no field 'range_bonos'"):
        Switch("range.bonus", "range_bonos", "SL1-BON-01")
    none = {known.key for known in SETTINGS if known.field == NO_FIELD}
    of_manners = {key for manner in MANNER_ROWS for key in (manner.setting, *manner.switches) if key}
    assert none == {"sp.geometry", "bank.geometry", *of_manners}


def test_misspelt_keys_of_habits_mixtures_and_dice_are_refused_by_their_names() -> None:
    habits = dict.fromkeys(HABITS, 1)
    assert why(habits_from, {**habits, "bordom": 1}).startswith("habits.toml has no 'bordom'; there are boredom, ")
    assert why(habits_from, {"draw": 1}) == "habits.toml: 'eagerness' is missing"
    data = packaged("skyrmish.bots.ladder.setting_up", "stat_mixtures.toml")
    data["mixture"][0]["hexs"] = True
    assert why(mixtures_from, data) == "[[mixture]] has no 'hexs'; there are choices, edition, hexes, modules"
    data = packaged("skyrmish.bots.ladder.setting_up", "stat_mixtures.toml")
    data["mixture"][0]["choices"][0]["atack"] = 1
    known = ", ".join(sorted([*STAT_NAMES, "weight"]))
    assert why(mixtures_from, data) == f"[[mixture]] choices has no 'atack'; there are {known}"
    usual = usual_layouts()
    assert why(with_layouts, usual, {"hit": {"face": []}}) == "dice.hit has no 'face'; there are faces"
    assert why(with_layouts, usual, {"ace": {"A": {"fases": []}}}) == "dice.ace.A has no 'fases'; there are faces"
    assert why(with_layouts, usual, {"squadron": {"rooks": 1}}).startswith("dice.squadron has no 'rooks'; there are ")


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ({"nam": "wingover"}, "manner wingover has no 'nam'; there are clause, "),
        ({"clause": GONE}, "manner wingover: 'clause' is missing"),
        ({"nose": "up"}, "manner wingover: nose 'up' is not one of with template, about, kept"),
        ({"ways": {"on": {}}}, "manner wingover: 'setting' is missing"),
        ({**SET, "ways": {"on": {}}}, "manner wingover, on: 'templates' is missing"),
        (
            {**SET, "ways": {"on": {"template": ["bank"]}}},
            "manner wingover, on has no 'template'; there are altitude, ",
        ),
        ({**SET, "ways": {"on": {"templates": ["loop"]}}}, "manner wingover, on, templates has no 'loop'; "),
        (
            {**SET, "ways": {"on": {"templates": [], "free_without": "x"}}},
            "manner wingover, on: there is no switch 'x'",
        ),
    ],
)
def test_a_misspelt_key_of_a_manner_is_refused_by_its_name(row: dict[str, Any], told: str) -> None:
    given = {"name": "wingover", "clause": "C-2", **row}
    assert why(read_manner, "wingover", {key: value for key, value in given.items() if value != GONE}).startswith(told)


# ---- limits ----


def test_more_manoeuvres_than_a_plan_can_number_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    everything = Ruleset(modules=("altitude", "split-s", "barrel-roll"))
    assert len(make_rules(everything).manoeuvres) == 14 < MOST_MANOEUVRES
    wingover = Manner("wingover", "wingover", "C-2", setting="altitude", ways={"classic": Way(("bank", "turn"))})
    monkeypatch.setattr(manoeuvres, "MANNER_ROWS", (*MANNER_ROWS, wingover))
    assert why(make_rules, everything) == "this ruleset has 18 manoeuvres, more than the 16 there is room for"


def with_costs(monkeypatch: pytest.MonkeyPatch, **costs: int) -> Ruleset:
    changed_edition = copy.deepcopy(edition_data("first"))
    changed_edition["costs"] |= costs
    monkeypatch.setattr(
        "skyrmish.games.squadron_leader.rulesets.ruleset.edition_data", lambda _edition: changed_edition
    )
    return Ruleset()


def test_plans_without_end_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    told = f"Speed 4 pays for {MOST_STEPS + 1} manoeuvres in one plan, more than the {MOST_STEPS} there is room for"
    assert why(make_rules, with_costs(monkeypatch, straight=0)) == told


def test_more_sequences_or_plans_than_there_is_room_for_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flight_plans, "MOST_NODES", 50)
    told = "Speed 4 makes more than the 50 sequences of manoeuvres there is room for"
    assert why(make_rules, Ruleset(modules=("altitude",))) == told
    monkeypatch.setattr(flight_plans, "MOST_NODES", 1 << 15)
    monkeypatch.setattr(flight_plans, "MOST_PLANS", 50)
    told = why(make_rules, Ruleset(modules=("altitude",)))
    assert told.startswith("Speed 4 makes ")
    assert told.endswith(" flight plans, more than the 50 there is room for")


@pytest.mark.parametrize(("number", "most"), [("altitude_max", 4), ("hazard_dice", 49), ("bomber_bombs", 8)])
def test_numbers_of_an_edition_that_no_array_has_room_for_are_refused(number: str, most: int) -> None:
    assert whole_edition("ours", changed(f"costs/{number}", most))["costs"][number] == most
    told = f"edition ours: [costs] {number}: {most + 1} is more than the {most} there is room for"
    assert why(whole_edition, "ours", changed(f"costs/{number}", most + 1)) == told


@pytest.mark.parametrize("key", ["rookies", "hit_dice", "evade_dice"])
def test_more_dice_than_a_squadron_has_room_for_are_refused(key: str) -> None:
    usual = printed()["squadron"]
    check_squadron(usual)
    told = f"dice.squadron: {key} 5 is more than the 4 there is room for (SD-01)"
    assert why(check_squadron, {**usual, key: 5}) == told
