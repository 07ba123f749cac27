"""``skyrmish host``: the table for others."""

import sys
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
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


def host(
    address: Annotated[str, Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, Option(help="The port to listen on.")] = 8000,
    url: Annotated[str, Option(help="The address that others type, such as https://table.example.")] = "",
    database: Database = "",
    processes: Annotated[
        int, Option(min=0, max=64, help="Processes that share the matches; 0 takes one for each core, at most 4.")
    ] = 0,
    proxy: Annotated[
        list[str] | None, Option(help="The address of a proxy on another machine, whose X-Forwarded-For is believed.")
    ] = None,
    limit: Annotated[
        list[str] | None, Option(help="Another limit, such as most-callers=5000; docs/hosting.md has them all.")
    ] = None,
    reach: Annotated[
        str, Option(help="HOST:PORT where other hosts of the same database reach this one, if not where it listens.")
    ] = "",
    keep_days: Annotated[
        float, Option(min=0.0, help="Remove matches so many days after their last order; 0 keeps all of them.")
    ] = 0.0,
    archive: Annotated[
        Path | None, Option(help="With --keep-days: a folder where their records are laid away first.")
    ] = None,
    metrics_token: Annotated[
        str,
        Option(envvar="SKYRMISH_METRICS_TOKEN", show_envvar=False, help="Whoever sends it may read /metrics."),
    ] = "",
    log: Annotated[LogKind, Option(help="A line of the log is text, or json.")] = LogKind.text,
    plain: Plain = False,  # noqa: ARG001 - it only ever says sentences
    as_json: AddressJson = False,
) -> None:
    """Serve the table for others. Behind a proxy, --url is the address that people see; docs/hosting.md tells more.

    Example: `skyrmish host --address 0.0.0.0 --port 8000 --url http://192.168.1.20:8000`

    Example: `skyrmish host --url https://table.example --processes 4`

    Example: `skyrmish host --url https://table.example --database postgresql://skyrmish@/skyrmish`
    """
    from skyrmish.server.hosting.networks import ANY, reached_at
    from skyrmish.server.hosting.open_tables import open_at
    from skyrmish.server.hosting.serving import listen
    from skyrmish.server.hosting.settings import LOOPBACK, Settings, limited, usual_rooms

    hosts: tuple[str, ...] = (*LOOPBACK, address)
    origins: tuple[str, ...] = ()
    if url:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise Refusal("command-url", url=repr(url))
        hosts, origins = (*hosts, parts.hostname), (f"{parts.scheme}://{parts.netloc}",)
    if archive and not keep_days:
        raise Refusal("archive-without-days")
    there = open_at(database)
    if there:
        raise Refusal("host-already", address=there)
    listener = listen(address, port)
    port = listener.getsockname()[1]
    told = url or f"http://{address}:{port}/"
    proxies, rooms = (*LOOPBACK, *(proxy or ())), processes or usual_rooms()
    settings = Settings(database=database, hosts=hosts, origins=origins, rooms=rooms, proxies=proxies)
    settings = replace(settings, reach=checked_reach(reach or f"{reached_at(address)}:{port}"))
    settings = replace(settings, keep_days=keep_days, archive=str(archive or ""))
    settings = replace(settings, metrics_token=metrics_token, log=log.value, invites=url)

    def ready() -> None:
        say_address(told, as_json)
        if not url and address not in LOOPBACK:
            example = f"http://{reached_at(address)}:{port}"
            print(say("host-needs-url", address=address, example=example), file=sys.stderr, flush=True)

    serve_known(
        listener,
        limited(settings, limit or ()),
        f"http://{address if address not in ANY else LOOPBACK[0]}:{port}/",
        ready,
    )


def checked_reach(reach: str) -> str:
    name, _, port = reach.rpartition(":")
    if not name or not port.isdecimal() or not 0 < int(port) < 65536:
        raise Refusal("command-reach", reach=repr(reach))
    return reach
