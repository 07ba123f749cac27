"""Cutting files for lasers: named layers, the kerf, and parts nested on sheets of material."""

import re
from collections import Counter
from xml.etree import ElementTree

import pytest
from shapely.geometry import Polygon

from skyrmish.printkit.choosing import choose
from skyrmish.printkit.faces.all_faces import face_of
from skyrmish.printkit.pieces.cutting import SHEETS, nested, svg
from skyrmish.printkit.pieces.piece import Piece

SVG, LABEL = "{http://www.w3.org/2000/svg}", "{http://www.inkscape.org/namespaces/inkscape}label"


def flat_parts() -> list[tuple[Piece, int]]:
    parts = face_of(choose(players=3, modules="altitude")).own_parts
    return [(part.piece, part.count) for part in parts if part.piece and part.count]


def layers(data: bytes) -> dict[str, list[str]]:
    """The paths of a drawing by its layers."""
    groups = ElementTree.fromstring(data).iter(f"{SVG}g")
    return {group.get(LABEL, ""): [path.get("d", "") for path in group] for group in groups}


def cut_out(path: str) -> Polygon:
    rings = [[tuple(map(float, pair.split(","))) for pair in ring.split("L")] for ring in path.strip("MZ").split("ZM")]
    return Polygon(rings[0], rings[1:])


def test_cut_score_and_engrave_are_layers_by_name() -> None:
    plane = next(piece for piece, _ in flat_parts() if piece.name == "plane")
    found = layers(svg(plane, 0.0))
    assert list(found) == ["engrave", "score", "cut"]
    assert [len(paths) for paths in found.values()] == [1, 3, 1], "the figure has three steps"


@pytest.mark.parametrize("kerf", [0.0, 0.1, 0.3])
def test_half_a_kerf_is_added_outside_and_taken_from_holes(kerf: float) -> None:
    ring = next(piece for piece, _ in flat_parts() if piece.name == "altitude-ring")
    cut = cut_out(layers(svg(ring, kerf))["cut"][0])
    outside, hole = Polygon(cut.exterior), Polygon(cut.interiors[0])
    width, inner = ring.bounds[2] - ring.bounds[0], Polygon(ring.outline.interiors[0]).bounds
    assert outside.bounds[2] - outside.bounds[0] == pytest.approx(width + kerf, abs=1e-3)
    assert hole.bounds[2] - hole.bounds[0] == pytest.approx(inner[2] - inner[0] - kerf, abs=1e-3)


@pytest.mark.parametrize("name", SHEETS)
def test_every_flat_part_is_on_a_sheet_once_and_overlaps_no_other(name: str) -> None:
    parts, kerf = flat_parts(), 0.2
    width, height = SHEETS[name]
    areas: Counter[int] = Counter()
    for data in nested(name, parts, kerf):
        assert re.search(rf'width="{width:.4f}mm" height="{height:.4f}mm"', data.decode())
        cuts = [cut_out(path) for path in layers(data)["cut"]]
        for number, cut in enumerate(cuts):
            left, top, right, bottom = cut.bounds
            assert min(left, top) >= 0.0
            assert right <= width
            assert bottom <= height
            assert not any(cut.intersects(other) for other in cuts[:number])
            areas[round(cut.area)] += 1
    wanted: Counter[int] = Counter()
    for piece, count in parts:
        wanted[round(cut_out(layers(svg(piece, kerf))["cut"][0]).area)] += count
    assert areas == wanted
