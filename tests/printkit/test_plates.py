"""3MF files: the same solids in their colours, and plates of them that fit a printer's bed."""

import io
import zipfile
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
import trimesh

from skyrmish.printkit.choosing import choose
from skyrmish.printkit.drawing.packing import laid_out
from skyrmish.printkit.drawing.palette import GOLD, INK, RAISED, SEATS
from skyrmish.printkit.kit import Kit
from skyrmish.printkit.making import make_kit
from skyrmish.printkit.plastic.three_mf import CORE

Model = ElementTree.Element


def tag(name: str) -> str:
    return f"{{{CORE}}}{name}"


def model(data: bytes) -> Model:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return ElementTree.fromstring(archive.read("3D/3dmodel.model"))


def meshes(of: Model) -> dict[str, trimesh.Trimesh]:
    """Every mesh of a file by its id."""
    found = {}
    for each in of.iter(tag("object")):
        corners = [[float(corner.get(axis, "nan")) for axis in "xyz"] for corner in each.iter(tag("vertex"))]
        faces = [[int(face.get(corner, "-1")) for corner in ("v1", "v2", "v3")] for face in each.iter(tag("triangle"))]
        if corners:
            found[each.get("id", "")] = trimesh.Trimesh(corners, faces, process=False)
    return found


def components(of: Model) -> dict[str, list[str]]:
    wholes = [each for each in of.iter(tag("object")) if each.find(tag("components")) is not None]
    return {each.get("id", ""): [part.get("objectid", "") for part in each.iter(tag("component"))] for each in wholes}


def test_a_3mf_file_holds_the_same_solid_in_millimetres_each_colour_closed(kit: Kit) -> None:
    for part in kit.parts:
        whole = trimesh.load(io.BytesIO(kit.files[part.files["stl"]]), file_type="stl")
        read = model(kit.files[part.files["3mf"]])
        parts = meshes(read)
        assert read.get("unit") == "millimeter"
        assert len(parts) == (2 if part.change_at else 1), part.name
        assert all(each.is_watertight for each in parts.values()), part.name
        assert sum(each.volume for each in parts.values()) == pytest.approx(whole.volume, rel=1e-4), part.name
        bounds = np.array([each.bounds for each in parts.values()])
        assert np.allclose([bounds[:, 0].min(axis=0), bounds[:, 1].max(axis=0)], whole.bounds, atol=1e-3), part.name


def test_a_planes_figure_is_a_part_of_its_own_from_the_height_that_is_told(kit: Kit) -> None:
    plane = next(part for part in kit.parts if part.name == "plane")
    read = model(kit.files[plane.files["3mf"]])
    colours = [base.get("displaycolor") for base in read.iter(tag("base"))]
    assert colours == [f"{SEATS[1].colour}FF", f"{RAISED}FF"]
    body, figure = meshes(read).values()
    assert plane.change_at == pytest.approx(4.0)
    assert (body.bounds[1][2], figure.bounds[0][2]) == pytest.approx((4.0, 4.0), abs=1e-3)
    assert components(read).popitem()[1] == list(meshes(read)), "both are one object"
    assert f"change filament at {plane.change_at:g} mm" in kit.files["index.html"].decode()


def colours_of(kit: Kit) -> dict[str, list[str]]:
    """The colours of every part, from below upwards."""
    read = {part.name: model(kit.files[part.files["3mf"]]) for part in kit.parts}
    return {name: [base.get("name", "") for base in each.iter(tag("base"))] for name, each in read.items()}


def test_what_is_engraved_shows_ink_under_its_face_and_no_colour_is_named_twice(kit: Kit) -> None:
    for each in (kit, make_kit(choose("space-pirates", parts=("first-player", "template-bank")))):
        found = colours_of(each)
        assert found["template-bank"] == [INK, GOLD]
        for part in each.parts:
            assert len(set(found[part.name])) == (2 if part.change_at else 1), part.name


def footprints(read: Model) -> list[tuple[float, float, float, float]]:
    """What every item of a plate covers of the bed."""
    parts, wholes, found = meshes(read), components(read), []
    for item in read.iter(tag("item")):
        numbers = list(map(float, item.get("transform", "").split()))
        turn, shift = np.array(numbers[:9]).reshape(3, 3), np.array(numbers[9:])
        corners = np.vstack([parts[each].vertices for each in wholes[item.get("objectid", "")]]) @ turn + shift
        (left, bottom, low), (right, top, _) = corners.min(axis=0), corners.max(axis=0)
        assert low == pytest.approx(0.0, abs=1e-4)
        found.append((left, bottom, right, top))
    return found


@pytest.mark.parametrize(
    "asked",
    [
        {"players": 3, "modules": "altitude", "bed": 180.0, "parts": ("plane", "altitude-ring", "template-all", "lid")},
        {"game": "dogfight", "players": 4, "bed": 256.0, "parts": ("die", "box", "lid")},
    ],
)
def test_plates_hold_all_that_is_needed_side_by_side_on_the_bed(asked: dict[str, Any]) -> None:
    kit = make_kit(choose(**asked))
    held = {name: sum(plate.parts.get(name, 0) for plate in kit.plates) for name in [part.name for part in kit.parts]}
    assert held == {part.name: part.count for part in kit.parts}
    for plate in kit.plates:
        covered = footprints(model(kit.files[plate.files["3mf"]]))
        assert len(covered) == sum(plate.parts.values())
        assert min(min(each) for each in covered) >= 0.0
        assert max(max(each) for each in covered) <= asked["bed"]
        for number, (left, bottom, right, top) in enumerate(covered):
            for other in covered[:number]:
                assert right < other[0] or other[2] < left or top < other[1] or other[3] < bottom


def test_a_plate_takes_the_plastic_of_its_parts_and_less_time_than_one_by_one(kit: Kit) -> None:
    grams = sum(plate.takes.grams for plate in kit.plates)
    assert grams == pytest.approx(kit.totals()["grams"], rel=0.01)
    assert sum(plate.takes.minutes for plate in kit.plates) < kit.totals()["minutes"]


def test_what_is_larger_than_a_sheet_has_no_place_and_the_rest_has() -> None:
    places = laid_out([(300.0, 10.0), (10.0, 150.0), (90.0, 90.0)], 200.0, 100.0, 2.0)
    assert places[0] is None
    assert places[1] is not None
    assert places[1].is_turned
    assert places[2] is not None
    assert places[2].sheet == 0 or places[1].sheet == 0
