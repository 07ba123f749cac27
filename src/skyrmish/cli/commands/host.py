"""``skyrmish host``: the table for others."""

import sys
from enum import StrEnum
from pathlib import Path
from socket import socket
from typing import Annotated
from urllib.parse import urlsplit

from typer import Option

from skyrmish.cli.commands.play import AddressJson, Database, say_address, serve_known
from skyrmish.cli.options import Plain
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal


class LogKind(StrEnum):
    text = "text"
    json = "json"


Address = Annotated[str, Option(help="The address to listen on.")]
Port = Annotated[int, Option(help="The port to listen on.")]
Url = Annotated[str, Option(help="The address that others type, such as https://table.example.")]
Processes = Annotated[
    int, Option(min=0, max=64, help="Processes that share the matches; 0 takes one for each core, at most 4.")
]
Proxies = Annotated[
    list[str] | None, Option(help="The address of a proxy on another machine, whose X-Forwarded-For is believed.")
]
Limits = Annotated[
    list[str] | None, Option(help="Another limit, such as most-callers=5000; docs/hosting.md has them all.")
]
Reach = Annotated[
    str, Option(help="HOST:PORT where other hosts of the same database reach this one, if not where it listens.")
]
KeepDays = Annotated[
    float, Option(min=0.0, help="Remove matches so many days after their last order; 0 keeps all of them.")
]
Archive = Annotated[Path | None, Option(help="With --keep-days: a folder where their records are laid away first.")]
MetricsToken = Annotated[
    str, Option(envvar="SKYRMISH_METRICS_TOKEN", show_envvar=False, help="Whoever sends it may read /metrics.")
]
Log = Annotated[LogKind, Option(help="A line of the log is text, or json.")]


def host(
    address: Address = "127.0.0.1",
    port: Port = 8000,
    url: Url = "",
    database: Database = "",
    processes: Processes = 0,
    proxy: Proxies = None,
    limit: Limits = None,
    reach: Reach = "",
    keep_days: KeepDays = 0.0,
    archive: Archive = None,
    metrics_token: MetricsToken = "",
    log: Log = LogKind.text,
    plain: Plain = False,  # noqa: ARG001 - it only ever says sentences
    as_json: AddressJson = False,
) -> None:
    """Serve the table for others. Behind a proxy, --url is the address that people see; docs/hosting.md tells more.

    Example: `skyrmish host --address 0.0.0.0 --port 8000 --url http://192.168.1.20:8000`

    Example: `skyrmish host --url https://table.example --processes 4`

    Example: `skyrmish host --url https://table.example --database postgresql://skyrmish@/skyrmish`
    """
    from skyrmish.server.hosting.networks import reached_at
    from skyrmish.server.hosting.settings import LOOPBACK, Settings, limited, usual_rooms

    name, origins = checked_url(url)
    if archive and not keep_days:
        raise Refusal("archive-without-days")
    listener = listen_alone(database, address, port)
    port = listener.getsockname()[1]
    settings = Settings(
        database=database,
        hosts=(*LOOPBACK, address, *name),
        origins=origins,
        rooms=processes or usual_rooms(),
        proxies=(*LOOPBACK, *(proxy or ())),
        reach=checked_reach(reach or f"{reached_at(address)}:{port}"),
        keep_days=keep_days,
        archive=str(archive or ""),
        metrics_token=metrics_token,
        log=log.value,
        invites=url,
    )

    def ready() -> None:
        say_address(url or f"http://{address}:{port}/", as_json)
        warn_of_strangers(url, address, port)

    serve_known(listener, limited(settings, limit or ()), own_address(address, port), ready)


def checked_url(url: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The host's name and its origin, if others type an address of its own."""
    if not url:
        return (), ()
    try:
        parts = urlsplit(url)
    except ValueError:  # an open bracket
        parts = urlsplit("")
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Refusal("command-url", url=repr(url))
    return (parts.hostname,), (f"{parts.scheme}://{parts.netloc}",)


def listen_alone(database: str, address: str, port: int) -> socket:
    """A line for people to come by, unless these matches are open already."""
    from skyrmish.server.hosting.open_tables import open_at
    from skyrmish.server.hosting.serving import listen

    there = open_at(database)
    if there:
        raise Refusal("host-already", address=there)
    return listen(address, port)


def warn_of_strangers(url: str, address: str, port: int) -> None:
    """Whoever listens to others without saying what they type is told that nobody can come in."""
    from skyrmish.server.hosting.networks import reached_at
    from skyrmish.server.hosting.settings import LOOPBACK

    if not url and address not in LOOPBACK:
        example = f"http://{reached_at(address)}:{port}"
        print(say("host-needs-url", address=address, example=example), file=sys.stderr, flush=True)


def own_address(address: str, port: int) -> str:
    """Where this machine itself finds the table."""
    from skyrmish.server.hosting.networks import ANY
    from skyrmish.server.hosting.settings import LOOPBACK

    return f"http://{address if address not in ANY else LOOPBACK[0]}:{port}/"


def checked_reach(reach: str) -> str:
    name, _, port = reach.rpartition(":")
    if not name or not port.isdecimal() or not 0 < int(port) < 65536:
        raise Refusal("command-reach", reach=repr(reach))
    return reach
