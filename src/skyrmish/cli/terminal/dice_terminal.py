"""``skyrmish terminal --game dogfight`` or ``bombing-raid``: a game of dice as text."""

import secrets
from pathlib import Path

from skyrmish.bots.squadron_dice.knowledge import DICE_BOTS
from skyrmish.cli.commands.dice_rulesets import dice_ruleset_from, is_dice_game
from skyrmish.cli.terminal.dice_table import AskedIcons, DiceTable
from skyrmish.cli.terminal.sitting_down import MOST_SEED, games_folder, new_file
from skyrmish.cli.terminal.voice import JsonVoice, Voice
from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_dice.icon_dice import SeededIcons
from skyrmish.games.squadron_dice.pieces import MOST_PILOTS
from skyrmish.match.dice_games.match import seated_for_dice
from skyrmish.match.dice_games.records import DiceHeader, is_dice_record, resumed_dice, start_dice_match
from skyrmish.match.saved_games import SavedGame, newest_unfinished, read_text

COLOURS = ("red", "blue", "white", "grey")
USUAL_SEATS = "you,greedy"


def is_dice_table(game: str, file: Path | None, resume: bool) -> bool:
    """Whether the terminal is asked for one of the dice games, by name or by the game to go on with."""
    if not resume:
        return is_dice_game(game)
    return is_dice_record(read_text(file or newest_unfinished(games_folder())))


def sit_down_to_dice(
    game: str,
    file: Path | None,
    seats: str,
    teams: str,
    option: list[str],
    seed: int | None,
    save: Path | None,
    resume: bool,
    dice: str,
    plain: bool,
    as_json: bool,
) -> None:
    """Start a game of dice, or go on with one."""
    if dice not in ("seeded", "typed"):
        raise Refusal(f"--dice: {dice!r} is neither seeded nor typed")
    voice = JsonVoice() if as_json else Voice(plain)
    if resume:
        path = file or newest_unfinished(games_folder())
        saved = SavedGame(path)
        saved.open()
    else:
        header = dice_header_from(game, option, seats, teams, seed)
        saved = SavedGame(new_file(save, header.seed))
        saved.open()
    try:
        if resume:
            match, header = resumed_dice(read_text(path))
        else:
            match = start_dice_match(header, AskedIcons(voice) if dice == "typed" else SeededIcons(header.seed))
        if dice == "typed":
            match.dice = AskedIcons(voice)
        DiceTable(match, header, saved, voice).play(resume)
    finally:
        saved.close()


def dice_header_from(game: str, option: list[str], seats: str, teams: str, seed: int | None) -> DiceHeader:
    """All that is known before the first roll; without a seed, one is drawn."""
    words = [word.strip() for word in (seats or USUAL_SEATS).split(",") if word.strip()]
    if not 2 <= len(words) <= MOST_PILOTS:
        raise Refusal(f"--seats: {len(words)} players are not from 2 to {MOST_PILOTS}", "SD-01")
    names: list[str] = []
    for number, word in enumerate(words):
        colours = [*COLOURS[number:], *COLOURS[:number]]
        free = (colour for colour in colours if colour not in names and colour not in words)
        names.append(next(free) if word in DICE_BOTS else word)
    players = tuple(f"bot {word}" if word in DICE_BOTS else "person" for word in words)
    sides = [word.strip() for word in teams.split(",") if word.strip()]
    if sides and len(sides) != len(names):
        raise Refusal(f"--teams: {len(names)} seats want {len(names)} teams, not {len(sides)}", "B-74")
    if seed is None:
        seed = secrets.randbelow(10**9)
    if not 0 <= seed <= MOST_SEED:
        raise Refusal(f"--seed: {seed} is not a whole number from 0 to {MOST_SEED}")
    return DiceHeader(dice_ruleset_from(game, option), seated_for_dice(names, sides), seed, players)
