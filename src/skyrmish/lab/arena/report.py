"""The report of an arena: one page that needs nothing else."""

from html import escape
from typing import Any

from skyrmish.bots.faults import COUNTED, LARGEST_SHARE, LEAST_FAULTS
from skyrmish.games.all_games import game_of
from skyrmish.lab.arena.contest import Contest
from skyrmish.lab.balance.colours import GOLD, HAIRLINE, INK, INK_3, NAVY, ink_on, shade
from skyrmish.lab.balance.drawing import bold, box, line, picture, text
from skyrmish.lab.html_page import card, header, page
from skyrmish.words.catalogue import say

WIDTH, LEFT, RIGHT, ROW, TOP = 900.0, 210.0, 860.0, 46.0, 24.0


def report(contest: Contest, told: dict[str, Any]) -> str:
    facts = {"games": f"{told['games']:,}", "rounds": f"{told['rounds_mean']:.1f}"}
    under = say("arena-subtitle", facts, title=game_of(contest.ruleset).title(contest.ruleset))
    parts = [
        header(say("arena-heading"), under, say("arena-stamp")),
        card(say("arena-ratings"), _ratings(told), say("arena-ratings-note")),
        card(say("arena-cross"), _cross(told), say("arena-cross-note")),
    ]
    if told["faults"]:
        note = say("faults-note", least=LEAST_FAULTS, percent=f"{100 * LARGEST_SHARE:g}")
        parts.append(card(say("faults-heading"), _faults(told["faults"]), note))
    return page(say("arena-page-title"), parts)


def _faults(told: dict[str, dict[str, Any]]) -> str:
    """A row for every bot of one's own: its faults by kind, and the first in words."""
    names = "".join(f"<th>{say(f'faults-column-{name}')}</th>" for name in COUNTED)
    rows = []
    for bot, account in told.items():
        first = f"<small>{escape(account['first'])}</small>" if account["first"] else ""
        cells = "".join(f"<td>{account[name]:,}</td>" for name in COUNTED)
        rows.append(f"<tr><td><b>{escape(bot.rpartition('/')[2])}</b>{first}</td>{cells}</tr>")
    return f'<table class="stats"><thead><tr><th></th>{names}</tr></thead><tbody>{"".join(rows)}</tbody></table>'


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
    facts = {"low": f"{100 * low:.0f}", "high": f"{100 * high:.0f}", "games": cell["games"], "draws": cell["draws"]}
    small = f'<small style="color:inherit">{say("arena-cell", facts)}</small>'
    return f'<td style="background:{ground};color:{ink_on(ground)}">{100 * cell["share"]:.1f} %{small}</td>'
