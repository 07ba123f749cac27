"""Setting up: share out the stats, find out who starts, place the planes."""

import math

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.happenings import PLACED, REVEALED, STARTS, tell
from skyrmish.games.squadron_leader.movement import is_occupied, is_off_board
from skyrmish.games.squadron_leader.order_of_play import call_next
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, are_enemies, pose_of, put
from skyrmish.games.squadron_leader.reasons import (
    ALLOWED,
    NO_SUCH_STATS,
    NOT_YOUR_EDGE,
    OUTSIDE_BAND,
    PLACED_OFF_BOARD,
    PLACED_ON_ANOTHER,
    TOO_CLOSE,
)
from skyrmish.games.squadron_leader.words import (
    ASSIGN,
    ASSIGNING,
    FIRST_DRAW,
    FIRST_ROLL,
    HIGH_ROLL,
    NO_ROLL,
    NOTHING,
    PLACING,
    RANDOM_SEAT,
)
from skyrmish.geometry.grid import EPSILON
from skyrmish.geometry.headings import frame_of, normal
from skyrmish.geometry.hexes import hex_at, hex_column, hex_distance, hex_pose, hex_row
from skyrmish.geometry.outlines import gap, reach
from skyrmish.geometry.poses import Pose, pose_at, squared_distance

STILL_TO_THROW = -1
EDGES = 4


@rule
def begin(table: Table) -> None:
    """The pilots sit down; everyone assigns stats."""
    table.stage = ASSIGNING
    table.decision = ASSIGN
    table.plane = -1
    table.target = -1
    table.winner = -1
    for i in range(table.count):
        table.planes[i].flying = True


# ---- stats ----


@rule
def why_not_assign(rules: Rules, attack: int, defense: int, speed: int, health: int) -> int:
    """SL1-STAT-01, SL1-STAT-03, MODE-QUICK-02  Each of the numbers is used once."""
    for k in range(4):
        number = rules.stats[k]
        held, given = 0, 0
        for other in range(4):
            held += 1 if rules.stats[other] == number else 0
        given += 1 if attack == number else 0
        given += 1 if defense == number else 0
        given += 1 if speed == number else 0
        given += 1 if health == number else 0
        if held != given:
            return NO_SUCH_STATS
    return ALLOWED


@rule
def assign(plane: Plane, attack: int, defense: int, speed: int, health: int) -> None:
    plane.attack, plane.defense, plane.speed, plane.health = attack, defense, speed, health
    plane.assigned = True


@rule
def all_assigned(table: Table) -> bool:
    for i in range(table.count):
        if not table.planes[i].assigned:
            return False
    return True


@rule
def reveal(rules: Rules, table: Table) -> None:
    """SL1-STAT-02, MODE-QUICK-01, B-46  The cards are turned over together; then it is decided who starts."""
    for i in range(table.count):
        plane = table.planes[i]
        plane.health = min(plane.health, rules.health_cap)
        tell(table, REVEALED, i, 0, 0)
    table.decision = NOTHING
    for side in range(table.sides):
        table.first_dice[side] = STILL_TO_THROW
    if rules.first == HIGH_ROLL:
        table.due, table.roll = table.sides, FIRST_ROLL
    elif rules.first == RANDOM_SEAT:
        table.due, table.roll = 1, FIRST_DRAW
    else:
        begin_placing(rules, table, table.start)


# ---- who starts ----


@rule
def settle_first_roll(rules: Rules, table: Table) -> None:
    """SL1-FIRST-01, B-31  The highest die starts; those tied throw again."""
    k, best, ties = 0, 0, 0
    for side in range(table.sides):
        if table.first_dice[side] == STILL_TO_THROW:
            table.first_dice[side] = table.thrown[k]
            k += 1
            if table.first_dice[side] > best:
                best, ties = table.first_dice[side], 0
            if table.first_dice[side] == best:
                ties += 1
        else:
            table.first_dice[side] = 0
    leader = 0
    for side in range(table.sides):
        if table.first_dice[side] == best:
            leader = side
            if ties > 1:
                table.first_dice[side] = STILL_TO_THROW
    if ties > 1:
        table.due = ties
    else:
        begin_placing(rules, table, leader)


