"""Solids are closed, true to measure, and the same shape as their flat drawings."""

import io
import re
from itertools import pairwise

import numpy as np
import pytest
import trimesh
from manifold3d import CrossSection, FillRule, Manifold, Mesh
from shapely.geometry import LineString, MultiPolygon, Polygon

from skyrmish.geometry.piece_sets import BOMBER_APOTHEM, SPACE_PIRATES, SQUADRON_LEADER, bomber_motion
from skyrmish.geometry.templates import BANK, STRAIGHT, TURN, ideal_motion
from skyrmish.printkit.choosing import choose
from skyrmish.printkit.faces.all_faces import face_of
from skyrmish.printkit.kit import Kit
from skyrmish.printkit.part import Part

EVERY_KIT = [
    {"players": 6},
    {"edition": "second", "players": 1},
    {"game": "space-pirates", "players": 6},
    {"game": "dogfight", "players": 4},
    {"game": "bombing-raid", "players": 3},
    {"players": 1, "tolerance": 0.0, "thickness": 2.4},
    {"players": 1, "tolerance": 0.5, "thickness": 6.0, "text": False},
]


def flat_footprint(solid: Manifold, height: float) -> MultiPolygon:
    """The solid's outline at a height, as a flat shape again."""
    rings = [Polygon(contour) for contour in solid.slice(height).to_polygons()]
    whole = MultiPolygon()
    for part in sorted(rings, key=lambda part: -part.area):
        whole = whole.symmetric_difference(part)
    return whole if isinstance(whole, MultiPolygon) else MultiPolygon([whole])


def measured(part: Part) -> trimesh.Trimesh:
    """A part's mesh, for measuring."""
    return trimesh.Trimesh(part.mesh.corners, part.mesh.triangles, process=False)


def loaded(kit: Kit, name: str) -> trimesh.Trimesh:
    mesh = trimesh.load(io.BytesIO(kit.files[f"solids/{name}.stl"]), file_type="stl")
    assert isinstance(mesh, trimesh.Trimesh)
    return mesh


def support(mesh: trimesh.Trimesh, degrees: float) -> float:
    """How far a mesh reaches from the origin in a direction."""
    angle = np.radians(degrees)
    return float((mesh.vertices[:, :2] @ [np.cos(angle), np.sin(angle)]).max())


@pytest.mark.parametrize("asked", EVERY_KIT, ids=lambda asked: "-".join(map(str, asked.values())))
def test_every_solid_is_watertight_stands_on_the_plate_and_has_volume(asked: dict[str, object]) -> None:
    for part in face_of(choose(**asked)).parts:  # type: ignore[arg-type]
        mesh = measured(part)
        assert mesh.is_watertight, part.name
        assert mesh.is_winding_consistent, part.name
        assert mesh.volume > 50.0, part.name
        assert mesh.bounds[0][2] == pytest.approx(0.0, abs=1e-6), part.name


def test_what_is_written_to_stl_is_watertight_too(kit: Kit) -> None:
    for part in kit.parts:
        mesh = loaded(kit, part.name)
        assert mesh.is_watertight, part.name
        assert mesh.volume > 50.0, part.name


def test_stl_tells_which_way_each_triangle_faces_as_its_corners_do(kit: Kit) -> None:
    data = kit.files["solids/plane.stl"]
    facets = np.frombuffer(data[84:], np.dtype([("numbers", "<f4", 12), ("rest", "<u2")]))["numbers"].reshape(-1, 4, 3)
    assert int.from_bytes(data[80:84], "little") == len(facets)
    across = np.cross(facets[:, 2] - facets[:, 1], facets[:, 3] - facets[:, 1])
    twice = np.linalg.norm(across, axis=1)
    seen = twice > 0.01  # mm²; corners of less are too near each other for their direction
    along = np.einsum("ij,ij->i", across[seen], facets[seen, 0])
    assert along == pytest.approx(twice[seen], rel=0.01)


