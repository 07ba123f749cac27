"""Spots: places around the board, and over its middle, that are looked at first."""

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import BALLOON
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.setting_up.edges import band_of
from skyrmish.geometry.hexes import hex_at
from skyrmish.geometry.poses import Pose, heading_at, pose_at

BALLOON_SPOTS = 7  # each way, over the middle of the board


@rule
def heading_number(rules: Rules, pose: Pose) -> float:
    """The heading of a place, as an order names it: degrees, or a side of a hex."""
    return float(pose.eighths) if rules.hexes else heading_at(pose)


@rule
def spot_count(rules: Rules, table: Table, i: int) -> int:
    """How many spots are looked at for piece i."""
    if table.planes[i].kind == BALLOON:
        return BALLOON_SPOTS * BALLOON_SPOTS
    if rules.hexes:
        return int(2.0 * (rules.board_width + rules.board_height))
    size = 1.0 + table.planes[i].extra
    step, margin = size * rules.token.radius, size * rules.token.apothem
    across = int((rules.board_width - 2.0 * margin) / step) + 1
    along = int((rules.board_height - 2.0 * margin) / step) + 1
    return 4 * (across + along)


@rule
def spot(rules: Rules, table: Table, i: int, number: int) -> Pose:
    """One of the spots around the board: half a token apart, against the edge or at the band's far side."""
    if table.planes[i].kind == BALLOON:
        return balloon_spot(rules, number)
    if rules.hexes:
        return hex_spot(rules, number)
    size = 1.0 + table.planes[i].extra
    step, margin = size * rules.token.radius, size * rules.token.apothem
    inner = max(margin, min(band_of(rules), min(rules.board_width, rules.board_height) / 2.0) - margin)
    depth = inner if number & 1 else margin
    far_edge = number & 2
    place = number >> 2
    across = int((rules.board_width - 2.0 * margin) / step) + 1
    if place < across:
        x = min(margin + place * step, rules.board_width - margin)
        return pose_at(x, rules.board_height - depth, 270.0) if far_edge else pose_at(x, depth, 90.0)
    y = min(margin + (place - across) * step, rules.board_height - margin)
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
def balloon_spot(rules: Rules, number: int) -> Pose:
    """C-3  One of the spots over the middle of the board."""
    right, up = float(number % BALLOON_SPOTS + 1), float(number // BALLOON_SPOTS + 1)
    if rules.hexes:
        column = float(int(right * rules.board_width / (BALLOON_SPOTS + 1)))
        row = float(int(up * rules.board_height / (BALLOON_SPOTS + 1)))
        return hex_at(column, row, rules.board_width, rules.board_height, 0)
    x, y = right * rules.board_width / (BALLOON_SPOTS + 1), up * rules.board_height / (BALLOON_SPOTS + 1)
    return pose_at(x, y, 0.0)
