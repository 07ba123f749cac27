"""What a box must hold: how much room the parts of a kit take."""

import math

from skyrmish.games.squadron_dice.rulesets.dice_box import own_dice, shared_dice
from skyrmish.games.squadron_dice.rulesets.ruleset import make_rules
from skyrmish.printkit.choices import Choices
from skyrmish.printkit.pieces.boards import peg_board
from skyrmish.printkit.pieces.piece import Piece
from skyrmish.printkit.pieces.rulers import ruler_part
from skyrmish.printkit.pieces.templates import all_in_one, template_piece
from skyrmish.printkit.pieces.tokens import plane
from skyrmish.printkit.plastic.box import Box, Need, packed

DIE = 16.0
_PEG_ROOM = 6.4
_DIE_ROOM = DIE + 0.2


def box_of(choices: Choices) -> Box:
    """A box for everything that the table needs."""
    return packed(_dice_needs(choices) if choices.is_dice_game else _table_needs(choices), choices.sizes)


def _table_needs(choices: Choices) -> list[Need]:
    pieces, sizes, players, levels = choices.pieces, choices.sizes, choices.players, choices.levels
    board, strip, token = peg_board(choices.letters, levels, sizes), ruler_part(pieces, 1, sizes), plane(pieces)
    pile = sizes.token + sizes.relief + levels * sizes.thickness
    needs = [
        Need("stat boards", _wide(board), _long(board), players * sizes.thickness),
        Need("ruler and pegs", 4 * _PEG_ROOM, _long(strip), sizes.thickness + 2 * _PEG_ROOM),
        Need("plane and altitude", _wide(token), _long(token), pile, players),
    ]
    if not choices.has_templates:
        return needs
    flats = [all_in_one(pieces, sizes), *(template_piece(pieces, template, sizes) for template in pieces.templates)]
    return [Need("templates", max(map(_wide, flats)), max(map(_long, flats)), len(flats) * sizes.thickness), *needs]


def _wide(piece: Piece) -> float:
    return piece.bounds[2] - piece.bounds[0]


def _long(piece: Piece) -> float:
    return piece.bounds[3] - piece.bounds[1]


def _dice_needs(choices: Choices) -> list[Need]:
    """The dice of a player in a square, those of the table two deep."""
    rules = make_rules(choices.dice)
    own, shared = sum(own_dice(rules).values()), sum(shared_dice(rules).values())
    side = math.ceil(math.sqrt(own))
    needs = [Need("dice", side * _DIE_ROOM, side * _DIE_ROOM, DIE, choices.players)]
    if shared:
        needs.append(Need("shared dice", math.ceil(shared / 2) * _DIE_ROOM, 2 * _DIE_ROOM, DIE))
    return needs
