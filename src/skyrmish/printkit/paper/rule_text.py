"""Rules set in type: sentences and tables as lines of words, in the largest type in which all of it fits."""

import math
from bisect import bisect
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, pairwise

from skyrmish.games.rule_sheets import Line, Row, Section
from skyrmish.printkit.drawing.palette import INK, INK_2
from skyrmish.printkit.paper.sheet import BODY, BOLD, MM, TITLE, broken, width_of

SMALLEST, LARGEST, STEP = 7.0, 18.0, 0.1  # points; nothing is smaller
INDENT = 3.0
SMALLER = 20  # so many steps
LEADING = 1.24
LARGER = 3.0  # points, of headings
GAP = 0.7  # between columns, in sizes of the type
CLAUSE_LESS = 1.6  # a clause is so many points smaller than its rule, where it can be


@dataclass(frozen=True)
class Word:
    """Words that stand together, and where: mm from the left edge of the text."""

    x: float
    text: str
    size: float
    font: str = BODY
    colour: str = INK
    anchor: str = "left"

    @property
    def right(self) -> float:
        """Where they end."""
        return self.x + (width_of(self.text, self.size, self.font) if self.anchor == "left" else 0.0)


@dataclass(frozen=True)
class SetLine:
    """A line: its words, its size, the space above it in lines, and whether a rule begins with it."""

    words: tuple[Word, ...]
    size: float
    above: float = 0.0
    is_first: bool = False

    @property
    def space(self) -> float:
        """The space above it in mm."""
        return self.above * self.size / MM

    @property
    def height(self) -> float:
        return LEADING * self.size / MM + self.space


Block = list[SetLine]  # lines that stay together


def fitted(sections: Iterable[Section], width: float, room: float, count: int) -> list[list[Block]]:
    """The pages in the largest type in which so many hold everything, about equally full; none if no type does.

    In a slightly smaller one, if in that no page is blank by half.
    """
    parts, sizes = list(sections), [SMALLEST + STEP * step for step in range(round((LARGEST - SMALLEST) / STEP) + 1)]
    fitting = bisect(sizes, 0, key=lambda size: not fits(typeset(parts, width, size), width, room, count))
    found: list[list[Block]] = []
    for size in sizes[:fitting][: -SMALLER - 1 : -1]:
        pages = evened(typeset(parts, width, size), room, count)
        found = found or pages
        if all(sum(map(height_of, page)) > room / 2 for page in pages):
            return pages
    return found


def can_be_paged(section: Section, width: float, room: float) -> bool:
    """No word and no table of it is larger than a page."""
    blocks = typeset([section], width, SMALLEST)
    return fits(blocks, width, room, len(blocks))


def fits(blocks: list[Block], width: float, room: float, count: int) -> bool:
    """Nothing runs over the right edge, over the foot of a page, or over the last page."""
    if max(map(right_of, blocks)) > width or max(map(height_of, blocks)) > room:
        return False
    return len(paged(blocks, room)) <= count


def evened(blocks: list[Block], room: float, count: int) -> list[list[Block]]:
    """Blocks dealt out over all pages, in their order, as equally as can be."""
    ends = list(accumulate(map(height_of, blocks), initial=0.0))

    @cache
    def best(start: int, pages: int) -> tuple[float, tuple[int, ...]]:
        """How uneven it is from a block on, and where each page ends."""
        if pages == 1:
            height = ends[-1] - ends[start]
            return (height**2 if height <= room else math.inf), (len(blocks),)
        found = []
        for end in range(start + 1, len(blocks) - pages + 2):
            height = ends[end] - ends[start]
            if height > room:
                break
            uneven, rest = best(end, pages - 1)
            found.append((uneven + height**2, (end, *rest)))
        return min(found, default=(math.inf, ()))

    _, cuts = best(0, min(count, len(blocks)))
    return [blocks[start:end] for start, end in pairwise((0, *cuts))]


