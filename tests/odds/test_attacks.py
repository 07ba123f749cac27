"""The odds of attacks: the printed examples, and everything counted out where that can be done."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from draws import cases
from hypothesis import given
from hypothesis import strategies as st
from odds.brute_force import attacker_first, attacker_last, lying

from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.play.attacking.gunnery import damage
from skyrmish.games.squadron_leader.rulesets.ruleset import EDITIONS, Ruleset, make_rules
from skyrmish.odds.attacks import FOR_DAMAGE, attack_odds, reckoner
from skyrmish.words.refusal import Refusal

BY_EDITION = {edition: make_rules(Ruleset(edition), 1) for edition in EDITIONS}


@pytest.mark.parametrize(
    ("ruleset", "attack", "defence", "expected", "none"),
    [
        (Ruleset("first"), 3, 3, Fraction(37665, 65536), Fraction(36439, 65536)),
        (Ruleset("second"), 3, 3, Fraction(553, 864), Fraction(445, 864)),
        (Ruleset("second"), 4, 2, Fraction(6545, 5184), Fraction(1, 4)),
        (Ruleset("first", ("d6",)), 3, 3, Fraction(15, 32), Fraction(21, 32)),
    ],
)
def test_at_43_no_rerolls(ruleset: Ruleset, attack: int, defence: int, expected: Fraction, none: Fraction) -> None:
    odds = attack_odds(make_rules(ruleset, 1), attack, defence)
    assert odds.expected == expected
    assert odds.damage[0] == none
    assert odds.hit == 1 - none


def test_at_43_two_or_more_of_four_against_two() -> None:
    odds = attack_odds(BY_EDITION["first"], 4, 2)
    assert odds.expected == Fraction(268329, 262144)
    assert odds.kill(2) == Fraction(37197, 131072)


def test_at_43_the_current_rules() -> None:
    assert attack_odds(BY_EDITION["current"], 3, 3).expected == Fraction(2779, 3888)


def counted(rules: Rules, attack: int, defence: int) -> list[Fraction]:
    """Every throw of both pilots, without rerolls."""
    faces = range(1, rules.die_sides + 1)
    found = Counter(
        damage(rules, lying(shot, shield))
        for shot in product(faces, repeat=attack)
        for shield in product(faces, repeat=defence)
    )
    return [Fraction(found[amount], found.total()) for amount in range(max(found) + 1)]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("attack", "defence"), [(1, 1), (2, 2), (3, 1), (1, 3), (2, 0), (0, 2)])
def test_without_rerolls_every_throw_is_counted(edition: str, attack: int, defence: int) -> None:
    rules = BY_EDITION[edition]
    assert list(attack_odds(rules, attack, defence).damage) == counted(rules, attack, defence)


def small_rules(**options: Any) -> Rules:
    return make_rules(Ruleset(options=options), 1)


@st.composite
def odd_dice(draw: st.DrawFn) -> Rules:
    """Dice of few sides under every reading that matters to them."""
    sides = draw(st.integers(2, 4))
    return small_rules(
        **{
            "dice": sides,
            "hit.from": draw(st.integers(2, sides)),
            "crit": draw(st.sampled_from(["none", "twoDodges", "double"])),
            "reroll.sameDie": draw(st.booleans()),
            "reroll.attacker": draw(st.sampled_from(["beforeDefence", "afterDefence"])),
        }
    )


@cases(50)
@given(
    odd_dice(), st.integers(1, 2), st.integers(1, 2), st.integers(0, 2), st.integers(0, 2), st.sampled_from([0, 1, 2])
)
def test_rerolls_are_used_as_well_as_any_choice_could(
    rules: Rules, attack: int, defence: int, mine: int, theirs: int, goal: int
) -> None:
    """B-35, B-36  No better choice exists for either pilot, in the order of play, for damage or for a knock-out."""
    odds = attack_odds(rules, attack, defence, mine, theirs, goal)
    play_out = attacker_last if rules.attacker_rerolls_last else attacker_first
    found = odds.kill(goal) if goal else odds.expected
    assert found == play_out(rules, attack, defence, mine, theirs, goal)
    assert sum(odds.damage) == 1


def test_three_dice_a_side_with_a_reroll_each_as_played_out() -> None:
    rules = small_rules(**{"dice": 3, "hit.from": 2})
    assert attack_odds(rules, 3, 3, 1, 1).expected == attacker_first(rules, 3, 3, 1, 1, FOR_DAMAGE)


@pytest.mark.parametrize("edition", ["first", "first-d6", "second", "current"])
def test_a_reroll_never_hurts_who_has_it(edition: str) -> None:
    rules = BY_EDITION[edition]
    for attack, defence in product((1, 2, 3, 4), repeat=2):
        means = [[attack_odds(rules, attack, defence, a, d).expected for d in range(4)] for a in range(4)]
        assert all(means[a][d] < means[a + 1][d] for a in range(3) for d in range(4))
        assert all(means[a][d + 1] < means[a][d] for a in range(4) for d in range(3))


def test_a_pilot_who_wants_the_knock_out_gets_it_more_often() -> None:
    """Where criticals count double, a defender who dodges with every die may still risk one of them to live."""
    rules = BY_EDITION["current"]
    calm, desperate = attack_odds(rules, 4, 1, 0, 1), attack_odds(rules, 4, 1, 0, 1, goal=2)
    assert desperate.kill(2) < calm.kill(2)
    assert calm.expected < desperate.expected


def test_overkill_costs_no_more_health_than_there_is() -> None:
    """B-43"""
    odds = attack_odds(BY_EDITION["first"], 4, 2)
    assert odds.loss(1) == odds.hit
    assert odds.loss(4) == odds.expected


def test_rulesets_with_the_same_dice_share_their_odds() -> None:
    assert reckoner(make_rules(Ruleset(modules=("altitude",)), 1)) is reckoner(BY_EDITION["first"])
    assert reckoner(BY_EDITION["second"]) is not reckoner(BY_EDITION["current"])


@pytest.mark.parametrize(
    ("numbers", "sentence"),
    [
        ((-1, 3, 0, 0), "attack: -1 dice are not from 0 to 49 (SL1-COMP-02)"),
        ((3, 99, 0, 0), "defence: 99 dice are not from 0 to 49 (SL1-COMP-02)"),
        ((3, 3, -1, 0), "attacker's rerolls: -1 is not from 0 to 8 (B-36)"),
        ((3, 3, 0, 9), "defender's rerolls: 9 is not from 0 to 8 (B-36)"),
    ],
)
def test_impossible_attacks_are_refused(numbers: tuple[int, int, int, int], sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        attack_odds(BY_EDITION["first"], *numbers)
    assert str(refused.value) == sentence
