"""Measures of the kit that no rule fixes: how thick, how deep, how loose."""

from dataclasses import dataclass

TOLERANCE = 0.15
THICKNESS = 3.0
THICKNESSES = 2.4, 6.0  # the least and the most
MOST_TOLERANCE = MOST_KERF = 0.5
BED = 220.0  # the side of a common printer's plate
BEDS = 150.0, 500.0  # the least and the most
SCALE = 100.0  # per cent
SCALES = 100.0, 200.0  # the least and the most


@dataclass(frozen=True)
class Sizes:
    """What you chose, and what follows from it. Millimetres."""

    tolerance: float = TOLERANCE
    thickness: float = THICKNESS
    text: bool = True
    kerf: float = 0.0  # how wide a laser's cut is

    @property
    def token(self) -> float:
        """A token is a little thicker than a template, so that you can lift it out of the notch."""
        return self.thickness + 1.0

    sunk = 0.6
    line = 1.0  # depth of the lines on a token: a ruler's edge, or a thread, finds its way in them
    relief = 0.8
    engraving = 0.8  # width of an engraved stroke: two lines of a common nozzle
    boss = 1.2  # how far an altitude ring reaches into the piece above it
    collar = 2.0  # how deep a ring is hollowed to take it
    peg = 4.0  # diameter of a peg's hole
    wall = 2.0
