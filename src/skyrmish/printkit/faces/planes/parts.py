"""The solid parts of Squadron Leader: planes, templates, ruler, boards, and the expansion with bombers."""

from dataclasses import replace
from functools import partial
from typing import Any

from skyrmish.games.squadron_leader.play.setting_up.allocations import allocations
from skyrmish.printkit.drawing.palette import AIR, GOLD, INK_2, RAISED, SEATS, SUNK
from skyrmish.printkit.faces.planes.expansion import expansion_of, top_of
from skyrmish.printkit.faces.planes.played import Played
from skyrmish.printkit.part import Part
from skyrmish.printkit.pieces import tokens
from skyrmish.printkit.pieces.boards import dial_board, least, peg_board, rows_of, stat_board
from skyrmish.printkit.pieces.piece import Piece
from skyrmish.printkit.pieces.rulers import parts_of, ruler, ruler_part
from skyrmish.printkit.pieces.sizes import Sizes
from skyrmish.printkit.pieces.templates import all_in_one, template_piece
from skyrmish.printkit.plastic import solids
from skyrmish.words.catalogue import say

BENDABLE = 0.8  # mm: a strip that gives way to the tokens it lies on
BOMBER_COLOUR = SEATS[3].colour


def _flat(played: Played, group: str, piece: Piece, count: int, colour: str, kind: str = "", **facts: Any) -> Part:
    """A piece as thick as a template."""
    sizes = played.choices.sizes
    solid, looks = partial(solids.carved, piece, sizes.thickness, sizes), two_colours(piece, sizes.thickness, sizes)
    return Part(piece.name, group, count, colour, solid, piece, kind, facts, **looks)


def two_colours(piece: Piece, thickness: float, sizes: Sizes) -> dict[str, Any]:
    """Its figure in a light colour; where it is only engraved, its face, so that the marks show what is under it."""
    if piece.raised.is_empty and piece.sunk.is_empty:
        return {}
    return {"change_at": thickness if not piece.raised.is_empty else thickness - sizes.sunk, "upper": RAISED}


def planes(played: Played) -> list[Part]:
    """A plane for every player, others in its place, and the altitude rings under it."""
    pieces, sizes, players, what = played.pieces, played.choices.sizes, played.choices.players, played.tokens.what

    def token(piece: Piece, count: int, colour: str, kind: str = "", **facts: str) -> Part:
        solid = partial(solids.token, piece, pieces, sizes)
        looks = two_colours(piece, sizes.token, sizes) if not piece.raised.is_empty else {}
        return Part(piece.name, "planes", count, colour, solid, piece, kind, {"what": what, **facts}, **looks)

    usual, levels, ring = SEATS[1].colour, played.levels, tokens.altitude_ring(pieces)
    parts = [token(played.plane, played.planes, usual), token(tokens.blank_plane(pieces), 0, usual)]
    letters = [(tokens.lettered_plane(pieces, seat), seat) for seat in SEATS[:players]]
    emblems = [(tokens.touch_plane(pieces, seat), seat) for seat in SEATS[:players]]
    parts += [token(piece, 0, seat.colour, "plane-letter", letter=seat.letter) for piece, seat in letters]
    parts += [token(piece, 0, seat.colour, "plane-touch", emblem=seat.emblem) for piece, seat in emblems]
    dots = [(tokens.braille_plane(pieces, seat), seat) for seat in SEATS[:players]]
    parts += [token(piece, 0, seat.colour, "plane-braille", letter=seat.letter) for piece, seat in dots]
    if levels:
        solid, facts = partial(solids.ring, ring, pieces, sizes), {"levels": levels, "what": what}
        fliers = played.planes + (expansion_of(played).bombers if played.has_bombers else 0)
        for number, seat in enumerate(SEATS[:players], 1):
            notched, told = tokens.touch_ring(pieces, seat, number), {"emblem": seat.emblem, "notches": number}
            make = partial(solids.ring, notched, pieces, sizes)
            parts.append(Part(notched.name, "planes", 0, seat.colour, make, notched, "altitude-ring-touch", told))
        parts.append(Part(ring.name, "planes", levels * fliers, SEATS[0].colour, solid, ring, facts=facts))
    return [*parts, *([_flat(played, "planes", played.first_player, 1, RAISED)] if played.first_player else [])]


