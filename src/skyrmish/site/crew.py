"""Many games by the workers of a page: as many as the machine has cores, beside the one that Python is in."""

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

from skyrmish.words.refusal import Refusal

if TYPE_CHECKING:
    from skyrmish.table.lab.counting import Counted


class PageCrew:
    """A ``Crew``. JavaScript has the workers: it is told of the games, and says what they came to since it last did."""

    def __init__(self, play: Any) -> None:
        self._play = play  # (job, games, heard, ended), which answers with a way to stop

    async def parts(self, games: "Counted") -> AsyncIterator[Any]:
        from js import Object  # here: only Python in a page has it
        from pyodide.ffi import create_proxy, to_js

        job, said = games.job(), asyncio.Queue[Any]()
        heard = create_proxy(lambda sums: said.put_nowait(job.counted(bytes(sums.to_bytes()))))
        ended = create_proxy(lambda problem: said.put_nowait(problem or None))
        message = to_js(job.message(), dict_converter=Object.fromEntries)
        stop = self._play(message, games.games, heard, ended)
        try:
            while (part := await said.get()) is not None:
                if isinstance(part, str):
                    raise Refusal("lab-broke-off", problem=part)
                yield part
        finally:
            stop()
            heard.destroy()
            ended.destroy()
