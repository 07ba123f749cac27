"""The last two planes: every outcome of the guns is weighed, with its exact odds."""

from itertools import count

import pytest

from skyrmish.bots.ladder.knowledge import MOST_DAMAGE, OPENINGS, learn
from skyrmish.bots.ladder.levels import ACE
from skyrmish.bots.notes import with_notes
from skyrmish.bots.orders import Bot
from skyrmish.bots.search.duel import after_guns, chance_of_damage, follower, is_duel, odds_row, opener
from skyrmish.bots.search.limits import USUAL_IN_A_DUEL, Limit, limit_of
from skyrmish.bots.search.mind import Mind
from skyrmish.bots.search.thinker import Thinker
from skyrmish.bots.worth.instinct import points_for
from skyrmish.engine.records import copied
from skyrmish.games.squadron_leader.constants import ATTACKING, MOVE
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import usual_seats
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match

RULESET = Ruleset(modules=("altitude", "split-s"))


def to_the_guns(seed: int) -> Match:
    """A match in which somebody is about to fire."""
    match = Match(RULESET, usual_seats(("red", "blue")), SeededDice(seed))
    while match.table.stage != ATTACKING:
        Bot("wingman", seed).act(match, match.deciding_seats()[0])
    return match


def test_chances_of_damage_add_up_to_one() -> None:
    match = to_the_guns(3)
    known = learn(match.rules, [])
    for row in (-1, *range(0, len(known.damage), 7)):
        for health in range(1, MOST_DAMAGE + 1):
            total = sum(chance_of_damage(known, row, damage, health) for damage in range(health + 1))
            assert total == pytest.approx(1.0)


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_both_sides_chances_add_up_to_one(seed: int) -> None:
    match = to_the_guns(seed)
    known, mind = learn(match.rules, []), Mind()
    known.habits = [*known.habits]
    known.habits[OPENINGS] = 1.0
    both = [after_guns(match.rules, known, mind, with_notes(copied(match.table)), side) for side in (0, 1)]
    assert sum(both) == pytest.approx(1.0)
    assert mind.games > 0


def test_a_shot_that_must_kill_ends_it() -> None:
    match = to_the_guns(3)
    known, table = learn(match.rules, []), with_notes(copied(match.table))
    shooter, target = opener(table), follower(table)
    row = odds_row(match.rules, known, table, shooter, target)
    if row < 0:
        table.start = table.planes[target].side
        shooter, target = target, shooter
        row = odds_row(match.rules, known, table, shooter, target)
    assert row >= 0
    known.at_least = [1.0] * len(known.at_least)
    assert after_guns(match.rules, known, Mind(), table, table.planes[shooter].side) == 1.0
    assert after_guns(match.rules, known, Mind(), table, table.planes[target].side) == 0.0


def test_three_planes_are_no_duel_and_two_of_one_side_neither() -> None:
    match = Match(RULESET, usual_seats(("red", "blue"), 2), SeededDice(1))
    table = with_notes(copied(match.table))
    for plane in table.planes[:4]:
        plane.flying = True
    assert not is_duel(match.rules, table)
    table.planes[1].flying = table.planes[3].flying = False
    assert is_duel(match.rules, table)
    table.planes[1].flying, table.planes[2].flying = True, False
    assert not is_duel(match.rules, table)


def openings_looked_at(limit: Limit) -> int:
    """By an ace that thinks about the first move of a match, within a limit."""
    match = Match(RULESET, usual_seats(("red", "blue")), SeededDice(3))
    while match.table.decision != MOVE:
        Bot("wingman", 3).act(match, match.deciding_seats()[0])
    thinker = Thinker(match.rules, learn(match.rules, []), fast=False)
    thinker.find(with_notes(copied(match.table)), match.table.plane, ACE, 1, limit)
    return int(thinker.mind.games)


def test_more_nodes_look_at_more_openings() -> None:
    assert 0 < openings_looked_at(limit_of(nodes=1)) < openings_looked_at(limit_of(nodes=30))


def test_without_a_limit_of_its_own_an_ace_does_not_think_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr("skyrmish.bots.search.thinker.time.perf_counter", lambda: next(ticks) * USUAL_IN_A_DUEL * 1.1)
    assert openings_looked_at(limit_of()) == openings_looked_at(limit_of(nodes=1)), "the first plan is always looked at"


def test_points_of_a_match_that_is_over_are_certain() -> None:
    match = to_the_guns(3)
    while not match.is_over:
        Bot("wingman", 3).act(match, match.deciding_seats()[0])
    known = learn(match.rules, [])
    winner = match.table.winner
    assert points_for(match.rules, known, match.table, winner) == 1.0
    assert points_for(match.rules, known, match.table, 1 - winner) == 0.0
