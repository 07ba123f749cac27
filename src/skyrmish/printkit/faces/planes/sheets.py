"""The paper of Squadron Leader: pieces, cards and mats."""

from collections.abc import Iterator
from functools import partial

from skyrmish.games.squadron_leader.constants import EDGES, EVERY_EDGE
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.rulesets.mission import mission_named
from skyrmish.games.squadron_leader.rulesets.ruleset import edition_data
from skyrmish.printkit.faces.planes.expansion import expansion_of, top_of
from skyrmish.printkit.faces.planes.played import Played
from skyrmish.printkit.paper.sheet import Paper
from skyrmish.printkit.paper.sheets.cards import CARD, CardSet, stat_cards
from skyrmish.printkit.paper.sheets.mats import Placing, hex_mat, play_mat
from skyrmish.printkit.paper.sheets.string_ruler import string_ruler
from skyrmish.printkit.paper.sheets.table_sheets import Flown, expansion_sheet, planes_sheet, templates_sheet
from skyrmish.printkit.part import Document


def pieces_on_paper(played: Played) -> Iterator[Document]:
    """Templates and ruler, planes, cards, and what bombers need."""
    paper, pieces, levels, seats = played.choices.sheet, played.pieces, played.levels, played.seats
    templates = partial(templates_sheet, pieces=pieces, costs=played.costs, what=played.tokens.what)
    flown = Flown(pieces, played.plane, played.tokens.mark, levels)
    if played.has_templates:
        yield Document("templates-sheet", "templates", paper, templates)
        yield Document("string-ruler", "ruler", paper, partial(string_ruler, pieces=pieces))
    draw = partial(planes_sheet, flown=flown, seats=seats, first_player=played.first_player)
    if seats:
        yield Document("planes-sheet", "planes", paper, draw, {"levels": levels, "what": played.tokens.what})
    extra = expansion_of(played)
    given = extra.stats if extra.are_given else ()
    cards = CardSet(seats, played.stat_names, played.rules, levels, top_of(played), extra.bombers, given)
    yield Document("stat-cards", "stats", paper, partial(stat_cards, cards=cards), _measures(paper))
    if played.has_bombers:
        draw = partial(expansion_sheet, pieces=extra.pieces(), rings=pieces, levels=levels)
        yield Document("bombers-sheet", "expansion", paper, draw)


def _measures(paper: Paper) -> dict[str, float]:
    """Of a card, upright; there are sleeves for the usual one."""
    long, short = CARD
    return {"width": short * paper.times, "height": long * paper.times, "larger": paper.times > 1.0}


def mats(played: Played) -> Iterator[Document]:
    """One for every kind of board that the kit is for."""
    boards = {rules.hexes: rules for rules in played.all_rules[::-1]}
    theme = edition_data(played.ruleset.edition).get("theme", "")
    for hexes, rules in sorted(boards.items()):
        paper, width, height = played.choices.sheet, rules.board_width, rules.board_height
        if hexes:
            grid = partial(hex_mat, pieces=played.pieces, columns=int(width), rows=int(height), theme=theme)
            yield Document("hex-mat", "hex", paper, grid, {"columns": width, "rows": height})
        else:
            country = partial(play_mat, width=width, height=height, placing=_placing(played, rules), theme=theme)
            measures = {"width": width * paper.times, "height": height * paper.times}
            yield Document("play-mat", "mats", paper, country, measures)


def _placing(played: Played, rules: Rules) -> Placing:
    """B-19, B-80  In a strip along all edges; in a mission each side along its own."""
    mission = played.ruleset.mission
    sides = mission_named(mission).sides if mission else ()
    starts = [(side.title, side.edges or EVERY_EDGE) for side in sides]
    along = [tuple(title for title, edges in starts if edges >> edge & 1) for edge in range(len(EDGES))]
    return Placing(rules.place_band, tuple(along) if sides else (), played.tokens.what)
