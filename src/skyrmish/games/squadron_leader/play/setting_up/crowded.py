"""B-82  The roomiest place of a crowded board: boxes of places, halved until none can hold a better one."""

import math

from skyrmish.engine.rule import rare, rule
from skyrmish.games.squadron_leader.pieces import Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.setting_up.edges import band_of, depth_reached, edges_of, nearest_edge, way_out
from skyrmish.games.squadron_leader.play.setting_up.spots import spot, spot_count
from skyrmish.games.squadron_leader.play.setting_up.standing import has_room, room_around, size_of, why_not_stand
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.geometry.grid import EPSILON, snapped
from skyrmish.geometry.headings import FULL_CIRCLE
from skyrmish.geometry.outlines import Token, overlap_by, reach
from skyrmish.geometry.poses import Pose, nose, pose_at, squared_distance

CLEARLY = 0.9  # millimetres more room that a better place must have
FINEST = 0.05  # millimetres within which all places of a box are one


@rare
def roomiest_place(rules: Rules, table: Table, i: int) -> Pose:
    """B-19, B-82  A place that no other has clearly more room than; on hexes all there are have been looked at."""
    best = spot(rules, table, i, max(0, roomiest_spot(rules, table, i)))
    if rules.hexes:
        return best
    place = roomier_place(rules, table, i, best, CLEARLY, True)
    return best if place == best else facing_inwards(rules, place)


@rule
def facing_inwards(rules: Rules, place: Pose) -> Pose:
    """B-19  The same outline with its nose towards the middle: facing is free, and some ways lead off the board."""
    right, up = rules.board_width / 2.0 - place.x, rules.board_height / 2.0 - place.y
    best, most = place, -math.inf
    for turn in range(FULL_CIRCLE):
        if turn * rules.token.sides % FULL_CIRCLE == 0:
            faced = Pose(place.x, place.y, place.c, place.s, (place.eighths + turn) % FULL_CIRCLE, place.size)
            east, north = nose(faced)
            if east * right + north * up > most:
                best, most = faced, east * right + north * up
    return best


@rule
def most_room(rules: Rules, table: Table, i: int) -> float:
    """The most room that is left, to half a millimetre; where there is enough, at least that."""
    return room_around(rules, table, i, roomiest_place(rules, table, i))


@rule
def roomier_place(rules: Rules, table: Table, i: int, than: Pose, by: float, to_the_end: bool) -> Pose:
    """B-82  A place with so much more room than this one, or the last of those, each roomier by as much; else this one.

    Room changes by no more than the token's points move: a box is halved only while that leaves hope.
    """
    wanted = room_around(rules, table, i, than) + by
    box, halvings = 0, 0
    while wanted < rules.place_distance + by:
        middle, around, turned = middle_of(rules, table, i, box, halvings)
        place = pushed_in(rules, table, i, middle)
        if has_room(rules, table, i, place, wanted) and why_not_stand(rules, table, i, place) == ALLOWED:
            than, wanted = place, room_around(rules, table, i, place) + by
            if not to_the_end:
                return than
        pushed = math.sqrt(squared_distance(middle, place))
        hope = pushed <= around + 2.0 * turned and has_room(rules, table, i, place, wanted - pushed - around - turned)
        if hope and around > FINEST and not is_covered(rules, table, i, middle, around + turned):
            box, halvings = box << 1, halvings + 1
            continue
        while box & 1:
            box, halvings = box >> 1, halvings - 1
        if halvings == 0:
            break
        box += 1
    return than


@rule
def roomiest_spot(rules: Rules, table: Table, i: int) -> int:
    """B-19  The free spot around the board that is farthest from other players; −1: there is none."""
    best, most = -1, -1.0
    for number in range(spot_count(rules, table, i)):
        pose = spot(rules, table, i, number)
        hope = rules.hexes or has_room(rules, table, i, pose, most)
        if hope and why_not_stand(rules, table, i, pose) == ALLOWED:
            room = room_around(rules, table, i, pose)
            if room > most:
                best, most = number, room
    return best


@rule
def middle_of(rules: Rules, table: Table, i: int, box: int, halvings: int) -> tuple[Pose, float, float]:
    """The middle of a box, how far centres may lie from there in the rest of it, and what may be gained by turning.

    The bits of a box say which half was taken each time, of whatever is longest: across, along, or the way of a corner
    through its headings. No heading brings a point nearer to anything by more than a corner stands out over a side.
    """
    token, size = rules.token, 1.0 + table.planes[i].extra
    wide, high, turn = rules.board_width / 2.0, rules.board_height / 2.0, 180.0 / token.sides
    x, y, heading = wide, high, turn
    for left in range(halvings - 1, -1, -1):
        way = 1.0 if (box >> left) & 1 else -1.0
        if max(wide, high) >= by_turning(token, turn) * size:
            if wide >= high:
                wide /= 2.0
                x += way * wide
            else:
                high /= 2.0
                y += way * high
        else:
            turn /= 2.0
            heading += way * turn
    return pose_at(x, y, heading), math.sqrt(wide * wide + high * high), by_turning(token, turn) * size


@rule
def by_turning(token: Token, degrees: float) -> float:
    """How much farther a token may reach when it turns so far."""
    return min(token.radius * math.radians(degrees), token.radius - token.apothem)


@rule
def pushed_in(rules: Rules, table: Table, i: int, place: Pose) -> Pose:
    """The nearest place to this one that is on the board and as near to an edge as it must be."""
    pose = size_of(table, i, place)
    across, along = reach(rules.token, pose, 1.0, 0.0), reach(rules.token, pose, 0.0, 1.0)
    x = min(max(place.x, across), rules.board_width - across)
    y = min(max(place.y, along), rules.board_height - along)
    pose = Pose(x, y, place.c, place.s, place.eighths, pose.size)
    edge = nearest_edge(rules, pose, edges_of(rules, table, table.planes[i].side))
    outside = depth_reached(rules, pose, edge) - band_of(rules)
    if outside > 0.0:
        right, up = way_out(edge)
        x, y = x + right * outside, y + up * outside
    return Pose(snapped(x), snapped(y), place.c, place.s, place.eighths, 1.0)


@rule
def is_covered(rules: Rules, table: Table, i: int, middle: Pose, around: float) -> bool:
    """Wherever a token stands whose points lie no farther than so from those of one in the middle, it is on another."""
    pose = size_of(table, i, middle)
    for j in range(table.count):
        other = table.planes[j]
        if j != i and other.flying and other.placed and overlap_by(rules.token, pose, pose_of(other), around + EPSILON):
            return True
    return False
