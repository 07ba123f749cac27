"""The right reroll: dice lie on the table, and a plane is to be shot down, or not to be."""

from fractions import Fraction
from typing import Any

from skyrmish.games.squadron_leader.constants import ATTACK_REROLL, DEFENCE_REROLL
from skyrmish.games.squadron_leader.orders import verbs as v
from skyrmish.lab.puzzles.kinds.kind import Kind, Terms
from skyrmish.lab.puzzles.puzzle import Worths
from skyrmish.match.match import Match
from skyrmish.odds.shown import reroll_advice

KEEP = "keep"


class Reroll(Kind):
    """The chance to shoot the target down with this attack; for a defender, the chance not to be."""

    name = "reroll"

    def fits(self, match: Match) -> bool:
        return match.table.decision in (ATTACK_REROLL, DEFENCE_REROLL)

    def worths(self, match: Match, seat: str, terms: Terms) -> Worths:  # noqa: ARG002
        table = match.table
        health = table.planes[table.target].health
        advice = reroll_advice(match.rules, table, health)
        kills = {KEEP: advice.keep.kill(health)}
        kills |= {f"reroll {each.die + 1}": each.odds.kill(health) for each in advice.dice}
        if table.decision == ATTACK_REROLL:
            return kills
        return {answer: Fraction(1) - kill for answer, kill in kills.items()}

    def same(self, match: Match, seat: str, one: str, other: str) -> bool:  # noqa: ARG002
        """Dice that show the same are the same."""
        return shown(match, one) == shown(match, other)

    def facts(self, match: Match, seat: str, terms: Terms, answer: str) -> dict[str, Any]:  # noqa: ARG002
        table = match.table
        target = table.planes[table.target]
        return {
            "target": match.names[table.target],
            "health": target.health,
            "attacks": table.decision == ATTACK_REROLL,
        }


def shown(match: Match, answer: str) -> str:
    order, table = match.game.notation.parse(answer), match.table
    if order.verb == v.KEEP:
        return KEEP
    dice = table.attack_dice if table.decision == ATTACK_REROLL else table.defence_dice
    return str(dice[int(order.numbers[0]) - 1])
