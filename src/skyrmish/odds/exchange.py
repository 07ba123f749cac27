"""What a pilot asks of a pose: what do I give from there, and what can I get back this round?"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, are_enemies, pose_of
from skyrmish.games.squadron_leader.play.attacking.attack import ace_attack_rerolls, ace_defence_rerolls, aces_left
from skyrmish.games.squadron_leader.play.attacking.gunnery import (
    aim,
    attack_dice,
    attacker_rerolls,
    counts_guides,
    defender_rerolls,
    is_in_guides,
)
from skyrmish.geometry.poses import Pose
from skyrmish.odds.attacks import Odds, reckoner


@dataclass(frozen=True)
class Shot:
    """An attack that could be made: its dice, its rerolls and its odds."""

    shooter: int
    target: int
    section: int
    attack: int
    defence: int
    rerolls: int
    defence_rerolls: int
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
        dice = {"attack": self.attack, "defense": self.defence}
        rerolls = {"attacker_rerolls": self.rerolls, "defender_rerolls": self.defence_rerolls}
        planes = {"from": names[self.shooter], "to": names[self.target], "section": self.section}
        return {**planes, **dice, **rerolls, "moved": self.moved, **self.odds.as_json(self.health)}


@dataclass(frozen=True)
class Exchange:
    """Shots that could be given, the best first; and shots that enemies may still fire this round, as they stand."""

    shots: tuple[Shot, ...]
    threats: tuple[Shot, ...]

    @property
    def best(self) -> Shot | None:
        return self.shots[0] if self.shots else None

    @property
    def sure_threats(self) -> tuple[Shot, ...]:
        """From enemies that have moved already: the others will not stay where they are."""
        return tuple(shot for shot in self.threats if shot.moved)

    @property
    def taken(self) -> Fraction:
        """Damage to be expected, if every enemy that has moved fires at you."""
        return sum((shot.odds.expected for shot in self.sure_threats), Fraction(0))

    @property
    def hit(self) -> Fraction:
        """The chance to be hit at all, if every enemy that has moved fires at you."""
        missed = Fraction(1)
        for shot in self.sure_threats:
            missed *= 1 - shot.odds.hit
        return 1 - missed

    def as_json(self, names: list[str]) -> dict[str, Any]:
        return {
            "best": self.best.as_json(names) if self.best else None,
            "shots": [shot.as_json(names) for shot in self.shots],
            "threats": [shot.as_json(names) for shot in self.threats],
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
        there = pose_of(enemy)
        if not plane.attacked and not enemy.shot_down:
            aces = aces_left(plane), aces_left(enemy)
            shots.append(_shot(rules, table, (i, j), (pose, altitude), (there, enemy.altitude), aces, enemy.moved))
        if not enemy.attacked and not plane.shot_down:
            aces = aces_left(enemy), 0
            threats.append(_shot(rules, table, (j, i), (there, enemy.altitude), (pose, altitude), aces, enemy.moved))
    given = sorted((shot for shot in shots if shot), key=lambda shot: -shot.worth)
    return Exchange(tuple(given), tuple(shot for shot in threats if shot))


def exchange_now(rules: Rules, table: Table, i: int) -> Exchange:
    """The same from where the plane stands."""
    return exchange(rules, table, i, pose_of(table.planes[i]), table.planes[i].altitude)


def shot_at(rules: Rules, table: Table, i: int, j: int, aces: int = 0) -> Shot | None:
    """An attack of plane i on plane j as they stand, with so many ace dice; None if it cannot aim there."""
    a, b = table.planes[i], table.planes[j]
    here, there = (pose_of(a), a.altitude), (pose_of(b), b.altitude)
    return _shot(rules, table, (i, j), here, there, (aces, aces_left(b)), b.moved)


Place = tuple[Pose, int]  # and the altitude there


def _shot(
    rules: Rules, table: Table, pair: tuple[int, int], here: Place, there: Place, aces: tuple[int, int], moved: bool
) -> Shot | None:
    section = aim(rules, here[0], there[0])
    if section == 0:
        return None
    shooter, target = table.planes[pair[0]], table.planes[pair[1]]
    lined_up = counts_guides(rules) and is_in_guides(rules, here[0], there[0])
    attack = attack_dice(rules, shooter.attack, lined_up) + aces[0]
    defence = target.defense + aces[1]
    mine, theirs = rerolls_between(rules, shooter, target, section, here[1], there[1], lined_up)
    odds = reckoner(rules).odds(attack, defence, mine, theirs)
    return Shot(*pair, section, attack, defence, mine, theirs, target.health, odds, bool(moved))


def rerolls_between(
    rules: Rules, shooter: Plane, target: Plane, section: int, altitude: int, target_altitude: int, lined_up: bool
) -> tuple[int, int]:
    """SL1-BON-01, SL1-BON-02, MOD-ALT-05, C-1, C-2  Both pilots' rerolls: for range, altitude, guides, and the Ace."""
    mine = attacker_rerolls(rules, section, altitude, target_altitude, lined_up) + ace_attack_rerolls(shooter)
    theirs = defender_rerolls(rules, section, altitude, target_altitude) + ace_defence_rerolls(rules, target)
    return mine, theirs
