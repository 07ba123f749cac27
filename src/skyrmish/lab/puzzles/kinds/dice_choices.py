"""Decisions of the dice games with an exact best choice, by the solver's tables."""

from fractions import Fraction
from typing import Any

from skyrmish.bots.squadron_dice.solver.prospects import Prospects
from skyrmish.bots.squadron_dice.solver.weighing import WEIGHED
from skyrmish.games.squadron_dice import constants as w
from skyrmish.games.squadron_dice.standing import dice_numbers
from skyrmish.lab.puzzles.kinds.kind import Kind, Terms
from skyrmish.lab.puzzles.puzzle import Worths
from skyrmish.match.match import Match
from skyrmish.odds.dice_windows import gaining_dice

FINEST = 10**6  # the tables are exact to more than this


class DiceChoice(Kind):
    """The chance to win the match, with best play from then on."""

    name, is_long = "dice", True
    margin = Fraction(1, 100)  # of a whole match: one decision seldom decides more

    def fits(self, match: Match) -> bool:
        """Every answer has an exact worth: in a window, nobody may answer it."""
        table, able = match.table, match.deciders()
        if table.decision not in WEIGHED or (len(able) > 1 and table.decision != w.SECOND_ROLL):
            return False
        return table.decision != w.SHOT_WINDOW or not table.pilots[1 - able[0]].holds

    def worths(self, match: Match, seat: str, terms: Terms) -> Worths:  # noqa: ARG002
        number = match.seating.names.index(seat)
        at = match.situation(number)
        weigh = WEIGHED[at.table.decision]
        hopes = Prospects(at.rules, at.table, number)
        legal = (order.headed("") for order in match.game.legal(at))
        return {order.words(): Fraction(round(weigh(at, order, hopes) * FINEST), FINEST) for order in legal}

    def facts(self, match: Match, seat: str, terms: Terms, answer: str) -> dict[str, Any]:  # noqa: ARG002
        other = 1 - match.seating.names.index(seat)
        told: dict[str, Any] = {"decision": match.asked.name, "target": match.names[other], "dice": None}
        if match.table.decision == w.SECOND_ROLL:
            again = sum(1 << die for die in gaining_dice(match.rules, match.table, other))
            told["dice"] = ", ".join(map(str, dice_numbers(again))) or None
        return told
