"""Bots of your own: a class with ``choose(view)``, or a program in any language, beside the levels.

A bot that is late, ends, or answers nonsense loses that turn: the game's stand-in answers for it. With too many such
faults (see faults.py) it is out: its side has lost the match, and the stand-in answers for it if others play on.
"""

import re
import shlex
import sys
from collections.abc import Sequence
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from skyrmish.bots.faults import Fault, are_too_many
from skyrmish.bots.own.line_program import LineProgram
from skyrmish.bots.own.view import view_of
from skyrmish.bots.player import Hint, Player
from skyrmish.games.dice import DiceRefusal
from skyrmish.match.match import Match
from skyrmish.words.refusal import Refusal, where

GROUP = "skyrmish.bots"
PROGRAM = "program:"
FILE = re.compile(r"(.+\.py):(\w+)")
PATIENCE, TO_START = 2.0, 10.0  # seconds beyond its limit; and for the first answer
PROTOCOL = 1


class OwnBot(Player):
    """Somebody's bot, run as a program. It can do no harm to the match."""

    def __init__(self, name: str, stand_in: Player, seed: int, seconds: float | None, nodes: int | None) -> None:
        self.stand_in, self.seed = stand_in, seed
        self.seconds, self.nodes = seconds or 1.0, nodes
        self._faults: list[Fault] = []
        self._program = LineProgram(command_of(name))
        self._started = False

    @property
    def faults(self) -> Sequence[Fault]:
        return self._faults

    def hint(self, match: Match, seat: str) -> Hint:
        """Its orders and its reason, if it gives one; the stand-in's if it is at fault."""
        return self._own_hint(match, seat) or self.stand_in.hint(match, seat)

    def orders(self, match: Match, seat: str) -> list[str]:
        """The same; the stand-in need not say why."""
        own = self._own_hint(match, seat)
        return own.orders if own else self.stand_in.orders(match, seat)

    def _own_hint(self, match: Match, seat: str) -> Hint | None:
        if self.is_out:
            return None
        self.answers += 1
        try:
            return self._asked(match, seat)
        except Fault as fault:
            self._faults.append(fault)
            self.is_out = are_too_many(len(self._faults), self.answers)
            return None

    def win_chance(self, match: Match) -> dict[str, float]:
        return self.stand_in.win_chance(match)

    def close(self) -> None:
        self._program.close()

    def _asked(self, match: Match, seat: str) -> Hint:
        limit = {"seconds": self.seconds, "nodes": self.nodes}
        question = {"skyrmish": PROTOCOL, "choose": view_of(match, seat).as_json(), "limit": limit, "seed": self.seed}
        answer = self._program.ask(question, self.seconds + (PATIENCE if self._started else TO_START))
        self._started = True
        if "error" in answer:
            raise Fault("fault-says", error=str(answer["error"])[:200])
        orders = checked_orders(match, seat, answer.get("orders"))
        return Hint(orders, str(answer.get("why", ""))[:500])


def checked_orders(match: Match, seat: str, orders: Any) -> list[str]:
    """Orders that the table takes, and that answer the whole decision."""
    if not isinstance(orders, list) or not orders or not all(isinstance(order, str) for order in orders):
        raise Fault("fault-no-orders")
    trial, asked = match.twin(), match.table.decisions
    for count, order in enumerate(orders, 1):
        try:
            trial.order(order, seat)
        except DiceRefusal:  # taken: only the dice are missing
            return list(orders[:count])
        except Refusal as refusal:
            raise Fault("fault-order", order=repr(order[:60]), reason=str(refusal)) from None
        if trial.table.decisions > asked:
            return list(orders[:count])
    raise Fault("fault-unfinished")


# ---- finding them ----


def is_own(name: str) -> bool:
    """The name of an installed bot, or of a bot in a file or program."""
    return name.startswith(PROGRAM) or bool(FILE.fullmatch(name)) or name in installed()


def installed() -> dict[str, str]:
    """Bots of other packages, by the name of their entry point."""
    return {point.name: point.value for point in entry_points(group=GROUP)}


def command_of(name: str) -> list[str]:
    """How to start somebody's bot; what cannot be started is refused now."""
    found = FILE.fullmatch(name)
    if name.startswith(PROGRAM):
        return _program_words(name)
    if found:
        if not Path(found[1]).is_file():
            raise Refusal("bot-no-file", bot=repr(name), file=found[1])
        return [*_host(), f"{Path(found[1]).resolve()}:{found[2]}"]
    return [*_host(), installed()[name]]


def command_words(text: str) -> list[str]:
    """A command as the shells of this system read it: in Windows a backslash is part of a path."""
    if sys.platform != "win32":
        return shlex.split(text)
    return [word.strip('"') for word in shlex.split(text, posix=False)]


def _program_words(name: str) -> list[str]:
    try:
        words = command_words(name.removeprefix(PROGRAM))
    except ValueError as problem:
        raise Refusal("bot-problem", bot=repr(name), problem=str(problem)) from None
    if not words:
        raise Refusal("bot-which-program", bot=repr(name))
    return words


def _host() -> list[str]:
    return [sys.executable, "-m", "skyrmish.bots.own.host"]


def try_out(name: str) -> None:
    """Start somebody's bot once, and refuse it with the reason if it cannot be loaded."""
    program = LineProgram(command_of(name))
    try:
        answer = program.ask({"skyrmish": PROTOCOL, "hello": True}, TO_START)
    except Fault as fault:
        raise where(fault, "bot-at-fault", bot=repr(name)) from None
    finally:
        program.close()
    if "error" in answer:
        raise Refusal("bot-problem", bot=repr(name), problem=str(answer["error"]))
