"""A bot in a process of its own: it thinks while others go on, and can be stopped at once."""

from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from skyrmish.bots.orders import Bot, Hint, seen_by
from skyrmish.bots.thinker import warm_up
from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader.pieces import Table
from skyrmish.games.squadron_leader.ruleset import Ruleset
from skyrmish.match.dice_sources import TypedDice
from skyrmish.match.match import Match
from skyrmish.match.seating import Seating

READY = "ready"


@dataclass(frozen=True)
class Question:
    """Everything that a worker needs to answer for one seat. It holds no dice."""

    kind: str
    seed: int
    seconds: float | None
    nodes: int | None
    ruleset: Ruleset
    seating: Seating
    table: Table
    top_speed: int
    seat: str
    task: str = "orders"  # or hint, or win_chance


def question_about(
    match: Match, seat: str, kind: str, seed: int, seconds: float | None, nodes: int | None, task: str = "orders"
) -> Question:
    """What to send to a worker. Stats that this seat may not see are left out."""
    number = [each.name for each in match.seating.seats].index(seat)
    table = seen_by(match.rules, match.table, number)
    top_speed = max(*match.rules.stats, *(plane.speed for plane in table.planes[: table.count]))
    return Question(kind, seed, seconds, nodes, match.ruleset, match.seating, table, top_speed, seat, task)


class BotWorker:
    """A process that answers questions one at a time. It is ready once its rules are compiled."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._here, there = context.Pipe()
        self._process = context.Process(target=_answer_questions, args=(there,), daemon=True)
        self._process.start()
        there.close()
        self._ready = False

    def is_warm(self) -> bool:
        """It can be asked now. Until then, ask a Bot of this process: it answers by instinct."""
        while not self._ready and self._here.poll():
            self._ready = self._here.recv() == READY
        return self._ready

    def ask(self, question: Question) -> None:
        """Begin to think; ``answer`` will have it."""
        self._here.send(question)

    def answer(self, patience: float) -> Any:
        """The answer, or None if there is none after so many seconds."""
        if not self._here.poll(patience):
            return None
        told = self._here.recv()
        if isinstance(told, Refusal):
            raise told
        return told

    def stop(self) -> None:
        """End the process at once, whatever it is thinking about."""
        self._process.kill()
        self._process.join()
        self._here.close()


def _answer_questions(pipe: Connection) -> None:
    warm_up()
    pipe.send(READY)
    bots: dict[tuple[Any, ...], Bot] = {}
    matches: dict[str, Match] = {}
    while True:
        try:
            question: Question = pipe.recv()
        except EOFError:
            return
        pipe.send(_answered(question, bots, matches))


def _answered(question: Question, bots: dict[tuple[Any, ...], Bot], matches: dict[str, Match]) -> Any:
    played = repr((question.ruleset, question.seating, question.top_speed))
    try:
        if played not in matches:
            matches[played] = Match(question.ruleset, question.seating, TypedDice([]), None, question.top_speed)
        match = matches[played]
        match.table = question.table
        who = question.kind, question.seed, question.seconds, question.nodes
        bot = bots.setdefault(who, Bot(*who))
        tasks: dict[str, Callable[[], list[str] | Hint | dict[str, float]]] = {
            "orders": lambda: bot.orders(match, question.seat),
            "hint": lambda: bot.hint(match, question.seat),
            "win_chance": lambda: bot.win_chance(match),
        }
        return tasks[question.task]()
    except Refusal as refusal:
        return refusal
