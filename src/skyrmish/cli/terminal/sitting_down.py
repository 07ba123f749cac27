"""Sitting down at the terminal: who sits where, with which rules, and in which file the game is kept."""

import datetime
import secrets
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from skyrmish.bots.kinds import bot_names, is_known, is_of_another_game
from skyrmish.cli.options import as_options, listed
from skyrmish.games.all_games import game_of
from skyrmish.games.game import Pieces
from skyrmish.match.records.header import LARGEST_SEED, Header, Player
from skyrmish.words.lists import either
from skyrmish.words.refusal import Refusal, about

ALIKE = 0.7  # how much of a word is a bot's name, where that was meant


def games_folder() -> Path:
    """Where games are kept unless told otherwise."""
    from platformdirs import user_data_path

    return user_data_path("skyrmish", appauthor=False) / "games"


def named_seats(ruleset: Any, seats: str) -> tuple[list[str], list[Player]]:
    """Names and players from ``Ann,greedy``: a bot is called by a colour, anything else is a person's name."""
    words, game = listed(seats), game_of(ruleset)
    with as_options(), about("seats"):
        players = [player_named(ruleset.game, word) for word in words]
        game.seat_names(len(words))
    names: list[str] = []
    for number, (word, player) in enumerate(zip(words, players, strict=True)):
        colours = [*game.colours[number:], *game.colours[:number]]
        free = (colour for colour in colours if colour not in names and colour not in words)
        names.append(next(free) if player.bot else word)
    return names, players


def player_named(game: str, word: str) -> Player:
    """The bot of that name, or a person; a word that is nearly a bot's name is a person's if it has a capital."""
    if is_known(game, word):
        return Player(word)
    elsewhere = is_of_another_game(game, word)
    near = bot_names(game) if elsewhere else get_close_matches(word, bot_names(game), cutoff=ALIKE)
    if near and word.islower():
        raise Refusal("seat-nearly-bot", word=repr(word), near=either(near), name=word.capitalize())
    return Player()


def header_from(
    ruleset: Any, seats: str, teams: str = "", seed: int | None = None, pieces: Pieces | None = None
) -> Header:
    """All that is known before the first order; without a seed, one is drawn."""
    names, players = named_seats(ruleset, seats)
    with as_options(), about("teams"):
        sides = listed(teams)
        if sides and len(sides) != len(names):
            raise Refusal("terminal-teams", "B-47", seats=len(names), teams=len(sides))
    if seed is None:
        seed = secrets.randbelow(10**9)
    if not 0 <= seed <= LARGEST_SEED:
        raise Refusal("command-seed", seed=seed, most=LARGEST_SEED)
    with as_options():
        seating = game_of(ruleset).seats(ruleset, names, sides, pieces or Pieces())
    return Header(ruleset, seating, seed, tuple(map(str, players)))


def new_file(save: Path | None, seed: int) -> Path:
    """The file for a new game; one that exists is never written over."""
    if save is not None:
        if save.exists():
            raise Refusal("command-save-exists", save=str(save))
        return save
    folder, name = games_folder(), f"{datetime.date.today().isoformat()}-seed-{seed}"
    tries = [folder / f"{name}.txt", *(folder / f"{name}-{number}.txt" for number in range(2, 10_000))]
    return next(path for path in tries if not path.exists())
