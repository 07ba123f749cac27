"""Who sits at the table: seats, the teams they form, and the planes they fly."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader.pieces import MOST_PLANES, Table
from skyrmish.match.notation import check_name
from skyrmish.match.quoting import quoted

MOST_SIDES = 6
COLOURS = ("red", "blue", "green", "purple", "black", "white")


@dataclass(frozen=True)
class Seat:
    """A place at the table. Seats of one team win together."""

    name: str
    team: str = ""
    planes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Seating:
    """All seats, with planes numbered through in seat order."""

    seats: tuple[Seat, ...]

    @cached_property
    def plane_names(self) -> list[str]:
        return [plane for seat in self.seats for plane in seat.planes]

    @cached_property
    def sides(self) -> list[str]:
        """Teams, and seats that play for themselves, in seat order (B-47)."""
        return list(dict.fromkeys(seat.team or seat.name for seat in self.seats))

    def seat_of(self, plane: int) -> int:
        return [number for number, seat in enumerate(self.seats) for _ in seat.planes][plane]

    def side_of_seat(self, seat: int) -> int:
        return self.sides.index(self.seats[seat].team or self.seats[seat].name)

    def plane_number(self, name: str) -> int:
        """The plane of that name; a seat with one plane lends it its name."""
        names = self.plane_names
        if name in names:
            return names.index(name)
        for seat in self.seats:
            if seat.name == name and len(seat.planes) == 1:
                return names.index(seat.planes[0])
        raise Refusal(f"there is no plane {name!r}; the planes are {', '.join(names)}")

    def laid_out(self) -> Table:
        """A table with these planes, still in the box."""
        table = Table(count=len(self.plane_names), seats=len(self.seats), sides=len(self.sides))
        for i in range(table.count):
            table.planes[i].seat = self.seat_of(i)
            table.planes[i].side = self.side_of_seat(self.seat_of(i))
        return table


def seated(seats: Sequence[Seat]) -> Seating:
    """B-58  Check a seating: names, numbers, and two to six sides."""
    names = [seat.name for seat in seats]
    planes = [plane for seat in seats for plane in seat.planes]
    if len(planes) > MOST_PLANES:
        raise Refusal(f"{len(planes)} planes are more than the {MOST_PLANES} there is room for")
    empty = next((seat.name for seat in seats if not seat.planes), None)
    if empty is not None:
        raise Refusal(f"seat {quoted(empty)} has no plane")
    for what, listed in (("seat", names), ("team", [seat.team for seat in seats if seat.team]), ("plane", planes)):
        for name in listed:
            check_name(name, what)
    for what, listed in (("seat", names), ("plane", planes)):
        twice = next((name for name in listed if listed.count(name) > 1), None)
        if twice:
            raise Refusal(f"{what} {twice!r} is named twice")
    _check_lent_names(seats)
    seating = Seating(tuple(seats))
    if not 2 <= len(seating.sides) <= MOST_SIDES:
        raise Refusal(f"there are 2 to {MOST_SIDES} sides, not {len(seating.sides)}", "B-58")
    return seating


def _check_lent_names(seats: Sequence[Seat]) -> None:
    """A name that means two things would let an order, or a team, mean the wrong one."""
    by_name = {seat.name: seat for seat in seats}
    for seat in seats:
        namesake = by_name.get(seat.team)
        if namesake is not None and namesake.team != seat.team:
            raise Refusal(f"team {seat.team!r} has the name of a seat that is not in it")
        for plane in seat.planes:
            if by_name.get(plane, seat) is not seat:
                raise Refusal(f"plane {plane!r} of seat {seat.name!r} has the name of another seat")


def usual_seats(names: Sequence[str], planes_each: int = 1, teams: Sequence[str] = ()) -> Seating:
    """Seats with planes named after them: red, or red-1, red-2 …"""
    if not 1 <= planes_each <= MOST_PLANES:
        raise Refusal(f"{planes_each} planes for each seat are not from 1 to {MOST_PLANES}")
    seats = []
    for number, name in enumerate(names):
        planes = (name,) if planes_each == 1 else tuple(f"{name}-{k}" for k in range(1, planes_each + 1))
        seats.append(Seat(name, teams[number] if teams else "", planes))
    return seated(seats)