@rule
def begin_placing(rules: Rules, table: Table, start: int) -> None:
    """SL1-PLACE-01, SL1-PLACE-03  The side that starts places its first plane, then the others in turn."""
    table.due, table.roll = 0, NO_ROLL
    table.start, table.acting = start, start
    table.stage = PLACING
    tell(table, STARTS, -1, start, 0)
    call_next(rules, table)


# ---- placing ----


@rule
def depth_reached(rules: Rules, pose: Pose) -> float:
    """How far from the nearest edge the token reaches: its far side, or its near side where that is enough."""
    sign = -1.0 if rules.place_nearest else 1.0
    across = min(pose.x, rules.board_width - pose.x) + sign * reach(rules.token, pose, 1.0, 0.0)
    along = min(pose.y, rules.board_height - pose.y) + sign * reach(rules.token, pose, 0.0, 1.0)
    return min(across, along)


@rule
def room_around(rules: Rules, table: Table, i: int, pose: Pose) -> float:
    """Distance from here to the nearest placed plane of another player."""
    least = math.inf
    for j in range(table.count):
        other = table.planes[j]
        if other.placed and are_enemies(other, table.planes[i]):
            near = rules.place_distance + 2.0 * rules.token.radius
            if rules.hexes or squared_distance(pose, pose_of(other)) <= near * near:
                least = min(least, apart(rules, pose, pose_of(other)))
    return least


@rule
def why_not_stand(rules: Rules, table: Table, i: int, pose: Pose) -> int:
    """SL1-PLACE-01, B-14, B-19  On the board, within a straight template of its edge, and on no other token."""
    if is_off_board(rules, pose):
        return PLACED_OFF_BOARD
    if rules.hexes:
        if not is_on_own_edge(rules, table, table.planes[i].side, pose):
            return NOT_YOUR_EDGE
    elif depth_reached(rules, pose) > rules.place_band + EPSILON:
        return OUTSIDE_BAND
    if is_occupied(rules, table, i, pose):
        return PLACED_ON_ANOTHER
    return ALLOWED


@rule
def is_on_own_edge(rules: Rules, table: Table, side: int, pose: Pose) -> bool:
    """HEX-02, B-51  South, north, west, east for the first four sides; with more, anywhere along the edges."""
    column, row = hex_column(pose, rules.board_width), hex_row(pose, rules.board_height)
    south, north = row == rules.board_height - 1.0, row == 0.0
    west, east = column == 0.0, column == rules.board_width - 1.0
    if table.sides > EDGES:
        return south or north or west or east
    return (side == 0 and south) or (side == 1 and north) or (side == 2 and west) or (side == 3 and east)


@rule
def apart(rules: Rules, a: Pose, b: Pose) -> float:
    """The distance that counts when placing: between outlines, or in hexes."""
    return hex_distance(a, b) if rules.hexes else gap(rules.token, a, b)


@rule
def is_apart(rules: Rules, table: Table, i: int, pose: Pose) -> bool:
    """SL1-PLACE-02  A ruler away from the others; outlines are measured only where centres leave it open."""
    if rules.hexes:
        return room_around(rules, table, i, pose) >= rules.place_distance
    near = rules.place_distance + 2.0 * rules.token.apothem - EPSILON
    far = rules.place_distance + 2.0 * rules.token.radius
    for j in range(table.count):
        other = table.planes[j]
        if other.placed and are_enemies(other, table.planes[i]):
            away = squared_distance(pose, pose_of(other))
            if away < near * near:
                return False
            if away < far * far and gap(rules.token, pose, pose_of(other)) < rules.place_distance - EPSILON:
                return False
    return True


