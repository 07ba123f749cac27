"""Dice of one's own: six faces, known icons, or one clear sentence."""

from pathlib import Path

import pytest

from skyrmish.games.squadron_dice import constants as w
from skyrmish.games.squadron_dice.rulesets.layouts import read_layouts, usual_layouts
from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset, make_rules
from skyrmish.odds.squadron_dice import faces_of
from skyrmish.words.refusal import Refusal

SIX = ["2", "2", "2", "2", "2", "2"]


def test_every_kind_of_die_has_six_faces() -> None:
    assert {kind: len(faces) for kind, faces in usual_layouts().items()} == dict.fromkeys(w.KINDS, 6)


@pytest.mark.parametrize(
    ("die", "faces"),
    [
        pytest.param("hit", "hit hit hit hit - -", id="SD-02"),
        pytest.param("evade", "evade evade - - - -", id="SD-03"),
        pytest.param("rookie", "1 1 2 2 - -", id="SD-04"),
        pytest.param("decision", "1 2 evade hit any blanks", id="SD-07: one of each"),
        pytest.param("A", "2 2 2 1 1 -", id="B-60: A"),
        pytest.param("B", "2 2 1 1 evade reroll", id="B-60: B"),
        pytest.param("E", "2 2 1 1 evade evade", id="B-60: E"),
        pytest.param("R", "2 2 1 reroll reroll -", id="B-60: R"),
    ],
)
def test_what_is_on_the_dice(die: str, faces: str) -> None:
    """SD-02, SD-03, SD-04, SD-05, SD-07, B-60, B-61"""
    assert sorted(usual_layouts()[die]) == sorted(faces.split())


def test_own_layouts_change_what_they_name() -> None:
    rules = make_rules(DiceRuleset("bombing-raid", {"dice": {"ace": {"A": {"faces": SIX}}, "rookie": ["1"] * 6}}))
    assert faces_of(rules, w.ACES) == (w.TWO,) * 6
    assert faces_of(rules, w.ROOKIE) == (w.ONE,) * 6
    assert faces_of(rules, w.ACES + 1) == faces_of(make_rules(DiceRuleset("dogfight")), w.ACES + 1)


@pytest.mark.parametrize(
    ("dice", "reason", "clause"),
    [
        ({"ace": {"A": SIX[:5]}}, "six faces, not 5", "B-60"),
        ({"ace": {"A": [*SIX[:5], "bomb"]}}, "icon 'bomb' is unknown", "B-60"),
        ({"ace": {"A": [*SIX[:5], "hit"]}}, "cannot show 'hit'", "B-60"),
        ({"ace": {"X": SIX}}, "the Aces are A, B, E, R", "SD-05"),
        ({"hit": ["evade"] * 6}, "cannot show 'evade'", "SD-02"),
        ({"rookie": "2"}, "six faces, not no", "SD-04"),
        ({"bomber": SIX}, "no die 'bomber'", "SD-01"),
        (7, "an object", "B-60"),
    ],
)
def test_bad_layouts_are_refused(dice: object, reason: str, clause: str) -> None:
    with pytest.raises(Refusal, match=reason) as refused:
        make_rules(DiceRuleset("dogfight", {"dice": dice}))
    assert refused.value.clause == clause


def test_a_file_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "dice.toml"
    path.write_text('[ace.R]\nfaces = ["2", "2", "1", "1", "reroll", "-"]\n', encoding="utf-8")
    assert list(read_layouts(path)) == ["ace"]
    path.write_text('[ace.R]\nfaces = ["2", "2"]\n', encoding="utf-8")
    with pytest.raises(Refusal, match="six faces, not 2"):
        read_layouts(path)
    path.write_text("[[[", encoding="utf-8")
    with pytest.raises(Refusal, match="not a TOML file"):
        read_layouts(path)
    with pytest.raises(Refusal, match="No such file"):
        read_layouts(tmp_path / "none.toml")


@pytest.mark.parametrize(
    "options", [{"decision.timing": "shouting"}, {"limit.rounds": -1}, {"limit.rounds": True}, {"speed": 1}]
)
def test_bad_options_are_refused(options: dict) -> None:
    with pytest.raises(Refusal, match="option"):
        DiceRuleset("dogfight", options).settled()
