"""The rule sheet as a card that folds up to eight small pages from one sheet: one cut, no glue. Long ones take two."""

from dataclasses import dataclass
from itertools import count

from shapely.geometry import MultiPolygon

from skyrmish.games.rule_sheets import Section
from skyrmish.printkit import LICENCE
from skyrmish.printkit.drawing.palette import BRASS, EDGE, GOLD, INK, INK_2, NAVY, SIGNAL
from skyrmish.printkit.drawing.shapes import fitted_into, moved, regular
from skyrmish.printkit.paper.rule_text import Block, can_be_paged, fitted
from skyrmish.printkit.paper.sheet import BODY, BOLD, TITLE, Sheet, broken, width_of
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal

PAD = 7.0
FOOT = 4.0  # for the page's number
ASIDE = 1.5  # that pages stand off what runs along the outer edges of later sheets
_FRONT, _BACK = (1, 0), (0, 0)  # column, row from below
_FOLLOWING = ((2, 0), (3, 0), (3, 1), (2, 1), (1, 1), (0, 1))


@dataclass(frozen=True)
class Fold:
    """What becomes of a sheet: so many columns and rows of pages, folded up, or cut apart; in type so much larger."""

    columns: int
    rows: int
    times: float = 1.0

    @property
    def is_cut_apart(self) -> bool:
        return self.rows == 1

    def page(self, width: float, height: float) -> tuple[float, float]:
        """The size of a page, in the measures of type as it is usually set."""
        return width / self.columns / self.times, height / self.rows / self.times


FOLDED_UP = Fold(4, 2)


def fold_for(times: float) -> Fold:
    """Eight pages from a sheet; two, in larger type, where the kit is larger."""
    return FOLDED_UP if times == 1.0 else Fold(2, 1, times)


@dataclass(frozen=True)
class PrintedRules:
    """A game by name, what of it is played, whose it is, and its rules section by section."""

    title: str
    details: tuple[str, ...]
    credit: str
    sections: tuple[Section, ...]
    figure: MultiPolygon  # on the cover


def panels(sheets: int, fold: Fold = FOLDED_UP) -> list[tuple[int, int, int]]:
    """Where the pages lie, sheet by sheet: the first sheet keeps a cover at the front and one at the back."""
    if fold.is_cut_apart:
        return [(number, column, 0) for number in range(1, sheets) for column in range(fold.columns)]
    places = [(0, *place) for place in _FOLLOWING]
    for number in range(1, sheets):
        places += [(number, *place) for place in (_FRONT, *_FOLLOWING, _BACK)]
    return places


def rule_card(sheet: Sheet, rules: PrintedRules) -> None:
    """As many sheets as it takes, each printed on one side and folded by itself, or cut apart."""
    sheet.turn()
    fold = fold_for(sheet.paper.times)
    wide, high = fold.page(sheet.width, sheet.height)
    pages, sheets = laid_out(rules, wide, high, fold)
    places = panels(sheets, fold)
    for number in range(sheets):
        sheet.page()
        sheet.frame(0.0, 0.0, scale=fold.times)
        _creases(sheet, fold, wide, high)
        if number == 0:
            _covers(sheet, rules, sheets, fold, wide, high)
        for page, ((of_sheet, column, row), content) in enumerate(zip(places, pages, strict=False), 2):
            if of_sheet == number:
                _enter(sheet, column, row, wide, high, _aside(fold, number, column))
                _print(sheet, content, page if number == 0 else page + 1, wide, high)
                sheet.back()
        sheet.back()
        if number > 0:  # the first has a cover that says it
            sheet.foot_aside(fold.rows, [sheet.width / 2] if fold.is_cut_apart else (), fold.times)


def laid_out(rules: PrintedRules, wide: float, high: float, fold: Fold = FOLDED_UP) -> tuple[list[list[Block]], int]:
    """The pages, and how many sheets they take: the fewest on which the rules can be read."""
    width, room = wide - 2 * PAD, high - 2 * PAD - FOOT
    for section in rules.sections:
        if not can_be_paged(section, width, room):  # however many sheets there are
            raise Refusal("print-no-page", title=section.title)
    for sheets in count(1):
        pages = fitted(rules.sections, width, room, len(panels(sheets, fold)))
        if pages:
            break
    return pages, sheets


