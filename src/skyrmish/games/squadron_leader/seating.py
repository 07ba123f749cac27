"""The pieces of every seat: planes, bombers and balloons; as a ruleset or a mission has them."""

from collections.abc import Sequence

from skyrmish.games.seating import Seat, Seating, check_name, check_names
from skyrmish.games.squadron_leader.constants import BALLOON, BOMBER, KINDS, PLANE
from skyrmish.games.squadron_leader.pieces import MOST_PLANES, MOST_SIDES, Table
from skyrmish.games.squadron_leader.rulesets.mission import Mission, MissionSide, mission_named
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.geometry.piece_sets import BALLOON_SCALE, BOMBER_SCALE
from skyrmish.words.lists import both
from skyrmish.words.quoting import quoted
from skyrmish.words.refusal import Refusal

SIZES = (1.0, BOMBER_SCALE, BALLOON_SCALE)  # of the tokens of each kind
MOST_BOMBERS, MOST_BALLOONS = 8, 12
SMALLEST_FOR_BALLOONS = 400.0
BOMBERS = "bombers-and-balloons"  # the module


def kinds_of(seating: Seating) -> list[int]:
    """Of each piece, whether it is a plane, a bomber or a balloon."""
    by_kind = ((PLANE, "planes"), (BOMBER, "bombers"), (BALLOON, "balloons"))
    return [kind for seat in seating.seats for kind, names in by_kind for _ in getattr(seat, names)]


def plane_number(seating: Seating, name: str) -> int:
    """The plane of that name; a seat with one plane lends it its name."""
    names = seating.plane_names
    if name in names:
        return names.index(name)
    for seat in seating.seats:
        if seat.name == name and len(seat.piece_names) == 1:
            return names.index(seat.piece_names[0])
    raise Refusal("no-such-plane", plane=repr(name), planes=names)


def laid_out(seating: Seating) -> Table:
    """A table with these planes, still in the box."""
    table = Table(count=len(seating.plane_names), seats=len(seating.seats), sides=len(seating.sides))
    for i, kind in enumerate(kinds_of(seating)):
        plane = table.planes[i]
        plane.seat = seating.seat_of(i)
        plane.side = seating.side_of_seat(plane.seat)
        plane.kind, plane.extra, plane.fixed = kind, SIZES[kind] - 1.0, kind == BALLOON
    return table


def seated(seats: Sequence[Seat]) -> Seating:
    """B-58  Check a seating: names, numbers, and two to six sides."""
    names = [seat.name for seat in seats]
    planes = [name for seat in seats for name in seat.piece_names]
    if len(planes) > MOST_PLANES:
        raise Refusal("too-many-planes", count=len(planes), most=MOST_PLANES)
    empty = next((seat.name for seat in seats if not seat.planes and not seat.bombers), None)
    if empty is not None:
        raise Refusal("seat-without-plane", seat=quoted(empty))
    for team in [seat.team for seat in seats if seat.team]:
        check_name(team, "team")
    check_names("seat", names)
    check_names("plane", planes)
    _check_lent_names(seats)
    seating = Seating(tuple(seats))
    if not 2 <= len(seating.sides) <= MOST_SIDES:
        raise Refusal("sides-two-to", "B-58", most=MOST_SIDES, count=len(seating.sides))
    return seating


def _check_lent_names(seats: Sequence[Seat]) -> None:
    """A name that means two things would let an order, or a team, mean the wrong one."""
    by_name = {seat.name: seat for seat in seats}
    for seat in seats:
        namesake = by_name.get(seat.team)
        if namesake is not None and namesake.team != seat.team:
            raise Refusal("team-named-like-seat", team=repr(seat.team))
        for plane in seat.piece_names:
            if by_name.get(plane, seat) is not seat:
                raise Refusal("plane-named-like-seat", plane=repr(plane), seat=repr(seat.name))


def usual_seats(
    names: Sequence[str], planes_each: int = 1, teams: Sequence[str] = (), bombers: int = 0, balloons: int = 0
) -> Seating:
    """Seats with as many pieces each."""
    if not 1 <= planes_each <= MOST_PLANES:
        raise Refusal("planes-for-each-seat", planes=planes_each, most=MOST_PLANES)
    sides = teams or [""] * len(names)
    return seated([seat_with(name, sides[k], planes_each, bombers, balloons) for k, name in enumerate(names)])


