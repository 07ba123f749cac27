"""A page as an SVG picture, drawn along with the PDF, so that a browser can show what will be printed."""

import base64
from functools import cache
from pathlib import Path
from xml.sax.saxutils import escape

from skyrmish.printkit.drawing.shapes import Rings

FONTS = Path(__file__).parent.parent / "fonts"


@cache
def _face(font: str) -> str:
    """A typeface written into the picture: a browser lets no picture fetch one, and others would not fit."""
    data = base64.b64encode((FONTS / f"{font}.ttf").read_bytes()).decode()
    return f"@font-face{{font-family:{font};src:url(data:font/ttf;base64,{data})}}"


class Preview:
    """What has been drawn on one page so far."""

    def __init__(self, width: float, height: float) -> None:
        self._parts: list[str] = []
        self._fonts: set[str] = set()
        self._clips = 0
        self.width, self.height = width, height

    def path(self, rings: Rings, closed: bool, fill: str | None, edge: str | None, width: float, dash: str) -> None:
        data = "".join("M" + "L".join(f"{x:.2f},{y:.2f}" for x, y in ring) + ("Z" if closed else "") for ring in rings)
        looks = f'fill="{fill or "none"}"' + (' fill-rule="evenodd"' if fill else "")
        if edge:
            looks += f' stroke="{edge}" stroke-width="{width:g}" stroke-linejoin="round"'
            looks += f' stroke-dasharray="{dash}"' if dash else ""
        self._parts.append(f'<path {looks} d="{data}"/>')

    def text(
        self, x: float, y: float, words: str, size: float, font: str, colour: str, anchor: str, degrees: float
    ) -> None:
        place = f"translate({x:.2f},{y:.2f}) rotate({degrees:g}) scale(1,-1)"
        self._fonts.add(font)
        ends = {"left": "start", "middle": "middle", "right": "end"}[anchor]
        self._parts.append(
            f'<text transform="{place}" font-family="{font}" font-size="{size:.3f}" '
            f'text-anchor="{ends}" fill="{colour}">{escape(words)}</text>'
        )

    def frame(self, x: float, y: float, degrees: float, scale: float) -> None:
        """Open a frame of its own; ``back`` closes it."""
        self._parts.append(f'<g transform="translate({x:.3f},{y:.3f}) rotate({degrees:g}) scale({scale:.5f})">')

    def window(self, x: float, y: float, width: float, height: float) -> None:
        """Open a window outside which nothing shows; ``back`` closes it."""
        self._clips += 1
        name = f"window-{self._clips}"
        box = f'<rect x="{x:.3f}" y="{y:.3f}" width="{width:.3f}" height="{height:.3f}"/>'
        self._parts.append(f'<clipPath id="{name}">{box}</clipPath><g clip-path="url(#{name})">')

    def back(self) -> None:
        self._parts.append("</g>")

    def svg(self) -> bytes:
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}" '
            f'width="{self.width:g}mm" height="{self.height:g}mm">\n'
            f"<style>{''.join(map(_face, sorted(self._fonts)))}</style>\n"
            f'<rect width="{self.width:g}" height="{self.height:g}" fill="#FFFFFF"/>\n'
            f'<g transform="translate(0,{self.height:g}) scale(1,-1)" text-rendering="geometricPrecision">\n'
        )
        return (head + "\n".join(self._parts) + "\n</g>\n</svg>\n").encode()
