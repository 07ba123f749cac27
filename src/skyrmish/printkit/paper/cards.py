"""Stat cards: one to fill in for every player, and all allocations to choose from."""

from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.play.setting_up.allocations import allocations
from skyrmish.printkit.drawing.emblems import emblem
from skyrmish.printkit.drawing.icons import icon
from skyrmish.printkit.drawing.palette import EDGE, INK, INK_2, PAPER, RAISED, SEATS, Seat
from skyrmish.printkit.drawing.shapes import cornered, moved, regular
from skyrmish.printkit.paper.sheet import BOLD, MARGIN, TITLE, Sheet, shortened
from skyrmish.printkit.pieces.boards import TOP, Allocation, least, rows_of
from skyrmish.words.catalogue import say

CARD_SIZES = _CARD, _CHOICE = (88.0, 58.0), (58.0, 38.0)
_HEAD = 16.0


def stat_cards(sheet: Sheet, players: int, names: tuple[str, ...], rules: Rules, levels: int) -> None:
    """A card for every player with a box for every value, and a page of allocations."""
    sheet.page(sheet.title)
    left, top = (sheet.width - 2 * _CARD[0] - 6.0) / 2, sheet.height - MARGIN - _HEAD
    for number, seat in enumerate(SEATS[:players]):
        column, row = number % 2, number // 2
        x, y = left + column * (_CARD[0] + 6.0), top - (row + 1) * (_CARD[1] + 6.0)
        _stat_card(sheet, seat, names, x, y, rules, levels)
    known = allocations(rules)
    left, rows = (sheet.width - 3 * _CHOICE[0] - 8.0) / 2, int((top - MARGIN) // (_CHOICE[1] + 4.0))
    for number, allocation in enumerate(known):
        if number % (3 * rows) == 0:
            sheet.page(say("print-allocations", count=len(known)), say("print-choose", secret=bool(rules.stats_secret)))
        x, y = left + number % 3 * (_CHOICE[0] + 4.0), top - (number // 3 % rows + 1) * (_CHOICE[1] + 4.0)
        _choice_card(sheet, allocation, names, x, y)


def badge(sheet: Sheet, seat: Seat, x: float, y: float, size: float) -> None:
    """A seat's octagon with its emblem."""
    sheet.area(regular(8, size, x, y), seat.colour, INK, 0.2)
    sheet.figure(moved(emblem(seat.emblem, size * 0.62), x, y), seat.figure)


def _stat_card(sheet: Sheet, seat: Seat, names: tuple[str, ...], x: float, y: float, rules: Rules, levels: int) -> None:
    """Tick a value in each row; strike off Health and altitude as they go."""
    sheet.area(cornered(x, y, *_CARD, 4.0), RAISED, EDGE, 0.25)
    badge(sheet, seat, x + 9.0, y + 49.0, 5.0)
    sheet.text(x + 17.0, y + 46.8, say("print-seat", seat=seat.name), 15, TITLE)
    numbers = say("print-numbers", numbers=list(rules.stats))
    sheet.text(x + 84.0, y + 47.2, numbers, 8.5, colour=INK_2, anchor="right")
    rows = rows_of(len(names), levels)
    pitch = min(8.2, 41.0 / len(rows))
    for number, (stat, name) in enumerate(zip(rows, (*names, say("print-altitude")), strict=False)):
        _stat_row(sheet, stat, name, x, y + 38.0 - pitch * number)


def _stat_row(sheet: Sheet, stat: str, name: str, x: float, y: float) -> None:
    sheet.sign(moved(icon(stat, 2.8), x + 8.0, y), INK)
    sheet.text(x + 14.0, y - 1.4, name, 11, BOLD)
    for value in range(least(stat), TOP + 1):
        middle = x + 47.0 + 8.4 * value
        sheet.area(regular(8, 3.1, middle, y), PAPER, EDGE, 0.25)
        sheet.text(middle, y - 1.3, str(value), 10, BOLD, INK_2, "middle")


def _choice_card(sheet: Sheet, allocation: Allocation, names: tuple[str, ...], x: float, y: float) -> None:
    """One allocation, large enough to read across the table."""
    sheet.area(cornered(x, y, *_CHOICE, 3.0), RAISED, EDGE, 0.25)
    pitch = 41.1 / (len(allocation) - 1)
    for number, (stat, value) in enumerate(zip(rows_of(len(allocation), 0), allocation, strict=True)):
        middle = x + 8.5 + pitch * number
        sheet.sign(moved(icon(stat, 3.4), middle, y + 29.0), INK)
        sheet.text(middle, y + 14.0, str(value), 24, TITLE, anchor="middle")
        sheet.text(middle, y + 6.5, shortened(names[number], pitch - 0.5, 8.5, BOLD), 8.5, BOLD, INK_2, "middle")
