"""How long games last: one column for each number of rounds."""

from skyrmish.lab.balance.colours import BRASS, GOLD, HAIRLINE, INK, INK_2, INK_3
from skyrmish.lab.balance.drawing import bold, box, line, picture, text
from skyrmish.lab.balance.result import Result
from skyrmish.words.catalogue import say

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 720.0, 250.0, 8.0, 34.0, 30.0
PART = 0.995  # of all games are shown one by one; the rest in the last column


def length_chart(result: Result) -> str:
    """A histogram with the median marked."""
    last = max(6, result.rounds_within(PART))
    lengths = result.counts.tally.lengths
    shown = [*lengths[1:last], sum(lengths[last:])]
    whole, most = max(1, result.counts.games), max(1, *shown)
    step = (WIDTH - 2 * LEFT) / len(shown)
    floor = HEIGHT - BOTTOM
    parts = [line(LEFT, floor, WIDTH - LEFT, floor, INK_3)]
    every = 1 if len(shown) <= 20 else 5
    for k, games in enumerate(shown):
        rounds, tall = k + 1, (floor - TOP) * games / most
        tip = say("lengths-column", rounds=rounds, more=rounds == last, percent=f"{100 * games / whole:.1f}")
        colour = BRASS if rounds == result.rounds_within(0.5) else GOLD
        parts.append(box(LEFT + k * step + 1, floor - tall, step - 2, tall, colour, 'rx="2"', tip))
        if rounds == last or rounds % every == 0 or rounds == 1:
            name = f"{rounds}+" if rounds == last else str(rounds)
            if rounds == last or last - rounds > every // 2:
                parts.append(text(LEFT + (k + 0.5) * step, floor + 18, name, 13, INK_2, "middle"))
    middle = result.rounds_within(0.5)
    x, peak = LEFT + (middle - 0.5) * step, (floor - TOP) * shown[min(middle, last) - 1] / most
    parts.append(text(x, floor - peak - 8, say("lengths-median"), 13, INK, "middle", bold()))
    parts.append(line(LEFT, HEIGHT - 1, WIDTH - LEFT, HEIGHT - 1, HAIRLINE))
    return picture(WIDTH, HEIGHT, parts, say("lengths-label", half=middle))