def seat_with(name: str, team: str, planes: int, bombers: int, balloons: int) -> Seat:
    """Pieces are named after their seat: red, or red-1, red-2 …; and red-bomber, red-balloon-1, red-balloon-2."""
    flown = (name,) if planes == 1 else tuple(f"{name}-{k}" for k in range(1, planes + 1))
    return Seat(name, team, flown, called(name, "bomber", bombers), called(name, "balloon", balloons))


def called(name: str, kind: str, count: int) -> tuple[str, ...]:
    """red-bomber; or red-balloon-1, red-balloon-2."""
    return (f"{name}-{kind}",) if count == 1 else tuple(f"{name}-{kind}-{k}" for k in range(1, count + 1))


def mission_seats(mission: Mission, names: Sequence[str], teams: Sequence[str] = ()) -> Seating:
    """C-4  A seat for each side of a mission, with all its pieces; or teams, whose pilots share those of their side."""
    crews: dict[str, list[str]] = {}
    for k, name in enumerate(names):
        crews.setdefault((teams[k] if teams else "") or name, []).append(name)
    if len(crews) != len(mission.sides):
        called, count = both(side.title for side in mission.sides), len(mission.sides)
        facts = {"mission": mission.name, "count": count, "sides": called, "given": len(crews)}
        raise Refusal("mission-has-seats", "C-4", **facts)
    dealt = {
        name: pieces
        for side, crew in zip(mission.sides, crews.values(), strict=True)
        for name, pieces in zip(crew, pieces_shared(side, len(crew)), strict=True)
    }
    return seated([seat_with(name, teams[k] if teams else "", *dealt[name]) for k, name in enumerate(names)])


def pieces_shared(side: MissionSide, pilots: int) -> list[tuple[int, int, int]]:
    """C-4  Planes are dealt from the first pilot on, bombers and balloons from the last one back."""
    if pilots > side.most_pilots:
        raise Refusal("mission-side-full", "C-4", side=side.title, most=side.most_pilots, given=pilots)
    planes, bombers, balloons = side.counts
    dealt = [(planes + place) // pilots for place in reversed(range(pilots))]
    back = [[(count + place) // pilots for place in range(pilots)] for count in (bombers, balloons)]
    return list(zip(dealt, *back, strict=True))


def check_pieces(ruleset: Ruleset, seating: Seating) -> None:
    """C-3, C-4  The pieces on the table belong to the rules, and are those of the mission."""
    kinds = kinds_of(seating)
    bombers, balloons = kinds.count(BOMBER), kinds.count(BALLOON)
    if bombers + balloons and ruleset.settled()["bombers"] == "off":
        raise Refusal("pieces-need-module", "C-3", module=BOMBERS).of("module", BOMBERS)
    if bombers > MOST_BOMBERS or balloons > MOST_BALLOONS:
        raise Refusal("room-for-pieces", "C-3", bombers=MOST_BOMBERS, balloons=MOST_BALLOONS)
    if balloons and not ruleset.hexes and min(ruleset.board) < SMALLEST_FOR_BALLOONS:
        raise Refusal("board-small-for-balloons", "C-3", least=SMALLEST_FOR_BALLOONS).of("board")
    if ruleset.mission:
        check_mission(mission_named(ruleset.mission), seating)


def check_mission(mission: Mission, seating: Seating) -> None:
    """C-4  Each side has the pieces that its mission gives it."""
    if len(seating.sides) != len(mission.sides):
        counts = {"sides": len(mission.sides), "count": len(seating.sides)}
        raise Refusal("mission-has-sides", "C-4", mission=mission.name, **counts)
    for number, side in enumerate(mission.sides):
        mine = [kind for i, kind in enumerate(kinds_of(seating)) if seating.side_of_seat(seating.seat_of(i)) == number]
        for kind, wanted in enumerate(side.counts):
            if mine.count(kind) != wanted:
                facts = {"side": side.title, "count": wanted, "kind": KINDS[kind], "given": mine.count(kind)}
                raise Refusal("mission-has-pieces", "C-4", mission=mission.name, **facts)
