"""``skyrmish terminal``: a whole game as text, for people and bots at one keyboard."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from skyrmish.cli.commands.rulesets import (
    Balloons,
    Board,
    Bombers,
    Edition,
    Game,
    Mission,
    Options,
    recommended_modules,
    ruleset_from,
)
from skyrmish.engine.refusal import Refusal

if TYPE_CHECKING:
    from skyrmish.cli.terminal.voice import Voice
    from skyrmish.match.match import Match
    from skyrmish.match.record_header import Header


def terminal(
    file: Annotated[
        Path | None, typer.Argument(help="With --resume: the game to go on with.", metavar="[FILE]")
    ] = None,
    seats: Annotated[
        str,
        typer.Option(
            help="A seat each: a bot (rookie, wingman, veteran, ace …; see docs/bots.md), or a person's name."
        ),
    ] = "you,greedy",
    planes: Annotated[int, typer.Option(help="Planes of each seat.")] = 1,
    teams: Annotated[
        str, typer.Option(help="A team for each seat, such as a,b,a,b; without it, all for themselves.")
    ] = "",
    game: Game = "squadron-leader",
    edition: Edition = "first",
    modules: Annotated[
        str | None,
        typer.Option(help="Modules, with commas between them; see docs/rulesets.md.", show_default="as recommended"),
    ] = None,
    option: Options = [],  # noqa: B006 - Typer's way to say none
    board: Board = "",
    mission: Mission = "",
    bombers: Bombers = 0,
    balloons: Balloons = 0,
    seed: Annotated[
        int | None, typer.Option(help="The same seed gives the same dice and bots.", show_default="drawn, and shown")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(help="Where to keep the game.", show_default="your data folder, by date and seed")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with FILE, or with the newest unfinished game.")
    ] = False,
    dice: Annotated[str, typer.Option(help="seeded, or typed: throw real dice and type them in.")] = "seeded",
    plain: Annotated[bool, typer.Option("--plain", help="No colour, no clearing of the screen.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print every event and question as a JSON line.")] = False,
) -> None:
    """Play Squadron Leader as text: bearings, ranges, clock positions.

    Examples: `skyrmish terminal` · `skyrmish terminal --seats Ann,Ben,greedy --planes 2 --seed 7` ·
    `skyrmish terminal --mission errant-balloons` · `skyrmish terminal --resume`
    """
    from skyrmish.cli.commands.dice_rulesets import refuse_planes
    from skyrmish.cli.terminal.asked_dice import AskedDice
    from skyrmish.cli.terminal.dice_terminal import is_dice_table, sit_down_to_dice
    from skyrmish.cli.terminal.sitting_down import games_folder, header_from, new_file
    from skyrmish.cli.terminal.terminal_game import TerminalGame
    from skyrmish.cli.terminal.voice import JsonVoice, Voice
    from skyrmish.match.dice_sources import SeededDice
    from skyrmish.match.records import start_match
    from skyrmish.match.saved_games import SavedGame, newest_unfinished, read_text, resumed

    if is_dice_table(game, file, resume):
        refuse_planes(edition, modules or "", board, planes)
        sit_down_to_dice(game, file, seats, teams, option, seed, save, resume, dice, plain, as_json)
        return
    if dice not in ("seeded", "typed"):
        raise Refusal(f"--dice: {dice!r} is neither seeded nor typed")
    if file is not None and not resume:
        raise Refusal(f"to go on with {file}, say --resume {file}")
    voice = JsonVoice() if as_json else Voice(plain)
    if resume:
        path = file or newest_unfinished(games_folder())
        saved = SavedGame(path)
        text = read_text(path)
        saved.open()
    else:
        named = recommended_modules(game, edition) if modules is None else modules
        header = header_from(
            ruleset_from(game, edition, named, option, board, mission), seats, planes, teams, seed, bombers, balloons
        )
        match = start_match(header, SeededDice(header.seed))
        saved = SavedGame(new_file(save, header.seed))
        saved.open()
    try:
        if resume:
            match, header = resumed(text)
        if dice == "typed":
            match.dice = AskedDice(voice)
        welcome(voice, match, header, saved.path, resume)
        TerminalGame(match, header, saved, voice, dice == "typed").play()
    finally:
        saved.close()


def welcome(voice: "Voice", match: "Match", header: "Header", path: Path, resumes: bool) -> None:
    """What is being played, by whom, and where it is kept."""
    from skyrmish.cli.texts.ruleset_text import ruleset_title

    voice.say(ruleset_title(header.ruleset) + ".", "title")
    who = zip((seat.name for seat in header.seating.seats), header.players, strict=True)
    told = ", ".join(f"{name} ({player.replace('bot ', '')} bot)" if "bot" in player else name for name, player in who)
    voice.say(f"At the table: {told}. Seed {header.seed}. Kept in {path}.")
    if resumes:
        voice.say("The match is over already." if match.is_over else f"Resumed in round {match.table.round}.")
    voice.say("Type help at any prompt.", "hint")
