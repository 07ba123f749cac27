"""Numbers mean what the rules mean: masks are the legal orders, sights are what a seat may see."""

from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="pip install 'skyrmish[env]'")

import numpy as np
from draws import drawn_with

from skyrmish.env.numbered_match import NumberedMatch
from skyrmish.games.seating import Seating

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("squadron-leader", {"modules": ["altitude", "split-s", "immelmann", "barrel-roll", "ace-pilots"], "seats": 3}),
    ("squadron-leader", {"edition": "current", "modules": ["push-the-envelope", "dive-bomb"], "planes": 2}),
    ("squadron-leader", {"modules": ["bombers-and-balloons"], "bombers": 1, "balloons": 1}),
    ("squadron-leader", {"hexes": True, "modules": ["altitude"], "planes": 2}),
    ("space-pirates", {"seats": 3}),
    ("dogfight", {"seats": 3}),
    ("bombing-raid", {}),
]
EVERY_TABLE = pytest.mark.parametrize(("game", "table"), TABLES)


def play(numbered: NumberedMatch, seed: int, steps: int) -> Any:
    """Random actions; what stands before each of them."""
    chance = drawn_with(seed)
    numbered.begin(seed)
    for _ in range(steps):
        if numbered.is_over:
            numbered.begin()
        seat = chance.choice(numbered.asked())
        yield seat
        legal = np.flatnonzero(numbered.mask(seat))
        numbered.say(seat, int(chance.choice(legal.tolist())))


@EVERY_TABLE
def test_the_mask_holds_the_legal_orders_and_no_others(game: str, table: dict[str, Any]) -> None:
    numbered = NumberedMatch(game, **table)
    for seat in play(numbered, 3, 12 if game == "bombing-raid" else 90):  # of 256 sets of dice, each is looked for
        match, number = numbered.match, numbered.names.index(seat)
        said = {numbered.face.order(match, number, int(action)) for action in np.flatnonzero(numbered.mask(seat))}
        of_all = {i: match.names[i] for i in match.deciders() if match.seat_name(i) == seat}
        legal = {
            str(order.headed(name)) for i, name in of_all.items() for order in match.game.legal(match.situation(i))
        }
        if match.asked.name == "place":  # any place that the clauses allow is legal; some of them have a number
            assert all(order is not None and match.twin().order(order) for order in said)
        else:
            assert said == legal


@EVERY_TABLE
def test_sights_are_in_their_bounds_and_every_number_has_a_name(game: str, table: dict[str, Any]) -> None:
    numbered = NumberedMatch(game, **table)
    assert len(numbered.face.names()) == len(set(numbered.face.names())) == numbered.face.sights
    written = np.full(numbered.face.sights, np.nan, np.float32)
    for seat in play(numbered, 4, 60):
        assert np.abs(numbered.sight(seat)).max() <= numbered.face.bound
    face: Any = numbered.face
    view = numbered.match.game.seen_by(numbered.rules, numbered.match.table, 0)
    face.own.look(numbered.rules, face.numbers, view, 0, written)
    assert not np.isnan(written).any()


@pytest.mark.parametrize("game", ["squadron-leader", "bombing-raid", "dogfight"])
def test_what_others_have_chosen_in_secret_changes_nothing_in_a_sight(game: str) -> None:
    seen = set()
    numbered = NumberedMatch(game, options={"decision.timing": "simultaneousSecret"} if game == "dogfight" else {})
    numbered.begin(1)
    while not numbered.match.is_secret() or "red_0" not in numbered.asked() or "blue_1" not in numbered.asked():
        seat = numbered.asked()[0]
        numbered.say(seat, int(np.flatnonzero(numbered.mask(seat))[0]))
    for order in numbered.match.legal_orders("blue_1"):
        twin = NumberedMatch(game)
        twin.match = numbered.match.twin()
        twin.match.order(str(order))
        seen.add((twin.sight("red_0").tobytes(), twin.mask("red_0").tobytes()))
    assert len(numbered.match.legal_orders("blue_1")) > 1
    assert len(seen) == 1


def test_chance_to_come_is_nowhere_in_a_sight() -> None:
    """Matches of different seeds begin alike."""
    for game in ("squadron-leader", "space-pirates"):
        sights = set()
        for seed in range(5):
            numbered = NumberedMatch(game)
            numbered.begin(seed)
            sights.add(numbered.sight("red_0").tobytes())
        assert len(sights) == 1


def test_seats_that_stand_alike_see_alike() -> None:
    """Planes are counted from the seat that looks."""
    numbered = NumberedMatch("squadron-leader", seats=3)
    numbered.begin(1)
    assert len({numbered.sight(seat).tobytes() for seat in numbered.names}) == 1
    seating: Seating = numbered.seating
    assert [numbered.face.order(numbered.match, seat, 1) for seat in range(3)] == [
        f"{name}: assign 4 3 3 2" for name in seating.names
    ]


@pytest.mark.parametrize("game", ["squadron-leader", "dogfight", "bombing-raid"])
def test_dense_rewards_add_up_to_the_outcome_and_how_it_stood(game: str) -> None:
    for rewards in ("sparse", "dense"):
        numbered, gained = NumberedMatch(game, rewards=rewards), np.zeros(2)
        chance = drawn_with(5)
        numbered.begin(5)
        while not numbered.is_over:
            seat = numbered.asked()[0]
            legal = np.flatnonzero(numbered.mask(seat)).tolist()
            gained += numbered.say(seat, chance.choice(legal))
        assert numbered.match.winner is not None
        won = np.array([1.0 if name == numbered.match.winner else -1.0 for name in numbered.names])
        stood = np.array([numbered.face.fortune(numbered.match, seat) for seat in range(2)])
        assert stood.sum() == pytest.approx(0.0)
        assert gained == pytest.approx(won + (0.5 * stood if rewards == "dense" else 0.0))
