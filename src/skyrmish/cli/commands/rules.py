"""``skyrmish rules``: any ruleset as a short rule sheet, or what differs from another edition."""

import json
from dataclasses import asdict
from typing import Annotated, Any

from typer import Option

from skyrmish import USUAL
from skyrmish.cli.options import Board, Edition, Game, Json, Mission, Modules, Options, Plain, ruleset_from
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal, where


def rules(
    game: Game = USUAL,
    edition: Edition = "",
    modules: Modules = "",
    option: Options = [],  # noqa: B006 - Typer's way to say none
    board: Board = "",
    mission: Mission = "",
    diff: Annotated[str, Option(help="Only what differs from this edition, such as first or first+altitude.")] = "",
    plain: Plain = False,
    as_json: Json = False,
) -> None:
    """Print a ruleset as a short rule sheet in our own words, each line with its clauses; or what differs.

    It is made from the data that the engine plays with: a changed number changes the sheet.

    Example: `skyrmish rules --edition second --modules split-s --option climb.limit=2`

    Example: `skyrmish rules --edition second --diff first`

    Example: `skyrmish rules --mission bombers-escape`
    """
    ours = ruleset_from(game, edition, modules, option, board, mission)
    if diff:
        print_differences(other_ruleset(ours, diff), ours, plain, as_json)
    else:
        print_sheet(ours, plain, as_json)


def other_ruleset(ours: Any, text: str) -> Any:
    """The ruleset to compare with: an edition, and modules after plus signs."""
    from skyrmish.games.all_games import game_of
    from skyrmish.games.game import Choices

    edition, *modules = (word.strip() for word in text.split("+"))
    game = game_of(ours)
    try:
        return game.ruleset(Choices(game.names[0], edition, tuple(modules)))
    except Refusal as refusal:
        raise where(refusal, "at-option", option="diff") from None


def print_sheet(ruleset: Any, plain: bool, as_json: bool) -> None:
    from skyrmish.cli.texts.paper import Paper
    from skyrmish.cli.texts.rule_sheet_text import sheet_lines, show_sheet
    from skyrmish.games.all_games import game_of

    game, paper = game_of(ruleset), Paper(plain)
    title, sections = game.title(ruleset), game.rule_sheet(ruleset)
    if as_json:
        told = {"title": title, **game.settled(ruleset), "sections": [asdict(section) for section in sections]}
        print(json.dumps(told))
    elif not plain and not paper.console.is_terminal:
        print("\n".join(sheet_lines(title, sections)))
    else:
        show_sheet(paper, title, sections)


def print_differences(theirs: Any, ours: Any, plain: bool, as_json: bool) -> None:
    from skyrmish.cli.texts.paper import Paper
    from skyrmish.cli.texts.rule_sheet_text import difference_lines, show_differences
    from skyrmish.games.all_games import game_of

    game, paper = game_of(ours), Paper(plain)
    found = game.differences(theirs, ours)
    title = say("rules-what-differs", ours=game.title(ours), theirs=game.title(theirs))
    if as_json:
        told = {"ours": game.settled(ours), "theirs": game.settled(theirs)}
        print(json.dumps({**told, "differences": [asdict(each) for each in found]}))
    elif not plain and not paper.console.is_terminal:
        print("\n".join(difference_lines(title, theirs.edition, ours.edition, found)))
    else:
        show_differences(paper, title, theirs.edition, ours.edition, found)
