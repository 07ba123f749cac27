"""The paper of a kit: which sheets belong to what was chosen."""

from collections.abc import Callable
from dataclasses import dataclass

from skyrmish.printkit.catalogue import pieces_of
from skyrmish.printkit.choices import DICE_GAMES, Choices
from skyrmish.printkit.paper.cards import stat_cards
from skyrmish.printkit.paper.mats import hex_mat, play_mat
from skyrmish.printkit.paper.rule_card import rule_card
from skyrmish.printkit.paper.sheet import Ink, Printed
from skyrmish.printkit.paper.stickers import dice_stickers
from skyrmish.printkit.paper.table_sheets import expansion_sheet, planes_sheet, templates_sheet
from skyrmish.printkit.paper.tuck_box import tuck_box


@dataclass(frozen=True)
class Document:
    """A PDF of the kit."""

    name: str
    title: str
    note: str
    make: Callable[[], Printed]


def documents_of(choices: Choices) -> list[Document]:
    """All paper of a kit, in the order of its index."""
    if choices.game in DICE_GAMES:
        return [_stickers(choices), *_card_and_box(choices)]
    paper, ink, pieces, players = choices.paper, Ink(choices.low_ink), pieces_of(choices), choices.players
    rules, altitude = choices.rules, choices.has_altitude
    sheets = [
        Document(
            "templates-sheet",
            "Templates and ruler",
            "on card of 160 g; check the 50 mm square first",
            lambda: templates_sheet(paper, pieces, ink),
        ),
        Document(
            "planes-sheet",
            "Planes and altitude",
            "on card of 160 g",
            lambda: planes_sheet(paper, pieces, players, ink, altitude),
        ),
        Document(
            "stat-cards",
            "Stat cards",
            "to fill in, and the twelve allocations",
            lambda: stat_cards(paper, players, rules.stats, ink, altitude),
        ),
    ]
    if "bombers-and-balloons" in choices.modules:
        sheets.append(
            Document("bombers-sheet", "Bombers and balloons", "on card of 160 g", lambda: expansion_sheet(paper, ink))
        )
    size = rules.board
    sheets.append(
        Document(
            "play-mat", "Play mat", f"{size:g} mm square, over many pages", lambda: play_mat(paper, pieces, size, ink)
        )
    )
    if "hex" in choices.modules:
        sheets.append(
            Document("hex-mat", "Hex mat", "13 by 13 hexes, over several pages", lambda: hex_mat(paper, pieces, ink))
        )
    return [*sheets, *_card_and_box(choices)]


def _stickers(choices: Choices) -> Document:
    def make() -> Printed:
        return dice_stickers(choices.paper, choices.players, choices.game, Ink(choices.low_ink))

    return Document("dice-stickers", "Dice stickers", "on label paper, for dice of 16 mm", make)


def _card_and_box(choices: Choices) -> list[Document]:
    paper, ink, rules = choices.paper, Ink(choices.low_ink), choices.rules
    return [
        Document(
            "rule-card",
            "Rules, to fold up",
            "eight small pages from one sheet",
            lambda: rule_card(paper, rules, choices.modules, ink),
        ),
        Document(
            "tuck-box", "Tuck box", "for the paper pieces, on card of 160 g", lambda: tuck_box(paper, rules.title, ink)
        ),
    ]
