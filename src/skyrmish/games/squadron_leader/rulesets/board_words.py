"""A board in a word, as commands are told it: 700x700, hex, hex:13x13."""

from skyrmish.engine.refusal import Refusal


def read_board(text: str) -> tuple[float, float, bool]:
    """B-20, B-51  Width and height, or columns and rows, and whether they are hexes; 0: as the edition says."""
    hexes, size = text.startswith("hex"), text.removeprefix("hex").strip(" :")
    if not size:
        return 0.0, 0.0, hexes
    parts = size.lower().replace("×", "x").split("x")
    try:
        width, height = (float(part) for part in (parts if len(parts) > 1 else parts * 2))
    except ValueError:
        raise Refusal(f"{size!r} is not of the form 700x700", part="board") from None
    if width <= 0.0 or height <= 0.0:
        raise Refusal(f"{size!r} has no width or no height", "B-20", part="board")
    return width, height, hexes
