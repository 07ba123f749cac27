"""Stickers for the dice games: 14 mm faces for dice of 16 mm. The icons are our own."""

import math

from skyrmish.games.squadron_dice import constants as w
from skyrmish.games.squadron_dice.rulesets.dice_box import own_dice, shared_dice
from skyrmish.games.squadron_dice.rulesets.layouts import Layouts
from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset, make_rules
from skyrmish.games.squadron_dice.standing import icon_name
from skyrmish.printkit.drawing.icons import icon
from skyrmish.printkit.drawing.lettering import engraved
from skyrmish.printkit.drawing.palette import EDGE, GOLD, INK, INK_2, NAVY, RAISED, SEATS, Seat
from skyrmish.printkit.drawing.shapes import cornered, disc, moved, rounded
from skyrmish.printkit.paper.cards import badge
from skyrmish.printkit.paper.sheet import BOLD, MARGIN, Sheet
from skyrmish.printkit.plastic.solids import DIE
from skyrmish.words.catalogue import say

FACE = 14.0
_STEP = FACE + 0.8
_HEAD = 18.0
ROOKIE_DIE, DECISION = w.KINDS[w.ROOKIE], w.KINDS[w.DECISION_DIE]
Die = tuple[str, tuple[str, ...], str, str]  # its kind, its faces, the colours of body and figure


def _face(sheet: Sheet, x: float, y: float, kind: str, name: str, body: str, figure: str) -> None:
    """One face: square for Rookies, with cut corners for Aces, with a gold ring for the Decision die."""
    ace = kind in w.LETTERS
    shape = cornered(x, y, FACE, FACE, 2.6) if ace else rounded(x, y, FACE, FACE, 1.6)
    sheet.area(shape, body, EDGE, 0.2)
    middle = x + FACE / 2, y + FACE / 2
    if kind == DECISION:
        sheet.figure(disc(*middle, 6.5).difference(disc(*middle, 6.0)), GOLD, 0.1)
    size = 4.2 if ace or kind == DECISION else 4.8
    shift = -0.7 if ace else 0.0  # clear of the letter
    sheet.figure(moved(icon(name, size), middle[0] + shift, middle[1] + shift), figure)
    if ace:
        sheet.area(disc(x + FACE - 2.4, y + FACE - 2.4, 2.0), GOLD, INK, 0.15)
        sheet.sign(moved(engraved(kind, 2.2, 0.4), x + FACE - 2.4, y + FACE - 2.4), INK)


def _player_page(sheet: Sheet, seat: Seat, box: dict[str, int], dice: Layouts) -> None:
    """SD-01  The Rookies, the Aces and perhaps the Decision die of one player, and what the faces mean."""
    sheet.page(say("print-dice-of", seat=seat.name), say("print-dice-note", face=FACE, die=DIE))
    left, y = (sheet.width - 12 * _STEP - 6.0) / 2, sheet.height - MARGIN - _HEAD
    badge(sheet, seat, sheet.width - MARGIN - 5.0, y - 4.0, 4.0)
    aces = [letter for letter in w.LETTERS if letter in box]
    groups = {"print-rookies": [ROOKIE_DIE] * box[ROOKIE_DIE], "print-aces": aces}
    groups |= {"print-decision-die": [DECISION]} if DECISION in box else {}
    for title, kinds in groups.items():
        y = _group(sheet, say(title), [(kind, dice[kind], seat.colour, seat.figure) for kind in kinds], left, y)
    _key(sheet, left, y - 6.0, [face for kind in box for face in dice[kind]])


def _group(sheet: Sheet, title: str, dice: list[Die], left: float, y: float) -> float:
    """Dice two in a row under a title; the y below them."""
    sheet.text(left, y - 5.5, title, 12, BOLD)
    for number, (kind, faces, body, figure) in enumerate(dice):
        x, row = left + number % 2 * (6 * _STEP + 6.0), number // 2
        for place, name in enumerate(faces):
            _face(sheet, x + place * _STEP, y - 26.0 - row * (_STEP + 4.0), kind, name, body, figure)
    return y - 12.0 - math.ceil(len(dice) / 2) * (_STEP + 4.0)


def _shared_page(sheet: Sheet, box: dict[str, int], dice: Layouts) -> None:
    """SD-01  Hit dice and Evade dice for the whole table."""
    sheet.page(say("print-shared-dice"), say("print-shared-dice-note"))
    left, y = (sheet.width - 12 * _STEP - 6.0) / 2, sheet.height - MARGIN - _HEAD
    looks = {w.KINDS[w.HIT_DIE]: (NAVY, RAISED), w.KINDS[w.EVADE_DIE]: (GOLD, INK)}
    for kind, count in box.items():
        y = _group(sheet, say("print-dice-of-kind", kind=kind), [(kind, dice[kind], *looks[kind])] * count, left, y)
    _key(sheet, left, y - 6.0, [face for kind in box for face in dice[kind]])


def _key(sheet: Sheet, x: float, y: float, faces: list[str]) -> None:
    """What the faces are called."""
    sheet.text(x, y, say("print-faces"), 12, BOLD)
    shown = [name for name in w.ICONS if name in faces and w.ICONS.index(name) != w.BLANK]
    for number, name in enumerate(shown):
        row, column = y - 10.0 - 11.0 * (number % 4), x + number // 4 * 90.0
        sheet.sign(moved(icon(name, 4.0), column + 5.0, row), INK)
        sheet.text(column + 13.0, row - 1.4, icon_name(w.ICONS.index(name)), 10, colour=INK_2)


def dice_stickers(sheet: Sheet, players: int, ruleset: DiceRuleset) -> None:
    """All faces for a number of players. Print on label paper, cut, stick."""
    rules, dice = make_rules(ruleset), ruleset.layouts()
    for seat in SEATS[:players]:
        _player_page(sheet, seat, own_dice(rules), dice)
    if shared := shared_dice(rules):
        _shared_page(sheet, shared, dice)
