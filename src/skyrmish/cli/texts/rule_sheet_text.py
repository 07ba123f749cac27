"""Rule sheets and differences as text: plain for pipes and screen readers, in colour on a terminal."""

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from skyrmish.games.rule_sheets import Row, Section
from skyrmish.games.squadron_leader.rulesets.ruleset_diff import Difference
from skyrmish.words.catalogue import say

GAP = "  "
INDENT = 2


def sheet_lines(title: str, sections: Sequence[Section]) -> list[str]:
    """The sheet as plain text, one sentence a line, its clauses behind it."""
    lines = [title]
    for section in sections:
        lines += ["", section.title.upper()]
        if section.rows:
            lines += columns([[*section.head, ""], *([*row.cells, cited(row.clauses)] for row in section.rows)])
        lines += [f"{GAP}{line.text} {cited(line.clauses)}" for line in section.lines]
    return lines


def difference_lines(title: str, theirs: str, ours: str, found: Sequence[Difference]) -> list[str]:
    """The differences as plain text, in groups with columns."""
    lines = [title]
    rows = [[each.key, each.theirs, each.ours, cited(each.clauses)] for each in found]
    aligned = columns([["", theirs, ours, ""], *rows])
    group = ""
    for each, line in zip(found, aligned[1:], strict=True):
        if each.group != group:
            lines += ["", each.group.upper(), *([aligned[0]] if not group else [])]
            group = each.group
        lines.append(line)
    return lines if found else [*lines, "", say("rules-nothing-differs")]


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Cells under each other."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    padded = ([cell.ljust(width) for cell, width in zip(row, widths, strict=True)] for row in rows)
    return [(GAP + GAP.join(cells)).rstrip() for cells in padded]


def cited(clauses: Sequence[str]) -> str:
    return f"[{', '.join(clauses)}]" if clauses else ""


# ---- in colour ----


def show_sheet(console: Console, title: str, sections: Sequence[Section]) -> None:
    """The sheet on a terminal: headings stand out, clauses step back."""
    console.print(Text(title, "bold"))
    for section in sections:
        console.print(Text(f"\n{section.title}", "bold cyan"))
        if section.rows:
            console.print(Padding(cost_table(section.head, section.rows), (0, 0, 0, INDENT)))
        for line in section.lines:
            text = Text.assemble(line.text, " ", (cited(line.clauses), "dim"))
            console.print(Padding(text, (0, 0, 0, INDENT)))


def cost_table(head: Sequence[str], rows: Sequence[Row]) -> Table:
    table = Table(*head, "", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for row in rows:
        table.add_row(*map(Text, row.cells), Text(cited(row.clauses), "dim"))
    return table


def show_differences(console: Console, title: str, theirs: str, ours: str, found: Sequence[Difference]) -> None:
    """The differences on a terminal, as one table with a line between groups."""
    console.print(Text(title, "bold"))
    if not found:
        console.print(say("rules-nothing-differs"))
        return
    table = Table("", theirs, ours, say("rules-clauses"))
    for number, each in enumerate(found):
        last = number + 1 == len(found) or found[number + 1].group != each.group
        cells = (Text(each.theirs), Text(each.ours, "bold"), Text(", ".join(each.clauses), "dim"))
        table.add_row(Text(each.key, "cyan"), *cells, end_section=last)
    console.print(table)
