"""Expected damage of an attack when both sides reroll their misses: what bots weigh a shot by."""

from collections import defaultdict
from functools import cache

from skyrmish.games.squadron_leader.gunnery import hits_left
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.words import DOUBLE

Outcomes = dict[tuple[int, int], float]  # (plain successes, highest faces) and their chance


def expected_damage(rules: Rules, attack: int, defence: int, attack_rerolls: int, defence_rerolls: int) -> float:
    """SL1-ATK-06, SL1-ATK-07, SL1-ATK-08  The mean number of hits that get through."""
    highest = 1 if rules.critical_from <= rules.die_sides else 0
    plain = rules.die_sides - rules.hit_from + 1 - highest
    shots = successes(rules.die_sides, plain, highest, attack, attack_rerolls, rules.reroll_same_die)
    dodges = successes(rules.die_sides, plain, highest, defence, defence_rerolls, rules.reroll_same_die)
    total = 0.0
    for (hits, criticals), chance in shots.items():
        for (single, double), other in dodges.items():
            if rules.criticals == DOUBLE:
                left = max(0, hits + 2 * criticals - single - 2 * double)
            else:
                left = hits_left(rules, hits, criticals, single + double)
            total += chance * other * left
    return total


@cache
def successes(sides: int, plain: int, highest: int, dice: int, rerolls: int, same_die: bool) -> Outcomes:
    """How many dice show a plain success and how many the highest face, after rerolling misses one at a time."""
    misses = sides - plain - highest
    states: dict[tuple[int, int, int], float] = {(0, 0, 0): 1.0}  # successes, highest, misses that may be rerolled
    for _ in range(dice):
        states = _thrown(states, plain / sides, highest / sides, misses / sides, 0)
    for _ in range(rerolls):
        states = _thrown(states, plain / sides, highest / sides, misses / sides, 0 if same_die else -1, again=True)
    outcomes: Outcomes = defaultdict(float)
    for (hits, top, _), chance in states.items():
        outcomes[hits, top] += chance
    return dict(outcomes)


def _thrown(
    states: dict[tuple[int, int, int], float], plain: float, highest: float, miss: float, lost: int, again: bool = False
) -> dict[tuple[int, int, int], float]:
    """One more die for every state; ``again`` takes it from the misses; a second miss may be lost to rerolls."""
    out: dict[tuple[int, int, int], float] = defaultdict(float)
    for (hits, top, misses), chance in states.items():
        if again and misses == 0:
            out[hits, top, misses] += chance
            continue
        rest = misses - 1 if again else misses
        out[hits + 1, top, rest] += chance * plain
        out[hits, top + 1, rest] += chance * highest
        out[hits, top, rest + 1 + lost] += chance * miss
    return out
