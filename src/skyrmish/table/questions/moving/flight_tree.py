"""A flight chart laid on the board: what of it another plane or the edge is in the way of."""

from skyrmish.games.squadron_leader.orders.refusals import overlapped, refusal
from skyrmish.games.squadron_leader.pieces import Plane, pose_of
from skyrmish.games.squadron_leader.play.moving.flight_plans import standing_of
from skyrmish.games.squadron_leader.play.moving.movement import is_off_board, why_not_end_at
from skyrmish.games.squadron_leader.play.setting_up.edges import has_reached
from skyrmish.games.squadron_leader.reasons import ALLOWED, OCCUPIED
from skyrmish.geometry.poses import Pose
from skyrmish.match.match import Match
from skyrmish.table.messages.asks import Reason
from skyrmish.table.questions.moving.flight_chart import chart_of
from skyrmish.table.questions.telling import reason_for
from skyrmish.table.views.sky import Sky


class FlightTree:
    """All that one plane may fly from where it is. The plane may be in the middle of its move."""

    def __init__(self, match: Match, sky: Sky, i: int) -> None:
        self.match, self.sky, self.i = match, sky, i
        self.rules, self.table = match.rules, match.table
        self.plane: Plane = match.table.planes[i]
        self.start = pose_of(self.plane)
        self.speed_name = match.called["speed_name"]
        self.chart = chart_of(sky, self.speed_name, standing_of(self.rules, self.table, i), self.start.size)
        self._fan = self.chart.fan(self.start.c, self.start.s, self.start.eighths)
        self.off: list[int] = []  # nodes that end off the board
        self.won: list[int] = []  # nodes that reach the edge of the plane's mission, where others would be lost
        self.refused: list[tuple[int, int]] = []  # nodes that cannot be flown, and the place of the reason
        self.reasons: list[Reason] = []
        self._gone: list[tuple[int, int]] = []  # stretches of nodes that nothing leads to any more
        if suspects := self._suspects():
            self._look_at(suspects)

    def pose(self, node: int) -> Pose:
        """Where a node ends."""
        return self._fan.pose_from(self.start, node)

    # ---- what is in the way ----

    def _look_at(self, suspects: list[int]) -> None:
        """Ask the rules about these nodes, and about nothing that follows one that is not flown."""
        rules, table, i, nodes = self.rules, self.table, self.i, self.chart.nodes
        speed, flown = self.chart.standing.speed, self.chart.standing.flown - 1
        beyond = 1
        for node in suspects:
            if node < beyond:
                continue
            end = self.pose(node)
            won = bool(rules.mission) and has_reached(rules, self.plane.side, self.plane.kind, end)
            off = not won and is_off_board(rules, end)
            reason = why_not_end_at(rules, table, i, end, speed, flown + nodes[node].depth)
            if off:
                self.off.append(node)
            if won:
                self.won.append(node)
            if reason != ALLOWED:
                self.refused.append((node, self._place_of(self._told(reason, end))))
            if off or won or reason != ALLOWED:
                beyond = self.chart.after[node]
                self._gone.append((node if reason != ALLOWED else node + 1, beyond))

    def _told(self, reason: int, end: Pose) -> Reason:
        names = self.match.names
        other = names[overlapped(self.rules, self.table, self.i, end)] if reason == OCCUPIED else ""
        refused = refusal(reason, plane=names[self.i], other=other)
        return reason_for(self.match, refused, self.i)

    def _place_of(self, told: Reason) -> int:
        if told not in self.reasons:
            self.reasons.append(told)
        return self.reasons.index(told)

    # ---- what may be in the way: whatever is not far from everything ----

    def _suspects(self) -> list[int]:
        start, fan = self.start, self._fan
        west, east, south, north = self.sky.safe_box(start.size)
        near = fan.eastward.outside(west - start.x, east - start.x)
        near += fan.northward.outside(south - start.y, north - start.y)
        for j, other in enumerate(self.table.planes[: self.table.count]):
            if j != self.i and other.flying and other.placed:
                reach = self.sky.contact(start.size, 1.0 + other.extra)
                near += fan.near(other.x - start.x, other.y - start.y, reach)
        return sorted(set(near)) if near else near

    # ---- what is left ----

    def flyable(self) -> list[int]:
        """The nodes that can be flown."""
        gone = {node for first, beyond in self._gone for node in range(first, beyond)}
        return [node for node in self.chart.free if node not in gone]

    def changes(self) -> tuple[int, int]:
        """The deepest dive and the best climb of any plan."""
        if not self._gone or self.chart.changes == (0, 0):
            return self.chart.changes
        return self.chart.changes_of(self.flyable())
