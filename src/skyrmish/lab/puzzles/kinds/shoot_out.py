"""The right stats: two planes nose to nose, shot for shot, until one of them falls."""

from fractions import Fraction
from functools import cache
from typing import Any

from skyrmish.games.squadron_leader.constants import ASSIGN
from skyrmish.games.squadron_leader.pieces import Plane, Rules
from skyrmish.games.squadron_leader.play.attacking.shot import LineOfFire, shot, totals
from skyrmish.games.squadron_leader.stats import STAT_NAMES
from skyrmish.lab.puzzles.kinds.kind import Kind, Terms
from skyrmish.lab.puzzles.puzzle import Worths
from skyrmish.match.match import Match
from skyrmish.odds.attacks import reckoner

Damage = tuple[Fraction, ...]


class Stats(Kind):
    """The chance to win a shoot-out at one range, the other one shooting first, with a Speed that is asked for."""

    name = "stats"

    def fits(self, match: Match) -> bool:
        return bool(match.table.decision == ASSIGN)

    def worths(self, match: Match, seat: str, terms: Terms) -> Worths:
        (i,) = (n for n in match.deciders() if match.seat_name(n) == seat)
        theirs = next(plane for plane in match.table.planes[: match.table.count] if plane.assigned)
        found: Worths = {}
        for order in match.legal_orders(seat):
            card = dict(zip(STAT_NAMES, map(int, order.numbers), strict=False))
            fast = card["speed"] >= terms["speed"]
            mine = Plane(**card)
            chance = wins(match.rules, mine, theirs, terms["section"]) if fast else Fraction(0)
            found[order.headed("").words()] = chance
        assert match.seat_name(i) == seat
        return found

    def facts(self, match: Match, seat: str, terms: Terms, answer: str) -> dict[str, Any]:  # noqa: ARG002
        i, theirs = next((n, plane) for n, plane in enumerate(match.table.planes) if plane.assigned)
        stats = {stat: getattr(theirs, stat) for stat in STAT_NAMES if getattr(theirs, stat)}
        return {**stats, "target": match.names[i], "section": terms["section"], "needed": terms["speed"]}


def wins(rules: Rules, mine: Plane, theirs: Plane, section: int) -> Fraction:
    """The chance to be the one who is left."""
    line = LineOfFire(section, False, False, 0)
    odds = reckoner(rules).odds
    given = odds(*totals(shot(rules, mine, theirs, line, 0, 0))).damage
    taken = odds(*totals(shot(rules, theirs, mine, line, 0, 0))).damage
    return _duel(taken, given, mine.health, theirs.health)


@cache
def _duel(taken: Damage, given: Damage, mine: int, theirs: int) -> Fraction:
    """They shoot, then I do. If nobody is hit, the round is played again: it counts for nothing."""
    won, again = Fraction(0), Fraction(0)
    for hurt, likely in enumerate(taken):
        if hurt >= mine:
            continue
        for harm, chance in enumerate(given):
            both = likely * chance
            if harm >= theirs:
                won += both
            elif hurt or harm:
                won += both * _duel(taken, given, mine - hurt, theirs - harm)
            else:
                again += both
    return won / (1 - again) if again < 1 else Fraction(0)
