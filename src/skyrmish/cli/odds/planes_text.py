"""Odds to be read: one attack with its bars, all attacks side by side, a reroll to be chosen."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from skyrmish.cli.texts.paper import Grid, Paper, Row
from skyrmish.games.all_games import game_of
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.telling import attack_words, defence_words
from skyrmish.odds.attacks import Odds
from skyrmish.odds.dice import top_face
from skyrmish.odds.questions import Dice, Question
from skyrmish.odds.rerolls import KEEP
from skyrmish.odds.shown import Advice
from skyrmish.words.catalogue import as_written, say

LONGEST = 40  # characters of a fraction


def percent(chance: Fraction) -> str:
    return f"{as_written(100 * float(chance), 2)} %"


def exactly(number: Fraction) -> str:
    """The fraction, unless it is too long to be of use to anybody's eyes."""
    return str(number) if len(str(number)) <= LONGEST else ""


def die_words(rules: Rules) -> str:
    """d8: 6 and more hit or dodge, 8 is a critical."""
    return say("chances-die", sides=rules.die_sides, hits=rules.hit_from, top=top_face(rules))


def rules_line(ruleset: Ruleset, rules: Rules) -> str:
    return say("chances-rules", title=game_of(ruleset).title(ruleset), die=die_words(rules))


def reroll_words(mine: int, theirs: int) -> str:
    counts = {"attacker": mine, "defender": theirs}
    return say("chances-rerolls", counts, who=" ".join(who for who, count in counts.items() if count) or "nobody")


def summary(odds: Odds, health: int | None) -> str:
    facts = {"expected": f"{float(odds.expected):.4f}", "hits": percent(odds.hit), "health": health or None}
    return say("chances-summary", facts, kills=percent(odds.kill(health or 1)), exactly=exactly(odds.expected) or None)


@dataclass(frozen=True)
class OneAttack:
    """One attack: every amount of damage."""

    rules: Rules
    question: Question
    dice: Dice
    odds: Odds

    def as_json(self) -> dict[str, Any]:
        dice = {"attack_dice": self.dice.attack, "defense_dice": self.dice.defence}
        rerolls = {"attacker_rerolls": self.dice.rerolls, "defender_rerolls": self.dice.defence_rerolls}
        return {**dice, **rerolls, "goal": self.question.goal, **self.odds.as_json(self.question.health or 0)}

    def show(self, ruleset: Ruleset, paper: Paper) -> None:
        dice = self.dice
        rerolls = reroll_words(dice.rerolls, dice.defence_rerolls)
        paper.line(say("chances-one", attack=dice.attack, defence=dice.defence, rerolls=rerolls, kill=bool(dice.goal)))
        paper.line(rules_line(ruleset, self.rules), "dim")
        head = [say(f"chances-column-{name}") for name in ("damage", "chance", "exactly")]
        rows = []
        for amount, chance in enumerate(self.odds.damage):
            shown = [percent(chance).rjust(len("100.00 %")), *paper.bar(chance)]
            rows.append(Row(str(amount), ["  ".join(shown), f"[dim]{exactly(chance)}[/dim]"]))
        paper.grid(Grid(head, rows, box=None))
        paper.line(summary(self.odds, self.question.health))


@dataclass(frozen=True)
class EveryAttack:
    """All stats against each other: expected damage, and the chance to hit or to kill."""

    rules: Rules
    question: Question
    odds: dict[tuple[int, int], Odds]

    def as_json(self) -> dict[str, Any]:
        told: dict[str, dict[str, Any]] = {}
        for (attack, defense), odds in self.odds.items():
            told.setdefault(str(attack), {})[str(defense)] = odds.as_json(self.question.health or 0)
        return {"goal": self.question.goal, "attacks": told}

    def show(self, ruleset: Ruleset, paper: Paper) -> None:
        paper.line(say("chances-all", health=self.question.health or None, rerolls=self.rerolls()))
        paper.line(rules_line(ruleset, self.rules), "dim")
        defenses = sorted({defense for _, defense in self.odds})
        head = ["", *(say("chances-defense", number=number) for number in defenses)]
        rows = []
        for attack in sorted({attack for attack, _ in self.odds}):
            cells = [self.cell(self.odds[attack, defense], paper) for defense in defenses]
            rows.append(Row(say("chances-attack", number=attack), cells))
        paper.grid(Grid(head, rows))

    def cell(self, odds: Odds, paper: Paper) -> str:
        chance = odds.kill(self.question.health or 1)
        return "\n".join([f"{as_written(float(odds.expected), 3)}  {percent(chance)}", *paper.bar(chance / 2)])

    def rerolls(self) -> str:
        if self.question.section is not None:
            return say("chances-section", section=self.question.section)
        return reroll_words(self.question.attacker_rerolls or 0, self.question.defender_rerolls or 0)


@dataclass(frozen=True)
class ShownDice:
    """Dice on a table: what keeping gives, and what each die promises."""

    rules: Rules
    question: Question
    who: str
    attack: list[int]
    defense: list[int] | None
    advice: Advice

    def as_json(self) -> dict[str, Any]:
        dice = {"attack_dice": self.attack, "defense_dice": self.defense}
        return {"chooses": self.who, **dice, **self.advice.as_json(self.question.health or 0)}

    def show(self, ruleset: Ruleset, paper: Paper) -> None:
        paper.line(rules_line(ruleset, self.rules), "dim")
        paper.line(say("chances-attack-lies", dice=attack_words(self.rules, self.attack)))
        if self.defense is not None:
            paper.line(say("chances-defence-lies", dice=defence_words(self.rules, self.defense)))
        best, keeps = self.advice.best, self.advice.best == KEEP
        facts = {"keeps": keeps, "die": best + 1, "face": "" if keeps else self.faces[best]}
        paper.line(say("chances-best", facts, who=self.who, rerolls=self.advice.rerolls))
        paper.grid(self.choices())

    def choices(self) -> Grid:
        """Every choice in a row."""
        health = self.question.health
        columns = ("damage", "hits", *(["kills"] if health else []), "better", "worse")
        rows = [(say("chances-keep"), KEEP, self.advice.keep, ("", ""))]
        for each in self.advice.dice:
            change = percent(each.better), percent(each.worse)
            name = say("chances-reroll", die=each.die + 1, face=self.faces[each.die])
            rows.append((name, each.die, each.odds, change))
        table = []
        for name, die, odds, change in rows:
            knocked = [percent(odds.kill(health))] if health else []
            style = "bold" if die == self.advice.best else ""
            table.append(Row(name, [as_written(float(odds.expected), 4), percent(odds.hit), *knocked, *change], style))
        head = ["", *(say(f"chances-column-{name}") for name in columns)]
        return Grid(head, table, box=None, justify="right")

    @property
    def faces(self) -> list[int]:
        return self.attack if self.who == "attacker" or self.defense is None else self.defense
