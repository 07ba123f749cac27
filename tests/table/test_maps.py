"""The painted maps: light enough inside the board for ink and planes, and small enough to load at once."""

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

MAPS = Path(__file__).resolve().parents[2] / "web" / "src" / "theme" / "maps"
MOST_BYTES = 300_000


def lightness(path: Path) -> np.ndarray:
    """L* of the board's own 700 mm; 250 mm of margin lie around it."""
    picture = Image.open(path).convert("RGB")
    margin = picture.width * 250 // 1200
    inside = np.asarray(picture.crop((margin, margin, picture.width - margin, picture.height - margin)), float) / 255
    linear = np.where(inside <= 0.04045, inside / 12.92, ((inside + 0.055) / 1.055) ** 2.4)
    ratio = linear @ np.array([0.2126729, 0.7151522, 0.072175])
    return np.where(ratio > 0.008856, 116 * np.cbrt(ratio) - 16, 903.3 * ratio)


@pytest.mark.parametrize("name", ["day", "night", "space"])
def test_every_map_shows_two_pixels_a_millimetre_in_few_bytes(name: str) -> None:
    path = MAPS / f"{name}.avif"
    assert Image.open(path).size == (2400, 2400)
    assert path.stat().st_size < MOST_BYTES


def test_the_map_of_the_day_is_nowhere_too_dark_for_ink_nor_too_light_for_a_rim() -> None:
    light = lightness(MAPS / "day.avif")
    assert np.percentile(light, 0.1) >= 72
    assert np.percentile(light, 99.9) <= 94


@pytest.mark.parametrize("name", ["night", "space"])
def test_the_dark_maps_leave_room_for_pale_lines(name: str) -> None:
    assert np.percentile(lightness(MAPS / f"{name}.avif"), 99) <= 50
