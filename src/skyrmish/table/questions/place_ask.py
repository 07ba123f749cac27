"""The question for a placement: where the token's centre may go, where not and why, and some good spots."""

import math
from functools import lru_cache

from skyrmish.games.squadron_leader.constants import BALLOON, EDGES
from skyrmish.games.squadron_leader.measuring.places import length_words
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, are_enemies, pose_of
from skyrmish.games.squadron_leader.play.setting_up.edges import band_of, edges_of
from skyrmish.games.squadron_leader.play.setting_up.spots import spot, spot_count
from skyrmish.games.squadron_leader.play.setting_up.standing import is_apart, surely_apart, surely_close, why_not_stand
from skyrmish.games.squadron_leader.reasons import ALLOWED, CLAUSES, PLACED_ON_ANOTHER, TOO_CLOSE
from skyrmish.geometry.drawn_shapes import grown
from skyrmish.geometry.hexes import FACINGS
from skyrmish.geometry.piece_sets import polygon
from skyrmish.geometry.poses import Pose
from skyrmish.match.match import Match
from skyrmish.table.messages.asks import Keepaway, PlaceAsk, Reason, Rim
from skyrmish.table.messages.drawing import Outline
from skyrmish.table.questions.good_places import drawn_spot, spread
from skyrmish.table.views.pieces import hex_outline
from skyrmish.table.views.sky import Sky, rounded_outline
from skyrmish.words.catalogue import say

CURVE = 8


def place_ask(match: Match, sky: Sky, seat: str, planes: list[int]) -> PlaceAsk:
    rules, good = match.rules, good_spots(match, sky, planes[0])
    return PlaceAsk(
        seat=seat,
        planes=[match.names[i] for i in planes],
        free=not rules.hexes,
        allowed=[] if rules.hexes else allowed(match, planes[0]),
        rim=rim(match, planes[0]),
        keepaways=keepaways(match, sky, planes[0]),
        spots=[drawn_spot(sky, pose) for pose in spread(match, sky, planes[0], good)],
        others=[drawn_spot(sky, pose) for pose in facings_of(rules, good)],
        order="place {x} {y} {heading}",
    )


def allowed(match: Match, i: int) -> list[Outline]:
    """SL1-PLACE-01, C-3, C-4  Along the edges that the side may use; a balloon away from all of them."""
    rules, plane = match.rules, match.table.planes[i]
    size = rules.token.apothem * (1.0 + plane.extra)
    if plane.kind == BALLOON:
        near = (rules.balloon_margin if rules.balloons_inside else 0.0) + size
        right, top = rules.board_width - near, rules.board_height - near
        return [[(near, near), (right, near), (right, top), (near, top)]]
    edges = edges_of(rules, match.table, plane.side)
    outlines = band(rules, size)
    return [outline for k, outline in enumerate(outlines) if len(outlines) == 1 or edges & (1 << k)]


def rim(match: Match, i: int) -> Rim | None:
    """B-80  A mission's tokens touch their edge; its balloons do not."""
    rules, plane = match.rules, match.table.planes[i]
    if not rules.mission or rules.hexes or plane.kind == BALLOON:
        return None
    edges = edges_of(rules, match.table, plane.side)
    return Rim(
        edges=[edge for number, edge in enumerate(EDGES) if edges & (1 << number)],
        width=rules.board_width,
        height=rules.board_height,
        token=polygon(rules.token.sides, rules.token.apothem * (1.0 + plane.extra)),
    )


def band(rules: Rules, near: float) -> list[Outline]:
    """SL1-PLACE-01, B-19  South, north, west and east, for the token's centre while its flats lie along the edges."""
    width, height = rules.board_width, rules.board_height
    deep = band_of(rules) + (near if rules.place_nearest else -near)
    right, top = width - near, height - near
    outer = [(near, near), (right, near), (right, top), (near, top)]
    if deep * 2.0 >= min(width, height):
        return [outer]
    across, up = width - deep, height - deep
    return [
        [(near, near), (right, near), (right, deep), (near, deep)],
        [(near, up), (right, up), (right, top), (near, top)],
        [(near, near), (deep, near), (deep, top), (near, top)],
        [(across, near), (right, near), (right, top), (across, top)],
    ]


