"""Bots think in processes of their own, and nobody has to wait for them."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from typing import Any

import pytest
from servers import awaited

from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset
from skyrmish.games.squadron_dice.seating import seated as dice_seats
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import usual_seats
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.server.hosting.rooms.processes import Answer, Processes
from skyrmish.server.hosting.rooms.thinkers import Thinkers, with_tools
from skyrmish.table.bots.thinking import bot_orders


class SlowProcesses(Processes):
    """Never come to an end."""

    is_ready = True  # type: ignore[assignment]

    async def do(self, work: Callable[..., Answer], *values: Any, is_for_people: bool = True) -> Answer:  # noqa: ARG002
        await asyncio.sleep(3600)
        return work(*values)


def new_match() -> Match:
    return Match(Ruleset("first"), usual_seats(("Ann", "Bob")), SeededDice(1))


def test_a_hurried_bot_answers_though_it_has_not_finished() -> None:
    match = new_match()

    async def ask() -> list[str]:
        thinkers, hurried = Thinkers(1), asyncio.Event()
        thinkers.quick = SlowProcesses(1)
        asyncio.get_running_loop().call_later(0.05, hurried.set)
        return await asyncio.wait_for(thinkers.orders(match, "Ann", "greedy", 1, hurried), 10)

    (order,) = awaited(ask())
    match.order(order, "Ann")
    assert match.table.planes[0].assigned


def test_a_quick_bot_answers_while_no_process_is_ready() -> None:
    match = new_match()

    async def ask() -> list[str]:
        return await asyncio.wait_for(Thinkers(1).orders(match, "Ann", "greedy", 1, asyncio.Event()), 10)

    (order,) = awaited(ask())
    match.order(order, "Ann")
    assert match.table.planes[0].assigned


def test_hints_for_many_at_once_are_those_for_one_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the tools of the searching bot are made, which is when everybody asks for the first time."""
    monkeypatch.setattr(Thinkers, "prepare", lambda _self, _ruleset: None)
    match = new_match()
    match.order("assign 4 3 3 2", "Ann")
    match.order("assign 4 3 3 2", "Bob")
    while match.asked.name != "move":
        (seat,) = match.deciding_seats()
        match.order(str(match.legal_orders()[0]), seat)
    (seat,) = match.deciding_seats()

    async def ask(count: int) -> list[Any]:
        thinkers = Thinkers(1)
        return await asyncio.gather(*(thinkers.hint(match, seat, "ace", 1) for _ in range(count)))

    alone = awaited(ask(1))
    assert awaited(ask(4)) == alone * 4


def test_processes_that_died_are_replaced() -> None:
    async def ask() -> None:
        processes = Processes(1)
        first = await processes.do(os.getpid)
        assert first != os.getpid()
        os.kill(first, signal.SIGKILL)
        time.sleep(0.2)
        assert await processes.do(os.getpid) not in (first, os.getpid())
        processes.close()

    awaited(ask())


def test_whoever_a_person_waits_for_is_thought_of_first() -> None:
    """A hundred matches of bots are watched, and a person's bot is asked last: it waits for one of them only."""

    async def ask() -> list[str]:
        done: list[str] = []

        async def one(name: str, is_for_people: bool) -> None:
            await processes.do(time.sleep, 0.005, is_for_people=is_for_people)
            done.append(name)

        processes = Processes(1)
        await processes.do(os.getpid)
        watched = [asyncio.ensure_future(one("bots", False)) for _ in range(100)]
        await asyncio.sleep(0.05)
        before = len(done)
        await one("person", True)
        assert done.index("person") <= before + 1
        await asyncio.gather(*watched)
        processes.close()
        return done

    assert len(awaited(ask())) == 101


def test_work_that_nobody_waits_for_any_more_keeps_its_place_until_it_has_ended() -> None:
    async def ask() -> None:
        processes = Processes(1)
        await processes.do(os.getpid)
        left = asyncio.ensure_future(processes.do(time.sleep, 0.3))
        waits = asyncio.ensure_future(processes.do(time.sleep, 0.0))
        leaves = asyncio.ensure_future(processes.do(time.sleep, 0.0))
        await asyncio.sleep(0.1)
        assert processes.waiting == 2
        left.cancel()
        leaves.cancel()
        await asyncio.sleep(0.05)
        assert not waits.done()
        await asyncio.wait_for(waits, 5)
        await asyncio.wait_for(processes.do(time.sleep, 0.0), 5)
        assert processes.waiting == 0
        processes.close()

    awaited(ask())


def test_a_solver_is_stood_in_for_until_its_tables_are_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays with dice of somebody's own, which take minutes to solve: no quick process is held up by it."""
    ruleset = DiceRuleset("dogfight", {"dice": {"rookie": {"faces": ["2"] * 6}}})
    match = Match(ruleset, dice_seats(["Ann", "Bob"]), SeededDice(1))
    seat = match.deciding_seats()[0]
    asked: list[tuple[Any, ...]] = []

    class Noting(Processes):
        is_ready = True  # type: ignore[assignment]

        async def do(self, work: Callable[..., Answer], *values: Any, is_for_people: bool = True) -> Answer:  # noqa: ARG002
            asked.append((self, work, *values))
            return ["pass"]  # type: ignore[return-value]

    async def ask() -> None:
        thinkers = Thinkers(1)
        thinkers.quick, thinkers.deep = Noting(1), Noting(1)
        with monkeypatch.context() as nothing_made:
            nothing_made.setattr(Thinkers, "prepare", lambda _self, _ruleset: None)
            await thinkers.orders(match, seat, "solver", 1, asyncio.Event())
        assert asked[-1][0] is thinkers.quick
        assert "greedy" in asked[-1]
        thinkers._workshop = Noting(1)
        thinkers.prepare(ruleset)
        await asyncio.sleep(0.01)
        await thinkers.orders(match, seat, "solver", 1, asyncio.Event())
        assert asked[-1][:3] == (thinkers.deep, with_tools, bot_orders)
        assert "solver" in asked[-1]

    awaited(ask())
