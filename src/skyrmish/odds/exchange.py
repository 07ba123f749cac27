"""What a pilot asks of a pose: what do I give from there, and what can I get back this round?"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from skyrmish.games.squadron_leader.pieces import Rules, Table, are_enemies, pose_of
from skyrmish.games.squadron_leader.play.attacking.attack import aces_left
from skyrmish.games.squadron_leader.play.attacking.gunnery import has_guns
from skyrmish.games.squadron_leader.play.attacking.shot import (
    LineOfFire,
    Shot,
    line_of_fire,
    shot,
    totals,
)
from skyrmish.geometry.poses import Pose
from skyrmish.odds.attacks import Odds, reckoner


@dataclass(frozen=True)
class Prospect:
    """An attack that could be made, and its odds."""

    shooter: int
    target: int
    line: LineOfFire
    shot: Shot
    health: int  # of the target
    odds: Odds
    moved: bool  # the enemy in it has moved: it will be there when the shot is fired

    @property
    def kill(self) -> Fraction:
        return self.odds.kill(self.health)

    @property
    def worth(self) -> Fraction:
        """The part of its Health that the target loses on average."""
        return self.odds.loss(self.health) / self.health

    def as_json(self, names: list[str]) -> dict[str, Any]:
        planes = {"from": names[self.shooter], "to": names[self.target], "section": self.line.section}
        numbers = dict(
            zip(("attack", "defense", "attacker_rerolls", "defender_rerolls"), totals(self.shot), strict=True)
        )
        return {**planes, **numbers, "moved": self.moved, **self.odds.as_json(self.health)}


@dataclass(frozen=True)
class Exchange:
    """Shots that could be given, the best first; and shots that enemies may still fire this round, as they stand."""

    shots: tuple[Prospect, ...]
    threats: tuple[Prospect, ...]

    @property
    def best(self) -> Prospect | None:
        return self.shots[0] if self.shots else None

    @property
    def sure_threats(self) -> tuple[Prospect, ...]:
        """From enemies that have moved already: the others will not stay where they are."""
        return tuple(each for each in self.threats if each.moved)

    @property
    def taken(self) -> Fraction:
        """Damage to be expected, if every enemy that has moved fires at you."""
        return sum((each.odds.expected for each in self.sure_threats), Fraction(0))

    @property
    def hit(self) -> Fraction:
        """The chance to be hit at all, if every enemy that has moved fires at you."""
        missed = Fraction(1)
        for each in self.sure_threats:
            missed *= 1 - each.odds.hit
        return 1 - missed

    def as_json(self, names: list[str]) -> dict[str, Any]:
        return {
            "best": self.best.as_json(names) if self.best else None,
            "shots": [each.as_json(names) for each in self.shots],
            "threats": [each.as_json(names) for each in self.threats],
            "taken": str(self.taken),
            "taken_float": float(self.taken),
            "hit": str(self.hit),
            "hit_float": float(self.hit),
        }


def exchange(rules: Rules, table: Table, i: int, pose: Pose, altitude: int) -> Exchange:
    """SL1-RND-01, B-32, B-33  Plane i at a pose and an altitude, everyone else as they stand.

    Ace dice are counted where they are worth most: all of the shooter's, all of the target's, but your own only once,
    in your attack.
    """
    plane = table.planes[i]
    shots, threats = [], []
    for j in range(table.count):
        enemy = table.planes[j]
        if not enemy.flying or not are_enemies(plane, enemy):
            continue
        there, higher = pose_of(enemy), altitude - enemy.altitude
        if has_guns(plane) and not plane.attacked and not enemy.shot_down:
            line = line_of_fire(rules, table, i, pose, j, there, higher)
            shots.append(_prospect(rules, table, (i, j), line, (aces_left(plane), aces_left(enemy)), enemy.moved))
        if has_guns(enemy) and not enemy.attacked and not plane.shot_down:
            line = line_of_fire(rules, table, j, there, i, pose, -higher)
            threats.append(_prospect(rules, table, (j, i), line, (aces_left(enemy), 0), enemy.moved))
    given = sorted((each for each in shots if each), key=lambda each: -each.worth)
    return Exchange(tuple(given), tuple(each for each in threats if each))


def exchange_now(rules: Rules, table: Table, i: int) -> Exchange:
    """The same from where the plane stands."""
    return exchange(rules, table, i, pose_of(table.planes[i]), table.planes[i].altitude)


def shot_at(rules: Rules, table: Table, i: int, j: int, aces: int = 0) -> Prospect | None:
    """An attack of plane i on plane j as they stand, with so many ace dice; None if it cannot aim there."""
    a, b = table.planes[i], table.planes[j]
    line = line_of_fire(rules, table, i, pose_of(a), j, pose_of(b), a.altitude - b.altitude)
    return _prospect(rules, table, (i, j), line, (aces, aces_left(b)), b.moved)


def _prospect(
    rules: Rules, table: Table, pair: tuple[int, int], line: LineOfFire, aces: tuple[int, int], moved: bool
) -> Prospect | None:
    if line.section == 0:
        return None
    shooter, target = table.planes[pair[0]], table.planes[pair[1]]
    thrown = shot(rules, shooter, target, line, *aces)
    return Prospect(*pair, line, thrown, target.health, reckoner(rules).odds(*totals(thrown)), bool(moved))
