"""The dice games' rule sheets tell the dice and numbers that are played with, each line with a clause that exists."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from skyrmish.games.squadron_dice.constants import GAMES
from skyrmish.games.squadron_dice.rulesets.dice_box import own_dice, shared_dice
from skyrmish.games.squadron_dice.rulesets.layouts import printed
from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset, make_rules
from skyrmish.games.squadron_dice.sheet.rule_sheet import rule_sheet

CLAUSES = Path(__file__).resolve().parents[2] / "src" / "skyrmish" / "games" / "clauses.toml"


def text_of(game: str, **options: Any) -> str:
    sections = rule_sheet(DiceRuleset(game, options))
    return "\n".join(line.text for section in sections for line in section.lines)


def test_the_rookie_of_a_lost_shot_goes_to_the_hitter() -> None:
    assert "the evader gives the hunter a Rookie" in text_of("dogfight")


@pytest.mark.parametrize("game", GAMES)
def test_every_line_and_row_has_clauses_that_are_known(game: str) -> None:
    data = tomllib.loads(CLAUSES.read_text(encoding="utf-8"))
    known = {clause for chapter in data["chapter"] for clause in chapter["clauses"]}
    for section in rule_sheet(DiceRuleset(game, {"limit.rounds": 9})):
        for each in (*section.lines, *section.rows):
            assert each.clauses
            assert known.issuperset(each.clauses)


def test_the_numbers_are_those_of_the_dice_file(monkeypatch: pytest.MonkeyPatch) -> None:
    squadron = {"rookies": 3, "hit_dice": 2, "evade_dice": 1, "blanks_at_once": 1}
    monkeypatch.setitem(printed(), "squadron", squadron)
    told = text_of("dogfight")
    for words in ("Three Rookies fly", "Two Hit dice against one Evade die", "Blanks: one blank dice"):
        assert words in told


def test_options_are_told() -> None:
    assert "After 30 turns it is a draw." in text_of("bombing-raid", **{"limit.rounds": 30})
    assert "all choose at once" in text_of("dogfight", **{"decision.timing": "simultaneousSecret"})
    assert "all choose at once" not in text_of("dogfight")


def test_sd_01_the_dice_in_the_box() -> None:
    rules = make_rules(DiceRuleset("dogfight"))
    assert own_dice(rules) == {"rookie": 4, "A": 1, "B": 1, "E": 1, "R": 1, "decision": 1}
    assert shared_dice(rules) == {"hit": 4, "evade": 4}


def test_the_table_of_faces_lists_the_dice_in_the_box() -> None:
    for game in GAMES:
        rules = make_rules(DiceRuleset(game))
        rows = rule_sheet(DiceRuleset(game))[0].rows
        assert len(rows) == len({**own_dice(rules), **shared_dice(rules)})
    assert shared_dice(make_rules(DiceRuleset("bombing-raid"))) == {}
