"""Bots of one's own: in a file or as a program; whatever they do, the match goes on."""

import sys
from pathlib import Path

import pytest

from skyrmish.bots.own import own_bots
from skyrmish.bots.own.own_bots import MOST_FAULTS, OwnBot, make_bot, try_out
from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import usual_seats
from skyrmish.match.dice_sources import SeededDice
from skyrmish.match.match import Match

ROOT = Path(__file__).parents[2]
QUICK = Ruleset(options={"limit.rounds": 2})


def played(name: str, seconds: float = 5.0) -> tuple[Match, OwnBot]:
    match = Match(QUICK, usual_seats(("red", "blue")), SeededDice(1))
    bot = make_bot(name, 1, seconds=seconds)
    assert isinstance(bot, OwnBot)
    try:
        while not match.is_over:
            bot.act(match, match.deciding_seats()[0])
    finally:
        bot.close()
    return match, bot


@pytest.mark.parametrize(
    "name", [f"{ROOT}/examples/my_bot.py:Eager", f"program:{sys.executable} {ROOT}/examples/line_bot.py"]
)
def test_the_examples_play(name: str) -> None:
    match, bot = played(name)
    assert match.is_over
    assert all("unfinished" in fault or "ordered" in fault for fault in bot.faults)


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("import sys; sys.exit(1)", "ended"),
        ("import time; time.sleep(60)", "is late"),
        ("[print('hello', flush=True) for line in __import__('sys').stdin]", "answered no JSON"),
        ("[print('[]', flush=True) for line in __import__('sys').stdin]", "answered no JSON object"),
        ("[print('{}', flush=True) for line in __import__('sys').stdin]", "answered no list of orders"),
        ("[print('{\"orders\": [\"fly\"]}', flush=True) for line in __import__('sys').stdin]", "ordered 'fly'"),
    ],
)
def test_a_bot_at_fault_is_replaced_and_harms_nothing(
    code: str, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "bot.py"
    file.write_text(code)
    late = "sleep" in code
    monkeypatch.setattr(own_bots, "TO_START", 0.1 if late else 20.0)
    match, bot = played(f"program:{sys.executable} {file}", 0.1 if late else 20.0)
    assert match.is_over
    assert len(bot.faults) == MOST_FAULTS
    assert all(each.startswith(fault) for each in bot.faults), bot.faults


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
        try_out(name)
