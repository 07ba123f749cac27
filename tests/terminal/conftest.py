"""Tables to sit down at: a keyboard that is a list of lines, and pilots who type what a bot would say."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from skyrmish.bots.kinds import make_bot
from skyrmish.cli.app import app
from skyrmish.cli.terminal.sitting_down import header_from
from skyrmish.cli.terminal.terminal_game import TerminalGame
from skyrmish.cli.terminal.voice import Leave, Voice
from skyrmish.cli.texts.paper import Grid
from skyrmish.games.game import Pieces
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.match.records.header import Header
from skyrmish.match.records.record import start_match
from skyrmish.match.records.saved_games import SavedGame

EVERYTHING = ("altitude", "split-s", "immelmann", "ace-pilots", "barrel-roll")


class TypingVoice(Voice):
    """Answers its own questions, and remembers what was said and typed."""

    def __init__(self, answer: Callable[[dict[str, Any]], str]) -> None:
        super().__init__(plain=True)
        self.answer = answer
        self.said: list[str] = []
        self.typed: list[str] = []

    def say(self, text: str = "", style: str = "") -> None:  # noqa: ARG002
        self.said.append(text)

    def show(self, grid: Grid) -> None:
        self.said += grid.facts()

    def list_options(self, options: Any) -> None:
        self.said += [f"{order} {remark}" for order, remark in options]

    def clear(self) -> None:
        self.said.append("[the screen is cleared]")

    def ask(self, prompt: str, **facts: Any) -> str:
        self.said.append(prompt)
        self.typed.append(self.answer(facts))
        return self.typed[-1]


class Table:
    """A game in this process, whose people type what the greedy bot would."""

    def __init__(
        self,
        folder: Path,
        seats: str = "you,greedy",
        seed: int = 7,
        planes: int = 1,
        teams: str = "",
        ruleset: Any = None,
    ) -> None:
        played = ruleset or Ruleset(modules=EVERYTHING)
        self.header: Header = header_from(played, seats, teams, seed, Pieces(planes))
        self.match: Match = start_match(self.header, SeededDice(seed))
        self.voice = TypingVoice(self.as_a_bot)
        self.saved = SavedGame(folder / "table.txt")
        self.game = TerminalGame(self.match, self.header, self.saved, self.voice)
        self.most = 10_000

    def as_a_bot(self, facts: dict[str, Any]) -> str:
        if len(self.voice.typed) >= self.most:
            raise Leave
        if facts["decision"] == "hand over":
            return ""
        if facts["decision"] == "confirm":
            return "yes"
        orders = make_bot(self.match.ruleset.game, "greedy", 99).orders(self.match, facts["seat"])
        head = orders[0].partition(": ")[0]
        return f"{head}: " + ", ".join(order.partition(": ")[2] for order in orders)


@pytest.fixture
def sit(tmp_path: Path) -> Callable[..., Table]:
    def at(**choices: Any) -> Table:
        return Table(tmp_path, **choices)

    return at


Piped = Callable[..., Result]


@pytest.fixture
def piped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Piped:
    """Run a command with lines on its standard input."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def run(lines: str | list[str], *words: str) -> Result:
        text = lines if isinstance(lines, str) else "".join(f"{line}\n" for line in lines)
        return CliRunner().invoke(app, list(words), input=text)

    return run


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Callable[..., "subprocess.Popen[str]"]]:
    """Start the command as a process of its own; all are ended with the test."""
    running: list[subprocess.Popen[str]] = []
    surroundings = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data")}

    def start(*words: str) -> "subprocess.Popen[str]":
        code = "from skyrmish.cli.main import run; run()"
        process = subprocess.Popen(
            [sys.executable, "-c", code, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=surroundings,
        )
        running.append(process)
        return process

    yield start
    for process in running:
        process.kill()
        process.communicate()
