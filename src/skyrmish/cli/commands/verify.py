"""``skyrmish verify``: whether a record is what was played."""

from pathlib import Path
from typing import Annotated

import typer

from skyrmish.cli.options import Plain


def verify(
    file: Annotated[Path, typer.Argument(help="The record of a match that is over.")],
    plain: Plain = False,  # noqa: ARG001 - it only ever says sentences
) -> None:
    """Check every die and every order of a record, and say so in one sentence.

    Exit status 2 if anything is not as it was. docs/fair-dice.md says what is proved.

    Example: `skyrmish verify game.txt`
    """
    from skyrmish.match.records.saved_games import read_text
    from skyrmish.match.records.verifying import verified

    typer.echo(verified(read_text(file)).sentence)
