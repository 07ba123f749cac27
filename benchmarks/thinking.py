"""How fast bots think, on one core: plans valued, games played out, and how long `ace` takes for a move."""

import time
from collections.abc import Callable

from skyrmish.bots.knowledge import ACE, VETERAN, learn
from skyrmish.bots.limits import Limit
from skyrmish.bots.orders import Bot
from skyrmish.bots.thinker import Thinker, warm_up
from skyrmish.games.squadron_leader.ruleset import Ruleset
from skyrmish.match.dice_sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.match.seating import usual_seats

NODES = 2000
REPEATS = 5


def thinking() -> dict[str, float]:
    """Figures for a move in the second round of a duel with altitude and Split S."""
    warm_up()
    match = Match(Ruleset(modules=("altitude", "split-s")), usual_seats(("red", "blue")), SeededDice(1))
    while match.table.round < 3:
        Bot("wingman", 1).act(match, match.deciding_seats()[0])
    thinker = Thinker(match.rules, learn(match.rules, []), fast=True)
    i = match.table.plane
    foreseen = _best(lambda: thinker.find(match.table, i, VETERAN, 1, Limit(NODES, 60.0)))
    options = int(thinker.mind.count)
    searched = _best(lambda: thinker.find(match.table, i, ACE, 1, Limit(NODES, 60.0)))
    return {
        "plans foreseen a second": options / foreseen,
        "games played out a second": float(thinker.mind.games) / searched,
        f"milliseconds of an ace for {NODES} nodes": 1000 * searched,
    }


def _best(think: Callable[[], object]) -> float:
    best = float("inf")
    for _ in range(REPEATS):
        started = time.perf_counter()
        think()
        best = min(best, time.perf_counter() - started)
    return best


if __name__ == "__main__":
    for what, figure in thinking().items():
        print(f"{what}: {figure:,.0f}")
