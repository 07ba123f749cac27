"""The table as one seat may see it."""

from collections.abc import Collection
from operator import attrgetter
from typing import Any

from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.measuring.places import pose_named
from skyrmish.games.squadron_leader.pieces import Plane, stats_on_card
from skyrmish.games.squadron_leader.play.attacking.attack import aces_left
from skyrmish.games.squadron_leader.play.ending import returns
from skyrmish.games.squadron_leader.stats import STAT_NAMES
from skyrmish.geometry.headings import normal
from skyrmish.geometry.piece_sets import polygon
from skyrmish.match.match import Match
from skyrmish.table.messages.drawing import DrawnPose, Outline
from skyrmish.table.messages.table import PlaneView, SeatView, TableView, TrayView
from skyrmish.table.views.bombs import bomb_view
from skyrmish.table.views.liveries import colour_of, livery_words
from skyrmish.table.views.sky import Sky, drawn_at, rounded_outline
from skyrmish.words.catalogue import say

OWN_FIELDS = (*STAT_NAMES, "altitude", "aces", "climbed", "assigned", "moved", "attacked", "flying", "bombs")
own_fields = attrgetter(*OWN_FIELDS)


def table_view(
    match: Match, sky: Sky, number: int, planes: list[PlaneView], seats: list[SeatView], tray: TrayView | None
) -> TableView:
    """The table after so many orders, with its parts as they may be seen."""
    table, sides, is_over = match.table, match.seating.sides, match.is_over
    deciding, winner = match.deciding_seats(), match.winner if is_over else None
    decision = w.DECISIONS[table.decision]
    acting = table.target if table.decision in (w.ACE_DEFENCE, w.DEFENCE_REROLL) else table.plane
    return TableView(
        number=number,
        stage="over" if is_over else w.STAGES[table.stage],  # type: ignore[arg-type]
        round=table.round,
        start=sides[table.start],
        decision=decision if deciding else "",
        deciding=deciding,
        is_secret=match.is_secret(),
        acting=match.names[acting] if acting >= 0 and deciding else "",
        order_of_seats=order_of_seats(match),
        planes=planes,
        pieces=[bomb_view(match, sky, number) for number in range(table.bomb_count)],
        seats=seats,
        tray=tray,
        winner=winner,
        drawn=is_over and winner is None,
        can_rematch=is_over,
    )


def order_of_seats(match: Match) -> list[str]:
    """SL1-MOVE-01, SL1-NEXT-01  From the side that starts, to the left."""
    seats, sides, start = match.seating.seats, match.seating.sides, match.table.start
    return [seat.name for side in sides[start:] + sides[:start] for seat in seats if (seat.team or seat.name) == side]


def is_hidden(match: Match, i: int, mine: Collection[str] | None) -> bool:
    """Whether a plane's stats are kept from whoever has the seats ``mine``; None: everything may be seen."""
    plane = match.table.planes[i]
    if not plane.assigned:
        return True
    return mine is not None and match.is_secret() and match.seating.seats[plane.seat].name not in mine


def fixed_part(match: Match, i: int, hidden: bool) -> dict[str, Any]:
    """What never changes of a plane, and stats that are not to be seen."""
    rules, plane = match.rules, match.table.planes[i]
    unseen = STAT_NAMES if hidden else STAT_NAMES[stats_on_card(rules, plane.kind) :]
    return {
        **dict.fromkeys(unseen),
        "name": match.names[i],
        "seat": match.seating.seats[plane.seat].name,
        "side": match.seating.sides[plane.side],
        "altitude_max": rules.altitude_max,
        "returns": returns(rules, plane),
        "token": own_token(match, plane) if plane.kind != w.PLANE else None,
        "kind": w.KINDS[plane.kind],
    }


def standing_part(match: Match, sky: Sky, i: int, full: int, hidden: bool) -> dict[str, Any]:
    """Where a plane is, and how it is: what does not change by its being another's turn."""
    plane = match.table.planes[i]
    square, told = sky.square(plane) if plane.placed else "", None if hidden else full
    return {
        "pose": sky.drawn_plane(plane) if plane.placed else None,
        "square": square,
        "health_full": told,
        "words": plane_words(match, i, square, told),
    }


def plane_view(plane: Plane, fixed: dict[str, Any], standing: dict[str, Any]) -> dict[str, Any]:
    """A ``PlaneView``, from its parts: a move makes one or two, and most fields are the plane's own."""
    own = zip(OWN_FIELDS, own_fields(plane), strict=True)
    return {**dict(own), "aces_left": aces_left(plane), "is_ace": plane.ace, **standing, **fixed}


def own_token(match: Match, plane: Plane) -> Outline:
    """C-3  Bombers and balloons are larger than planes."""
    token = match.rules.token
    return rounded_outline(polygon(token.sides, token.apothem * (1.0 + plane.extra)))


def plane_words(match: Match, i: int, square: str, full: int | None) -> str:
    """Ilse, ember chevron. Square D5. Altitude 3. Health 2 of 2."""
    plane, rules = match.table.planes[i], match.rules
    facts = {
        "name": match.names[i],
        "livery": livery_words(colour_of(match.seating, plane.seat)),
        "kind": w.KINDS[plane.kind],
        "hexes": bool(rules.hexes),
        "square": square or None,
        "altitude": str(plane.altitude) if rules.altitude and plane.placed else None,
        "stores": rules.altitude == w.STORED,
        "health": None if full is None else str(plane.health),  # as text: a number takes much longer to fill in
        "full": str(full),
    }
    return say("sky-plane" if plane.flying else "sky-plane-out", facts)


def event_pose(match: Match, sky: Sky, facts: dict[str, Any]) -> DrawnPose | None:
    """Where the plane was when it happened, if the event says so."""
    if facts.get("heading") is not None:
        return drawn_at(facts["x"], facts["y"], normal(facts["heading"]))
    if facts.get("facing") is not None:
        return sky.drawn(pose_named(match.rules, facts["q"], facts["r"], facts["facing"]))
    return None
