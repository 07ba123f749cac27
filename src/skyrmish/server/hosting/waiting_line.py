"""Who goes first where only so many can be served at once: whoever a person waits for."""

import asyncio
from heapq import heappop, heappush
from itertools import count


class WaitingLine:
    """So many places. Whoever a person waits for goes before all others; otherwise who came first."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._arrivals = count()

    def __len__(self) -> int:
        return len(self._waiting)

    async def take(self, is_for_people: bool) -> None:
        """Wait for a place; it is given back when the work in it has ended."""
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (not is_for_people, next(self._arrivals), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back()  # it was called just as it left
            raise

    def give_back(self) -> None:
        while self._waiting:
            *_, turn = heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
