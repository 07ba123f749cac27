"""What a solid costs to print: a rule of thumb, not a slicer."""

from collections.abc import Sequence
from dataclasses import dataclass

from manifold3d import Manifold

_DENSITY = 1.24e-3  # g/mm³ of PLA
_FLOW = 7.0  # mm³ a second, a common printer at 0.2 mm layers
_LAYER = 0.2  # mm
_PER_LAYER = 2.5  # seconds lost by every layer change
_SHELL = 0.8  # mm of solid wall, top and bottom
_INFILL = 0.2
_STRAND = 2.405  # mm² of filament of 1.75 mm


@dataclass(frozen=True)
class Estimate:
    """For one piece: grams, metres of filament of 1.75 mm, minutes."""

    grams: float
    metres: float
    minutes: float


def _layer_changes(height: float) -> float:
    """The seconds that layers cost, however many parts lie beside each other."""
    return height / _LAYER * _PER_LAYER


def together(parts: Sequence[tuple[Estimate, float]]) -> Estimate:
    """What parts of some heights take on one plate: they share their layers."""
    changes = [_layer_changes(height) / 60.0 for _, height in parts]
    minutes = sum(each.minutes - change for (each, _), change in zip(parts, changes, strict=True)) + max(changes)
    grams, metres = sum(each.grams for each, _ in parts), sum(each.metres for each, _ in parts)
    return Estimate(round(grams, 1), round(metres, 2), round(minutes, 1))


def estimate(solid: Manifold) -> Estimate:
    """Two walls and a fifth of infill, at 0.2 mm."""
    volume = float(solid.volume())
    shell = min(volume, float(solid.surface_area()) * _SHELL)
    plastic = shell + (volume - shell) * _INFILL
    seconds = plastic / _FLOW + _layer_changes(float(solid.bounding_box()[5]))
    return Estimate(round(plastic * _DENSITY, 1), round(plastic / _STRAND / 1000.0, 2), round(seconds / 60.0, 1))
