"""What is made of the counts: shares, intervals, mixtures."""

from random import Random

import pytest
from balance.made_up import made_up
from draws import cases
from hypothesis import given
from hypothesis import strategies as st

from skyrmish.lab.balance.allocations import allocations, pairs
from skyrmish.lab.balance.equilibrium import mixture
from skyrmish.lab.balance.result import share


def test_there_are_twelve_ways_to_share_4_3_3_2() -> None:
    """SL1-STAT-01"""
    found = allocations([4, 3, 3, 2])
    assert len(found) == len(set(found)) == 12
    assert all(sorted(each) == [2, 3, 3, 4] for each in found)
    assert found[0] == (4, 3, 3, 2)


@pytest.mark.parametrize(("stats", "ways"), [([3, 3, 3, 3], 1), ([4, 4, 2, 2], 6), ([5, 4, 3, 2], 24)])
def test_other_numbers_have_other_ways(stats: list[int], ways: int) -> None:
    """MODE-QUICK-02"""
    assert len(allocations(stats)) == ways


def test_everyone_meets_everyone_and_a_twin() -> None:
    assert len(pairs(12)) == 78
    assert {(min(a, b), max(a, b)) for a in range(12) for b in range(12)} == set(pairs(12))


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilsons_interval_as_in_the_books(wins: int, games: int, low: float, high: float) -> None:
    found = share(wins, games - wins, games)
    assert found.share == pytest.approx(wins / games)
    assert (found.low, found.high) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_a_draw_is_half_a_win() -> None:
    assert share(0, 0, 100).share == 0.5
    assert share(30, 10, 100).share == 0.6


def test_a_pair_is_seen_from_both_sides() -> None:
    result = made_up({(0, 1): 0.6})
    assert result.pair(0, 1).share == 0.6
    assert result.pair(1, 0).share == pytest.approx(0.4)
    assert result.pair(0, 0).share == 0.5


def test_the_field_is_everybody_else() -> None:
    result = made_up({(0, other): 0.61 for other in range(1, 12)})
    assert result.field[0].share == pytest.approx(0.61)
    assert result.field[1].share == pytest.approx((0.39 + 10 * 0.5) / 11)
    assert result.ranking[0] == 0


def test_a_stat_is_worth_the_mean_of_its_allocations() -> None:
    result = made_up({(0, other): 0.61 for other in range(1, 12)})
    with_four = [result.field[k].share for k, each in enumerate(result.allocations) if each[0] == 4]
    assert len(with_four) == 3
    assert result.stat_scores["attack"][4] == pytest.approx(sum(with_four) / 3)


def test_what_beats_all_is_played_always() -> None:
    result = made_up({(0, other): 0.6 for other in range(1, 12)})
    assert result.equilibrium.weights[0] == pytest.approx(1.0)
    assert result.equilibrium.low[0] == pytest.approx(1.0)
    assert max(result.equilibrium.scores) == pytest.approx(0.5)


def test_three_that_beat_each_other_in_a_circle_are_mixed() -> None:
    circle = {(0, 1): 0.7, (1, 2): 0.7, (0, 2): 0.3}
    weak = {(k, other): 0.9 for k in range(3) for other in range(3, 12)}
    result = made_up(circle | weak)
    assert result.equilibrium.weights[:3] == pytest.approx([1 / 3] * 3, abs=0.02)
    assert sum(result.equilibrium.weights[3:]) == pytest.approx(0)
    assert max(result.equilibrium.low[:3]) <= 1 / 3 <= min(result.equilibrium.high[:3])


@cases(40)
@given(st.integers(1, 12), st.randoms(use_true_random=False))
def test_nothing_scores_above_even_against_the_mixture(size: int, chance: Random) -> None:
    scores = [[0.5] * size for _ in range(size)]
    for row in range(size):
        for column in range(row):
            scores[row][column] = chance.random()
            scores[column][row] = 1 - scores[row][column]
    mixed = mixture(scores)
    assert sum(mixed) == pytest.approx(1)
    for row in scores:
        assert sum(weight * score for weight, score in zip(mixed, row, strict=True)) <= 0.5 + 1e-9


def test_the_starter_is_counted_apart() -> None:
    result = made_up({})
    assert result.starter.share == 0.75
    assert 0.74 < result.starter.low < 0.75 < result.starter.high < 0.76


def test_even_pairs_show_no_imbalance_and_uneven_ones_show_theirs() -> None:
    assert made_up({}).imbalance == 0
    uneven = made_up({pair: 0.6 for pair in pairs(12) if pair[0] != pair[1]})
    assert uneven.imbalance == pytest.approx(0.1, abs=0.002)


def test_length_in_words_and_numbers() -> None:
    result = made_up({})
    assert (result.rounds_mean, result.rounds_within(0.5), result.rounds_within(0.9)) == (8, 8, 8)
    assert result.as_json()["lengths"] == [0] * 8 + [78_000]


def test_crashes_are_counted_apart_from_planes_shot_down() -> None:
    result = made_up({})
    assert result.crash_losses[0] == pytest.approx(0.1)
    assert result.crash_losses[1:] == [0.0] * 11
    assert result.crashes == pytest.approx(0.1 * 12 / 78)
