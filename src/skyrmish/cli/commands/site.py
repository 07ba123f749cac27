"""``skyrmish site``: the table as a folder of files, that plays without a server."""

import json
from pathlib import Path
from typing import Annotated

import typer

from skyrmish.cli.options import Plain
from skyrmish.words.catalogue import say


def site(
    out: Annotated[Path, typer.Argument(help="The folder to write; an earlier site there is replaced.")],
    engine: Annotated[
        bool,
        typer.Option("--engine/--no-engine", help="With bots at full strength, whose rules compile for minutes once."),
    ] = True,
    kits: Annotated[
        bool, typer.Option("--kits/--no-kits", help="With print kits to fetch, which take a minute.")
    ] = True,
    plain: Plain = False,  # noqa: ARG001 - it only ever says sentences
    as_json: Annotated[bool, typer.Option("--json", help="Print what was written as one JSON object.")] = False,
) -> None:
    """Write the table as a folder for any host of files: it plays in the browser, also offline.

    Example: `skyrmish site public`
    """
    from skyrmish.site.building.folder import write_site

    folder = write_site(out, engine, kits)
    if as_json:
        typer.echo(json.dumps({"folder": str(out), "files": folder.sizes}))
    else:
        megabytes = sum(folder.sizes.values()) / 1e6
        typer.echo(say("site-written", folder=str(out), count=len(folder.sizes), megabytes=f"{megabytes:.1f}"))
