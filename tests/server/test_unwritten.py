"""What is not on disk yet, nobody sees, and nobody thinks about."""

import asyncio
import dataclasses
from pathlib import Path
from typing import Any

import pytest
from server.stored import SEATS, give, in_hall, sit_down

from skyrmish.bots.player import Hint
from skyrmish.server.lobby.hall import Hall
from skyrmish.server.storage.matches.pen import Pen
from skyrmish.table.live_table import LiveTable
from skyrmish.table.messages.lobby import NewMatch, NewSeat
from skyrmish.words.refusal import Refusal


@dataclasses.dataclass(frozen=True)
class SlowPen(Pen):
    """Writes once it is told to."""

    told: asyncio.Event = dataclasses.field(default_factory=asyncio.Event)

    async def keep_orders(self, *values: Any) -> None:
        await self.told.wait()
        await super().keep_orders(*values)


def with_slow_pen(table: LiveTable) -> SlowPen:
    assert isinstance(table.keeper, Pen)
    table.keeper = pen = SlowPen(table.keeper.writer, table.keeper.lease)
    return pen


def test_a_hint_waits_until_orders_are_written_down(tmp_path: Path) -> None:
    async def ask(hall: Hall) -> None:
        table, page = await sit_down(hall, (await hall.make(NewMatch(seats=SEATS, seed=1))).match)
        pen = with_slow_pen(table)
        giving = asyncio.ensure_future(give(table, page, "Ann", "assign 4 3 3 2"))
        await asyncio.sleep(0)
        asking = asyncio.ensure_future(table.bots.hint("Ann"))
        await asyncio.sleep(0.05)
        assert not asking.done()
        pen.told.set()
        await giving
        with pytest.raises(Refusal, match="does not wait for Ann"):
            await asyncio.wait_for(asking, 10)

    in_hall(f"sqlite:///{tmp_path / 'table.sqlite'}", ask)


def test_a_hint_that_is_ready_while_orders_are_written_down_comes_too_late(tmp_path: Path) -> None:
    """The match is ahead of the questions then: the hint had nobody to speak to, and ended the line."""

    async def ask(hall: Hall) -> None:
        table, page = await sit_down(hall, (await hall.make(NewMatch(seats=SEATS, seed=1))).match)
        pen = with_slow_pen(table)
        thinking, thought = asyncio.Event(), asyncio.Event()

        async def slow(*_: Any) -> Any:
            thinking.set()
            await thought.wait()
            return Hint(orders=["assign 3 3 3 3"], why=""), None

        table.thinkers.hint = slow  # type: ignore[method-assign]
        asking = asyncio.ensure_future(table.bots.hint("Ann"))
        await thinking.wait()
        giving = asyncio.ensure_future(give(table, page, "Ann", "assign 4 3 3 2"))
        await asyncio.sleep(0)
        thought.set()
        await asyncio.sleep(0.05)
        assert not asking.done()
        pen.told.set()
        await giving
        with pytest.raises(Refusal, match="decided already"):
            await asyncio.wait_for(asking, 10)

    in_hall(f"sqlite:///{tmp_path / 'table.sqlite'}", ask)


def test_a_bot_thinks_about_no_table_that_is_not_written_down(tmp_path: Path) -> None:
    """Ann gives her orders, and somebody comes in meanwhile: the bot is not asked about what she has just chosen."""
    thought: list[Any] = []

    async def ask(hall: Hall) -> None:
        seats = [SEATS[0], NewSeat(name="Bob", kind="bot", level="random")]
        table, page = await sit_down(hall, (await hall.make(NewMatch(seats=seats, seed=1))).match)
        pen, orders = with_slow_pen(table), table.thinkers.orders

        async def noted(match: Any, *values: Any, **more: Any) -> list[str]:
            thought.append((match, len(match.entries), pen.told.is_set()))
            return await orders(match, *values, **more)

        table.thinkers.orders = noted  # type: ignore[method-assign]
        giving = asyncio.ensure_future(give(table, page, "Ann", "assign 4 3 3 2"))
        await asyncio.sleep(0)
        table.bots.think()
        await asyncio.sleep(0.05)
        assert thought == []
        pen.told.set()
        await giving
        while len(table.match.entries) < 2:
            await asyncio.sleep(0.01)

    in_hall(f"sqlite:///{tmp_path / 'table.sqlite'}", ask)
    assert thought[0][1:] == (1, True)
