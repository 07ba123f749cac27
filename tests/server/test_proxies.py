"""The proxies that deploy/ has examples for: matches are played through them, and go on when a host ends."""

import asyncio
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from postgres import Postgres
from server.conftest import Running
from server.test_hosts import FOLLOWED, come_back, seated, two_hosts
from server.test_killing import PEOPLE
from server.test_rooms import answer_once
from servers import awaited, kill

DEPLOY = Path(__file__).parents[2] / "deploy"
EXAMPLES = {"caddy": "Caddyfile", "haproxy": "haproxy.cfg", "nginx": "nginx.conf"}
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")  # folders of nginx, which only root can make elsewhere


def adapted(proxy: str, folder: Path, hosts: list[Running], port: int) -> Path:
    """The example with these hosts, and with a port that anybody may listen on."""
    text = (DEPLOY / EXAMPLES[proxy]).read_text(encoding="utf-8")
    for number, running in enumerate(hosts, 1):
        assert f"host{number}:8000" in text
        text = text.replace(f"host{number}:8000", running.base.removeprefix("http://"))
    for before, after in {"listen 80;": f"listen 127.0.0.1:{port};", "bind :80": f"bind 127.0.0.1:{port}"}.items():
        text = text.replace(before, after)
    folders = "".join(f"{name}_temp_path {folder}/{name};" for name in TEMPORARY)
    text = text.replace("http {", f"http {{ {folders}")
    file = folder / EXAMPLES[proxy]
    file.write_text(text, encoding="utf-8")
    return file


def command(proxy: str, file: Path) -> list[str]:
    return {
        "caddy": ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)],
        "haproxy": ["haproxy", "-db", "-f", str(file)],
        "nginx": ["nginx", "-e", "stderr", "-c", str(file), "-g", f"daemon off; pid {file.parent}/pid;"],
    }[proxy]


@contextmanager
def running_proxy(proxy: str, folder: Path, hosts: list[Running]) -> Iterator[Running]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    surroundings = {"SITE": f"http://127.0.0.1:{port}", "CADDY_ADMIN": f"unix/{folder}/admin", "HOME": str(folder)}
    words = command(proxy, adapted(proxy, folder, hosts, port))
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen(["env", *(f"{n}={v}" for n, v in surroundings.items()), *words], text=True, **quiet)  # type: ignore[call-overload]
    try:
        wait_for(f"http://127.0.0.1:{port}/readyz")
        yield Running(process, f"http://127.0.0.1:{port}")
    finally:
        process.terminate()
        process.wait(10)


def wait_for(address: str) -> None:
    until = time.monotonic() + 20
    while time.monotonic() < until:
        try:
            if httpx.get(address).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise AssertionError("the proxy does not answer")


@pytest.fixture(params=EXAMPLES)
def proxy(request: pytest.FixtureRequest) -> str:
    """Looked for before a host is started for it."""
    if shutil.which(request.param) is None:
        pytest.skip(f"there is no {request.param} on this machine")
    return str(request.param)


def test_matches_are_played_through_a_proxy_and_go_on_when_a_host_ends(
    proxy: str, postgres: Postgres, tmp_path: Path
) -> None:
    with postgres.database() as database:
        hosts = two_hosts(database, processes=(1, 1))
        with running_proxy(proxy, tmp_path, hosts) as table:
            took, numbers = awaited(asyncio.wait_for(play_through(table, hosts), 60))
            assert max(took) < FOLLOWED
            assert numbers == [2, 2]
        for running in hosts:
            kill(running.process)


async def play_through(table: Running, hosts: list[Running]) -> tuple[list[float], list[int]]:
    """How long everyone was away when a host ended, and how many orders each match has then."""
    made = [table.make(**PEOPLE) for _ in range(2)]
    tables = [seated([table, table], each) for each in made]
    everyone = [player for players in tables for player in players]
    for player in everyone:
        await player.sit_down()
    for players in tables:
        await answer_once(players)
    hosts[0].kill()
    took = await asyncio.gather(*(come_back(player, table) for player in everyone))
    for players in tables:
        await answer_once(players)
    return took, [players[0].state["table"]["number"] for players in tables]
