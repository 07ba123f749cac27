"""``skyrmish rules``: any ruleset as a short rule sheet, or what differs from another edition."""

import contextlib
import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from skyrmish.cli.commands.dice_rulesets import dice_ruleset_from, is_dice_game, refuse_planes
from skyrmish.cli.commands.rulesets import Board, Edition, Game, Mission, Modules, Options, ruleset_from
from skyrmish.engine.refusal import Refusal

if TYPE_CHECKING:
    from skyrmish.games.rule_sheets import Section
    from skyrmish.games.squadron_dice.ruleset import DiceRuleset
    from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset


def rules(
    game: Game = "squadron-leader",
    edition: Edition = "first",
    modules: Modules = "",
    option: Options = [],  # noqa: B006 - Typer's way to say none
    board: Board = "",
    mission: Mission = "",
    diff: Annotated[
        str, typer.Option("--diff", help="Only what differs from this edition, such as first or first+altitude.")
    ] = "",
    plain: Annotated[bool, typer.Option("--plain", help="Plain text also on a terminal.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Print a ruleset as a short rule sheet in our own words, each line with its clauses; or what differs.

    It is made from the data that the engine plays with: a changed number changes the sheet.

    Example: `skyrmish rules --edition second --modules split-s --option climb.limit=2`

    Example: `skyrmish rules --edition second --diff first`

    Example: `skyrmish rules --mission bombers-escape`
    """
    if is_dice_game(game):
        refuse_planes(edition, modules, board, compared=diff)
        print_dice_sheet(dice_ruleset_from(game, option), plain, as_json)
        return
    ours = ruleset_from(game, edition, modules, option, board, mission)
    with contextlib.suppress(AttributeError, OSError, ValueError):
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
    if diff:
        print_differences(other_ruleset(diff), ours, plain, as_json)
    else:
        print_sheet(ours, plain, as_json)


def other_ruleset(text: str) -> "Ruleset":
    """The ruleset to compare with: an edition, and modules after plus signs."""
    from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset

    edition, *modules = (word.strip() for word in text.split("+"))
    ruleset = Ruleset(edition, tuple(modules))
    try:
        ruleset.settled()
    except Refusal as refusal:
        raise Refusal(f"--diff: {refusal.reason}", refusal.clause) from None
    return ruleset


def print_sheet(ruleset: "Ruleset", plain: bool, as_json: bool) -> None:
    from skyrmish.cli.texts.ruleset_text import ruleset_title
    from skyrmish.games.squadron_leader.sheet.rule_sheet import rule_sheet

    print_sections(ruleset_title(ruleset), named(ruleset), rule_sheet(ruleset), plain, as_json)


def print_dice_sheet(ruleset: "DiceRuleset", plain: bool, as_json: bool) -> None:
    from skyrmish.games.squadron_dice.constants import TITLES
    from skyrmish.games.squadron_dice.sheet.rule_sheet import rule_sheet

    facts = {"game": ruleset.game, "options": ruleset.settled()}
    print_sections(TITLES[ruleset.game], facts, rule_sheet(ruleset), plain, as_json)


def print_sections(title: str, facts: dict[str, Any], sections: "list[Section]", plain: bool, as_json: bool) -> None:
    from rich.console import Console

    from skyrmish.cli.texts.rule_sheet_text import sheet_lines, show_sheet

    console = Console()
    if as_json:
        print(json.dumps({"title": title, **facts, "sections": [asdict(section) for section in sections]}))
    elif plain or not console.is_terminal:
        print("\n".join(sheet_lines(title, sections)))
    else:
        show_sheet(console, title, sections)


def print_differences(theirs: "Ruleset", ours: "Ruleset", plain: bool, as_json: bool) -> None:
    from rich.console import Console

    from skyrmish.cli.texts.rule_sheet_text import difference_lines, show_differences
    from skyrmish.cli.texts.ruleset_text import ruleset_title
    from skyrmish.games.squadron_leader.rulesets.ruleset_diff import differences

    found, console = differences(theirs, ours), Console()
    title = f"{ruleset_title(ours)}: what differs from {ruleset_title(theirs)}"
    if as_json:
        told = {"ours": named(ours), "theirs": named(theirs), "differences": [asdict(each) for each in found]}
        print(json.dumps(told))
    elif plain or not console.is_terminal:
        print("\n".join(difference_lines(title, theirs.edition, ours.edition, found)))
    else:
        show_differences(console, title, theirs.edition, ours.edition, found)


def named(ruleset: "Ruleset") -> dict[str, Any]:
    """The ruleset as a position file names it, every setting settled."""
    width, height = ruleset.board
    board = {"columns": int(width), "rows": int(height)} if ruleset.hexes else {"width": width, "height": height}
    return {
        "game": ruleset.game,
        "edition": ruleset.edition,
        "modules": list(ruleset.modules),
        "options": ruleset.settled(),
        "board": {"kind": "hex" if ruleset.hexes else "open", **board},
        "mission": ruleset.mission_name,
    }
