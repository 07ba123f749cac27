"""What is printed can be read: measured in the PDFs, page by page."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pypdfium2
import pypdfium2.raw as raw
import pytest

from skyrmish.printkit.choosing import choose
from skyrmish.printkit.faces.all_faces import face_of
from skyrmish.printkit.kit import Kit

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


def test_every_page_of_pieces_names_the_ruleset_its_author_and_the_licence() -> None:
    for asked, words in (
        ({"edition": "second", "modules": "split-s"}, ("second edition, with split-s", "Tim Smith", "CC BY-SA 4.0")),
        ({"game": "dogfight"}, ("Dogfight", "Flatworks Gaming", "CC BY-SA 4.0")),
    ):
        for sheet in face_of(choose(**asked)).sheets:  # type: ignore[arg-type]
            if sheet.name in ("rule-card", "hex-mat", "play-mat"):  # those say it on their covers, or have long plans
                continue
            for page in pypdfium2.PdfDocument(sheet.make().pdf):
                said = page.get_textpage().get_text_range()
                assert all(word in said for word in words), (sheet.name, said[-200:])


def test_each_player_has_a_whole_set_of_allocation_cards(kit: Kit) -> None:
    pages = [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(kit.files["paper/stat-cards.pdf"])]
    assert "".join(pages).count("Defense") == 4 * (1 + 12)
    assert "".join(pages).count("Altitude") == 4, "on the cards to fill in"
