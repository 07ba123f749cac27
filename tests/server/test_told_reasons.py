"""Why not, as a table tells it: to you, and with the clauses of the game that is played."""

from collections.abc import Iterator
from typing import Any

import pytest

from skyrmish.games.squadron_leader.constants import MOVE
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import usual_seats
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.table.messages.asks import Reason
from skyrmish.table.questions.moving.flight_tree import FlightTree
from skyrmish.table.questions.moving.move_ask import plane_move
from skyrmish.table.questions.sights import sight_between
from skyrmish.table.rulesets import key_of
from skyrmish.table.views.skies import shared_sky

ORDERS = [
    "Wren: assign 3 3 4 2",
    "Nova: assign 3 3 4 2",
    "{first}: place 300 30 90",
    "{second}: place 400 670 270",
]


def begun(edition: str, modules: tuple[str, ...] = ()) -> Match:
    match = Match(Ruleset(edition, modules=modules), usual_seats(("Wren", "Nova")), SeededDice(1))
    for order in ORDERS[:2]:
        match.order(order)
    first = match.deciding_seats()[0]
    second = "Nova" if first == "Wren" else "Wren"
    for order in ORDERS[2:]:
        match.order(order.format(first=first, second=second))
    assert match.table.decision == MOVE
    return match


def told(match: Match) -> Iterator[Reason]:
    """All reasons that whoever moves first is told."""
    i = match.names.index(match.deciding_seats()[0])
    sky = shared_sky(key_of(match.ruleset))
    tree = FlightTree(match, sky, i)
    move: Any = plane_move(match, tree)
    sight = sight_between(match, sky, i, 1 - i).why_not
    yield from (why for why in (move.climb_why_not, move.dive_why_not, sight, *move.reasons) if why)
    yield from tree.chart.reasons


@pytest.mark.parametrize(("edition", "modules"), [("first", ("altitude", "split-s")), ("space-pirates", ())])
def test_a_pilot_is_told_why_not_as_you(edition: str, modules: tuple[str, ...]) -> None:
    match = begun(edition, modules)
    mine = match.deciding_seats()[0]
    reasons = [why.reason for why in told(match)]
    assert any("you have" in reason for reason in reasons)
    assert not [reason for reason in reasons if mine in reason]


def test_space_pirates_cites_its_own_clauses_where_it_has_them() -> None:
    match = begun("space-pirates")
    clauses = {why.clause for why in told(match)}
    assert "SP-ATK-01" in clauses
    assert clauses == {match.cites(clause) for clause in clauses}


def test_what_is_left_for_a_split_s_is_without_the_altitude_that_it_takes_itself() -> None:
    """AT-18  Speed 4, altitude 4: a Split S takes three levels, and one may become Speed."""
    match = begun("first", ("altitude", "split-s"))
    i = match.names.index(match.deciding_seats()[0])
    match.table.planes[i].altitude = 4
    chart = FlightTree(match, shared_sky(key_of(match.ruleset)), i).chart
    assert "it costs 6, and you have 5 Speed left" in [why.reason for why in chart.reasons]
