"""The sky as it is drawn: every pose in millimetres, on the open board and on hexes alike."""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from skyrmish.games.squadron_leader.measuring.places import ROOT_THREE, drawn_pose
from skyrmish.games.squadron_leader.pieces import Plane, Rules, heading_of, pose_of
from skyrmish.games.squadron_leader.play.setting_up.edges import band_of
from skyrmish.geometry.headings import EIGHTH
from skyrmish.geometry.hexes import hex_at
from skyrmish.geometry.poses import Pose
from skyrmish.table.messages.drawing import DrawnBoard, DrawnHex, DrawnPose, Outline

HEX_SIDE = 24.0  # mm: a token of 26 mm fits its hex with a rim
SQUARE = 100.0  # mm, the squares of the chart
DECIMALS = 4
PARTS = 1e4  # the same for whatever is drawn at every move: it takes half as long


@dataclass(frozen=True, eq=False)
class Sky:
    """The board of one ruleset, how its poses are drawn, and how its rulebook cites a clause of the first edition."""

    rules: Rules
    cites: Callable[[str], str] = str

    @cached_property
    def size(self) -> tuple[float, float]:
        """Width and height in mm."""
        columns, rows = self.rules.board_width, self.rules.board_height
        if not self.rules.hexes:
            return columns, rows
        return HEX_SIDE * (1.5 * columns + 0.5), HEX_SIDE * ROOT_THREE * (rows + 0.5)

    @cached_property
    def _middle(self) -> tuple[float, float]:
        """Where hex 0 0 is drawn."""
        columns, rows = self.rules.board_width, self.rules.board_height
        x = HEX_SIDE * (1.0 + 1.5 * math.floor(columns / 2.0))
        return x, self.size[1] - HEX_SIDE * ROOT_THREE * (math.floor(rows / 2.0) + 0.5)

    def drawn(self, pose: Pose) -> DrawnPose:
        """A pose of the rules."""
        if not self.rules.hexes:
            frame = math.degrees(math.atan2(pose.s, pose.c))
            return drawn_at(pose.x, pose.y, frame + EIGHTH * pose.eighths)
        x, y = self.centre(pose)
        return drawn_at(x, y, 90.0 - 60.0 * pose.eighths)

    def centre(self, pose: Pose) -> tuple[float, float]:
        if not self.rules.hexes:
            return pose.x, pose.y
        flat, (x, y) = drawn_pose(self.rules, pose), self._middle
        return x + HEX_SIDE * flat.x, y + HEX_SIDE * flat.y

    def drawn_plane(self, plane: Plane) -> DrawnPose:
        if self.rules.hexes:
            return self.drawn(pose_of(plane))
        return drawn_at(plane.x, plane.y, heading_of(plane))

    def own_end(self, pose: Pose) -> tuple[float, float, float]:
        """Where a plane ends that began at 0 0 heading east, or north on hexes: ahead, left, and how far it turned."""
        if not self.rules.hexes:
            return round(pose.x, DECIMALS), round(pose.y, DECIMALS), EIGHTH * pose.eighths
        flat = drawn_pose(self.rules, pose)
        return round(HEX_SIDE * flat.y, DECIMALS), round(-HEX_SIDE * flat.x, DECIMALS), -60.0 * pose.eighths % 360.0

    # ---- far from everything ----

    def safe_box(self, size: float) -> tuple[float, float, float, float]:
        """West, east, south and north ends of where a token of this size is surely on the board."""
        width, height = self.rules.board_width, self.rules.board_height
        if self.rules.hexes:
            across, along = math.floor(width / 2.0) - 1.0, math.floor(height / 4.0) - 1.0
            return -min(across, along), min(across, along), -along, along
        rim = self.rules.token.radius * size
        return rim, width - rim, rim, height - rim

    def contact(self, size: float, other: float) -> float:
        """Beyond this distance of their centres, two tokens surely do not touch; hexes are whole numbers."""
        return 0.5 if self.rules.hexes else self.rules.token.radius * (size + other)

    def square(self, plane: Plane | Pose) -> str:
        """D5 on the chart, columns from the west, rows from the south; on hexes the hex."""
        if self.rules.hexes:
            return f"{plane.x:g} {plane.y:g}"
        column, row = max(0, int(plane.x // SQUARE)), max(0, int(plane.y // SQUARE))
        letters = chr(ord("A") + column % 26)
        return f"{chr(ord('A') + column // 26 - 1) if column >= 26 else ''}{letters}{row + 1}"

    def board(self) -> DrawnBoard:
        rules, (width, height) = self.rules, self.size
        if not rules.hexes:
            return DrawnBoard(kind="open", width=width, height=height, band=band_of(rules))
        hexes = list(self._hexes())
        return DrawnBoard(kind="hex", width=width, height=height, band=0.0, hexes=hexes, hex_side=HEX_SIDE)

    def _hexes(self) -> Iterator[DrawnHex]:
        columns, rows = self.rules.board_width, self.rules.board_height
        for column in range(int(columns)):
            for row in range(int(rows)):
                pose = hex_at(float(column), float(row), columns, rows, 0)
                x, y = self.centre(pose)
                q, r = int(pose.x), int(pose.y)
                yield DrawnHex(q=q, r=r, x=round(x, DECIMALS), y=round(y, DECIMALS), name=f"{q} {r}")


def drawn_at(x: float, y: float, heading: float) -> DrawnPose:
    return DrawnPose(round(x * PARTS) / PARTS, round(y * PARTS) / PARTS, round(heading * PARTS) / PARTS % 360.0)


def rounded_outline(points: Iterator[tuple[float, float]] | list[tuple[float, float]]) -> Outline:
    """Points for drawing: finer than a hundredth of a millimetre nobody sees."""
    return [(round(x, 2), round(y, 2)) for x, y in points]
