"""The report of an arena: one page that needs nothing else."""

from html import escape
from importlib.resources import files
from typing import Any

from skyrmish.games.all_games import game_of
from skyrmish.lab.arena.contest import Contest
from skyrmish.lab.balance.colours import GOLD, HAIRLINE, INK, INK_3, NAVY, ink_on, shade
from skyrmish.lab.balance.drawing import bold, box, line, picture, text

WIDTH, LEFT, RIGHT, ROW, TOP = 900.0, 210.0, 860.0, 46.0, 24.0


def report(contest: Contest, told: dict[str, Any]) -> str:
    css = files("skyrmish.lab.balance").joinpath("report.css").read_text(encoding="utf-8")
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    parts = [_title(contest, told), _card("Ratings", _ratings(told), RATED), _card("Who beats whom", _cross(told), WON)]
    body = "\n".join(parts)
    page = f"<head>{head}<title>Skyrmish arena</title>\n<style>{css}</style></head>\n<body><main>{body}</main></body>"
    return f'<!doctype html>\n<html lang="en">{page}</html>\n'


RATED = (
    "By Bradley and Terry, on the scale of Elo: 100 points more win 64 % of games. "
    "Bars are 95 % intervals; 0 is the mean."
)
WON = "Games that the row won against the column, with the 95 % interval; a draw counts for neither."


def _title(contest: Contest, told: dict[str, Any]) -> str:
    games = f"{told['games']:,} games, {told['rounds_mean']:.1f} rounds each"
    under = f"{game_of(contest.ruleset).title(contest.ruleset)} · {games}"
    words = f'<h1>Who flies best?</h1><p class="under">{escape(under)}</p>'
    return f'<header><div>{words}</div><span class="stamp">Skyrmish · arena</span></header>'


def _card(title: str, inside: str, note: str) -> str:
    return f'<section class="card"><h2>{title}</h2>{inside}<p class="note">{escape(note)}</p></section>'


def _ratings(told: dict[str, Any]) -> str:
    """A dot for every bot, with its interval."""
    rated = told["ratings"]
    low: float = min(each["rating"] - each["error"] for each in rated) - 20
    high: float = max(each["rating"] + each["error"] for each in rated) + 20
    height = TOP + ROW * len(rated) + 30

    def across(rating: float) -> float:
        return LEFT + (RIGHT - LEFT) * (rating - low) / max(1.0, high - low)

    parts = []
    for mark in range(int(low // 100) * 100, int(high) + 100, 100):
        if low <= mark <= high:
            parts += [line(across(mark), TOP - 8, across(mark), height - 26, HAIRLINE)]
            parts += [text(across(mark), height - 8, f"{mark:+d}", 13, INK_3, "middle")]
    for row, each in enumerate(rated):
        y = TOP + ROW * (row + 0.5)
        name = each["bot"].rpartition("/")[2]
        parts += [
            text(LEFT - 16, y + 6, name, 19, INK, "end", bold(display=True)),
            box(across(each["rating"] - each["error"]), y - 4, across(each["error"]) - across(-each["error"]), 8, GOLD),
            f'<circle cx="{across(each["rating"]):.1f}" cy="{y:.1f}" r="7" fill="{NAVY}"/>',
            text(across(each["rating"]), y - 13, f"{each['rating']:+.0f} ± {each['error']:.0f}", 13, INK, "middle"),
        ]
    label = "; ".join(f"{each['bot']} {each['rating']:+.0f} ± {each['error']:.0f}" for each in rated)
    return f'<div class="chart">{picture(WIDTH, height, parts, label)}</div>'


def _cross(told: dict[str, Any]) -> str:
    order = [each["bot"] for each in told["ratings"]]
    cells = {(each["bot"], each["against"]): each for each in told["pairs"]}
    names = "".join(f"<th>{escape(bot.rpartition('/')[2])}</th>" for bot in order)
    rows = []
    for bot in order:
        row = "".join(_cell(cells.get((bot, other))) for other in order)
        rows.append(f"<tr><td><b>{escape(bot.rpartition('/')[2])}</b></td>{row}</tr>")
    return f'<table class="stats"><thead><tr><th></th>{names}</tr></thead><tbody>{"".join(rows)}</tbody></table>'


def _cell(cell: dict[str, Any] | None) -> str:
    if cell is None or not cell["games"]:
        return "<td>–</td>"
    low, high = cell["interval"]
    ground = shade(cell["share"])
    drawn = f", {cell['draws']} drawn" if cell["draws"] else ""
    small = f'<small style="color:inherit">{100 * low:.0f} to {100 * high:.0f} · {cell["games"]} games{drawn}</small>'
    return f'<td style="background:{ground};color:{ink_on(ground)}">{100 * cell["share"]:.1f} %{small}</td>'
