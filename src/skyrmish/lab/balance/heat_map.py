"""The heat map: every allocation against every other, the best on top, with the field and the equilibrium beside it."""

from skyrmish.lab.balance.colours import (
    FARTHEST,
    GOLD,
    HAIRLINE,
    INK,
    INK_2,
    INK_3,
    PAPER,
    RAISED,
    SUNK,
    ink_on,
    shade,
)
from skyrmish.lab.balance.drawing import bold, box, line, picture, text
from skyrmish.lab.balance.result import Result
from skyrmish.lab.balance.words import NEVER, percent, weight_words, with_interval
from skyrmish.words.catalogue import say

LEFT, TOP, CELL, TALL = 152.0, 156.0, 58.0, 44.0
BESIDE = 26.0  # between the map and the columns beside it
FIELD, MIX = 176.0, 150.0
HALO = f'stroke="{PAPER}" stroke-width="5" paint-order="stroke"'  # so that lines do not run through numbers
LOWEST, HIGHEST = 0.2, 0.8  # of the field's scale


def heat_map(result: Result, title: str, subtitle: str) -> str:
    """A picture that can hang on a wall."""
    size = len(result.allocations)
    width = LEFT + size * CELL + BESIDE + FIELD + BESIDE + MIX + 28
    height = TOP + size * TALL + 92
    parts = [text(28, 46, title, 30, INK, style=bold(display=True)), text(28, 72, subtitle, 14.5, INK_2)]
    parts += _headings(result) + _cells(result) + _field(result) + _mix(result) + _legend(result, height)
    return picture(width, height, parts, say("map-label", title=title), PAPER)


def _headings(result: Result) -> list[str]:
    parts = []
    for place, k in enumerate(result.ranking):
        marks, half = result.marks[k], len(result.marks[k]) // 2
        middle, y = LEFT + (place + 0.5) * CELL, TOP + (place + 0.5) * TALL
        parts.append(text(LEFT - 12, y + 5, result.names[k], 14.5, INK, "end", bold()))
        parts.append(text(middle, TOP - 26, " ".join(marks[:half]), 12.5, INK_2, "middle"))
        parts.append(text(middle, TOP - 10, " ".join(marks[half:]), 12.5, INK_2, "middle"))
    parts.append(text(LEFT, TOP - 46, say("map-against"), 12.5, INK_3))
    parts.append(text(LEFT - 12, TOP - 10, say("map-wins-of"), 12.5, INK_3, "end"))
    return parts


def _cells(result: Result) -> list[str]:
    parts = []
    for down, row in enumerate(result.ranking):
        for across, column in enumerate(result.ranking):
            x, y = LEFT + across * CELL, TOP + down * TALL
            if row == column:
                parts.append(box(x, y, CELL - 2, TALL - 2, SUNK, 'rx="4"'))
                parts.append(text(x + CELL / 2 - 1, y + TALL / 2 + 4, "·", 14, INK_3, "middle"))
                continue
            found = result.pair(row, column)
            colour, sure = shade(found.share), found.low > 0.5 or found.high < 0.5
            names = {"row": result.names[row], "column": result.names[column]}
            tip = say("map-pair", names, score=with_interval(found))
            parts.append(box(x, y, CELL - 2, TALL - 2, colour, 'rx="4"', tip))
            number, style = f"{100 * found.share:.0f}", bold() if sure else ""
            parts.append(text(x + CELL / 2 - 1, y + TALL / 2 + 4.5, number, 16, ink_on(colour), "middle", style))
    return parts


def _field(result: Result) -> list[str]:
    left = LEFT + len(result.allocations) * CELL + BESIDE
    height = len(result.allocations) * TALL
    parts = [text(left, TOP - 26, say("map-field"), 14.5, INK, style=bold(display=True))]

    def x_of(share: float) -> float:
        return left + FIELD * (min(HIGHEST, max(LOWEST, share)) - LOWEST) / (HIGHEST - LOWEST)

    for mark in (0.2, 0.35, 0.5, 0.65, 0.8):
        parts.append(line(x_of(mark), TOP - 4, x_of(mark), TOP + height, INK_3 if mark == 0.5 else HAIRLINE))
        parts.append(text(x_of(mark), TOP - 10, f"{100 * mark:.0f}", 11, INK_3, "middle"))
    for place, k in enumerate(result.ranking):
        found, y = result.field[k], TOP + (place + 0.5) * TALL - 1
        parts.append(line(x_of(found.low), y, x_of(found.high), y, INK, 5))
        dot = f'<circle cx="{x_of(found.share):.1f}" cy="{y:.1f}" r="5.5" fill="{INK}" stroke="{RAISED}"'
        parts.append(f'{dot} stroke-width="1.6"><title>{with_interval(found)}</title></circle>')
        side, anchor = (-12, "end") if found.share > 0.5 else (12, "start")
        parts.append(text(x_of(found.share) + side, y + 4.5, percent(found.share), 12.5, INK_2, anchor, HALO))
    return parts


def _mix(result: Result) -> list[str]:
    left = LEFT + len(result.allocations) * CELL + 2 * BESIDE + FIELD
    parts = [
        text(left, TOP - 26, say("map-secret"), 14.5, INK, style=bold(display=True)),
        text(left, TOP - 10, say("map-this-often"), 11, INK_3),
    ]
    found = result.equilibrium
    for place, k in enumerate(result.ranking):
        y, weight = TOP + place * TALL, found.weights[k]
        wide = (MIX - 56) * weight
        luck = {"low": f"{100 * found.low[k]:.0f}", "high": f"{100 * found.high[k]:.0f}"}
        tip = say("balance-interval", luck, share=f"{100 * weight:.1f}")
        parts.append(box(left, y + 9, MIX - 56, TALL - 20, SUNK, 'rx="3"'))
        never = weight < NEVER
        if not never:
            parts.append(box(left, y + 9, max(3.0, wide), TALL - 20, GOLD, 'rx="3"', tip))
        colour, style = (INK_3, "") if never else (INK, bold())
        parts.append(text(left + MIX - 48, y + TALL / 2 + 4, weight_words(weight), 12.5, colour, style=style))
    return parts


def _legend(result: Result, height: float) -> list[str]:
    parts, steps, wide = [], 14, 20.0
    y = height - 54
    for step in range(steps + 1):
        score = 0.5 + FARTHEST * (2 * step / steps - 1)
        parts.append(box(LEFT + step * wide, y, wide, 12, shade(score)))
    frame = f'stroke="{HAIRLINE}"'
    parts.append(box(LEFT, y, (steps + 1) * wide, 12, "none", frame))
    for share in (0.15, 0.3, 0.4, 0.5, 0.6, 0.7, 0.85):
        x = LEFT + wide * (0.5 + steps * (share - 0.5 + FARTHEST) / (2 * FARTHEST))
        parts.append(text(x, y + 28, f"{100 * share:.0f}", 11.5, INK_3, "middle"))
    x = LEFT + (steps + 1) * wide + 20
    parts.append(text(x, y + 2, say("map-scale"), 12.5, INK_2))
    stats = [f"{letter} {name}" for letter, name in result.stats.items()]
    parts.append(text(x, y + 20, say("map-legend", stats=stats), 12.5, INK_2))
    return parts
