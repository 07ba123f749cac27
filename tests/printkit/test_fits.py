"""What belongs together fits, with the clearance that was asked for, and what locks does lock."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from manifold3d import Manifold, OpType

from skyrmish.geometry.piece_sets import SPACE_PIRATES, SQUADRON_LEADER, PieceSet
from skyrmish.printkit.choosing import choose
from skyrmish.printkit.drawing.figures import fighter
from skyrmish.printkit.faces.all_faces import face_of
from skyrmish.printkit.faces.face import Face
from skyrmish.printkit.paper.sheet import PAPERS
from skyrmish.printkit.paper.sheets.tuck_box import fits, room_for
from skyrmish.printkit.pieces.boards import dial_board, peg_board
from skyrmish.printkit.pieces.rulers import parts_of, ruler_part
from skyrmish.printkit.pieces.sizes import Sizes
from skyrmish.printkit.pieces.templates import clearance, template_piece
from skyrmish.printkit.pieces.tokens import altitude_ring, blank_plane, bomber_token
from skyrmish.printkit.plastic import solids
from skyrmish.printkit.plastic.box import box_solid, emblem_on, lid_solid
from skyrmish.printkit.plastic.plates import EDGE

TOUCHING = 1e-3  # mm³: faces that only touch share no more
SETS = [SQUADRON_LEADER, SPACE_PIRATES]
COSTS = {"straight": 1, "bank": 2, "turn": 3}
TOLERANCES = [0.05, 0.15, 0.4]


def shared(a: Manifold, b: Manifold) -> float:
    return float((a ^ b).volume())


@pytest.mark.parametrize("tolerance", TOLERANCES)
@pytest.mark.parametrize("pieces", SETS, ids=lambda pieces: pieces.name)
def test_a_token_fits_both_notches_of_every_template_with_just_the_clearance(
    pieces: PieceSet, tolerance: float
) -> None:
    sizes = Sizes(tolerance)
    token = solids.token(blank_plane(pieces), pieces, sizes)
    for template in pieces.templates:
        body = solids.carved(template_piece(pieces, template, COSTS, sizes), sizes.thickness, sizes)
        motion = pieces.motion(template)
        wide = clearance(pieces, sizes)
        for x, y, turn, into in ((0.0, 0.0, 0.0, 1.0), (-motion.left, motion.ahead, 45.0 * motion.eighths, -1.0)):

            def put(deeper: float, x: float = x, y: float = y, turn: float = turn, into: float = into) -> Manifold:
                return token.translate((0, into * deeper, 0)).rotate((0, 0, turn)).translate((x, y, 0))

            assert shared(put(0.0), body) < TOUCHING
            assert shared(put(wide * 0.95), body) < TOUCHING
            assert shared(put(wide + 0.1), body) > 0.5


@pytest.mark.parametrize("tolerance", TOLERANCES)
@pytest.mark.parametrize("pieces", SETS, ids=lambda pieces: pieces.name)
def test_rings_stack_under_a_token_and_lock(pieces: PieceSet, tolerance: float) -> None:
    sizes = Sizes(tolerance)
    ring = solids.ring(altitude_ring(pieces), pieces, sizes)
    token = solids.token(blank_plane(pieces), pieces, sizes)
    for above in (ring, token):
        seated = above.translate((0, 0, sizes.thickness))
        assert shared(seated, ring) < TOUCHING
        assert shared(seated.translate((0, 0, -0.1)), ring) > 1.0, "it rests on the ring below"
        assert shared(seated.translate((tolerance + 0.3, 0, 0)), ring) > 0.1, "it cannot slide"
        assert shared(seated.rotate((0, 0, 180.0 / pieces.sides)), ring) > 0.1, "it cannot turn"


@pytest.mark.parametrize("tolerance", TOLERANCES)
@pytest.mark.parametrize("pieces", SETS, ids=lambda pieces: pieces.name)
def test_ruler_parts_join_to_the_whole_length_without_play_or_wobble(pieces: PieceSet, tolerance: float) -> None:
    """Pulled, pushed aside or swung by more than the clearance allows, the tongue is stopped by its socket."""
    sizes = Sizes(tolerance)
    parts = [
        solids.carved(ruler_part(pieces, number, parts_of(pieces), sizes), 3.0, sizes)
        for number in range(1, parts_of(pieces) + 1)
    ]
    for number, (before, after) in enumerate(pairwise(parts), 1):
        joint = pieces.ruler_length / parts_of(pieces) * number
        assert shared(before, after) < TOUCHING
        assert shared(before, after.translate((0, tolerance + 0.1, 0))) > 0.1, "pulled along"
        assert shared(before, after.translate((tolerance + 0.1, 0, 0))) > 0.1, "pushed aside"
        for degrees in (-1.0, 1.0) if tolerance <= 0.15 else ():
            swung = after.translate((0, -joint, 0)).rotate((0, 0, degrees)).translate((0, joint, 0))
            assert shared(before, swung) > 0.02, "swung"
    whole = parts[0] + parts[1] + parts[2]
    assert whole.bounding_box()[4] - whole.bounding_box()[1] == pytest.approx(pieces.ruler_length, abs=0.01)


def test_a_bombers_stub_fits_the_notch() -> None:
    sizes = Sizes()
    bomber = solids.carved(bomber_token(), sizes.token, sizes).translate((0, -26.0, 0))
    for template in SQUADRON_LEADER.templates:
        body = solids.carved(template_piece(SQUADRON_LEADER, template, COSTS, sizes), 3.0, sizes)
        assert shared(bomber, body) < TOUCHING, template.name


@pytest.mark.parametrize("tolerance", TOLERANCES)
def test_a_peg_fits_its_hole(tolerance: float) -> None:
    sizes = Sizes(tolerance)
    board = solids.carved(peg_board("ADSH", 4, sizes), sizes.thickness, sizes)
    peg = solids.peg(sizes).rotate((180, 0, 0)).translate((23.0, 8.0, 2.4 + sizes.thickness))
    assert shared(peg, board) < TOUCHING
    assert shared(peg.translate((tolerance + 0.1, 0, 0)), board) > 0.1


def test_a_dials_pointer_turns_in_its_hole_and_never_meets_another() -> None:
    sizes = Sizes()
    board = solids.carved(dial_board("ADSH", 4, sizes), sizes.thickness, sizes)
    pointer = solids.pointer(sizes).rotate((180, 0, 0)).translate((0, 0, 2.4 + sizes.thickness))
    for degrees in range(0, 360, 45):
        turned = pointer.rotate((0, 0, degrees))
        assert shared(turned.translate((16.0, -16.0, 0)), board) < TOUCHING
        assert shared(turned, pointer.rotate((0, 0, -degrees)).translate((32.0, 0, 0))) < TOUCHING
    assert shared(pointer.translate((16.3, -16.0, 0)), board) > 0.1


@pytest.mark.parametrize("tolerance", TOLERANCES)
def test_the_lid_closes_over_the_box(tolerance: float) -> None:
    box = face_of(choose(players=4, tolerance=tolerance)).boxes[0]
    base, lid = box_solid(box), lid_solid(box, fighter().silhouette)
    left, bottom, right, top = box.outline.bounds
    closed = lid.rotate((0, 180, 0)).translate((left + right, 0, box.height + 2.0))
    assert shared(base, closed) < TOUCHING
    assert shared(base, closed.translate((tolerance + 0.2, 0, 0))) > 1.0
    assert shared(base, closed.translate((0, 0, -0.1))) > 1.0, "it rests on the box"
    assert top - bottom <= 220.0
    assert right - left <= 220.0


@pytest.mark.parametrize("game", ["squadron-leader", "space-pirates", "dogfight", "bombing-raid"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_emblem_stays_on_the_lid(game: str, players: int) -> None:
    face = face_of(choose(game, modules="none", players=players))
    (box,) = face.boxes
    assert box.outline.buffer(-3.0).contains(emblem_on(box, face.figure))


def test_covers_show_their_own_game() -> None:
    figures = [face_of(choose(game, modules="none")).figure for game in ("squadron-leader", "space-pirates")]
    figures += [face_of(choose(game)).figure for game in ("dogfight", "bombing-raid")]
    assert len({figure.wkb for figure in figures}) == 4


@pytest.mark.parametrize("title", ["Äther", "Жук", "¿Qué?", "7 Wings"])
def test_a_cover_shows_something_whatever_a_game_of_yours_is_called(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Face, "title", title)
    assert not Face(choose()).figure.is_empty


KITS: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 4},
    {"players": 6, "bed": 180.0},
    {"players": 2, "mission": "bombers-escape", "modules": "altitude"},
    {"players": 2, "board": "hex", "modules": "none"},
    {"players": 3, "thickness": 6.0, "tolerance": 0.4},
    {"game": "space-pirates", "players": 6},
    {"game": "dogfight", "players": 4},
    {"game": "bombing-raid", "players": 1},
]
LARGER: list[dict[str, Any]] = [{"players": 4, "scale": 200.0}, {"game": "dogfight", "scale": 150.0}]


@pytest.mark.parametrize("asked", [*KITS, *LARGER], ids=lambda asked: "-".join(map(str, asked.values())))
def test_the_boxes_hold_every_part_that_the_table_needs(asked: dict[str, Any]) -> None:
    """Their meshes lie where a box has a place for them: none reaches into a wall, into another, or over the rim."""
    choices = choose(**asked)
    face = face_of(choices)
    parts = {part.name: part for part in face.parts}
    assert (len(face.boxes) == 1) == (choices.times < 2.0), "larger ones share what is too much for a bed"
    for box in face.boxes:
        put: list[Manifold] = []
        for name, x, y, z in box.contents():
            solid = parts[name].whole
            left, bottom, *_ = solid.bounding_box()
            put.append(solid.translate((x - left, y - bottom, z)))
        together = Manifold.batch_boolean(put, OpType.Add)
        assert shared(together, box_solid(box)) < TOUCHING
        assert together.volume() == pytest.approx(sum(each.volume() for each in put), abs=len(put) * TOUCHING)
        assert together.bounding_box()[5] <= box.height
        assert max(box.outline.bounds) <= choices.bed - 2 * EDGE
    needed = Counter({part.name: part.count for part in face.own_parts if part.count})
    assert Counter(name for box in face.boxes for name, *_ in box.contents()) == needed


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("asked", [*KITS, {"players": 6, "mission": "bombers-escape"}], ids=str)
def test_the_tuck_box_takes_all_that_is_cut_from_paper_and_fits_the_page(asked: dict[str, Any], paper: str) -> None:
    face = face_of(choose(paper=paper, **asked))
    contents, inside = face.contents(), room_for(face.contents())
    assert {"rule-card"} < {content.name for content in contents}
    for content in contents:
        assert content.footprint[0] <= inside.width
        assert content.footprint[1] <= inside.height
        assert content.columns * content.rows * (content.pile / content.height) >= content.count
    assert sum(content.pile for content in contents) <= inside.depth
    short, long = PAPERS[paper]
    assert fits(inside, long, short)


def test_a_card_and_the_dice_of_two_fit_the_tuck_box() -> None:
    inside = room_for(face_of(choose()).contents())
    assert inside.width >= 88.0
    assert inside.height >= 58.0
    dice = room_for(face_of(choose("dogfight")).contents())
    assert int(dice.width // 16) * int(dice.height // 16) * int(dice.depth // 16) >= 26


def test_a_bomber_has_a_socket_for_the_rings_and_rings_of_its_own() -> None:
    parts = {part.name: part for part in face_of(choose(modules="altitude,bombers-and-balloons", players=2)).parts}
    ring, bomber, sizes = parts["altitude-ring"].solid(), parts["bomber"].solid(), Sizes()
    assert parts["altitude-ring"].count == 4 * 3, "four for each of two planes and a bomber"
    seated = bomber.translate((0, 0, sizes.thickness))
    assert shared(seated, ring) < TOUCHING
    assert shared(seated.translate((sizes.tolerance + 0.3, 0, 0)), ring) > 0.1, "it cannot slide"


def test_there_are_as_many_bombs_on_paper_as_in_plastic() -> None:
    face = face_of(choose(modules="none", mission="bombers-escape"))
    counts = {part.name: part.count for part in face.parts}
    assert (counts["plane"], counts["bomber"], counts["bomb"]) == (4, 1, 3)
    paper = {content.name: content.count for content in face.contents()}
    assert (paper["bomber"], paper["bomb"]) == (1, 3)
    assert paper["stat-cards"] == 4 + 1 + 2 * 12, "each plane, the bomber, and a set for each player"
    climbing = face_of(choose(modules="altitude,bombers-and-balloons"))
    assert {content.name: content.count for content in climbing.contents()}["tokens"] == 2 + 3 * 4


def test_the_first_player_token_has_its_room_among_the_tokens_of_paper() -> None:
    """SP-FIRST-01"""
    paper = {content.name: content.count for content in face_of(choose("space-pirates", players=3)).contents()}
    assert paper["tokens"] == 3 + 3 * 4 + 1
