"""``skyrmish play``: the table on this machine, in the browser."""

import json
import webbrowser
from collections.abc import Callable
from dataclasses import replace
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
    lan: Annotated[
        bool, Option("--lan", help="Listen in the local network too, so that friends there can come by link.")
    ] = False,
    no_browser: Annotated[bool, Option("--no-browser", help="Do not open the browser.")] = False,
    database: Database = "",
    plain: Plain = False,  # noqa: ARG001 - it only ever says sentences
    as_json: AddressJson = False,
) -> None:
    """Play in the browser: serve the table on this machine and open its page. Ctrl-C stops it; games are kept.

    Example: `skyrmish play`

    Example: `skyrmish play --lan`

    Example: `skyrmish play --no-browser --port 8000`
    """
    from skyrmish.server.hosting.networks import ANY, reached_at
    from skyrmish.server.hosting.open_tables import open_at
    from skyrmish.server.hosting.serving import listen
    from skyrmish.server.hosting.settings import LOOPBACK, Settings

    there = open_at(database)
    if there:
        say_address(there, as_json, "play-already")
        if not no_browser:
            webbrowser.open(there)
        return
    here, anywhere = LOOPBACK[0], ANY[0]
    listener = listen(anywhere if lan else here, port)
    reach = f"{here}:{listener.getsockname()[1]}"
    address, settings = f"http://{reach}/", Settings(database=database, reach=reach)
    if lan:
        friends = reached_at(anywhere)
        settings = replace(settings, hosts=(*settings.hosts, friends), invites=address.replace(here, friends))

    def ready() -> None:
        say_address(address, as_json, invites=settings.invites)
        if not no_browser:
            webbrowser.open(address)

    serve_known(listener, settings, address, ready)


def say_address(address: str, as_json: bool, key: str = "play-address", invites: str = "") -> None:
    if as_json:
        print(json.dumps({"address": address, "invites": invites} if invites else {"address": address}), flush=True)
        return
    print(say(key, address=address), flush=True)
    if invites:
        print(say("play-invites", address=invites), flush=True)


def serve_known(listener: "socket", settings: "Settings", address: str, ready: Callable[[], None]) -> None:
    """Serve until told to stop; from now on, others who would open the same matches find the address.

    They are told when it answers. In a new folder, which is made while it starts, they find it a moment later.
    """
    from skyrmish.server.hosting.open_tables import announce, withdraw
    from skyrmish.server.hosting.serving import serve

    def announced() -> None:
        announce(settings.database, address)
        ready()

    announce(settings.database, address)
    try:
        serve(listener, settings, announced)
    finally:
        withdraw(settings.database, address)
