"""Colours as the eye orders them, the brush, and the turning of day into night."""

import numpy as np
from scipy import ndimage

D65 = np.array([0.95047, 1.0, 1.08883])
TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]]
)


def rgb(code: str) -> np.ndarray:
    """``#FBF6E9`` as three numbers."""
    return np.array([int(code[at : at + 2], 16) / 255 for at in (1, 3, 5)])


def mixed(under: np.ndarray, over: np.ndarray, cover: np.ndarray | float) -> np.ndarray:
    """Paint laid over paint."""
    cover = np.asarray(cover)[..., None]
    return under * (1 - cover) + over * cover


def lab_of(paint: np.ndarray) -> np.ndarray:
    linear = np.where(paint <= 0.04045, paint / 12.92, ((np.maximum(paint, 0) + 0.055) / 1.055) ** 2.4)
    ratio = linear @ TO_XYZ.T / D65
    root = np.where(ratio > 0.008856, np.cbrt(ratio), 7.787 * ratio + 16 / 116)
    x, y, z = root[..., 0], root[..., 1], root[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], -1)


def paint_of(lab: np.ndarray) -> np.ndarray:
    y = (lab[..., 0] + 16) / 116
    root = np.stack([y + lab[..., 1] / 500, y, y - lab[..., 2] / 200], -1)
    ratio = np.where(root > 0.206893, root**3, (root - 16 / 116) / 7.787)
    linear = np.clip((ratio * D65) @ np.linalg.inv(TO_XYZ).T, 0, 1)
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def within(paint: np.ndarray, darkest: float, lightest: float) -> np.ndarray:
    """The same hues with L* squeezed softly between two limits, so that planes and ink stand out everywhere."""
    lab = lab_of(paint)
    middle, half = (darkest + lightest) / 2, (lightest - darkest) / 2
    lab[..., 0] = middle + half * np.tanh((lab[..., 0] - middle) / half)
    return paint_of(lab)


def brushed(paint: np.ndarray, reach: int, sharpness: float = 6.0) -> np.ndarray:
    """Kuwahara's brush: each pixel takes the mean of the calmest of eight patches around it."""
    light = paint.mean(-1)
    width = 2 * (reach // 2) + 1
    mean_light = ndimage.uniform_filter(light, width)
    calm = ndimage.uniform_filter(light * light, width) - mean_light**2
    means = ndimage.uniform_filter(paint, (width, width, 0))
    total, weights = np.zeros_like(paint), np.zeros_like(light)
    for angle in np.arange(8) * np.pi / 4:
        offset = tuple(np.round(0.5 * reach * np.array([np.sin(angle), np.cos(angle)])).astype(int))
        weight = 1 / (1e-5 + np.roll(calm, offset, (0, 1))) ** (sharpness / 2)
        total += np.roll(means, offset, (0, 1)) * weight[..., None]
        weights += weight
    return total / weights[..., None]


def night_of(day: np.ndarray, water: np.ndarray, lamps: np.ndarray) -> np.ndarray:
    """The same country by moonlight: dark blues with a breath of the fields' hues, water pale, lamps lit."""
    lab = lab_of(day)
    light = (lab[..., 0] - 72) / 22
    night = np.stack([16 + 13 * light, -1 + 0.16 * lab[..., 1], -15 + 0.14 * lab[..., 2] - 2 * light], -1)
    night[..., 0] += 8 * water
    night[..., 2] -= 6 * water
    return np.clip(paint_of(night) + lamps, 0, 1)
