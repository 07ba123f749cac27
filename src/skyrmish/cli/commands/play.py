"""``skyrmish play``: the table on this machine, in the browser."""

import json
import webbrowser
from typing import Annotated

from typer import Option

from skyrmish.words.catalogue import say

Database = Annotated[str, Option(help="Where matches are kept, as a URL; without it, in your data folder.")]
AddressJson = Annotated[bool, Option("--json", help="Say the address as one JSON object.")]


def play(
    port: Annotated[int, Option(help="The port to listen on; 0 takes a free one.")] = 0,
    no_browser: Annotated[bool, Option("--no-browser", help="Do not open the browser.")] = False,
    database: Database = "",
    as_json: AddressJson = False,
) -> None:
    """Play in the browser: serve the table on this machine and open its page. Ctrl-C stops it; games are kept.

    Example: `skyrmish play`

    Example: `skyrmish play --no-browser --port 8000`
    """
    from skyrmish.server.hosting.serving import listen, serve
    from skyrmish.server.hosting.settings import Settings

    listener = listen("127.0.0.1", port)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}/"

    def ready() -> None:
        say_address(address, as_json)
        if not no_browser:
            webbrowser.open(address)

    serve(listener, Settings(database=database), ready)


def say_address(address: str, as_json: bool) -> None:
    print(json.dumps({"address": address}) if as_json else say("play-address", address=address), flush=True)
