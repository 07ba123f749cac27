"""The fine grid that positions lie on, and the tolerance of every comparison."""

from skyrmish.engine.rule import rule

EPSILON = 1e-6  # mm; touching counts as inside, on the board and in range
GRID = 2.0**-20  # mm (and degrees); sums of grid numbers are exact, so four turns come home to the last bit
_SHIFT = 3.0 * 2.0**31  # adding it leaves no bits below the grid
FARTHEST = 1e6  # mm; beyond it no coordinate is accepted


@rule
def snapped(number: float) -> float:
    """The nearest number of the grid; even at a tie, so that snapping and mirroring commute."""
    return (number + _SHIFT) - _SHIFT
