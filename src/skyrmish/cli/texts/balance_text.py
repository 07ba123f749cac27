"""A balance to be read in a terminal."""

from rich.text import Text

from skyrmish.cli.texts.paper import Grid, Paper, Row
from skyrmish.lab.balance.colours import ink_on, shade
from skyrmish.lab.balance.report import Report
from skyrmish.lab.balance.result import Result
from skyrmish.lab.balance.words import (
    mixture_words,
    module_cells,
    module_columns,
    sentences,
    weight_words,
    with_interval,
)
from skyrmish.words.catalogue import say


def show(report: Report, paper: Paper) -> None:
    """The matrix, the field, the mixture; what modules change; and all of it in words."""
    result = report.result
    paper.line(say("balance-heading", title=report.title, subtitle=report.subtitle), "bold")
    paper.grid(matrix(result))
    for sentence in sentences(result):
        paper.line(sentence if paper.plain else f"• {sentence}")
    if report.compared:
        paper.grid(modules(report))
    counts = result.counts
    rate = counts.games / max(counts.seconds, 1e-9)
    facts = {"games": f"{counts.games:,}", "seconds": f"{counts.seconds:.1f}", "rate": f"{rate:,.0f}"}
    paper.line(say("balance-counted", facts), "dim")


def matrix(result: Result) -> Grid:
    """Wins in 100 games of the row against the column, the best on top."""
    order = result.ranking
    summed = [say("balance-column-field"), say("balance-column-secret")]
    rows = []
    for row in order:
        cells = [_cell(result, row, column) for column in order]
        mix = weight_words(result.equilibrium.weights[row])
        rows.append(Row(result.names[row], [*cells, f" {with_interval(result.field[row])} ", f" {mix} "]))
    head = ["", *("\n".join(result.marks[k]) for k in order), *(f" {name} " for name in summed)]
    read = ["", *(say("balance-against", name=result.names[k]) for k in order), *summed]
    return Grid(head, rows, say("balance-matrix"), read, padding=0, justify="center")


def _cell(result: Result, row: int, column: int) -> Text:
    if row == column:
        return Text("")
    score = result.pair(row, column).share
    colour = shade(score)
    return Text(f" {100 * score:.0f} ", style=f"{ink_on(colour)} on {colour}")


def modules(report: Report) -> Grid:
    """What each module changes."""
    named = [(say("balance-as-played"), report.result)]
    for each in report.compared:
        same = each.is_same_as(report.result)
        named.append((say("balance-variant", name=each.variant.name, same=same), each.result))
    rows = [Row(name, [*module_cells(result), ", ".join(mixture_words(result))]) for name, result in named]
    return Grid(["", *module_columns()], rows, say("balance-modules"))
