"""The legal orders are exactly those that a match takes, and a refused one leaves no trace."""

from random import Random

import pytest
from draws import cases
from hypothesis import given
from hypothesis import strategies as st
from match.universe import everything, match_at_random, new_match, step, taken_of, universe

from skyrmish.games.dice import DiceRefusal
from skyrmish.games.squadron_leader.constants import PLACE
from skyrmish.match.dice.sources import TypedDice
from skyrmish.match.match import Match
from skyrmish.words.refusal import Refusal

seeds = st.integers(0, 2**32)


def listed(match: Match) -> set[str]:
    """The legal orders, each headed by its plane."""
    planes = match.deciders()
    orders = [str(order) for order in match.legal_orders()]
    assert len(orders) == len(set(orders))
    return {order if ": " in order else f"{match.names[planes[0]]}: {order}" for order in orders}


def check(match: Match) -> None:
    """Every order of the notation, headed by every plane, and without a head."""
    table = everything(match)
    legal = listed(match)
    assert everything(match) == table, "looking changes nothing"
    orders = universe(match)
    if match.table.decision == PLACE:  # of which only some are listed
        assert taken_of(match, sorted(legal)) == legal
        legal = set()
    planes = match.deciders()
    headed = [f"{name}: {order}" for name in match.names for order in orders]
    assert taken_of(match, headed) == legal
    alone = {order.partition(": ")[2] for order in legal} if len(planes) == 1 else set()
    assert taken_of(match, orders) == alone


@cases(12)
@given(seeds)
def test_in_the_middle_of_a_match(seed: int) -> None:
    random = Random(seed)
    match = match_at_random(random)
    for _ in range(8):
        if match.is_over:
            break
        check(match)
        step(match, random)


@cases(5)
@given(seeds)
def test_from_the_beginning_of_a_match(seed: int) -> None:
    random = Random(seed)
    match, _ = new_match(random)
    for number in range(30):
        if match.is_over:
            break
        if number % 5 == 0:
            check(match)
        step(match, random)


@cases(20)
@given(seeds)
def test_only_a_seat_that_is_to_act_may_order_and_only_its_own_planes(seed: int) -> None:
    """SL1-MOVE-01"""
    random = Random(seed)
    match = match_at_random(random)
    for _ in range(6):
        if match.is_over:
            break
        deciding = match.deciding_seats()
        assert deciding
        before = everything(match)
        for order in listed(match):
            for seat in match.seating.seats:
                if seat.name not in deciding:
                    with pytest.raises(Refusal):
                        match.order(order, seat.name)
                    with pytest.raises(Refusal, match="the table waits for"):
                        match.order(order.partition(": ")[2], seat.name)
                elif order.partition(": ")[0] not in seat.planes:
                    with pytest.raises(Refusal, match=r"is not .*'s plane"):
                        match.order(order, seat.name)
        assert everything(match) == before
        step(match, random)


@cases(25)
@given(seeds, st.integers(0, 20))
def test_an_order_for_which_dice_are_missing_takes_none(seed: int, count: int) -> None:
    random = Random(seed)
    match = match_at_random(random)
    for _ in range(4):
        if match.is_over:
            break
        match.dice = TypedDice([1] * min(count, 2))
        for order in listed(match):
            before = everything(match)
            try:
                match.order(order)
            except DiceRefusal:
                assert everything(match) == before
            else:
                break
        else:
            match.dice = TypedDice([1] * 100)
            step(match, random)


def test_a_match_that_is_over_takes_nothing() -> None:
    match = match_at_random(Random(3))
    random = Random(4)
    while not match.is_over:
        step(match, random)
    assert match.decision() is None
    assert match.legal_orders() == []
    for order in universe(match):
        with pytest.raises(Refusal, match="the match is over"):
            match.order(order)
