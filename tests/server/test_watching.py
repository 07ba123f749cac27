"""For whoever runs a server: it lives, it is ready, its figures, and a log with a line for a thing."""

import json
import logging
import re
import signal
import subprocess
import time
from pathlib import Path

import httpx
import pytest
from server.conftest import served, start
from server.player import Player
from server.test_rooms import rooms_of
from servers import awaited

from skyrmish.server.hosting.settings import Settings
from skyrmish.server.watching.figures import ABOUT
from skyrmish.server.watching.log_lines import JsonLine

SAMPLE = re.compile(r'skyrmish_[a-z_]+(\{process="[a-z0-9 ]+"(,le="[0-9.+Inf]+")?\})? [0-9.]+')
TOKEN = {"authorization": "Bearer token"}


def sample(text: str, name: str) -> float:
    return sum(float(line.rpartition(" ")[2]) for line in text.splitlines() if line.startswith(f"skyrmish_{name}"))


def test_it_lives_and_is_ready_under_any_name(tmp_path: Path) -> None:
    with served(Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}")) as base:
        for path in ("healthz", "readyz"):
            assert httpx.get(f"{base}/{path}", headers={"host": "10.1.2.3"}).status_code == 200
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("skyrmish.server.watching.health.look_at", lambda _: time.sleep(1.0))
            patch.setattr("skyrmish.server.watching.health.WITHIN", 0.1)
            late = httpx.get(f"{base}/readyz")
        assert (late.status_code, "cannot reach its matches" in late.json()["reason"]) == (503, True)
        assert httpx.get(f"{base}/healthz").status_code == 200


@pytest.mark.parametrize("headers", [{}, {"authorization": "Bearer other"}, {"authorization": "token"}])
def test_strangers_are_told_no_figures(tmp_path: Path, headers: dict[str, str]) -> None:
    for token in ("", "token"):
        with served(Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}", metrics_token=token)) as base:
            assert httpx.get(f"{base}/metrics", headers=headers).status_code == 404


def test_figures_tell_of_matches_orders_and_pages(tmp_path: Path) -> None:
    async def play(base: str) -> str:
        async with httpx.AsyncClient(base_url=base) as client:
            seats = [{"name": name, "kind": "link"} for name in ("Ann", "Bob")]
            made = (await client.post("/api/matches", json={"seats": seats})).json()
            ann, watcher = (Player(base, made["match"], [key]) for key in (made["keys"]["Ann"], made["watch"]))
            await ann.sit_down()
            await watcher.sit_down()
            await ann.settled(await ann.answer() or "")
            text = (await client.get("/metrics", headers=TOKEN)).text
            await ann.leave()
            await watcher.leave()
            return text

    with served(Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}", metrics_token="token")) as base:
        text = awaited(play(base))
    assert all(line.startswith("# ") or SAMPLE.fullmatch(line) for line in text.splitlines())
    assert [sample(text, name) for name in ("matches_open", "pages", "watchers{", "order_seconds_count")] == [
        1,
        2,
        1,
        1,
    ]
    assert all(f"# TYPE skyrmish_{name} " in text for name in ABOUT)


def test_a_killed_room_and_ctrl_c_are_no_faults(tmp_path: Path) -> None:
    """The log has one line for the room, and none for Ctrl-C; meanwhile the server is not ready."""
    log = (tmp_path / "log").open("w+")
    command = ("host", "--processes", "2", "--log", "json", "--metrics-token", "token")
    running = start(tmp_path / "table.sqlite", command=command, stderr=log, start_new_session=True)
    subprocess.run(["kill", "-9", str(rooms_of(running)[0])], check=True)
    states = set()
    until = time.monotonic() + 20.0
    while {503, 200} - states and time.monotonic() < until:
        answer = httpx.get(f"{running.base}/readyz").status_code
        states |= {answer} if answer == 503 or 503 in states else set()
    assert states == {503, 200}
    assert "skyrmish_rooms_ready 2" in httpx.get(f"{running.base}/metrics", headers=TOKEN).text
    running.process.send_signal(signal.SIGINT)
    assert running.process.wait(20) == 0
    log.seek(0)
    (line,) = log.read().splitlines()
    assert "a room has died" in json.loads(line)["message"]


def test_a_fault_is_one_line_of_json() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        info = (type(error), error, error.__traceback__)
    record = logging.LogRecord("skyrmish", logging.ERROR, "", 0, "it %s", ("broke",), info)
    text = JsonLine().format(record)
    assert "\n" not in text
    assert (json.loads(text)["message"], "two\nlines" in json.loads(text)["fault"]) == ("it broke", True)
