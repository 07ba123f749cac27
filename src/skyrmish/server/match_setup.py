"""From a request for a match to its ruleset, seats and title."""

from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader.ruleset import GAMES, Ruleset, check_board, edition_data, edition_of
from skyrmish.match.record_header import Header
from skyrmish.match.seating import Seat, Seating, seated
from skyrmish.server.levels import levels
from skyrmish.server.protocol.lobby import NewMatch, NewSeat


def ruleset_of(new: NewMatch) -> Ruleset:
    """The ruleset asked for; impossible combinations are refused."""
    edition = edition_of(new.game, new.edition)
    ruleset = Ruleset(edition, tuple(new.modules), dict(new.options), new.width, new.height, new.board == "hex")
    ruleset.settled()
    check_board(ruleset)
    return ruleset


def seating_of(new: NewMatch) -> Seating:
    return seated([Seat(seat.name, seat.team, plane_names(seat)) for seat in new.seats])


def plane_names(seat: NewSeat) -> tuple[str, ...]:
    """Red, or Red-1, Red-2 …"""
    return (seat.name,) if seat.planes == 1 else tuple(f"{seat.name}-{k}" for k in range(1, seat.planes + 1))


def check_players(new: NewMatch) -> None:
    for seat in new.seats:
        if seat.kind == "bot" and seat.level not in levels():
            raise Refusal(f"seat {seat.name!r}: bot {seat.level!r} is unknown; the bots are {', '.join(levels())}")


def header_of(new: NewMatch, seed: int) -> Header:
    """What a record of the match says before the first order."""
    players = tuple(f"bot {seat.level}" if seat.kind == "bot" else "person" for seat in new.seats)
    return Header(ruleset_of(new), seating_of(new), seed, players)


def title_of(ruleset: Ruleset) -> str:
    """Squadron Leader, first edition, with altitude, on hexes."""
    title = str(edition_data(ruleset.edition)["title"])
    game = title if ruleset.edition in GAMES else f"Squadron Leader, {title.lower()}"
    modules = f", with {', '.join(ruleset.modules)}" if ruleset.modules else ""
    return f"{game}{modules}{', on hexes' if ruleset.hexes else ''}"
