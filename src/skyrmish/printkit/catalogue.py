"""Everything a kit holds: which parts and sheets belong to what was chosen, and how many of each."""

from collections.abc import Callable
from dataclasses import dataclass

from manifold3d import Manifold

from skyrmish.games.squadron_dice.rulesets.dice_box import own_dice, shared_dice
from skyrmish.games.squadron_dice.rulesets.ruleset import make_rules as make_dice_rules
from skyrmish.games.squadron_leader.play.setting_up.allocations import allocations
from skyrmish.geometry.piece_sets import SPACE_PIRATES
from skyrmish.printkit.choices import Choices
from skyrmish.printkit.drawing.palette import GOLD, INK_2, NAVY, RAISED, SEATS, SUNK
from skyrmish.printkit.expansion import expansion_of
from skyrmish.printkit.pieces.boards import peg_board, rows_of, stat_board
from skyrmish.printkit.pieces.piece import Piece
from skyrmish.printkit.pieces.rulers import PARTS, ruler, ruler_part
from skyrmish.printkit.pieces.sizes import Sizes
from skyrmish.printkit.pieces.templates import all_in_one, template_piece
from skyrmish.printkit.pieces.tokens import (
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
from skyrmish.printkit.plastic import solids
from skyrmish.printkit.plastic.box import box_solid, lid_solid
from skyrmish.printkit.storing import DIE, box_of


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


def parts_of(choices: Choices) -> list[Part]:
    """All solid parts of a kit, in the order of its index."""
    if choices.is_dice_game:
        return [*_dice(choices), *_box(choices)]
    parts = _planes(choices)
    if choices.has_templates:
        parts += [*_templates(choices), *_rulers(choices)]
    parts += _boards(choices)
    if choices.has_bombers:
        parts += _expansion(choices)
    return [*parts, *_box(choices)]


def _flat(piece: Piece, title: str, count: int, colour: str, sizes: Sizes, note: str = "") -> Part:
    return Part(piece.name, title, count, colour, lambda: solids.carved(piece, sizes.thickness, sizes), piece, note)


def _token(piece: Piece, title: str, count: int, colour: str, choices: Choices, note: str = "") -> Part:
    pieces, sizes = choices.pieces, choices.sizes
    return Part(piece.name, title, count, colour, lambda: solids.token(piece, pieces, sizes), piece, note)


def _planes(choices: Choices) -> list[Part]:
    pieces, sizes, players = choices.pieces, choices.sizes, choices.players
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
    if choices.levels:
        ring = altitude_ring(pieces)
        note = f"{choices.levels} a player; they lock into each other and under the {what}"
        parts.append(
            Part(
                ring.name,
                "Altitude ring",
                choices.levels * players,
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
    pieces, sizes = choices.pieces, choices.sizes
    whole = all_in_one(pieces, sizes)
    parts = [_flat(whole, "All-in-one template", 1, GOLD, sizes, "one for the table; turn it over for the right")]
    for template in pieces.templates:
        piece = template_piece(pieces, template, sizes)
        note = "turn it over for the right; print one a player if you like"
        parts.append(_flat(piece, f"{template.name.capitalize()} template", 1, GOLD, sizes, note))
    return parts


def _rulers(choices: Choices) -> list[Part]:
    pieces, sizes = choices.pieces, choices.sizes
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
    sizes, letters, levels, players = choices.sizes, choices.letters, choices.levels, choices.players
    board, pegs = peg_board(letters, levels, sizes), len(rows_of(levels))
    parts = [
        _flat(board, "Stat board with pegs", players, SEATS[5].colour, sizes, "one a player: a peg in every row"),
        Part("peg", "Peg", pegs * players, SEATS[0].colour, lambda: solids.peg(sizes), None, f"{pegs} a board"),
    ]
    for allocation in allocations(choices.played[0]):
        piece = stat_board(allocation, letters, levels, sizes)
        title = f"Stat board {'-'.join(map(str, allocation))}"
        parts.append(_flat(piece, title, 0, SEATS[2].colour, sizes, _shares(choices, allocation)))
    return parts


def _shares(choices: Choices, allocation: tuple[int, ...]) -> str:
    return ", ".join(f"{name} {value}" for name, value in zip(choices.stat_names, allocation, strict=True))


def _expansion(choices: Choices) -> list[Part]:
    sizes, extra = choices.sizes, expansion_of(choices)

    def plate(piece: Piece, title: str, count: int, colour: str, note: str = "") -> Part:
        return Part(piece.name, title, count, colour, lambda: solids.carved(piece, sizes.token, sizes), piece, note)

    board = stat_board(extra.stats, choices.letters, choices.levels, sizes, "stat-board-bomber")
    return [
        plate(bomber_token(), "Bomber", extra.bombers, SEATS[3].colour, "its stubs fit the templates' notches"),
        plate(bomb_token(), "Bomb", extra.bombs * extra.bombers, INK_2, f"{extra.bombs} a bomber"),
        plate(balloon_token(), "Balloon", extra.balloons, "#BFD3F4"),
        _flat(board, "Stat board of the bomber", extra.bombers, SEATS[3].colour, sizes, _shares(choices, extra.stats)),
    ]


def _dice(choices: Choices) -> list[Part]:
    """SD-01  The dice of every player, and those of the table."""
    rules = make_dice_rules(choices.dice)
    count = choices.players * sum(own_dice(rules).values()) + sum(shared_dice(rules).values())
    note = "16 mm, for the stickers; bought dice do as well"
    return [Part("die", "Blank die", count, SEATS[5].colour, lambda: solids.blank_die(DIE), None, note)]


def _box(choices: Choices) -> list[Part]:
    box = box_of(choices)
    size = f"{box.outline.bounds[2]:.0f} × {box.outline.bounds[3]:.0f} mm"
    held = f"for {choices.players} player{'s' if choices.players > 1 else ''}, {size}"
    return [
        Part("box", "Box", 1, NAVY, lambda: box_solid(box), None, held),
        Part("lid", "Lid", 1, GOLD, lambda: lid_solid(box), None, "printed with its top down", True),
    ]
