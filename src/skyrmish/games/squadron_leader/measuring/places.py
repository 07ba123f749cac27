"""Where planes are, as people write it: millimetres and degrees on an open board, hexes and facings on a grid."""

import math
from collections.abc import Mapping
from typing import Any

from skyrmish.games.squadron_leader.constants import EDGES
from skyrmish.games.squadron_leader.pieces import Bomb, Plane, Rules, heading_of
from skyrmish.geometry.hexes import FACINGS, hex_distance, hex_moved, hex_pose, is_off_grid
from skyrmish.geometry.poses import Pose, pose_at
from skyrmish.geometry.rulers import measured
from skyrmish.words.catalogue import say
from skyrmish.words.language import in_each_language
from skyrmish.words.numbers import rounded, whole
from skyrmish.words.refusal import Refusal

PARTS = 1e6  # of a millimetre; on the grid the same as six decimals, which take twice as long to find
MOST_TOLD = 4096  # lengths in words that are remembered
ROOT_THREE = math.sqrt(3.0)


def pose_named(rules: Rules, x: float, y: float, heading: float) -> Pose:
    """The pose that three numbers of an order mean."""
    if not rules.hexes:
        return pose_at(x, y, heading)
    if (x, y, heading) != (int(x), int(y), int(heading)) or not 0 <= heading < FACINGS:
        raise Refusal("place-on-hexes", "B-48", most=FACINGS - 1)
    return hex_pose(x, y, int(heading))


def pose_facts(rules: Rules, plane: Plane) -> dict[str, Any]:
    if rules.hexes:
        return {"q": int(plane.x), "r": int(plane.y), "facing": plane.eighths}
    x, y, heading = round(plane.x * PARTS), round(plane.y * PARTS), round(heading_of(plane) * PARTS)
    return {"x": x / PARTS, "y": y / PARTS, "heading": heading / PARTS}


def where_words(facts: Mapping[str, Any]) -> str:
    """The place that the facts of an event name; those that do not apply may be there, as None."""
    facing, heading = facts.get("facing"), facts.get("heading")
    if facts.get("q") is not None:
        place = {"q": str(facts["q"]), "r": str(facts["r"])}
        return say("at-hex-alone", place) if facing is None else say("at-hex", place, facing=facing)
    return mm_place(facts["x"], facts["y"], heading)


@in_each_language(MOST_TOLD)
def mm_place(x: float, y: float, heading: float | None) -> str:
    """(350, 140) heading 90°."""
    place = {"x": rounded(x), "y": rounded(y)}
    return say("at-point", place) if heading is None else say("at-pose", place, heading=rounded(heading))


def bomb_facts(rules: Rules, bomb: Bomb) -> dict[str, Any]:
    """C-3  Where a bomb lies."""
    if rules.hexes:
        return {"q": int(bomb.x), "r": int(bomb.y)}
    return {"x": round(bomb.x * PARTS) / PARTS, "y": round(bomb.y * PARTS) / PARTS}


def drawn_pose(rules: Rules, pose: Pose) -> Pose:
    """A pose as a map draws it, north up; hexes become points on a plane, one side of a hex long."""
    if not rules.hexes:
        return pose
    return pose_at(1.5 * pose.x, -ROOT_THREE * (pose.y + pose.x / 2.0), 90.0 - 60.0 * pose.eighths)


def hexes_to_edge(rules: Rules, pose: Pose, turn: int) -> int:
    """How many hexes lie between a plane and the end of the grid, in the direction of its nose turned clockwise."""
    ahead, count = hex_pose(pose.x, pose.y, (pose.eighths + turn) % FACINGS), 0
    while not is_off_grid(hex_moved(ahead, 1.0, 0.0, 0), rules.board_width, rules.board_height):
        ahead, count = hex_moved(ahead, 1.0, 0.0, 0), count + 1
    return count


def distance(rules: Rules, a: Pose, b: Pose) -> float:
    """HEX-08, B-01  The distance that counts for range: millimetres, or hexes."""
    return hex_distance(a, b) if rules.hexes else measured(rules.token, rules.range_measure, a, b)


def length_words(rules: Rules, length: float, decimals: int = 1) -> str:
    """12.5 mm, 1 hex, 3 hexes."""
    return hex_words(length) if rules.hexes else mm_words(rounded(length, decimals))


@in_each_language(MOST_TOLD)
def mm_words(length: str) -> str:
    """A table measures again and again, and to say it costs as much as to measure it."""
    return say("so-many-mm", length=length)


@in_each_language(MOST_TOLD)
def hex_words(count: float) -> str:
    """1 hex, 3 hexes."""
    return say("so-many-hexes", count=whole(count))


def edge_names(edges: int) -> list[str]:
    """The edges that bits stand for."""
    return [say(f"edge-{name}") for number, name in enumerate(EDGES) if (edges >> number) & 1]
