"""A sky with planes: the board, every token as it lies, the firing arcs, and how everybody stands."""

import math
from typing import TYPE_CHECKING

from skyrmish.bots.worth.judgement import on_paper
from skyrmish.env.drawing.canvas import Canvas, Point, colour_of
from skyrmish.env.drawing.words import MARGIN, write_standing
from skyrmish.games.squadron_leader.constants import BALLOON
from skyrmish.games.squadron_leader.pieces import Plane, Rules, pose_of
from skyrmish.geometry.hexes import FACINGS, hex_at
from skyrmish.geometry.outlines import corner
from skyrmish.geometry.poses import Pose
from skyrmish.lab.balance.colours import HAIRLINE, INK, RAISED
from skyrmish.match.match import Match

if TYPE_CHECKING:
    from PIL.Image import Image

BOARD, BESIDE = 480, 300  # the longer side of the board, and the room for words
CREAM = "#FFF8E8"
SEEN = 0x26  # of 255: how strong an arc is drawn


class Sky:
    """Where a place of the board lies in the picture, north up."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        corners = [on_paper(rules, pose)[:2] for pose in _corners(rules)]
        pad = 0.0 if not rules.hexes else 0.6 / rules.range_max
        self.west, self.north = min(x for x, _ in corners) - pad, max(y for _, y in corners) + pad
        wide, high = max(x for x, _ in corners) + pad - self.west, self.north + pad - min(y for _, y in corners)
        self.scale = BOARD / max(wide, high)
        self.width, self.height = round(wide * self.scale), round(high * self.scale)

    def at(self, x: float, y: float) -> Point:
        """A place in rulers."""
        return MARGIN + (x - self.west) * self.scale, MARGIN + (self.north - y) * self.scale

    def outline(self, pose: Pose) -> list[Point]:
        """A token as it lies; in hexes, a smaller hexagon."""
        if self.rules.hexes:
            return self.hexagon(pose, 0.4)
        token = self.rules.token
        corners = [corner(token, pose, number) for number in range(token.sides)]
        middle = (pose.x, pose.y)
        corners.sort(key=lambda point: math.atan2(point[1] - middle[1], point[0] - middle[0]))
        return [self.at(x / self.rules.range_max, y / self.rules.range_max) for x, y in corners]

    def hexagon(self, pose: Pose, radius: float) -> list[Point]:
        x, y, _, _ = on_paper(self.rules, pose)
        reach = radius / self.rules.range_max
        turns = [math.radians(60.0 * turn) for turn in range(FACINGS)]
        return [self.at(x + reach * math.cos(turn), y + reach * math.sin(turn)) for turn in turns]


def _corners(rules: Rules) -> list[Pose]:
    wide, high = rules.board_width, rules.board_height
    if rules.hexes:
        return [hex_at(float(c), float(r), wide, high, 0) for c in range(int(wide)) for r in range(int(high))]
    return [Pose(x, y, 1.0, 0.0, 0, 1.0) for x in (0.0, wide) for y in (0.0, high)]


def sky_picture(match: Match) -> "Image":
    sky = Sky(match.rules)
    canvas = Canvas(round(sky.width + BESIDE + 3 * MARGIN), round(max(sky.height, BOARD) + 2 * MARGIN))
    _draw_board(canvas, sky)
    there = [(i, plane) for i, plane in enumerate(match.table.planes[: match.table.count]) if plane.placed]
    for _, plane in there:
        if plane.flying and plane.kind != BALLOON:
            _draw_arc(canvas, sky, plane)
    if not match.rules.hexes:
        canvas.frame(MARGIN, MARGIN, sky.width, sky.height)
    for i, plane in there:
        if plane.flying:
            _draw_plane(canvas, sky, plane, match.names[i])
    write_standing(canvas, match, sky.width + 2 * MARGIN, MARGIN, BESIDE)
    return canvas.shown()


def _draw_board(canvas: Canvas, sky: Sky) -> None:
    if sky.rules.hexes:
        for pose in _corners(sky.rules):
            canvas.area(sky.hexagon(pose, 1.0 / math.sqrt(3.0)), RAISED, HAIRLINE)
    else:
        canvas.box(MARGIN, MARGIN, sky.width, sky.height, RAISED)


def _draw_arc(canvas: Canvas, sky: Sky, plane: Plane) -> None:
    """SL1-ATK-03  As far as the ruler reaches, as wide as the arc."""
    x, y, c, s = on_paper(sky.rules, pose_of(plane))
    half = math.radians(sky.rules.arc_half) if not sky.rules.hexes else math.pi / 3.0
    nose, steps = math.atan2(s, c), 12
    turns = [nose + half * (2.0 * step / steps - 1.0) for step in range(steps + 1)]
    rim = [sky.at(x + math.cos(turn), y + math.sin(turn)) for turn in turns]
    canvas.area([sky.at(x, y), *rim], f"{colour_of(plane.seat)}{SEEN:02X}", f"{colour_of(plane.seat)}66")


def _draw_plane(canvas: Canvas, sky: Sky, plane: Plane, name: str) -> None:
    pose, outline = pose_of(plane), sky.outline(pose_of(plane))
    x, y, c, s = on_paper(sky.rules, pose)
    canvas.area(outline, colour_of(plane.seat), CREAM, 1.5)
    middle = sky.at(x, y)
    reach = max(math.dist(middle, point) for point in outline)
    canvas.line(middle, (middle[0] + c * reach, middle[1] - s * reach), CREAM, 2.5)
    below = middle[1] + reach + 3
    canvas.text(middle[0], below if below < sky.height - 6 else middle[1] - reach - 17, name, 12, INK, "ma")
