"""A dice layout and a bot of your own, by an option and by a file: a game is played with each."""

from pathlib import Path

import pytest

import skyrmish

ACES = {"ace": {"A": [2, 2, 2, "evade", "evade", "reroll"]}}
CAUTIOUS = """
class Cautious:
    def choose(self, view):
        return next((option for option in view.options if "none" in option), view.options[0])
"""


@pytest.mark.parametrize("game", ["dogfight", "bombing-raid"])
def test_a_game_is_played_with_dice_of_ones_own(game: str) -> None:
    match = skyrmish.new_match(game, seed=4, options={"dice": ACES})
    skyrmish.play(match, {seat: skyrmish.bot("greedy", game=game) for seat in ("red", "blue")})
    assert match.is_over
    again = skyrmish.resume(skyrmish.record(match))
    assert (again.winner, again.ruleset.options) == (match.winner, {"dice": ACES})


def test_a_die_shows_what_its_layout_says() -> None:
    rookie = {"rookie": ["2"] * 6}
    match = skyrmish.new_match("bombing-raid", seed=4, options={"dice": rookie})
    rolled = next(event for event in match.events if event.kind == "first-roll")
    assert rolled.facts["dice"][:4] == ["2", "2", "2", "2"]
    with pytest.raises(skyrmish.Refusal, match=r"a die has six faces, not 3 \(SD-04\)"):
        skyrmish.ruleset("dogfight", options={"dice": {"rookie": [1, 2, 2]}})


@pytest.mark.parametrize("game", skyrmish.game_names())
def test_a_game_is_played_by_a_bot_of_ones_own(game: str, tmp_path: Path) -> None:
    file = tmp_path / "cautious.py"
    file.write_text(CAUTIOUS, encoding="utf-8")
    mine = skyrmish.bot(f"{file}:Cautious", game=game, seconds=20)
    match = skyrmish.new_match(game, seed=2, options={"limit.rounds": 2})
    skyrmish.play(match, {"red": mine, "blue": skyrmish.bot("greedy", game=game)})
    mine.close()
    assert match.is_over
    if game == "bombing-raid":
        chose = [event.facts["dice"] for event in match.events if event.kind == "chose" and event.who == "red"]
        assert chose
        assert not any(chose)
