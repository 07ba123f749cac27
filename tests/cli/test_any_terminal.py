"""Output on terminals of every kind: no encoding, no colour and no full disk is too little."""

import os
import re
import struct
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

from skyrmish.cli.any_terminal import simpler

RUN = "from skyrmish.cli.main import run; run()"
ODDS = ("odds", "--attack", "3", "--defense", "3")


def skyrmish(*words: str, typed: bytes = b"", **env: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-c", RUN, *words], input=typed, env={**os.environ, **env}, capture_output=True, check=False
    )


@pytest.mark.parametrize("encoding", ["cp1252", "latin-1", "ascii"])
def test_odds_are_told_in_any_encoding(encoding: str) -> None:
    done = skyrmish(*ODDS, PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "55.60 %  #####" in done.stdout.decode(encoding)


def test_a_game_too_is_told_with_the_nearest_signs(tmp_path: Path) -> None:
    words = ("terminal", "--seed", "1", "--save", str(tmp_path / "game.txt"))
    done = skyrmish(*words, typed=b"rules all\n", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"a board of 700 x 700 mm" in done.stdout.lower()
    assert b"a bank by 45 deg and" in done.stdout


def test_a_posix_locale_will_do() -> None:
    done = skyrmish(*ODDS, LC_ALL="POSIX", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    assert (done.returncode, done.stderr) == (0, b"")


def test_what_no_table_has_is_written_all_the_same() -> None:
    assert [simpler(sign) for sign in "é½−▇°☃"] == ["e", "1/2", "-", "#", " deg", "?"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full is Linux's")
@pytest.mark.parametrize("words", [ODDS, ("rules",), ("odds", "--help")], ids=lambda words: words[0])
def test_a_full_disk_is_one_sentence(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([sys.executable, "-c", RUN, *words], stdout=full, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)
    assert b"the disk is full" in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="a terminal to look into is POSIX's")
@pytest.mark.parametrize(("words", "codes"), [({"NO_COLOR": "1"}, {"0", "1", "2"}), ({"TERM": "dumb"}, set())])
def test_whoever_wants_no_colour_gets_none(words: dict[str, str], codes: set[str]) -> None:
    """NO_COLOR leaves bold and dim, which are no colours; a dumb terminal gets no code at all."""
    import pty

    ours, theirs = pty.openpty()
    env = {**{name: value for name, value in os.environ.items() if name != "FORCE_COLOR"}, "TERM": "xterm", **words}
    subprocess.run([sys.executable, "-c", RUN, *ODDS], env=env, stdout=theirs, check=True)
    told = os.read(ours, 100_000).decode()
    for end in (ours, theirs):
        os.close(end)
    assert "55.60 %" in told
    assert set(re.findall("\x1b\\[?([0-9;?]*)", told)) == codes


@pytest.mark.skipif(os.name == "nt", reason="a terminal to look into is POSIX's")
def test_a_dumb_terminal_is_as_wide_as_it_says() -> None:
    import pty
    from fcntl import ioctl
    from termios import TIOCSWINSZ

    ours, theirs = pty.openpty()
    ioctl(theirs, TIOCSWINSZ, struct.pack("HHHH", 24, 60, 0, 0))
    env = {**{name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}, "TERM": "dumb"}
    subprocess.run([sys.executable, "-c", RUN, *ODDS], env=env, stdin=theirs, stdout=theirs, stderr=theirs, check=True)
    told = os.read(ours, 100_000).decode().splitlines()
    for end in (ours, theirs):
        os.close(end)
    assert 50 < max(map(cell_len, told)) <= 60
