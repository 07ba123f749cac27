"""The paper of Squadron Leader: pieces, cards and mats."""

from skyrmish.printkit.faces.planes.expansion import expansion_of
from skyrmish.printkit.faces.planes.played import Played
from skyrmish.printkit.paper.cards import stat_cards
from skyrmish.printkit.paper.mats import hex_mat, play_mat
from skyrmish.printkit.paper.table_sheets import expansion_sheet, planes_sheet, templates_sheet
from skyrmish.printkit.part import Document, document
from skyrmish.printkit.pieces.tokens import first_player_token, plane


def pieces_on_paper(played: Played) -> list[Document]:
    paper, players, levels, pieces = played.choices.sheet, played.choices.players, played.levels, played.pieces
    figure, more = plane(pieces, played.tokens.figure(), played.tokens.lower()), played.tokens.has_first_player
    extra = first_player_token(pieces) if more else None
    sheets = [
        document("planes-sheet", "planes", planes_sheet, paper, pieces, figure, players, levels, extra, levels=levels),
        document("stat-cards", "stats", stat_cards, paper, players, played.stat_names, played.rules, levels),
    ]
    if played.has_templates:
        sheets.insert(0, document("templates-sheet", "templates", templates_sheet, paper, pieces, played.costs))
    if played.has_bombers:
        sheets.append(document("bombers-sheet", "expansion", expansion_sheet, paper, expansion_of(played).bombs))
    return sheets


def mats(played: Played) -> list[Document]:
    """A mat for every kind of board that the kit is for."""
    paper, sheets = played.choices.sheet, []
    boards = {rules.hexes: rules for rules in played.all_rules[::-1]}
    if False in boards:
        width, height = boards[False].board_width, boards[False].board_height
        drawn = paper, width, height, boards[False].place_band
        sheets.append(document("play-mat", "mats", play_mat, *drawn, width=width, height=height))
    if True in boards:
        size = {"columns": int(boards[True].board_width), "rows": int(boards[True].board_height)}
        sheets.append(document("hex-mat", "hex", hex_mat, paper, played.pieces, *size.values(), **size))
    return sheets
