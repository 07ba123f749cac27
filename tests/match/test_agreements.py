"""What players settle among themselves: it takes effect, stands in the record, and every reader understands it."""

import pytest
from match.test_verifying import ANN, BOB, SECRET

from skyrmish.engine.records import as_tuple
from skyrmish.games.all_games import game_named
from skyrmish.games.game import Choices, Pieces
from skyrmish.match.agreements import CLAIM, DRAW, MOST_BACK, RESIGN, TAKE_BACK, Agreement, agreement_in
from skyrmish.match.dice.fair import fair_dice
from skyrmish.match.dice.sources import SecretDice
from skyrmish.match.match import Match
from skyrmish.match.records.header import Header
from skyrmish.match.records.record import play_record, read_record, record_text, start_match
from skyrmish.match.records.replay import Replay
from skyrmish.match.records.verifying import verified
from skyrmish.match.settling import back_to, last_answer, settle
from skyrmish.words.refusal import Refusal

FAIR = fair_dice(SECRET, (ANN, BOB))
PLACED = ["Ann: assign 3 3 4 2", "Bob: assign 3 3 4 2"]


def laid_out(
    names: tuple[str, ...] = ("Ann", "Bob"), teams: tuple[str, ...] = (), game: str = "squadron-leader"
) -> tuple[Match, Header]:
    kind = game_named(game)
    ruleset = kind.ruleset(Choices(game))
    fair = FAIR if names == ("Ann", "Bob") else None
    seating = kind.seats(ruleset, names, teams, Pieces())
    header = Header(ruleset, seating, 7, ("person",) * len(names), fair=fair)
    return start_match(header, SecretDice(FAIR.key)), header


def flying() -> tuple[Match, Header]:
    """Stats and places are chosen: somebody is to move."""
    match, header = laid_out()
    for order in PLACED:
        match.order(order)
    while match.asked.name == "place":
        match.order(str(match.legal_orders()[0]))
    return match, header


def move(match: Match) -> str:
    """One whole move, straight ahead; whose it was."""
    (seat,) = match.deciding_seats()
    match.orders(["straight", "end"], seat)
    return seat


def read_again(match: Match, header: Header) -> Match:
    """The same from its record, read and stepped through."""
    record = read_record(record_text(match, header))
    again = play_record(record)
    stepped = Replay(record)
    last = stepped.go_to(len(record.lines)).match
    assert as_tuple(again.table) == as_tuple(match.table) == as_tuple(last.table)
    assert again.entries == match.entries
    assert [event.text for event in again.events] == [event.text for event in match.events]
    assert (again.is_over, again.winner) == (match.is_over, match.winner) == (last.is_over, last.winner)
    return again


@pytest.mark.parametrize(
    "agreement", [Agreement(RESIGN), Agreement(DRAW), Agreement(TAKE_BACK, 3), Agreement(CLAIM, side="the reds")]
)
def test_it_reads_as_it_is_written(agreement: Agreement) -> None:
    assert agreement_in(str(agreement)) == agreement


@pytest.mark.parametrize("order", ["straight", "take 3", "take back", "take back 0", "resign now", "draw"])
def test_everything_else_is_an_order(order: str) -> None:
    assert agreement_in(order) is None


def test_c_8_of_two_sides_the_other_wins_at_once() -> None:
    match, header = flying()
    (event,) = settle(match, "Ann", Agreement(RESIGN))
    assert (match.is_over, match.winner, event.text) == (True, "Bob", "Ann resigns: Bob wins.")
    assert match.deciding_seats() == []
    with pytest.raises(Refusal, match="over"):
        match.order("Ann: straight")
    read_again(match, header)
    assert record_text(match, header).splitlines()[-1] == "# Bob wins"


def test_c_8_one_of_a_team_gives_up_for_the_team() -> None:
    match, _ = laid_out(("Ann", "Bob", "Cleo", "Dan"), ("reds", "blues", "reds", "blues"))
    settle(match, "Dan", Agreement(RESIGN))
    assert match.winner == "reds"


