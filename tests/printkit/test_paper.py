"""Paper is to scale: pages are rendered and measured, and what is drawn is what the engine flies."""

import itertools
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pypdfium2
import pytest
from numpy.typing import NDArray
from shapely import contains_xy
from shapely.geometry import Polygon

from skyrmish.games.squadron_dice.constants import BLANK, ICONS
from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset
from skyrmish.geometry.piece_sets import SPACE_PIRATES, SQUADRON_LEADER, PieceSet, polygon, template_body
from skyrmish.geometry.templates import Template, ideal_motion
from skyrmish.printkit.choosing import choose
from skyrmish.printkit.drawing.icons import icon
from skyrmish.printkit.faces.all_faces import face_of
from skyrmish.printkit.kit import Kit
from skyrmish.printkit.paper import tiles
from skyrmish.printkit.paper.flow import Thing, flow
from skyrmish.printkit.paper.sheet import PAPERS, Paper, Printed, Sheet
from skyrmish.printkit.paper.sheets import mats
from skyrmish.printkit.paper.sheets.mats import hex_apothem, hex_centres
from skyrmish.printkit.paper.sheets.stickers import dice_stickers
from skyrmish.printkit.paper.sheets.string_ruler import string_ruler
from skyrmish.printkit.paper.sheets.table_sheets import templates_sheet
from skyrmish.printkit.part import Document

COSTS = {"straight": 1, "bank": 2, "turn": 3}
FINE = 12.0  # dots a millimetre
DASH = 8  # dots; narrower things are the dashed centre line
Image = NDArray[np.int16]


def printed(paper: Paper, draw: Callable[..., None], *drawn: Any) -> Printed:
    sheet = Sheet(paper, "A sheet")
    draw(sheet, *drawn)
    return sheet.finished()


def rendered(pdf: bytes, page: int = 0, fine: float = FINE) -> Image:
    bitmap = pypdfium2.PdfDocument(pdf)[page].render(scale=fine * 25.4 / 72.0)
    return np.asarray(bitmap.to_numpy()[:, :, :3][:, :, ::-1], np.int16)  # it comes as blue, green, red


def like(image: Image, colour: tuple[int, int, int], within: int = 40) -> NDArray[np.bool_]:
    return np.asarray(np.abs(image - np.array(colour, np.int16)).max(axis=2) <= within)


def stroke_middles(mask: NDArray[np.bool_], axis: int) -> tuple[float, float]:
    """The middles of the first and last long line of a mask, in mm."""
    counts = mask.sum(axis=axis)
    long = np.flatnonzero(counts > 0.8 * counts.max())
    breaks = np.flatnonzero(np.diff(long) > 5)
    first, last = long[: breaks[0] + 1], long[breaks[-1] + 1 :]
    return float(first.mean()) / FINE, float(last.mean()) / FINE


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("low_ink", [False, True])
def test_the_calibration_square_is_50_mm(paper: str, low_ink: bool) -> None:
    image = rendered(printed(Paper(paper, low_ink), templates_sheet, SQUADRON_LEADER, COSTS).pdf)
    image = image[int(image.shape[0] * 0.63) : int(image.shape[0] * 0.95), int(image.shape[1] * 0.62) :]
    mask = like(image, (0, 0, 0) if low_ink else (0xB8, 0x32, 0x1A), 90)
    for axis in (0, 1):
        low, high = stroke_middles(mask, axis)
        assert high - low == pytest.approx(50.0, abs=0.1)


@pytest.mark.parametrize("paper", PAPERS)
def test_pages_have_the_size_of_the_paper(paper: str) -> None:
    for document in face_of(choose(players=2, paper=paper)).sheets:
        for page in pypdfium2.PdfDocument(document.make().pdf):
            size = sorted(points * 25.4 / 72.0 for points in page.get_size())
            assert size == pytest.approx(sorted(PAPERS[paper]), abs=0.01), document.name


def test_every_scale_bar_is_100_mm() -> None:
    image = rendered(printed(Paper(), templates_sheet, SQUADRON_LEADER, COSTS).pdf)
    strip = image[-int(14.0 * FINE) : -int(11.0 * FINE)]
    dark = np.flatnonzero(like(strip, (0x14, 0x26, 0x4A), 90).sum(axis=0)[: int(125.0 * FINE)] > 2) / FINE
    bar = dark[dark < 113.5]
    assert bar.max() - bar.min() == pytest.approx(100.0, abs=0.25)


