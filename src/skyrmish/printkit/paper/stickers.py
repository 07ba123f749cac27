"""Stickers for the dice games: 14 mm faces for dice of 16 mm. The icons are our own."""

from skyrmish.printkit.icons import icon, lettered
from skyrmish.printkit.palette import EDGE, GOLD, INK, INK_2, NAVY, RAISED, SEATS, Seat
from skyrmish.printkit.paper.cards import badge
from skyrmish.printkit.paper.sheet import BOLD, MARGIN, Ink, Printed, Sheet
from skyrmish.printkit.shapes import cornered, disc, moved, rounded

FACE = 14.0
_STEP = FACE + 0.8
_HEAD = 18.0

ROOKIE = ("1", "1", "2", "2", "-", "-")  # SD-04
ACES = {  # B-60: an assumption, the rulebook's pictures are lost
    "A": ("2", "2", "2", "1", "1", "-"),
    "B": ("2", "2", "1", "1", "evade", "reroll"),
    "E": ("2", "2", "1", "1", "evade", "evade"),
    "R": ("2", "2", "1", "reroll", "reroll", "-"),
}
DECISION = ("1", "2", "evade", "hit", "any", "blanks")  # SD-07
HIT = ("hit", "hit", "hit", "hit", "-", "-")  # SD-02
EVADE = ("evade", "evade", "-", "-", "-", "-")  # SD-03
ROOKIES = 4
SHARED = 4  # Hit dice, and as many Evade dice


def _face(sheet: Sheet, x: float, y: float, kind: str, name: str, body: str, figure: str) -> None:
    """One face: square for Rookies, with cut corners for Aces, with a gold ring for the Decision die."""
    shape = cornered(x, y, FACE, FACE, 2.6) if kind.startswith("ace") else rounded(x, y, FACE, FACE, 1.6)
    sheet.area(shape, body, EDGE, 0.2)
    middle = (x + FACE / 2, y + FACE / 2)
    if kind == "decision":
        sheet.area(disc(*middle, 6.5).difference(disc(*middle, 6.0)), GOLD, INK if sheet.ink.low else None, 0.1)
    size = 4.8 if kind in ("rookie", "shared") else 4.2
    shift = -0.7 if kind.startswith("ace") else 0.0  # clear of the letter
    sheet.area(
        moved(icon(name, size), middle[0] + shift, middle[1] + shift), figure, INK if sheet.ink.low else None, 0.15
    )
    if kind.startswith("ace"):
        sheet.area(disc(x + FACE - 2.4, y + FACE - 2.4, 2.0), GOLD, INK, 0.15)
        sheet.area(moved(lettered(kind[-1], 2.2), x + FACE - 2.4, y + FACE - 2.4), INK, always=True)


def _die(sheet: Sheet, x: float, y: float, kind: str, faces: tuple[str, ...], body: str, figure: str) -> None:
    for number, name in enumerate(faces):
        _face(sheet, x + number * _STEP, y, kind, name, body, figure)


def _player_page(sheet: Sheet, seat: Seat, decision: bool) -> None:
    """SD-01  Four Rookies, four Aces, and the Decision die of one player."""
    sheet.page(f"Dice of {seat.name}", "stickers of 14 mm for dice of 16 mm")
    left, top = (sheet.width - 12 * _STEP - 6.0) / 2, sheet.height - MARGIN - _HEAD
    badge(sheet, seat, left + 5.0, top - 4.0, 4.0)
    sheet.text(left + 12.0, top - 5.5, "Rookies", 12, BOLD)
    for number in range(ROOKIES):
        x, y = left + number % 2 * (6 * _STEP + 6.0), top - 26.0 - number // 2 * (_STEP + 4.0)
        _die(sheet, x, y, "rookie", ROOKIE, seat.colour, seat.figure)
    sheet.text(left, top - 56.0, "Aces, one of each letter", 12, BOLD)
    for number, (letter, faces) in enumerate(ACES.items()):
        x, y = left + number % 2 * (6 * _STEP + 6.0), top - 76.0 - number // 2 * (_STEP + 4.0)
        _die(sheet, x, y, f"ace {letter}", faces, seat.colour, seat.figure)
    if decision:
        sheet.text(left, top - 106.0, "Decision die", 12, BOLD)
        _die(sheet, left, top - 126.0, "decision", DECISION, seat.colour, seat.figure)


def _shared_page(sheet: Sheet) -> None:
    """SD-01  Four Hit dice and four Evade dice for the whole table."""
    sheet.page("Hit and Evade dice", "shared by the table")
    left, top = (sheet.width - 12 * _STEP - 6.0) / 2, sheet.height - MARGIN - _HEAD
    rows = (("Hit dice", HIT, NAVY, RAISED), ("Evade dice", EVADE, GOLD, INK))
    for row, (title, faces, body, figure) in enumerate(rows):
        y = top - 66.0 * row
        sheet.text(left, y - 5.5, title, 12, BOLD)
        for number in range(SHARED):
            x = left + number % 2 * (6 * _STEP + 6.0)
            _die(sheet, x, y - 26.0 - number // 2 * (_STEP + 4.0), "shared", faces, body, figure)
    _key(sheet, left, top - 140.0)


def _key(sheet: Sheet, x: float, y: float) -> None:
    """What the faces mean."""
    meanings = {
        "1": "one plane",
        "2": "two planes",
        "evade": "evade one hit",
        "hit": "one hit",
        "reroll": "roll this die again, once",
        "any": "roll any one die again",
        "blanks": "roll up to two of your blanks again",
    }
    sheet.text(x, y, "Faces", 12, BOLD)
    for number, (name, meaning) in enumerate(meanings.items()):
        row = y - 10.0 - 11.0 * (number % 4)
        column = x + number // 4 * 90.0
        sheet.area(moved(icon(name, 4.0), column + 5.0, row), INK, always=True)
        sheet.text(column + 13.0, row - 1.4, meaning, 10, colour=INK_2)


def dice_stickers(paper: str, players: int, game: str, ink: Ink) -> Printed:
    """All faces for a number of players. Print on label paper, cut, stick."""
    sheet = Sheet(paper, "Dice stickers", ink)
    for seat in SEATS[:players]:
        _player_page(sheet, seat, decision=game == "dogfight")
    if game == "dogfight":
        _shared_page(sheet)
    return sheet.finished()
