"""Whatever order is taken can be kept and read again: by storage, which has an order a line, and by records."""

import pytest
from draws import cases
from hypothesis import given
from hypothesis import strategies as st

from skyrmish.games.seating import RESERVED, check_name
from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset
from skyrmish.games.squadron_dice.seating import seated as dice_seats
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import usual_seats
from skyrmish.match.dice.sources import SeededDice, UnopenedDice
from skyrmish.match.match import Match
from skyrmish.match.records.header import Header
from skyrmish.match.records.record import play_record, read_record, record_text
from skyrmish.server.storage.matches.kept_matches import kept_orders, order_row
from skyrmish.table.keeping import KeptOrders
from skyrmish.words.refusal import Refusal

BLANKS = st.text(alphabet=" \t\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029\u3000\x00", max_size=2)
NAMES = st.text(min_size=1, max_size=12)


def is_name(name: str) -> bool:
    try:
        check_name(name, "seat")
    except Refusal:
        return False
    return True


@cases(300)
@given(st.tuples(NAMES.filter(is_name), NAMES.filter(is_name)).filter(lambda two: two[0] != two[1]), BLANKS, BLANKS)
def test_what_is_taken_survives(names: tuple[str, str], inside: str, around: str) -> None:
    ruleset, seating = Ruleset(), usual_seats(names)
    match = Match(ruleset, seating, SeededDice(1))
    given = f"{around}{names[0]}:{inside} assign{inside} 4 3 3 2{around}"
    try:
        match.order(given, names[0])
    except Refusal:
        assert match.entries == []
        return
    kept = KeptOrders(1, "id", names[0], [given, "second"], [], 0.0, 1.0)
    assert kept_orders(order_row("match", kept)) == kept
    match.order("assign 4 3 3 2", names[1])
    text = record_text(match, Header(ruleset, seating, 1, ("person", "person")))
    assert play_record(read_record(text)).entries == match.entries


@pytest.mark.parametrize("name", RESERVED)
def test_nobody_is_called_as_a_line_of_a_record_begins(name: str) -> None:
    """It could be written, and not be read again."""
    with pytest.raises(Refusal, match="another meaning in records"):
        check_name(name.title(), "seat")


@pytest.mark.parametrize("order", ["pass", "Ann: pass", "Bob: use"])
def test_before_the_first_dice_have_fallen_an_order_is_refused_in_words(order: str) -> None:
    """Not everybody has sat down: at a table of dice nobody is asked for anything yet."""
    match = Match(DiceRuleset("dogfight"), dice_seats(["Ann", "Bob"]), UnopenedDice())
    with pytest.raises(Refusal, match="before the dice have fallen"):
        match.orders([order], "Ann")
    with pytest.raises(Refusal, match="before the dice have fallen"):
        match.twin().order(order, "Ann")


@pytest.mark.parametrize("text", ["Ann: assign 4 3 3 2\n", "Ann: assign\u20284 3 3 2", "Ann: assign 4 3 3 2\x00"])
def test_a_line_break_in_an_order_is_refused(text: str) -> None:
    match = Match(Ruleset(), usual_seats(("Ann", "Bob")), SeededDice(1))
    with pytest.raises(Refusal, match="an order is one line of printable characters"):
        match.order(text)