def template_columns(gold: NDArray[np.bool_]) -> list[tuple[int, int]]:
    """The first and last column of each of the three templates at the top of the sheet."""
    used = np.flatnonzero(gold[: int(115.0 * FINE)].sum(axis=0) > DASH)
    breaks = np.flatnonzero(np.diff(used) > FINE)
    starts, ends = np.append(used[0], used[breaks + 1]), np.append(used[breaks], used[-1])
    return list(zip(starts.tolist(), ends.tolist(), strict=True))


def start_notch(
    gold: NDArray[np.bool_], columns: tuple[int, int], template: Template, pieces: PieceSet
) -> NDArray[np.float64]:
    """Where the start notch's centre lies in the picture, from the bounds of what is drawn."""
    part = gold[: int(115.0 * FINE), columns[0] : columns[1] + 1]
    rows = np.flatnonzero(part.sum(axis=1) > DASH)
    body = np.array(template_body(template, pieces))
    pen = 0.125 * FINE  # half of the cut line lies outside
    return np.array([columns[1] + 1 - pen + body[:, 1].min() * FINE, rows.max() + 1 - pen + body[:, 0].min() * FINE])


@pytest.mark.parametrize("pieces", [SQUADRON_LEADER, SPACE_PIRATES], ids=lambda pieces: pieces.name)
def test_templates_on_paper_end_where_the_engine_says(pieces: PieceSet) -> None:
    """A token set down at the engine's end pose just fills the drawn notch: gold round its nose, none under it."""
    image = rendered(printed(Paper(), templates_sheet, pieces, COSTS).pdf)
    gold = (image[..., 0] - image[..., 2] > 60) & (image[..., 0] > 90)  # body, edge and marks
    columns = template_columns(gold)
    assert len(columns) == 3
    for template, place in zip(pieces.templates, columns, strict=True):
        centre = start_notch(gold, place, template, pieces)
        motion = ideal_motion(template, pieces.lead)
        turn = 45.0 * motion.eighths
        for ahead, left, heading in ((0.0, 0.0, 90.0), (motion.ahead, motion.left, 270.0 + turn)):
            outline = polygon(pieces.sides, pieces.token_apothem + pieces.slack, -left, ahead, heading)
            assert share_of_gold(gold, centre, Polygon(outline).buffer(-0.4)) < 0.03, template.name  # the dashed line
            lip = flank(outline)
            assert share_of_gold(gold, centre, lip) > 0.97, template.name


def flank(outline: list[tuple[float, float]]) -> Polygon:
    """A thin strip along the outside of the side that lies towards the template."""
    (ax, ay), (bx, by) = outline[-1], outline[0]
    nx, ny = by - ay, ax - bx
    length = np.hypot(nx, ny)
    near, far = 0.25 / length, 0.6 / length
    inset = [(ax + 0.1 * (bx - ax), ay + 0.1 * (by - ay)), (bx + 0.1 * (ax - bx), by + 0.1 * (ay - by))]
    return Polygon(
        [(x + nx * k, y + ny * k) for k, (x, y) in zip((near, near, far, far), inset + inset[::-1], strict=True)]
    )


def share_of_gold(gold: NDArray[np.bool_], centre: NDArray[np.float64], shape: Polygon) -> float:
    left, bottom, right, top = shape.bounds
    xs = np.arange(int(centre[0] + left * FINE), int(centre[0] + right * FINE) + 1)
    ys = np.arange(int(centre[1] - top * FINE), int(centre[1] - bottom * FINE) + 1)
    grid_x, grid_y = np.meshgrid(xs, ys)
    inside = contains_xy(shape, (grid_x + 0.5 - centre[0]) / FINE, (centre[1] - grid_y - 0.5) / FINE)
    return float(gold[grid_y[inside], grid_x[inside]].mean())


