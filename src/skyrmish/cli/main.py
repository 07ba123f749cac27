"""``skyrmish``: the commands, and one way to say no."""

import errno
import os
import sys
from typing import Annotated

import typer

from skyrmish import __version__
from skyrmish.cli.any_terminal import suit_any_terminal
from skyrmish.cli.commands.arena import arena
from skyrmish.cli.commands.balance import balance
from skyrmish.cli.commands.host import host
from skyrmish.cli.commands.odds import odds
from skyrmish.cli.commands.play import play
from skyrmish.cli.commands.print_kit import print_kit
from skyrmish.cli.commands.referee import referee
from skyrmish.cli.commands.replay import replay
from skyrmish.cli.commands.rules import rules
from skyrmish.cli.commands.simulate import simulate
from skyrmish.cli.commands.solve import solve
from skyrmish.cli.commands.terminal import terminal
from skyrmish.engine.refusal import Refusal

app = typer.Typer(
    name="skyrmish",
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
) -> None:
    """The digital table for pocket dogfight games. Without a command, it opens in the browser."""
    if context.invoked_subcommand is None:
        play()


app.command()(play)
app.command()(host)
app.command()(terminal)
app.command()(referee)
app.command()(replay)
app.command()(rules)
app.command()(odds)
app.command()(simulate)
app.command()(arena)
app.command()(balance)
app.command()(solve)
app.command("print")(print_kit)


def run() -> None:
    """Run a command; bad input is answered with one sentence and exit status 2, a full disk likewise."""
    suit_any_terminal()
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except Refusal as refusal:
        print(f"skyrmish: {refusal}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        os._exit(0)
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        print("skyrmish: what was to be written does not fit: the disk is full", file=sys.stderr, flush=True)
        os._exit(2)  # Python would try to write the rest once more