@rule
def why_not_place(rules: Rules, table: Table, i: int, pose: Pose) -> int:
    """SL1-PLACE-01, SL1-PLACE-02, B-19  Near the edge and away from the others, or where most room is left."""
    reason = why_not_stand(rules, table, i, pose)
    if reason != ALLOWED:
        return reason
    if is_apart(rules, table, i, pose):
        return ALLOWED
    crowded = room_around(rules, table, i, pose) >= most_room(rules, table, i) - EPSILON
    return ALLOWED if crowded else TOO_CLOSE


@rule
def spot_count(rules: Rules) -> int:
    """How many spots around the board are looked at when it is crowded."""
    if rules.hexes:
        return int(2.0 * (rules.board_width + rules.board_height))
    step = rules.token.radius
    across = int((rules.board_width - 2.0 * rules.token.apothem) / step) + 1
    along = int((rules.board_height - 2.0 * rules.token.apothem) / step) + 1
    return 4 * (across + along)


@rule
def spot(rules: Rules, number: int) -> Pose:
    """One of the spots around the board: half a token apart, against the edge or at the band's far side."""
    if rules.hexes:
        return hex_spot(rules, number)
    token = rules.token
    inner = max(token.apothem, min(rules.place_band, min(rules.board_width, rules.board_height) / 2.0) - token.apothem)
    depth = inner if number & 1 else token.apothem
    far_edge = number & 2
    place = number >> 2
    across = int((rules.board_width - 2.0 * token.apothem) / token.radius) + 1
    if place < across:
        x = min(token.apothem + place * token.radius, rules.board_width - token.apothem)
        return pose_at(x, rules.board_height - depth, 270.0) if far_edge else pose_at(x, depth, 90.0)
    y = min(token.apothem + (place - across) * token.radius, rules.board_height - token.apothem)
    return pose_at(rules.board_width - depth, y, 180.0) if far_edge else pose_at(depth, y, 0.0)


@rule
def hex_spot(rules: Rules, number: int) -> Pose:
    """HEX-02  One of the hexes along the edges, facing the board: south and north edge in turn, then west and east."""
    columns, rows = rules.board_width, rules.board_height
    far_edge, place = number & 1, float(number >> 1)
    if place < columns:
        return hex_at(place, 0.0 if far_edge else rows - 1.0, columns, rows, 3 if far_edge else 0)
    row = place - columns
    return hex_at(columns - 1.0 if far_edge else 0.0, row, columns, rows, 5 if far_edge else 1)


@rule
def roomiest_spot(rules: Rules, table: Table, i: int) -> int:
    """B-19  The free spot around the board that is farthest from other players; −1: there is none."""
    best, most = -1, -1.0
    for number in range(spot_count(rules)):
        pose = spot(rules, number)
        if why_not_stand(rules, table, i, pose) == ALLOWED:
            room = room_around(rules, table, i, pose)
            if room > most:
                best, most = number, room
    return best


@rule
def most_room(rules: Rules, table: Table, i: int) -> float:
    """B-19  The most room that a crowded board has left: whoever finds the full distance nowhere may go there."""
    best = roomiest_spot(rules, table, i)
    return room_around(rules, table, i, spot(rules, best)) if best >= 0 else 0.0


@rule
def place_on_hex(table: Table, i: int, q: float, r: float, facing: int) -> None:
    """HEX-02, HEX-04  Put the plane into a hex, facing one of its sides."""
    plane = table.planes[i]
    plane.frame, plane.c, plane.s = 0.0, 1.0, 0.0
    put(plane, hex_pose(q, r, facing))
    plane.placed = True
    tell(table, PLACED, i, 0, 0)


@rule
def place(table: Table, i: int, x: float, y: float, heading: float) -> None:
    """SL1-PLACE-01, SL1-COMP-01, MOD-ALT-01, B-19  Put the plane down, facing anywhere, at altitude 0."""
    plane = table.planes[i]
    pose = pose_at(x, y, heading)
    plane.frame = frame_of(normal(heading))
    plane.c, plane.s = pose.c, pose.s
    put(plane, pose)
    plane.placed = True
    tell(table, PLACED, i, 0, 0)