def test_planes_on_paper_have_the_tokens_size(kit: Kit) -> None:
    image = rendered(kit.files["paper/planes-sheet.pdf"])
    cobalt = like(image, (0x21, 0x52, 0xD4), 30)
    rows, columns = np.flatnonzero(cobalt.any(axis=1)), np.flatnonzero(cobalt.any(axis=0))
    rim = 2 * 0.7  # the light border inside the cut line
    assert (rows.max() - rows.min() + 1) / FINE + rim == pytest.approx(2 * 12.0104, abs=0.2)
    assert (columns.max() - columns.min() + 1) / FINE + rim == pytest.approx(2 * 12.0104, abs=0.2)


def test_low_ink_takes_far_less_ink() -> None:
    def ink(low: bool, name: str) -> float:
        documents = face_of(choose(players=4, low_ink=low)).sheets
        pdf = next(document for document in documents if document.name == name).make().pdf
        return float((255 - rendered(pdf, 0, 2.0)).mean())

    for name in ("templates-sheet", "planes-sheet", "tuck-box", "play-mat"):
        assert ink(True, name) < 0.65 * ink(False, name), name


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("size", [(720.0, 720.0), (360.0, 419.0), (150.0, 150.0)])
def test_tiles_cover_the_whole_mat_and_overlap(paper: str, size: tuple[float, float]) -> None:
    cut = tiles.tiling(*PAPERS[paper], *size)
    wide, high = cut.window
    corners = [cut.corner(column, row) for row, column in itertools.product(range(cut.rows), range(cut.columns))]
    assert min(x for x, _ in corners) <= 0.0
    assert min(y for _, y in corners) <= 0.0
    assert max(x for x, _ in corners) + wide >= size[0]
    assert max(y for _, y in corners) + high == pytest.approx(size[1])
    steps = {round(b - a, 6) for a, b in itertools.pairwise(sorted({x for x, _ in corners}))}
    assert steps <= {round(wide - tiles.OVERLAP, 6)}


@pytest.mark.parametrize(("game", "fields"), [("squadron-leader", True), ("space-pirates", False)])
def test_a_mat_shows_what_its_game_flies_over(game: str, fields: bool) -> None:
    """Pixels that are as green as a field: a country has them, space has none."""
    face = face_of(choose(game, modules="none"))
    mat = next(sheet for sheet in face.sheets if sheet.name == "play-mat")
    page = rendered(mat.make().pdf, 0, fine=1.0)
    green = (page[..., 1] - page[..., 2] > 20) & (page[..., 1] > 200)
    assert (green.mean() > 0.05) == fields


def said(document: Document) -> str:
    pages = [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(document.make().pdf)]
    return re.sub(r"\s+", " ", " ".join(pages))


def test_a_mat_tells_where_planes_are_placed_in_the_match_that_it_is_for() -> None:
    """SL1-PLACE-01, B-80"""
    strip = "place planes outside this line: within 78 mm of the edge"
    told = {}
    for mission in ("", "errant-balloons", "convoy"):
        sheets = face_of(choose(modules="none", mission=mission)).sheets
        told[mission] = said(next(sheet for sheet in sheets if sheet.name == "play-mat"))
    assert strip in told[""]
    assert strip not in told["convoy"]
    for mission, sides in (("errant-balloons", ("attackers", "defenders")), ("convoy", ("convoy", "hunters"))):
        assert all(f"{side}: place here, touching the edge" in told[mission] for side in sides)
    assert "place here" not in told[""]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", ["squadron-leader", "space-pirates"])
def test_six_players_have_their_planes_on_one_page(game: str, paper: str) -> None:
    sheets = {sheet.name: sheet for sheet in face_of(choose(game, players=6, paper=paper)).sheets}
    assert sheets["planes-sheet"].make().pages == 1


def test_a_heading_stays_on_the_page_of_what_it_is_of() -> None:
    """Wherever the page ends: here after every whole number of things of 20 mm."""
    for before in range(1, 24):
        sheet, pages = Sheet(Paper(), "Things"), []
        thing = Thing(150.0, 14.0, lambda _x, _y: pages.append(sheet.pages))  # noqa: B023 - drawn at once
        flow(sheet, [[thing]] * before + [[replace(thing, height=9.0, is_heading=True)], [thing]], gap=6.0)
        assert len(pages) == before + 2
        assert pages[-2] == pages[-1], before


