"""Space: a nebula, stars, and a planet that looks in at the edge."""

import numpy as np
from scipy import ndimage

from maps.colour import brushed, mixed, rgb
from maps.field import Ground, smooth_step

DEEP, INDIGO, VIOLET, ROSE, TEAL = "#0B0D22", "#1A1B45", "#4B2B70", "#8A4390", "#2C4C84"
BANDS = ["#6B3B24", "#8A5230", "#A86A3C", "#774228", "#935A36", "#5E3322", "#B27A4A"]
PLANET = (800.0, -110.0, 300.0)


def paint_space(ground: Ground) -> np.ndarray:
    paint = brushed(_nebula(ground), round(2.5 * ground.scale), 3)
    paint = _planet(ground, paint + _stars(ground))
    return paint * (1 + 0.01 * ground.noise(1.5))[..., None]


def _nebula(ground: Ground) -> np.ndarray:
    """Clouds folded into each other, brightest from the upper right down across the board."""
    fold_x, fold_y = ground.noise(260, 4), ground.noise(260, 4)
    cloud = _folded(ground, ground.noise(170, 6), fold_x, fold_y, 60)
    dust = _folded(ground, ground.noise(90, 5), fold_y, fold_x, 40)
    lane = np.exp(-(((ground.x - 0.55 * ground.y - 190) / 210) ** 2))
    second = np.exp(-(((ground.x + 60) / 160) ** 2 + ((ground.y - 190) / 190) ** 2))
    paint = np.broadcast_to(rgb(DEEP), (*cloud.shape, 3))
    paint = mixed(paint, rgb(INDIGO), 0.75 * smooth_step(-1.4, 1.8, cloud))
    paint = mixed(paint, rgb(VIOLET), 0.75 * lane * smooth_step(-0.6, 1.9, cloud))
    paint = mixed(paint, rgb(ROSE), 0.5 * lane**2 * smooth_step(0.5, 2.4, cloud))
    paint = mixed(paint, rgb(TEAL), 0.45 * second * smooth_step(-0.6, 1.8, cloud))
    return paint * (1 - 0.38 * smooth_step(0.4, 2.0, dust))[..., None]


def _folded(ground: Ground, layer: np.ndarray, east: np.ndarray, north: np.ndarray, strength: float) -> np.ndarray:
    rows, columns = np.indices(layer.shape, dtype=float)
    push = strength * ground.scale
    return ndimage.map_coordinates(layer, [rows + push * north, columns + push * east], order=1, mode="mirror")


def _stars(ground: Ground) -> np.ndarray:
    """Many faint ones, a few bright ones with a halo, white, gold or blue."""
    light = np.zeros((ground.size, ground.size, 3))
    tints = np.array([[1, 1, 1], [1, 0.9, 0.7], [0.75, 0.85, 1], [1, 0.8, 0.55]])
    for count, reach, power in ((5200, 0.28, 0.5), (1100, 0.42, 0.9), (150, 0.75, 1.7), (34, 1.15, 2.6)):
        layer = np.zeros_like(light)
        rows, columns = ground.chance.integers(0, ground.size, (2, count))
        shine = power * ground.chance.uniform(0.35, 1, count) ** 1.5
        layer[rows, columns] = tints[ground.chance.integers(0, 4, count)] * shine[:, None]
        sharp = (
            ndimage.gaussian_filter(layer, (reach * ground.scale, reach * ground.scale, 0))
            * (reach * ground.scale) ** 2
            * 6.3
        )
        light += np.minimum(sharp, 1.2)
        if reach > 0.7:
            wide = 5.5 * reach * ground.scale
            light += ndimage.gaussian_filter(layer, (wide, wide, 0)) * wide**2 * 0.55
    return light


def _planet(ground: Ground, paint: np.ndarray) -> np.ndarray:
    x, y, radius = PLANET
    east, north = (ground.x - x) / radius, (ground.y - y) / radius
    away = np.hypot(east, north)
    up = np.sqrt(np.clip(1 - away**2, 0, 1))
    tilt = 0.42
    latitude = north * np.cos(tilt) - east * np.sin(tilt) * 0.9
    latitude = latitude + 0.035 * ground.noise(70, 4) + 0.015 * np.sin(9 * east)
    bands = np.array([rgb(code) for code in BANDS])
    place = (latitude + 1.2) * 5.2
    low, part = np.floor(place).astype(int), place - np.floor(place)
    ball = mixed(bands[low % len(bands)], bands[(low + 1) % len(bands)], smooth_step(0.25, 0.75, part))
    ball = ball * (1 + 0.06 * ground.noise(24, 4))[..., None]
    sun = np.clip(-0.62 * east + 0.5 * north + 0.6 * up, 0, 1)
    ball = ball * (0.06 + 0.95 * sun**0.9)[..., None]
    rim = np.exp(-(((1 - away) / 0.028) ** 2)) * np.clip(0.25 + 0.75 * (-0.62 * east + 0.5 * north) / 0.8, 0, 1)
    edge = smooth_step(-0.6 / radius, 0.6 / radius, 1 - away)
    glow = (
        np.exp(-np.clip(away - 1, 0, None) / 0.055)
        * np.clip(0.2 + 0.8 * (-0.62 * east + 0.5 * north) / 0.8, 0, 1)
        * (1 - edge)
    )
    paint = mixed(paint, ball, edge)
    return paint + (0.5 * rim * edge + 0.32 * glow)[..., None] * rgb("#E8A878")
