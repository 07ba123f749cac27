"""A larger kit is the same kit: every length grows alike, clearance stays, and all of it can be printed and stored."""

import ctypes
from typing import Any

import pypdfium2
import pytest

from skyrmish.printkit.choosing import choose
from skyrmish.printkit.drawing.braille import CELL, DOT, STEP, braille, cells
from skyrmish.printkit.drawing.packing import laid_out
from skyrmish.printkit.drawing.palette import INK_2
from skyrmish.printkit.faces.all_faces import face_of
from skyrmish.printkit.faces.face import Face
from skyrmish.printkit.paper.sheets.tuck_box import room_for
from skyrmish.printkit.part import Part
from skyrmish.printkit.pieces.sizes import BED
from skyrmish.printkit.plastic.plates import EDGE as PLATE_EDGE
from skyrmish.words.refusal import Refusal

MM = 72.0 / 25.4
TEXT, PATH = pypdfium2.raw.FPDF_PAGEOBJ_TEXT, pypdfium2.raw.FPDF_PAGEOBJ_PATH
EDGE = 5.0  # mm that printers cannot reach
TOUCHING = 1e-3  # mm³
SCALES = [150.0, 200.0]


def parts_of(face: Face) -> dict[str, Part]:
    return {part.name: part for part in face.parts if part.group != "box"}  # the walls of boxes do not grow


@pytest.mark.parametrize(
    ("asked", "scale"), [({}, 200.0), ({"game": "space-pirates"}, 150.0), ({"game": "dogfight"}, 200.0)]
)
def test_every_part_is_so_many_times_as_large(asked: dict[str, Any], scale: float) -> None:
    usual, larger, times = (
        parts_of(face_of(choose(**asked))),
        parts_of(face_of(choose(**asked, scale=scale))),
        scale / 100,
    )
    assert list(larger) == list(usual)
    for name in set(larger) - {"peg", "dial-pointer"}:
        wide, long, high = usual[name].size
        assert larger[name].size[0] == pytest.approx(wide * times, abs=0.35), name  # a notch's clearance
        assert larger[name].size[1] == pytest.approx(long * times, abs=0.35), name
        if name != "ruler-bendable":
            assert larger[name].size[2] == pytest.approx(high * times), name
    assert larger.get("ruler-bendable", larger[next(iter(larger))]).size[2] >= 0.8


@pytest.mark.parametrize("scale", SCALES)
def test_clearance_does_not_grow(scale: float) -> None:
    """A larger plane has the asked-for 0.15 mm in its notch: pushed further, it meets the template."""
    parts = parts_of(face_of(choose(modules="none", scale=scale)))
    token, body = parts["plane-blank"].whole, parts["template-straight"].whole
    assert (token ^ body).volume() < TOUCHING
    assert (token.translate((0.0, 0.14, 0.0)) ^ body).volume() < TOUCHING
    assert (token.translate((0.0, 0.25, 0.0)) ^ body).volume() > 0.5


@pytest.mark.parametrize("game", ["squadron-leader", "dogfight"])
def test_every_part_of_the_largest_kit_is_on_a_plate(game: str) -> None:
    face = face_of(choose(game, players=4, scale=200.0))
    sizes = [part.size[:2] for part in face.parts if part.count]
    assert all(laid_out(sizes, BED - 2 * PLATE_EDGE, BED - 2 * PLATE_EDGE, 0.0))


@pytest.mark.parametrize(
    "asked",
    [
        {"modules": "none", "scale": 150.0},
        {"scale": 200.0, "paper": "letter"},
        {"game": "space-pirates", "scale": 200.0},
        {"game": "dogfight", "scale": 200.0, "paper": "letter"},
    ],
    ids=str,
)
def test_nothing_runs_off_the_pages_of_larger_sheets(asked: dict[str, Any]) -> None:
    """What printers cannot reach stays white; the line to cut the rules runs from edge to edge, but no words do."""
    for sheet in face_of(choose(**asked)).sheets:
        pages = list(pypdfium2.PdfDocument(sheet.make().pdf))[: 2 if sheet.name.endswith("-mat") else None]
        for page in pages:
            wide, high = (length / MM for length in page.get_size())
            for text in page.get_objects(filter=[TEXT]) if sheet.name == "rule-card" else ():
                left, bottom, right, top = (place / MM for place in text.get_bounds())
                assert min(left, bottom, wide - right, high - top) > EDGE, sheet.name
            image, rim = page.render(scale=1.0).to_numpy(), int(EDGE * MM)
            for edge in (
                (image[:rim], image[-rim:], image[:, :rim], image[:, -rim:]) if sheet.name != "rule-card" else ()
            ):
                assert edge.min() > 250, sheet.name


