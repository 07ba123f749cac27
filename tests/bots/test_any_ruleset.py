"""Every level answers every decision of any ruleset, legally."""

from draws import cases
from hypothesis import given
from hypothesis import strategies as st
from speeds.test_random_rulesets import Scenario, is_legal, scenarios

from skyrmish.bots.ladder.levels import LEVELS
from skyrmish.bots.orders import Bot
from skyrmish.match.dice_sources import SeededDice
from skyrmish.match.match import Match

DECISIONS = 24


@given(scenarios(), st.sampled_from([level.name for level in LEVELS if not level.is_yardstick]), st.integers(0, 2**32))
@cases(25)
def test_its_orders_are_taken(scenario: Scenario, level: str, seed: int) -> None:
    match = Match(scenario.ruleset, scenario.seating, SeededDice(seed))
    bot = Bot(level, seed)
    placed = len(match.names) * 2
    while not match.is_over and match.table.decisions < placed + DECISIONS:
        bot.act(match, match.deciding_seats()[0])
        assert is_legal(match.rules, match.table)
