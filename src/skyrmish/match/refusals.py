"""Refusals in words: the reason a rule gave, with the names and numbers of this table."""

from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader import reasons as why
from skyrmish.games.squadron_leader.movement import end_of
from skyrmish.games.squadron_leader.pieces import Manoeuvre, Plane, Rules, Table, are_enemies, pose_of
from skyrmish.games.squadron_leader.words import BARREL_ROLL
from skyrmish.geometry.outlines import gap, overlap
from skyrmish.geometry.poses import Pose
from skyrmish.match.measures import measure_planes
from skyrmish.match.numbers import rounded


def refusal(reason: int, **words: object) -> Refusal:
    """The sentence for a reason; its placeholders are filled with the words given."""
    sentence, clause = why.SENTENCES[reason]
    return Refusal(sentence.format(**words), str(words.get("clause", clause)))


def flight_refusal(reason: int, rules: Rules, table: Table, i: int, manoeuvre: Manoeuvre, names: list[str]) -> Refusal:
    plane = table.planes[i]
    if reason == why.CLIMBED_BEFORE and manoeuvre.manner == BARREL_ROLL:
        return refusal(reason, plane=names[i], clause="MOD-BRL-03")
    if reason == why.NEEDS_ALTITUDE:
        return refusal(reason, plane=names[i], cost=manoeuvre.altitude, left=plane.altitude)
    other = overlapped(rules, table, i, end_of(manoeuvre, pose_of(plane)))
    return refusal(reason, plane=names[i], cost=manoeuvre.cost, left=table.speed_left, other=names[other])


def place_refusal(reason: int, rules: Rules, table: Table, i: int, pose: Pose, names: list[str]) -> Refusal:
    other, distance = overlapped(rules, table, i, pose), 0.0
    if reason == why.TOO_CLOSE:
        other = nearest_enemy(rules, table, i, pose)
        distance = gap(rules.token, pose, pose_of(table.planes[other]))
    return refusal(
        reason,
        plane=names[i],
        other=names[other],
        band=rounded(rules.place_band),
        distance=rounded(distance),
        missing=rounded(rules.place_distance - distance),
    )


def attack_refusal(reason: int, rules: Rules, table: Table, i: int, j: int, names: list[str]) -> Refusal:
    seen = measure_planes(rules, table, i, j)
    return refusal(reason, plane=names[i], other=names[j], missing=rounded(seen.missing), degrees=rounded(seen.degrees))


def overlapped(rules: Rules, table: Table, i: int, pose: Pose) -> int:
    """The first plane that a token here would overlap; −1: none."""
    for j in range(table.count):
        other = table.planes[j]
        if j != i and other.flying and other.placed and overlap(rules.token, pose, pose_of(other)):
            return j
    return -1


def nearest_enemy(rules: Rules, table: Table, i: int, pose: Pose) -> int:
    """The placed enemy closest to a pose."""

    def apart(j: int) -> float:
        return gap(rules.token, pose, pose_of(table.planes[j]))

    def counts(plane: Plane) -> bool:
        return plane.placed and are_enemies(plane, table.planes[i])

    return min((j for j in range(table.count) if counts(table.planes[j])), key=apart)
