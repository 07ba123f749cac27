"""The curve of a replay: every side's chance to win after each step, worked out elsewhere and sent as it comes."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from functools import lru_cache
from hashlib import sha256
from itertools import pairwise
from typing import Any

from skyrmish.bots.kinds import kinds_of, make_bot
from skyrmish.bots.player import Player
from skyrmish.engine.records import copied
from skyrmish.match.match import Match
from skyrmish.match.records.record import begin_record, play_line, read_record
from skyrmish.table.bots.thinking import Thinking
from skyrmish.table.messages.puzzles import PuzzleVerdict
from skyrmish.table.messages.replays import ReviewStep, WinChance

MOST_KEPT = 20_000  # positions
RECORDS_OPEN = 4  # in the process that thinks
Chances = dict[str, float]


class Foresight:
    """Chances that were worked out once are kept; one position at a time, so that no bot waits for more than that."""

    def __init__(self, thinkers: Thinking) -> None:
        self._thinkers = thinkers
        self._kept: OrderedDict[bytes, Chances] = OrderedDict()
        self._turn = asyncio.Lock()

    async def curve(self, record: str) -> AsyncIterator[WinChance]:
        """The chances after every step of a record: its ends first, then ever finer between them."""
        positions = await self._thinkers.work_out(positions_in, record, is_for_people=False)
        for step in coarse_first(len(positions) - 1):
            yield WinChance(step=step, chances=await self._at(positions[step], record, step))

    async def review(self, record: str) -> AsyncIterator[ReviewStep]:
        """What every step of a record changed, from the first to the last."""
        from skyrmish.table.replays.review import reviewed  # not before: it brings puzzles along

        for step in range(1, len(read_record(record).lines) + 1):
            async with self._turn:
                found = await self._thinkers.work_out(reviewed, record, step, is_for_people=False)
            yield found

    async def judge(self, record: str, step: int, orders: list[str]) -> PuzzleVerdict:
        """What other orders at a step would have been worth."""
        from skyrmish.table.puzzles.own import own_verdict

        return await self._thinkers.work_out(own_verdict, record, step, orders)

    async def _at(self, position: bytes, record: str, step: int) -> Chances:
        async with self._turn:
            if position not in self._kept:
                self._kept[position] = await self._thinkers.work_out(chances_after, record, step, is_for_people=False)
            self._kept.move_to_end(position)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
            return self._kept[position]


def positions_in(record: str) -> list[bytes]:
    """A name for the position after every step: two records that agree so far share it."""
    lines = record.split("\n")
    ends = [line.number - 1 for line in read_record(record).lines]
    hashed, blank, names = sha256(), "", []
    for begin, end in pairwise([0, *ends, len(lines)]):
        added = blank + "".join(f"{line}\n" for line in lines[begin:end])
        told = added.rstrip()
        hashed.update(told.encode())  # of every line once: hashing all that came before would take the square of it
        blank = added[len(told) :]
        names.append(hashed.digest())
    return names


def coarse_first(last: int) -> list[int]:
    """0 to last, so that any beginning of the list is spread over the whole."""
    stride, order = 1, [0, last]
    while stride * 2 < last:
        stride *= 2
    while stride:
        order += range(stride, last, 2 * stride)
        stride //= 2
    return list(dict.fromkeys(order))


# ---- in the process that thinks ----


@lru_cache(maxsize=RECORDS_OPEN)
def played(record: str) -> tuple[Match, list[Any], Player]:
    """A match, its table after every step, and a bot that has seen none of them."""
    read = read_record(record)
    match = begin_record(read)
    tables = [copied(match.table)]
    for line in read.lines:
        play_line(match, line)
        tables.append(copied(match.table))
    game = match.ruleset.game
    return match, tables, make_bot(game, kinds_of(game).usual, 0)


def chances_after(record: str, step: int) -> Chances:
    """Runs in a quick thinker: by instinct, which needs nothing compiled."""
    match, tables, bot = played(record)
    match.table = copied(tables[step])
    return {side: round(chance, 4) for side, chance in bot.win_chance(match).items()}
