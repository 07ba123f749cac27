"""Cards of 63 × 88 mm, for which there are sleeves: one to fill in for every plane, all allocations for each player."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest

from shapely.geometry.base import BaseGeometry

from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.play.setting_up.allocations import allocations
from skyrmish.games.squadron_leader.stats import SPEED
from skyrmish.printkit.drawing.braille import CELL, braille, cells
from skyrmish.printkit.drawing.emblems import emblem
from skyrmish.printkit.drawing.figures import bomber
from skyrmish.printkit.drawing.icons import icon
from skyrmish.printkit.drawing.palette import BOMBER, EDGE, GOLD, INK, INK_2, PAPER, RAISED, Seat, numbered
from skyrmish.printkit.drawing.shapes import cornered, fitted_into, moved, regular
from skyrmish.printkit.paper.sheet import BOLD, MARGIN, TITLE, Sheet, fitted
from skyrmish.printkit.pieces.boards import Allocation, least, rows_of
from skyrmish.words.catalogue import say

CARD = (88.0, 63.0)
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
    bombers: int = 0
    given: tuple[int, ...] = ()  # a bomber's stats, where a mission says them


@dataclass(frozen=True)
class Head:
    """What stands at the head of a card to fill in: colours and figure of its badge, its name, a remark."""

    colours: Seat
    figure: BaseGeometry
    name: str
    remark: str


def stat_cards(sheet: Sheet, cards: CardSet) -> None:
    """All cards edge to edge, so that one cut does for two."""
    times = sheet.paper.times
    wide, high = (side * times for side in CARD)
    columns, rows = int((sheet.width - 2 * MARGIN) // wide), int((sheet.height - 2 * MARGIN - _HEAD - 3.0) // high)
    left, top = (sheet.width - columns * wide) / 2, sheet.height - MARGIN - _HEAD
    note = say("print-choose", count=len(allocations(cards.rules)), secret=bool(cards.rules.stats_secret))
    for number, draw in enumerate(_draws(sheet, cards)):
        place = number % (columns * rows)
        if place == 0:
            sheet.page(sheet.title, note)
        sheet.frame(left + place % columns * wide, top - (place // columns + 1) * high, scale=times)
        draw(0.0, 0.0)
        sheet.back()


def _draws(sheet: Sheet, cards: CardSet) -> list[DrawCard]:
    """Player by player: a card to fill in for each of their planes, then every allocation."""
    found: list[DrawCard] = []
    planes = numbered(cards.seats)
    for seat in dict.fromkeys(cards.seats):
        found += [partial(_stat_card, sheet, seat, number, cards) for each, number in planes if each == seat]
        found += [partial(_choice_card, sheet, seat, stats, cards.names) for stats in allocations(cards.rules)]
    return found + [partial(_bomber_card, sheet, cards)] * cards.bombers


def badge(sheet: Sheet, seat: Seat, x: float, y: float, size: float) -> None:
    """A seat's octagon with its emblem."""
    _badge(sheet, seat, emblem(seat.emblem, size * 0.62), x, y, size)


def _badge(sheet: Sheet, colours: Seat, figure: BaseGeometry, x: float, y: float, size: float) -> None:
    sheet.area(regular(8, size, x, y), colours.colour, INK, 0.2)
    sheet.figure(moved(figure, x, y), colours.figure)


def _felt(sheet: Sheet, text: str, x: float, y: float) -> None:
    """Braille at the right of a card: open dots, to be raised by a drop of glue or puff paint on each."""
    last = x + CARD[0] - 7.0
    sheet.area(moved(braille(text), last - CELL * (len(cells(text)) - 1), y), None, INK_2, 0.2)


