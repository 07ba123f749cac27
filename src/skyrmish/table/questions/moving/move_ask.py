"""The question for a move: every plan of a plane, and why it may not climb or dive."""

from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.orders.moving import as_if_moving
from skyrmish.games.squadron_leader.orders.refusals import refusal
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.moving.flight_plans import manoeuvre_at
from skyrmish.games.squadron_leader.play.moving.hazards import why_not_drop
from skyrmish.games.squadron_leader.play.moving.movement import why_not_climb, why_not_dive, why_not_store
from skyrmish.games.squadron_leader.play.moving.push import why_not_push
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.match.match import Match
from skyrmish.table.messages.asks import Choice, PlaneMove, Reason
from skyrmish.table.questions.moving.flight_tree import FlightTree
from skyrmish.words.catalogue import say
from skyrmish.words.language import in_each_language


def plane_move(match: Match, tree: FlightTree) -> PlaneMove:
    """All plans of the tree's plane."""
    i, chart = tree.i, tree.chart
    table, rules, plane = as_if_moving(match.table, i), match.rules, match.table.planes[i]
    least, most = tree.changes()
    stored = rules.altitude == w.STORED
    return PlaneMove(
        plane=match.names[i],
        pose=tree.sky.drawn_plane(plane),
        speed=plane.speed,
        speed_left=chart.standing.speed,
        altitude=plane.altitude,
        climb_cost=1 if stored else rules.climb_cost if rules.altitude else 0,
        change_min=least,
        change_max=most,
        climb_word=climb_word(stored),
        stores=stored,
        climb_why_not=why_not(match, tree, climb_reason(rules, table, i)),
        dive_why_not=why_not(match, tree, why_not_dive(rules, table, i, 1)),
        flown=[manoeuvre_at(table.move.path, step) for step in range(table.move.flown)],
        chart=chart.name,
        off_board=tree.off,
        reached=tree.won,
        refused=tree.refused,
        reasons=tree.reasons,
        extra=extra_orders(match, table, i),
        bombs=plane.bombs if plane.kind == w.BOMBER else 0,
    )


@in_each_language()
def climb_word(stores: bool) -> str:
    return say("sky-climb", stores=stores)


def extra_orders(match: Match, table: Table, i: int) -> list[Choice]:
    """C-1, C-2, C-3  What may be ordered beside flying: a bomb, and pushing the envelope for those who stake Health."""
    rules, plane = match.rules, table.planes[i]
    extra = []
    if why_not_drop(table, i) == ALLOWED:
        about = say("sky-drop-about", left=plane.bombs - 1)
        extra.append(Choice(order="drop", label=say("sky-drop"), about=about, clause=match.cites("C-3")))
    if why_not_push(rules, table) != ALLOWED:
        return extra
    chance = (rules.die_sides + 1 - rules.push_from) / rules.die_sides
    facts = {"chance": f"{100 * chance:.0f}", "gain": rules.push_gain, "damage": rules.push_damage}
    about = say("sky-push-about", {**match.called, **facts}, either=rules.push_for != w.GAIN_SPEED)
    return [*extra, Choice(order="push", label=say("sky-push"), about=about, clause=match.cites("C-1"))]


def climb_reason(rules: Rules, table: Table, i: int) -> int:
    """Why not climb; or why not store, where what was not spent is stored."""
    return why_not_store(rules, table, i, 1) if rules.altitude == w.STORED else why_not_climb(rules, table, i)


def why_not(match: Match, tree: FlightTree, reason: int) -> Reason | None:
    if reason == ALLOWED:
        return None
    facts = match.names[tree.i], match.rules.altitude_max, tree.plane.altitude, tree.speed_name
    words, clause = in_words(match.seat_name(tree.i), reason, *facts)
    return Reason(reason=words, clause=match.cites(clause))


@in_each_language(1024)
def in_words(pilot: str, reason: int, plane: str, top: int, left: int, speed: str) -> tuple[str, str]:
    """As it is told to a pilot, and the clause; most planes of a table are refused the same again and again."""
    refused = refusal(reason, plane=plane, top=top, left=left, speed_name=speed)
    return refused.told_to(pilot), refused.clause or ""
