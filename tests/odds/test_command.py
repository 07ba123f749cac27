"""``skyrmish odds``: what it tells, and what it refuses."""

import json
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from cli.commands import Command, commands

from skyrmish.games.squadron_dice.constants import KINDS, REROLL
from skyrmish.games.squadron_dice.pieces import planes_on
from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset
from skyrmish.games.squadron_dice.rulesets.ruleset import make_rules as dice_rules
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.odds.attacks import attack_odds
from skyrmish.odds.squadron_dice import faces_of


@pytest.fixture
def skyrmish(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return commands(monkeypatch, capsys)


def told(skyrmish: Command, words: str) -> dict[str, Any]:
    said = skyrmish("odds", *words.split(), "--json")
    assert said.status == 0, said
    found: dict[str, Any] = json.loads(said.out)
    return found


def test_at_43_as_exact_fractions(skyrmish: Command) -> None:
    found = told(skyrmish, "--edition first --attack 3 --defense 3 --attacker-rerolls 0 --defender-rerolls 0")
    assert found["expected"] == "37665/65536"
    assert found["damage"]["0"] == "36439/65536"
    assert found["expected_float"] == 37665 / 65536
    assert found["damage_float"]["0"] == 36439 / 65536
    assert sum(Fraction(chance) for chance in found["damage"].values()) == 1


def test_the_chance_to_kill_wants_the_health_left(skyrmish: Command) -> None:
    assert "kill" not in told(skyrmish, "--attack 4 --defense 2")
    assert told(skyrmish, "--attack 4 --defense 2 --health 2")["kill"] == "37197/131072"


def test_rerolls_follow_from_section_altitude_and_guides(skyrmish: Command) -> None:
    """AT-44, SL2-BON-01 … SL2-BON-04"""
    found = told(skyrmish, "--edition second --attack 3 --defense 3 --section 1 --altitude 2 --guides")
    assert (found["attacker_rerolls"], found["defender_rerolls"]) == (3, 0)
    found = told(skyrmish, "--modules altitude --attack 3 --defense 3 --section 3 --target-altitude 1")
    assert (found["attacker_rerolls"], found["defender_rerolls"]) == (0, 2)


def test_ace_dice_and_guides_add_dice(skyrmish: Command) -> None:
    found = told(skyrmish, "--modules ace-pilots,guides-extra-die --attack 3 --defense 3 --guides --defender-aces 2")
    assert (found["attack_dice"], found["defense_dice"]) == (4, 5)


def test_all_stats_are_told_where_none_is_asked_for(skyrmish: Command) -> None:
    found = told(skyrmish, "--edition current")
    rules = make_rules(Ruleset("current"), 1)
    assert set(found["attacks"]) == set(found["attacks"]["4"]) == {"2", "3", "4"}
    assert found["attacks"]["4"]["2"]["expected"] == str(attack_odds(rules, 4, 2).expected)


def test_dice_that_lie_are_advised_on(skyrmish: Command) -> None:
    found = told(skyrmish, "--attack-dice 8,7,2 --defense 3 --attacker-rerolls 1 --health 2")
    assert (found["chooses"], found["best"], len(found["dice"])) == ("attacker", "reroll 3", 3)
    found = told(skyrmish, "--attack-dice 8,7,2 --defense-dice 6,1,2 --defender-rerolls 2")
    assert (found["chooses"], found["best"]) == ("defender", "reroll 2")
    assert found["dice"][1]["better"] == "9/64"


def test_playing_for_the_kill_may_differ(skyrmish: Command) -> None:
    attack = "--edition current --attack 4 --defense 1 --defender-rerolls 1 --health 2"
    calm, desperate = told(skyrmish, attack), told(skyrmish, f"{attack} --goal kill")
    assert desperate["kill_float"] < calm["kill_float"]


@pytest.mark.parametrize(
    "words",
    [
        "--attack 3 --defense 3 --health 2 --attacker-rerolls 1",
        "--edition second",
        "--health 2 --section 3",
        "--attack-dice 8,7,2 --defense 3 --attacker-rerolls 1 --health 2",
        "--attack-dice 7 --defense-dice 7 --defender-rerolls 2",
        "--game space-pirates --attack 4 --defense 2 --guides",
        "--modules ace-pilots --attack 8 --defense 8 --attacker-aces 8 --defender-aces 8",
    ],
)
def test_people_can_read_it(skyrmish: Command, words: str) -> None:
    said = skyrmish("odds", *words.split())
    assert said.status == 0
    assert "%" in said.out
    assert "[" not in said.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--attack 0 --defense 3", "attack: 0 is not from 1 to 8 (MODE-QUICK-02)"),
        ("--attack 99 --defense 3", "attack: 99 is not from 1 to 8 (MODE-QUICK-02)"),
        ("--attack 3 --defense -1", "defense: -1 is not from 1 to 8 (MODE-QUICK-02)"),
        ("--attack 3", "--defense is missing; without both, all stats are told (SL1-ATK-04)"),
        ("--attack 3 --defense 3 --health 0", "health: 0 is not from 1 to 8 (MODE-QUICK-02)"),
        ("--attack 3 --defense 3 --attacker-rerolls -1", "attacker-rerolls: -1 is not from 0 to 8 (B-36)"),
        ("--attack 3 --defense 3 --defender-rerolls 9", "defender-rerolls: 9 is not from 0 to 8 (B-36)"),
        (
            "--game space-pirates --attack 3 --defense 3 --attacker-rerolls 1",
            "attacker-rerolls: no die is rerolled in this ruleset (B-56)",
        ),
        (
            "--attack 3 --defense 3 --section 1 --attacker-rerolls 1",
            "attacker-rerolls: they follow from the section; tell one or the other (SL1-BON-01)",
        ),
        ("--attack 3 --defense 3 --section 4", "section: 4 is not from 1 to 3 (B-03)"),
        ("--attack 3 --defense 3 --altitude 1", "altitude: this ruleset has no altitude (MOD-ALT-01)"),
        (
            "--modules altitude --attack 3 --defense 3 --altitude 1",
            "altitude: tell the section too, so that rerolls can be counted (MOD-ALT-05)",
        ),
        (
            "--modules altitude --attack 3 --defense 3 --section 1 --altitude 5",
            "altitude: 5 is not from 0 to 4 in this ruleset (MOD-ALT-06)",
        ),
        ("--attack 3 --defense 3 --guides", "guides: the forward guides change no dice in this ruleset (B-08)"),
        (
            "--edition second --attack 3 --defense 3 --guides",
            "guides: tell the section too, so that rerolls can be counted (SL2-BON-03)",
        ),
        (
            "--attack 3 --defense 3 --attacker-aces 1",
            "aces: this ruleset gives no ace dice; the module ace-pilots does in the first edition (B-41)",
        ),
        ("--modules ace-pilots --attacker-aces 9", "attacker-aces: 9 is not from 0 to 8 (MOD-ACE-04)"),
        ("--attack 3 --defense 3 --goal glory", "goal: 'glory' is not one of damage, kill"),
        ("--attack 3 --defense 3 --goal kill", "goal: for a kill, tell the target's health (SL1-ATK-09)"),
        ("--attack-dice 9 --defense 3", "--attack-dice: '9' is no face of a d8 (B-40)"),
        (
            "--attack-dice 8 --defense 3",
            "--attacker-rerolls is missing: without a reroll there is nothing to choose (B-36)",
        ),
        ("--attack-dice 8", "--defense is missing: how many dice will the defender roll? (SL1-ATK-05)"),
        ("--attack-dice ,", "--attack-dice: there are 1 to 8 dice, not 0 (SL1-ATK-04)"),
        (
            "--edition third",
            "--edition: edition 'third' is unknown; the editions are first, first-d6, second, current, space-pirates",
        ),
        ("--game dogfight --attack 3", "--attack is nothing to ask of dogfight (SD-01)"),
        ("--squadron 4,A", "--squadron is nothing to ask of squadron-leader (SD-01)"),
        (
            "--game dogfight --squadron 5",
            "--squadron: '5' is neither 0 to 4 Rookies nor a new Ace, A, B, E or R (SD-05)",
        ),
        (
            "--game dogfight --against a,A",
            "--against: 'A' is neither 0 to 4 Rookies nor a new Ace, A, B, E or R (SD-05)",
        ),
        ("--game dogfight --squadron 0", "--squadron: no dice are left to roll (SD-05)"),
        ("--game dogfight --squadron 4,A", "--squadron: a squadron of Dogfight has 4 dice, not 5 (B-70)"),
        ("--game dogfight --against B,E", "--against: a squadron of Dogfight has 4 dice, not 2 (B-70)"),
        ("--game bombing-raid --hit-icons 1", "--hit-icons: 0 to 0 icons can be added (SD-DF-04)"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(skyrmish: Command, words: str, sentence: str) -> None:
    assert skyrmish("odds", *words.split()).sentence == sentence


def test_the_example_of_the_page_is_what_it_prints(skyrmish: Command) -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "odds.md").read_text(encoding="utf-8")
    asked, *lines = page.split("```\n$ skyrmish odds ")[1].split("\n```")[0].splitlines()
    said = [line.rstrip() for line in skyrmish("odds", *asked.split()).out.splitlines()]
    assert len(lines) == 9
    assert set(lines) <= set(said)


@pytest.mark.parametrize("goal_points", [("first", 0.005), ("second", 0.019), ("current", 0.026)])
def test_the_page_tells_how_much_playing_for_the_kill_changes(goal_points: tuple[str, float]) -> None:
    edition, most = goal_points
    rules, found = make_rules(Ruleset(edition), 1), 0.0
    for attack, defence, mine, theirs, health in product((2, 3, 4, 5), (2, 3, 4), range(4), range(3), (1, 2, 3, 4)):
        dice = (attack, defence, mine, theirs)
        change = attack_odds(rules, *dice, goal=health).kill(health) - attack_odds(rules, *dice).kill(health)
        found = max(found, abs(float(change)))
    assert round(found, 3) == most


# ---- squadrons of dice ----


def test_squadrons_of_dice_are_told_as_exact_fractions(skyrmish: Command) -> None:
    found = told(skyrmish, "--game dogfight --squadron 4 --against 4")
    assert found == told(skyrmish, "--game dogfight"), "as a match begins"
    assert found["squadron"] == found["against"]
    assert found["shot_down"] == "4864/6561"
    assert Fraction(found["more"]) == Fraction(found["fewer"]) == (1 - Fraction(found["equal"])) / 2
    assert Fraction(told(skyrmish, "--game dogfight --hit-icons 1")["shot_down"]) > Fraction(found["shot_down"])


def test_the_chances_of_two_aces_are_those_of_their_faces(skyrmish: Command) -> None:
    """Every pair of faces, thrown again once where one says so."""
    rules = dice_rules(DiceRuleset("bombing-raid", {}))
    found = told(skyrmish, "--game bombing-raid --squadron A --against r")
    thrown = [list(thrown_planes(faces_of(rules, KINDS.index(letter)))) for letter in "AR"]
    more = sum(p * q for mine, p in thrown[0] for theirs, q in thrown[1] if mine > theirs)
    assert Fraction(found["more"]) == more
    assert "shot_down" not in found


def thrown_planes(faces: tuple[int, ...]) -> Iterator[tuple[int, Fraction]]:
    for icon in faces:
        if icon != REROLL:
            yield planes_on(icon), Fraction(1, len(faces))
        else:
            yield from ((planes_on(again), Fraction(1, len(faces) ** 2)) for again in faces)


def test_squadrons_are_named_as_they_were_typed(skyrmish: Command) -> None:
    squadrons = ("--squadron", "1,A,B,R", "--against", "2,B,E", "--evade-icons", "1")
    said = skyrmish("odds", "--game", "dogfight", *squadrons).out
    assert said.startswith("Dogfight: 1 Rookie, A, B, R against 2 Rookies, B, E\n")
    assert "against 4 Evade dice and 1 evade brings" in " ".join(said.split())
