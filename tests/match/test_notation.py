"""Orders as text: what is said is read back the same, and what cannot be read is answered with what can."""

from dataclasses import replace

import pytest
from draws import cases
from hypothesis import given
from hypothesis import strategies as st

from skyrmish.games.orders import Order
from skyrmish.games.seating import Seat, check_name
from skyrmish.games.squadron_leader.constants import MANNERS, TEMPLATES
from skyrmish.games.squadron_leader.game import SquadronLeader
from skyrmish.games.squadron_leader.orders import verbs as v
from skyrmish.games.squadron_leader.seating import seated, usual_seats
from skyrmish.geometry.grid import GRID, snapped
from skyrmish.words.language import spoken_in
from skyrmish.words.numbers import rounded, written
from skyrmish.words.refusal import Refusal

parse = SquadronLeader().notation.parse
plenty = cases(300)
coordinates = st.floats(-1e6, 1e6).map(snapped)
whole = st.integers(-9, 99).map(float)


def on_grid(order: Order) -> Order:
    """An order as the table takes it: places and headings lie on the grid."""
    return replace(order, numbers=tuple(map(snapped, order.numbers)))


def is_name(text: str) -> bool:
    try:
        return check_name(text, "plane") == text
    except Refusal:
        return False


names = st.text(min_size=1, max_size=40).filter(is_name) | st.sampled_from(
    ["red", "red-2", "Élan 3", "ace 1", "attack"]
)
orders = st.one_of(
    st.builds(Order, st.just(v.ASSIGN), numbers=st.tuples(whole, whole, whole, whole)),
    st.builds(Order, st.just(v.PLACE), numbers=st.tuples(coordinates, coordinates, coordinates)),
    st.builds(Order, st.just(v.FLY), target=st.sampled_from(TEMPLATES), how=st.sampled_from(MANNERS)),
    st.builds(Order, st.sampled_from([v.DIVE, v.REROLL, v.ACE]), numbers=st.tuples(whole)),
    st.builds(Order, st.sampled_from([v.CLIMB, v.END, v.HOLD_FIRE, v.KEEP, v.IMMELMANN, v.DECLINE])),
    st.builds(Order, st.just(v.ATTACK), numbers=st.just(()) | st.tuples(st.integers(1, 39).map(float)), target=names),
)
headed = st.builds(lambda order, who: replace(order, who=who), orders, st.just("") | names)


@plenty
@given(headed)
def test_an_order_is_read_as_it_is_written(order: Order) -> None:
    assert on_grid(parse(str(order))) == order
    assert str(parse(str(order))) == str(order)


@plenty
@given(orders)
def test_spaces_and_capitals_do_not_matter(order: Order) -> None:
    if order.verb is not v.ATTACK:
        assert on_grid(parse("  " + str(order).upper().replace(" ", " \t ") + " ")) == order


@plenty
@given(st.text(max_size=300))
def test_any_text_is_an_order_or_refused_in_one_sentence(text: str) -> None:
    try:
        order = parse(text)
    except Refusal as refusal:
        told = str(refusal)
    else:
        assert on_grid(parse(str(order))) == on_grid(order)
        return
    assert told
    assert len(told) < 500
    assert "\n" not in told


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("", "an empty order"),
        ("red:", "an empty order"),
        ("fly home", "'fly home' is no order; "),
        ("bank", "the order must read: straight | bank left | bank right | turn left | turn right"),
        ("split-s", "the order must read: split-s straight | "),
        ("bank up", "the order must read: straight | "),
        ("assign 4 3 3", "the order must read: assign ATTACK DEFENSE SPEED HEALTH"),
        ("assign 4 3 3 2.5", "the order must read: assign with whole numbers"),
        ("assign a b c d", "assign: 'a' is not a number"),
        ("place 1 2", "the order must read: place X Y HEADING"),
        ("place nan 1 2", "place: 'nan' is not a number"),
        ("place inf 1 2", "place: 'inf' is not a number"),
        ("place 1_0 1 2", "place: '1_0' is not a number"),
        ("place ١ 1 2", "place: '١' is not a number"),
        ("place 1e3 1 2", "place: '1e3' is not a number"),
        ("place 10000000 1 2", "place: 10000000 is not a number between −1000000 and 1000000"),
        ("dive two", "dive: 'two' is not a number"),
        ("dive 1.5", "the order must read: dive with whole numbers"),
        ("climb 2", "the order must read: climb"),
        ("hold on", "the order must read: hold fire"),
        ("attack", "the order must read: attack NAME or attack NAME ace DICE"),
        ("attack blue ace x", "attack: 'x' is not a number"),
        ("attack blue ace 1.5", "the order must read: attack NAME ace DICE, a whole number of dice"),
        ("reroll", "the order must read: reroll DIE"),
        ("x" * 201, "an order is a text of at most 200 characters"),
    ],
)
def test_what_cannot_be_read_is_refused_with_what_was_expected(text: str, refusal: str) -> None:
    with pytest.raises(Refusal) as caught:
        parse(text)
    assert str(caught.value).startswith(refusal)