def keepaways(match: Match, sky: Sky, i: int) -> list[Keepaway]:
    """SL1-PLACE-02, B-14, C-3  Around every placed plane its own room, a ruler's length more if it is an enemy's."""
    table, rules, out = match.table, match.rules, []
    for j in range(table.count):
        other = table.planes[j]
        if j == i or not other.placed or not other.flying:
            continue
        enemy = keeps_away(other, table.planes[i])
        reason = TOO_CLOSE if enemy else PLACED_ON_ANOTHER
        wanted = length_words(rules, rules.place_distance)
        told = say("sky-keep-away" if enemy else "sky-taken", plane=match.names[j], wanted=wanted)
        if rules.hexes:
            x, y = sky.centre(pose_of(other))
            outline = [(x - dy, y + dx) for dx, dy in hex_outline(0.0, 0.0)]
        else:
            outline = around(sky, (i, j), match, rules.place_distance if enemy else 0.0)
        clause = match.cites(CLAUSES[reason])
        out.append(
            Keepaway(outline=rounded_outline(outline), plane=match.names[j], reason=Reason(reason=told, clause=clause))
        )
    return out


def around(sky: Sky, pair: tuple[int, int], match: Match, distance: float) -> Outline:
    """Where the centre of the first, with the same headings, would come too close to the second."""
    own, plane = (match.table.planes[k] for k in pair)
    token = match.rules.token
    heading = sky.drawn_plane(plane).heading
    apothems = token.apothem * (2.0 + own.extra + plane.extra)
    both = polygon(token.sides, apothems, plane.x, plane.y, heading)
    return grown(both, distance, CURVE) if distance else both


def good_spots(match: Match, sky: Sky, i: int) -> list[Pose]:
    """SL1-PLACE-02  Legal placements all around the board: how far centres are apart settles most of them."""
    rules, table, plane = match.rules, match.table, match.table.planes[i]
    free = spots_along(sky, table.sides, table.round == 0, plane.side, plane.kind, plane.extra)
    open_ones: set[Pose] = set()  # about which the rules must be asked
    for j, other in enumerate(table.planes[: table.count]):
        if j != i and other.placed and other.flying:
            x, y, (near, far) = other.x, other.y, stretch_between(rules, plane, other)
            left = [(pose, away) for pose in free if (away := math.hypot(pose.x - x, pose.y - y)) >= near]
            open_ones.update(pose for pose, away in left if away < far)
            free = [pose for pose, _ in left]
    return [pose for pose in free if pose not in open_ones or is_free(rules, table, i, pose)]


def stretch_between(rules: Rules, plane: Plane, other: Plane) -> tuple[float, float]:
    """Nearer than the first a plane is surely too close to another one, and not nearer than the second surely not."""
    if rules.hexes:
        return 0.0, math.inf
    sizes = 2.0 + plane.extra + other.extra
    far = surely_apart(rules, sizes, rules.place_distance)
    return surely_close(rules, sizes, rules.place_distance) if keeps_away(other, plane) else 0.0, far


def keeps_away(other: Plane, plane: Plane) -> bool:
    """SL1-PLACE-02, C-3  A ruler's length; balloons are in nobody's way but with their own room."""
    return bool(are_enemies(other, plane)) and BALLOON not in (other.kind, plane.kind)


def facings_of(rules: Rules, spots: list[Pose]) -> list[Pose]:
    """HEX-02, HEX-04  Every facing of every hex that a plane may be placed in."""
    return [pose._replace(eighths=facing) for pose in spots for facing in range(FACINGS)] if rules.hexes else []


def is_free(rules: Rules, table: Table, i: int, pose: Pose) -> bool:
    return is_apart(rules, table, i, pose) and why_not_stand(rules, table, i, pose) == ALLOWED


@lru_cache(maxsize=256)
def spots_along(sky: Sky, sides: int, at_start: bool, side: int, kind: int, extra: float) -> list[Pose]:
    """Places where such a piece may stand as far as the board is concerned; others may be there."""
    table = Table(count=1, sides=sides, round=0 if at_start else 1)
    piece = table.planes[0]
    piece.side, piece.kind, piece.extra = side, kind, extra
    spots = (spot(sky.rules, table, 0, number) for number in range(spot_count(sky.rules, table, 0)))
    return [pose for pose in spots if why_not_stand(sky.rules, table, 0, pose) == ALLOWED]
