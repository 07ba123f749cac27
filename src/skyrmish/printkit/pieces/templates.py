"""Move templates with their notches and engraved costs: one by one, and all three on one piece."""

import math

from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from skyrmish.geometry.piece_sets import PieceSet, template_body
from skyrmish.geometry.poses import Motion
from skyrmish.geometry.templates import Template
from skyrmish.printkit.drawing.lettering import engraved
from skyrmish.printkit.drawing.shapes import NOTHING, area, grown, mirrored, moved, only, regular, stroke
from skyrmish.printkit.pieces.piece import Piece, piece
from skyrmish.printkit.pieces.sizes import Sizes

EXACT = Sizes(tolerance=0.0)  # paper needs no clearance
START = Motion(0.0, 0.0, 0)
Costs = dict[str, int]  # SL1-MOVE-02  of each template, by its name


def clearance(pieces: PieceSet, sizes: Sizes) -> float:
    """How much wider than the token a notch is on every side; a set's own slack counts where it is more."""
    return max(pieces.slack, sizes.tolerance)


def notch(pieces: PieceSet, place: Motion, wider: float) -> Polygon:
    """The token's outline at a pose (nose to the north), grown by the clearance."""
    x, y = -place.left, place.ahead
    token = regular(pieces.sides, pieces.token_apothem, x, y, 90.0 + 45.0 * place.eighths)
    return only(grown(token, wider))


def _body(template: Template, pieces: PieceSet) -> BaseGeometry:
    return Polygon([(-left, ahead) for ahead, left in template_body(template, pieces)])


def template_piece(pieces: PieceSet, template: Template, costs: Costs, sizes: Sizes) -> Piece:
    """One template for the left; turned over, it is the one for the right."""
    wider, cost = clearance(pieces, sizes), costs[template.name]
    notches = area(notch(pieces, START, wider), notch(pieces, pieces.motion(template), wider))
    marks = area(_chevrons(pieces, template, cost, 0.5, sizes), _figure(pieces, template, cost, 0.5, -1.0, sizes))
    return piece(f"template-{template.name}", _body(template, pieces).difference(notches), marks)


def all_in_one(pieces: PieceSet, costs: Costs, sizes: Sizes, right: bool = False) -> Piece:
    """SL2-COMP-01  One start notch, three ends, for the left or for the right."""
    wider = clearance(pieces, sizes)
    bodies = area(*(_body(template, pieces) for template in pieces.templates))
    ends = [notch(pieces, pieces.motion(template), wider) for template in pieces.templates]
    marks = []
    for template in pieces.templates:
        cost, share = costs[template.name], 0.55 if template.eighths == 2 else 0.64  # where the branches have parted
        marks.append(_chevrons(pieces, template, cost, share, sizes))
        marks.append(_figure(pieces, template, cost, share, 1.0, sizes, turned_over=right))
    outline = bodies.difference(area(notch(pieces, START, wider), *ends))
    whole = (outline, area(*marks))
    return piece("template-all", *(map(mirrored, whole) if right else whole))


def _chevrons(pieces: PieceSet, template: Template, cost: int, share: float, sizes: Sizes) -> MultiPolygon:
    """As many chevrons as the template costs, along its centre line, around a share of its length."""
    size = pieces.template_width / 26.0
    gap = 4.4 * size / max(1.0, _length(template))
    marks = []
    for step in range(cost):
        x, y, degrees = along(pieces, template, share + gap * (step - (cost - 1) / 2))
        chevron = stroke(
            [(-4.2 * size, -2.1 * size), (0, 2.1 * size), (4.2 * size, -2.1 * size)], sizes.engraving * 1.4
        )
        marks.append(moved(chevron, x, y, degrees))
    return area(*marks)


def _figure(
    pieces: PieceSet, template: Template, cost: int, share: float, side: float, sizes: Sizes, turned_over: bool = False
) -> MultiPolygon:
    """The cost as a figure, before (1) or behind (−1) the chevrons around a share of the length.

    Turned over, it will read right when the whole template is mirrored.
    """
    if not sizes.text:
        return NOTHING
    size = pieces.template_width / 26.0
    away = (6.0 + 2.2 * cost) * size / _length(template)
    x, y, degrees = along(pieces, template, share + side * away)
    figure = engraved(str(cost), 5.0 * size, sizes.engraving)
    return area(moved(mirrored(figure) if turned_over else figure, x, y, degrees))


def _length(template: Template) -> float:
    return template.body or template.radius * math.radians(45.0 * template.eighths)


def along(pieces: PieceSet, template: Template, share: float) -> tuple[float, float, float]:
    """A place on the centre line and its direction, for something that points north by itself."""
    if template.eighths == 0:
        return 0.0, pieces.lead + template.body * share, 0.0
    degrees = 45.0 * template.eighths * share
    angle = math.radians(degrees)
    return -template.radius * (1.0 - math.cos(angle)), pieces.lead + template.radius * math.sin(angle), degrees
