"""``skyrmish play``: the table on this machine, in the browser."""

import json
import webbrowser
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

from typer import Option

from skyrmish.cli.options import Plain
from skyrmish.words.catalogue import say

if TYPE_CHECKING:
    from socket import socket

    from skyrmish.server.hosting.settings import Settings

Database = Annotated[
    str,
    Option(
        envvar="SKYRMISH_DATABASE",
        show_envvar=False,
        help="Where matches are kept, as a URL, also by SKYRMISH_DATABASE; without it, in your data folder.",
    ),
]
AddressJson = Annotated[bool, Option("--json", help="Say the address as one JSON object.")]


def play(
    port: Annotated[int, Option(help="The port to listen on; 0 takes a free one.")] = 0,
    no_browser: Annotated[bool, Option("--no-browser", help="Do not open the browser.")] = False,
    database: Database = "",
    plain: Plain = False,  # noqa: ARG001 - it only ever says sentences
    as_json: AddressJson = False,
) -> None:
    """Play in the browser: serve the table on this machine and open its page. Ctrl-C stops it; games are kept.

    Example: `skyrmish play`

    Example: `skyrmish play --no-browser --port 8000`
    """
    from skyrmish.server.hosting.open_tables import open_at
    from skyrmish.server.hosting.serving import listen
    from skyrmish.server.hosting.settings import Settings

    there = open_at(database)
    if there:
        say_address(there, as_json, "play-already")
        if not no_browser:
            webbrowser.open(there)
        return
    listener = listen("127.0.0.1", port)
    reach = f"127.0.0.1:{listener.getsockname()[1]}"
    address = f"http://{reach}/"

    def ready() -> None:
        say_address(address, as_json)
        if not no_browser:
            webbrowser.open(address)

    serve_known(listener, Settings(database=database, reach=reach), address, ready)


def say_address(address: str, as_json: bool, key: str = "play-address") -> None:
    print(json.dumps({"address": address}) if as_json else say(key, address=address), flush=True)


def serve_known(listener: "socket", settings: "Settings", address: str, ready: Callable[[], None]) -> None:
    """Serve until told to stop; meanwhile others who would open the same matches can find the address."""
    from skyrmish.server.hosting.open_tables import announce, withdraw
    from skyrmish.server.hosting.serving import serve

    def announced() -> None:
        announce(settings.database, address)
        ready()

    try:
        serve(listener, settings, announced)
    finally:
        withdraw(settings.database, address)
