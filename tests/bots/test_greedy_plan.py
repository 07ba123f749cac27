"""`greedy` and `wingman` fly the first of their best plans, although they do not look at all of them."""

import math
from collections.abc import Callable
from itertools import product

import pytest

from skyrmish.bots.ladder.flying.rookie import end_of_plan
from skyrmish.bots.ladder.knowledge import Knowledge, learn
from skyrmish.bots.ladder.levels import GREEDY, WINGMAN
from skyrmish.bots.ladder.players import act, plane_to_act, set_up
from skyrmish.bots.notes import with_notes
from skyrmish.bots.worth.exchange import row_of_odds, standing
from skyrmish.bots.worth.hopeful_plan import hopeful_plan
from skyrmish.bots.worth.judgement import judged
from skyrmish.bots.worth.plan_tree import is_flyable
from skyrmish.engine.records import copied
from skyrmish.games.seating import COLOURS
from skyrmish.games.squadron_leader.constants import MOVE, OVER
from skyrmish.games.squadron_leader.pieces import LEVELS, Rules, Table
from skyrmish.games.squadron_leader.play.attacking.shot import LineOfFire, attacker_rerolls, defender_rerolls
from skyrmish.games.squadron_leader.play.setting_up.setup import hand_out
from skyrmish.games.squadron_leader.play.settling import throw
from skyrmish.games.squadron_leader.rulesets.ruleset import EDITIONS, Ruleset, make_rules
from skyrmish.games.squadron_leader.seating import laid_out, usual_seats

LIMITS = {"limit.rounds": 12}
SKIES = [
    pytest.param(Ruleset("first", ("altitude", "split-s", "guides-extra-die"), LIMITS), 2, 1, id="first edition"),
    pytest.param(Ruleset("first", ("altitude", "split-s"), LIMITS, hexes=True), 2, 2, id="hexes"),
    pytest.param(Ruleset("first", ("barrel-roll",), LIMITS), 3, 1, id="no altitude"),
    pytest.param(Ruleset("first", ("altitude", "guides-only"), LIMITS), 2, 1, id="guides only"),
    pytest.param(Ruleset("current", (), LIMITS), 2, 2, id="current rules"),
    pytest.param(Ruleset("space-pirates", (), LIMITS), 3, 1, id="Space Pirates"),
]


Worth = Callable[..., float]


def best_of_all(rules: Rules, known: Knowledge, table: Table, i: int, worth: Worth) -> int:
    """The first of the best, by looking at every plan that can be flown and stays on the board; −1: there is none."""
    place = table.planes[i].speed * LEVELS + table.planes[i].altitude
    first = rules.plan_first[place]
    best, best_value = -1, -math.inf
    for plan in rules.plans[first : first + rules.plan_count[place]]:
        if is_flyable(rules, table, i, plan, True):
            value = worth(rules, known, table, i, *end_of_plan(rules, table.planes[i], plan))
            if value > best_value:
                best, best_value = plan, value
    return best


@pytest.mark.parametrize(("bot", "worth"), [(GREEDY, standing), (WINGMAN, judged)], ids=["greedy", "wingman"])
@pytest.mark.parametrize(("ruleset", "seats", "planes_each"), SKIES)
def test_no_plan_is_better_and_none_as_good_comes_first(
    ruleset: Ruleset, seats: int, planes_each: int, bot: int, worth: Worth
) -> None:
    rules = make_rules(ruleset)
    known, table = learn(rules, [bot] * seats), with_notes(laid_out(usual_seats(COLOURS[:seats], planes_each)))
    compared = 0
    for game in range(2):
        set_up(table, 5, game)
        hand_out(rules, table)
        while table.stage != OVER:
            if table.decision == MOVE:
                i = plane_to_act(rules, table)
                best = best_of_all(rules, known, table, i, worth)
                assert hopeful_plan(rules, known, copied(table), i, bot == WINGMAN) == best
                compared += 1
            if table.due > 0:
                throw(rules, table)
            else:
                act(rules, known, table)
    assert compared > 20


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_shot_does_more_than_the_most_that_is_known(edition: str) -> None:
    rules = make_rules(Ruleset(edition))
    known = learn(rules, [GREEDY])
    defences, sections, levels = range(known.most_defence + 1), range(1, rules.range_sections + 1), range(LEVELS)
    for attack, defence, section, a, b, lined_up in product(
        range(known.most_attack + 1), defences, sections, levels, levels, (False, True)
    ):
        line = LineOfFire(section, lined_up, False, a - b)
        mine, theirs = sum(attacker_rerolls(rules, line, 0)), sum(defender_rerolls(rules, line, 0))
        damage = known.damage[row_of_odds(known, attack, defence, mine, theirs)]
        assert damage <= known.most_damage[attack * len(defences) + defence]
