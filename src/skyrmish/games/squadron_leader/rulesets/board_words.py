"""A board in a word, as commands are told it: 700x700, hex, hex:13x13."""

from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader.rulesets.ruleset import HEX_SIZES, LARGEST_BOARD, SMALLEST_BOARD


def read_board(text: str) -> tuple[float, float, bool]:
    """B-20, B-51  Width and height, or columns and rows, and whether they are hexes; 0: as the edition says."""
    hexes, size = text.startswith("hex"), text.removeprefix("hex").strip(" :")
    if not size:
        return 0.0, 0.0, hexes
    parts = size.lower().replace("×", "x").split("x")
    try:
        width, height = (float(part) for part in (parts if len(parts) > 1 else parts * 2))
    except ValueError:
        raise Refusal(f"--board: {size!r} is not of the form 700x700") from None
    least, most = HEX_SIZES if hexes else (SMALLEST_BOARD, LARGEST_BOARD)
    for length in (width, height):
        if not least <= length <= most or (hexes and length != int(length)):
            unit = "hexes" if hexes else "mm"
            raise Refusal(f"--board: {length:g} {unit} is not from {least:g} to {most:g}", "B-20")
    return width, height, hexes
