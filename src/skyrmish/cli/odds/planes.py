"""The chances of an attack, of every attack, and of dice that lie on a table."""

from dataclasses import replace
from typing import Any

from skyrmish.cli.odds.face import Asked, Face, Told
from skyrmish.cli.odds.planes_text import EveryAttack, OneAttack, ShownDice
from skyrmish.cli.options import as_options
from skyrmish.games.all_games import game_of
from skyrmish.games.squadron_leader.pieces import MOST_STAT, Rules
from skyrmish.odds.questions import Question, answer, dice_for
from skyrmish.odds.shown import advice_on
from skyrmish.words.refusal import Refusal


class PlanesFace(Face):
    """Planes shoot at each other."""

    own = ("attack", "defense", "section", "attack_dice", "health")

    def told(self, ruleset: Any, asked: Asked) -> Told:
        with as_options():
            rules = game_of(ruleset).shot_rules(ruleset)
        question = question_of(asked)
        if asked.attack_dice or asked.defense_dice:
            return shown(rules, question, asked)
        if asked.attack is None and asked.defense is None:
            return everything(rules, question)
        return one(rules, question, asked)

    def named(self, ruleset: Any) -> dict[str, Any]:
        played = {"game": ruleset.game, "edition": ruleset.edition, "modules": list(ruleset.modules)}
        return played | super().named(ruleset)


def question_of(asked: Asked) -> Question:
    stats, aces = (asked.attack or 0, asked.defense or 0), (asked.attacker_aces, asked.defender_aces)
    rerolls, heights = (asked.attacker_rerolls, asked.defender_rerolls), (asked.altitude, asked.target_altitude)
    return Question(*stats, *rerolls, asked.section, *heights, asked.guides, *aces, asked.health, asked.goal)


def one(rules: Rules, question: Question, asked: Asked) -> Told:
    """One attack."""
    for what in ("attack", "defense"):
        if getattr(asked, what) is None:
            raise Refusal("chances-one-missing", "SL1-ATK-04", option=what)
    return OneAttack(rules, question, dice_for(rules, question), answer(rules, question))


def everything(rules: Rules, question: Question) -> Told:
    """Every number that pilots share out, in attack and in defence."""
    stats = sorted(set(rules.stats))
    each = {(a, d): replace(question, attack=a, defense=d) for a in stats for d in stats}
    return EveryAttack(rules, question, {pair: answer(rules, attack) for pair, attack in each.items()})


def shown(rules: Rules, question: Question, asked: Asked) -> Told:
    """Dice that lie on a table, and a reroll to be chosen."""
    shots = faces_from("attack-dice", asked.attack_dice, rules.die_sides)
    shield = faces_from("defense-dice", asked.defense_dice, rules.die_sides) if asked.defense_dice else None
    if shield is None and not question.defense:
        raise Refusal("chances-no-defense", "SL1-ATK-05")
    lying = replace(question, attack=len(shots), defense=len(shield) if shield else question.defense)
    who, advice = advice_on(rules, shots, shield, dice_for(rules, lying))
    if not advice.rerolls:
        raise Refusal("chances-no-rerolls", "B-36", who=who)
    return ShownDice(rules, lying, who, shots, shield, advice)


def faces_from(name: str, text: str, sides: int) -> list[int]:
    """Faces with commas or blanks between them."""
    words = text.replace(",", " ").split()
    if not 1 <= len(words) <= MOST_STAT:
        raise Refusal("chances-so-many-dice", "SL1-ATK-04", option=name, most=MOST_STAT, dice=len(words))
    for word in words:
        if not (word.isascii() and word.isdigit() and len(word) <= 3 and 1 <= int(word) <= sides):
            raise Refusal("chances-no-face", "B-40", option=name, face=repr(word[:20]), sides=sides)
    return [int(word) for word in words]
