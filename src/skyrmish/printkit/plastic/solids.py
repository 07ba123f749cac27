"""Solids for 3D printers, made from the flat pieces. They stand on z = 0 as they are to be printed: no supports."""

from manifold3d import CrossSection, FillRule, Manifold
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from skyrmish.geometry.piece_sets import PieceSet
from skyrmish.printkit.drawing.shapes import area, contours, disc, regular
from skyrmish.printkit.pieces.piece import Piece
from skyrmish.printkit.pieces.sizes import Sizes
from skyrmish.printkit.pieces.tokens import ring_hole, ring_seat

_OVER = 1.0  # how far a cutting tool reaches past what it cuts, so that no skin of nothing stays
_CLEAR = 2e-4  # a cut goes so much above a face: in it, a skin of nothing would be left
_PEG_HEAD = 2.4
DIE = 16.0


def section(shape: BaseGeometry) -> CrossSection:
    return CrossSection(contours(shape), FillRule.EvenOdd)


def slab(shape: BaseGeometry, bottom: float, top: float) -> Manifold:
    """A flat shape between two heights."""
    if area(shape).is_empty:
        return Manifold()
    return Manifold.extrude(section(shape), top - bottom).translate((0.0, 0.0, bottom))


def frustum(pieces: PieceSet, apothem: float, height: float, bottom: float) -> Manifold:
    """The token's polygon, drawn in by a millimetre for every millimetre it rises: no overhang beyond 45°."""
    share = (apothem - height) / apothem
    base = section(regular(pieces.sides, apothem))
    return Manifold.extrude(base, height, scale_top=(share, share)).translate((0.0, 0.0, bottom))


def parted(solid: Manifold, height: float) -> tuple[Manifold, Manifold]:
    """What of a solid is below a height, and what is above it."""
    above, below = solid.split_by_plane((0.0, 0.0, 1.0), height + _CLEAR)
    return below, above


def carved(piece: Piece, thickness: float, sizes: Sizes, depth: float = Sizes.sunk) -> Manifold:
    """A piece as a plate: its marks sunk into the upper side, its figures standing on it."""
    body = slab(piece.outline, 0.0, thickness)
    body -= slab(piece.sunk, thickness - depth, thickness + _OVER)
    for step, shape in enumerate(piece.figure, 1):
        body += slab(shape, thickness - sizes.sunk, thickness + sizes.relief * step / 2)
    return body


def token(piece: Piece, pieces: PieceSet, sizes: Sizes) -> Manifold:
    """A token with a groove under it that takes the boss of an altitude ring."""
    return carved(piece, sizes.token, sizes, sizes.line) - _groove(pieces, sizes)


def carved_token(piece: Piece, sizes: Sizes) -> Manifold:
    """A token that never flies: nothing is hollow under it."""
    return carved(piece, sizes.token, sizes)


def _groove(pieces: PieceSet, sizes: Sizes) -> Manifold:
    """Narrow, so that its ceiling is a short bridge; the pillar left inside it stands in the ring's hole."""
    depth = sizes.boss + 0.2
    cone = frustum(pieces, ring_seat(pieces) + sizes.tolerance, depth, 0.0)
    pillar = slab(regular(pieces.sides, ring_hole(pieces) - sizes.tolerance - 0.3), -_OVER, depth + _OVER)
    return cone - pillar


def ring(piece: Piece, pieces: PieceSet, sizes: Sizes) -> Manifold:
    """An altitude ring: a boss on top, a collar below that takes the boss of the next. Eight sides: it cannot turn."""
    collar = frustum(pieces, ring_seat(pieces) + sizes.tolerance, sizes.collar + sizes.tolerance, 0.0)
    boss = frustum(pieces, ring_seat(pieces), sizes.boss, sizes.thickness)
    hole = slab(regular(pieces.sides, ring_hole(pieces)), -_OVER, sizes.thickness + sizes.boss + _OVER)
    return slab(piece.outline, 0.0, sizes.thickness) + boss - collar - hole


def peg(sizes: Sizes) -> Manifold:
    """A peg, head down: a hand's grip of eight sides, a shaft that is drawn in at its tip."""
    return _headed(regular(8, 3.2), sizes)


def pointer(sizes: Sizes) -> Manifold:
    """A dial's pointer, printed with its face down: a disc with a nose, on a shaft that turns in the dial's hole."""
    nose = Polygon([(-4.5, 3.5), (4.5, 3.5), (0.0, 9.0)])
    return _headed(area(disc(0.0, 0.0, 6.0), nose), sizes)


def _headed(head: BaseGeometry, sizes: Sizes) -> Manifold:
    """A shaft for a hole in a board, with a head of some shape."""
    shaft = sizes.peg / 2 - sizes.tolerance
    top = _PEG_HEAD + sizes.thickness
    profile = [(0.0, _PEG_HEAD / 2), (shaft, _PEG_HEAD / 2), (shaft, top - 0.6), (shaft - 0.5, top), (0.0, top)]
    stem = Manifold.revolve(CrossSection([profile], FillRule.EvenOdd), 64)
    return slab(head, 0.0, _PEG_HEAD) + stem


def blank_die() -> Manifold:
    """A cube with cut edges, for the stickers of the dice games; its faces keep 13 mm flat."""
    cube, across = Manifold.cube((DIE, DIE, DIE), center=True), (DIE - 1.5) * 2**0.5
    for axis in range(3):
        sides, turn = [across] * 3, [0.0] * 3
        sides[axis], turn[axis] = 2 * DIE, 45.0
        cube = cube ^ Manifold.cube(tuple(sides), center=True).rotate(tuple(turn))
    return cube.translate((0.0, 0.0, DIE / 2))
