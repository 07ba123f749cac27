"""A balance to be read in a terminal."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

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

NARROW = 128  # columns that the whole matrix needs


def show(report: Report) -> None:
    """The matrix, the field, the mixture; what modules change; and all of it in words."""
    console = Console(highlight=False)
    result = report.result
    console.print(Text(say("balance-heading", title=report.title, subtitle=report.subtitle), style="bold"))
    Console(highlight=False, width=max(console.width, NARROW)).print(matrix(result))
    for sentence in sentences(result):
        console.print(f"• {sentence}")
    if report.compared:
        Console(highlight=False, width=max(console.width, NARROW)).print(modules(report))
    counts = result.counts
    rate = counts.games / max(counts.seconds, 1e-9)
    facts = {"games": f"{counts.games:,}", "seconds": f"{counts.seconds:.1f}", "rate": f"{rate:,.0f}"}
    console.print(say("balance-counted", facts), style="dim")


def matrix(result: Result) -> Table:
    """Wins in 100 games of the row against the column, the best on top."""
    table = Table(title=say("balance-matrix"), title_justify="left", padding=(0, 0))
    table.add_column("")
    for k in result.ranking:
        table.add_column("\n".join(result.marks[k]), justify="center", min_width=4)
    table.add_column(f" {say('balance-column-field')} ", justify="center")
    table.add_column(f" {say('balance-column-secret')} ", justify="right")
    for row in result.ranking:
        cells = [_cell(result, row, column) for column in result.ranking]
        mix = weight_words(result.equilibrium.weights[row])
        table.add_row(f"{result.names[row]} ", *cells, f" {with_interval(result.field[row])} ", f"{mix} ")
    return table


def _cell(result: Result, row: int, column: int) -> Text:
    if row == column:
        return Text(" · ", style="dim")
    score = result.pair(row, column).share
    colour = shade(score)
    return Text(f" {100 * score:.0f} ", style=f"{ink_on(colour)} on {colour}")


def modules(report: Report) -> Table:
    """What each module changes."""
    table = Table("", *module_columns(), title=say("balance-modules"), title_justify="left")
    rows = [(say("balance-as-played"), report.result)]
    for each in report.compared:
        same = each.is_same_as(report.result)
        rows.append((say("balance-variant", name=each.variant.name, same=same), each.result))
    for name, result in rows:
        table.add_row(name, *module_cells(result), ", ".join(mixture_words(result)))
    return table
