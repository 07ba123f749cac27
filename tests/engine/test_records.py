"""Records: one declaration, plain and numpy, the same content in both."""

import re
from typing import Annotated

import numpy as np
import pytest
from draws import cases
from hypothesis import given
from hypothesis import strategies as st

from skyrmish.engine.dice import Stream
from skyrmish.engine.records import Record, Room, as_tuple, copied, layout, packed, unpacked
from skyrmish.games.squadron_leader.pieces import MOST_PLANES, Rules, Table
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules


class Wheel(Record):
    size: float
    punctured: bool


class Cart(Record):
    load: int
    wheels: Annotated[list[Wheel], Room(3)]
    bumps: Annotated[list[int], Room(4)]
    spare: Wheel


class Train(Record):
    carts: Annotated[list[Cart], Room(2)]


wheels = st.builds(Wheel, size=st.floats(allow_nan=False), punctured=st.booleans())
carts = st.builds(
    Cart,
    load=st.integers(-(2**63), 2**63 - 1),
    wheels=st.lists(wheels, min_size=3, max_size=3),
    bumps=st.lists(st.integers(-(2**63), 2**63 - 1), min_size=4, max_size=4),
    spare=wheels,
)


def test_fields_start_at_zero() -> None:
    assert as_tuple(Cart()) == (0, ((0.0, False),) * 3, (0,) * 4, (0.0, False))


def test_items_of_a_blank_record_are_separate() -> None:
    cart = Cart()
    cart.wheels[0].size = 5.0
    assert cart.wheels[1].size == 0.0
    assert Cart().wheels[0].size == 0.0


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(TypeError, match="Cart has no field horse"):
        Cart(horse=1)


def test_a_misspelt_field_cannot_be_set() -> None:
    with pytest.raises(AttributeError, match="'Cart' object has no attribute 'lode'"):
        Cart().lode = 1  # type: ignore[attr-defined]
    with pytest.raises(AttributeError, match="'Table' object has no attribute 'jurnal'"):
        Table().jurnal = None  # type: ignore[attr-defined]


def test_the_layout_has_the_same_fields_in_the_same_order() -> None:
    kind = layout(Cart)
    assert kind.names == ("load", "wheels", "bumps", "spare")
    assert kind["load"] == np.int64
    assert kind["wheels"].shape == (3,)
    assert kind["bumps"].shape == (4,)
    assert kind["spare"].names == ("size", "punctured")


@given(carts)
@cases(100)
def test_packed_and_unpacked_is_the_same_record(cart: Cart) -> None:
    again = unpacked(Cart, packed(cart)[0])
    assert as_tuple(again) == as_tuple(cart)
    assert [type(value) for value in as_tuple(again)[2]] == [int] * 4
    assert type(again.load) is int
    assert type(again.spare.size) is float
    assert type(again.spare.punctured) is bool


@given(carts)
@cases(50)
def test_a_copy_shares_nothing(cart: Cart) -> None:
    copy = copied(cart)
    before = as_tuple(cart)
    assert as_tuple(copy) == before
    copy.load = 0
    copy.wheels[0].size = -1.5
    copy.bumps[0] = 12345
    copy.spare.punctured = not copy.spare.punctured
    assert as_tuple(cart) == before


def test_lists_shorter_than_their_room_are_filled_up() -> None:
    cart = Cart(wheels=[Wheel(size=2.0)], bumps=[7])
    again = unpacked(Cart, packed(cart)[0])
    assert [wheel.size for wheel in again.wheels] == [2.0, 0.0, 0.0]
    assert again.bumps == [7, 0, 0, 0]


@pytest.mark.parametrize(
    ("cart", "told"),
    [
        (Cart(bumps=[1] * 5), "Cart.bumps: 5 are more than the 4 there is room for"),
        (Cart(wheels=[Wheel()] * 4), "Cart.wheels: 4 are more than the 3 there is room for"),
        (Train(carts=[Cart()] * 3), "Train.carts: 3 are more than the 2 there is room for"),
        (Train(carts=[Cart(bumps=[1] * 9)]), "Cart.bumps: 9 are more than the 4 there is room for"),
    ],
    ids=["numbers", "flat records", "records of lists", "further in"],
)
def test_more_than_there_is_room_for_is_an_error_that_names_the_field(cart: Record, told: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(told)}$"):
        packed(cart)


def test_records_tell_their_content() -> None:
    assert repr(Wheel(size=2.0)) == "Wheel(size=2.0, punctured=False)"


def test_a_whole_table_survives_the_round_trip() -> None:
    table = Table(count=2, winner=-1, dice=Stream(key=2**32 - 1, number=3, drawn=4))
    table.planes[1].x, table.planes[1].flying, table.planes[1].health = 0.1, True, 3
    assert len(table.planes) == MOST_PLANES
    assert as_tuple(unpacked(Table, packed(table)[0])) == as_tuple(table)
    assert as_tuple(copied(table)) == as_tuple(table)


def test_a_ruleset_s_numbers_survive_the_round_trip() -> None:
    rules = make_rules(Ruleset(modules=("altitude", "split-s")))
    row = packed(rules)[0]
    assert row["node_count"] == len(rules.nodes)
    assert row["plans"][: len(rules.plans)].tolist() == rules.plans
    assert row["nodes"]["path"][: rules.node_count].tolist() == [node.path for node in rules.nodes]
    assert unpacked(Rules, row).arc_half == 45.0
