"""How fast bots think, on one core: plans valued, games played on, the time of an `ace`, and its strength for that."""

import time
from collections.abc import Callable

from skyrmish.bots.answers import Finding
from skyrmish.bots.ladder.knowledge import learn
from skyrmish.bots.ladder.levels import ACE, VETERAN
from skyrmish.bots.notes import NotedTable, with_notes
from skyrmish.bots.orders import Bot
from skyrmish.bots.search.limits import limit_of
from skyrmish.bots.search.mind import Mind
from skyrmish.bots.search.options import list_plans
from skyrmish.bots.search.thinker import SOME, Thinker, warm_up
from skyrmish.bots.worth.plan_tree import ALL, nth_plan
from skyrmish.engine.records import packed
from skyrmish.engine.rule import compiled
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import usual_seats
from skyrmish.lab.arena.arenas import arena_for
from skyrmish.lab.arena.contest import Contest
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match

RULESET = Ruleset(modules=("altitude", "split-s"))
LIMIT = limit_of(seconds=60.0, nodes=4000)
REPEATS, STRENGTH_GAMES = 20, 100


def thinking() -> dict[str, float]:
    """Figures for a move in the second round of a duel with altitude and Split S, and for whole games."""
    warm_up()
    match = Match(RULESET, usual_seats(("red", "blue")), SeededDice(4))
    while match.table.round < 2:
        Bot("wingman", 4).act(match, match.deciding_seats()[0])
    thinker = Thinker(match.rules, learn(match.rules, []), fast=True)
    table, i = with_notes(match.table), match.table.plane
    veteran = _best(lambda: thinker.find(table, i, VETERAN, 1, LIMIT))
    ace = _best(lambda: thinker.find(table, i, ACE, 1, LIMIT))
    plan = thinker.find(table, i, VETERAN, 1, LIMIT) or Finding(0)
    tried = _best(lambda: thinker.tried(table, i, plan, 1))
    return {
        "plans valued by instinct a second": plans_valued(match.rules, table, i),
        "games played on a second, to the next round's guns": SOME / tried,
        "milliseconds of a veteran for a plan": 1000 * veteran,
        "milliseconds of an ace for a plan": 1000 * ace,
        **strength("wingman"),
        **strength("veteran"),
    }


def plans_valued(rules: Rules, table: NotedTable, i: int) -> float:
    """How many plans of the tree are valued a second, when the best are listed."""
    rows, known, mind, row = (packed(each) for each in (rules, learn(rules, []), Mind(), table))
    listed = compiled(list_plans)
    count = nth_plan(rules, table, i, True, ALL)[1]
    return count / _best(lambda: listed(rows[0], known[0], mind[0]["options"], row[0], i, 16, ACE))


def strength(rival: str) -> dict[str, float]:
    """What an ace wins of some games against another level, and what one of them costs."""
    arena = arena_for(Contest(("ace", rival), RULESET, STRENGTH_GAMES).checked())
    started = time.process_time()
    won = sum(arena.play(0, 1, number).winner == 0 for number in range(STRENGTH_GAMES))
    spent = time.process_time() - started
    return {
        f"games of {STRENGTH_GAMES} that an ace wins against {rival}": float(won),
        f"milliseconds of such a game against {rival}": 1000 * spent / STRENGTH_GAMES,
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
        print(f"{what}: {figure:,.1f}")
