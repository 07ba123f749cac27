"""``skyrmish``: the commands, each by its name."""

from typing import Annotated

import typer

from skyrmish import __version__
from skyrmish.cli.commands.backup import backup, restore
from skyrmish.cli.commands.host import host
from skyrmish.cli.commands.odds import odds
from skyrmish.cli.commands.play import play
from skyrmish.cli.commands.print_kit import print_kit
from skyrmish.cli.commands.referee import referee
from skyrmish.cli.commands.replay import replay
from skyrmish.cli.commands.rules import rules
from skyrmish.cli.commands.site import site
from skyrmish.cli.commands.solve import solve
from skyrmish.cli.commands.terminal import terminal
from skyrmish.cli.commands.verify import verify
from skyrmish.cli.many_games.arena import arena
from skyrmish.cli.many_games.balance import balance
from skyrmish.cli.many_games.puzzles import puzzles
from skyrmish.cli.many_games.simulate import simulate
from skyrmish.cli.misuse import Commands

app = typer.Typer(
    name="skyrmish",
    cls=Commands,
    help="The digital table for pocket dogfight games.",
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(__version__)
        raise typer.Exit


@app.callback(invoke_without_command=True)
def skyrmish(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001 - its callback has answered already
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version and leave.")
    ] = False,
    language: Annotated[  # noqa: ARG001 - it is taken before anything is said, behind any command
        str, typer.Option("--language", help="en or de; otherwise SKYRMISH_LANGUAGE, or the system's.")
    ] = "",
) -> None:
    """The digital table for pocket dogfight games. Without a command, it opens in the browser."""
    if context.invoked_subcommand is None:
        play()


app.command()(play)
app.command()(host)
app.command()(backup)
app.command()(restore)
app.command()(terminal)
app.command()(referee)
app.command()(replay)
app.command()(verify)
app.command()(rules)
app.command()(odds)
app.command()(simulate)
app.command()(arena)
app.command()(balance)
app.command()(solve)
app.command()(puzzles)
app.command("print")(print_kit)
app.command()(site)
