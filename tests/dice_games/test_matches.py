"""Whole matches: records, resuming, the referee, and bots that see only what they may."""

import json

import pytest
from dice_games.dice_tables import new_match, pilot, position

from skyrmish.bots.kinds import make_bot
from skyrmish.bots.player import Player
from skyrmish.engine.records import as_tuple
from skyrmish.games.squadron_dice.constants import NOT_CHOSEN
from skyrmish.games.squadron_dice.game import SquadronDice
from skyrmish.games.squadron_dice.standing import pilot_words
from skyrmish.match.match import Match
from skyrmish.match.records.header import PERSON, Header
from skyrmish.match.records.record import play_record, read_record, record_text
from skyrmish.match.records.saved_games import resumed
from skyrmish.match.referee import rule_on, rule_on_lines
from skyrmish.words.language import spoken_in
from skyrmish.words.refusal import Refusal

parse = SquadronDice().notation.parse


def bots_at(match: Match, seed: int) -> dict[str, Player]:
    """Greedy ones and random ones in turn."""
    names = enumerate(match.seating.names)
    return {name: make_bot(match.ruleset.game, ("greedy", "random")[k % 2], seed) for k, name in names}


def played(
    game: str, seats: int, seed: int, teams: tuple[str, ...] = (), most: int = 10_000, **options
) -> tuple[Match, Header]:
    """A match between bots that answer by orders; stopped after so many orders."""
    match = new_match(game, seats, seed, teams, **options)
    bots = bots_at(match, seed)
    while not match.is_over and most:
        seat = match.deciding_seats()[-1]
        (order,) = bots[seat].orders(match, seat)
        assert parse(order).words() in [legal.words() for legal in match.legal_orders(seat)]
        match.order(order, seat)
        most -= 1
    return match, Header(match.ruleset, match.seating, seed, (PERSON,) * seats)


GAMES = [
    ("dogfight", 2, (), {}),
    ("dogfight", 4, (), {}),
    ("dogfight", 3, (), {"decision_timing": "simultaneousSecret"}),
    ("dogfight", 4, ("x", "y", "x", "y"), {}),
    ("bombing-raid", 2, (), {}),
    ("bombing-raid", 4, ("x", "y", "x", "y"), {}),
]


@pytest.mark.parametrize(("game", "seats", "teams", "options"), GAMES)
def test_a_record_leads_back_to_the_same_table(game: str, seats: int, teams: tuple[str, ...], options: dict) -> None:
    match, header = played(game, seats, 5, teams, **options)
    text = record_text(match, header)
    assert text.endswith(f"# {match.seating.called(match.winner)} wins\n")
    again = play_record(read_record(text))
    assert as_tuple(again.table) == as_tuple(match.table)
    assert again.events == match.events


@pytest.mark.parametrize("stop", [1, 2, 3, 7, 20])
@pytest.mark.parametrize("game", ["dogfight", "bombing-raid"])
def test_a_match_goes_on_where_its_record_stops(game: str, stop: int) -> None:
    whole, _ = played(game, 3, 8)
    half, header = played(game, 3, 8, most=stop)
    match = resumed(read_record(record_text(half, header, sealed=True)))
    match.go_on()
    bots = bots_at(match, 8)
    while not match.is_over:
        seat = match.deciding_seats()[-1]
        bots[seat].act(match, seat)
    assert as_tuple(match.table) == as_tuple(whole.table)


def test_secret_choices_stand_in_no_record_and_before_no_bot() -> None:
    match = new_match("bombing-raid", 2, 3)
    header = Header(match.ruleset, match.seating, 3, (PERSON, PERSON))
    match.order("red: reroll 2")
    assert "red: reroll" not in record_text(match, header)
    assert "reroll 2" not in record_text(match, header, sealed=True)
    assert match.game.seen_by(match.rules, match.table, 1).pilots[0].choice == NOT_CHOSEN
    assert match.game.seen_by(match.rules, match.table, 0).pilots[0].choice == 2


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("game: dogfight\n", "line 1"),
        ("skyrmish record 1\ngame: dogfight\nseat: a\nseat: b\nseed: x\n", "the seed is a whole number"),
        ("skyrmish record 1\ngame: dogfight\nseat: a\n", "2 to 4"),
        ("skyrmish record 1\ngame: dogfight\nseat: a\nseat: b\n\nroll: 7\n", "'7' is no icon"),
        ("skyrmish record 1\ngame: dogfight\nseat: a\nseat: b\n\nroll: evade\n", "a Rookie cannot show evade"),
        ("skyrmish record 1\ngame: bombing-raid\nseat: a\nseat: b\n\nroll: 1 2\n", "one more wanted"),
        ("skyrmish record 1\ngame: bombing-raid\nseat: a\nseat: b\n\nsealed: !!\n", "seal is broken"),
    ],
)
def test_a_bad_record_is_refused_at_its_line(text: str, reason: str) -> None:
    with pytest.raises(Refusal, match=reason):
        play_record(read_record(text))


@pytest.mark.parametrize(
    "text", ["keep die", "use any blue 3", "use blanks 1 2", "reroll none", "retire A", "evader x"]
)
def test_orders_read_and_write_the_same(text: str) -> None:
    assert str(parse(f"red: {text}")) == f"red: {text}"


