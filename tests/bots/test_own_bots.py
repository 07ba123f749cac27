"""Bots of one's own: in a file or as a program, in every game; whatever they do, the match goes on."""

import sys
from pathlib import Path

import pytest

import skyrmish
from skyrmish.bots.faults import LEAST_FAULTS, are_too_many
from skyrmish.bots.kinds import check_bot, kinds_of, make_bot
from skyrmish.bots.own import own_bots
from skyrmish.bots.own.own_bots import OwnBot
from skyrmish.bots.own.view import view_of
from skyrmish.games.all_games import BY_NAME
from skyrmish.match.match import Match
from skyrmish.words.refusal import Refusal

ROOT = Path(__file__).parents[2]
GAMES = tuple(BY_NAME)
EXAMPLES = [f"{ROOT}/examples/my_bot.py:Eager", f"program:{sys.executable} {ROOT}/examples/line_bot.py"]


def played(name: str, game: str = "squadron-leader", seconds: float = 5.0) -> tuple[Match, OwnBot]:
    match = skyrmish.new_match(game, seed=1, options={"limit.rounds": 2})
    bot = make_bot(game, name, 1, seconds=seconds)
    assert isinstance(bot, OwnBot)
    try:
        while not match.is_over:
            bot.act(match, match.deciding_seats()[0])
    finally:
        bot.close()
    return match, bot


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_play_every_game(name: str, game: str) -> None:
    match, bot = played(name, game)
    assert match.is_over
    assert all("unfinished" in fault.reason or "ordered" in fault.reason for fault in bot.faults)
    assert not bot.faults or game in ("squadron-leader", "space-pirates"), "only a move can be left unfinished"


@pytest.mark.parametrize("game", GAMES)
def test_a_view_tells_what_its_seat_may_see_and_every_legal_order(game: str) -> None:
    match = skyrmish.new_match(game, seed=4)
    players = {seat: make_bot(game, kinds_of(game).stand_in, 4) for seat in match.seating.names}
    while not match.is_over and match.table.decisions < 30:
        seat = match.deciding_seats()[0]
        view = view_of(match, seat)
        assert (view.seat, view.kind, view.round) == (seat, match.asked.name, match.table.round)
        assert view.ruleset["game"] == game
        assert {option.rpartition(": ")[2] for option in view.options} == {
            order.words() for order in match.legal_orders(seat)
        }
        assert players[seat].orders(match, seat)[0] in view.options or view.kind in ("place", "move")
        players[seat].act(match, seat)


def test_a_view_hides_what_another_seat_has_chosen() -> None:
    match = skyrmish.new_match("bombing-raid", seed=3)
    before = view_of(match, "blue").as_json()
    match.order("red: reroll 2")
    assert view_of(match, "blue").as_json() == before


def test_a_view_of_a_shot_shows_its_dice() -> None:
    match = skyrmish.new_match("dogfight", seed=6)
    players = {seat: make_bot("dogfight", "random", 6) for seat in match.seating.names}
    while match.asked.name != "shot-window":
        seat = match.deciding_seats()[0]
        players[seat].act(match, seat)
    view = view_of(match, match.deciding_seats()[0])
    shot = next(event for event in reversed(match.events) if event.kind == "shot").as_json()
    assert (view.hit_dice, view.evade_dice) == (shot["hit_dice"], shot["evade_dice"])
    assert {view.hitter, view.evader} == {"red", "blue"}


@pytest.mark.parametrize(
    ("code", "fault", "kind"),
    [
        ("import sys; sys.exit(1)", "ended", "gone"),
        ("import time; time.sleep(60)", "is late", "late"),
        ("[print('hello', flush=True) for line in __import__('sys').stdin]", "answered no JSON", "refused"),
        ("[print('[]', flush=True) for line in __import__('sys').stdin]", "answered no JSON object", "refused"),
        ("[print('{}', flush=True) for line in __import__('sys').stdin]", "answered no list of orders", "refused"),
        ("[print('{\"error\": \"oh\"}', flush=True) for line in __import__('sys').stdin]", "says oh", "raised"),
        (
            "[print('{\"orders\": [\"fly\"]}', flush=True) for line in __import__('sys').stdin]",
            "ordered 'fly'",
            "refused",
        ),
    ],
)
@pytest.mark.parametrize("game", ["squadron-leader", "dogfight"])
def test_a_bot_at_fault_is_out_and_harms_nothing(
    code: str, fault: str, kind: str, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "bot.py"
    file.write_text(code)
    late = "sleep" in code
    monkeypatch.setattr(own_bots, "TO_START", 0.1 if late else 20.0)
    match, bot = played(f"program:{sys.executable} {file}", game, 0.1 if late else 20.0)
    assert match.is_over
    assert bot.is_out
    assert len(bot.faults) == bot.answers == LEAST_FAULTS
    assert all(each.reason.startswith(fault) for each in bot.faults), bot.faults
    assert {each.kind for each in bot.faults} == {kind}


def test_a_few_faults_among_many_answers_are_forgiven() -> None:
    assert not are_too_many(2, 2)
    assert are_too_many(3, 3)
    assert are_too_many(3, 59)
    assert not are_too_many(3, 60), "5 % are not more than 5 %"
    assert are_too_many(4, 60)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("clever", "bot 'clever' is unknown; the bots are random"),
        ("nowhere.py:Name", "bot 'nowhere.py:Name': there is no file nowhere.py"),
        ("program:", "say which program"),
        ("program:./no-such-program", "cannot be started"),
        (f"{ROOT}/examples/my_bot.py:Nobody", "AttributeError"),
    ],
)
def test_a_bot_that_cannot_be_had_is_refused_in_one_sentence(name: str, sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        check_bot("dogfight", name, start=True)
