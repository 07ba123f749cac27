"""Braille as dots to raise, print or press: letters and whole numbers, in the measures of signs."""

from shapely.geometry import MultiPolygon

from skyrmish.printkit.drawing.shapes import area, disc

STEP, CELL, DOT = 2.5, 6.0, 1.5  # mm: from dot to dot, from cell to cell, a dot's diameter
_NUMBER = (2, 3, 4, 5)  # the sign before figures; dots count down the columns
_FIRST = ((0,), (0, 1), (0, 3), (0, 3, 4), (0, 4), (0, 1, 3), (0, 1, 3, 4), (0, 1, 4), (1, 3), (1, 3, 4))  # A to J
_LETTERS = {
    **dict(zip("ABCDEFGHIJ", _FIRST, strict=True)),
    **{letter: (*dots, 2) for letter, dots in zip("KLMNOPQRST", _FIRST, strict=True)},
    **{letter: (*dots, 2, 5) for letter, dots in zip("UVXYZ", _FIRST, strict=False)},
    "W": (1, 3, 4, 5),  # it came later, from another language
}
_FIGURES = dict(zip("1234567890", _FIRST, strict=True))  # figures are the first letters after the sign


def cells(text: str) -> list[tuple[int, ...]]:
    """The cells of a text, each by its dots; a blank one for a space, the sign before every run of figures."""
    found: list[tuple[int, ...]] = []
    before = " "
    for letter in text:
        if letter in _FIGURES and before not in _FIGURES:
            found.append(_NUMBER)
        found.append(_FIGURES.get(letter) or _LETTERS.get(letter, ()))
        before = letter
    return found


def braille(text: str) -> MultiPolygon:
    """A text in dots: the middle of its first cell at the origin, the others to the right."""
    places = [(number * CELL, dot) for number, dots in enumerate(cells(text)) for dot in dots]
    return area(*(disc(x + (dot // 3 - 0.5) * STEP, (1 - dot % 3) * STEP, DOT / 2) for x, dot in places))
