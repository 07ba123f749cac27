"""Puzzles over two rounds: fly so that next round, wherever the other one goes, your guns bear on it."""

from fractions import Fraction

from skyrmish.engine.records import copied
from skyrmish.games.squadron_leader.constants import MOVE
from skyrmish.games.squadron_leader.pieces import Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.attacking.shot import line_of_fire, shot, totals
from skyrmish.lab.puzzles.kinds.flying import NO_CHANCE, End, answer_for, ends, place_after
from skyrmish.lab.puzzles.kinds.kind import Kind, Terms
from skyrmish.lab.puzzles.puzzle import Worths, orders_in
from skyrmish.match.match import Match
from skyrmish.odds.attacks import reckoner

SURE = Fraction(1)
PAIR = 2


class Trap(Kind):
    """The chance to hit next round that nobody can take from you; nobody has a shot in this one, whatever you fly."""

    name, is_long = "trap", True

    def fits(self, match: Match) -> bool:
        table = match.table
        if table.decision != MOVE or table.count != PAIR:
            return False
        (i,) = match.deciders()
        return not has_shots(match.rules, table, i, 1 - i)

    def worths(self, match: Match, seat: str, terms: Terms) -> Worths:  # noqa: ARG002
        (i,) = match.deciders()
        found: Worths = {}
        for end in ends(match.rules, match.table, i):
            answer = answer_for(match.rules, end.plan, match.names[i])
            found[answer] = self.follow(match, seat, answer)[0]
        return found

    def worth(self, match: Match, seat: str, terms: Terms, answer: str) -> Fraction:  # noqa: ARG002
        return self.follow(match, seat, answer)[0]

    def same(self, match: Match, seat: str, one: str, other: str) -> bool:
        return place_after(match, seat, one) == place_after(match, seat, other)

    def follow(self, match: Match, seat: str, answer: str) -> tuple[Fraction, str]:
        """What is sure after an answer, and how you go on, where you move first."""
        (i,) = match.deciders()
        flown = match.twin()
        flown.orders(orders_in(answer), seat)
        rules, table = flown.rules, flown.table
        if not table.planes[i].flying or table.decision != MOVE:
            return NO_CHANCE, ""
        (first,) = flown.deciders()
        other = 1 - i
        if first == i:
            worth, end = guaranteed(rules, table, i, other)
            return worth, answer_for(rules, end.plan, flown.names[i]) if end else ""
        return answered(rules, table, i, other), ""


def guaranteed(rules: Rules, table: Table, i: int, j: int) -> tuple[Fraction, End | None]:
    """Plane i moves before plane j: the plan after which j can do least about it."""
    best, chosen = NO_CHANCE, None
    for end in ends(rules, table, i):
        least = SURE
        for reply in ends(rules, moved(table, i, end), j):
            least = min(least, hit(rules, table, i, end, j, reply))
            if least <= best:
                break
        if least > best:
            best, chosen = least, end
    return best, chosen


def answered(rules: Rules, table: Table, i: int, j: int) -> Fraction:
    """Plane j moves before plane i: what it cannot help, wherever it goes."""
    least = SURE
    for flight in ends(rules, table, j):
        after = moved(table, j, flight)
        best = NO_CHANCE
        for end in ends(rules, after, i):
            best = max(best, hit(rules, table, i, end, j, flight))
            if best >= least:
                break
        least = min(least, best)
        if not least:
            break
    return least


def moved(table: Table, i: int, end: End) -> Table:
    after = copied(table)
    plane = after.planes[i]
    plane.x, plane.y, plane.eighths, plane.altitude = end.pose.x, end.pose.y, end.pose.eighths, end.altitude
    return after


def hit(rules: Rules, table: Table, i: int, mine: End, j: int, theirs: End) -> Fraction:
    """The chance that plane i hits plane j from there."""
    line = line_of_fire(rules, table, i, mine.pose, j, theirs.pose, mine.altitude - theirs.altitude)
    if line.section == 0:
        return NO_CHANCE
    thrown = shot(rules, table.planes[i], table.planes[j], line, 0, 0)
    return reckoner(rules).odds(*totals(thrown)).hit


def has_shots(rules: Rules, table: Table, i: int, j: int) -> bool:
    """Somebody could shoot this round, wherever plane i flies."""
    there = pose_of(table.planes[j])
    for end in ends(rules, table, i):
        still = End(0, there, table.planes[j].altitude)
        if hit(rules, table, i, end, j, still) or hit(rules, table, j, still, i, end):
            return True
    return False
