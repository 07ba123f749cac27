"""``skyrmish verify``: whether a record is what was played."""

import json
from pathlib import Path
from typing import Annotated

import typer

from skyrmish.cli.options import Json, Plain


def verify(
    file: Annotated[Path, typer.Argument(help="The record of a match; at a table for browsers, of one that is over.")],
    plain: Plain = False,  # noqa: ARG001 - it only ever says sentences
    as_json: Json = False,
) -> None:
    """Check every die and every order of a record, and say so in one sentence.

    Exit status 2 if anything is not as it was. docs/fair-dice.md says what is proved.

    Example: `skyrmish verify game.txt`
    """
    from skyrmish.match.records.saved_games import read_text
    from skyrmish.match.records.verifying import verified

    proof = verified(read_text(file))
    typer.echo(json.dumps(proof.as_json()) if as_json else proof.sentence)