def templates(played: Played) -> list[Part]:
    """All three on one piece, and each by itself."""
    pieces, costs, sizes = played.pieces, played.costs, played.choices.sizes
    parts = [_flat(played, "templates", all_in_one(pieces, costs, sizes), 1, GOLD)]
    for template in pieces.templates:
        piece = template_piece(pieces, template, costs, sizes)
        parts.append(_flat(played, "templates", piece, 1, GOLD, "template", template=template.name))
    return parts


def rulers(played: Played) -> list[Part]:
    """Some that lock into each other, or one."""
    pieces, sizes, count, parts = played.pieces, played.choices.sizes, parts_of(played.pieces), []
    for number in range(1, count + 1) if count > 1 else ():
        piece = ruler_part(pieces, number, sizes)
        parts.append(_flat(played, "ruler", piece, 1, SUNK, "ruler-part", number=number, parts=count))
    whole = ruler(pieces, sizes)
    thin = replace(whole, name="ruler-bendable")
    bendable = Part(thin.name, "ruler", 0, SUNK, partial(solids.carved, thin, BENDABLE, sizes, BENDABLE / 2), thin)
    return [
        *parts,
        bendable,
        _flat(played, "ruler", whole, 0 if parts else 1, SUNK, parts=count, length=pieces.ruler_length),
    ]


def boards(played: Played) -> list[Part]:
    """A board with pegs for every player, and one for each way to share out the numbers."""
    sizes, letters, levels, planes = played.choices.sizes, played.letters, played.levels, played.planes
    top = top_of(played)
    pegs, peg, colour = len(rows_of(len(letters), levels)), partial(solids.peg, sizes), SEATS[2].colour
    parts = [
        _flat(played, "stats", peg_board(letters, levels, sizes, top), planes, SEATS[5].colour),
        Part("peg", "stats", pegs * planes + _bomber_pegs(played), SEATS[0].colour, peg, facts={"pegs": pegs}),
    ]
    parts += [
        _flat(played, "stats", dial_board(letters, levels, sizes, top), 0, SEATS[5].colour),
        Part("dial-pointer", "stats", 0, SEATS[0].colour, partial(solids.pointer, sizes), facts={"pegs": pegs}),
    ]
    for stats in allocations(played.rules):
        piece, facts = stat_board(stats, letters, levels, sizes, top), {"shares": _shares(played, stats)}
        parts.append(_flat(played, "stats", piece, 0, colour, "stat-board", stats="-".join(map(str, stats)), **facts))
    return parts


def _bomber_pegs(played: Played) -> int:
    """A bomber's board has pegs for what changes in play: Health, and altitude."""
    changing = [stat for stat in rows_of(len(played.letters), played.levels) if not least(stat)]
    return len(changing) * (expansion_of(played).bombers if played.has_bombers else 0)


def _shares(played: Played, stats: tuple[int, ...]) -> list[str]:
    """Every stat by name, with its number."""
    named = zip(played.stat_names, stats, strict=False)
    return [say("print-share", name=name, value=value) for name, value in named]


def expansion(played: Played) -> list[Part]:
    """C-3  Bombers with their bombs and their board, and balloons."""
    sizes, extra = played.choices.sizes, expansion_of(played)

    def plate(piece: Piece, count: int, colour: str) -> Part:
        """The bomber has a socket for altitude rings; what is dropped or tethered has none."""
        make = partial(solids.token, pieces=played.pieces) if colour == BOMBER_COLOUR else solids.carved_token
        facts = {"bombs": extra.bombs, "levels": played.levels}
        solid, looks = partial(make, piece, sizes=sizes), two_colours(piece, sizes.token, sizes)
        return Part(piece.name, "expansion", count, colour, solid, piece, facts=facts, **looks)

    board = stat_board(extra.stats, played.letters, played.levels, sizes, top_of(played), "stat-board-bomber")
    colours = zip(extra.pieces(), (BOMBER_COLOUR, INK_2, AIR), strict=True)
    return [
        *(plate(piece, count, colour) for (piece, count), colour in colours),
        _flat(played, "expansion", board, extra.bombers, BOMBER_COLOUR, shares=_shares(played, extra.stats)),
    ]