# ---- numbers ----


@plenty
@given(st.floats(-1e6, 1e6))
def test_a_written_number_leads_back_to_the_same_place_on_the_grid(number: float) -> None:
    assert snapped(float(written(number))) == snapped(number)
    assert "e" not in written(number)


@plenty
@given(st.integers(-(10**12), 10**12), st.integers(-3, 3))
def test_so_does_one_between_two_places_of_the_grid(place: int, off: int) -> None:
    number = (place + 0.5) * GRID + off * 1e-10
    if abs(number) <= 1e6:
        assert snapped(float(written(number))) == snapped(number)


def test_numbers_are_written_short() -> None:
    assert [written(x) for x in (350.0, snapped(320.2826), -0.5, -0.0, 0.0, 1e6)] == [
        *("350", "320.2826", "-0.5", "0", "0", "1000000")
    ]
    assert [rounded(x) for x in (12.0, 12.34, 0.0, 0.004, 234.0091)] == ["12", "12.3", "0", "0.004", "234"]


# ---- names ----


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", " red", "red ", "a:b", "a\nb", "a\rb", "a,b", "a#b", "a|b", "a  b", "a\tb", "x" * 41),
        *("a\u2028b", "a\x85b", "a\u00a0b", "\ud800", "a\x00", "\x1b[31m", "roll", "Sealed", "SEAT", "blue ace 1"),
    ],
)
def test_names_that_would_confuse_an_order_or_a_record_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as caught:
        check_name(name, "plane")
    assert "\n" not in str(caught.value)
    str(caught.value).encode()


def test_seats_that_cannot_sit_down() -> None:
    """B-58"""

    def why(*seats: Seat) -> str:
        with pytest.raises(Refusal) as caught:
            seated(seats)
        return str(caught.value)

    red, blue = Seat("red", "", ("red",)), Seat("blue", "", ("blue",))
    assert why(red) == "there are 2 to 6 sides, not 1 (B-58)"
    assert why(*(Seat(name, "", (name,)) for name in "abcdefg")) == "there are 2 to 6 sides, not 7 (B-58)"
    assert why(red, Seat("blue", "red", ("blue",))) == "team 'red' has the name of a seat that is not in it"
    assert why(red, Seat("blue", "", ("red",))) == "plane 'red' is named twice"
    assert why(Seat("red", "", ("blue",)), blue) == "plane 'blue' is named twice"
    assert why(Seat("red", "", ("blue",)), Seat("blue", "", ("b",))) == (
        "plane 'blue' of seat 'red' has the name of another seat"
    )
    assert why(red, red) == "seat 'red' is named twice"
    assert why(red, Seat("blue", "", ())) == "seat 'blue' has no plane"
    assert why(red, Seat("blue", "a:b", ("blue",))).startswith("team 'a:b': a name is ")
    assert seated((Seat("red", "red", ("r",)), Seat("x", "red", ("x",)), blue)).sides == ["red", "blue"]


@pytest.mark.parametrize(("sides", "planes"), [(2, 20), (6, 1), (6, 6), (3, 13)])
def test_b_58_two_to_six_sides_of_any_number_of_planes(sides: int, planes: int) -> None:
    seating = usual_seats(tuple("abcdef"[:sides]), planes)
    assert [len(seat.planes) for seat in seating.seats] == [planes] * sides


@pytest.mark.parametrize("planes", [0, -1, 41, 10**12])
def test_nobody_flies_no_plane_or_countless_ones(planes: int) -> None:
    with pytest.raises(Refusal, match=f"{planes} planes for each seat are not from 1 to 40"):
        usual_seats(("red", "blue"), planes)


@pytest.mark.parametrize(
    ("orders", "english", "german"),
    [
        (["climb", "split-s bank left", "end"], "climb, Split S bank left", "steigen, Abschwung, Schwenk links"),
        (["dive 2", "straight"], "dive 2, straight", "2 sinken, Gerade"),
        (["Ann: turn right", "store 1"], "turn right, store 1", "Kurve rechts, 1 speichern"),
        (["reroll 3"], "reroll 3", "Würfel 3 neu werfen"),
        (["attack Ilse"], "shoot at Ilse", "auf Ilse schießen"),
        (["place 1 2 3"], "place 1 2 3", "place 1 2 3"),
    ],
)
def test_orders_are_told_in_the_language_of_whoever_reads(orders: list[str], english: str, german: str) -> None:
    """What is given stays notation; an order without words of its own is told as it is given."""
    assert SquadronLeader().notation.told(orders) == english
    with spoken_in("de"):
        assert SquadronLeader().notation.told(orders) == german