def _aside(fold: Fold, number: int, column: int) -> float:
    """How far to the right a page stands of the middle of its panel."""
    if number == 0 or fold.is_cut_apart or 0 < column < fold.columns - 1:
        return 0.0
    return ASIDE if column == 0 else -ASIDE


def _enter(sheet: Sheet, column: int, row: int, wide: float, high: float, aside: float) -> None:
    """A panel's own frame, its origin at the panel's foot; the upper row stands on its head."""
    if row == 0:
        sheet.frame(column * wide + aside, 0.0)
    else:
        sheet.frame((column + 1) * wide + aside, 2 * high, 180.0)


def _print(sheet: Sheet, blocks: list[Block], number: int, wide: float, high: float) -> None:
    y = high - PAD + blocks[0][0].space  # no space above the first line
    for line in (line for block in blocks for line in block):
        y -= line.height
        if line.is_first:
            sheet.area(regular(8, line.size * 0.07, PAD + 0.8, y + line.size * 0.1), GOLD, INK, 0.1)
        for word in line.words:
            sheet.text(PAD + word.x, y, word.text, word.size, word.font, word.colour, word.anchor)
    sheet.text(wide / 2, PAD - 1.0, str(number), 7, BOLD, INK_2, "middle")


def _covers(sheet: Sheet, rules: PrintedRules, sheets: int, fold: Fold, wide: float, high: float) -> None:
    """The front beside the back; where pages are cut apart the back is the second."""
    front, back = (0.0, wide) if fold.is_cut_apart else (wide, 0.0)
    _cover(sheet, rules, front, wide, high)
    sheet.frame(back, 0.0)
    _back_cover(sheet, rules, sheets, fold, wide, high)
    sheet.back()


def _creases(sheet: Sheet, fold: Fold, wide: float, high: float) -> None:
    """Dashed where it folds, a solid line where it is cut."""
    if fold.is_cut_apart:
        sheet.line([(wide, 0.0), (wide, high)], colour=SIGNAL, width=0.3)
        return
    for column in range(1, fold.columns):
        sheet.line([(column * wide, 0.0), (column * wide, 2 * high)], colour=EDGE, width=0.15, dash=(1.5, 1.5))
    for left in (0.0, 3 * wide):
        sheet.line([(left, high), (left + wide, high)], colour=EDGE, width=0.15, dash=(1.5, 1.5))
    sheet.line([(wide, high), (3 * wide, high)], colour=SIGNAL, width=0.3)


def _cover(sheet: Sheet, rules: PrintedRules, x: float, wide: float, high: float) -> None:
    middle, y = x + wide / 2, high * 0.34
    sheet.area(regular(8, 19.0, middle, high * 0.66), NAVY, BRASS, 0.8)
    sheet.figure(moved(fitted_into(rules.figure, 15.0), middle, high * 0.66), GOLD, 0.2)
    size = min(22.0, 22.0 * (wide - 2 * PAD) / width_of(rules.title, 22.0, TITLE))
    sheet.text(middle, y, rules.title, size, TITLE, anchor="middle")
    lines = [line for words in rules.details for line in broken(words, wide - 2 * PAD, 9.0)]
    for number, line in enumerate(lines):
        sheet.text(middle, y - 6.0 - 4.0 * number, line, 9.0, BODY, INK_2, "middle")
    sheet.text(middle, PAD, "Skyrmish", 9, TITLE, INK_2, "middle")


def _back_cover(sheet: Sheet, rules: PrintedRules, sheets: int, fold: Fold, wide: float, high: float) -> None:
    width = wide - 2 * PAD
    title, how = say("print-fold"), say("print-fold-how", sheets=sheets)
    if fold.is_cut_apart:
        title, how = say("print-bind"), say("print-bind-how")
    y = sheet.paragraph(PAD, high - PAD, width, title, 10, BOLD)
    y = sheet.paragraph(PAD, y - 1.0, width, how, 8)
    y = sheet.paragraph(PAD, y - 5.0, width, say("print-whose"), 10, BOLD)
    for words in filter(None, (rules.credit, say("print-card-credit", licence=LICENCE))):
        y = sheet.paragraph(PAD, y - 1.0, width, words, 8)
    sheet.paragraph(PAD, y - 3.0, width, say("print-clauses"), 8)
