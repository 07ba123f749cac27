"""The country under the planes: fields, hedges, woods, a river, lanes and villages, on a hazy afternoon."""

import numpy as np
from scipy import ndimage
from scipy.spatial import cKDTree

from maps.colour import brushed, mixed, rgb, within
from maps.field import BOARD, MARGIN, Ground, curve, hashed, smooth_step
from maps.villages import Village, draw_roofs, lamps_of, lay_lanes, place_villages

CROPS = ["#DCDDB0", "#CAD2A4", "#BCCB9C", "#D3D8AE", "#EEE7C0", "#F1E3B6", "#E9D9AE", "#E4D2AE", "#D2DAB8", "#C4D0A8"]
SHARE = [0.15, 0.15, 0.12, 0.12, 0.12, 0.09, 0.06, 0.05, 0.08, 0.06]
FALLOW = "#DEC5AA"
HEDGE, WOOD, WOOD_LIT = "#869A74", "#75906B", "#C3D0A4"
WATER, WATER_DEEP, BANK, LANE, HAZE = "#C3DCDC", "#A5CBD3", "#DDDFB6", "#FBF6E8", "#F3EDD6"
STREAM = [
    (-320, 610),
    (-170, 560),
    (-40, 628),
    (62, 640),
    (165, 560),
    (255, 520),
    (350, 540),
    (430, 556),
    (497, 470),
    (512, 380),
    (560, 322),
    (640, 318),
    (720, 300),
    (800, 215),
    (900, 190),
    (1020, 120),
]
BROOK = [(395, 1010), (372, 900), (390, 800), (365, 700), (382, 620), (425, 552)]


