"""Refusals in words: the reason a rule gave, with the names and numbers of this table."""

from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader import reasons as why
from skyrmish.games.squadron_leader.constants import (
    ACE_DEFENCE,
    ASSIGN,
    ATTACK,
    ATTACK_REROLL,
    BALLOON,
    BARREL_ROLL,
    DEFENCE_REROLL,
    DIVE_BOMB,
    EDGES,
    IMMELMANN,
    MOVE,
    PLACE,
    PUSH_GAIN,
)
from skyrmish.games.squadron_leader.pieces import Manoeuvre, Plane, Rules, Table, are_enemies, pose_of
from skyrmish.games.squadron_leader.play.moving.movement import can_move, end_of, share_a_place
from skyrmish.games.squadron_leader.play.setting_up.edges import edges_of
from skyrmish.games.squadron_leader.play.setting_up.placing import apart, most_room, size_of
from skyrmish.geometry.poses import Pose
from skyrmish.match.measures import measure_planes
from skyrmish.match.numbers import rounded
from skyrmish.match.places import length_words

TO_DECIDE = {
    ASSIGN: "to assign stats",
    PLACE: "to place a plane",
    MOVE: "to move",
    ATTACK: "to attack or hold fire",
    ATTACK_REROLL: "to reroll or keep the attack dice",
    ACE_DEFENCE: "to say how many ace dice defend",
    DEFENCE_REROLL: "to reroll or keep the defence dice",
    IMMELMANN: "to fly the Immelmann or decline it",
    DIVE_BOMB: "to fly the Dive Bomb or decline it",
    PUSH_GAIN: "to gain speed or altitude",
}


def refusal(reason: int, **words: object) -> Refusal:
    """The sentence for a reason; its placeholders are filled with the words given, ``speed`` renames the stat."""
    sentence, clause = why.SENTENCES[reason]
    named = sentence.replace("Speed", str(words.get("speed", "Speed")))
    return Refusal(named.format(**words), str(words.get("clause", clause)))


def speed_name(table: Table) -> str:
    """What the edition calls Speed; whoever listens at the table knows."""
    return str(getattr(getattr(table, "journal", None), "speed", "Speed"))


def turn_refusal(rules: Rules, table: Table, i: int, names: list[str], whose_turn: str) -> Refusal:
    """Why a plane cannot be given an order now."""
    plane, name = table.planes[i], names[i]
    if not plane.flying:
        return Refusal(f"{name} is not flying any more", "SL1-GOAL-01")
    if table.decision == ASSIGN:
        return refusal(why.ALREADY_ASSIGNED, plane=name)
    if table.decision == PLACE and plane.placed:
        return refusal(why.ALREADY_PLACED, plane=name)
    if table.decision == MOVE and plane.side == table.acting:
        if plane.moved:
            return refusal(why.ALREADY_MOVED, plane=name)
        if not can_move(rules, table, i):
            return refusal(why.BLOCKED_PLANE, plane=name)
        return refusal(why.ANOTHER_IS_MOVING, other=names[table.plane])
    if table.decision == ATTACK and plane.side == table.acting:
        if plane.attacked:
            return refusal(why.ALREADY_ATTACKED, plane=name)
        return Refusal(f"{name} has no enemy to shoot at", "B-34")
    return Refusal(f"{whose_turn}, not for {name}", "SL1-MOVE-01")


def flight_refusal(reason: int, rules: Rules, table: Table, i: int, manoeuvre: Manoeuvre, names: list[str]) -> Refusal:
    plane = table.planes[i]
    if reason == why.CLIMBED_BEFORE and manoeuvre.manner == BARREL_ROLL:
        return refusal(reason, plane=names[i], clause="MOD-BRL-03")
    if reason == why.NEEDS_ALTITUDE:
        return refusal(reason, plane=names[i], cost=manoeuvre.altitude, left=plane.altitude)
    other = overlapped(rules, table, i, end_of(manoeuvre, pose_of(plane)))
    words = {"cost": manoeuvre.cost, "left": table.move.speed_left, "speed": speed_name(table)}
    return refusal(reason, plane=names[i], other=names[other], **words)


def place_refusal(reason: int, rules: Rules, table: Table, i: int, pose: Pose, names: list[str]) -> Refusal:
    """On a crowded board, the distance that is missing is the one to where most room is left."""
    other, distance, wanted = overlapped(rules, table, i, size_of(table, i, pose)), 0.0, rules.place_distance
    if reason == why.TOO_CLOSE:
        other = nearest_enemy(rules, table, i, pose)
        distance = apart(rules, size_of(table, i, pose), pose_of(table.planes[other]))
        wanted = min(wanted, most_room(rules, table, i))
    return refusal(
        reason,
        plane=names[i],
        other=names[other],
        band=rounded(rules.place_band),
        edges=" or ".join(edge_names(edges_of(rules, table, table.planes[i].side))),
        margin="a hex" if rules.hexes else f"{rounded(rules.balloon_margin)} mm",
        distance=length_words(rules, distance),
        missing=length_words(rules, wanted - distance),
    )


def edge_names(edges: int) -> list[str]:
    """The edges that bits stand for."""
    return [name for number, name in enumerate(EDGES) if (edges >> number) & 1]


def attack_refusal(reason: int, rules: Rules, table: Table, i: int, j: int, names: list[str]) -> Refusal:
    seen = measure_planes(rules, table, i, j)
    missing = length_words(rules, seen.missing)
    angle = "" if rules.hexes else f"{rounded(seen.degrees)}° "
    return refusal(reason, plane=names[i], other=names[j], missing=missing, angle=angle)


def overlapped(rules: Rules, table: Table, i: int, pose: Pose) -> int:
    """The first plane that a token here would overlap; −1: none."""
    for j in range(table.count):
        other = table.planes[j]
        if j != i and other.flying and other.placed and share_a_place(rules, pose, pose_of(other)):
            return j
    return -1


def nearest_enemy(rules: Rules, table: Table, i: int, pose: Pose) -> int:
    """The placed enemy closest to a pose."""

    def away(j: int) -> float:
        return apart(rules, pose, pose_of(table.planes[j]))

    def counts(plane: Plane) -> bool:
        return plane.placed and plane.flying and plane.kind != BALLOON and are_enemies(plane, table.planes[i])

    return min((j for j in range(table.count) if counts(table.planes[j])), key=away)
