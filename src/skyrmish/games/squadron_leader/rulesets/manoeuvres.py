"""Manoeuvres: every template in every manner that a ruleset lets it be flown, and what that costs."""

from typing import Any

from skyrmish.games.squadron_leader.constants import (
    BARREL_ROLL,
    PLAIN,
    SPLIT_S,
    STRAIGHT,
    TEMPLATES,
    TURN_LEFT,
    TURN_RIGHT,
)
from skyrmish.games.squadron_leader.pieces import Manoeuvre
from skyrmish.geometry.headings import turned
from skyrmish.geometry.hexes import FACINGS
from skyrmish.geometry.piece_sets import BOMBER_STUB, SPACE_PIRATES, SQUADRON_LEADER, PieceSet
from skyrmish.geometry.poses import Motion
from skyrmish.geometry.templates import mirrored, printed_bank_motion

EIGHTHS = 8


def motions(pieces: PieceSet, bank_geometry: str) -> dict[str, Motion]:
    """SL1-MOVE-04, B-11, B-18, B-57  Centre-to-centre motion of each template, by its name."""
    straight, bank, turn = (pieces.motion(template) for template in pieces.templates)
    if bank_geometry == "stl" and pieces is SQUADRON_LEADER:
        bank = printed_bank_motion()
    return dict(zip(TEMPLATES, (straight, bank, mirrored(bank), turn, mirrored(turn)), strict=True))


def hex_motions() -> dict[str, Motion]:
    """HEX-05, HEX-06, HEX-07, B-48  Hexes ahead and to the side, and the turn, clockwise."""
    moves = Motion(2, 0, 0), Motion(1, 1, -1), Motion(1, -1, 1), Motion(0, 1, -2), Motion(0, -1, 2)
    return dict(zip(TEMPLATES, moves, strict=True))


def pieces_of(values: dict[str, Any]) -> PieceSet:
    """B-57  The pieces that a ruleset is played with."""
    return SPACE_PIRATES if values["sp.geometry"] == "native" else SQUADRON_LEADER


def manoeuvres_of(values: dict[str, Any], costs: dict[str, int], hexes: bool) -> list[Manoeuvre]:
    """Plain templates first, then Split S, then barrel rolls, as far as the ruleset has them."""
    moves = hex_motions() if hexes else motions(pieces_of(values), values["bank.geometry"])
    flown = enumerate(moves.items())
    out = [_plain(number, motion, costs[name.split()[0]], hexes) for number, (name, motion) in flown]
    plain = list(out)
    if values["splitS"] != "off":
        out += [_split_s(manoeuvre, values, costs) for manoeuvre in plain]
    if values["barrelRoll"] == "double":
        out += [_barrel_roll(manoeuvre, costs) for manoeuvre in plain if manoeuvre.template != STRAIGHT]
    elif values["barrelRoll"] == "soloTurn":
        out += [_lone_barrel_roll(manoeuvre) for manoeuvre in plain if manoeuvre.template in (TURN_LEFT, TURN_RIGHT)]
    return out


def _plain(number: int, motion: Motion, cost: int, hexes: bool) -> Manoeuvre:
    """SL1-MOVE-02, HEX-01  A template as printed, or what stands for it on hexes."""
    turn = motion.eighths % (FACINGS if hexes else EIGHTHS)
    ahead, left = float(motion.ahead), float(motion.left)
    flown = Manoeuvre(template=number, manner=PLAIN, ahead=ahead, left=left, eighths=turn, cost=cost, hexes=hexes)
    flown.bomber_ahead, flown.bomber_left = (ahead, left) if hexes else stub_to_stub(motion)
    return flown


def stub_to_stub(motion: Motion) -> tuple[float, float]:
    """C-3  A bomber's centre leads each notch by one stub more."""
    c, s = turned(1.0, 0.0, motion.eighths % EIGHTHS)
    return motion.ahead + BOMBER_STUB * (1.0 + c), motion.left + BOMBER_STUB * s


def _changed(manoeuvre: Manoeuvre, manner: int, turn: int, cost: int) -> Manoeuvre:
    kept = {
        name: getattr(manoeuvre, name) for name in ("template", "ahead", "left", "hexes", "bomber_ahead", "bomber_left")
    }
    return Manoeuvre(**kept, manner=manner, eighths=turn % facings(manoeuvre), cost=cost)


def facings(manoeuvre: Manoeuvre) -> int:
    """How many ways a plane can face."""
    return FACINGS if manoeuvre.hexes else EIGHTHS


def _split_s(manoeuvre: Manoeuvre, values: dict[str, Any], costs: dict[str, int]) -> Manoeuvre:
    """MOD-SPS-01, MOD-SPS-02, B-23, B-24, B-25, B-52, C-1, C-2  Pay altitude and Speed to face the other way."""
    four = values["splitS"] == "4alt×1"
    factor = costs["special_factor"] if not four else (1 if values["splitS.paysTemplate"] else 0)
    split = _changed(manoeuvre, SPLIT_S, manoeuvre.eighths + facings(manoeuvre) // 2, manoeuvre.cost * factor)
    split.altitude = costs["split_s_altitude_4" if four else "split_s_altitude"]
    split.no_climb = True
    return split


def _barrel_roll(manoeuvre: Manoeuvre, costs: dict[str, int]) -> Manoeuvre:
    """MOD-BRL-01, MOD-BRL-02, B-27  Double Speed for a bank or turn that keeps the heading."""
    roll = _changed(manoeuvre, BARREL_ROLL, 0, manoeuvre.cost * costs["special_factor"])
    roll.no_climb = True
    return roll


def _lone_barrel_roll(manoeuvre: Manoeuvre) -> Manoeuvre:
    """C-2  A turn that keeps the heading, and costs all other manoeuvres of the round."""
    roll = _changed(manoeuvre, BARREL_ROLL, 0, 0)
    roll.solo = True
    return roll
