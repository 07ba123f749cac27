"""Everything a kit holds: which parts and sheets belong to what was chosen, and how many of each."""

from collections.abc import Callable
from dataclasses import dataclass

from manifold3d import Manifold

from skyrmish.geometry.piece_sets import SPACE_PIRATES, SQUADRON_LEADER, PieceSet
from skyrmish.printkit import solids
from skyrmish.printkit.boards import BOMBER, allocations, peg_board, stat_board
from skyrmish.printkit.box import Box, Need, box_solid, lid_solid, packed
from skyrmish.printkit.choices import DICE_GAMES, Choices
from skyrmish.printkit.palette import GOLD, INK_2, NAVY, RAISED, SEATS, SUNK
from skyrmish.printkit.piece import Piece
from skyrmish.printkit.rulers import PARTS, ruler, ruler_part
from skyrmish.printkit.sizes import Sizes
from skyrmish.printkit.templates import all_in_one, template_piece
from skyrmish.printkit.tokens import (
    altitude_ring,
    balloon_token,
    blank_plane,
    bomb_token,
    bomber_token,
    first_player_token,
    lettered_plane,
    plane,
    touch_plane,
)

PEGS = 5  # a board has five rows
DIE = 16.0
_PEG_ROOM = 6.4


@dataclass(frozen=True)
class Part:
    """A thing to print: its solid, its flat piece if it is flat, and how many the table needs (0: if you like)."""

    name: str
    title: str
    count: int
    colour: str
    solid: Callable[[], Manifold]
    piece: Piece | None = None
    note: str = ""
    shown_turned: bool = False  # its picture shows the side that lies on the plate


def pieces_of(choices: Choices) -> PieceSet:
    return SPACE_PIRATES if choices.game == "space-pirates" else SQUADRON_LEADER


def parts_of(choices: Choices) -> list[Part]:
    """All solid parts of a kit, in the order of its index."""
    if choices.game in DICE_GAMES:
        return [*_dice(choices), *_box(choices)]
    parts = [*_planes(choices), *_templates(choices), *_rulers(choices), *_boards(choices)]
    if "bombers-and-balloons" in choices.modules:
        parts += _expansion(choices)
    return [*parts, *_box(choices)]


def _flat(piece: Piece, title: str, count: int, colour: str, sizes: Sizes, note: str = "") -> Part:
    return Part(piece.name, title, count, colour, lambda: solids.carved(piece, sizes.thickness, sizes), piece, note)


def _token(piece: Piece, title: str, count: int, colour: str, choices: Choices, note: str = "") -> Part:
    pieces, sizes = pieces_of(choices), choices.sizes
    return Part(piece.name, title, count, colour, lambda: solids.token(piece, pieces, sizes), piece, note)


def _planes(choices: Choices) -> list[Part]:
    pieces, sizes, players = pieces_of(choices), choices.sizes, choices.players
    what = "ship" if pieces is SPACE_PIRATES else "plane"
    colour = SEATS[1].colour
    parts = [_token(plane(pieces), what.capitalize(), players, colour, choices, "one a player, in the player's colour")]
    instead = f"instead of the {what}, if you like"
    parts.append(_token(blank_plane(pieces), f"Blank {what}", 0, colour, choices, "to paint, or to put a model on"))
    for seat in SEATS[:players]:
        title = f"{what.capitalize()} with letter {seat.letter}"
        parts.append(_token(lettered_plane(pieces, seat), title, 0, seat.colour, choices, instead))
    for seat in SEATS[:players]:
        title = f"{what.capitalize()} to tell by touch: {seat.emblem}"
        parts.append(_token(touch_plane(pieces, seat), title, 0, seat.colour, choices, instead))
    if choices.has_altitude:
        ring = altitude_ring(pieces)
        note = "four a player; they lock into each other and under the plane"
        parts.append(
            Part(
                ring.name,
                "Altitude ring",
                4 * players,
                SEATS[0].colour,
                lambda: solids.ring(ring, pieces, sizes),
                ring,
                note,
            )
        )
    if pieces is SPACE_PIRATES:
        parts.append(_flat(first_player_token(pieces), "First-player token", 1, RAISED, sizes))
    return parts


def _templates(choices: Choices) -> list[Part]:
    pieces, sizes = pieces_of(choices), choices.sizes
    whole = all_in_one(pieces, sizes)
    parts = [_flat(whole, "All-in-one template", 1, GOLD, sizes, "one for the table; turn it over for the right")]
    for template in pieces.templates:
        piece = template_piece(pieces, template, sizes)
        note = "turn it over for the right; print one a player if you like"
        parts.append(_flat(piece, f"{template.name.capitalize()} template", 1, GOLD, sizes, note))
    return parts


