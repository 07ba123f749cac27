"""Manoeuvres: every template in every manner that a ruleset lets it be flown, and what that costs."""

from typing import Any

from skyrmish.engine.records import copied
from skyrmish.games.squadron_leader.pieces import MOST_MANOEUVRES, Manoeuvre
from skyrmish.games.squadron_leader.rulesets.manners import (
    ABOUT,
    KEPT,
    MANNER_ROWS,
    TEMPLATE_ROWS,
    Manner,
    TemplateRow,
    Way,
)
from skyrmish.geometry.headings import FULL_CIRCLE, turned
from skyrmish.geometry.hexes import FACINGS
from skyrmish.geometry.piece_sets import (
    BOMBER_STUB,
    SPACE_PIRATES,
    SQUADRON_LEADER,
    SQUADRON_LEADER_AS_PRINTED,
    PieceSet,
)
from skyrmish.geometry.poses import Motion, Pose, moved
from skyrmish.geometry.templates import mirrored
from skyrmish.words.refusal import Refusal


def motion_of(row: TemplateRow, pieces: PieceSet) -> Motion:
    """SL1-MOVE-04, B-11, B-18, B-57  Centre-to-centre motion of a template."""
    motion = pieces.motion(next(each for each in pieces.templates if each.name == row.kind))
    return mirrored(motion) if row.hand == "right" else motion


def pieces_of(values: dict[str, Any]) -> PieceSet:
    """B-11, B-57  The pieces that a ruleset is played with."""
    if values["sp.geometry"] == "native":
        return SPACE_PIRATES
    return SQUADRON_LEADER_AS_PRINTED if values["bank.geometry"] == "stl" else SQUADRON_LEADER


def manoeuvres_of(values: dict[str, Any], costs: dict[str, int], hexes: bool) -> list[Manoeuvre]:
    """Plain templates first, then each manner that the ruleset has, in the table's order."""
    plain = [_plain(number, row, values, costs, hexes) for number, row in enumerate(TEMPLATE_ROWS)]
    found = list(plain)
    for number, manner in enumerate(MANNER_ROWS):
        way = manner.way(values)
        if way is not None:
            pays = values.get(way.free_without, True)
            fitting = [each for each in plain if TEMPLATE_ROWS[each.template].kind in way.templates]
            found += [_in_manner(each, number, manner, way, costs, pays) for each in fitting]
    if len(found) > MOST_MANOEUVRES:
        raise Refusal("too-many-manoeuvres", count=len(found), most=MOST_MANOEUVRES)
    return found


def _plain(number: int, row: TemplateRow, values: dict[str, Any], costs: dict[str, int], hexes: bool) -> Manoeuvre:
    """SL1-MOVE-02, HEX-01, HEX-05, HEX-06, HEX-07, B-48  A template as printed, or what stands for it on hexes."""
    motion = Motion(*row.on_hexes) if hexes else motion_of(row, pieces_of(values))
    turn = motion.eighths % (FACINGS if hexes else FULL_CIRCLE)
    ahead, left = float(motion.ahead), float(motion.left)
    flown = Manoeuvre(template=number, ahead=ahead, left=left, eighths=turn, cost=costs[row.kind], hexes=hexes)
    flown.bomber_ahead, flown.bomber_left = (ahead, left) if hexes else stub_to_stub(motion)
    for eighths in range(FULL_CIRCLE):
        end = moved(Pose(0.0, 0.0, 1.0, 0.0, eighths, 1.0), ahead, left, 0)
        flown.east[eighths], flown.north[eighths] = end.x, end.y
    return flown


def stub_to_stub(motion: Motion) -> tuple[float, float]:
    """C-3  A bomber's centre leads each notch by one stub more."""
    c, s = turned(1.0, 0.0, motion.eighths % FULL_CIRCLE)
    return motion.ahead + BOMBER_STUB * (1.0 + c), motion.left + BOMBER_STUB * s


def facings(manoeuvre: Manoeuvre) -> int:
    """How many ways a plane can face."""
    return FACINGS if manoeuvre.hexes else FULL_CIRCLE


def _in_manner(plain: Manoeuvre, number: int, manner: Manner, way: Way, costs: dict[str, int], pays: bool) -> Manoeuvre:
    """MOD-SPS-01, MOD-SPS-02, MOD-BRL-01, MOD-BRL-02, B-23, B-24, B-25, B-27, B-52, C-1, C-2  Another way to fly it."""
    flown = copied(plain)
    flown.manner = number
    flown.cost *= _number(way.times, costs) if pays else 0
    flown.altitude, flown.no_climb, flown.solo = _number(way.altitude, costs), way.no_climb, way.solo
    if manner.nose == ABOUT:
        flown.eighths = (plain.eighths + facings(plain) // 2) % facings(plain)
    elif manner.nose == KEPT:
        flown.eighths = 0
    return flown


def _number(told: int | str, costs: dict[str, int]) -> int:
    """A number, or the edition's of that name."""
    return costs[told] if isinstance(told, str) else told
