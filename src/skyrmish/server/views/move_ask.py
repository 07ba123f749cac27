"""The question for a move: every plan of a plane, and why it may not climb or dive."""

from collections.abc import Callable

from skyrmish.games.squadron_leader import words as w
from skyrmish.games.squadron_leader.movement import take_off, why_not_climb, why_not_dive
from skyrmish.games.squadron_leader.pieces import Table
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.match.match import Match
from skyrmish.match.refusals import refusal
from skyrmish.server.protocol.asks import PlaneMove, Reason
from skyrmish.server.views.flight_tree import FlightTree
from skyrmish.server.views.sky import Sky


def plane_move(match: Match, sky: Sky, i: int) -> PlaneMove:
    table, rules, plane = match.table, match.rules, match.table.planes[i]
    tree = FlightTree(match, sky, i)
    nodes = tree.grow()
    flyable = [node for node in nodes if node.blocked is None and (node.node > 0 or tree.flown > 0)]
    stored = rules.altitude == w.STORED
    return PlaneMove(
        plane=match.names[i],
        speed=plane.speed,
        speed_left=tree.speed_left,
        altitude=plane.altitude,
        climb_cost=0 if stored or not rules.altitude else rules.climb_cost,
        change_min=min((node.low for node in flyable), default=0),
        change_max=max((node.high for node in flyable), default=0),
        climb_word="Store" if stored else "Climb",
        climb_why_not=told(match, i, climb_reason(match, table, i)),
        dive_why_not=told(match, i, dive_reason(match, table, i)),
        flown=manoeuvres_flown(match, i) if tree.flown else [],
        nodes=nodes,
    )


def climb_reason(match: Match, table: Table, i: int) -> int:
    return as_if_moving(table, i, lambda: why_not_climb(match.rules, table, i))


def dive_reason(match: Match, table: Table, i: int) -> int:
    return as_if_moving(table, i, lambda: why_not_dive(match.rules, table, i, 1))


def as_if_moving(table: Table, i: int, ask: Callable[[], int]) -> int:
    """Ask as if the side had chosen this plane to move."""
    if table.plane == i:
        return ask()
    before = table.plane, table.speed_left, table.flown, table.dived, table.special, table.solo
    take_off(table, i)
    reason = ask()
    table.plane, table.speed_left, table.flown, table.dived, table.special, table.solo = before
    return reason


def told(match: Match, i: int, reason: int) -> Reason | None:
    if reason == ALLOWED:
        return None
    plane, top = match.table.planes[i], match.rules.altitude_max
    refused = refusal(reason, plane=match.names[i], top=top, left=plane.altitude, speed=match.speed_name)
    return Reason(reason=refused.reason, clause=refused.clause or "")


def manoeuvres_flown(match: Match, i: int) -> list[int]:
    """The manoeuvres of the move going on, from the events it has made."""
    names = {
        f"{w.MANNERS[each.manner]} {w.TEMPLATES[each.template]}".strip(): number
        for number, each in enumerate(match.rules.manoeuvres[: match.rules.manoeuvre_count])
    }
    out: list[int] = []
    for event in reversed(match.events):
        if event.who != match.names[i] or event.kind not in ("flew", "climbed", "dived"):
            break
        if event.kind == "flew":
            out.insert(0, names[event.facts["manoeuvre"]])
    return out
