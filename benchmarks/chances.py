"""How fast odds are told, and how fast allocations are played against each other, on one core."""

import time
from collections.abc import Callable

from skyrmish.games.squadron_leader.pieces import Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.setting_up.placing import place
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.games.squadron_leader.seating import laid_out, usual_seats
from skyrmish.lab.balance.experiment import Experiment, run
from skyrmish.odds.attacks import Reckoner
from skyrmish.odds.exchange import exchange

SECONDS = 1.0  # for each figure
BALANCE_GAMES = 20_000
ATTACK, DEFENCE, REROLLS = range(1, 7), range(1, 6), range(4)


def every_attack(reckoner: Reckoner) -> int:
    """All that two planes and two ace dice can ask."""
    asked = [(a, d, mine, theirs) for a in ATTACK for d in DEFENCE for mine in REROLLS for theirs in REROLLS]
    for question in asked:
        _ = reckoner.odds(*question).expected
    return len(asked)


def table_of_two(rules: Rules) -> Table:
    """Two planes that have each other in their arcs."""
    table = laid_out(usual_seats(("red", "blue")))
    for i, (x, heading) in enumerate(((100.0, 0.0), (280.0, 180.0))):
        plane = table.planes[i]
        plane.attack = plane.defense = plane.speed = plane.health = 3
        plane.flying = plane.moved = True
        place(table, i, x, rules.board_height / 2, heading)
    return table


def a_second(question: Callable[[], object]) -> float:
    """How often a question can be asked in a second."""
    question()
    asked, start = 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        for _ in range(100):
            question()
        asked += 100
    return asked / (time.perf_counter() - start)


def chances() -> dict[str, float]:
    """Seconds for a whole table of odds; questions and games a second."""
    rules = make_rules(Ruleset(modules=("altitude", "split-s")))
    built = []
    for _ in range(3):
        start = time.perf_counter()
        every_attack(Reckoner(rules))
        built.append(time.perf_counter() - start)
    known, table = Reckoner(rules), table_of_two(rules)
    experiment = Experiment(Ruleset(modules=("altitude", "split-s")), games=BALANCE_GAMES, seed=1)
    run(experiment, cores=1)
    counts = run(experiment, cores=1)
    return {
        "seconds for the odds of 480 attacks": min(built),
        "odds a second, once known": a_second(lambda: known.odds(3, 3, 1, 1)),
        "exchanges from a pose a second": a_second(lambda: exchange(rules, table, 0, pose_of(table.planes[0]), 1)),
        "balance games a second, greedy": counts.games / counts.seconds,
    }