@pytest.mark.parametrize("paper", PAPERS)
def test_the_mat_of_the_missions_takes_twelve_pages_and_none_for_its_border_alone(paper: str) -> None:
    sheet = Sheet(Paper(paper), "mat")
    mats.play_mat(sheet, 702.0, 702.0, mats.Placing(100.0))
    assert sheet.finished().pages == 1 + 12


def test_without_colour_a_players_pieces_are_told_by_their_mark() -> None:
    sheets = face_of(choose(players=2, low_ink=True)).sheets
    image = rendered(next(sheet for sheet in sheets if sheet.name == "planes-sheet").make().pdf, 0, 4.0)
    first, second = (image[int(top * 4) : int((top + 27) * 4), (14 * 4) : (160 * 4)] for top in (34.5, 71.0))
    differs = (first != second).any(axis=2).any(axis=0)
    pieces = [differs[round(x * 4) : round((x + 24) * 4)] for x in (2.0, 38.0, 66.0, 94.0, 122.0)]
    assert all(piece.any() for piece in pieces), "the plane and each of its rings"
    assert not image.any(axis=2).all(), "drawn in black"


def test_a_hex_holds_a_token_and_neighbours_touch() -> None:
    assert 2 * hex_apothem(SQUADRON_LEADER) >= SQUADRON_LEADER.token_diameter
    places = {name: (x, y) for x, y, name in hex_centres(SQUADRON_LEADER, 13, 13)}
    assert len(places) == 13 * 13
    for a, b in (("A1", "A2"), ("A1", "B1"), ("B1", "C2"), ("C4", "D3")):
        apart = np.hypot(places[a][0] - places[b][0], places[a][1] - places[b][1])
        assert apart == pytest.approx(2 * hex_apothem(SQUADRON_LEADER)), (a, b)


def test_a_string_is_knotted_where_the_ruler_ends_and_marked_where_sections_do() -> None:
    """SL1-PRN-01"""
    image = rendered(printed(Paper(), string_ruler, SQUADRON_LEADER).pdf)
    strip = like(image[int(52 * FINE) : int(54 * FINE)], (0x14, 0x26, 0x4A), 110)
    columns = np.flatnonzero(strip.all(axis=0))
    lines = [group.mean() / FINE for group in np.split(columns, np.flatnonzero(np.diff(columns) > 5) + 1)]
    assert np.diff(lines) == pytest.approx([78.0, 78.0, 78.0], abs=0.1)


def test_every_icon_of_the_dice_can_be_drawn() -> None:
    for name in ICONS:
        assert icon(name, 4.0).is_empty == (ICONS.index(name) == BLANK)


def test_stickers_show_the_dice_that_are_played_with() -> None:
    """One more hit on every Hit die is one more picture of a hit on each of the four."""
    own = DiceRuleset("dogfight", {"dice": {"hit": ["hit"] * 5 + ["-"]}})
    usual, changed = (printed(Paper(), dice_stickers, 2, ruleset) for ruleset in (DiceRuleset("dogfight"), own))
    assert (usual.pages, changed.pages) == (3, 3)
    differs = (rendered(usual.pdf, 2, 2.0) != rendered(changed.pdf, 2, 2.0)).any(axis=2)
    assert not (rendered(usual.pdf, 0, 2.0) != rendered(changed.pdf, 0, 2.0)).any()
    columns = np.flatnonzero(differs.any(axis=0))
    assert 1 + np.count_nonzero(np.diff(columns) > 20) == 2, "two Hit dice stand side by side"


def test_there_are_as_many_stickers_as_dice() -> None:
    assert printed(Paper(), dice_stickers, 4, DiceRuleset("bombing-raid")).pages == 4
    assert printed(Paper(), dice_stickers, 4, DiceRuleset("dogfight")).pages == 5


def test_nothing_is_drawn_in_the_margin_that_printers_cannot_reach(kit: Kit) -> None:
    """Five millimetres at every edge stay white; the rule card's folds may run to the edge."""
    for sheet in kit.sheets:
        if sheet.name == "rule-card":
            continue
        for page in range(min(sheet.pages, 3)):
            image = rendered(kit.files[sheet.files["pdf"]], page, 2.0)
            for edge in (image[:10], image[-10:], image[:, :10], image[:, -10:]):
                assert edge.min() > 250, (sheet.name, page)
