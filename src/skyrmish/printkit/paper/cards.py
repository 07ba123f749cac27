"""Cards of 63 × 88 mm, for which there are sleeves: one to fill in for every plane, all allocations for each player."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.play.setting_up.allocations import allocations
from skyrmish.printkit.drawing.emblems import emblem
from skyrmish.printkit.drawing.icons import icon
from skyrmish.printkit.drawing.palette import EDGE, INK, INK_2, PAPER, RAISED, Seat
from skyrmish.printkit.drawing.shapes import cornered, moved, regular
from skyrmish.printkit.paper.sheet import BOLD, MARGIN, TITLE, Sheet, shortened
from skyrmish.printkit.pieces.boards import Allocation, least, rows_of
from skyrmish.words.catalogue import say

CARD = (88.0, 63.0)
_COLUMNS = 2
_CUT = 3.0
_HEAD = 11.0

DrawCard = Callable[[float, float], None]  # with its lower left corner somewhere


@dataclass(frozen=True)
class CardSet:
    """What the cards are for: a seat for every plane, the names of the stats, the rules, and the top altitude."""

    seats: Sequence[Seat]
    names: tuple[str, ...]
    rules: Rules
    levels: int
    top: int  # the most that a row has room for


def stat_cards(sheet: Sheet, cards: CardSet) -> None:
    """All cards edge to edge, so that one cut does for two."""
    draws = list(_draws(sheet, cards))
    rows = int((sheet.height - 2 * MARGIN - _HEAD - 3.0) // CARD[1])
    left, top = (sheet.width - _COLUMNS * CARD[0]) / 2, sheet.height - MARGIN - _HEAD
    note = say("print-choose", count=len(allocations(cards.rules)), secret=bool(cards.rules.stats_secret))
    for number, draw in enumerate(draws):
        place = number % (_COLUMNS * rows)
        if place == 0:
            sheet.page(sheet.title, note)
        draw(left + place % _COLUMNS * CARD[0], top - (place // _COLUMNS + 1) * CARD[1])


def _draws(sheet: Sheet, cards: CardSet) -> list[DrawCard]:
    """Player by player: a card to fill in for each of their planes, then every allocation."""
    found: list[DrawCard] = []
    for seat in dict.fromkeys(cards.seats):
        found += [partial(_stat_card, sheet, seat, cards)] * cards.seats.count(seat)
        found += [partial(_choice_card, sheet, seat, stats, cards.names) for stats in allocations(cards.rules)]
    return found


def badge(sheet: Sheet, seat: Seat, x: float, y: float, size: float) -> None:
    """A seat's octagon with its emblem."""
    sheet.area(regular(8, size, x, y), seat.colour, INK, 0.2)
    sheet.figure(moved(emblem(seat.emblem, size * 0.62), x, y), seat.figure)


def _stat_card(sheet: Sheet, seat: Seat, cards: CardSet, x: float, y: float) -> None:
    """Tick a value in each row; strike off Health and altitude as they go."""
    sheet.area(cornered(x, y, *CARD, _CUT), RAISED, EDGE, 0.25)
    badge(sheet, seat, x + 9.0, y + 54.0, 5.0)
    sheet.text(x + 17.0, y + 51.8, say("print-seat", seat=seat.name), 15, TITLE)
    numbers = say("print-numbers", numbers=list(cards.rules.stats))
    sheet.text(x + 84.0, y + 52.2, numbers, 8.5, colour=INK_2, anchor="right")
    rows = rows_of(len(cards.names), cards.levels)
    pitch = min(8.6, 42.0 / len(rows))
    for number, (stat, name) in enumerate(zip(rows, (*cards.names, say("print-altitude")), strict=False)):
        _stat_row(sheet, stat, name, x, y + 42.0 - pitch * number, cards.top)


def _stat_row(sheet: Sheet, stat: str, name: str, x: float, y: float, top: int) -> None:
    pitch = min(8.4, 33.6 / top)
    sheet.sign(moved(icon(stat, 2.8), x + 8.0, y), INK)
    sheet.text(x + 14.0, y - 1.4, name, 11, BOLD)
    for value in range(least(stat), top + 1):
        middle = x + 47.0 + pitch * value
        sheet.area(regular(8, 0.37 * pitch, middle, y), PAPER, EDGE, 0.25)
        sheet.text(middle, y - 1.3, str(value), max(7.0, min(10.0, 1.2 * pitch)), BOLD, INK_2, "middle")


def _choice_card(sheet: Sheet, seat: Seat, allocation: Allocation, names: tuple[str, ...], x: float, y: float) -> None:
    """One allocation, large enough to read across the table."""
    sheet.area(cornered(x, y, *CARD, _CUT), RAISED, EDGE, 0.25)
    badge(sheet, seat, x + 8.0, y + 55.0, 4.0)
    pitch = 62.0 / (len(allocation) - 1)
    for number, (stat, value) in enumerate(zip(rows_of(len(allocation), 0), allocation, strict=True)):
        middle = x + 13.0 + pitch * number
        sheet.sign(moved(icon(stat, 5.0), middle, y + 42.0), INK)
        sheet.text(middle, y + 18.5, str(value), 40, TITLE, anchor="middle")
        sheet.text(middle, y + 8.5, shortened(names[number], pitch - 0.5, 11, BOLD), 11, BOLD, INK_2, "middle")
