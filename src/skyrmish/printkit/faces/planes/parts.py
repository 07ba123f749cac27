"""The solid parts of Squadron Leader: planes, templates, ruler, boards, and the expansion with bombers."""

from dataclasses import replace
from functools import partial
from typing import Any

from skyrmish.games.squadron_leader.play.setting_up.allocations import allocations
from skyrmish.printkit.drawing.palette import AIR, BOMBER, GOLD, INK, INK_2, RAISED, SEATS, SUNK
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
BOMBER_COLOUR = BOMBER.colour


def _flat(played: Played, group: str, piece: Piece, count: int, colour: str, kind: str = "", **facts: Any) -> Part:
    """A piece as thick as a template."""
    sizes = played.choices.drawn
    solid, looks = partial(solids.carved, piece, sizes.thickness, sizes), two_colours(piece, sizes.thickness, sizes)
    return Part(piece.name, group, count, colour, solid, piece, kind, facts, **looks)


def two_colours(piece: Piece, thickness: float, sizes: Sizes) -> dict[str, Any]:
    """Its figure in a light colour; where it is only engraved, what is under its face in ink, which the marks show."""
    if piece.is_flat and piece.sunk.is_empty:
        return {}
    if piece.is_flat:
        return {"change_at": thickness - sizes.sunk, "lower": INK}
    return {"change_at": thickness, "upper": RAISED}


def planes(played: Played) -> list[Part]:
    """A plane for every player, others in its place, and the altitude rings under it."""
    pieces, sizes, crews, what = played.pieces, played.choices.drawn, played.crews, played.tokens.what

    def token(piece: Piece, count: int, colour: str, kind: str = "", **facts: Any) -> Part:
        solid = partial(solids.token, piece, pieces, sizes)
        looks = two_colours(piece, sizes.token, sizes) if not piece.is_flat else {}
        return Part(piece.name, "planes", count, colour, solid, piece, kind, {"what": what, **facts}, **looks)

    usual, is_mission = SEATS[1].colour, bool(played.ruleset.mission)
    parts = [token(played.plane, played.planes, usual, mission=is_mission)]
    parts.append(token(tokens.blank_plane(pieces), 0, usual))
    letters = [(tokens.lettered_plane(pieces, seat), seat) for seat in crews]
    emblems = [(tokens.touch_plane(pieces, seat), seat) for seat in crews]
    parts += [token(piece, 0, seat.colour, "plane-letter", letter=seat.letter) for piece, seat in letters]
    parts += [token(piece, 0, seat.colour, "plane-touch", emblem=seat.emblem) for piece, seat in emblems]
    dots = [(tokens.braille_plane(pieces, seat), seat) for seat in crews]
    parts += [token(piece, 0, seat.colour, "plane-braille", letter=seat.letter) for piece, seat in dots]
    first = [_flat(played, "planes", played.first_player, 1, INK_2)] if played.first_player else []
    return [*parts, *rings(played), *first]


def rings(played: Played) -> list[Part]:
    """The altitude rings under planes and bombers, and others in their place."""
    pieces, sizes, levels = played.pieces, played.choices.drawn, played.levels
    if not levels:
        return []
    parts = []
    for number, seat in enumerate(played.crews, 1):
        notched, told = tokens.touch_ring(pieces, seat, number), {"emblem": seat.emblem, "notches": number}
        make = partial(solids.ring, notched, pieces, sizes)
        parts.append(Part(notched.name, "planes", 0, seat.colour, make, notched, "altitude-ring-touch", told))
    ring, bombers = tokens.altitude_ring(pieces), expansion_of(played).bombers
    count, make = levels * (played.planes + bombers), partial(solids.ring, ring, pieces, sizes)
    facts = {"levels": levels, "what": played.tokens.what, "bombers": bombers > 0}
    return [*parts, Part(ring.name, "planes", count, SEATS[0].colour, make, ring, facts=facts)]


def templates(played: Played) -> list[Part]:
    """All three on one piece, and each by itself."""
    pieces, costs, sizes = played.pieces, played.costs, played.choices.drawn
    parts = [_flat(played, "templates", all_in_one(pieces, costs, sizes), 1, GOLD)]
    for template in pieces.templates:
        piece = template_piece(pieces, template, costs, sizes)
        parts.append(_flat(played, "templates", piece, 1, GOLD, "template", template=template.name))
    return parts


def rulers(played: Played) -> list[Part]:
    """Some that lock into each other, or one."""
    pieces, sizes, count, parts = played.pieces, played.choices.drawn, parts_of(played.pieces, played.choices.times), []
    for number in range(1, count + 1) if count > 1 else ():
        piece = ruler_part(pieces, number, count, sizes)
        parts.append(_flat(played, "ruler", piece, 1, SUNK, "ruler-part", number=number, parts=count))
    whole = ruler(pieces, sizes)
    thin, thickness = replace(whole, name="ruler-bendable"), BENDABLE / played.choices.times
    bendable = Part(thin.name, "ruler", 0, SUNK, partial(solids.carved, thin, thickness, sizes, thickness / 2), thin)
    return [
        *parts,
        bendable,
        _flat(
            played,
            "ruler",
            whole,
            0 if parts else 1,
            SUNK,
            parts=count,
            length=pieces.ruler_length * played.choices.times,
        ),
    ]


def boards(played: Played) -> list[Part]:
    """A board with pegs for every plane, and one for each way to share out the numbers."""
    sizes, letters, levels, top = played.choices.drawn, played.letters, played.levels, top_of(played)
    rows, colour = len(rows_of(len(letters), levels)), SEATS[2].colour
    parts = [
        _flat(played, "stats", peg_board(letters, levels, sizes, top), played.planes, SEATS[5].colour),
        _pegs(played, rows),
        _flat(played, "stats", dial_board(letters, levels, sizes, top), 0, SEATS[5].colour),
        Part("dial-pointer", "stats", 0, SEATS[0].colour, partial(solids.pointer, sizes), facts={"pegs": rows}),
    ]
    for stats in allocations(played.rules):
        piece, facts = stat_board(stats, letters, levels, sizes, top), {"shares": _shares(played, stats)}
        parts.append(_flat(played, "stats", piece, 0, colour, "stat-board", stats="-".join(map(str, stats)), **facts))
    return parts


def _pegs(played: Played, rows: int) -> Part:
    """One in every row; a bomber's board has them for what changes in play: Health, and altitude."""
    bombers = expansion_of(played).bombers
    changing = [stat for stat in rows_of(len(played.letters), played.levels) if not least(stat)] if bombers else []
    count, solid = rows * played.planes + len(changing) * bombers, partial(solids.peg, played.choices.drawn)
    return Part("peg", "stats", count, SEATS[0].colour, solid, facts={"pegs": rows, "bombers": len(changing)})


def _shares(played: Played, stats: tuple[int, ...]) -> list[str]:
    """Every stat by name, with its number."""
    named = zip(played.stat_names, stats, strict=False)
    return [say("print-share", name=name, value=value) for name, value in named]


def expansion(played: Played) -> list[Part]:
    """C-3  Bombers with their bombs and their board, and balloons."""
    sizes, extra = played.choices.drawn, expansion_of(played)

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