@pytest.mark.parametrize(
    "text", ["", "red:", "fly", "use any", "use any blue x", "reroll", "reroll 0", "reroll 1 1", "bring Q", "x" * 300]
)
def test_what_is_no_order_is_refused(text: str) -> None:
    with pytest.raises(Refusal):
        parse(text)


# ---- the referee ----

POSITION = {
    "game": "bombing-raid",
    "seats": [{"name": "red"}, {"name": "blue"}],
    "pilots": [pilot("red", flying="AB"), pilot("blue", flying="R")],
    "orders": ["red: reroll 3", "blue: reroll none"],
    "dice": [2, 2, "-", 2, 2, 1, 1, 1, 1, 1, "reroll", 1, 2],
}


def ruled(**changes) -> dict:
    return rule_on(json.dumps({**POSITION, **changes}))


def test_the_referee_rules_on_a_raid() -> None:
    """SD-BR-04, SD-BR-06"""
    told = ruled()
    assert told["refused"] is None
    assert told["decision"] == {"seat": "red", "kind": "retire", "options": ["retire A", "retire B"]}
    assert [each["planes"] for each in told["pilots"]] == [11, 5]
    assert all(event["clause"] and event["text"] for event in told["events"])
    after = ruled(orders=[*POSITION["orders"], "retire A"])
    assert after["pilots"][0]["aces_flying"] == ["B"]
    assert after["decision"] is None
    left = [f"red: {die}" for die in (*["rookie"] * 4, "B")] + [f"blue: {die}" for die in (*["rookie"] * 4, "R")]
    assert after["dice_wanted"] == {"roll": "first", "dice": left}


def test_the_referee_refuses_an_order_with_its_clause() -> None:
    told = ruled(orders=["red: reroll 9"])
    assert told["refused"]["index"] == 0
    assert told["refused"]["clause"] == "SD-01"


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"dice": [2, 2, "-"]}, "one more wanted for the first roll"),
        ({"dice": ["hit"]}, "a Rookie cannot show hit"),
        ({"dice": ["bomb"]}, "no icon"),
        ({"dice": [None]}, "no icon"),
        ({"pilots": [pilot("red", flying="AA")]}, "names Ace A twice"),
        ({"pilots": [pilot("red", flying="X")]}, "not one of A, B, E, R"),
        ({"pilots": [pilot("green")]}, "no seat 'green'"),
        ({"pilots": [pilot("red", decision="hit")]}, "no Decision dice"),
        ({"seats": [{"name": "red"}]}, "2 to 4"),
        ({"planes": []}, "there is no such field"),
        ({"options": {"decision.timing": 3}}, "decision.timing"),
        ({"edition": "second"}, "edition: the dice games have none (SD-01)"),
        ({"game": "dogfight", "pilots": [pilot("red", 4, "A")]}, "a squadron has 4 dice"),
        ({"game": "dogfight", "pilots": [pilot("red", 4, decision="bomb")]}, "decision 'bomb'"),
    ],
)
def test_a_bad_position_is_answered_with_one_sentence(changes: dict, error: str) -> None:
    (answer, good), *_ = rule_on_lines(json.dumps({**POSITION, "orders": [], **changes}))
    assert not good
    assert error in answer["error"]


@pytest.mark.parametrize("game", ["dogfight", "bombing-raid"])
def test_the_chance_to_win_follows_the_squadrons_and_ends_with_the_winner(game: str) -> None:
    match = new_match(game, 2, 4)
    bots, told = bots_at(match, 4), []
    while not match.is_over:
        told.append(bots["red"].win_chance(match))
        seat = match.deciding_seats()[0]
        bots[seat].act(match, seat)
    assert told[0]["red"] == pytest.approx(0.5, abs=0.05)
    assert all(chances["red"] + chances["blue"] == 1.0 for chances in told)
    assert len({chances["red"] for chances in told}) > 3
    assert bots["red"].win_chance(match) == {side: float(side == match.winner) for side in match.seating.sides}


def test_nobody_knows_the_chances_of_three() -> None:
    assert make_bot("dogfight", "solver", 1).win_chance(new_match("dogfight", 3, 1)) == {}


def test_what_fell_is_told_in_the_language_of_whoever_reads_it() -> None:
    dice = "2 1 - - 1 evade 2 - " + "1 1 1 1 1 1 1 1"
    match = position("bombing-raid", [pilot(seat, flying="ABER") for seat in ("red", "blue")], dice)
    rolled = next(event for event in match.events if event.kind == "first-roll")
    assert (rolled.facts["dice"], rolled.facts["aces"]) == (["2", "1", "-", "-", "1", "evade", "2", "-"], list("ABER"))
    assert rolled.text == "red rolls Rookies 2 1 - -, A 1, B evade, E 2, R -: 6 planes. Locked: 6."
    with spoken_in("de"):
        assert rolled.text == "red wirft Rookies 2 1 - -, A 1, B Ausweicher, E 2, R -: 6 Flugzeuge. Gesperrt: 6."
        assert "#6 Ass B Ausweicher" in pilot_words(match.rules, match.table, 0)[0]