def _rulers(choices: Choices) -> list[Part]:
    pieces, sizes = pieces_of(choices), choices.sizes
    parts = []
    for number in range(1, PARTS + 1):
        piece = ruler_part(pieces, number, sizes)
        parts.append(_flat(piece, f"Range ruler, part {number}", 1, SUNK, sizes, "the three lock into each other"))
    length = f"{pieces.ruler_length:g} mm long: lay it across the plate's diagonal"
    parts.append(
        _flat(ruler(pieces, sizes), "Range ruler in one piece", 0, SUNK, sizes, f"instead of the three; {length}")
    )
    return parts


def _boards(choices: Choices) -> list[Part]:
    sizes, letters = choices.sizes, choices.rules.letters
    note = "one a player: a peg in every row"
    parts = [_flat(peg_board(letters, sizes), "Stat board with pegs", choices.players, SEATS[5].colour, sizes, note)]
    parts.append(
        Part("peg", "Peg", PEGS * choices.players, SEATS[0].colour, lambda: solids.peg(sizes), None, "five a board")
    )
    for allocation in allocations():
        piece = stat_board(allocation, letters, sizes)
        shares = ", ".join(f"{name} {value}" for name, value in zip(choices.rules.stats, allocation, strict=True))
        parts.append(_flat(piece, f"Stat board {'-'.join(map(str, allocation))}", 0, SEATS[2].colour, sizes, shares))
    return parts


def _expansion(choices: Choices) -> list[Part]:
    sizes = choices.sizes

    def plate(piece: Piece, title: str, count: int, colour: str, note: str) -> Part:
        return Part(piece.name, title, count, colour, lambda: solids.carved(piece, sizes.token, sizes), piece, note)

    board = stat_board(BOMBER, choices.rules.letters, sizes, "stat-board-bomber")
    return [
        plate(bomber_token(), "Bomber", 1, SEATS[3].colour, "its stubs fit the templates' notches"),
        plate(bomb_token(), "Bomb", 3, INK_2, "three a bomber"),
        plate(balloon_token(), "Balloon", 3, "#BFD3F4", "placed before the planes"),
        _flat(board, "Stat board of the bomber", 1, SEATS[3].colour, sizes, "4, 4, 2, 2"),
    ]


def _dice(choices: Choices) -> list[Part]:
    """SD-01  Nine dice a player in Dogfight, with eight for the table; eight a player in Bombing Raid."""
    dogfight = choices.game == "dogfight"
    count = choices.players * (9 if dogfight else 8) + (8 if dogfight else 0)
    note = "16 mm, for the stickers; bought dice do as well"
    return [Part("die", "Blank die", count, SEATS[5].colour, lambda: solids.blank_die(DIE), None, note)]


def box_of(choices: Choices) -> Box:
    """A box for everything that the table needs."""
    if choices.game in DICE_GAMES:
        side = 3 * DIE + 0.6
        needs = [Need("dice", side, side, DIE, choices.players)]
        if choices.game == "dogfight":
            needs.append(Need("shared dice", 4 * DIE + 0.8, 2 * DIE + 0.4, DIE))
        return packed(needs, choices.sizes)
    return packed(_table_needs(choices), choices.sizes)


def _table_needs(choices: Choices) -> list[Need]:
    pieces, sizes, players = pieces_of(choices), choices.sizes, choices.players
    flats = [all_in_one(pieces, sizes), *(template_piece(pieces, template, sizes) for template in pieces.templates)]
    board = peg_board(choices.rules.letters, sizes)
    strip = ruler_part(pieces, 1, sizes)
    token = plane(pieces)
    pile = sizes.token + sizes.relief + (4 * sizes.thickness if choices.has_altitude else 0.0)
    return [
        Need("templates", max(map(_wide, flats)), max(map(_long, flats)), len(flats) * sizes.thickness),
        Need("stat boards", _wide(board), _long(board), players * sizes.thickness),
        Need("ruler and pegs", 4 * _PEG_ROOM, _long(strip), sizes.thickness + 2 * _PEG_ROOM),
        Need("plane and altitude", _wide(token), _long(token), pile, players),
    ]


def _wide(piece: Piece) -> float:
    return piece.bounds[2] - piece.bounds[0]


def _long(piece: Piece) -> float:
    return piece.bounds[3] - piece.bounds[1]


def _box(choices: Choices) -> list[Part]:
    box = box_of(choices)
    size = f"{box.outline.bounds[2]:.0f} × {box.outline.bounds[3]:.0f} mm"
    held = f"for {choices.players} player{'s' if choices.players > 1 else ''}, {size}"
    return [
        Part("box", "Box", 1, NAVY, lambda: box_solid(box), None, held),
        Part("lid", "Lid", 1, GOLD, lambda: lid_solid(box), None, "printed with its top down", True),
    ]
