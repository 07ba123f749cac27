"""The paper of a kit: which sheets belong to what was chosen."""

from collections.abc import Callable
from dataclasses import dataclass

from skyrmish.printkit.choices import Choices
from skyrmish.printkit.expansion import expansion_of
from skyrmish.printkit.paper.cards import stat_cards
from skyrmish.printkit.paper.mats import hex_mat, play_mat
from skyrmish.printkit.paper.rule_card import rule_card
from skyrmish.printkit.paper.sheet import Printed
from skyrmish.printkit.paper.stickers import dice_stickers
from skyrmish.printkit.paper.table_sheets import expansion_sheet, planes_sheet, templates_sheet
from skyrmish.printkit.paper.tuck_box import tuck_box
from skyrmish.printkit.rules import printed_rules


@dataclass(frozen=True)
class Document:
    """A PDF of the kit."""

    name: str
    title: str
    note: str
    make: Callable[[], Printed]


def documents_of(choices: Choices) -> list[Document]:
    """All paper of a kit, in the order of its index."""
    if choices.is_dice_game:
        return [_stickers(choices), *_card_and_box(choices)]
    return [*_pieces(choices), *_mats(choices), *_card_and_box(choices)]


def _pieces(choices: Choices) -> list[Document]:
    paper, ink, pieces, players, levels = choices.paper, choices.ink, choices.pieces, choices.players, choices.levels
    card, rules, names = "on card of 160 g", choices.played[0], choices.stat_names
    planes = Document(
        "planes-sheet",
        "Planes and altitude" if levels else "Planes",
        card,
        lambda: planes_sheet(paper, pieces, players, ink, levels),
    )
    cards = Document(
        "stat-cards",
        "Stat cards",
        "to fill in, and all allocations",
        lambda: stat_cards(paper, players, names, rules, levels, ink),
    )
    return [*_templates(choices, card), planes, cards, *_bombers(choices, card)]


def _templates(choices: Choices, card: str) -> list[Document]:
    def make() -> Printed:
        return templates_sheet(choices.paper, choices.pieces, choices.ink)

    note = f"{card}; check the 50 mm square first"
    return [Document("templates-sheet", "Templates and ruler", note, make)] if choices.has_templates else []


def _bombers(choices: Choices, card: str) -> list[Document]:
    def make() -> Printed:
        return expansion_sheet(choices.paper, expansion_of(choices).bombs, choices.ink)

    return [Document("bombers-sheet", "Bombers and balloons", card, make)] if choices.has_bombers else []


def _mats(choices: Choices) -> list[Document]:
    """A mat for every kind of board that the kit is for."""
    paper, ink, pieces, sheets = choices.paper, choices.ink, choices.pieces, []
    boards = {rules.hexes: rules for rules in choices.played[::-1]}
    if False in boards:
        rules = boards[False]
        width, height, band = rules.board_width, rules.board_height, rules.place_band
        note = f"{width:g} × {height:g} mm, over many pages"
        sheets.append(
            Document("play-mat", "Play mat", note, lambda: play_mat(paper, width, height, band, ink)),
        )
    if True in boards:
        columns, rows = int(boards[True].board_width), int(boards[True].board_height)
        note = f"{columns} by {rows} hexes, over several pages"
        sheets.append(Document("hex-mat", "Hex mat", note, lambda: hex_mat(paper, pieces, columns, rows, ink)))
    return sheets


def _stickers(choices: Choices) -> Document:
    def make() -> Printed:
        return dice_stickers(choices.paper, choices.players, choices.dice, choices.ink)

    return Document("dice-stickers", "Dice stickers", "on label paper, for dice of 16 mm", make)


def _card_and_box(choices: Choices) -> list[Document]:
    paper, ink = choices.paper, choices.ink
    card, box = "eight small pages from every sheet", "for the paper pieces, on card of 160 g"
    return [
        Document("rule-card", "Rules, to fold up", card, lambda: rule_card(paper, printed_rules(choices), ink)),
        Document("tuck-box", "Tuck box", box, lambda: tuck_box(paper, printed_rules(choices).title, ink)),
    ]
