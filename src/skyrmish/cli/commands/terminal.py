"""``skyrmish terminal``: a whole game as text, for people and bots at one keyboard."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from typer import Argument, Option

from skyrmish import USUAL
from skyrmish.cli.options import (
    Balloons,
    Board,
    Bombers,
    Edition,
    Game,
    Mission,
    Options,
    Plain,
    Teams,
    ruleset_from,
)
from skyrmish.words.refusal import Refusal

if TYPE_CHECKING:
    from skyrmish.cli.terminal.voice import Voice
    from skyrmish.match.records.header import Header
    from skyrmish.match.records.saved_games import SavedGame


def terminal(
    file: Annotated[Path | None, Argument(help="With --resume: the game to go on with.", metavar="[FILE]")] = None,
    seats: Annotated[
        str, Option(help="A seat each: a bot (such as rookie or ace; see docs/bots.md), or a person's name.")
    ] = "you,greedy",
    planes: Annotated[int, Option(help="Planes of each seat.")] = 1,
    teams: Teams = "",
    game: Game = USUAL,
    edition: Edition = "",
    modules: Annotated[
        str | None,
        Option(help="Modules, with commas between them; see docs/rulesets.md.", show_default="as recommended"),
    ] = None,
    option: Options = [],  # noqa: B006 - Typer's way to say none
    board: Board = "",
    mission: Mission = "",
    bombers: Bombers = 0,
    balloons: Balloons = 0,
    seed: Annotated[
        int | None, Option(help="The same seed gives the same dice and bots.", show_default="drawn, and shown")
    ] = None,
    save: Annotated[
        Path | None, Option(help="Where to keep the game.", show_default="your data folder, by date and seed")
    ] = None,
    resume: Annotated[bool, Option("--resume", help="Go on with FILE, or with the newest unfinished game.")] = False,
    dice: Annotated[
        str,
        Option(
            help="seeded, or typed: throw real dice and type them in.", show_default="seeded; resumed, as it was begun"
        ),
    ] = "",
    plain: Plain = False,
    as_json: Annotated[bool, Option("--json", help="Print every event and question as a JSON line.")] = False,
) -> None:
    """Play any game as text: bearings, ranges, clock positions; or dice in words.

    Examples: `skyrmish terminal` · `skyrmish terminal --seats Ann,Ben,greedy --planes 2 --seed 7` ·
    `skyrmish terminal --mission errant-balloons` · `skyrmish terminal --game dogfight` · `skyrmish terminal --resume`
    """
    from skyrmish.cli.terminal.sitting_down import header_from, new_file
    from skyrmish.cli.terminal.voice import JsonVoice, Voice
    from skyrmish.games.game import Pieces
    from skyrmish.match.records.saved_games import SavedGame

    if dice not in ("", "seeded", "typed"):
        raise Refusal("command-dice", dice=repr(dice))
    if file is not None and not resume:
        raise Refusal("command-say-resume", file=str(file))
    voice = JsonVoice() if as_json else Voice(plain)
    if resume:
        go_on(voice, file, dice)
        return
    ruleset = ruleset_from(game, edition, modules, option, board, mission)
    header = header_from(ruleset, seats, teams, seed, Pieces(planes, bombers, balloons))
    begin(voice, replace(header, typed_dice=dice == "typed"), SavedGame(new_file(save, header.seed)))


def begin(voice: "Voice", header: "Header", saved: "SavedGame") -> None:
    """A new game; in some, dice are thrown before anybody is asked."""
    from skyrmish.cli.terminal.asked_dice import AskedDice
    from skyrmish.cli.terminal.terminal_game import TerminalGame
    from skyrmish.match.dice.sources import SeededDice
    from skyrmish.match.records.record import start_match

    with kept(saved), leaving(voice):
        welcome(voice, header, saved.path, header.typed_dice)
        match = start_match(header, AskedDice(voice) if header.typed_dice else SeededDice(header.seed))
        TerminalGame(match, header, saved, voice).play()


def go_on(voice: "Voice", file: Path | None, dice: str) -> None:
    """The game in a file, or the newest that is not over; with the dice that it was begun with, or those asked for."""
    from skyrmish.cli.terminal.asked_dice import AskedDice
    from skyrmish.cli.terminal.sitting_down import games_folder
    from skyrmish.cli.terminal.terminal_game import TerminalGame
    from skyrmish.match.records.record import read_record
    from skyrmish.match.records.saved_games import SavedGame, newest_unfinished, read_text, resumed
    from skyrmish.words.catalogue import say

    path = file or newest_unfinished(games_folder())
    text, saved = read_text(path), SavedGame(path)
    with kept(saved), leaving(voice):
        record = read_record(text)
        header = replace(record.header, typed_dice=dice == "typed" if dice else record.header.typed_dice)
        match = resumed(record, AskedDice(voice) if header.typed_dice else None)
        welcome(voice, header, path, header.typed_dice)
        voice.say(say("terminal-over-already" if match.is_over else "terminal-resumed", round=match.table.round))
        TerminalGame(match, header, saved, voice).play()


@contextmanager
def leaving(voice: "Voice") -> Iterator[None]:
    """Whoever leaves while dice are asked for, before a game goes on, leaves its file as it was."""
    from skyrmish.cli.terminal.voice import Leave
    from skyrmish.words.catalogue import say

    try:
        yield
    except Leave:
        voice.say(say("terminal-good-bye"))


@contextmanager
def kept(saved: "SavedGame") -> Iterator[None]:
    """While the file is ours."""
    saved.open()
    try:
        yield
    finally:
        saved.close()


def welcome(voice: "Voice", header: "Header", path: Path, typed: bool) -> None:
    """What is being played, by whom, where it is kept, and whose dice fall."""
    from skyrmish.cli.terminal.faces import face_of
    from skyrmish.games.all_games import game_of
    from skyrmish.words.catalogue import say

    game, seated = game_of(header.ruleset), header.seated().items()
    who = [say("terminal-bot", name=name, bot=player.bot) if player.bot else name for name, player in seated]
    voice.say(say("terminal-title", title=game.title(header.ruleset)), "title")
    voice.say(say("terminal-at-the-table", who=who, seed=header.seed, path=str(path)))
    thrown = [say("terminal-typed-dice")] if typed else []
    for remark in [*face_of(game).remarks(), *thrown, say("terminal-type-help")]:
        voice.say(remark, "hint")
