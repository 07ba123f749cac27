"""The print kit over HTTP: what it holds, single sheets and parts made on the spot, and the whole as one file."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from inspect import Parameter, Signature, signature
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import StreamingResponse

from skyrmish.games.all_games import game_named
from skyrmish.printkit.choices import Choices
from skyrmish.printkit.choosing import choose, most_players
from skyrmish.printkit.faces.all_faces import face_of
from skyrmish.printkit.faces.face import Face
from skyrmish.printkit.making import make_kit
from skyrmish.printkit.paper.sheet import PAPERS, Printed
from skyrmish.printkit.pieces.sizes import MOST_TOLERANCE
from skyrmish.printkit.plastic.meshes import zipped
from skyrmish.server.lobby.late_kit import PREFIX
from skyrmish.server.lobby.problems import TooFast
from skyrmish.server.protocol.kit import KitList, KitPart, KitProgress, KitSheet
from skyrmish.table.lobby.problems import NotFound
from skyrmish.words.catalogue import say
from skyrmish.words.language import in_each_language, spoken
from skyrmish.words.refusal import Refusal

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
LONGEST = 4000  # of what is asked for: the names of all parts
NOT_ASKED = {"options"}  # house rules of any kind have no address
LISTS_KEPT, SHEETS_KEPT, PARTS_KEPT = 8, 32, 128  # so that looking again costs nothing


class Workshop:
    """Kits that were made lately, and places for those that are being made."""

    def __init__(self, places: Any) -> None:
        self.made: OrderedDict[str, bytes] = OrderedDict()
        self.places = places

    def keep(self, name: str, kit: bytes) -> None:
        self.made[name] = kit
        while len(self.made) > MOST_KEPT:
            self.made.popitem(last=False)


def chosen(parts: str, **asked: Any) -> Choices:
    """The kit that a page asks for; what cannot be is refused in the words of the command line."""
    return choose(**asked, parts=tuple(name for name in parts.split(",") if name))


def in_a_query(parameter: Parameter) -> Parameter:
    """What a kit is chosen by, as an address has it: words, numbers, yes or no."""
    if parameter.annotation in (int, float, bool):
        return parameter.replace(kind=Parameter.KEYWORD_ONLY)
    default = parameter.default if isinstance(parameter.default, str) else ""
    words = Annotated[str, Query(max_length=LONGEST)]
    return parameter.replace(kind=Parameter.KEYWORD_ONLY, annotation=words, default=default)


ASKED = [in_a_query(each) for each in signature(choose).parameters.values() if each.name not in NOT_ASKED]
chosen.__signature__ = Signature(ASKED)  # type: ignore[attr-defined]
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
        most_players=most_players(game_named(choices.game)),
        papers=list(PAPERS),
        most_tolerance=MOST_TOLERANCE,
        tolerance=choices.sizes.tolerance,
        parts=[KitPart.model_validate(part, from_attributes=True) for part in face(choices).parts],
        sheets=[KitSheet.model_validate(sheet, from_attributes=True) for sheet in face(choices).sheets],
    )


@in_each_language(LISTS_KEPT)
def face(choices: Choices) -> Face:
    return face_of(choices)


@kit_api.get("/sheets/{name}.{form}")
async def get_sheet(name: str, form: str, choices: Wanted) -> Response:
    printed = await asyncio.to_thread(printed_sheet, choices, name)
    if printed is None or form not in ("pdf", "svg"):
        raise not_there(name, form)
    return file(printed.pdf if form == "pdf" else printed.preview, name, form)


@in_each_language(SHEETS_KEPT)
def printed_sheet(choices: Choices, name: str) -> Printed | None:
    sheet = next((sheet for sheet in face(choices).sheets if sheet.name == name), None)
    return sheet.make() if sheet else None


@kit_api.get("/parts/{name}.{form}")
async def get_part(name: str, form: str, choices: Wanted) -> Response:
    made = await asyncio.to_thread(made_part, choices, name, form)
    if made is None:
        raise not_there(name, form)
    return file(made, name, form)


@in_each_language(PARTS_KEPT)
def made_part(choices: Choices, name: str, form: str) -> bytes | None:
    part = next((part for part in face(choices).parts if part.name == name), None)
    return part.written(form) if part and form in part.formats else None


def not_there(name: str, form: str) -> NotFound:
    return NotFound("print-no-file", name=name, form=form)


def file(data: bytes, name: str, form: str) -> Response:
    shown = form in ("svg", "png")
    headers = {"content-disposition": f'{"inline" if shown else "attachment"}; filename="{name}.{form}"'}
    return Response(data, media_type=MEDIA[form], headers=headers)


@kit_api.get("/make")
async def make_whole(choices: Wanted, request: Request) -> StreamingResponse:
    """Make all of it; a line of JSON for every step, so that a page can show how far it is."""
    workshop: Workshop = request.app.state.workshop
    if workshop.places.is_full_for(request.scope["caller"]):
        raise TooFast("print-busy")
    lines = steps(choices, workshop, request.scope["caller"])
    return StreamingResponse((f"{line.model_dump_json()}\n" async for line in lines), media_type="application/x-ndjson")


async def steps(choices: Choices, workshop: Workshop, caller: str) -> AsyncIterator[KitProgress]:
    """The place is taken here, where it is surely given back."""
    with workshop.places.taken(caller) as is_taken:
        if not is_taken:
            yield KitProgress(what="", done=0, all=0, reason=say("print-busy"))
            return
        async for line in made_in_steps(choices, workshop):
            yield line


async def made_in_steps(choices: Choices, workshop: Workshop) -> AsyncIterator[KitProgress]:
    lines: asyncio.Queue[KitProgress] = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def told(what: str, done: int, count: int) -> None:
        loop.call_soon_threadsafe(lines.put_nowait, KitProgress(what=what, done=done, all=count))

    work = asyncio.ensure_future(asyncio.to_thread(packed, choices, told))
    while not (work.done() and lines.empty()):
        waiting = asyncio.ensure_future(lines.get())
        await asyncio.wait([work, waiting], return_when=asyncio.FIRST_COMPLETED)
        if waiting.done():
            yield waiting.result()
        else:
            waiting.cancel()
    yield finished(work, choices, workshop)


def packed(choices: Choices, told: Callable[[str, int, int], None]) -> bytes:
    files = make_kit(choices, told).files
    return zipped({f"skyrmish-kit/{name}": files[name] for name in sorted(files)})


def finished(work: "asyncio.Future[bytes]", choices: Choices, workshop: Workshop) -> KitProgress:
    try:
        kit = work.result()
    except Refusal as refusal:
        return KitProgress(what="", done=0, all=0, reason=refusal.reason)
    workshop.keep(name_of(choices), kit)
    return KitProgress(what=say("print-ready"), done=1, all=1, ready=name_of(choices))


def name_of(choices: Choices) -> str:
    return hashlib.sha256(repr((choices, spoken())).encode()).hexdigest()[:16]


@kit_api.get("/made/{name}.zip")
async def get_made(name: str, choices: Wanted, request: Request) -> Response:
    """What was made; if by another host, or some time ago, it is made again for whoever says again what it was."""
    workshop: Workshop = request.app.state.workshop
    if name not in workshop.made and name != name_of(choices):
        raise NotFound("print-gone")
    if name not in workshop.made:
        async for _ in steps(choices, workshop, request.scope["caller"]):
            pass
    if name not in workshop.made:
        raise TooFast("print-busy")
    return file(workshop.made[name], "skyrmish-kit", "zip")
