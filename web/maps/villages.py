"""Villages: roofs along streets, the lanes between them, and their lamps at night."""

from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw
from scipy.sparse.csgraph import minimum_spanning_tree
from scipy.spatial.distance import cdist

from maps.colour import mixed, rgb
from maps.field import BOARD, MARGIN, Ground, curve

ROOFS = ["#C98B73", "#D29A80", "#BF8270", "#D8AE90", "#C79A86", "#B98F80"]
LAMP = np.array([1.0, 0.74, 0.36])
SPOTS = [
    (258, 332),
    (538, 258),
    (585, 640),
    (120, 150),
    (642, 40),
    (40, 430),
    (-150, 330),
    (-120, 20),
    (860, 400),
    (820, 640),
    (420, 850),
    (150, 820),
    (330, -110),
    (780, -60),
    (-180, 800),
]


@dataclass
class House:
    x: float
    y: float
    long: float
    broad: float
    lie: float
    roof: int


@dataclass
class Village:
    x: float
    y: float
    houses: list[House]


def place_villages(ground: Ground) -> list[Village]:
    villages = []
    for at, (x, y) in enumerate(SPOTS):
        east, north = ground.chance.normal(0, 12, 2)
        villages.append(_built(ground.chance, x + east, y + north, 70 if at < 2 else 34))
    return villages


def _built(chance: np.random.Generator, x: float, y: float, houses: int) -> Village:
    """Houses stand beside two or three streets that meet, and do not overlap."""
    streets = chance.uniform(0, np.pi) + np.array([0, 0.9, 1.9]) + chance.normal(0, 0.15, 3)
    built: list[House] = []
    for _ in range(houses * 3):
        lie = streets[chance.integers(3)]
        along, aside = chance.normal(0, 17 * (houses / 50) ** 0.5), chance.choice([-1, 1]) * chance.uniform(3.2, 6.5)
        east = x + along * np.cos(lie) - aside * np.sin(lie)
        north = y + along * np.sin(lie) + aside * np.cos(lie)
        if all(np.hypot(east - house.x, north - house.y) > 4.0 for house in built):
            turn = lie + chance.normal(0, 0.08)
            built.append(
                House(
                    east,
                    north,
                    chance.uniform(2.6, 4.6),
                    chance.uniform(1.7, 2.5),
                    turn,
                    int(chance.integers(len(ROOFS))),
                )
            )
        if len(built) == houses:
            break
    return Village(x, y, built)


def lay_lanes(ground: Ground, villages: list[Village]) -> np.ndarray:
    """Millimetres to the nearest lane: each village is joined to its neighbours, and the country to the world."""
    points = np.array([(village.x, village.y) for village in villages])
    apart = cdist(points, points)
    joined = np.argwhere(minimum_spanning_tree(apart).toarray() > 0)
    extra = [(a, b) for a in range(len(points)) for b in np.argsort(apart[a])[1:3] if apart[a, b] < 330]
    ways = [
        _lane(ground.chance, points[a], points[b])
        for a, b in {tuple(sorted(pair)) for pair in [*map(tuple, joined), *extra]}
    ]
    for east, north in [
        (-300, 190),
        (-290, 620),
        (1000, 480),
        (1000, 20),
        (470, 1000),
        (90, -300),
        (640, -300),
        (30, 1000),
    ]:
        nearest = points[np.argmin(np.hypot(points[:, 0] - east, points[:, 1] - north))]
        ways.append(_lane(ground.chance, nearest, np.array([east, north])))
    return ground.distance(ways)


def _lane(chance: np.random.Generator, start: np.ndarray, end: np.ndarray) -> np.ndarray:
    aside = np.array([-(end - start)[1], (end - start)[0]])
    points = [start + part * (end - start) + chance.normal(0, 0.055) * aside for part in (0.25, 0.5, 0.75)]
    return curve([tuple(start), *[tuple(point) for point in points], tuple(end)])


def draw_roofs(ground: Ground, paint: np.ndarray, villages: list[Village]) -> np.ndarray:
    """Gardens, shadows and two-sided roofs: the side towards the sun is lighter."""
    gardens, shadows, lit, dark = (_mask(ground) for _ in range(4))
    tint = np.zeros_like(paint)
    roofs = [_mask(ground) for _ in ROOFS]
    for house in (house for village in villages for house in village.houses):
        _fill(ground, gardens, house, 2.1, 0, (-1, 1))
        _fill(ground, shadows, house, 1.0, 1.0, (-1, 1))
        _fill(ground, roofs[house.roof], house, 1.0, 0, (-1, 1))
        north = np.cos(house.lie) > 0
        _fill(ground, lit if north else dark, house, 1.0, 0, (0, 1))
        _fill(ground, dark if north else lit, house, 1.0, 0, (-1, 0))
    paint = mixed(paint, rgb("#C3D2A0"), 0.45 * ground.blurred(_layer(gardens), 1.2))
    paint = mixed(paint, rgb("#5C6A58"), 0.45 * ground.blurred(_layer(shadows), 0.35))
    for roof, code in zip(roofs, ROOFS, strict=True):
        tint += _layer(roof)[..., None] * rgb(code)
    cover = np.clip(sum(_layer(roof) for roof in roofs), 0, 1)
    paint = mixed(paint, tint / np.maximum(cover, 1e-6)[..., None], cover)
    return paint * (1 + 0.07 * _layer(lit) - 0.08 * _layer(dark))[..., None]


def _mask(ground: Ground) -> Image.Image:
    return Image.new("L", (ground.size * 2, ground.size * 2))


def _layer(mask: Image.Image) -> np.ndarray:
    return np.asarray(mask.reduce(2), float) / 255


def _fill(ground: Ground, mask: Image.Image, house: House, grow: float, shift: float, sides: tuple[int, int]) -> None:
    ahead = np.array([np.cos(house.lie), np.sin(house.lie)]) * house.long / 2 * grow
    aside = np.array([-np.sin(house.lie), np.cos(house.lie)]) * house.broad / 2 * grow
    middle = np.array([house.x + shift, house.y - shift])
    corners = [
        middle + e * ahead + s * aside for e, s in ((-1, sides[0]), (1, sides[0]), (1, sides[1]), (-1, sides[1]))
    ]
    scale = ground.scale * 2
    ImageDraw.Draw(mask).polygon([((x + MARGIN) * scale, (BOARD + MARGIN - y) * scale) for x, y in corners], fill=255)


def lamps_of(ground: Ground, villages: list[Village]) -> np.ndarray:
    """Two houses in three show a light; each glows, and a village glows as one."""
    points = np.zeros((ground.size, ground.size))
    for house in (house for village in villages for house in village.houses):
        row, column = ground.pixel(house.x, house.y)
        if ground.chance.random() < 0.66 and 0 <= row < ground.size and 0 <= column < ground.size:
            points[row, column] = ground.chance.uniform(0.4, 1.0)
    unit = ground.scale**2
    glow = (
        4.2 * unit * ground.blurred(points, 0.8)
        + 7 * unit * ground.blurred(points, 2.6)
        + 34 * unit * ground.blurred(points, 13)
    )
    return np.clip(glow, 0, 1.3)[..., None] * LAMP * 0.8
