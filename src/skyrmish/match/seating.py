"""Who sits at the table: seats, the teams they form, and the planes they fly."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader.constants import BALLOON, BOMBER, KINDS, PLANE
from skyrmish.games.squadron_leader.pieces import MOST_PLANES, Table
from skyrmish.games.squadron_leader.rulesets.mission import Mission, mission_named
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.geometry.piece_sets import BALLOON_SCALE, BOMBER_SCALE
from skyrmish.match.notation import check_name
from skyrmish.match.quoting import quoted

MOST_SIDES = 6
SIZES = (1.0, BOMBER_SCALE, BALLOON_SCALE)  # of the tokens of each kind
MOST_BOMBERS, MOST_BALLOONS = 8, 12
SMALLEST_FOR_BALLOONS = 400.0
COLOURS = ("red", "blue", "green", "purple", "black", "white")


@dataclass(frozen=True)
class Seat:
    """A place at the table, with the pieces it flies. Seats of one team win together."""

    name: str
    team: str = ""
    planes: tuple[str, ...] = ()
    bombers: tuple[str, ...] = ()
    balloons: tuple[str, ...] = ()

    @property
    def pieces(self) -> list[tuple[str, int]]:
        """All its pieces, each with its kind."""
        kinds = ((self.planes, PLANE), (self.bombers, BOMBER), (self.balloons, BALLOON))
        return [(name, kind) for names, kind in kinds for name in names]

    @property
    def piece_names(self) -> list[str]:
        return [name for name, _ in self.pieces]


@dataclass(frozen=True)
class Seating:
    """All seats, with planes numbered through in seat order."""

    seats: tuple[Seat, ...]

    @cached_property
    def plane_names(self) -> list[str]:
        return [name for seat in self.seats for name in seat.piece_names]

    @property
    def kinds(self) -> list[int]:
        """Of each piece, whether it is a plane, a bomber or a balloon."""
        return [kind for seat in self.seats for _, kind in seat.pieces]

    @cached_property
    def sides(self) -> list[str]:
        """Teams, and seats that play for themselves, in seat order (B-47)."""
        return list(dict.fromkeys(seat.team or seat.name for seat in self.seats))

    def seat_of(self, plane: int) -> int:
        return [number for number, seat in enumerate(self.seats) for _ in seat.pieces][plane]

    def side_of_seat(self, seat: int) -> int:
        return self.sides.index(self.seats[seat].team or self.seats[seat].name)

    def plane_number(self, name: str) -> int:
        """The plane of that name; a seat with one plane lends it its name."""
        names = self.plane_names
        if name in names:
            return names.index(name)
        for seat in self.seats:
            if seat.name == name and len(seat.pieces) == 1:
                return names.index(seat.piece_names[0])
        raise Refusal(f"there is no plane {name!r}; the planes are {', '.join(names)}")

    def laid_out(self) -> Table:
        """A table with these planes, still in the box."""
        table = Table(count=len(self.plane_names), seats=len(self.seats), sides=len(self.sides))
        for i in range(table.count):
            table.planes[i].seat = self.seat_of(i)
            table.planes[i].side = self.side_of_seat(self.seat_of(i))
            table.planes[i].kind = kind = self.kinds[i]
            table.planes[i].extra = SIZES[kind] - 1.0
            table.planes[i].fixed = kind == BALLOON
        return table


def seated(seats: Sequence[Seat]) -> Seating:
    """B-58  Check a seating: names, numbers, and two to six sides."""
    names = [seat.name for seat in seats]
    planes = [name for seat in seats for name in seat.piece_names]
    if len(planes) > MOST_PLANES:
        raise Refusal(f"{len(planes)} planes are more than the {MOST_PLANES} there is room for")
    empty = next((seat.name for seat in seats if not seat.planes and not seat.bombers), None)
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
        for plane in seat.piece_names:
            if by_name.get(plane, seat) is not seat:
                raise Refusal(f"plane {plane!r} of seat {seat.name!r} has the name of another seat")


def usual_seats(
    names: Sequence[str], planes_each: int = 1, teams: Sequence[str] = (), bombers: int = 0, balloons: int = 0
) -> Seating:
    """Seats with planes named after them: red, or red-1, red-2 …; and red-bomber, red-balloon-1, red-balloon-2."""
    if not 1 <= planes_each <= MOST_PLANES:
        raise Refusal(f"{planes_each} planes for each seat are not from 1 to {MOST_PLANES}")
    seats = []
    for number, name in enumerate(names):
        planes = (name,) if planes_each == 1 else tuple(f"{name}-{k}" for k in range(1, planes_each + 1))
        team = teams[number] if teams else ""
        seats.append(Seat(name, team, planes, called(name, "bomber", bombers), called(name, "balloon", balloons)))
    return seated(seats)


def called(name: str, kind: str, count: int) -> tuple[str, ...]:
    """red-bomber; or red-balloon-1, red-balloon-2."""
    return (f"{name}-{kind}",) if count == 1 else tuple(f"{name}-{kind}-{k}" for k in range(1, count + 1))


def mission_seats(mission: Mission, names: Sequence[str]) -> Seating:
    """C-4  A seat for each side of a mission, with all its pieces."""
    if len(names) != len(mission.sides):
        sides = " and ".join(side.name for side in mission.sides)
        raise Refusal(f"mission {mission.name} has {len(mission.sides)} sides, {sides}, not {len(names)} seats", "C-4")
    seats = []
    for name, side in zip(names, mission.sides, strict=True):
        planes, bombers, balloons = side.counts
        flown = (name,) if planes == 1 else tuple(f"{name}-{k}" for k in range(1, planes + 1))
        seats.append(Seat(name, "", flown, called(name, "bomber", bombers), called(name, "balloon", balloons)))
    return seated(seats)


def check_pieces(ruleset: Ruleset, seating: Seating) -> None:
    """C-3, C-4  The pieces on the table belong to the rules, and are those of the mission."""
    kinds = seating.kinds
    bombers, balloons = kinds.count(BOMBER), kinds.count(BALLOON)
    if bombers + balloons and ruleset.settled()["bombers"] == "off":
        module = "bombers-and-balloons"
        raise Refusal(f"bombers and balloons need the module {module}", "C-3", part="module", name=module)
    if bombers > MOST_BOMBERS or balloons > MOST_BALLOONS:
        raise Refusal(f"there is room for {MOST_BOMBERS} bombers and {MOST_BALLOONS} balloons", "C-3")
    if balloons and not ruleset.hexes and min(ruleset.board) < SMALLEST_FOR_BALLOONS:
        raise Refusal(f"board: balloons need {SMALLEST_FOR_BALLOONS:g} mm or more each way", "C-3", part="board")
    if ruleset.mission:
        check_mission(mission_named(ruleset.mission), seating)


def check_mission(mission: Mission, seating: Seating) -> None:
    """C-4  Each side has the pieces that its mission gives it."""
    if len(seating.sides) != len(mission.sides):
        raise Refusal(f"mission {mission.name} has {len(mission.sides)} sides, not {len(seating.sides)}", "C-4")
    for number, side in enumerate(mission.sides):
        mine = [kind for i, kind in enumerate(seating.kinds) if seating.side_of_seat(seating.seat_of(i)) == number]
        for kind, wanted in enumerate(side.counts):
            if mine.count(kind) != wanted:
                told = (
                    f"the {side.name} have {wanted} {KINDS[kind]}{'' if wanted == 1 else 's'}, not {mine.count(kind)}"
                )
                raise Refusal(f"mission {mission.name}: {told}", "C-4")
