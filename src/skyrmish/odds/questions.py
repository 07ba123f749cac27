"""A question about an attack as people put it: stats, range, altitude, guides; checked, and turned into dice."""

from dataclasses import dataclass

from skyrmish.games.squadron_leader.constants import ACE_DICE, GUIDES_REROLL, NEXT_ATTACK, NOBODY, SINGLE_ACE
from skyrmish.games.squadron_leader.pieces import MOST_STAT, Rules
from skyrmish.games.squadron_leader.play.attacking.shot import (
    LineOfFire,
    all_dice,
    all_rerolls,
    attack_dice,
    attacker_rerolls,
    counts_guides,
    defence_dice,
    defender_rerolls,
)
from skyrmish.odds.attacks import FOR_DAMAGE, MOST_REROLLS, Odds, attack_odds
from skyrmish.words.refusal import Refusal

GOALS = ("damage", "kill")
MOST_ACES = 8  # more than anybody has seen at one table


@dataclass(frozen=True)
class Question:
    """An attack. Rerolls are told, or follow from the section of the ruler, altitude and guides."""

    attack: int
    defense: int
    attacker_rerolls: int | None = None
    defender_rerolls: int | None = None
    section: int | None = None
    altitude: int = 0
    target_altitude: int = 0
    guides: bool = False
    attacker_aces: int = 0
    defender_aces: int = 0
    health: int | None = None
    goal: str = "damage"


@dataclass(frozen=True)
class Dice:
    """What is rolled: dice and rerolls of both pilots, and what they play for."""

    attack: int
    defence: int
    rerolls: int
    defence_rerolls: int
    goal: int = FOR_DAMAGE


def dice_for(rules: Rules, question: Question) -> Dice:
    """SL1-ATK-04, SL1-ATK-05, MOD-ACE-04, MOD-FWD-01  The dice of an attack; refused where it makes no sense."""
    _check_numbers(question)
    _check_rerolls(rules, question)
    _check_place(rules, question)
    higher = question.altitude - question.target_altitude
    line = LineOfFire(question.section or 0, question.guides, False, higher)
    mine, theirs = question.attacker_rerolls or 0, question.defender_rerolls or 0
    if question.section is not None:
        mine, theirs = all_rerolls(attacker_rerolls(rules, line, 0)), all_rerolls(defender_rerolls(rules, line, 0))
    attack = all_dice(attack_dice(rules, question.attack, line, question.attacker_aces))
    defence = all_dice(defence_dice(question.defense, question.defender_aces))
    goal = question.health or FOR_DAMAGE if question.goal == "kill" else FOR_DAMAGE
    return Dice(attack, defence, mine, theirs, goal)


def answer(rules: Rules, question: Question) -> Odds:
    """The odds that a question asks for."""
    dice = dice_for(rules, question)
    return attack_odds(rules, dice.attack, dice.defence, dice.rerolls, dice.defence_rerolls, dice.goal)


def has_rerolls(rules: Rules) -> bool:
    """SP-ATK-03, B-56  Whether a ruleset knows rerolls at all."""
    from_aces = rules.ace in (SINGLE_ACE, NEXT_ATTACK)
    return bool(rules.range_bonus or rules.altitude_reroll != NOBODY or rules.lane_effect == GUIDES_REROLL or from_aces)


def _check_numbers(question: Question) -> None:
    limits = (
        ("attack", question.attack, 1, MOST_STAT, "MODE-QUICK-02"),
        ("defense", question.defense, 1, MOST_STAT, "MODE-QUICK-02"),
        ("health", question.health, 1, MOST_STAT, "MODE-QUICK-02"),
        ("attacker-rerolls", question.attacker_rerolls, 0, MOST_REROLLS, "B-36"),
        ("defender-rerolls", question.defender_rerolls, 0, MOST_REROLLS, "B-36"),
        ("attacker-aces", question.attacker_aces, 0, MOST_ACES, "MOD-ACE-04"),
        ("defender-aces", question.defender_aces, 0, MOST_ACES, "MOD-ACE-04"),
    )
    for what, number, least, most, clause in limits:
        if number is not None and not least <= number <= most:
            raise Refusal("odds-not-from", clause, what=what, number=number, least=least, most=most)
    if question.goal not in GOALS:
        raise Refusal("odds-goal", given=repr(question.goal), known=GOALS)
    if question.goal == "kill" and question.health is None:
        raise Refusal("odds-kill", "SL1-ATK-09")


def _check_rerolls(rules: Rules, question: Question) -> None:
    told = {"attacker-rerolls": question.attacker_rerolls, "defender-rerolls": question.defender_rerolls}
    for what, number in told.items():
        if number and not has_rerolls(rules):
            raise Refusal("odds-no-rerolls", "B-56", what=what)
        if number is not None and question.section is not None:
            raise Refusal("odds-section-or-rerolls", "SL1-BON-01", what=what)


def _check_place(rules: Rules, question: Question) -> None:
    section = question.section
    if section is not None and not 1 <= section <= rules.range_sections:
        raise Refusal("odds-section", "B-03", section=section, most=rules.range_sections)
    if question.guides and not counts_guides(rules):
        raise Refusal("odds-guides", "B-08")
    for what, level in (("altitude", question.altitude), ("target-altitude", question.target_altitude)):
        if level and not rules.altitude_max:
            raise Refusal("odds-no-altitude", "MOD-ALT-01", what=what)
        if level and section is None:
            raise Refusal("odds-altitude-section", "MOD-ALT-05", what=what)
        if not 0 <= level <= rules.altitude_max:
            raise Refusal("odds-altitude", "MOD-ALT-06", what=what, level=level, most=rules.altitude_max)
    if rules.lane_effect == GUIDES_REROLL and question.guides and section is None:
        raise Refusal("odds-guides-section", "SL2-BON-03")
    if (question.attacker_aces or question.defender_aces) and rules.ace != ACE_DICE:
        raise Refusal("odds-aces", "B-41")
