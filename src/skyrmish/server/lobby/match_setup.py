"""From a request for a match to its ruleset, seats and title."""

from collections.abc import Iterator
from contextlib import contextmanager

from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader.rulesets.mission import mission_named
from skyrmish.games.squadron_leader.rulesets.ruleset import GAMES, Ruleset, check_board, edition_data, edition_of
from skyrmish.match.record_header import Header
from skyrmish.match.seating import Seat, Seating, called, check_pieces, mission_seats, seated
from skyrmish.server.lobby.catalogue import module_title
from skyrmish.server.protocol.lobby import NewMatch, NewSeat
from skyrmish.table.levels import levels


def ruleset_of(new: NewMatch) -> Ruleset:
    """The ruleset asked for; impossible combinations are refused."""
    edition = edition_of(new.game, new.edition)
    hexes = new.board == "hex"
    ruleset = Ruleset(edition, tuple(new.modules), dict(new.options), new.width, new.height, hexes, new.mission)
    ruleset.settled()
    check_board(ruleset)
    return ruleset


@contextmanager
def about_the_seats() -> Iterator[None]:
    """Whatever is refused in here is said of the seats, unless it says otherwise."""
    try:
        yield
    except Refusal as refusal:
        refusal.part = refusal.part or "seats"
        raise


def seating_of(new: NewMatch) -> Seating:
    """Who sits where with what; a mission gives each seat its pieces."""
    ruleset = ruleset_of(new)
    with about_the_seats():
        if new.mission:
            seating = mission_seats(mission_named(new.mission), [seat.name for seat in new.seats])
        else:
            seating = seated([seat_of(seat) for seat in new.seats])
        check_pieces(ruleset, seating)
    return seating


def seat_of(seat: NewSeat) -> Seat:
    """Red, or Red-1, Red-2 …; and Red-bomber."""
    name = seat.name
    planes = (name,) if seat.planes == 1 else tuple(f"{name}-{k}" for k in range(1, seat.planes + 1))
    return Seat(name, seat.team, planes, called(name, "bomber", seat.bombers), called(name, "balloon", seat.balloons))


@about_the_seats()
def check_players(new: NewMatch) -> None:
    for seat in new.seats:
        if seat.kind == "bot" and seat.level not in levels():
            raise Refusal(f"seat {seat.name!r}: bot {seat.level!r} is unknown; the bots are {', '.join(levels())}")


def header_of(new: NewMatch, seed: int) -> Header:
    """What a record of the match says before the first order."""
    players = tuple(f"bot {seat.level}" if seat.kind == "bot" else "person" for seat in new.seats)
    return Header(ruleset_of(new), seating_of(new), seed, players)


def title_of(ruleset: Ruleset) -> str:
    """Squadron Leader, first edition, with Altitude and Split S, on hexes."""
    title = str(edition_data(ruleset.edition)["title"])
    game = title if ruleset.edition in GAMES else f"Squadron Leader, {title.lower()}"
    *most, last = [module_title(name) for name in ruleset.modules] or [""]
    modules = f", with {' and '.join([', '.join(most), last] if most else [last])}" if last else ""
    mission = f"; mission {mission_named(ruleset.mission).title}" if ruleset.mission else ""
    return f"{game}{modules}{', on hexes' if ruleset.hexes else ''}{mission}"
