"""Odds of the dice games to be read: two squadrons roll for position, and one shoots at the other."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from skyrmish.cli.odds.planes_text import exactly, percent
from skyrmish.cli.texts.paper import Grid, Paper, Row
from skyrmish.games.all_games import game_of
from skyrmish.games.squadron_dice.constants import DOGFIGHT, KINDS, ROOKIE
from skyrmish.games.squadron_dice.pieces import Rules
from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset
from skyrmish.odds.squadron_dice import beats, mean, shot_down, squadron_planes
from skyrmish.words.catalogue import say

Squadron = Sequence[int]  # kinds of dice


def squadron_name(squadron: Squadron) -> str:
    """4 Rookies, A and B."""
    aces = [KINDS[kind] for kind in squadron if kind != ROOKIE]
    return say("chances-squadron", rookies=list(squadron).count(ROOKIE), aces=aces or None)


@dataclass(frozen=True)
class TwoSquadrons:
    """What each rolls, who has more planes, and what a shot does, where the game has shots."""

    rules: Rules
    mine: Squadron
    theirs: Squadron
    hit_icons: int
    evade_icons: int

    def as_json(self) -> dict[str, Any]:
        mine, theirs = squadron_planes(self.rules, self.mine), squadron_planes(self.rules, self.theirs)
        sides = {"squadron": (self.mine, mine), "against": (self.theirs, theirs)}
        told: dict[str, Any] = {
            side: {"dice": [KINDS[kind] for kind in dice], "expected": mean(planes), "planes": planes}
            for side, (dice, planes) in sides.items()
        }
        told |= dict(zip(("more", "equal", "fewer"), beats(mine, theirs), strict=True))
        if self.rules.game == DOGFIGHT:
            told["shot_down"] = shot_down(self.rules, self.hit_icons, self.evade_icons)
        plain: dict[str, Any] = as_text(told)
        return plain

    def show(self, ruleset: DiceRuleset, paper: Paper) -> None:
        mine, theirs = squadron_planes(self.rules, self.mine), squadron_planes(self.rules, self.theirs)
        facts = {"mine": squadron_name(self.mine), "theirs": squadron_name(self.theirs)}
        paper.line(say("chances-squadrons", facts, title=game_of(ruleset).title(ruleset)))
        head = [say("chances-column-planes"), say("chances-mine", facts), say("chances-theirs", facts)]
        none = Fraction(0)
        numbers = range(max(*mine, *theirs) + 1)
        rows = [Row(str(n), [percent(side.get(n, none)) for side in (mine, theirs)]) for n in numbers]
        paper.grid(Grid(head, rows, box=None, justify="right"))
        expected = {"mine": f"{float(mean(mine)):.3f}", "theirs": f"{float(mean(theirs)):.3f}"}
        paper.line(say("chances-planes", expected))
        more, equal, fewer = (percent(chance) for chance in beats(mine, theirs))
        paper.line(say("chances-position", more=more, equal=equal, fewer=fewer))
        if self.rules.game == DOGFIGHT:
            chance = shot_down(self.rules, self.hit_icons, self.evade_icons)
            icons = {"hits": self.hit_icons, "evades": self.evade_icons}
            dice = {"hit_dice": self.rules.hit_dice, "evade_dice": self.rules.evade_dice}
            paper.line(say("chances-shot-down", {**icons, **dice}, chance=percent(chance), exactly=exactly(chance)))


def as_text(told: Any) -> Any:
    """Fractions as JSON has them."""
    if isinstance(told, dict):
        return {str(key): as_text(value) for key, value in told.items()}
    return str(told) if isinstance(told, Fraction) else told
