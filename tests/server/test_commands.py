"""``skyrmish play`` and ``skyrmish host``: started, stopped, and what they say when they cannot."""

import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from cli.commands import Command, commands
from server.conftest import start
from servers import START, launch, none_left_behind

from skyrmish.cli.commands.play import serve_known
from skyrmish.server.hosting.app import PAGE
from skyrmish.server.hosting.open_tables import open_at
from skyrmish.server.hosting.serving import listen
from skyrmish.server.hosting.settings import LIMITS, Settings


def run(*words: str, **more: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", START, *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, env={**os.environ, **more})


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """For words that start nothing."""
    return commands(monkeypatch, capsys)


def test_it_starts_answers_and_stops_cleanly(tmp_path: Path) -> None:
    running = start(tmp_path / "new" / "folder" / "table.sqlite")
    assert httpx.get(f"{running.base}/api/catalogue").status_code == 200
    page = httpx.get(running.base)
    assert running.stop() == 0
    if (PAGE / "index.html").exists():
        assert "<html" in page.text
    else:
        assert page.text == "The page is not built yet. Build it with: make page\n"


def test_sigterm_stops_it_as_ctrl_c_does(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'table.sqlite'}"
    process = launch("play", "--no-browser", "--json", "--database", database, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline()
    process.terminate()
    _, complaints = process.communicate(timeout=20)
    assert process.returncode == 0
    assert complaints == ""


@pytest.mark.parametrize("words", [["play", "--no-browser"], ["host", "--port", "0", "--processes", "2"]])
def test_ctrl_c_ends_it_without_a_word(tmp_path: Path, words: list[str]) -> None:
    database = f"sqlite:///{tmp_path / 'table.sqlite'}"
    command = [sys.executable, "-c", START, *words, "--database", database]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stdout is not None
    assert process.stdout.readline()
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
    said, complaints = process.communicate(timeout=20)
    assert (process.returncode, said, complaints) == (0, "", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full is Linux's")
@pytest.mark.parametrize("words", [["play", "--no-browser"], ["host", "--port", "0", "--processes", "2"]])
def test_a_table_whose_address_cannot_be_said_closes_with_a_sentence(tmp_path: Path, words: list[str]) -> None:
    command = [sys.executable, "-c", START, *words, "--database", f"sqlite:///{tmp_path / 'table.sqlite'}"]
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (2, "skyrmish: what was to be written does not fit: the disk is full\n")


def test_a_second_table_of_the_same_matches_is_the_first(tmp_path: Path) -> None:
    file = tmp_path / "table.sqlite"
    first = start(file)
    address = Path(f"{file}-address").read_text().strip()
    second = run("play", "--no-browser", "--database", f"sqlite:///{file}")
    host = run("host", "--port", "0", "--database", f"sqlite:///{file}")
    first.stop()
    assert address.rstrip("/") == first.base
    assert (second.returncode, second.stderr) == (0, "")
    assert second.stdout == f"The table of these games is open already, at {address}\n"
    assert host.returncode == 2
    assert f"another server has these matches open, at {address}" in host.stderr
    assert not Path(f"{file}-address").exists()


def test_a_table_that_only_starts_is_found_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever starts two at once has one: the second waits until the first answers."""
    database, found = f"sqlite:///{tmp_path / 'table.sqlite'}", []
    listener = listen("127.0.0.1", 0)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}/"

    def begin(listener: socket.socket, settings: Settings, _: Callable[[], None]) -> None:
        second = threading.Thread(target=lambda: found.append(open_at(settings.database)))
        second.start()
        caller, _ = listener.accept()
        with caller:
            caller.recv(1000)
            caller.sendall(b"HTTP/1.0 200 OK\r\n\r\n{}")
        second.join(10)

    monkeypatch.setattr("skyrmish.server.hosting.serving.serve", begin)
    with listener:
        serve_known(listener, Settings(database=database), address, lambda: None)
    assert found == [address]
    assert not Path(f"{tmp_path / 'table.sqlite'}-address").exists()


@pytest.mark.parametrize("left", ["http://127.0.0.1:9/", "nonsense", "http://["])
def test_an_address_that_nobody_answers_is_forgotten(tmp_path: Path, left: str) -> None:
    Path(f"{tmp_path / 'table.sqlite'}-address").write_text(left)
    running = start(tmp_path / "table.sqlite")
    assert httpx.get(f"{running.base}/api/catalogue").status_code == 200
    assert running.stop() == 0


def test_a_host_for_others_says_what_it_needs(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'table.sqlite'}"
    words = ["host", "--address", "0.0.0.0", "--port", "0", "--processes", "1", "--database", database]
    process = launch(*words, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline()
    process.terminate()
    _, said = process.communicate(timeout=20)
    assert "Nobody else can come in yet" in said
    assert "--url http://" in said


def test_a_test_that_fails_leaves_no_server_behind(tmp_path: Path) -> None:
    with contextlib.suppress(ZeroDivisionError), none_left_behind():
        running = start(tmp_path / "table.sqlite")
        raise ZeroDivisionError
    assert running.process.returncode == 0
    with pytest.raises(httpx.ConnectError):
        httpx.get(running.base)


@pytest.mark.parametrize("command", ["play", "host"])
def test_a_port_in_use_is_said(tmp_path: Path, command: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        browser = ["--no-browser"] if command == "play" else []
        done = run(command, *browser, "--port", port, "--database", f"sqlite:///{tmp_path / 'table.sqlite'}")
    assert done.returncode == 2
    assert done.stderr == f"skyrmish: cannot listen on 127.0.0.1 port {port}: Address already in use\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "--no-browser", "--port", "99999"), "--port: 99999 is not from 0 to 65535"),
        (("play", "--no-browser", "--database", "sqlite:////proc/x/table.sqlite"), "cannot be opened"),
        (("host", "--url", "table"), "--url: 'table' is not of the form https://table.example"),
        (("host", "--url", "http://["), "--url: 'http://[' is not of the form https://table.example"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(command: Command, words: tuple[str, ...], said: str) -> None:
    done = command(*words)
    assert done.status == 2
    assert said in done.err
    assert done.err.count("\n") == 1


def test_a_host_answers_under_the_name_it_was_given(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'table.sqlite'}"
    words = ["host", "--port", "0", "--url", "https://table.example", "--json", "--database", database]
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        words[2] = str(free.getsockname()[1])
    process = launch(*words)
    assert process.stdout is not None
    assert json.loads(process.stdout.readline()) == {"address": "https://table.example"}
    base = f"http://127.0.0.1:{words[2]}"
    named = httpx.get(f"{base}/api/catalogue", headers={"Host": "table.example"})
    strange = httpx.get(f"{base}/api/catalogue", headers={"Host": "other.example"})
    assert (named.status_code, strange.status_code) == (200, 403)
    seats = [{"name": "Ann", "kind": "link"}, {"name": "Bob", "kind": "link"}]
    own = {"Host": "table.example", "Origin": "https://table.example"}
    assert httpx.post(f"{base}/api/matches", json={"seats": seats}, headers=own).status_code == 201


@pytest.mark.parametrize(
    ("limit", "words"),
    [
        ("most-friends=3", "--limit: there is no limit 'most-friends'; there are largest-message,"),
        ("hello-within=soon", "--limit hello-within: 'soon' is no number above 0"),
        ("most-callers=0", "--limit most-callers: '0' is no number above 0"),
    ],
)
def test_a_limit_that_cannot_be_is_refused_in_one_sentence(command: Command, limit: str, words: str) -> None:
    tried = command("host", "--port", "0", "--limit", limit)
    assert tried.status == 2
    assert words in tried.err


def test_limits_can_be_set(tmp_path: Path) -> None:
    running = start(tmp_path / "table.sqlite", command=("host", "--processes", "1", "--limit", "matches-at-once=1"))
    seats = [{"name": "Ann", "kind": "link"}, {"name": "Bob", "kind": "link"}]
    made = [httpx.post(f"{running.base}/api/matches", json={"seats": seats}).status_code for _ in range(2)]
    assert made == [201, 429]


def test_the_docs_tell_every_limit_as_it_is() -> None:
    rows = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8").split("## Limits")[1]
    told: dict[str, float] = {}
    for row in rows.splitlines():
        if row.startswith("| `"):
            _, names, numbers, *_ = row.split("|")
            told |= zip(re.findall(r"`(.+?)`", names), map(float, numbers.split(",")), strict=True)
    assert told == {name: getattr(Settings(), field) for name, field in LIMITS.items()}
