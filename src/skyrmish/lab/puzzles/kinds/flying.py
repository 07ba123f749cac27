"""Puzzles of one move, when all others have moved: shoot and stay out of their guns, shoot down, or escape."""

from abc import abstractmethod
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from skyrmish.bots.answers import plan_orders
from skyrmish.bots.notes import with_notes
from skyrmish.bots.worth.plan_tree import next_end, start_walk
from skyrmish.engine.records import copied
from skyrmish.games.squadron_leader.constants import MOVE
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.moving.flight_plans import plan_of
from skyrmish.geometry.poses import Pose
from skyrmish.lab.puzzles.kinds.kind import Kind, Terms
from skyrmish.lab.puzzles.puzzle import Worths, answer_of, orders_in
from skyrmish.match.match import Match
from skyrmish.odds.exchange import Exchange, Prospect, exchange, exchange_now

NO_CHANCE = Fraction(0)
NOTHING_SEEN = Exchange((), ())


class End(NamedTuple):
    """Where a plan leads, and how high."""

    plan: int
    pose: Pose
    altitude: int

    @property
    def place(self) -> tuple[float, float, int, int]:
        return round(self.pose.x, 3), round(self.pose.y, 3), self.pose.eighths, self.altitude


def ends(rules: Rules, table: Table, i: int) -> Iterator[End]:
    """The end of every plan that plane i can fly without leaving the board."""
    walked = with_notes(copied(table))
    k, beyond = start_walk(rules, walked, i)
    while True:
        k, pose, low, high = next_end(rules, walked, i, k, beyond, True)
        if k == beyond:
            return
        node = rules.nodes[rules.payable[k].node]
        for change in range(low, high + 1):
            yield End(plan_of(node.path, node.depth, change), pose, walked.planes[i].altitude - node.altitude + change)
        k += 1


def answer_for(rules: Rules, plan: int, who: str) -> str:
    return answer_of([str(order) for order in plan_orders(rules, plan, who)])


def survival(health: int, threats: tuple[Prospect, ...]) -> Fraction:
    """The chance that all of these shots together leave some Health."""
    left = {0: Fraction(1)}
    for threat in threats:
        after: dict[int, Fraction] = {}
        for taken, chance in left.items():
            for amount, likely in enumerate(threat.odds.damage):
                if taken + amount < health:
                    after[taken + amount] = after.get(taken + amount, NO_CHANCE) + chance * likely
        left = after
    return sum(left.values(), NO_CHANCE)


class OneMove(Kind):
    """A plan, by what the plane would have from its end. All others have moved, and shoot first."""

    def fits(self, match: Match) -> bool:
        return match.table.decision == MOVE and len(match.deciders()) == 1

    @abstractmethod
    def seen_from(self, rules: Rules, table: Table, i: int, seen: Exchange) -> Fraction:
        """What an end is worth."""

    def worths(self, match: Match, seat: str, terms: Terms) -> Worths:  # noqa: ARG002 - takes nothing for granted
        (i,) = match.deciders()
        rules, table, found = match.rules, match.table, {}
        for end in ends(rules, table, i):
            seen = exchange(rules, table, i, end.pose, end.altitude)
            found[answer_for(rules, end.plan, match.names[i])] = self.seen_from(rules, table, i, seen)
        return found

    def worth(self, match: Match, seat: str, terms: Terms, answer: str) -> Fraction:  # noqa: ARG002
        flown, i = self._flown(match, seat, answer)
        if not flown.table.planes[i].flying:
            return NO_CHANCE
        return self.seen_from(flown.rules, flown.table, i, exchange_now(flown.rules, flown.table, i))

    def same(self, match: Match, seat: str, one: str, other: str) -> bool:
        return place_after(match, seat, one) == place_after(match, seat, other)

    def facts(self, match: Match, seat: str, terms: Terms, answer: str) -> dict[str, Any]:  # noqa: ARG002
        flown, i = self._flown(match, seat, answer)
        plane = flown.table.planes[i]
        seen = exchange_now(flown.rules, flown.table, i) if plane.flying else NOTHING_SEEN
        best = max(seen.shots, key=lambda each: (each.kill, each.odds.hit), default=None)
        return {
            "lost": not plane.flying,
            "target": flown.names[best.target] if best else None,
            "hit": float(best.odds.hit) if best else None,
            "kill": float(best.kill) if best else None,
            "threats": [flown.names[each.shooter] for each in seen.threats] or None,
            "lives": float(survival(plane.health, seen.threats)),
        }

    def _flown(self, match: Match, seat: str, answer: str) -> tuple[Match, int]:
        (i,) = match.deciders()
        flown = match.twin()
        flown.orders(orders_in(answer), seat)
        return flown, i


def place_after(match: Match, seat: str, answer: str) -> tuple[float, ...]:
    (i,) = match.deciders()
    flown = match.twin()
    flown.orders(orders_in(answer), seat)
    plane = flown.table.planes[i]
    return round(plane.x, 3), round(plane.y, 3), plane.eighths, plane.altitude, plane.flying


class SafeShot(OneMove):
    """End where you can shoot and cannot be shot: the chance to hit, or nothing where somebody can shoot back."""

    name = "safe-shot"

    def seen_from(self, rules: Rules, table: Table, i: int, seen: Exchange) -> Fraction:  # noqa: ARG002
        return NO_CHANCE if seen.threats else max((each.odds.hit for each in seen.shots), default=NO_CHANCE)


class BestShot(OneMove):
    """The best chance to shoot somebody down this round; whoever shoots before you must not have done so."""

    name = "best-shot"

    def seen_from(self, rules: Rules, table: Table, i: int, seen: Exchange) -> Fraction:
        kill = max((each.kill for each in seen.shots), default=NO_CHANCE)
        return kill if rules.simultaneous else kill * survival(table.planes[i].health, seen.threats)


class Escape(OneMove):
    """The best chance to live through this round."""

    name = "escape"

    def seen_from(self, rules: Rules, table: Table, i: int, seen: Exchange) -> Fraction:  # noqa: ARG002
        return survival(table.planes[i].health, seen.threats)
