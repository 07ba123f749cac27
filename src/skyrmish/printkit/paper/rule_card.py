"""The rule sheet as a card that folds up to eight small pages from one sheet: one cut, no glue."""

from dataclasses import dataclass

from skyrmish.printkit.emblems import biplane
from skyrmish.printkit.palette import BRASS, EDGE, GOLD, INK, INK_2, NAVY, SIGNAL
from skyrmish.printkit.paper.sheet import BODY, BOLD, MM, TITLE, Ink, Printed, Sheet, broken, width_of
from skyrmish.printkit.rules import RuleSheet, Section
from skyrmish.printkit.shapes import moved, regular, scaled

_COLUMNS, _ROWS = 4, 2
_PAD = 7.0
_SIZES = (8.5, 8.0, 7.5, 7.0, 6.6, 6.2, 5.8)
_FOLLOWING = ((2, 0, 2), (3, 0, 3), (3, 1, 4), (2, 1, 5), (1, 1, 6), (0, 1, 7))  # column, row from below, page
_CONTENT = len(_FOLLOWING)


@dataclass(frozen=True)
class _Line:
    """A line of a page: its words, how it is set, and the space above it in lines."""

    words: str
    font: str
    size: float
    above: float = 0.0
    clause: str = ""


def _set(sections: list[Section], width: float, size: float) -> list[list[_Line]]:
    """The text as blocks of lines that stay together."""
    blocks = []
    for section in sections:
        heading = [_Line(section.heading, TITLE, size + 3.0, 0.7)]
        for clause, words in section.lines:
            lines = broken(words, width - 3.0, size)
            last = lines[-1]
            fits = width_of(last, size) + width_of(clause, size - 1.6) + 2.0 <= width - 3.0
            tail = [] if fits else [_Line("", BODY, size, 0.0, clause)]
            body = [_Line(line, BODY, size, 0.25 if number == 0 else 0.0) for number, line in enumerate(lines)]
            if fits:
                body[-1] = _Line(last, BODY, size, body[-1].above, clause)
            blocks.append(heading + body + tail)
            heading = []
    return blocks


def _height(block: list[_Line]) -> float:
    return sum((1.24 + line.above) * line.size / MM for line in block)


def _paged(blocks: list[list[_Line]], room: float) -> list[list[list[_Line]]]:
    """Blocks dealt out over pages of a height."""
    pages: list[list[list[_Line]]] = [[]]
    left = room
    for block in blocks:
        if _height(block) > left and pages[-1]:
            pages.append([])
            left = room
        pages[-1].append(block)
        left -= _height(block)
    return pages


def rule_card(paper: str, rules: RuleSheet, modules: tuple[str, ...], ink: Ink) -> Printed:
    """One sheet, printed on one side."""
    sheet = Sheet(paper, "Rules", ink, landscape=True)
    sheet.page()
    wide, high = sheet.width / _COLUMNS, sheet.height / _ROWS
    pages = fitted(rules.chosen(modules), wide - 2 * _PAD, high - 2 * _PAD - 4.0)
    _creases(sheet, wide, high)
    _cover(sheet, rules, wide, wide, high)
    _back_cover(sheet, rules, wide, high)
    for content, (column, row, number) in zip(pages, _FOLLOWING, strict=False):
        _enter(sheet, column, row, wide, high)
        _print(sheet, content, number, wide, high)
        sheet.back()
    return sheet.finished()


def fitted(sections: list[Section], width: float, height: float) -> list[list[list[_Line]]]:
    """The pages in the largest type in which everything fits."""
    for size in _SIZES:
        pages = _paged(_set(sections, width, size), height)
        if len(pages) <= _CONTENT:
            return pages
    raise AssertionError("the rule sheet is too long for its card")


def _enter(sheet: Sheet, column: int, row: int, wide: float, high: float) -> None:
    """A panel's own frame, its origin at the panel's foot; the upper row stands on its head."""
    if row == 0:
        sheet.frame(column * wide, 0.0)
    else:
        sheet.frame((column + 1) * wide, 2 * high, 180.0)


def _print(sheet: Sheet, blocks: list[list[_Line]], number: int, wide: float, high: float) -> None:
    y = high - _PAD
    for line in (line for block in blocks for line in block):
        y -= (1.24 + line.above) * line.size / MM
        if line.font == TITLE:
            sheet.text(_PAD, y, line.words, line.size, TITLE)
            continue
        if line.above:
            sheet.area(regular(8, line.size * 0.07, _PAD + 0.8, y + line.size * 0.1), GOLD, INK, 0.1)
        sheet.text(_PAD + 3.0, y, line.words, line.size, BODY, INK)
        if line.clause:
            sheet.text(wide - _PAD, y, line.clause, line.size - 1.6, BODY, INK_2, "right")
    sheet.text(wide / 2, _PAD - 1.0, str(number), 7, BOLD, INK_2, "middle")


def _creases(sheet: Sheet, wide: float, high: float) -> None:
    """Dashed where it folds, a red line where it is cut."""
    for column in range(1, _COLUMNS):
        sheet.line([(column * wide, 0.0), (column * wide, 2 * high)], EDGE, 0.15, (1.5, 1.5))
    sheet.line([(0.0, high), (wide, high)], EDGE, 0.15, (1.5, 1.5))
    sheet.line([(3 * wide, high), (4 * wide, high)], EDGE, 0.15, (1.5, 1.5))
    sheet.line([(wide, high), (3 * wide, high)], SIGNAL, 0.3)


def _cover(sheet: Sheet, rules: RuleSheet, x: float, wide: float, high: float) -> None:
    middle = x + wide / 2
    sheet.area(regular(8, 19.0, middle, high * 0.62), NAVY, BRASS, 0.8)
    sheet.area(moved(scaled(biplane(), 1.35), middle, high * 0.62), GOLD, INK if sheet.ink.low else None, 0.2)
    size = min(22.0, 22.0 * (wide - 2 * _PAD) / width_of(rules.title, 22.0, TITLE))
    sheet.text(middle, high * 0.30, rules.title, size, TITLE, anchor="middle")
    sheet.text(middle, high * 0.30 - 6.5, rules.subtitle, 10.5, BODY, INK_2, "middle")
    sheet.text(middle, _PAD, "Skyrmish", 9, TITLE, INK_2, "middle")


def _back_cover(sheet: Sheet, rules: RuleSheet, wide: float, high: float) -> None:
    y = sheet.paragraph(_PAD, high - _PAD, wide - 2 * _PAD, "How to fold", 10, BOLD)
    steps = (
        "Fold along every dashed line, both ways. Cut the red line. Fold the sheet lengthwise, push its ends together "
        "until the cut opens to a cross, and close the pages round the cover."
    )
    y = sheet.paragraph(_PAD, y - 1.0, wide - 2 * _PAD, steps, 8)
    y = sheet.paragraph(_PAD, y - 5.0, wide - 2 * _PAD, "Whose game", 10, BOLD)
    y = sheet.paragraph(_PAD, y - 1.0, wide - 2 * _PAD, rules.credit, 8)
    sheet.paragraph(_PAD, y - 3.0, wide - 2 * _PAD, "Small signs after a rule name its clause in the rule register.", 8)
