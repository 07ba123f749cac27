"""My matches, as the host knows them: listed by the keys of one's seats, and deleted with everybody's consent."""

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Request
from sqlalchemy import Engine

from skyrmish.games.seating import Seat, Seating
from skyrmish.server.lobby.hall import Hall
from skyrmish.server.lobby.http_routes import READING, check_id, hall_of, while_here
from skyrmish.server.protocol.forms import FormRoute, taken
from skyrmish.server.storage.away import answered
from skyrmish.server.storage.matches.my_matches import MatchLine, matches_of, still_wanted_by, to_delete, to_let_go
from skyrmish.table.lobby.match_setup import ruleset_of, title_of
from skyrmish.table.lobby.problems import NotFound, Strange
from skyrmish.table.messages.lobby import LetGo, MyKeys, MyMatch, NewMatch, Result
from skyrmish.table.messages.reading import read
from skyrmish.words.refusal import Refusal

mine = APIRouter(prefix="/api", route_class=FormRoute)


@mine.post("/mine", dependencies=READING)
async def list_mine(held: Annotated[MyKeys, taken(MyKeys)], request: Request) -> list[MyMatch]:
    """The matches that these keys open seats of, those that changed last first."""
    hall = hall_of(request)
    return await while_here(request, answered(hall.counter.do(mine_of, hall.engine, held.keys)))


def mine_of(engine: Engine, keys: Sequence[str]) -> list[MyMatch]:
    lines = sorted(matches_of(engine, keys), key=lambda line: line.last or line.made, reverse=True)
    return [my_match(line) for line in lines]


def my_match(line: MatchLine) -> MyMatch:
    new = read(NewMatch, line.setup)
    return MyMatch(
        match=line.id,
        title=titled(new),
        game=new.game,
        seats=[seat.name for seat in new.seats],
        yours=line.yours,
        when=line.ended or line.last or line.made,
        is_over=line.ended is not None,
        result=result_of(line, new),
        winner=called(new, line.winner or ""),
        how=line.how or "",
    )


def titled(new: NewMatch) -> str:
    """As at the table; where rules of one's own are no longer here, by the game alone."""
    try:
        return title_of(ruleset_of(new), is_seed_chosen=new.seed is not None)
    except Refusal:
        return new.game


def called(new: NewMatch, side: str) -> str:
    """A side, as a sentence calls it."""
    return Seating(tuple(Seat(seat.name, seat.team) for seat in new.seats)).called(side)


def result_of(line: MatchLine, new: NewMatch) -> Result:
    """For whoever has these seats."""
    if line.ended is None:
        return ""
    if line.winner is None:
        return "drawn"
    sides = [seat.team or seat.name for seat in new.seats if seat.name in line.yours]
    return "won" if line.winner in sides else "lost"


@mine.post("/matches/{match}/let-go", dependencies=READING)
async def let_go(match: str, held: Annotated[MyKeys, taken(MyKeys)], request: Request) -> LetGo:
    """Ask for a match to be deleted: it is, once all people who have a seat in it have asked for it."""
    hall = hall_of(request)
    return await while_here(request, let_go_of(hall, match, held.keys))


async def let_go_of(hall: Hall, match: str, keys: list[str]) -> LetGo:
    check_id(match)
    if not await answered(hall.counter.do(still_wanted_by, hall.engine, match)):
        raise NotFound("no-such-match")
    if match not in [line.id for line in await answered(hall.counter.do(matches_of, hall.engine, keys))]:
        raise Strange("no-seat-opens")
    await hall.writer.execute(*to_let_go(match, keys))
    wanted = await answered(hall.counter.do(still_wanted_by, hall.engine, match))
    if not wanted:
        await hall.writer.execute(*to_delete(match))
    return LetGo(wanted_by=wanted)
