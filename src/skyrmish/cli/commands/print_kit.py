"""``skyrmish print``: the kit for 3D printer, laser cutter and paper."""

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from typer import Option

from skyrmish import USUAL
from skyrmish.cli.options import Board, Mission, Options, Plain, as_options, listed, number, option_from, whole_number
from skyrmish.printkit.pieces.sizes import BED, SCALE, THICKNESS, TOLERANCE
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import about

if TYPE_CHECKING:
    from skyrmish.printkit.choices import Choices
    from skyrmish.printkit.kit import Kit
    from skyrmish.printkit.shelf import Shelf

WHOLE, MM = "NUMBER", "MM"
_SPLIT = "may be given several times, or separated by commas"


def print_kit(
    game: Annotated[str, Option(help="squadron-leader, space-pirates, dogfight or bombing-raid.")] = USUAL,
    edition: Annotated[
        str, Option(help="Of Squadron Leader: first, first-d6, second or current.", show_default="first")
    ] = "",
    modules: Annotated[str, Option(help="Modules by name, separated by commas; or all, or none.")] = "all",
    option: Options = [],  # noqa: B006 - Typer's way to say none
    board: Board = "",
    mission: Mission = "",
    players: Annotated[int, Option(parser=whole_number("players"), metavar=WHOLE, help="For how many players.")] = 2,
    part: Annotated[
        list[str] | None, Option(help=f"Only this part or sheet ({_SPLIT}); --list shows the names.")
    ] = None,
    paper: Annotated[str, Option(help="a4 or letter.")] = "a4",
    low_ink: Annotated[bool, Option("--low-ink", help="Outlines only, on paper.")] = False,
    tolerance: Annotated[
        float,
        Option(parser=number("tolerance"), metavar=MM, help="Clearance between parts that fit into each other."),
    ] = TOLERANCE,
    thickness: Annotated[
        float, Option(parser=number("thickness"), metavar=MM, help="Thickness of templates, rings and boards.")
    ] = THICKNESS,
    bed: Annotated[float, Option(parser=number("bed"), metavar=MM, help="Side of your printer's plate.")] = BED,
    kerf: Annotated[float, Option(parser=number("kerf"), metavar=MM, help="Width of your laser's cut.")] = 0.0,
    scale: Annotated[
        float, Option(parser=number("scale"), metavar="PERCENT", help="Of the whole kit: 100 to 200, such as 150.")
    ] = SCALE,
    text: Annotated[bool, Option(help="Engrave letters and figures into the solids.")] = True,
    out: Annotated[
        Path, Option(help="The folder to write; an earlier kit there is replaced, nothing of yours is.")
    ] = Path("skyrmish-kit"),
    force: Annotated[
        bool, Option("--force", help="Write among files of yours: those in the way are replaced, and named.")
    ] = False,
    with_zip: Annotated[bool, Option("--zip/--no-zip", help="Also write the kit as OUT.zip.")] = True,
    list_parts: Annotated[bool, Option("--list", help="Print the names of all parts and leave.")] = False,
    plain: Plain = False,
    as_json: Annotated[bool, Option("--json", help="Print what was made as one JSON object.")] = False,
) -> None:
    """Make the kit to print: STL and 3MF for 3D printers, SVG for laser cutters, PDF for paper.

    Example: `skyrmish print --edition first --players 4 --paper a4 --out kit`
    """
    from skyrmish.games.all_games import game_named
    from skyrmish.printkit.choosing import choose
    from skyrmish.printkit.shelf import Shelf

    with as_options():
        with about("game"):
            options = dict(option_from(game_named(game), text) for text in option)
        wanted = tuple(listed(",".join(part or [])))
        played, fitted = (game, edition, modules, players), (tolerance, thickness, text)
        choices = choose(*played, paper, low_ink, *fitted, wanted, board, mission, bed, options, kerf, scale)
        if list_parts:
            _list(choices, as_json)
            return
        start = time.monotonic()
        kit = _put_away(choices, Shelf(out, with_zip, force), quiet=as_json or plain)
    _report(kit, out, with_zip, time.monotonic() - start, as_json)


def _put_away(choices: "Choices", shelf: "Shelf", quiet: bool) -> "Kit":
    """Make the kit and write it, once it is known that there is room for it."""
    shelf.check()
    kit = _made(choices, quiet)
    if lost := shelf.in_the_way(kit.files):
        typer.echo(say("print-forced", files=lost), err=True)
    shelf.put_away(kit.files)
    return kit


def _list(choices: "Choices", as_json: bool) -> None:
    """Every name that a part of this kit can be asked for by."""
    from skyrmish.printkit.faces.all_faces import face_of

    names = face_of(choices).names()
    typer.echo(json.dumps(names) if as_json else "\n".join(names))


def _made(choices: "Choices", quiet: bool) -> "Kit":
    """Make the kit, with a bar that shows how far it is."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from skyrmish.printkit.making import make_kit

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    console = Console(stderr=True)
    hidden = quiet or not console.is_terminal or console.is_dumb_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as progress:
        task = progress.add_task("", total=None)

        def told(what: str, done: int, total: int) -> None:
            progress.update(task, description=what, completed=done, total=total)

        return make_kit(choices, told)


def _report(kit: "Kit", out: Path, with_zip: bool, seconds: float, as_json: bool) -> None:
    from skyrmish.printkit.kit import manifest
    from skyrmish.printkit.shelf import archive_beside

    archive = archive_beside(out) if with_zip else None
    if as_json:
        places = {"folder": str(out), "zip": str(archive) if archive else None, "seconds": round(seconds, 2)}
        typer.echo(json.dumps({**places, **manifest(kit), "files": sorted(kit.files)}, ensure_ascii=False))
        return
    totals, size = kit.totals(), f"{sum(map(len, kit.files.values())) / 1e6:.1f}"
    made = {"parts": len(kit.parts), "sheets": len(kit.sheets), "seconds": f"{seconds:.1f}", "size": size}
    typer.echo(say("print-made", made))
    if totals["grams"]:
        typer.echo(say("print-takes-in-all", grams=round(totals["grams"]), hours=f"{totals['minutes'] / 60:.1f}"))
    typer.echo(say("print-open", page=str(out / "index.html"), archive=str(archive) if archive else None))
