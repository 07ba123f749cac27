"""The canvas: where each pixel lies in millimetres, and smooth chance to paint with."""

import itertools

import numpy as np
from scipy import ndimage

BOARD = 700.0
MARGIN = 250.0


class Ground:
    """A square canvas around the board. Chance comes from one seed, in the order in which it is asked for."""

    def __init__(self, seed: int, scale: float) -> None:
        self.chance = np.random.default_rng(seed)
        self.scale = scale
        self.size = round((BOARD + 2 * MARGIN) * scale)
        axis = (np.arange(self.size) + 0.5) / scale - MARGIN
        self.x, self.y = np.meshgrid(axis, axis[::-1])

    def noise(self, cell: float, octaves: int = 1) -> np.ndarray:
        """Smooth noise of mean 0 and deviation 1 whose largest waves measure ``cell`` millimetres."""
        total = np.zeros((self.size, self.size))
        for octave in range(octaves):
            total += self._waves(cell / 2**octave) / 2**octave
        return (total - total.mean()) / total.std()

    def _waves(self, cell: float) -> np.ndarray:
        knots = max(4, int(np.ceil((BOARD + 2 * MARGIN) / cell)) + 4)
        coarse = self.chance.standard_normal((knots, knots))
        fine = ndimage.zoom(coarse, self.size / (knots - 3) * 1.001, order=3)
        return fine[: self.size, : self.size]

    def warped(self, cell: float, strength: float) -> tuple[np.ndarray, np.ndarray]:
        """The coordinates, pushed about: straight lines drawn in them bend like those of an old country."""
        return self.x + strength * self.noise(cell, 2), self.y + strength * self.noise(cell, 2)

    def blurred(self, layer: np.ndarray, millimetres: float) -> np.ndarray:
        return ndimage.gaussian_filter(layer, millimetres * self.scale)

    def moved(self, layer: np.ndarray, east: float, south: float) -> np.ndarray:
        """The layer shifted, for shadows: the sun stands in the north-west."""
        return ndimage.shift(layer, (south * self.scale, east * self.scale), order=1, mode="nearest")

    def pixel(self, x: float, y: float) -> tuple[int, int]:
        """Row and column of a point."""
        return round((BOARD + MARGIN - y) * self.scale), round((x + MARGIN) * self.scale)

    def distance(self, ways: list[np.ndarray]) -> np.ndarray:
        """Millimetres to the nearest of the ways, each a row of points."""
        dry = np.ones((self.size, self.size), bool)
        for way in ways:
            for start, end in itertools.pairwise(way):
                steps = max(2, int(np.hypot(*(end - start)) * self.scale * 2))
                points = start + np.linspace(0, 1, steps)[:, None] * (end - start)
                columns = np.floor((points[:, 0] + MARGIN) * self.scale).astype(int)
                rows = np.floor((BOARD + MARGIN - points[:, 1]) * self.scale).astype(int)
                inside = (rows >= 0) & (rows < self.size) & (columns >= 0) & (columns < self.size)
                dry[rows[inside], columns[inside]] = False
        return ndimage.distance_transform_edt(dry) / self.scale


def smooth_step(low: float, high: float, value: np.ndarray) -> np.ndarray:
    """0 below ``low``, 1 above ``high``, and softly from one to the other."""
    part = np.clip((value - low) / (high - low), 0, 1)
    return part * part * (3 - 2 * part)


def hashed(*numbers: np.ndarray | int) -> np.ndarray:
    """Chance that depends on whole numbers alone, from 0 to 1: the same field always has the same colour."""
    mixed = np.uint64(0x9E3779B97F4A7C15)
    with np.errstate(over="ignore"):
        for number in numbers:
            mixed = (mixed ^ np.asarray(number).astype(np.int64).astype(np.uint64)) * np.uint64(0xBF58476D1CE4E5B9)
            mixed = mixed ^ (mixed >> np.uint64(29))
            mixed = mixed * np.uint64(0x94D049BB133111EB)
            mixed = mixed ^ (mixed >> np.uint64(32))
    return (mixed >> np.uint64(11)).astype(float) / 2.0**53


def curve(points: list[tuple[float, float]], steps: int = 24) -> np.ndarray:
    """A smooth way through points (Catmull and Rom)."""
    knots = np.array([points[0], *points, points[-1]], float)
    part = np.linspace(0, 1, steps, endpoint=False)[:, None]
    ways = []
    for a, b, c, d in zip(knots, knots[1:], knots[2:], knots[3:], strict=False):
        bend = 2 * a - 5 * b + 4 * c - d
        ways.append(0.5 * (2 * b + (c - a) * part + bend * part**2 + (3 * b - a - 3 * c + d) * part**3))
    return np.vstack([*ways, knots[-1:]])
