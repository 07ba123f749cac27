"""A balance to be read in a terminal."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from skyrmish.lab.balance.colours import ink_on, shade
from skyrmish.lab.balance.report import Report
from skyrmish.lab.balance.result import Result
from skyrmish.lab.balance.words import mixture_words, percent, sentences, weight_words, with_interval

NARROW = 128  # columns that the whole matrix needs


def show(report: Report) -> None:
    """The matrix, the field, the mixture; what modules change; and all of it in words."""
    console = Console(highlight=False)
    result = report.result
    console.print(Text(f"{report.title}: {report.subtitle}", style="bold"))
    Console(highlight=False, width=max(console.width, NARROW)).print(matrix(result))
    for sentence in sentences(result):
        console.print(f"• {sentence}")
    if report.compared:
        Console(highlight=False, width=max(console.width, NARROW)).print(modules(report))
    counts = result.counts
    rate = counts.games / max(counts.seconds, 1e-9)
    console.print(f"{counts.games:,} games in {counts.seconds:.1f} s: {rate:,.0f} a second", style="dim")


def matrix(result: Result) -> Table:
    """Wins in 100 games of the row against the column, the best on top."""
    table = Table(title="wins in 100 games of the row against the column", title_justify="left", padding=(0, 0))
    table.add_column("")
    for k in result.ranking:
        table.add_column(result.names[k].replace(" ", "\n", 1).replace(" ", "\n"), justify="center", min_width=4)
    table.add_column(" against all others ", justify="center")
    table.add_column(" in secret ", justify="right")
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
    columns = ("", "mean rounds", "draws", "the starter scores", "typically from even", "in secret, play")
    table = Table(*columns, title="what each module changes", title_justify="left")
    rows = [("as played here", report.result)]
    for each in report.compared:
        same = " (the same games)" if each.is_same_as(report.result) else ""
        rows.append((each.variant.name + same, each.result))
    for name, result in rows:
        draws = percent(result.draws / max(1, result.counts.games))
        even = f"± {100 * result.imbalance:.1f}"
        table.add_row(
            name, f"{result.rounds_mean:.2f}", draws, with_interval(result.starter), even, mixture_words(result)
        )
    return table
