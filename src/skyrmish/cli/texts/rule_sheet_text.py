"""Rule sheets and differences as text: for pipes, and on paper that may be plain."""

from collections.abc import Sequence

from rich.markup import escape
from rich.text import Text

from skyrmish.cli.texts.paper import Grid, Paper
from skyrmish.cli.texts.paper import Row as GridRow
from skyrmish.games.rule_sheets import Row, Section
from skyrmish.games.squadron_leader.rulesets.ruleset_diff import Difference
from skyrmish.words.catalogue import say

GAP = "  "


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


# ---- on a terminal, or for a screen reader ----


def show_sheet(paper: Paper, title: str, sections: Sequence[Section]) -> None:
    """The sheet on a terminal: headings stand out, clauses step back."""
    paper.line(title, "bold")
    for section in sections:
        paper.line(f"\n{section.title}", "bold cyan")
        if section.rows:
            paper.grid(cost_table(section.head, section.rows))
        for line in section.lines:
            paper.line(f"{escape(line.text)} [dim]{escape(cited(line.clauses))}[/dim]")


def cost_table(head: Sequence[str], rows: Sequence[Row]) -> Grid:
    cells = [[*map(Text, row.cells[1:]), Text(cited(row.clauses), "dim")] for row in rows]
    named = [GridRow(row.cells[0], shown) for row, shown in zip(rows, cells, strict=True)]
    return Grid([*head, ""], named, read=["", *head[1:], say("rules-column-clauses")], box=None)


def show_differences(paper: Paper, title: str, theirs: str, ours: str, found: Sequence[Difference]) -> None:
    """The differences on a terminal, a table for each group."""
    paper.line(title, "bold")
    if not found:
        paper.line(say("rules-nothing-differs"))
    for group in dict.fromkeys(each.group for each in found):
        rows = [GridRow(each.key, difference_cells(each)) for each in found if each.group == group]
        paper.grid(Grid(["", theirs, ours, say("rules-column-clauses")], rows, group))


def difference_cells(each: Difference) -> list[Text]:
    return [Text(each.theirs), Text(each.ours, "bold"), Text(", ".join(each.clauses), "dim")]
