"""Planning while others move: what a plane that is still to move could fly from where it is."""

from collections.abc import Collection

from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.pieces import size_of_token
from skyrmish.games.squadron_leader.play.moving.flight_plans import standing_of
from skyrmish.match.match import Match
from skyrmish.table.messages.asks import Pencil
from skyrmish.table.questions.moving.flight_chart import Chart, chart_of
from skyrmish.table.views.sky import Sky


def pencilled(match: Match, sky: Sky, seats: Collection[str]) -> tuple[Pencil, Chart] | None:
    """The first plane of these seats that moves later in this round, with all that it could pay for."""
    table = match.table
    if match.is_over or table.stage != w.MOVING:
        return None
    for i, plane in enumerate(table.planes[: table.count]):
        if plane.flying and not plane.moved and match.seat_name(i) in seats:
            chart = chart_of(sky, match.called["speed_name"], standing_of(match.rules, table, i), size_of_token(plane))
            return Pencil(plane=match.names[i], chart=chart.name), chart
    return None
