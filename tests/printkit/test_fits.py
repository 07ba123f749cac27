"""What belongs together fits, with the clearance that was asked for, and what locks does lock."""

from itertools import pairwise

import pytest
from manifold3d import Manifold

from skyrmish.geometry.piece_sets import SPACE_PIRATES, SQUADRON_LEADER, PieceSet
from skyrmish.printkit.choices import Choices
from skyrmish.printkit.choosing import choose
from skyrmish.printkit.faces.all_faces import face_of
from skyrmish.printkit.pieces.boards import peg_board
from skyrmish.printkit.pieces.rulers import PARTS, ruler_part
from skyrmish.printkit.pieces.sizes import Sizes
from skyrmish.printkit.pieces.templates import clearance, template_piece
from skyrmish.printkit.pieces.tokens import altitude_ring, blank_plane, bomber_token
from skyrmish.printkit.plastic import solids
from skyrmish.printkit.plastic.box import box_solid, emblem_on, lid_solid

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
def test_ruler_parts_join_to_the_whole_length_and_do_not_pull_apart(pieces: PieceSet, tolerance: float) -> None:
    sizes = Sizes(tolerance)
    parts = [solids.carved(ruler_part(pieces, number, sizes), 3.0, sizes) for number in range(1, PARTS + 1)]
    for before, after in pairwise(parts):
        assert shared(before, after) < TOUCHING
        assert shared(before, after.translate((0, 3.0, 0))) > 0.5, "pulled along, the dovetail holds"
        assert shared(before, after.translate((tolerance + 0.2, 0, 0))) > 0.1, "pushed aside, it holds"
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


@pytest.mark.parametrize("tolerance", TOLERANCES)
def test_the_lid_closes_over_the_box(tolerance: float) -> None:
    box = face_of(choose(players=4, tolerance=tolerance)).box
    base, lid = box_solid(box), lid_solid(box)
    left, bottom, right, top = box.outline.bounds
    closed = lid.rotate((0, 180, 0)).translate((left + right, 0, box.height + 2.0))
    assert shared(base, closed) < TOUCHING
    assert shared(base, closed.translate((tolerance + 0.2, 0, 0))) > 1.0
    assert shared(base, closed.translate((0, 0, -0.1))) > 1.0, "it rests on the box"
    assert top - bottom < 220.0
    assert right - left < 220.0


@pytest.mark.parametrize("game", ["squadron-leader", "space-pirates", "dogfight", "bombing-raid"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_emblem_stays_on_the_lid(game: str, players: int) -> None:
    box = face_of(choose(game, players=players)).box
    assert box.outline.buffer(-3.0).contains(emblem_on(box))


def stored(choices: Choices) -> dict[str, list[Manifold]]:
    """What goes into each kind of bay, as piles that stand on the floor at the origin."""
    solid = {part.name: part.solid() for part in face_of(choices).parts}
    sizes = choices.sizes

    def pile(*names: str) -> list[Manifold]:
        heights = [sizes.thickness * number for number in range(len(names))]
        return [solid[name].translate((0, 0, height)) for name, height in zip(names, heights, strict=True)]

    return {
        "templates": pile("template-all", "template-straight", "template-bank", "template-turn"),
        "stat-boards": pile(*["stat-board-pegs"] * choices.players),
        "ruler-and-pegs": pile("ruler-part-1", "ruler-part-2"),
        "plane-and-altitude": pile("altitude-ring", "altitude-ring", "altitude-ring", "altitude-ring", "plane"),
    }


@pytest.mark.parametrize("game", ["squadron-leader", "space-pirates"])
@pytest.mark.parametrize("players", [1, 4, 6])
def test_the_box_holds_the_parts_of_its_players(game: str, players: int) -> None:
    choices = choose(game, players=players)
    box, piles = face_of(choices).box, stored(choices)
    base = box_solid(box)
    assert sum(bay.name == "plane-and-altitude" for bay in box.bays) == players
    for bay in box.bays:
        middle = (box.rim + bay.x + bay.width / 2, box.rim + bay.y + bay.length / 2)
        for part in piles.get(bay.name, []):
            x0, y0, _, x1, y1, top = part.bounding_box()
            put = part.translate((middle[0] - (x0 + x1) / 2, middle[1] - (y0 + y1) / 2, 2.0))
            assert shared(put, base) < TOUCHING, bay.name
            assert top <= box.depth, bay.name


@pytest.mark.parametrize("game", ["dogfight", "bombing-raid"])
def test_the_dice_box_has_room_for_every_die(game: str) -> None:
    choices = choose(game, players=4)
    box = face_of(choices).box
    room = sum(int(bay.width // 16.0) * int(bay.length // 16.0) for bay in box.bays if bay.name != "spare")
    needed = next(part.count for part in face_of(choices).parts if part.name == "die")
    assert room >= needed
    assert box.depth >= 16.0
