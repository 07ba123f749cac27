"""A board in a word, as commands are told it: 700x700, hex, hex:13x13."""

from skyrmish.words.refusal import Refusal


def read_board(text: str) -> tuple[float, float, bool]:
    """B-20, B-51  Width and height, or columns and rows, and whether they are hexes; 0: as the edition says."""
    hexes, size = text.startswith("hex"), text.removeprefix("hex").strip(" :")
    if not size:
        return 0.0, 0.0, hexes
    parts = size.lower().replace("×", "x").split("x")
    try:
        width, height = (float(part) for part in (parts if len(parts) > 1 else parts * 2))
    except ValueError:
        raise Refusal("board-form", given=repr(size)).of("board") from None
    if width <= 0.0 or height <= 0.0:
        raise Refusal("board-without-size", "B-20", given=repr(size)).of("board")
    return width, height, hexes
