"""What Linux has and another system may not: each has something in its place, or a sentence."""

import errno
import os
import socket
import sys

import pytest

from skyrmish.bots.own.own_bots import command_words
from skyrmish.cli import app, main
from skyrmish.cli.terminal.terminal_game import complete_words, quoted
from skyrmish.server.hosting.guarding.descriptors import WITHOUT_LIMITS, allow_many, open_at_most
from skyrmish.server.hosting.rooms.rooms import check_system
from skyrmish.server.hosting.settings import usual_rooms
from skyrmish.words.refusal import Refusal


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")


@pytest.mark.usefixtures("windows")
def test_in_windows_a_backslash_is_part_of_a_path() -> None:
    assert command_words(r"C:\bots\eager.exe --fast") == [r"C:\bots\eager.exe", "--fast"]
    assert command_words(r'"C:\my bots\eager.exe" now') == [r"C:\my bots\eager.exe", "now"]
    assert quoted(r"C:\Users\Ann Lee\game.txt") == r'"C:\Users\Ann Lee\game.txt"'


def test_elsewhere_a_backslash_is_the_shells() -> None:
    assert command_words(r"./eager 'one two' three\ four") == ["./eager", "one two", "three four"]
    assert quoted("a b") == "'a b'"


def test_a_system_that_tells_no_limit_of_open_files_has_a_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resource", None)
    allow_many()
    assert 8 <= open_at_most() < WITHOUT_LIMITS


def test_where_no_line_can_be_handed_over_one_process_does_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(socket, "send_fds")
    with pytest.raises(Refusal, match="hands no lines from one process to another; one has to do everything"):
        check_system()
    assert usual_rooms() == 1


def test_without_readline_nothing_completes_and_nobody_minds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "readline", None)
    with pytest.raises(ImportError):  # which the terminal passes over
        complete_words(list)


@pytest.mark.usefixtures("windows")
def test_windows_says_otherwise_that_nobody_reads_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []

    def leave(status: int) -> None:
        ended.append(status)
        raise SystemExit(status)

    def gone() -> None:
        raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr(os, "_exit", leave)
    monkeypatch.setattr(app, "app", gone)
    monkeypatch.setattr(main, "wants_plain", lambda: False)
    with pytest.raises(SystemExit):
        main.run()
    assert ended == [0]
