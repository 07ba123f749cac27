"""The odds of an attack, exact: both pilots use their rerolls as well as they can, in the order of play."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any

from skyrmish.games.squadron_leader.pieces import MOST_DICE, Rules
from skyrmish.games.squadron_leader.play.attacking.gunnery import damage_of
from skyrmish.odds.dice import Chances, Hand, die_of, mixed, throws
from skyrmish.odds.rerolls import Rerolls
from skyrmish.words.refusal import Refusal

FOR_DAMAGE = 0  # a goal: expected damage; a number above it is the Health to be taken at one blow
MOST_REROLLS = 8

Goal = Callable[[Chances], int]


def goal_of(health: int) -> Goal:
    """What the attacker wants most and the defender least: damage, or the chance of at least so much of it."""
    if health == FOR_DAMAGE:
        return lambda chances: sum(amount * count for amount, count in enumerate(chances))
    return lambda chances: sum(chances[health:])


@dataclass(frozen=True)
class Odds:
    """How many of all equally likely throws do 0, 1, 2 … damage; everything else follows from that, exactly."""

    counts: Chances

    @cached_property
    def whole(self) -> int:
        return sum(self.counts)

    @cached_property
    def damage(self) -> tuple[Fraction, ...]:
        """The chance of every amount of damage, from 0 up to the most there can be."""
        top = max(amount for amount, count in enumerate(self.counts) if count)
        return tuple(Fraction(count, self.whole) for count in self.counts[: top + 1])

    @cached_property
    def expected(self) -> Fraction:
        return Fraction(goal_of(FOR_DAMAGE)(self.counts), self.whole)

    @cached_property
    def hit(self) -> Fraction:
        """At least one damage."""
        return self.kill(1)

    def kill(self, health: int) -> Fraction:
        """SL1-ATK-09, B-43  At least as much damage as there is Health left."""
        return Fraction(sum(self.counts[health:]), self.whole)

    def loss(self, health: int) -> Fraction:
        """B-43  The Health that the target loses on average: there is no more to lose than it has."""
        return Fraction(sum(min(amount, health) * count for amount, count in enumerate(self.counts)), self.whole)

    def as_json(self, health: int = 0) -> dict[str, Any]:
        """Fractions as text, and the same as decimals."""
        told: dict[str, Any] = {
            "expected": str(self.expected),
            "damage": {str(amount): str(chance) for amount, chance in enumerate(self.damage)},
            "hit": str(self.hit),
            "expected_float": float(self.expected),
            "damage_float": {str(amount): float(chance) for amount, chance in enumerate(self.damage)},
            "hit_float": float(self.hit),
        }
        if health:
            told |= {"health": health, "kill": str(self.kill(health)), "kill_float": float(self.kill(health))}
        return told


class Reckoner:
    """All attacks with the dice of one ruleset, each reckoned when it is first asked for."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.die = die_of(rules)
        self._defenders: dict[tuple[int, int, int], Rerolls] = {}
        self._defended: dict[tuple[int, int, int, int, int], Chances] = {}
        self._attackers: dict[tuple[int, ...], Rerolls] = {}
        self._odds: dict[tuple[int, int, int, int, int], Odds] = {}

    def odds(self, attack: int, defence: int, mine: int = 0, theirs: int = 0, goal: int = FOR_DAMAGE) -> Odds:
        """SL1-ATK-04 … SL1-ATK-09, B-35, B-36  So many dice against so many, with both pilots' rerolls."""
        asked = (attack, defence, mine, theirs, goal)
        if asked not in self._odds:
            self._odds[asked] = Odds(self._chances(*asked))
        return self._odds[asked]

    def _chances(self, attack: int, defence: int, mine: int, theirs: int, goal: int) -> Chances:
        shots = throws(self.die, attack)
        if not self.rules.attacker_rerolls_last:
            attacker = self.attacker(defence, theirs, goal)
            return mixed([(ways, attacker.chances(hand, mine)) for hand, ways in shots])
        parts = []
        for shield, often in throws(self.die, defence):
            attacker = self.attacker_who_sees(shield, theirs, goal)
            parts.append((often, mixed([(ways, attacker.chances(hand, mine)) for hand, ways in shots])))
        return mixed(parts)

    def attacker(self, defence: int, theirs: int, goal: int) -> Rerolls:
        """B-35 `beforeDefence`  The attacker's rerolls, before the defence is rolled."""
        key = (defence, theirs, goal)
        if key not in self._attackers:

            def result(hand: Hand) -> Chances:
                return self.defended(hand.all_hits, hand.all_criticals, defence, theirs, goal)

            self._attackers[key] = Rerolls(self.die, result, goal_of(goal))
        return self._attackers[key]

    def attacker_who_sees(self, shield: Hand, theirs: int, goal: int) -> Rerolls:
        """B-35 `afterDefence`  The attacker's rerolls with the defence dice on the table, before the defender's."""
        key = (*shield, theirs, goal)
        if key not in self._attackers:

            def result(hand: Hand) -> Chances:
                return self.defender(hand.all_hits, hand.all_criticals, goal).chances(shield, theirs)

            self._attackers[key] = Rerolls(self.die, result, goal_of(goal))
        return self._attackers[key]

    def defended(self, hits: int, criticals: int, defence: int, theirs: int, goal: int) -> Chances:
        """What is left of hits and criticals when the defence has been rolled, and rerolled."""
        key = (hits, criticals, defence, theirs, goal)
        if key not in self._defended:
            defender = self.defender(hits, criticals, goal)
            rolls = [(ways, defender.chances(hand, theirs)) for hand, ways in throws(self.die, defence)]
            self._defended[key] = mixed(rolls)
        return self._defended[key]

    def defender(self, hits: int, criticals: int, goal: int) -> Rerolls:
        """B-35  The defender's rerolls against a finished attack: always the last."""
        key = (hits, criticals, goal)
        if key not in self._defenders:
            wish = goal_of(goal)

            def result(hand: Hand) -> Chances:
                return (*(0,) * self.damage(hits, criticals, hand), 1)

            self._defenders[key] = Rerolls(self.die, result, lambda chances: -wish(chances))
        return self._defenders[key]

    def damage(self, hits: int, criticals: int, shield: Hand) -> int:
        """SL1-ATK-08, B-38, B-39  What gets through."""
        dodges = shield.all_hits + shield.all_criticals
        return damage_of(self.rules, hits, criticals, dodges, shield.all_criticals)


