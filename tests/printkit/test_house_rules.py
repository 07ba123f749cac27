"""Any ruleset that can be played can be printed, with a ruler, arcs, boards and cards of its own."""

from typing import Any

import numpy as np
import pypdfium2
import pytest

from skyrmish.games.squadron_leader.constants import PLAIN
from skyrmish.games.squadron_leader.rulesets.ruleset import edition_data, make_rules
from skyrmish.geometry.piece_sets import SQUADRON_LEADER
from skyrmish.printkit.choosing import choose
from skyrmish.printkit.drawing.shapes import only, regular
from skyrmish.printkit.faces.all_faces import face_of
from skyrmish.printkit.faces.face import Face
from skyrmish.words.refusal import Refusal

HOUSE: dict[str, Any] = {"range.max": 300, "range.sections": 4, "arc.half": 60, "stats": [5, 4, 3, 2]}


def house(**options: Any) -> Face:
    return face_of(choose(modules="none", options=options))


def text_of(face: Face, name: str) -> str:
    pdf = next(sheet for sheet in face.sheets if sheet.name == name).make().pdf
    return " ".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(pdf))


def test_the_ruler_is_as_long_as_the_range_with_a_mark_for_every_section() -> None:
    face = house(**{"range.max": 300, "range.sections": 4})
    parts = {part.name: part for part in face.parts}
    assert parts["ruler"].size[1] == pytest.approx(300.0)
    ruler = parts["ruler"].piece
    assert ruler is not None
    edge = [part.bounds for part in ruler.sunk.geoms if part.bounds[2] - part.bounds[0] > 6.0]
    assert sorted(low for _, low, _, _ in edge) == pytest.approx([75.0, 150.0, 225.0])
    assert "Sections end at 75, 150, 225, 300 mm" in text_of(face, "templates-sheet").replace("\r\n", " ")


@pytest.mark.parametrize(("length", "count"), [(30, 1), (100, 2), (234, 3), (900, 6)])
def test_a_short_ruler_is_one_piece_and_a_long_one_several(length: int, count: int) -> None:
    face = house(**{"range.max": length})
    needed = [part for part in face.parts if part.group == "ruler" and part.count]
    assert len(needed) == count
    assert max(part.size[1] for part in needed) <= 180.0
    assert face.boxes[0].depth > 0.0


def test_arc_lines_stand_at_the_angle_that_is_played() -> None:
    blank = next(part for part in house(**{"arc.half": 60}).parts if part.name == "plane-blank")
    assert blank.piece is not None
    at = (9.0 * np.sin(np.radians(60.0)), 9.0 * np.cos(np.radians(60.0)))
    from shapely.geometry import Point

    assert blank.piece.sunk.contains(Point(*at))
    assert not blank.piece.sunk.contains(Point(6.5, 6.5))


@pytest.mark.parametrize("bank", ["ideal", "stl"])
def test_a_token_in_the_end_notch_of_a_bank_stands_where_the_engine_flies_it(bank: str) -> None:
    """B-11  On the template and on the one with all three, for whatever bank is played."""
    face = house(**{"bank.geometry": bank})
    rules, turned = make_rules(face.choices.ruleset), 90.0 + 45.0
    flown = next(each for each in rules.manoeuvres if each.eighths == 1 and each.manner == PLAIN)
    token = only(regular(8, SQUADRON_LEADER.token_apothem - 1e-6, -flown.left, flown.ahead, turned))
    parts = {part.name: part.piece for part in face.own_parts}
    for name in ("template-bank", "template-all"):
        piece = parts[name]
        assert piece is not None
        assert piece.outline.intersection(token).area == pytest.approx(0.0, abs=1e-6), name
        assert piece.outline.distance(token) == pytest.approx(face.choices.sizes.tolerance, abs=0.01), name
        nearer = only(regular(8, SQUADRON_LEADER.token_apothem, -flown.left + 0.2, flown.ahead - 0.2, turned))
        assert piece.outline.intersection(nearer).area > 0.0, name


def test_boards_and_cards_have_room_for_higher_stats() -> None:
    face = house(stats=[7, 4, 3, 2])
    board = next(part for part in face.parts if part.name == "stat-board-pegs")
    assert board.piece is not None
    assert len(board.piece.outline.interiors) == 3 * 7 + 8
    assert "stat-board-7432" in face.names()
    assert "7, 4, 3, 2: one number each" in text_of(face, "stat-cards")


def test_house_rules_are_named_and_their_numbers_are_on_the_rule_card() -> None:
    text = text_of(house(**HOUSE), "rule-card").replace("\r\n", " ")
    assert "range.max 300" in text
    assert "a ruler of 300 mm" in text
    assert "Share out 5, 4, 3 and 2" in text


def test_a_number_that_is_changed_in_an_edition_is_on_cards_and_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    data = edition_data("first")
    monkeypatch.setitem(data, "settings", {**data["settings"], "range.max": 210, "stats": [6, 3, 3, 2]})
    face = face_of(choose(modules="none"))
    assert next(part for part in face.parts if part.name == "ruler").size[1] == pytest.approx(210.0)
    assert "6, 3, 3, 2: one number each" in text_of(face, "stat-cards")


def test_an_option_that_there_is_not_is_refused() -> None:
    with pytest.raises(Refusal):
        choose(options={"wings": 3})
