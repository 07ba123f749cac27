"""What a page asks of its own table, as it asks a server over HTTP: the same addresses, the same answers."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple

from skyrmish.lab.puzzles.puzzle import Puzzle
from skyrmish.site.hall import Hall, gone_through
from skyrmish.table.companion.refereeing import result_of, sights_on
from skyrmish.table.companion.sheet import first_turns, sheet_of, turns_after
from skyrmish.table.json_text import dumps, loads
from skyrmish.table.keeping import OutOfReach
from skyrmish.table.lobby.catalogue import catalogue
from skyrmish.table.lobby.problems import NotFound, Strange, filled_in, problem_of
from skyrmish.table.lobby.reading import ReadTable, register, rules_of, table_title
from skyrmish.table.lobby.teaching import coached, lesson_match, scene_match
from skyrmish.table.messages.companion import RealRound, RealShot, RealTable
from skyrmish.table.messages.lab import LabQuestion
from skyrmish.table.messages.lobby import (
    Branch,
    LetGo,
    MyKeys,
    NewMatch,
    Place,
    Problem,
    Pupil,
    RecordText,
    Staged,
    Trial,
)
from skyrmish.table.messages.puzzles import Mistake, MistakeAnswer, PlayPuzzle, PuzzleAnswer, PuzzleTable
from skyrmish.table.puzzles.answering import verdict
from skyrmish.table.puzzles.asking import puzzle_lines, puzzle_named, view_of
from skyrmish.table.puzzles.own import own_view
from skyrmish.table.replays.frames import frames_of, shortened
from skyrmish.table.replays.luck import luck_of
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal

ADDRESS = re.compile(r"api/(?:matches/(?P<match>[^/]+)/)?(?P<what>[a-z-]+)")
PUZZLE = re.compile(r"api/puzzles/(?P<puzzle>[^/]+)(?:/(?P<what>[a-z]+))?")
UNSAVED = 503
Parts = AsyncIterator[bytes]
BESIDE: dict[str, tuple[type[Any], Callable[[Any], Any]]] = {
    "real-sheet": (NewMatch, sheet_of),
    "real-turns": (RealRound, first_turns),
    "real-next-round": (RealRound, turns_after),
    "real-sights": (RealTable, sights_on),
    "real-shot": (RealShot, result_of),
}


class Asked(NamedTuple):
    """One request: GET where it has no body."""

    address: str
    key: str
    body: str | None


class Answers:
    """Each answer is a status, and JSON or text, perhaps in parts."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._crew = asyncio.get_event_loop().create_future()  # comes after the table
        self._of_all: dict[str, Callable[[Asked], Awaitable[Any]]] = {
            "catalogue": self._catalogue,
            "place": self._place,
            "clauses": self._clauses,
            "rules": self._rules,
            "matches": self._make,
            "records": self._take_record,
            "lessons": self._teach,
            "scenes": self._stage,
            "mine": self._mine,
            "lab": self._lab,
            **{what: partial(self._beside, *each) for what, each in BESIDE.items()},
            "puzzles": self._puzzles,
        }
        self._of_a_puzzle: dict[str, Callable[[Puzzle, Asked], Awaitable[Any]]] = {
            "": self._puzzle,
            "table": self._lay_out,
            "answer": self._answer,
        }
        self._of_one: dict[str, Callable[[ReadTable, Asked], Awaitable[Any]]] = {
            "record": self._record,
            "branch": self._branch,
            "frames": self._frames,
            "chances": self._chances,
            "review": self._review,
            "mistake": self._mistake,
            "mistake-answer": self._answer_mistake,
            "luck": self._luck,
            "proof": self._proof,
            "let-go": self._let_go,
            "coach": self._coach,
        }

    def have_crew(self, crew: Any) -> None:
        """Whoever plays many games; nobody, where there is no engine. It may still come when it is fetched again."""
        if self._crew.done():
            self._crew = asyncio.get_event_loop().create_future()
        self._crew.set_result(crew)

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
        asked_of = PUZZLE.fullmatch(asked.address)
        if asked_of is not None and (asked_of["what"] or "") in self._of_a_puzzle:
            return await self._of_a_puzzle[asked_of["what"] or ""](puzzle_named(asked_of["puzzle"]), asked)
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

    async def _teach(self, asked: Asked) -> Any:
        return await self._hall.make(*lesson_match(form(Pupil, asked)))

    async def _stage(self, asked: Asked) -> Any:
        return await self._hall.make(*scene_match(form(Staged, asked)))

    async def _coach(self, table: ReadTable, asked: Asked) -> Any:
        return coached(table.kept, form(Trial, asked))

    async def _mine(self, asked: Asked) -> Any:
        """The page that asks is the only one that there is: it knows its matches."""
        form(MyKeys, asked)
        return []

    async def _lab(self, asked: Asked) -> Any:
        """What it needs is loaded when it is first asked for."""
        from skyrmish.table.lab.answering import lines
        from skyrmish.table.lab.counting import counted

        games = counted(form(LabQuestion, asked))
        crew = await self._crew
        if crew is None:
            raise Refusal("lab-needs-engine")
        return (dumps(line) + b"\n" async for line in lines(games, crew))

    async def _beside(self, kind: type[Any], answer: Callable[[Any], Any], asked: Asked) -> Any:
        """For a phone beside a real table."""
        return answer(form(kind, asked))

    async def _puzzles(self, asked: Asked) -> Any:  # noqa: ARG002
        return puzzle_lines()

    async def _puzzle(self, puzzle: Puzzle, asked: Asked) -> Any:  # noqa: ARG002
        return view_of(puzzle)

    async def _lay_out(self, puzzle: Puzzle, asked: Asked) -> Any:
        made = await self._hall.make_from_record(puzzle.record, form(PlayPuzzle, asked).bots)
        return PuzzleTable(puzzle=view_of(puzzle), table=made)

    async def _answer(self, puzzle: Puzzle, asked: Asked) -> Any:
        return verdict(puzzle, form(PuzzleAnswer, asked).orders)

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

    async def _review(self, table: ReadTable, asked: Asked) -> Any:  # noqa: ARG002
        return (dumps(step) + b"\n" async for step in self._hall.foresight.review(table.record))

    async def _mistake(self, table: ReadTable, asked: Asked) -> Any:
        step = form(Mistake, asked).step
        view = own_view(table.record, step, table_title(table))
        made = await self._hall.make_from_record(shortened(table.record, step - 1))
        return PuzzleTable(puzzle=view, table=made)

    async def _answer_mistake(self, table: ReadTable, asked: Asked) -> Any:
        given = form(MistakeAnswer, asked)
        return await self._hall.foresight.judge(table.record, given.step, given.orders)

    async def _luck(self, table: ReadTable, asked: Asked) -> Any:  # noqa: ARG002
        return luck_of(table.record)

    async def _proof(self, table: ReadTable, asked: Asked) -> Any:  # noqa: ARG002
        return table.proof()


def form(kind: type[Any], asked: Asked) -> Any:
    return filled_in(kind, None if asked.body is None else loads(asked.body))


async def whole(text: bytes) -> Parts:
    yield text
