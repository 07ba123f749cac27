"""A small map of the board in plain characters: a letter for each plane, and a stroke where its nose points."""

from skyrmish.cli.terminal.planes.cockpit import heading_words
from skyrmish.games.squadron_leader.constants import BALLOON
from skyrmish.games.squadron_leader.measuring.places import drawn_pose
from skyrmish.games.squadron_leader.pieces import pose_of
from skyrmish.games.squadron_leader.play.moving.hazards import bomb_pose
from skyrmish.geometry.hexes import hex_at
from skyrmish.geometry.poses import Pose, nose
from skyrmish.match.match import Match
from skyrmish.words.catalogue import say

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
BOMB = "*"
CELL_SHAPE = 2.0  # a character is twice as high as it is wide
MOST_COLUMNS = 72
NOSES = {(1, 0): "-", (-1, 0): "-", (0, 1): "|", (0, -1): "|", (1, 1): "/", (-1, -1): "/", (1, -1): "\\", (-1, 1): "\\"}


def letters_of(names: list[str]) -> list[str]:
    """A letter for each plane: its own first one where that is free."""
    taken: list[str] = []
    for name in names:
        wanted = [letter.upper() for letter in name if letter.upper() in LETTERS]
        taken.append(next(letter for letter in [*wanted, *LETTERS] if letter not in taken))
    return taken


def nose_step(pose: Pose) -> tuple[int, int]:
    """The neighbouring cell that the nose points to: columns right, rows up."""
    c, s = nose(pose)
    edge = 0.3827  # the sine of 22.5°
    return (c > edge) - (c < -edge), (s > edge) - (s < -edge)


def map_size(width: float, height: float, columns: int, rows: int) -> tuple[int, int]:
    """Columns and rows that show a board in its true shape within a terminal of this size."""
    most = max(8, min(MOST_COLUMNS, columns - 4))
    most = min(most, max(8, int((rows - 7) * CELL_SHAPE * width / height)))
    return most, max(2, min(200, round(most * height / (width * CELL_SHAPE))))


def map_lines(match: Match, columns: int = 80, rows: int = 24) -> list[str]:
    """The map, and under it who is who."""
    left, bottom, width, height = drawn_board(match)
    across, up = map_size(width, height, columns, rows)
    grid = [[" "] * across for _ in range(up)]
    letters = letters_of(match.names)
    planes = match.table.planes
    flying = [i for i in range(match.table.count) if planes[i].placed and planes[i].flying]
    poses = {i: drawn_pose(match.rules, pose_of(planes[i])) for i in flying}
    cells = {i: _cell(poses[i].x - left, poses[i].y - bottom, width, height, across, up) for i in flying}
    for bomb in match.table.bombs[: match.table.bomb_count]:
        drawn = drawn_pose(match.rules, bomb_pose(bomb))
        column, row = _cell(drawn.x - left, drawn.y - bottom, width, height, across, up)
        grid[row][column] = BOMB
    for i in flying:  # noses first, so that no letter is hidden by one
        (column, row), (right, higher) = cells[i], nose_step(poses[i])
        if planes[i].kind != BALLOON and 0 <= column + right < across and 0 <= row - higher < up:
            grid[row - higher][column + right] = NOSES[right, higher]
    for i in flying:
        column, row = cells[i]
        grid[row][column] = letters[i]
    frame = "+" + "-" * across + "+"
    legend = [_legend(match, i, letters[i]) for i in flying]
    if match.table.bomb_count:
        legend.append(say("planes-map-bomb", letter=BOMB))
    drawn_rows = ("|" + "".join(line) + "|" for line in grid)
    return [frame, *drawn_rows, frame, _scale(match, width / across), *legend]


def drawn_board(match: Match) -> tuple[float, float, float, float]:
    """Left and bottom edge, width and height of the board as drawn: for hexes, around the centres of all of them."""
    rules = match.rules
    if not rules.hexes:
        return 0.0, 0.0, rules.board_width, rules.board_height
    corners = [(0.0, 0.0), (1.0, 0.0), (0.0, rules.board_height - 1.0), (1.0, rules.board_height - 1.0)]
    corners += [(rules.board_width - 1.0, row) for _, row in corners]
    drawn = [drawn_pose(rules, hex_at(*place, rules.board_width, rules.board_height, 0)) for place in corners]
    xs, ys = [pose.x for pose in drawn], [pose.y for pose in drawn]
    return min(xs) - 1.0, min(ys) - 1.0, max(xs) - min(xs) + 2.0, max(ys) - min(ys) + 2.0


def _cell(x: float, y: float, width: float, height: float, across: int, up: int) -> tuple[int, int]:
    column = min(across - 1, max(0, int(x / width * across)))
    row = min(up - 1, max(0, int((height - y) / height * up)))
    return column, row


def _scale(match: Match, each: float) -> str:
    size = {"width": match.rules.board_width, "height": match.rules.board_height}
    return say("planes-map-scale-hexes" if match.rules.hexes else "planes-map-scale", size, each=f"{each:.0f}")


def _legend(match: Match, i: int, letter: str) -> str:
    plane, facts = match.table.planes[i], {"letter": letter, "name": match.names[i]}
    if plane.kind == BALLOON:
        return say("planes-map-balloon", facts)
    altitude = plane.altitude if match.rules.altitude else None
    return say("planes-map-plane", facts, heading=heading_words(match.rules, plane), altitude=altitude)
