"""In the middle of a roll: the advice agrees with playing every choice out."""

from fractions import Fraction

import pytest
from draws import cases
from hypothesis import given
from hypothesis import strategies as st
from odds.brute_force import after_defence, after_rerolled_defence, best_end, mean_over, thrown_again, wished
from rules.tables import plane_at, rules_of, table_of

from skyrmish.games.squadron_leader.constants import (
    ACE_DEFENCE,
    ATTACK_REROLL,
    ATTACKING,
    DECISIONS,
    DEFENCE_REROLL,
)
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.decisions import answer_attack, answer_reroll
from skyrmish.games.squadron_leader.play.settling import settle
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.odds.attacks import Odds, reckoner
from skyrmish.odds.rerolls import KEEP
from skyrmish.odds.shown import ace_advice, advice, hand_of, reroll_advice


def rolled(rules: Rules, distance: float, *rolls: list[int], **fields: int) -> Table:
    """Red shoots at blue, so far ahead; then dice fall as they are told until somebody must choose."""
    blue = plane_at(100 + distance, 350, side=1, **fields)
    table = table_of(rules, plane_at(100, 350), blue, stage=ATTACKING)
    answer_attack(rules, table, 0, 1, 0)
    for faces in rolls:
        assert table.due == len(faces), DECISIONS[table.decision]
        table.thrown[: len(faces)] = faces
        settle(rules, table)
    return table


CLOSE, FAR = 60.0, 230.0  # mm between centres: the closest section, the furthest


def test_the_attacker_throws_a_miss_again() -> None:
    rules = rules_of()
    table = rolled(rules, CLOSE, [8, 7, 2])
    assert table.decision == ATTACK_REROLL
    told = reroll_advice(rules, table)
    assert (told.rerolls, told.best, [each.die for each in told.dice]) == (1, 2, [0, 1, 2])
    assert told.keep.expected == after_defence(rules, (8, 7, 2), 3, 0, 0)
    assert told.best_odds.expected > told.keep.expected
    assert told.dice[2].better == Fraction(3, 8)
    assert told.dice[2].worse == 0
    assert told.dice[1].better == Fraction(1, 8)  # a critical
    assert told.dice[1].worse == Fraction(5, 8)


def test_the_defender_sees_what_a_reroll_can_save() -> None:
    rules = rules_of()
    table = rolled(rules, FAR, [7, 6, 1], [6, 2, 3])
    assert table.decision == DEFENCE_REROLL
    told = reroll_advice(rules, table)
    assert told.keep.damage == (0, 1)
    assert told.best == 1
    assert told.dice[1].better == Fraction(3, 8)
    assert told.best_odds.damage == (Fraction(3, 8), Fraction(5, 8))


def test_nothing_is_rerolled_when_no_hit_gets_through() -> None:
    rules = rules_of()
    table = rolled(rules, FAR, [7, 1, 1], [6, 2, 3])
    told = reroll_advice(rules, table)
    assert told.best == KEEP
    assert told.best_odds is told.keep
    assert told.keep.hit == 0


def test_a_die_thrown_again_may_have_to_stay() -> None:
    """B-36 `reroll.sameDie`"""
    rules = rules_of("altitude", options={"reroll.sameDie": False})
    table = rolled(rules, FAR, [7, 6, 6], [2, 2, 6], altitude=1)
    assert table.rerolls == 2
    settle_reroll(rules, table, 0, 3)
    told = reroll_advice(rules, table)
    assert [each.die for each in told.dice] == [1, 2]
    assert told.best == 1


def settle_reroll(rules: Rules, table: Table, die: int, face: int) -> None:
    answer_reroll(table, die)
    table.thrown[0] = face
    settle(rules, table)


def test_two_rerolls_count_for_the_chance_to_end_better() -> None:
    rules = rules_of("altitude")
    table = rolled(rules, FAR, [7, 1, 1], [2, 3, 4], altitude=1)
    told = reroll_advice(rules, table)
    assert told.dice[0].better == 1 - Fraction(5, 8) ** 2


def test_the_attacker_who_rerolls_last_sees_the_defence() -> None:
    """B-35 `afterDefence`  Two plain hits against two dodges do nothing: one is worth risking for a critical."""
    rules = rules_of(options={"reroll.attacker": "afterDefence"})
    table = rolled(rules, CLOSE, [7, 7, 6], [6, 6, 6])
    assert table.decision == ATTACK_REROLL
    told = reroll_advice(rules, table)
    assert told.keep.hit == 0
    assert told.best == 0
    assert told.best_odds.hit == Fraction(1, 8)


def test_every_ace_die_of_the_defender_helps() -> None:
    """SL1-FAQ-02"""
    rules = rules_of("ace-pilots")
    table = rolled(rules, 150.0, [7, 6, 8], aces=2)
    assert table.decision == ACE_DEFENCE
    told = ace_advice(rules, table)
    assert [odds.expected for odds in told[:2]] == [after_defence(rules, (7, 6, 8), 3 + aces, 0, 0) for aces in (0, 1)]
    assert told[2].expected < told[1].expected < told[0].expected


def test_ace_dice_before_an_attacker_who_rerolls_last() -> None:
    rules = rules_of("ace-pilots", options={"reroll.attacker": "afterDefence"})
    table = rolled(rules, CLOSE, [7, 2, 3], aces=1, defense=1)
    told = ace_advice(rules, table)

    def with_shield(shield: tuple[int, ...]) -> Fraction:
        def kept(final: tuple[int, ...]) -> Fraction:
            return after_rerolled_defence(rules, final, shield, 0, 0)

        return best_end(rules, (7, 2, 3), frozenset(), 1, kept, 1)

    assert [odds.expected for odds in told] == [mean_over(rules, dice, with_shield) for dice in (1, 2)]


dice = st.lists(st.integers(1, 6), min_size=1, max_size=3)


@cases(40)
@given(dice, dice, st.integers(0, 2), st.sampled_from([0, 1, 2]), st.booleans())
def test_a_defenders_choice_as_played_out(
    attack: list[int], defence: list[int], left: int, goal: int, same_die: bool
) -> None:
    rules = make_rules(Ruleset("current", options={"reroll.sameDie": same_die}), 1)
    shot = hand_of(rules, attack)
    told = advice(rules, reckoner(rules).defender(shot.hits, shot.criticals, goal), defence, left)

    def kept(shield: tuple[int, ...]) -> Fraction:
        return Fraction(wished(rules, tuple(attack), shield, goal))

    def wish(odds: Odds) -> Fraction:
        return odds.kill(goal) if goal else odds.expected

    assert wish(told.keep) == kept(tuple(defence))
    assert wish(told.best_odds) == after_rerolled_defence(rules, tuple(attack), tuple(defence), left, goal)
    for each in told.dice:
        again = thrown_again(rules, tuple(defence), frozenset(), left, kept, -1, each.die)
        assert wish(each.odds) == again
    assert wish(told.best_odds) == best_end(rules, tuple(defence), frozenset(), left, kept, -1)


def test_advice_as_json_speaks_in_orders() -> None:
    rules = rules_of()
    told = reroll_advice(rules, rolled(rules, CLOSE, [8, 7, 2])).as_json(health=2)
    assert told["best"] == "reroll 3"
    assert told["keep"]["health"] == 2
    assert told["dice"][2]["better"] == "3/8"


@pytest.mark.parametrize("distance", [CLOSE, FAR])
def test_who_may_reroll_is_asked(distance: float) -> None:
    rules = rules_of()
    table = rolled(rules, distance, [8, 7, 2])
    assert (table.decision == ATTACK_REROLL) == (distance == CLOSE)