def test_no_solid_overhangs_so_much_that_it_needs_supports(kit: Kit) -> None:
    """Steeper than 45° may only be short bridges: the ceiling of the groove under a token, or of the lid's emblem."""
    for part in kit.parts:
        mesh = loaded(kit, part.name)
        low = mesh.triangles_center[:, 2] > 0.01
        overhang = mesh.area_faces[low & (mesh.face_normals[:, 2] < -0.72)].sum()
        allowed = 0.01
        if part.name.startswith("plane") or part.name == "bomber":
            allowed = 110.0  # a ring-shaped bridge about 1.5 mm wide
        if part.name == "lid":
            allowed = 1000.0  # 0.6 mm above the plate
        assert overhang <= allowed, (part.name, overhang)


@pytest.mark.parametrize(
    "name", ["plane", "plane-blank", "plane-letter-a", "plane-touch-ring", "altitude-ring", "bomb"]
)
def test_tokens_are_octagons_of_26(kit: Kit, name: str) -> None:
    mesh = loaded(kit, name)
    for flat in range(8):
        assert support(mesh, 45.0 * flat) == pytest.approx(12.010434, abs=0.01)
        assert support(mesh, 45.0 * flat + 22.5) == pytest.approx(13.0, abs=0.01)


def test_seats_are_told_by_touch_in_braille_and_by_notches(kit: Kit) -> None:
    letters = {"a": 1, "b": 2, "c": 2, "d": 3}  # dots
    for letter, dots in letters.items():
        above = flat_footprint(as_manifold(loaded(kit, f"plane-braille-{letter}")), 4.4)
        assert len(above.geoms) == dots
        assert above.area == pytest.approx(dots * np.pi * 0.75**2, rel=0.02)
    for number, emblem in enumerate(("chevron", "ring", "diamond", "trefoil"), 1):
        ring = flat_footprint(as_manifold(loaded(kit, f"ring-touch-{emblem}")), 2.4)
        rim = ring.intersection(LineString([(-4.5, -11.9), (4.5, -11.9)]))
        assert len(getattr(rim, "geoms", [rim])) == number + 1


def test_pirates_fly_hexagons_of_20_with_a_flat_to_the_nose() -> None:
    part = next(part for part in face_of(choose("space-pirates")).parts if part.name == "plane")
    mesh = measured(part)
    for flat in range(6):
        assert support(mesh, 90.0 + 60.0 * flat) == pytest.approx(8.660254, abs=0.01)
        assert support(mesh, 60.0 * flat) == pytest.approx(10.0, abs=0.01)
    assert part.piece is not None
    blank = next(part for part in face_of(choose("space-pirates")).parts if part.name == "plane-blank")
    assert measured(blank).bounds[1][2] == pytest.approx(4.0, abs=0.01)


def test_bomber_and_balloon_have_their_measures(kit: Kit) -> None:
    bomber, balloon = loaded(kit, "bomber"), loaded(kit, "balloon")
    assert pytest.approx(28.825, abs=0.001) == BOMBER_APOTHEM
    assert support(bomber, 0.0) == pytest.approx(28.825, abs=0.01)
    assert support(bomber, 90.0) == pytest.approx(26.0 + 12.010434, abs=0.01)
    assert support(balloon, 45.0) == pytest.approx(2 * 12.010434, abs=0.01)
    assert bomber_motion(STRAIGHT).ahead == pytest.approx(138.6667, abs=1e-3)
    assert bomber_motion(BANK)[:2] == pytest.approx((116.1290, 48.1022), abs=1e-3)
    assert bomber_motion(TURN)[:2] == pytest.approx((69.3333, 69.3333), abs=1e-3)


def groove_angles(solid: Manifold, height: float, radius: float) -> list[float]:
    """Directions, in degrees from the nose, in which a circle on the token meets a groove."""
    body = flat_footprint(solid, height)
    angles = np.arange(-90.0, 90.0, 0.02)
    points = [(radius * -np.sin(np.radians(a)), radius * np.cos(np.radians(a))) for a in angles]
    from shapely import contains_xy

    empty = ~contains_xy(body, *np.array(points).T)
    edges = np.flatnonzero(np.diff(empty.astype(int)))
    return [float(angles[a] + angles[b]) / 2 for a, b in zip(edges[::2], edges[1::2], strict=True)]


