"""A sheet to draw on, twice as fine as it is shown."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from PIL import Image, ImageDraw, ImageFont

from skyrmish.lab.balance.colours import INK, PAPER, SEATS

FINE = 2
Point = tuple[float, float]


@cache
def _font(size: int) -> Any:
    return ImageFont.load_default(size)


class Canvas:
    """Points are as they are shown, from the top left."""

    def __init__(self, width: int, height: int, ground: str = PAPER) -> None:
        self.size = width, height
        self._image = Image.new("RGB", (width * FINE, height * FINE), ground)
        self._pen = ImageDraw.Draw(self._image, "RGBA")

    def area(self, points: Sequence[Point], fill: str, line: str = INK, width: float = 1.0) -> None:
        fine = [(x * FINE, y * FINE) for x, y in points]
        self._pen.polygon(fine, fill)
        self._pen.line([*fine, fine[0], fine[1]], line, round(width * FINE), joint="curve")

    def line(self, a: Point, b: Point, colour: str = INK, width: float = 1.0) -> None:
        self._pen.line([a[0] * FINE, a[1] * FINE, b[0] * FINE, b[1] * FINE], colour, round(width * FINE))

    def box(self, x: float, y: float, width: float, height: float, fill: str, line: str = INK) -> None:
        corners = [x * FINE, y * FINE, (x + width) * FINE, (y + height) * FINE]
        self._pen.rounded_rectangle(corners, 5 * FINE, fill, line, FINE)

    def frame(self, x: float, y: float, width: float, height: float) -> None:
        """Blank paper all around a field, and a line about it."""
        right, bottom = x + width, y + height
        for corners in (
            (0, 0, x, self.size[1]),
            (right, 0, *self.size),
            (0, 0, self.size[0], y),
            (0, bottom, *self.size),
        ):
            self._pen.rectangle([corner * FINE for corner in corners], PAPER)
        self._pen.rectangle([x * FINE, y * FINE, right * FINE, bottom * FINE], None, INK, FINE)

    def text(self, x: float, y: float, words: str, size: int = 13, colour: str = INK, anchor: str = "la") -> None:
        self._pen.text((x * FINE, y * FINE), words, colour, _font(size * FINE), anchor)

    def width_of(self, words: str, size: int = 13) -> float:
        return float(self._pen.textlength(words, _font(size * FINE))) / FINE

    def folded(self, words: str, width: float, size: int = 13) -> list[str]:
        """A sentence in lines that are no wider than so."""
        lines = [""]
        for word in words.split():
            longer = f"{lines[-1]} {word}".strip()
            if self.width_of(longer, size) > width and lines[-1]:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines

    def shown(self) -> Image.Image:
        return self._image.resize(self.size, Image.Resampling.LANCZOS)


def colour_of(seat: int) -> str:
    return SEATS[seat % len(SEATS)]
