"""What a position file leaves unsaid: who has moved, who acts, what comes next."""

import json
from typing import Any

import pytest
from match.positions import good, kinds, now, options, plane, position

from skyrmish.games.all_games import GAMES
from skyrmish.games.game import Game
from skyrmish.match.referee import rule_on
from skyrmish.words.catalogue import is_known
from skyrmish.words.refusal import Refusal

BARE = {"attack": 3, "defense": 3, "speed": 3, "health": 3}
THREE = (plane("red", 100, 350), plane("blue", 250, 350), plane("green", 400, 350))


def done(answer: dict[str, Any], what: str) -> list[str]:
    return [plane["name"] for plane in answer["planes"] if plane[what]]


@pytest.mark.parametrize(
    ("stage", "to_act", "moved", "attacked"),
    [
        ("move", "red", [], []),
        ("move", "green", ["red", "blue"], []),
        ("attack", "red", ["red", "blue", "green"], []),
        ("attack", "blue", ["red", "blue", "green"], ["red"]),
    ],
)
def test_those_before_the_one_to_act_are_done(stage: str, to_act: str, moved: list[str], attacked: list[str]) -> None:
    answer = good(position(*THREE, stage=stage, start="red", to_act=to_act))
    assert (done(answer, "moved"), done(answer, "attacked")) == (moved, attacked)
    assert answer["decision"]["seat"] == to_act


def test_who_starts_counts_from_there() -> None:
    answer = good(position(*THREE, start="green", to_act="blue"))
    assert done(answer, "moved") == ["red", "green"]


def test_the_file_may_say_otherwise() -> None:
    team = [plane("r1", 100, 100, seat="red", moved=True), plane("r2", 200, 200, seat="red"), plane("blue", 300, 300)]
    assert options(good(position(*team, modules=())))[0] == "straight", "only r2 is left"
    assert done(good(position(*team, modules=())), "moved") == ["r1"]


def test_nobody_who_has_placed_has_moved() -> None:
    waiting = {"name": "blue", "seat": "blue", **BARE}
    table = position(plane("red", 350, 20, 90), waiting, stage="place", to_act="blue")
    assert done(good(table), "moved") == []
    answer = good(table, "place 350 680 270", "red: straight", "red: end", "blue: straight", "blue: end")
    assert kinds(answer) == ["placed", "round", "flew", "ended", "flew", "ended", "nobody-shot", "round"]


def test_a_whole_match_may_be_set_up_from_bare_names() -> None:
    table = position({"name": "red", "seat": "red"}, {"name": "blue", "seat": "blue"}, stage="assign")
    start = good(table)
    assert start["decision"]["seat"] == ["red", "blue"]
    assert len(options(start)) == 24
    assert options(start)[0] == "red: assign 4 3 3 2"
    half = good(table, "red: assign 4 3 3 2")
    assert half["decision"]["seat"] == "blue"
    assert half["events"] == []
    orders = ["red: assign 4 3 3 2", "blue: assign 2 3 3 4", "place 350 20 90", "place 350 680 270"]
    answer = good(table, *orders, dice=(3, 3, 2, 8))
    assert kinds(answer) == ["revealed", "revealed", "starts", "placed", "placed", "round"]
    assert answer["events"][2]["who"] == "blue", "a tie is thrown again"
    assert answer["events"][2]["dice"] == {"red": 2, "blue": 8}
    assert [event["who"] for event in answer["events"] if event["kind"] == "placed"] == ["blue", "red"]
    assert answer["dice_left"] == 0


def test_a_position_may_be_decided_already() -> None:
    lost = position(plane("red", 100, 100), plane("blue", 300, 300, health=0))
    assert good(lost)["outcome"] == {"winner": "red"}
    assert not now(good(lost), "blue")["alive"]
    gone = position(plane("red", 100, 100, alive=False), plane("blue", 300, 300, alive=False))
    assert good(gone)["outcome"] == {"draw": True}


def test_a_team_wins_by_its_name() -> None:
    table = position(plane("red", 100, 100), plane("blue", 300, 300), plane("green", 500, 500, health=0))
    table["seats"] = [{"name": "red", "team": "north"}, {"name": "blue", "team": "north"}, {"name": "green"}]
    assert good(table)["outcome"] == {"winner": "north"}


def test_a_shot_at_nobody_in_range_goes_on_to_the_next_round() -> None:
    answer = good(position(plane("red", 100, 100), plane("blue", 600, 600), stage="attack", round=4))
    assert (answer["round"], answer["decision"]["kind"], answer["decision"]["seat"]) == (5, "move", "blue")
    assert answer["events"][0]["text"] == "Round 5: blue goes first."


def test_the_planes_of_an_answer_are_a_position_again() -> None:
    table = position(*THREE, modules=("altitude", "split-s"))
    answer = good(table, "climb", "bank left", "end", "straight", "end")
    again = good({**table, "planes": answer["planes"], "to_act": answer["decision"]["seat"]})
    of_its_own = {"events", "again"}
    assert {key: again[key] for key in again if key not in of_its_own} == {
        key: answer[key] for key in answer if key not in of_its_own
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.names[0])
def test_every_decision_has_words_and_orders_that_answer_it(game: Game) -> None:
    for decision in game.decisions[1:]:
        assert is_known(f"ask-{decision.name}")
        assert is_known(f"waits-{decision.name}")
        assert decision.verbs


def test_b_32_who_is_shot_down_or_has_scored_is_told_and_can_be_told_again() -> None:
    """Attacks at the same time: the answer after the first of them, as a file, ends as the attacks in one go do."""
    red, blue = plane("red", 100, 350, heading=0), plane("blue", 250, 350, heading=180, health=1)
    options = {"attack.resolution": "simultaneous"}
    table = {**position(red, blue, stage="attack"), "modules": ["ace-pilots"], "options": options}
    shots = answers = (6, 1, 1, 1, 1, 1)
    first = good(table, "attack blue", dice=shots)
    assert [(each["shot_down"], each["scored"], each["alive"]) for each in first["planes"]] == [
        (False, True, True),
        (True, False, True),
    ]
    on = {**table, "planes": first["planes"], "to_act": "blue"}
    in_one_go = good(table, "attack blue", "attack red", dice=shots + answers)
    fed_back = good(on, "attack red", dice=answers)
    assert fed_back["planes"] == in_one_go["planes"]
    assert fed_back["outcome"] == in_one_go["outcome"] == {"winner": "red"}


@pytest.mark.parametrize(
    ("fields", "resolution", "sentence"),
    [
        ({"shot_down": True, "health": 0}, "sequential", "shot_down and scored are for the attack stage"),
        ({"scored": True}, "sequential", "shot_down and scored are for the attack stage"),
        ({"shot_down": True, "health": 2}, "simultaneous", "it is shot down with 2 Health left"),
    ],
)
def test_b_32_nobody_is_between_life_and_death_elsewhere(
    fields: dict[str, Any], resolution: str, sentence: str
) -> None:
    table = position(plane("red", 100, 100, **fields), plane("blue", 300, 300), stage="attack")
    with pytest.raises(Refusal, match=sentence):
        rule_on(json.dumps({**table, "options": {"attack.resolution": resolution}}))
