"""What a page asks of its own table, as it asks a server over HTTP: the same addresses, the same answers."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, NamedTuple

from skyrmish.site.hall import Hall, gone_through
from skyrmish.table.json_text import dumps, loads
from skyrmish.table.keeping import OutOfReach
from skyrmish.table.lobby.catalogue import catalogue
from skyrmish.table.lobby.problems import NotFound, Strange, filled_in, problem_of
from skyrmish.table.lobby.reading import ReadTable, register, rules_of
from skyrmish.table.messages.lobby import Branch, LetGo, MyKeys, NewMatch, Place, Problem, RecordText
from skyrmish.table.replays.frames import frames_of, shortened
from skyrmish.table.replays.luck import luck_of
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal

ADDRESS = re.compile(r"api/(?:matches/(?P<match>[^/]+)/)?(?P<what>[a-z-]+)")
UNSAVED = 503
Parts = AsyncIterator[bytes]


class Asked(NamedTuple):
    """One request: GET where it has no body."""

    address: str
    key: str
    body: str | None


class Answers:
    """Each answer is a status, and JSON or text, perhaps in parts."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._of_all: dict[str, Callable[[Asked], Awaitable[Any]]] = {
            "catalogue": self._catalogue,
            "place": self._place,
            "clauses": self._clauses,
            "rules": self._rules,
            "matches": self._make,
            "records": self._take_record,
            "mine": self._mine,
        }
        self._of_one: dict[str, Callable[[ReadTable, Asked], Awaitable[Any]]] = {
            "record": self._record,
            "branch": self._branch,
            "frames": self._frames,
            "chances": self._chances,
            "luck": self._luck,
            "proof": self._proof,
            "let-go": self._let_go,
        }

    async def answer(self, asked: Asked) -> tuple[int, Parts]:
        try:
            said = await self._said(asked)
        except Refusal as refusal:
            problem, status = problem_of(refusal)
            return status, whole(dumps(problem))
        except OutOfReach:
            return UNSAVED, whole(dumps(Problem(reason=say("site-cannot-keep"))))
        return 200, said if isinstance(said, AsyncIterator) else whole(said if isinstance(said, bytes) else dumps(said))

    async def _said(self, asked: Asked) -> Any:
        named = ADDRESS.fullmatch(asked.address)
        if named is None or named["what"] not in (self._of_one if named["match"] else self._of_all):
            raise NotFound("no-such-address", rest=asked.address.removeprefix("api/"))
        if not named["match"]:
            return await self._of_all[named["what"]](asked)
        table = await self._hall.read(named["match"])
        if table is None:
            raise NotFound("no-such-match")
        if not table.opens_with(asked.key):
            raise Strange("no-seat-opens")
        return await self._of_one[named["what"]](table, asked)

    async def _catalogue(self, asked: Asked) -> Any:  # noqa: ARG002 - the same for all
        return catalogue()

    async def _place(self, asked: Asked) -> Any:  # noqa: ARG002
        return Place(invites="")

    async def _clauses(self, asked: Asked) -> Any:  # noqa: ARG002
        return register()

    async def _rules(self, asked: Asked) -> Any:
        return rules_of(form(NewMatch, asked))

    async def _make(self, asked: Asked) -> Any:
        return await self._hall.make(form(NewMatch, asked))

    async def _take_record(self, asked: Asked) -> Any:
        return await self._hall.make_from_record(form(RecordText, asked).record)

    async def _mine(self, asked: Asked) -> Any:
        """The page that asks is the only one that there is: it knows its matches."""
        form(MyKeys, asked)
        return []

    async def _let_go(self, table: ReadTable, asked: Asked) -> Any:
        form(MyKeys, asked)
        await self._hall.remove(table.kept.id)
        return LetGo(wanted_by=[])

    async def _record(self, table: ReadTable, asked: Asked) -> Any:  # noqa: ARG002
        return table.record.encode()

    async def _branch(self, table: ReadTable, asked: Asked) -> Any:
        wanted = form(Branch, asked)
        return await self._hall.make_from_record(shortened(table.record, wanted.step), wanted.bots)

    async def _frames(self, table: ReadTable, asked: Asked) -> Any:  # noqa: ARG002
        return await gone_through(frames_of(table.record, table.chairs))

    async def _chances(self, table: ReadTable, asked: Asked) -> Any:  # noqa: ARG002
        return (dumps(point) + b"\n" async for point in self._hall.foresight.curve(table.record))

    async def _luck(self, table: ReadTable, asked: Asked) -> Any:  # noqa: ARG002
        return luck_of(table.record)

    async def _proof(self, table: ReadTable, asked: Asked) -> Any:  # noqa: ARG002
        return table.proof()


def form(kind: type[Any], asked: Asked) -> Any:
    return filled_in(kind, None if asked.body is None else loads(asked.body))


async def whole(text: bytes) -> Parts:
    yield text