class Countryside:
    """One country, from one seed."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.villages: list[Village] = place_villages(ground)
        self.lanes = lay_lanes(ground, self.villages)
        self.river = ground.distance([curve(self._wandering(STREAM))])
        self.brook = ground.distance([curve(self._wandering(BROOK))])
        self.water = self._water()

    def _wandering(self, points: list[tuple[float, float]]) -> list[tuple[float, float]]:
        return [
            (x + shift[0], y + shift[1])
            for (x, y), shift in zip(points, self.ground.chance.normal(0, 9, (len(points), 2)), strict=True)
        ]

    def _water(self) -> np.ndarray:
        width = 17 + 3.5 * self.ground.noise(110)
        river = smooth_step(-1.2, 1.2, width - self.river)
        brook = smooth_step(-0.8, 0.8, 4.5 + 0.8 * self.ground.noise(60) - self.brook)
        return np.maximum(river, brook)

    def painted(self) -> np.ndarray:
        ground = self.ground
        paint = self._fields()
        paint = self._river(paint)
        paint = brushed(paint, round(3.0 * ground.scale)) * (1 + self.furrows * (1 - self.water))[..., None]
        paint = self._lanes(paint)
        paint = self._woods(paint)
        paint = self._trees(paint)
        paint = draw_roofs(ground, paint, self.villages)
        paint = brushed(paint, 3, 2)
        return within(self._air(paint), 73.0, 94.0)

    def _fields(self) -> np.ndarray:
        """Strips, cut across, in districts that each lie their own way; now and then hedged, often ploughed."""
        ground = self.ground
        x, y = ground.warped(260, 16)
        seeds = ground.chance.uniform(-MARGIN - 60, BOARD + MARGIN + 60, (105, 2))
        seeds = _apart(seeds)
        near, which = cKDTree(seeds).query(np.stack([x, y], -1), k=2, workers=2)
        district, border = which[..., 0], near[..., 1] - near[..., 0]
        lie = hashed(np.arange(len(seeds)), 1) * np.pi
        broad = 30 + 34 * hashed(np.arange(len(seeds)), 2)
        long = 70 + 90 * hashed(np.arange(len(seeds)), 3)
        cosine, sine = np.cos(lie)[district], np.sin(lie)[district]
        u, v = (x * cosine + y * sine) / broad[district], (y * cosine - x * sine) / long[district]
        u = u + 0.25 * np.sin(2.1 * np.floor(v) + district)
        strip = np.floor(u)
        v = v + hashed(district, strip, 4)
        plot = np.floor(v)
        edge = np.minimum(
            np.minimum(u - strip, strip + 1 - u) * broad[district], np.minimum(v - plot, plot + 1 - v) * long[district]
        )
        edge = np.minimum(edge, border * 0.6)
        return self._sown(district, strip, plot, edge, u * broad[district], v * long[district])

    def _sown(self, *place: np.ndarray) -> np.ndarray:
        """Each plot has its crop, its furrows and its hedges, by chance that depends on the plot alone."""
        district, strip, plot, edge, across, along = place
        ground = self.ground
        crops = np.array([rgb(code) for code in CROPS])
        kind = np.searchsorted(np.cumsum(SHARE), hashed(district, strip, plot, 5) * 0.999)
        paint = crops[np.minimum(kind, len(CROPS) - 1)]
        fallow = (hashed(district, strip, plot, 6) > 0.93).astype(float)
        paint = mixed(paint, rgb(FALLOW), fallow * 0.85)
        paint = paint * (1 + 0.05 * (hashed(district, strip, plot, 7) - 0.5))[..., None]
        turned = np.where(hashed(district, strip, plot, 8) < 0.75, across, along)
        furrows = np.sin(2 * np.pi * turned / (2.2 + 2.0 * hashed(district, strip, plot, 9)))
        depth = 0.03 * (hashed(district, strip, plot, 10) > 0.35) * (0.6 + 0.4 * np.tanh(ground.noise(30)))
        self.furrows = furrows * depth * smooth_step(1.5, 4, edge)
        paint = paint * (1 + 0.016 * ground.noise(26, 3) + 0.012 * ground.noise(3.5, 2))[..., None]
        grown = hashed(district, strip, plot, 11) > 0.3
        ragged = 1.15 + 0.55 * ground.noise(9)
        hedge = smooth_step(-0.6, 0.6, ragged - edge) * (0.35 + 0.45 * grown)
        self.hedges = hedge * grown
        margin = smooth_step(0, 3.4, 3.4 - edge + 0.8 * ground.noise(12))
        paint = mixed(paint, rgb("#E9EBC4"), 0.35 * margin)
        shade = ground.moved(hedge, 1.2, 1.2)
        return mixed(mixed(paint, rgb("#6F8263"), 0.3 * shade), rgb(HEDGE), 0.8 * hedge)

    def _river(self, paint: np.ndarray) -> np.ndarray:
        ground = self.ground
        wide = ground.blurred(self.water, 4.0)
        paint = mixed(paint, rgb(BANK), 0.8 * smooth_step(0.04, 0.5, wide))
        depth = smooth_step(2, 17, 19 - self.river + 3 * ground.noise(40))
        ripple = 0.03 * np.tanh(ground.noise(18, 3))
        water = mixed(np.broadcast_to(rgb(WATER), paint.shape), rgb(WATER_DEEP), 0.8 * depth) * (1 + ripple)[..., None]
        foam = smooth_step(0.0, 1.0, ground.blurred(self.water, 1.4)) * (
            1 - smooth_step(0.55, 0.95, ground.blurred(self.water, 1.4))
        )
        paint = mixed(paint, water, self.water)
        return mixed(paint, rgb("#F4F2DC"), 0.35 * foam)

    def _lanes(self, paint: np.ndarray) -> np.ndarray:
        ground = self.ground
        width = 1.15 + 0.2 * ground.noise(30)
        lane = smooth_step(-0.5, 0.5, width - self.lanes)
        verge = smooth_step(-1, 1, width + 1.6 - self.lanes)
        paint = mixed(paint, rgb("#A9B98A"), 0.35 * verge * (1 - self.water))
        return mixed(paint, rgb(LANE), 0.92 * lane)

    def _woods(self, paint: np.ndarray) -> np.ndarray:
        ground = self.ground
        lie = ground.noise(120, 3) + 0.35 * ground.noise(36, 2)
        room = (
            smooth_step(22, 40, self.river) * smooth_step(5, 12, self.lanes + 6) * (1 - ground.blurred(self.water, 2))
        )
        for village in self.villages:
            room = room * smooth_step(26, 48, np.hypot(ground.x - village.x, ground.y - village.y))
        wood = smooth_step(-0.05, 0.05, lie * room - 1.12 + 0.05 * ground.noise(7, 2))
        shade = ground.blurred(ground.moved(wood, 3.2, 3.2), 1.2)
        paint = mixed(paint, rgb("#66785A"), 0.42 * shade * (1 - self.water))
        return mixed(paint, self._canopy(), 0.95 * wood)

    def _canopy(self) -> np.ndarray:
        """Crowns side by side, each lit from the north-west."""
        ground = self.ground
        count = int((BOARD + 2 * MARGIN) ** 2 / 26)
        crowns = ground.chance.uniform(-MARGIN, BOARD + MARGIN, (count, 2))
        near, which = cKDTree(crowns).query(np.stack([ground.x, ground.y], -1), workers=2)
        lit = (crowns[which, 0] - ground.x - (crowns[which, 1] - ground.y)) / 5.5
        tone = 0.4 + 0.5 * np.tanh(lit) - 0.5 * smooth_step(2.2, 4.2, near) + 0.22 * (hashed(which, 20) - 0.5)
        return mixed(np.broadcast_to(rgb(WOOD), (*near.shape, 3)), rgb(WOOD_LIT), np.clip(tone, 0, 1))

    def _trees(self, paint: np.ndarray) -> np.ndarray:
        """Single trees along hedges."""
        ground = self.ground
        count = 2600
        rows, columns = np.nonzero((self.hedges > 0.6) & (self.water < 0.05) & (self.lanes > 3))
        pick = ground.chance.integers(0, len(rows), count)
        seeds = np.zeros((ground.size, ground.size))
        seeds[rows[pick], columns[pick]] = 1
        away, nearest = ndimage.distance_transform_edt(seeds == 0, return_indices=True)
        away = away / ground.scale
        radius = 1.0 + 1.7 * hashed(nearest[0], nearest[1], 30)
        crown = smooth_step(-0.4, 0.4, radius - away + 0.25 * ground.noise(2.5))
        shade = ground.blurred(ground.moved(crown, 1.6, 1.6), 0.6)
        paint = mixed(paint, rgb("#5F7256"), 0.45 * shade)
        lit = np.tanh(
            ((nearest[1] - np.arange(ground.size)[None, :]) + (nearest[0] - np.arange(ground.size)[:, None]))
            / ground.scale
        )
        leaf = mixed(np.broadcast_to(rgb(WOOD), paint.shape), rgb(WOOD_LIT), np.clip(0.4 + 0.4 * lit, 0, 1))
        return mixed(paint, leaf, 0.9 * crown)

    def _air(self, paint: np.ndarray) -> np.ndarray:
        """Haze, a few soft cloud shadows, sunlight that warms one corner, and the tooth of the paper."""
        ground = self.ground
        haze = 0.17 + 0.09 * np.tanh(ground.noise(320, 2))
        paint = mixed(paint, rgb(HAZE), np.clip(haze, 0.08, 0.4))
        cloud = smooth_step(0.7, 1.9, ground.noise(260, 3))
        paint = paint * (1 - 0.06 * cloud[..., None] * np.array([1.0, 0.85, 0.6]))
        grain = 0.008 * ground.noise(1.4) + 0.006 * ground.noise(5)
        return paint * (1 + grain)[..., None]

    def lamps(self) -> np.ndarray:
        return lamps_of(self.ground, self.villages)


def _apart(points: np.ndarray, rounds: int = 3) -> np.ndarray:
    """Points that keep some distance, so that districts are of like size."""
    for _ in range(rounds):
        near, which = cKDTree(points).query(points, k=2)
        away = points - points[which[:, 1]]
        push = np.clip(88 - near[:, 1], 0, None) / np.maximum(near[:, 1], 1)
        points = points + 0.5 * away * push[:, None]
    return points
