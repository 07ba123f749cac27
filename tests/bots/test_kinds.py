"""The bots of every game, by name: they have words, a stand-in that keeps nobody waiting, and play to the end."""

from pathlib import Path

import pytest

import skyrmish
from skyrmish.bots.kinds import bot_names, is_known, kinds_of, make_bot
from skyrmish.bots.level import Level
from skyrmish.games.all_games import BY_NAME
from skyrmish.words.refusal import Refusal

ROOT = Path(__file__).parents[2]
GAMES = tuple(BY_NAME)
LEVELS = [(game, level) for game in GAMES for level in kinds_of(game).levels]
NAMED = [f"{game} {level.name}" for game, level in LEVELS]


@pytest.mark.parametrize(("game", "level"), LEVELS, ids=NAMED)
def test_a_level_has_a_title_a_line_about_it_and_a_place_in_the_docs(game: str, level: Level) -> None:
    assert level.title == level.name.capitalize()
    assert level.about.endswith(".")
    assert f"`{level.name}`" in (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert is_known(game, level.name)


@pytest.mark.parametrize("game", GAMES)
def test_the_stand_in_answers_at_a_glance_and_the_best_gives_hints(game: str) -> None:
    kinds = kinds_of(game)
    assert not kinds.thinks_long(kinds.stand_in)
    assert kinds.usual == bot_names(game)[-1] == kinds.ladder[-1].name
    assert not any(level.is_yardstick for level in kinds.ladder)


@pytest.mark.parametrize(("game", "level"), [each for each in LEVELS if not each[1].thinks_long])
def test_the_same_seed_gives_the_same_match_with_a_reason_for_every_order(game: str, level: Level) -> None:
    told = []
    for _ in range(2):
        match = skyrmish.new_match(game, seed=3, options={"limit.rounds": 3})
        players = {seat: make_bot(game, level.name, 9) for seat in match.seating.names}
        while not match.is_over:
            seat = match.deciding_seats()[0]
            orders = players[seat].orders(match, seat)
            if match.table.decisions % 7 == 0:
                hint = players[seat].hint(match, seat)
                assert hint.orders == orders
                assert hint.why
            players[seat].act(match, seat)
        told.append(match.entries)
    assert told[0] == told[1]


def test_a_bot_of_another_game_is_unknown() -> None:
    assert not is_known("squadron-leader", "solver")
    with pytest.raises(Refusal, match="bot 'ace' is unknown; the bots are random, greedy, solver"):
        make_bot("dogfight", "ace", 1)
    with pytest.raises(Refusal, match="nodes: 0 is not from 1"):
        make_bot("dogfight", "greedy", 1, nodes=0)