def _stat_card(sheet: Sheet, seat: Seat, plane: int, cards: CardSet, x: float, y: float) -> None:
    """Tick a value in each row; strike off Health and altitude as they go."""
    numbers = say("print-numbers", numbers=list(cards.rules.stats))
    name = say("print-seat-plane", seat=seat.name, plane=plane)
    _card_to_fill(sheet, cards, Head(seat, emblem(seat.emblem, 3.1), name, numbers), x, y)
    _felt(sheet, f"{seat.letter} {plane}" if plane else seat.letter, x, y + 57.0)


def _bomber_card(sheet: Sheet, cards: CardSet, x: float, y: float) -> None:
    """C-3, C-4  A bomber shares out numbers of its own, unless a mission says what it has."""
    rules = cards.rules
    facts = {"speed_name": cards.names[SPEED], "bomber_speed": rules.bomber_speed}
    numbers = say("print-bomber-numbers", facts, numbers=list(rules.bomber_stats))
    name = say("print-part-bomber")
    head = Head(BOMBER, fitted_into(bomber().silhouette, 4.4), name, "" if cards.given else numbers)
    _card_to_fill(sheet, cards, head, x, y, cards.given)
    _felt(sheet, name.upper(), x, y + 57.0)


def _card_to_fill(sheet: Sheet, cards: CardSet, head: Head, x: float, y: float, given: tuple[int, ...] = ()) -> None:
    """A badge, a name and a row for every stat; a value that is given is filled."""
    sheet.area(cornered(x, y, *CARD, _CUT), RAISED, EDGE, 0.25)
    _badge(sheet, head.colours, head.figure, x + 9.0, y + 54.0, 5.0)
    sheet.text(x + 17.0, y + 53.2, head.name, 15, TITLE)
    sheet.text(x + 84.0, y + 47.8, head.remark, 8.5, colour=INK_2, anchor="right")
    rows = rows_of(len(cards.names), cards.levels)
    pitch = min(8.6, 42.0 / len(rows))
    called = zip_longest(rows, (*cards.names, say("print-altitude"))[: len(rows)], given[: len(cards.names)])
    for number, (stat, name, value) in enumerate(called):
        _stat_row(sheet, stat, name, x, y + 42.0 - pitch * number, cards.top, value)


def _stat_row(sheet: Sheet, stat: str, name: str, x: float, y: float, top: int, given: int | None = None) -> None:
    pitch = min(8.4, 33.6 / top)
    sheet.sign(moved(icon(stat, 2.8), x + 8.0, y), INK)
    sheet.text(x + 14.0, y - 1.4, name, 11, BOLD)
    for value in range(least(stat), top + 1):
        middle = x + 47.0 + pitch * value
        edge, width = (EDGE, 0.25) if value != given else (INK, 0.7)
        sheet.area(regular(8, 0.37 * pitch, middle, y), PAPER if value != given else GOLD, edge, width)
        sheet.text(middle, y - 1.3, str(value), max(7.0, min(10.0, 1.2 * pitch)), BOLD, INK_2, "middle")


def _choice_card(sheet: Sheet, seat: Seat, allocation: Allocation, names: tuple[str, ...], x: float, y: float) -> None:
    """One allocation, large enough to read across the table."""
    sheet.area(cornered(x, y, *CARD, _CUT), RAISED, EDGE, 0.25)
    badge(sheet, seat, x + 8.0, y + 55.0, 4.0)
    _felt(sheet, f"{seat.letter} {''.join(map(str, allocation))}", x, y + 55.0)
    pitch = 62.0 / (len(allocation) - 1)
    for number, (stat, value) in enumerate(zip(rows_of(len(allocation), 0), allocation, strict=True)):
        middle = x + 13.0 + pitch * number
        sheet.sign(moved(icon(stat, 5.0), middle, y + 42.0), INK)
        sheet.text(middle, y + 18.5, str(value), 40, TITLE, anchor="middle")
        size = fitted(names[number], pitch - 0.5, 11, BOLD)
        sheet.text(middle, y + 8.5, names[number], size, BOLD, INK_2, "middle")
