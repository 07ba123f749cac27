"""What is printed can be read: measured in the PDFs, page by page."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pypdfium2
import pypdfium2.raw as raw
import pytest

from skyrmish.printkit.choosing import choose
from skyrmish.printkit.faces.all_faces import face_of
from skyrmish.printkit.kit import Kit
from skyrmish.words.language import spoken_in

MM = 72.0 / 25.4
SMALLEST = 7.0  # points
EDGE = 5.0  # mm that printers cannot reach
Bounds = tuple[float, float, float, float]
CARDS: list[dict[str, Any]] = [
    {"edition": "current", "modules": "none"},
    {"edition": "second", "mission": "bombers-escape", "paper": "letter"},
    {"game": "space-pirates", "paper": "letter"},
    {"game": "dogfight"},
    {"game": "bombing-raid", "paper": "letter"},
]


def texts(page: pypdfium2.PdfPage) -> Iterator[tuple[float, Bounds]]:
    """Every piece of text on a page: its size in points, and where it is in mm."""
    for text in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT]):
        a, b, *_ = text.get_matrix().get()
        left, bottom, right, top = (place / MM for place in text.get_bounds())
        yield text.get_font_size() * (a * a + b * b) ** 0.5, (left, bottom, right, top)


def turned(page: pypdfium2.PdfPage) -> Iterator[tuple[Bounds, bool]]:
    """Where every piece of text is, and whether it stands upright or on its head, and not on its side."""
    for text in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT]):
        left, bottom, right, top = (place / MM for place in text.get_bounds())
        yield (left, bottom, right, top), abs(text.get_matrix().a) > abs(text.get_matrix().b)


@cache
def rule_card(asked: tuple[tuple[str, str], ...]) -> bytes:
    return next(sheet for sheet in face_of(choose(**dict(asked))).sheets if sheet.name == "rule-card").make().pdf


def test_no_text_of_a_kit_is_below_7_points_or_off_its_page(kit: Kit) -> None:
    for sheet in kit.sheets:
        pdf, found = pypdfium2.PdfDocument(kit.files[sheet.files["pdf"]]), 0
        for page in list(pdf)[sheet.name.endswith("-mat") : 4]:  # the plan of a mat is a small picture of it
            wide, high = (length / MM for length in page.get_size())
            for size, (left, bottom, right, top) in texts(page):
                found += 1
                assert size >= SMALLEST - 0.01, sheet.name
                if sheet.name.endswith("-mat") and not EDGE < left < right < wide - EDGE:
                    continue  # a window cuts words of the picture, which the next page has whole
                assert left >= EDGE - 0.5, sheet.name
                assert right <= wide - EDGE + 0.5, sheet.name
                assert bottom >= EDGE - 0.5 or sheet.name.endswith("-mat"), sheet.name
                assert top <= high - EDGE + 0.5 or sheet.name.endswith("-mat"), sheet.name
        assert found, sheet.name


@pytest.mark.parametrize("asked", CARDS, ids=lambda asked: " ".join(asked.values()))
def test_no_text_of_a_rule_card_is_below_7_points_or_runs_over_its_panel(asked: dict[str, Any]) -> None:
    for page in pypdfium2.PdfDocument(rule_card(tuple(asked.items()))):
        wide, high = (length / MM for length in page.get_size())
        panel = wide / 4, high / 2
        for size, (left, bottom, right, top) in texts(page):
            assert size >= SMALLEST - 0.01
            assert int(left // panel[0]) == int(right // panel[0]), "across a fold"
            assert int(bottom // panel[1]) == int(top // panel[1]), "across the middle"


@pytest.mark.parametrize("language", ["en", "de"])
def test_long_names_of_stats_are_legible_on_cards_too(language: str) -> None:
    with spoken_in(language):
        sheets = face_of(choose(edition="second", modules="none")).sheets
        pdf = pypdfium2.PdfDocument(next(sheet for sheet in sheets if sheet.name == "stat-cards").make().pdf)
    assert min(size for page in pdf for size, _ in texts(page)) >= SMALLEST - 0.01


def test_every_page_of_pieces_names_the_ruleset_its_author_and_the_licence() -> None:
    for asked, words in (
        ({"edition": "second", "modules": "split-s"}, ("second edition, with Split S", "Tim Smith", "CC BY-SA 4.0")),
        ({"game": "dogfight"}, ("Dogfight", "Flatworks Gaming", "CC BY-SA 4.0")),
    ):
        for sheet in face_of(choose(**asked)).sheets:  # type: ignore[arg-type]
            if sheet.name in ("rule-card", "hex-mat", "play-mat"):  # those say it on their covers, or have long plans
                continue
            for page in pypdfium2.PdfDocument(sheet.make().pdf):
                said = page.get_textpage().get_text_range()
                assert all(word in said for word in words), (sheet.name, said[-200:])


@pytest.mark.parametrize("asked", [{"game": "space-pirates"}, {"scale": 200.0}], ids=str)
def test_the_name_of_a_page_of_a_mat_stands_clear_of_the_foot(asked: dict[str, Any]) -> None:
    """However many lines it has."""
    mat = next(sheet for sheet in face_of(choose(parts=("play-mat",), **asked)).sheets if sheet.name == "play-mat")
    found = list(texts(pypdfium2.PdfDocument(mat.make().pdf)[1]))
    foot = [bounds for size, bounds in found if size < 7.1 and abs(bounds[0] - 12.0) < 0.5]
    names = [bounds for size, bounds in found if 7.5 < size < 9.5 and 5.0 < bounds[1] < 18.0 and bounds[0] > 12.0]
    assert (len(foot), len(names)) == (2, 2), "the page's name, and how it goes on"
    assert min(bottom for _, bottom, *_ in names) > max(top for *_, top in foot)


def test_planes_of_one_player_are_numbered_and_a_mission_fills_in_its_bombers_card() -> None:
    asked = choose(modules="none", mission="bombers-escape")
    said = {}
    for sheet in face_of(asked).sheets:
        if sheet.name in ("planes-sheet", "stat-cards"):
            said[sheet.name] = "".join(
                page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(sheet.make().pdf)
            )
    for name in ("Ember 1", "Ember 2", "Cobalt 1", "Cobalt 2"):
        assert all(name in words for words in said.values())
    assert len(re.findall(r"\bBomber\b", said["stat-cards"])) == 1
    assert "4, 4, 2, 2" not in said["stat-cards"]


def test_later_sheets_of_rules_and_sheets_to_cut_name_them_too(kit: Kit) -> None:
    card = next(sheet for sheet in kit.sheets if sheet.name == "rule-card")
    said = [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(kit.files[card.files["pdf"]])]
    assert len(said) == 2
    for text in (said[1], *(kit.files[path].decode() for paths in kit.flats.values() for path in paths)):
        assert all(words in text for words in ("Tim Smith", "CC BY-SA 4.0", "first edition"))


@pytest.mark.parametrize("asked", [{}, {"mission": "fortress", "paper": "letter"}], ids=str)
def test_what_runs_along_a_sheet_of_rules_stands_clear_of_the_rules(asked: dict[str, Any]) -> None:
    page = pypdfium2.PdfDocument(rule_card(tuple(asked.items())))[1]
    wide = page.get_size()[0] / MM
    found = [(bounds, upright) for bounds, upright in turned(page) if bounds[2] < wide / 4 or bounds[0] > 3 * wide / 4]
    aside = [bounds for bounds, upright in found if not upright]
    rules = [bounds for bounds, upright in found if upright]
    assert aside
    left, right = min(bounds[0] for bounds in rules), max(bounds[2] for bounds in rules)
    for bounds in aside:
        assert bounds[2] < left - 0.7 or bounds[0] > right + 0.7


def test_each_player_has_a_whole_set_of_allocation_cards(kit: Kit) -> None:
    pages = [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(kit.files["paper/stat-cards.pdf"])]
    assert "".join(pages).count("Defense") == 4 * (1 + 12) + 1
    assert "".join(pages).count("Altitude") == 4 + 1, "on the cards to fill in, and on the bomber's"
