"""Stats are drawn by lot: mostly what balance says, sometimes anything."""

from math import factorial

import pytest

from skyrmish.bots.ladder.knowledge import MOST_TICKETS, learn
from skyrmish.bots.ladder.levels import WINGMAN
from skyrmish.bots.ladder.setting_up.cards import cards_of
from skyrmish.bots.ladder.setting_up.mixtures import SURPRISE, tickets_for
from skyrmish.bots.ladder.setting_up.set_up import choose_card
from skyrmish.bots.notes import NotedTable
from skyrmish.engine.dice import open_stream
from skyrmish.games.squadron_leader.rulesets.ruleset import EDITIONS, Ruleset, make_rules


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("hexes", [False, True])
def test_every_ruleset_has_a_lot_with_all_its_tickets(edition: str, hexes: bool) -> None:
    ruleset = Ruleset(edition, hexes=hexes)
    tickets = tickets_for(ruleset, make_rules(ruleset))
    assert len(tickets) == factorial(len(ruleset.settled()["stats"]))
    assert abs(sum(tickets) - MOST_TICKETS) <= len(tickets)
    assert min(tickets) > 0


def test_the_lot_follows_the_balance_and_still_surprises() -> None:
    ruleset = Ruleset(modules=("altitude", "split-s"))
    rules = make_rules(ruleset)
    known, table, drawn = learn(rules, []), NotedTable(), []
    known.mixture = tickets_for(ruleset, rules)
    for number in range(2000):
        open_stream(table.choices, 1, 2, number)
        drawn.append(cards_of(rules)[choose_card(rules, known, table, 0, WINGMAN)])
    assert drawn.count((3, 2, 4, 3)) / len(drawn) == pytest.approx(1 - SURPRISE + SURPRISE / 12, abs=0.03)
    assert set(drawn) == set(cards_of(rules))


def test_numbers_of_a_house_rule_are_all_alike() -> None:
    ruleset = Ruleset(options={"stats": [5, 4, 2, 1]})
    tickets = tickets_for(ruleset, make_rules(ruleset, 5))
    assert max(tickets) - min(tickets) <= 1
