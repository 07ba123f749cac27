"""Who sits at the table: seats, the teams they form, and the planes they fly."""

from collections.abc import Sequence
from dataclasses import dataclass

from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader.pieces import MOST_PLANES, Table
from skyrmish.match.notation import check_name

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

    @property
    def plane_names(self) -> list[str]:
        return [plane for seat in self.seats for plane in seat.planes]

    @property
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
    for name in (*names, *(seat.team for seat in seats if seat.team)):
        check_name(name, "seat")
    for plane in planes:
        check_name(plane, "plane")
    for what, listed in (("seat", names), ("plane", planes)):
        twice = next((name for name in listed if listed.count(name) > 1), None)
        if twice:
            raise Refusal(f"{what} {twice!r} is named twice")
    empty = next((seat.name for seat in seats if not seat.planes), None)
    if empty:
        raise Refusal(f"seat {empty!r} has no plane")
    if len(planes) > MOST_PLANES:
        raise Refusal(f"{len(planes)} planes are more than the {MOST_PLANES} there is room for")
    seating = Seating(tuple(seats))
    if not 2 <= len(seating.sides) <= MOST_SIDES:
        raise Refusal(f"{len(seating.sides)} sides are not from 2 to {MOST_SIDES}", "B-58")
    return seating


def usual_seats(names: Sequence[str], planes_each: int = 1, teams: Sequence[str] = ()) -> Seating:
    """Seats with planes named after them: red, or red-1, red-2 …"""
    seats = []
    for number, name in enumerate(names):
        planes = (name,) if planes_each == 1 else tuple(f"{name}-{k}" for k in range(1, planes_each + 1))
        seats.append(Seat(name, teams[number] if teams else "", planes))
    return seated(seats)
