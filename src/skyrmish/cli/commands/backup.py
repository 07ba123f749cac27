"""``skyrmish backup`` and ``skyrmish restore``: the matches of a server, copied and put back."""

import json
from pathlib import Path
from typing import Annotated

import typer

from skyrmish.cli.commands.play import Database
from skyrmish.cli.options import Json, Plain
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal


def backup(
    file: Annotated[Path, typer.Argument(help="The copy, which must not be there yet.")],
    database: Database = "",
    plain: Plain = False,  # noqa: ARG001 - it only ever says sentences
    as_json: Json = False,
) -> None:
    """Copy all matches into one file, also while a server is running.

    Example: `skyrmish backup matches-2026-11-16.sqlite`
    """
    from skyrmish.server.storage.backups import back_up, sqlite_file

    matches = back_up(sqlite_file(database, "backup-other-database"), file)
    tell("backup-made", file, matches, as_json)


def restore(
    file: Annotated[Path, typer.Argument(help="A copy that skyrmish backup has made.")],
    database: Database = "",
    plain: Plain = False,  # noqa: ARG001 - likewise
    as_json: Json = False,
) -> None:
    """Put a copy back in the place of all matches. Stop the server first; what was there stays beside it.

    Example: `skyrmish restore matches-2026-11-16.sqlite`
    """
    from skyrmish.server.hosting.open_tables import open_at
    from skyrmish.server.storage import backups

    target = backups.sqlite_file(database, "restore-other-database")
    if there := open_at(database):
        raise Refusal("restore-open", address=there)
    tell("backup-restored", target, backups.restore(file, target), as_json)


def tell(key: str, file: Path, matches: int, as_json: bool) -> None:
    """What there is now in which file."""
    facts = {"file": str(file), "matches": matches}
    typer.echo(json.dumps(facts) if as_json else say(key, facts))
