"""Patience: the longer a match lasts, or nobody shoots, the more a hit counts."""

import pytest
from rules.tables import plane_at, rules_of, table_of

from skyrmish.bots.ladder.flying.patience import (
    ENDLESS,
    LONG_ENOUGH,
    QUIET_ENOUGH,
    is_restless,
    temptation,
    temptation_at_guns,
    thirst,
)
from skyrmish.bots.ladder.knowledge import BOREDOM, EAGERNESS, IMPATIENCE, Knowledge, learn
from skyrmish.bots.ladder.levels import WINGMAN
from skyrmish.bots.notes import NotedTable, with_notes
from skyrmish.bots.worth.exchange import hits_expected
from skyrmish.bots.worth.judgement import judged
from skyrmish.engine.records import packed
from skyrmish.games.squadron_leader.constants import ATTACKING
from skyrmish.games.squadron_leader.game import BOT_LIMITS
from skyrmish.games.squadron_leader.lean_games import compiled_for
from skyrmish.games.squadron_leader.pieces import pose_of
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.games.squadron_leader.seating import laid_out, usual_seats
from skyrmish.lab.games_of_planes import play_many
from skyrmish.lab.tally import Tally

RULES = rules_of("altitude")
GAMES = 2000


def known() -> Knowledge:
    knowledge = learn(RULES, [])
    knowledge.habits = [*knowledge.habits]
    knowledge.habits[IMPATIENCE], knowledge.habits[BOREDOM] = 0.1, 0.5
    return knowledge


def table_at(round_number: int, quiet: int, stage: int = ATTACKING) -> NotedTable:
    """Red has blue before its guns."""
    table = table_of(RULES, plane_at(200, 200), plane_at(300, 200, side=1), stage=stage)
    table.round, table.quiet_rounds = round_number, quiet
    return with_notes(table)


@pytest.mark.parametrize(
    ("round_number", "quiet", "more"),
    [
        (1, 0, 0.0),
        (LONG_ENOUGH, QUIET_ENOUGH, 0.0),
        (LONG_ENOUGH + 3, 0, 0.3),
        (1, QUIET_ENOUGH + 2, 1.0),
        (LONG_ENOUGH + 3, QUIET_ENOUGH + 2, 1.3),
        (ENDLESS + 1000, 0, 0.1 * (ENDLESS - LONG_ENOUGH)),
    ],
)
def test_a_hit_counts_more_with_every_round_too_many(round_number: int, quiet: int, more: float) -> None:
    knowledge, table = known(), table_at(round_number, quiet)
    red, blue = table.planes[:2]
    assert thirst(knowledge, table) == pytest.approx(more)
    hits = hits_expected(RULES, knowledge, table, 0, pose_of(red), 0, 1, pose_of(blue), 0)
    assert hits > 0.0
    assert temptation(RULES, knowledge, table, 0, pose_of(red), 0) == pytest.approx(more * hits)
    assert temptation_at_guns(RULES, knowledge, table, 0) == pytest.approx(more * hits)


def test_nobody_is_tempted_without_a_shot() -> None:
    table = table_at(ENDLESS, 9)
    assert temptation_at_guns(RULES, known(), table, 1) == 0.0  # red is behind blue
    assert temptation(RULES, known(), table, 1, pose_of(table.planes[1]), 0) == 0.0


def test_a_wingman_thinks_more_of_a_shot_in_a_quiet_match() -> None:
    early, late = table_at(1, 0), table_at(1, QUIET_ENOUGH + 2)
    pose = pose_of(early.planes[0])
    gain = judged(RULES, known(), late, 0, pose, 0) - judged(RULES, known(), early, 0, pose, 0)
    assert gain == pytest.approx(temptation(RULES, known(), late, 0, pose, 0))


def test_bots_that_search_grow_restless_only_after_quiet_rounds() -> None:
    knowledge = known()
    knowledge.habits[EAGERNESS] = 1.0
    assert not any(is_restless(knowledge, table_at(50, QUIET_ENOUGH)) for _ in range(20))
    assert all(is_restless(knowledge, table_at(5, QUIET_ENOUGH + 1)) for _ in range(20))


def test_two_wingmen_hardly_ever_draw() -> None:
    rules = make_rules(Ruleset(modules=("altitude", "split-s"), options=BOT_LIMITS))
    table, tally = packed(with_notes(laid_out(usual_seats(("red", "blue"))))), packed(Tally())
    play = compiled_for(rules, play_many)
    play(packed(rules)[0], packed(learn(rules, [WINGMAN] * 2))[0], table[0], tally[0], 3, 0, GAMES)
    assert tally[0]["games"] == GAMES
    assert tally[0]["draws"] < 0.03 * GAMES
