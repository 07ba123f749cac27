"""Numbers as people write them."""

from skyrmish.geometry.grid import snapped

MOST_DECIMALS = 7


def written(number: float) -> str:
    """The shortest decimal that leads back to the same place on the grid: 350, 320.2826, -0.5."""
    number = snapped(number) + 0.0  # no minus zero
    for decimals in range(MOST_DECIMALS + 1):
        text = f"{number:.{decimals}f}"
        if snapped(float(text)) == number:
            break
    return text.rstrip("0").rstrip(".") if "." in text else text


def whole(number: float) -> float:
    """A number that may be counted with, where it is whole: 3, not 3.0."""
    return int(number) if number == int(number) else number


def rounded(number: float, decimals: int = 1) -> str:
    """A measure for a sentence: 12 or 12.3, never 12.0, and never a false 0."""
    for more in range(decimals, MOST_DECIMALS):
        text = f"{number:.{more}f}"
        if float(text) != 0.0 or number == 0.0:
            break
    return text.rstrip("0").rstrip(".") if "." in text else text