def paged(blocks: list[Block], room: float) -> list[list[Block]]:
    """Blocks dealt out over pages of a height."""
    pages: list[list[Block]] = [[]]
    left = room
    for block in blocks:
        if height_of(block) > left and pages[-1]:
            pages.append([])
            left = room
        pages[-1].append(block)
        left -= height_of(block)
    return pages


def height_of(block: Block) -> float:
    return sum(line.height for line in block)


def right_of(block: Block) -> float:
    return max(word.right for line in block for word in line.words)


def typeset(sections: list[Section], width: float, size: float) -> list[Block]:
    """Every rule as a block; a heading stays with what it is the heading of."""
    blocks: list[Block] = []
    for section in sections:
        parts = [fitting_table(section, width, size)] if section.rows else []
        parts += [rule(line, width, size) for line in section.lines]
        blocks += [heading(section.title, width, size + LARGER) + parts[0], *parts[1:]]
    return blocks


def heading(title: str, width: float, size: float) -> Block:
    lines = enumerate(broken(title, width, size, TITLE))
    return [SetLine((Word(0.0, line, size, TITLE),), size, 0.0 if number else 0.5) for number, line in lines]


def rule(line: Line, width: float, size: float) -> Block:
    """A sentence, and at its end the first of its clauses."""
    texts = broken(line.text, width - INDENT, size)
    lines = [SetLine((Word(INDENT, text, size),), size, 0.0 if k else 0.25, k == 0) for k, text in enumerate(texts)]
    return with_clause(lines, line.clauses, width, size)


def with_clause(lines: Block, clauses: tuple[str, ...], width: float, size: float) -> Block:
    """The lines with a clause at the right of the last one, or below it."""
    small = max(SMALLEST, size - CLAUSE_LESS)
    clause = Word(width, clauses[0], small, BODY, INK_2, "right")
    last = lines[-1]
    end = max(word.right for word in last.words)
    if end + 2.0 + width_of(clause.text, small) <= width:
        return [*lines[:-1], SetLine((*last.words, clause), size, last.above, last.is_first)]
    return [*lines, SetLine((clause,), small)]


def fitting_table(section: Section, width: float, size: float) -> Block:
    """The section's table, in smaller type where its columns need that. Where no type will do the last is broken."""
    lines = table(section, width, size)
    while right_of(lines) > width and size > SMALLEST:
        size = max(SMALLEST, size - STEP)
        lines = table(section, width, size)
    return lines if right_of(lines) <= width else table(section, width, size, is_broken=True)


def table(section: Section, width: float, size: float, is_broken: bool = False) -> Block:
    """Columns under their heads. A long first head has a line of its own; so has a remark, which has no head."""
    head, rows = section.head, section.rows
    columns = [k for k, title in enumerate(head) if title]
    places, x = {}, INDENT
    for k in columns:
        places[k] = x
        widest = max(width_of(row.cells[k], size) for row in rows)
        x += GAP * size / MM + max(widest, width_of(head[k], size, BOLD) if k else 0.0)
    caption, *titles = (Word(places[k], head[k], size, BOLD) for k in columns)
    lines = [SetLine((caption, *titles), size, 0.25)]
    if caption.right > places[1]:
        lines = [SetLine((caption,), size, 0.25), SetLine(tuple(titles), size)]
    for row in rows:
        *first, last = columns
        cell = row.cells[last]
        told, *rest = (is_broken and broken(cell, width - places[last], size)) or [cell]
        cells = SetLine(
            (*(Word(places[k], row.cells[k], size) for k in first), Word(places[last], told, size)), size, 0.15
        )
        below = [SetLine((Word(places[last], text, size),), size) for text in rest]
        lines += with_clause([cells, *below, *remarks(row, columns, width, size)], row.clauses, width, size)
    return lines


def remarks(row: Row, columns: list[int], width: float, size: float) -> Block:
    """The cells of a row that stand in no column."""
    texts = [cell for k, cell in enumerate(row.cells) if k not in columns]
    lines = [line for text in texts for line in broken(text, width - 2 * INDENT, size)]
    return [SetLine((Word(2 * INDENT, line, size, BODY, INK_2),), size) for line in lines]
