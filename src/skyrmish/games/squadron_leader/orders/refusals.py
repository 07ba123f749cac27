"""Refusals: the reason that a rule gave, with the names and numbers of this table."""

from typing import Any

from skyrmish.games.orders import Situation
from skyrmish.games.squadron_leader import reasons as why
from skyrmish.games.squadron_leader.constants import ASSIGN, ATTACK, BALLOON, MOVE, PLACE
from skyrmish.games.squadron_leader.measuring.measures import measure_planes
from skyrmish.games.squadron_leader.measuring.places import edge_names, length_words
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, are_enemies, pose_of
from skyrmish.games.squadron_leader.play.moving.movement import can_move, share_a_place
from skyrmish.games.squadron_leader.play.setting_up.crowded import most_room
from skyrmish.games.squadron_leader.play.setting_up.edges import band_of, edges_of
from skyrmish.games.squadron_leader.play.setting_up.standing import apart, size_of
from skyrmish.games.squadron_leader.rulesets.manners import manners_that
from skyrmish.geometry.poses import Pose
from skyrmish.words.lists import either
from skyrmish.words.numbers import rounded
from skyrmish.words.refusal import Refusal


def refusal(reason: int, clause: str = "", **facts: Any) -> Refusal:
    """The sentence for a reason, with its facts filled in."""
    manners = {"no_climb": manners_that("no_climb"), "solo": manners_that("solo")}  # that some reasons speak of
    return Refusal(why.KEYS[reason], clause or why.CLAUSES[reason], **{**manners, **facts})


def no(at: Situation, reason: int, clause: str = "", **facts: Any) -> Refusal:
    """The same, about the plane that was given an order."""
    return refusal(reason, clause, plane=at.name, **{**at.called, **facts})


def not_now(at: Situation) -> Refusal | None:
    """Why a plane cannot be given an order now; nothing, if only another's turn is against it."""
    table, plane = at.table, at.table.planes[at.number]
    mine = plane.side == table.acting
    if not plane.flying:
        return Refusal("not-flying", "SL1-GOAL-01", plane=at.name)
    if table.decision == ASSIGN:
        return no(at, why.ALREADY_ASSIGNED)
    if table.decision == PLACE and plane.placed:
        return no(at, why.ALREADY_PLACED)
    if table.decision == MOVE and mine:
        return not_to_move(at)
    if table.decision == ATTACK and mine:
        return no(at, why.ALREADY_ATTACKED) if plane.attacked else Refusal("no-enemy", "B-34", plane=at.name)
    return None


def not_to_move(at: Situation) -> Refusal:
    """Why a plane of the side that moves cannot be the one."""
    if at.table.planes[at.number].moved:
        return no(at, why.ALREADY_MOVED)
    if not can_move(at.rules, at.table, at.number):
        return no(at, why.BLOCKED_PLANE)
    return no(at, why.ANOTHER_IS_MOVING, other=at.names[at.table.plane])


def no_place(at: Situation, reason: int, pose: Pose) -> Refusal:
    """On a crowded board, the distance that is missing is the one to where most room is left."""
    rules, table, i = at.rules, at.table, at.number
    other, distance, wanted = overlapped(rules, table, i, size_of(table, i, pose)), 0.0, rules.place_distance
    if reason == why.TOO_CLOSE:
        other = nearest_enemy(rules, table, i, pose)
        distance = apart(rules, size_of(table, i, pose), pose_of(table.planes[other]))
        wanted = min(wanted, most_room(rules, table, i))
    return no(
        at,
        reason,
        other=at.names[other],
        band=rounded(band_of(rules)),
        touching=rules.mission,
        edges=either(edge_names(edges_of(rules, table, table.planes[i].side))),
        hexes=rules.hexes,
        margin=rounded(rules.balloon_margin),
        distance=length_words(rules, distance),
        missing=length_words(rules, wanted - distance),
    )


def no_shot(at: Situation, reason: int, j: int) -> Refusal:
    seen = measure_planes(at.rules, at.table, at.number, j)
    missing = length_words(at.rules, seen.missing)
    return no(at, reason, other=at.names[j], missing=missing, hexes=at.rules.hexes, degrees=rounded(seen.degrees))


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