@pytest.mark.parametrize(("game", "arc", "guide"), [("squadron-leader", 45.0, 3.25), ("space-pirates", 30.0, 2.0)])
def test_arc_lines_and_guides_lie_where_the_rules_measure(game: str, arc: float, guide: float) -> None:
    part = next(part for part in face_of(choose(game)).parts if part.name == "plane-blank")
    found = groove_angles(part.solid(), 3.7, 8.0)
    lane = np.degrees(np.arcsin(guide / 8.0))
    assert found == pytest.approx([-arc, -lane, lane, arc], abs=0.1)


@pytest.mark.parametrize(("name", "span"), [("plane", 20.0), ("bomber", 50.0)])
def test_a_figure_stands_in_three_steps_and_no_line_cuts_its_wings(kit: Kit, name: str, span: float) -> None:
    solid = as_manifold(loaded(kit, name))
    for height, next_height in ((4.4, 4.8), (4.8, 5.2), (5.2, 5.6)):
        assert flat_footprint(solid, height - 0.1).area > flat_footprint(solid, next_height - 0.1).area
    assert loaded(kit, name).bounds[1][2] == pytest.approx(5.2, abs=1e-3)
    parts = flat_footprint(solid, 4.3).geoms
    assert max(part.bounds[2] - part.bounds[0] for part in parts) > span


TOKENS = ["plane", "plane-blank", "plane-letter-a", "plane-touch-ring", "bomber"]


@pytest.mark.parametrize("name", TOKENS)
def test_arc_lines_run_from_the_middle_to_the_rim_deep_enough_for_a_rulers_edge(kit: Kit, name: str) -> None:
    """Whatever figure a token has gives way to its lines: 0.9 mm under its face there is nothing, all along them."""
    body = flat_footprint(as_manifold(loaded(kit, name)), 4.0 - 0.9)
    above = flat_footprint(as_manifold(loaded(kit, name)), 4.0 + 0.2)
    for side in (-1.0, 1.0):
        line = LineString([(0.0, 0.0), (side * 60.0, 60.0)]).intersection(Polygon(body.convex_hull.exterior))
        assert line.length > 12.0
        assert line.intersection(body).length < 0.05, name
        assert line.buffer(0.45).intersection(above).area < 0.01, name


def notch_centres(outline: Polygon, sides: int, apothem: float) -> list[tuple[float, float]]:
    """Centres of notches, found from the outline alone: every full side of a token has its centre one apothem away."""
    side = 2.0 * apothem * np.tan(np.pi / sides)
    points = np.array(outline.simplify(1e-4).exterior.coords)
    if not outline.exterior.is_ccw:
        points = points[::-1]
    centres: list[tuple[float, float]] = []
    for a, b in pairwise(points):
        along = b - a
        if abs(np.hypot(*along) - side) < 2e-3:
            out = np.array([along[1], -along[0]]) / np.hypot(*along)
            x, y = (a + b) / 2 + out * apothem
            centres.append((float(x), float(y)))
    return centres


@pytest.mark.parametrize("pieces", [SQUADRON_LEADER, SPACE_PIRATES], ids=lambda pieces: pieces.name)
@pytest.mark.parametrize("number", [0, 1, 2])
def test_templates_move_as_the_engine_does(pieces, number: int) -> None:  # type: ignore[no-untyped-def]
    template = pieces.templates[number]
    part = next(part for part in face_of(choose(pieces.name)).parts if part.name == f"template-{template.name}")
    outline = flat_footprint(part.solid(), 1.0).geoms[0]
    wider = max(0.15, pieces.slack)
    centres = notch_centres(outline, pieces.sides, pieces.token_apothem + wider)
    start = [centre for centre in centres if np.hypot(*centre) < 1.0]
    end = [centre for centre in centres if np.hypot(*centre) > 1.0]
    motion = ideal_motion(template, pieces.lead)
    assert len(start) >= 1
    assert len(end) >= 1
    assert np.allclose(start, (0.0, 0.0), atol=0.01)
    assert np.allclose(end, (-motion.left, motion.ahead), atol=0.01)


def test_the_combined_template_has_all_three_ends(kit: Kit) -> None:
    part = next(part for part in face_of(choose()).parts if part.name == "template-all")
    centres = notch_centres(flat_footprint(part.solid(), 1.0).geoms[0], 8, SQUADRON_LEADER.token_apothem + 0.15)
    for template in SQUADRON_LEADER.templates:
        motion = ideal_motion(template)
        near = [c for c in centres if np.hypot(c[0] + motion.left, c[1] - motion.ahead) < 0.01]
        assert len(near) >= 2, template.name
    assert loaded(kit, "template-all").is_watertight


