"""The print kit over HTTP: what it holds, single sheets and parts made on the spot, and the whole as one file."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import StreamingResponse

from skyrmish.engine.refusal import Refusal
from skyrmish.printkit.catalogue import Part, parts_of
from skyrmish.printkit.choices import ALL, Choices, choose, most_players
from skyrmish.printkit.documents import documents_of
from skyrmish.printkit.making import make_kit
from skyrmish.printkit.meshes import mesh_of, stl, three_mf, turned_over, zipped
from skyrmish.printkit.paper.sheet import PAPERS, Printed
from skyrmish.printkit.pictures import picture
from skyrmish.printkit.sizes import MOST_TOLERANCE, TOLERANCE
from skyrmish.printkit.svg import svg
from skyrmish.server.lobby.late_kit import PREFIX
from skyrmish.server.lobby.problems import NotFound, TooFast
from skyrmish.server.protocol.kit import KitList, KitPart, KitProgress, KitSheet
from skyrmish.words.catalogue import say

kit_api = APIRouter(prefix=PREFIX)
MEDIA = {
    "pdf": "application/pdf",
    "svg": "image/svg+xml",
    "png": "image/png",
    "stl": "model/stl",
    "3mf": "model/3mf",
    "zip": "application/zip",
}
MOST_KEPT = 4  # finished kits, of a few megabytes each
MOST_AT_ONCE = 2
LISTS_KEPT, SHEETS_KEPT, PARTS_KEPT = 8, 32, 128  # so that looking again costs nothing


class Workshop:
    """Kits that were made lately, and how many are being made."""

    def __init__(self) -> None:
        self.made: OrderedDict[str, bytes] = OrderedDict()
        self.busy = 0

    def keep(self, name: str, kit: bytes) -> None:
        self.made[name] = kit
        while len(self.made) > MOST_KEPT:
            self.made.popitem(last=False)


def chosen(
    game: Annotated[str, Query(max_length=40)] = "squadron-leader",
    edition: Annotated[str, Query(max_length=40)] = "",
    modules: Annotated[str, Query(max_length=400)] = ALL,
    players: int = 2,
    paper: Annotated[str, Query(max_length=20)] = "a4",
    low_ink: bool = False,
    tolerance: float = TOLERANCE,
    parts: Annotated[str, Query(max_length=4000)] = "",
) -> Choices:
    """The kit that a page asks for; what cannot be is refused in the words of the command line."""
    named = tuple(name for name in parts.split(",") if name)
    return choose(game, edition, modules, players, paper, low_ink, tolerance, parts=named)


Wanted = Annotated[Choices, Depends(chosen)]


@kit_api.get("")
async def list_kit(choices: Wanted) -> KitList:
    return await asyncio.to_thread(listed, choices)


def listed(choices: Choices) -> KitList:
    return KitList(
        game=choices.game,
        edition=choices.edition,
        modules=list(choices.modules),
        players=choices.players,
        most_players=most_players(choices.game),
        papers=list(PAPERS),
        most_tolerance=MOST_TOLERANCE,
        tolerance=choices.sizes.tolerance,
        parts=[
            KitPart(name=part.name, title=part.title, count=part.count, note=part.note, formats=formats_of(part))
            for part in shelf(choices).values()
        ],
        sheets=[KitSheet(name=sheet.name, title=sheet.title, note=sheet.note) for sheet in documents_of(choices)],
    )


def formats_of(part: Part) -> list[str]:
    return ["stl", "3mf", "png", *(["svg"] if part.piece else [])]


@kit_api.get("/sheets/{name}.{form}")
async def get_sheet(name: str, form: str, choices: Wanted) -> Response:
    printed = await asyncio.to_thread(printed_sheet, choices, name)
    if printed is None or form not in ("pdf", "svg"):
        raise NotFound("kit-no-sheet", name=name, form=form)
    return file(printed.pdf if form == "pdf" else printed.preview, name, form)


@lru_cache(maxsize=SHEETS_KEPT)
def printed_sheet(choices: Choices, name: str) -> Printed | None:
    sheet = next((sheet for sheet in documents_of(choices) if sheet.name == name), None)
    return sheet.make() if sheet else None


@kit_api.get("/parts/{name}.{form}")
async def get_part(name: str, form: str, choices: Wanted) -> Response:
    made = await asyncio.to_thread(made_part, choices, name, form)
    if made is None:
        raise NotFound("kit-no-part", name=name, form=form)
    return file(made, name, form)


@lru_cache(maxsize=LISTS_KEPT)
def shelf(choices: Choices) -> dict[str, Part]:
    return {part.name: part for part in parts_of(choices)}


@lru_cache(maxsize=PARTS_KEPT)
def made_part(choices: Choices, name: str, form: str) -> bytes | None:
    part = shelf(choices).get(name)
    if part is None or form not in formats_of(part):
        return None
    if form == "svg" and part.piece:
        return svg(part.piece)
    mesh = mesh_of(part.solid())
    makers: dict[str, Callable[[], bytes]] = {
        "stl": lambda: stl(mesh),
        "3mf": lambda: three_mf(mesh, part.title),
        "png": lambda: picture(turned_over(mesh) if part.shown_turned else mesh, part.colour),
    }
    return makers[form]()


def file(data: bytes, name: str, form: str) -> Response:
    shown = form in ("svg", "png")
    headers = {"content-disposition": f'{"inline" if shown else "attachment"}; filename="{name}.{form}"'}
    return Response(data, media_type=MEDIA[form], headers=headers)


@kit_api.get("/make")
async def make_whole(choices: Wanted, request: Request) -> StreamingResponse:
    """Make all of it; a line of JSON for every step, so that a page can show how far it is."""
    workshop: Workshop = request.app.state.workshop
    if workshop.busy >= MOST_AT_ONCE:
        raise TooFast("kit-busy")
    return StreamingResponse(steps(choices, workshop), media_type="application/x-ndjson")


async def steps(choices: Choices, workshop: Workshop) -> AsyncIterator[str]:
    lines: asyncio.Queue[KitProgress] = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def told(what: str, done: int, count: int) -> None:
        loop.call_soon_threadsafe(lines.put_nowait, KitProgress(what=what, done=done, all=count))

    workshop.busy += 1
    try:
        work = asyncio.ensure_future(asyncio.to_thread(packed, choices, told))
        while not (work.done() and lines.empty()):
            waiting = asyncio.ensure_future(lines.get())
            await asyncio.wait([work, waiting], return_when=asyncio.FIRST_COMPLETED)
            if waiting.done():
                yield waiting.result().model_dump_json() + "\n"
            else:
                waiting.cancel()
        yield finished(work, choices, workshop).model_dump_json() + "\n"
    finally:
        workshop.busy -= 1


def packed(choices: Choices, told: Callable[[str, int, int], None]) -> bytes:
    files = make_kit(choices, told).files
    return zipped({f"skyrmish-kit/{name}": files[name] for name in sorted(files)})


def finished(work: "asyncio.Future[bytes]", choices: Choices, workshop: Workshop) -> KitProgress:
    try:
        kit = work.result()
    except Refusal as refusal:
        return KitProgress(what="", done=0, all=0, reason=refusal.reason)
    name = hashlib.sha256(repr(choices).encode()).hexdigest()[:16]
    workshop.keep(name, kit)
    return KitProgress(what=say("kit-ready"), done=1, all=1, ready=name)


@kit_api.get("/made/{name}.zip")
async def get_made(name: str, request: Request) -> Response:
    kit = request.app.state.workshop.made.get(name)
    if kit is None:
        raise NotFound("kit-gone")
    return file(kit, "skyrmish-kit", "zip")
