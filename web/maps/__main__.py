"""Paints the maps under the board: ``python -m maps`` in ``web/``. Needs ``pip install '.[maps]'``.

Every map shows the board's 700 mm and 250 mm more on each side, so that no screen sees where the paint ends. A small
one beside it lies under other screens, hazed, and in pictures of games.
"""

import argparse
from pathlib import Path

import numpy as np
from PIL import Image

from maps.colour import night_of
from maps.countryside import Countryside
from maps.field import Ground
from maps.outer_space import paint_space

FOLDER = Path(__file__).parent.parent / "src" / "theme" / "maps"
QUALITY = {"day": 56, "night": 62, "space": 64}
SMALL, SMALL_QUALITY = 800, 50  # pixels a side


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=26)
    parser.add_argument("--scale", type=float, default=2.0, help="pixels for a millimetre")
    parser.add_argument("--only", choices=sorted(QUALITY), help="paint one map")
    parser.add_argument("--out", type=Path, default=FOLDER)
    wanted = parser.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
    for name, paint in painted(wanted.seed, wanted.scale, wanted.only).items():
        picture = Image.fromarray((np.clip(paint, 0, 1) * 255 + 0.5).astype(np.uint8))
        keep(picture, wanted.out / f"{name}.avif", QUALITY[name])
        small = picture.resize((SMALL, SMALL), Image.Resampling.LANCZOS)
        keep(small, wanted.out / f"{name}-small.avif", SMALL_QUALITY)


def painted(seed: int, scale: float, only: str | None) -> dict[str, np.ndarray]:
    """The maps that are wanted. Night is the same country as day, so its lamps stand in the same villages."""
    maps = {}
    if only != "space":
        country = Countryside(Ground(seed, scale))
        maps["day"] = country.painted()
        maps["night"] = night_of(maps["day"], country.water, country.lamps())
    if only in (None, "space"):
        maps["space"] = paint_space(Ground(seed, scale))
    return {name: paint for name, paint in maps.items() if only in (None, name)}


def keep(picture: Image.Image, path: Path, quality: int) -> None:
    picture.save(path, quality=quality, speed=5)
    print(f"{path.name}: {picture.width} × {picture.height}, {path.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