@pytest.mark.parametrize("scale", SCALES)
def test_rules_are_set_larger_and_say_that_measures_are(scale: float) -> None:
    face = face_of(choose(scale=scale))
    pdf = pypdfium2.PdfDocument(next(sheet for sheet in face.sheets if sheet.name == "rule-card").make().pdf)
    sizes = []
    for page in pdf:
        for text in page.get_objects(filter=[TEXT]):
            a, b, *_ = text.get_matrix().get()
            sizes.append(text.get_font_size() * (a * a + b * b) ** 0.5)
    assert min(sizes) >= 7.0 * scale / 100 - 0.01
    assert f"100 mm, {scale:g} mm" in " ".join(pdf[0].get_textpage().get_text_range().split())


def test_a_larger_mat_is_as_large_as_the_ruler_needs_it() -> None:
    notes = {sheet.name: sheet.note for sheet in face_of(choose(modules="none", scale=200.0)).sheets}
    assert notes["play-mat"].startswith("1400 × 1400 mm")
    assert notes["stat-cards"].startswith("126 × 176 mm:")
    with pytest.raises(Refusal, match="a mat of more than 2000 mm"):
        choose(board="1100x1100", scale=200.0)


def test_the_larger_tuck_box_takes_the_larger_cards() -> None:
    face = face_of(choose(scale=200.0))
    inside = room_for(face.contents())
    assert inside.width >= 176.0
    assert inside.height >= 126.0
    assert sum(content.pile for content in face.contents()) <= inside.depth


@pytest.mark.parametrize("scale", [99.0, 201.0, float("nan")])
def test_other_scales_are_refused(scale: float) -> None:
    with pytest.raises(Refusal, match="% are not from 100 to 200 %") as refused:
        choose(scale=scale)
    assert refused.value.part == "scale"


def test_braille_has_a_sign_before_figures_and_the_measures_of_signs() -> None:
    assert cells("A 43") == [(0,), (), (2, 3, 4, 5), (0, 3, 4), (0, 3)]
    assert [sorted(cell) for cell in cells("MRUWZ")] == [[0, 2, 3], [0, 1, 2, 4], [0, 2, 5], [1, 3, 4, 5], [0, 2, 4, 5]]
    dots = sorted(braille("C").geoms, key=lambda dot: dot.centroid.x)
    assert [dot.area for dot in dots] == pytest.approx([3.14159 * (DOT / 2) ** 2] * 2, rel=0.01)
    assert dots[1].centroid.x - dots[0].centroid.x == pytest.approx(STEP)
    assert braille("AA").bounds[2] - braille("A").bounds[2] == pytest.approx(CELL)


@pytest.mark.parametrize(("mission", "planes"), [("", ["A"]), ("bombers-escape", ["A 1", "A 2"])])
def test_every_card_tells_in_braille_whose_it_is_and_what_it_is(mission: str, planes: list[str]) -> None:
    """The open dots of the first page are those of the cards on it; planes of one player have their numbers."""
    sheets = face_of(choose(modules="none", players=1, mission=mission)).sheets
    drawn = next(sheet for sheet in sheets if sheet.name == "stat-cards").make().preview.decode()
    paths = [path for path in drawn.split("<path")[1:] if f'fill="none" stroke="{INK_2}" stroke-width="0.2"' in path]
    cards = [*planes, "A 4332", "A 4323", "A 4233", "A 3432", "A 3423", "A 3342", "A 3324"][:8]
    assert [path.count("M") for path in paths] == [sum(map(len, cells(text))) for text in cards]


def test_a_bombers_card_says_in_braille_that_it_is_one() -> None:
    sheets = face_of(choose(modules="bombers-and-balloons", players=1)).sheets
    pages = list(pypdfium2.PdfDocument(next(sheet for sheet in sheets if sheet.name == "stat-cards").make().pdf))
    bomber = [path for path in pages[-1].get_objects(filter=[PATH]) if is_open(path)][-1]
    left, _, right, _ = bomber.get_bounds()
    assert right - left == pytest.approx((5 * CELL + STEP + DOT) * MM, abs=2)  # six letters, and the line


def test_braille_leaves_words_alone() -> None:
    """On cards of every seat, with as much as can stand on them, with several planes a player, and of bombers."""
    missions = (face_of(choose(modules="none", mission=mission)) for mission in ("convoy", "bombers-escape"))
    faces = [face_of(choose(players=6)), *missions]
    sheets = [sheet for face in faces for sheet in face.sheets if sheet.name == "stat-cards"]
    for page in (page for sheet in sheets for page in pypdfium2.PdfDocument(sheet.make().pdf)):
        words = [text.get_bounds() for text in page.get_objects(filter=[TEXT])]
        dots = [path.get_bounds() for path in page.get_objects(filter=[PATH]) if is_open(path)]
        assert dots
        for left, bottom, right, top in dots:
            for word in words:
                assert word[2] < left or right < word[0] or word[3] < bottom or top < word[1]


def is_open(path: pypdfium2.PdfObject) -> bool:
    fill, stroke = ctypes.c_int(), ctypes.c_int()
    pypdfium2.raw.FPDFPath_GetDrawMode(path, fill, stroke)
    _, bottom, _, top = path.get_bounds()
    return fill.value == 0 and 1.0 * MM < top - bottom < 8.0 * MM
