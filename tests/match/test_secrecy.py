"""Secret stats: nobody learns another seat's choice before all have chosen."""

from itertools import permutations
from random import Random
from typing import Any

import pytest
from draws import cases
from hypothesis import given
from hypothesis import strategies as st
from match.universe import everything

from skyrmish.bots.orders import Bot
from skyrmish.engine.records import as_tuple
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import usual_seats
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.match.records.header import Header
from skyrmish.match.records.record import record_text, start_match
from skyrmish.words.refusal import Refusal

ALLOCATIONS = sorted(set(permutations((4, 3, 3, 2))))


def header_of(seats: int, planes: int, secret: bool) -> Header:
    names = ["red", "blue", "green", "black"][:seats]
    ruleset = Ruleset(modules=("altitude",), options={"stats.secret": secret})
    return Header(ruleset, usual_seats(names, planes), 1, ("person",) * seats)


def assigned(header: Header, choices: dict[str, tuple[int, ...]]) -> Match:
    """A match in which these planes have chosen."""
    match = start_match(header, SeededDice(1))
    for name, stats in choices.items():
        assert match.order(f"{name}: assign {' '.join(map(str, stats))}") == []
    return match


def shown_to(match: Match, header: Header, seat: str) -> tuple[Any, ...]:
    """All that reaches one seat: events, decision, the open record, the bots' view, and answers to what it may try."""
    number = [each.name for each in match.seating.seats].index(seat)
    view = as_tuple(match.game.seen_by(match.rules, match.table, number))
    told = []
    for other in match.names:
        for order in ("assign 4 4 4 4", "straight", "place 20 20 0"):
            before = everything(match)
            with pytest.raises(Refusal) as caught:
                match.order(f"{other}: {order}", seat)
            told.append(str(caught.value))
            assert everything(match) == before
    orders = Bot("greedy", 5).orders(match, seat) if seat in match.deciding_seats() else []
    return list(match.events), match.decision(), record_text(match, header), view, told, orders


@cases(40)
@given(st.integers(0, 2**32))
def test_whatever_another_seat_has_chosen_looks_the_same(seed: int) -> None:
    """SL1-STAT-02, B-45"""
    random = Random(seed)
    header = header_of(random.randint(2, 4), random.randint(1, 2), secret=True)
    mine = set(header.seating.seats[0].planes)
    others = [name for name in header.seating.plane_names if name not in mine]
    chosen = random.sample(others, random.randint(1, len(others)))
    own = {name: random.choice(ALLOCATIONS) for name in sorted(mine)[1:]}  # the last of mine is still to choose
    seen = [
        shown_to(assigned(header, own | {name: random.choice(ALLOCATIONS) for name in chosen}), header, "red")
        for _ in range(2)
    ]
    assert seen[0] == seen[1]


def test_one_sees_ones_own_choice_and_no_other() -> None:
    header = header_of(3, 1, secret=True)
    match = assigned(header, {"red": (4, 3, 3, 2), "blue": (2, 3, 3, 4)})
    red, blue, green = (match.game.seen_by(match.rules, match.table, seat).planes for seat in range(3))
    assert (red[0].attack, red[1].attack, red[1].assigned) == (4, 0, False)
    assert (blue[0].attack, blue[1].attack) == (0, 2)
    assert (green[0].attack, green[1].attack) == (0, 0)
    assert match.deciding_seats() == ["green"]


def test_all_is_revealed_at_once() -> None:
    """SL1-STAT-02"""
    header = header_of(2, 1, secret=True)
    match = assigned(header, {"red": (4, 3, 3, 2)})
    told = match.order("blue: assign 2 3 3 4")
    revealed = [event for event in told if event.kind == "revealed"]
    assert [event.who for event in revealed] == ["red", "blue"]
    assert revealed[0].clause == "SL1-STAT-02"
    assert revealed[0].text == "red shows Attack 4, Defense 3, Speed 3, Health 2."
    assert "red: assign 4 3 3 2\nblue: assign 2 3 3 4\n" in record_text(match, header)
    assert match.game.seen_by(match.rules, match.table, 1).planes[0].attack == 4


def test_a_choice_is_final() -> None:
    match = assigned(header_of(2, 1, secret=True), {"red": (4, 3, 3, 2)})
    with pytest.raises(Refusal, match="red has its stats already"):
        match.order("red: assign 2 3 3 4", "red")


def test_without_secrecy_all_is_open() -> None:
    """B-45"""
    header = header_of(2, 1, secret=False)
    match = assigned(header, {"red": (4, 3, 3, 2)})
    assert "red: assign 4 3 3 2" in record_text(match, header)
    assert match.game.seen_by(match.rules, match.table, 1).planes[0].attack == 4
