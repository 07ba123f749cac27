"""The table as one seat may see it."""

from collections.abc import Collection
from operator import attrgetter
from typing import Any

from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.measuring.places import pose_named
from skyrmish.games.squadron_leader.pieces import Plane, Rules, stats_on_card
from skyrmish.games.squadron_leader.play.attacking.attack import aces_left
from skyrmish.games.squadron_leader.play.ending import returns
from skyrmish.games.squadron_leader.stats import STAT_NAMES
from skyrmish.geometry.piece_sets import polygon
from skyrmish.match.match import Match
from skyrmish.table.messages.drawing import DrawnPose, Outline
from skyrmish.table.messages.table import PlaneView, SeatView, TableView, TrayView
from skyrmish.table.views.bombs import bomb_view
from skyrmish.table.views.sky import Sky, drawn_at, rounded_outline

OWN_FIELDS = (*STAT_NAMES, "altitude", "aces", "climbed", "assigned", "moved", "attacked", "flying", "bombs")
own_fields = attrgetter(*OWN_FIELDS)


def table_view(
    match: Match,
    sky: Sky,
    number: int,
    deciding: list[str],
    planes: list[PlaneView],
    seats: list[SeatView],
    tray: TrayView | None,
) -> TableView:
    """The table after so many orders, with its parts as they may be seen."""
    table, sides, is_over = match.table, match.seating.sides, match.is_over
    winner = match.winner if is_over else None
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
        order_of_seats=match.seating.order_from[table.start],
        planes=planes,
        pieces=[bomb_view(match, sky, number) for number in range(table.bomb_count)],
        seats=seats,
        tray=tray,
        winner=winner,
        drawn=is_over and winner is None,
        can_rematch=is_over,
    )


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


def plane_view(sky: Sky, plane: Plane, full: int | None, fixed: dict[str, Any]) -> dict[str, Any]:
    """A ``PlaneView``, from its parts: a move makes one or two, and most fields are the plane's own."""
    view = dict(zip(OWN_FIELDS, own_fields(plane), strict=True))
    view["aces_left"], view["is_ace"], view["health_full"] = aces_left(plane), plane.ace, full
    view["pose"] = sky.drawn_plane(plane) if plane.placed else None
    view["square"] = sky.square(plane) if plane.placed else ""
    view.update(fixed)
    return view


def own_token(match: Match, plane: Plane) -> Outline:
    """C-3  Bombers and balloons are larger than planes."""
    token = match.rules.token
    return rounded_outline(polygon(token.sides, token.apothem * (1.0 + plane.extra)))


def event_pose(rules: Rules, sky: Sky, facts: dict[str, Any]) -> DrawnPose | None:
    """Where the plane was when it happened, if the event says so."""
    if facts.get("heading") is not None:
        return drawn_at(facts["x"], facts["y"], facts["heading"])
    if facts.get("facing") is not None:
        return sky.drawn(pose_named(rules, facts["q"], facts["r"], facts["facing"]))
    return None
