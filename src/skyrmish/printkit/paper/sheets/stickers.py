"""Stickers for the dice games: 14 mm faces for dice of 16 mm. The icons are our own."""

from collections.abc import Callable

from skyrmish.games.squadron_dice import constants as w
from skyrmish.games.squadron_dice.rulesets.dice_box import own_dice, shared_dice
from skyrmish.games.squadron_dice.rulesets.layouts import Layouts
from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset, make_rules
from skyrmish.games.squadron_dice.standing import icon_name
from skyrmish.printkit.drawing.icons import icon
from skyrmish.printkit.drawing.lettering import engraved
from skyrmish.printkit.drawing.palette import EDGE, GOLD, INK, INK_2, NAVY, RAISED, SEATS, Seat
from skyrmish.printkit.drawing.shapes import cornered, disc, moved, rounded
from skyrmish.printkit.paper.sheet import BOLD, MARGIN, Sheet
from skyrmish.printkit.paper.sheets.cards import badge
from skyrmish.printkit.plastic.solids import DIE
from skyrmish.words.catalogue import say

FACE = 14.0
_STEP = FACE + 0.8
_APART = 6.0  # between dice side by side
_HEAD = 18.0
_TITLE = 12.0
_KEY = 54.0  # room for what the faces are called
_FOOT = MARGIN + 4.0
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
    aces = [letter for letter in w.LETTERS if letter in box]
    kinds = {"print-rookies": [ROOKIE_DIE] * box[ROOKIE_DIE], "print-aces": aces}
    kinds |= {"print-decision-die": [DECISION]} if DECISION in box else {}
    groups = {say(title): [(kind, dice[kind], seat.colour, seat.figure) for kind in k] for title, k in kinds.items()}
    times = sheet.paper.times
    note = say("print-dice-note", face=FACE * times, die=DIE * times)

    def begin() -> None:
        sheet.page(say("print-dice-of", seat=seat.name), note)
        badge(sheet, seat, sheet.width - MARGIN - 5.0, sheet.height - MARGIN - _HEAD - 4.0, 4.0)

    _dice(sheet, begin, groups)


def _shared_page(sheet: Sheet, box: dict[str, int], dice: Layouts) -> None:
    """SD-01  Hit dice and Evade dice for the whole table."""
    looks = {w.KINDS[w.HIT_DIE]: (NAVY, RAISED), w.KINDS[w.EVADE_DIE]: (GOLD, INK)}
    groups = {
        say("print-dice-of-kind", kind=kind): [(kind, dice[kind], *looks[kind])] * count for kind, count in box.items()
    }
    _dice(sheet, lambda: sheet.page(say("print-shared-dice"), say("print-shared-dice-note")), groups)


def _dice(sheet: Sheet, begin: Callable[[], None], groups: dict[str, list[Die]]) -> None:
    """Dice under their titles, two in a row where there is room, on as many pages as it takes; then their faces."""
    die = 6 * _STEP * sheet.paper.times
    across = 2 if 2 * die + _APART <= sheet.width - 2 * MARGIN else 1
    left, top = (sheet.width - across * (die + _APART) + _APART) / 2, sheet.height - MARGIN - _HEAD
    high, y = _STEP * sheet.paper.times + 4.0, 0.0
    for title, dice in groups.items():
        for start in range(0, len(dice), across):
            above = 0.0 if start else _TITLE
            if y - above - high < _FOOT:
                begin()
                y = top
            if not start:
                sheet.text(left, y - 5.5, title, 12, BOLD)
            y -= above + high
            for column, each in enumerate(dice[start : start + across]):
                _die(sheet, each, left + column * (die + _APART), y + high)
    if y - _KEY < _FOOT:
        begin()
        y = top
    _key(sheet, left, y - 6.0, [face for dice in groups.values() for _, faces, *_ in dice for face in faces])


def _die(sheet: Sheet, die: Die, x: float, top: float) -> None:
    """The six faces of a die in a row."""
    kind, faces, body, figure = die
    sheet.frame(x, top - FACE * sheet.paper.times, scale=sheet.paper.times)
    for place, name in enumerate(faces):
        _face(sheet, place * _STEP, 0.0, kind, name, body, figure)
    sheet.back()


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