_reckoners: dict[tuple[int, ...], Reckoner] = {}


def reckoner(rules: Rules) -> Reckoner:
    """The reckoner of a ruleset; rulesets with the same dice share one."""
    dice = (rules.die_sides, rules.hit_from, rules.critical_from, rules.criticals, rules.dodges_per_critical)
    key = (*dice, rules.reroll_same_die, rules.attacker_rerolls_last)
    if key not in _reckoners:
        _reckoners[key] = Reckoner(rules)
    return _reckoners[key]


def attack_odds(
    rules: Rules, attack: int, defence: int, mine: int = 0, theirs: int = 0, goal: int = FOR_DAMAGE
) -> Odds:
    """The odds of attack dice against defence dice, with the attacker's rerolls and the defender's."""
    for what, number, most in (("attack", attack, MOST_DICE), ("defence", defence, MOST_DICE)):
        if not 0 <= number <= most:
            raise Refusal("odds-dice", "SL1-COMP-02", what=what, number=number, most=most)
    for who, number in (("attacker", mine), ("defender", theirs)):
        if not 0 <= number <= MOST_REROLLS:
            raise Refusal("odds-rerolls", "B-36", who=who, number=number, most=MOST_REROLLS)
    return reckoner(rules).odds(attack, defence, mine, theirs, goal)