def test_c_8_of_three_sides_two_play_on_and_who_gave_up_cannot_win() -> None:
    match, header = laid_out(("Ann", "Bob", "Cleo"), game="dogfight")
    (event,) = settle(match, "Ann", Agreement(RESIGN))
    assert (match.is_over, event.text) == (False, "Ann resigns.")
    with pytest.raises(Refusal, match="given up already"):
        settle(match, "Ann", Agreement(RESIGN))
    match.table.pilots[1].alive = False
    assert (match.is_over, match.winner) == (True, "Cleo")
    match.table.pilots[2].alive, match.table.winner = False, 0
    assert (match.is_over, match.winner) == (True, None)
    assert header.seating.sides[0] == "Ann"


def test_c_9_an_agreed_draw_is_drawn() -> None:
    match, header = flying()
    settle(match, "Bob", Agreement(DRAW))
    assert (match.is_over, match.winner) == (True, None)
    read_again(match, header)
    assert record_text(match, header).splitlines()[-1] == "# drawn"


def test_c_11_a_side_that_is_claimed_against_has_given_up() -> None:
    match, header = flying()
    for side in ("Bob", "nobody"):
        with pytest.raises(Refusal, match="no side that one could claim"):
            settle(match, "Bob", Agreement(CLAIM, side=side))
    settle(match, "Bob", Agreement(CLAIM, side="Ann"))
    assert match.winner == "Bob"
    read_again(match, header)


# ---- taking back ----


def test_c_10_a_move_and_the_answer_to_it_are_taken_back() -> None:
    match, header = flying()
    before = as_tuple(match.table)
    mover = move(match)
    between = as_tuple(match.table)
    if match.asked.name == "move":
        move(match)
    agreement = back_to(match, last_answer(match, mover))
    settle(match, mover, agreement)
    assert as_tuple(match.table) == before
    assert match.deciding_seats() == [mover]
    assert move(match) == mover
    assert as_tuple(match.table) == between
    read_again(match, header)


def test_c_10_a_die_that_has_fallen_stays() -> None:
    match, _ = laid_out(game="dogfight")
    while not match.answered:
        match.order(str(match.legal_orders()[-1]))
    seat = match.answered[-1].seats[0]
    rolls = sum(kind == "roll" for kind, _ in match.entries)
    while sum(kind == "roll" for kind, _ in match.entries) == rolls:
        match.order(str(match.legal_orders()[-1]))
    with pytest.raises(Refusal, match="a die that has fallen stays"):
        last_answer(match, seat)
    with pytest.raises(Refusal, match="a die that has fallen stays"):
        settle(match, seat, Agreement(TAKE_BACK, 1))


def test_c_10_a_secret_choice_stays() -> None:
    match, _ = laid_out()
    match.order(PLACED[0])
    with pytest.raises(Refusal, match="secret choice"):
        last_answer(match, "Ann")


def test_c_10_only_whole_answers_are_taken_back_and_not_too_many() -> None:
    match, _ = flying()
    move(match)
    with pytest.raises(Refusal):
        settle(match, "Ann", Agreement(TAKE_BACK, 1))
    with pytest.raises(Refusal):
        settle(match, "Ann", Agreement(TAKE_BACK, MOST_BACK))


def test_a_secret_choice_is_not_told_because_somebody_else_resigns() -> None:
    match, header = laid_out(("Ann", "Bob", "Cleo"))
    match.order(PLACED[0])
    settle(match, "Bob", Agreement(RESIGN))
    assert "assign" not in record_text(match, header, tells_secrets=False)
    assert "Bob: resign" in record_text(match, header, tells_secrets=False)
    assert play_record(read_record(record_text(match, header, sealed=True))).given_up == {"Bob"}


@pytest.mark.parametrize("game", ["squadron-leader", "dogfight"])
def test_c_10_what_was_taken_back_stays_in_the_record_and_the_dice_are_still_proved(game: str) -> None:
    """The same dice fall as would have fallen: no order, and no taking back, draws one anew."""
    match, header = laid_out(game=game)
    taken_back = 0
    while not match.is_over:
        match.order(str(match.legal_orders()[-1]))
        if match.answered and taken_back < 3 and not match.is_over:
            seat = match.answered[-1].seats[0]
            settle(match, seat, back_to(match, last_answer(match, seat)))
            taken_back += 1
    proof = verified(record_text(match, header))
    assert taken_back == 3
    assert "3 times orders were taken back" in proof.sentence
    assert proof.orders == len(match.orders_since(0))
    read_again(match, header)