def test_template_bodies_have_the_measured_rings(kit: Kit) -> None:
    straight, turn = loaded(kit, "template-straight"), loaded(kit, "template-turn")
    assert straight.extents[:2] == pytest.approx((26.0, 78.0), abs=0.01)
    middle = np.array([-39.0, 13.0 / 3.0])
    radii = np.hypot(*(turn.vertices[:, :2] - middle).T)
    assert radii.max() == pytest.approx(52.0, abs=0.01)
    bank = loaded(kit, "template-bank")
    radii = np.hypot(*(bank.vertices[:, :2] - [-91.0, 13.0 / 3.0]).T)
    assert radii.max() == pytest.approx(104.0, abs=0.01)
    assert radii.min() == pytest.approx(78.0, abs=0.01)


def marks_of(solid: Manifold, height: float, across: float) -> list[tuple[float, float]]:
    """Where a line along the ruler, near its edge, finds no material."""
    body = flat_footprint(solid, height)
    left, bottom, right, top = body.bounds
    strip = Polygon([(across, bottom - 1), (across + 0.2, bottom - 1), (across + 0.2, top + 1), (across, top + 1)])
    gaps = strip.intersection(Polygon([(left, bottom), (right, bottom), (right, top), (left, top)])).difference(body)
    parts = gaps.geoms if isinstance(gaps, MultiPolygon) else [gaps]
    return sorted((part.bounds[1], part.bounds[3]) for part in parts if not part.is_empty)


def test_the_ruler_is_234_long_with_marks_where_sections_end(kit: Kit) -> None:
    part = next(part for part in face_of(choose()).parts if part.name == "ruler")
    assert loaded(kit, "ruler").extents == pytest.approx((6.5, 234.0, 3.0), abs=0.01)
    marks = marks_of(part.solid(), 2.7, 2.9)
    assert np.allclose(marks, [(78.0, 79.0), (156.0, 157.0)], atol=0.01)


def svg_outline(data: bytes) -> Polygon:
    """The cut line of a cutting file, back in the piece's own frame but for a shift."""
    found = re.search(r'id="cut"[^>]*>\s*<path d="([^"]+)"', data.decode())
    assert found
    rings = [
        [(float(x), -float(y)) for x, y in (pair.split(",") for pair in ring.split("L"))]
        for ring in found[1].strip("MZ").split("ZM")
    ]
    return Polygon(rings[0], rings[1:])


def as_manifold(mesh: trimesh.Trimesh) -> Manifold:
    """A mesh that was read from a file, as a solid that can be cut."""
    return Manifold(Mesh(np.asarray(mesh.vertices, np.float32), np.asarray(mesh.faces, np.uint32)))


def test_flat_drawings_and_solids_agree(kit: Kit) -> None:
    for part in kit.parts:
        if "svg" not in part.files:
            continue
        level = (
            2.4
            if "ring-touch" in part.name or part.name == "altitude-ring"
            else 0.2
            if part.name == "ruler-bendable"
            else 2.2
        )
        solid = flat_footprint(as_manifold(loaded(kit, part.name)), level)
        flat = svg_outline(kit.files[part.files["svg"]])
        x, y = solid.bounds[0] - flat.bounds[0], solid.bounds[1] - flat.bounds[1]
        moved = Polygon(
            [(a + x, b + y) for a, b in flat.exterior.coords],
            [[(a + x, b + y) for a, b in hole.coords] for hole in flat.interiors],
        )
        assert moved.symmetric_difference(solid).area < 0.05, part.name


def test_a_cut_through_a_solid_shows_its_holes() -> None:
    frame = [[(0, 0), (4, 0), (4, 4), (0, 4)], [(1, 1), (1, 3), (3, 3), (3, 1)]]
    solid = Manifold.extrude(CrossSection(frame, FillRule.EvenOdd), 1.0)
    assert flat_footprint(solid, 0.5).area == pytest.approx(12.0)
