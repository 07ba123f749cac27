"""Draw how an agent learnt, from the file that examples/train_agent.py writes.

python docs/make_learning_curve.py curve.json
"""

import json
import sys
from pathlib import Path
from typing import Any

from skyrmish.lab.balance.colours import HAIRLINE, INK, INK_2, PAPER, SEATS
from skyrmish.lab.balance.drawing import bold, line, picture, text

FILE = Path(__file__).resolve().parent / "pictures" / "learning-curve.svg"
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720.0, 320.0, 56.0, 84.0, 44.0, 48.0
TOGETHER = 8  # points of the file that make one of the curve
LINES = (("won", SEATS[1]), ("lost", SEATS[0]))


def shares(curve: list[dict[str, int]], what: str) -> list[tuple[int, float]]:
    """Steps taken, and the part of the matches of those steps that ended so."""
    found = []
    for first in range(0, len(curve), TOGETHER):
        part = curve[first : first + TOGETHER]
        matches = sum(each["won"] + each["drawn"] + each["lost"] for each in part)
        found.append((part[-1]["steps"], sum(each[what] for each in part) / max(1, matches)))
    return found


def chart(told: dict[str, Any]) -> str:
    curve, opponent = told["curve"], told["opponent"]
    last = curve[-1]["steps"]
    across, along = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    title = f"Matches against {opponent}, as an agent learns"
    parts = [text(LEFT, 26, title, 17, INK, style=bold(display=True))]
    for percent in range(0, 101, 25):
        y = TOP + along * (1 - percent / 100)
        parts += [line(LEFT, y, WIDTH - RIGHT, y, HAIRLINE), text(LEFT - 8, y + 5, f"{percent} %", 13, INK_2, "end")]
    for million in range(last // 1_000_000 + 1):
        x = LEFT + across * million * 1_000_000 / last
        parts.append(text(x, HEIGHT - BOTTOM + 20, f"{million} M", 13, INK_2, "middle"))
    parts.append(text(LEFT + across / 2, HEIGHT - 8, "agent steps", 13, INK_2, "middle"))
    for what, colour in LINES:
        points = [(LEFT + across * steps / last, TOP + along * (1 - share)) for steps, share in shares(curve, what)]
        told_points = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{told_points}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        name = f"{what} {shares(curve, what)[-1][1]:.0%}"
        parts.append(text(points[-1][0] + 8, points[-1][1] + 5, name, 14, colour, style=bold()))
    return picture(WIDTH, HEIGHT, parts, title, PAPER)


if __name__ == "__main__":
    FILE.write_text(chart(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))), encoding="utf-8")
    print(f"wrote {FILE}")
