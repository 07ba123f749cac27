"""The paper of Squadron Leader: pieces, cards and mats."""

from collections.abc import Iterator
from functools import partial

from skyrmish.printkit.drawing.palette import SEATS
from skyrmish.printkit.faces.planes.expansion import expansion_of, top_of
from skyrmish.printkit.faces.planes.played import Played
from skyrmish.printkit.paper.cards import CardSet, stat_cards
from skyrmish.printkit.paper.mats import hex_mat, play_mat
from skyrmish.printkit.paper.string_ruler import string_ruler
from skyrmish.printkit.paper.table_sheets import Flown, expansion_sheet, planes_sheet, templates_sheet
from skyrmish.printkit.part import Document


def pieces_on_paper(played: Played) -> Iterator[Document]:
    """Templates and ruler, planes, cards, and what bombers need."""
    paper, pieces, players, levels = played.choices.sheet, played.pieces, played.choices.players, played.levels
    templates = partial(templates_sheet, pieces=pieces, costs=played.costs)
    flown = Flown(pieces, played.plane, played.tokens.mark, levels)
    each = played.planes // players
    seats = [seat for seat in SEATS[:players] for _ in range(each)]
    if played.has_templates:
        yield Document("templates-sheet", "templates", paper, templates)
        yield Document("string-ruler", "ruler", paper, partial(string_ruler, pieces=pieces))
    draw = partial(planes_sheet, flown=flown, seats=seats, first_player=played.first_player)
    yield Document("planes-sheet", "planes", paper, draw, {"levels": levels, "what": played.tokens.what})
    cards = CardSet(seats, played.stat_names, played.rules, levels, top_of(played))
    yield Document("stat-cards", "stats", paper, partial(stat_cards, cards=cards))
    if played.has_bombers:
        draw = partial(expansion_sheet, pieces=expansion_of(played).pieces())
        yield Document("bombers-sheet", "expansion", paper, draw)


def mats(played: Played) -> Iterator[Document]:
    """One for every kind of board that the kit is for."""
    boards = {rules.hexes: rules for rules in played.all_rules[::-1]}
    for hexes, rules in sorted(boards.items()):
        paper, width, height = played.choices.sheet, rules.board_width, rules.board_height
        if hexes:
            grid = partial(hex_mat, pieces=played.pieces, columns=int(width), rows=int(height))
            yield Document("hex-mat", "hex", paper, grid, {"columns": width, "rows": height})
        else:
            country = partial(play_mat, width=width, height=height, band=rules.place_band)
            yield Document("play-mat", "mats", paper, country, {"width": width, "height": height})
