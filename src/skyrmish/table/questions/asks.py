"""What the seats are asked now, with all that they need to choose."""

from collections.abc import Iterable

from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.pieces import pose_of, stats_on_card
from skyrmish.games.squadron_leader.play.attacking.attack import aces_left
from skyrmish.games.squadron_leader.play.attacking.immelmann import altitude_after_loop, end_of_loop
from skyrmish.games.squadron_leader.play.moving.movement import is_lost_at
from skyrmish.games.squadron_leader.play.setting_up.allocations import allocations, stats_to_share
from skyrmish.games.squadron_leader.rulesets.naming import stat_names
from skyrmish.games.squadron_leader.stats import STAT_NAMES
from skyrmish.match.match import Match
from skyrmish.table.messages.asks import Ask, AssignAsk, AttackAsk, Choice, ChoiceAsk, MoveAsk, PlaneAttack
from skyrmish.table.messages.drawing import DrawnPose
from skyrmish.table.questions.moving.flight_tree import FlightTree
from skyrmish.table.questions.moving.move_ask import plane_move
from skyrmish.table.questions.place_ask import place_ask
from skyrmish.table.questions.reroll_ask import reroll_ask
from skyrmish.table.questions.sights import best_first, sight_between
from skyrmish.table.views.sky import Sky
from skyrmish.words.catalogue import say


def asks_of(match: Match, sky: Sky, deciders: Iterable[int], trees: dict[int, FlightTree]) -> dict[str, Ask]:
    """The question to every seat that the table waits for; the flight trees of their planes are kept aside."""
    planes: dict[str, list[int]] = {}
    for i in deciders:
        planes.setdefault(match.seating.seats[match.table.planes[i].seat].name, []).append(i)
    return {seat: ask(match, sky, seat, mine, trees) for seat, mine in planes.items()}


def ask(match: Match, sky: Sky, seat: str, planes: list[int], trees: dict[int, FlightTree]) -> Ask:
    """The question to one seat, about these planes of its."""
    decision = match.table.decision
    if decision == w.ASSIGN:
        return assign_ask(match, seat, planes)
    if decision == w.PLACE:
        return place_ask(match, sky, seat, planes)
    if decision == w.MOVE:
        trees.update((i, FlightTree(match, sky, i)) for i in planes)
        return MoveAsk(seat=seat, planes=[plane_move(match, trees[i]) for i in planes])
    if decision == w.ATTACK:
        return AttackAsk(seat=seat, planes=[plane_attack(match, sky, i) for i in planes])
    if decision in (w.ATTACK_REROLL, w.DEFENCE_REROLL):
        return reroll_ask(match, seat, planes[0])
    if decision == w.ACE_DEFENCE:
        return ace_ask(match, seat, planes[0])
    if decision == w.IMMELMANN:
        return loop_ask(match, sky, seat, planes[0])
    if decision == w.DIVE_BOMB:
        return bomb_ask(match, seat, planes[0])
    if decision == w.PUSH_GAIN:
        return gain_ask(match, seat, planes[0])
    return other_ask(match, seat, planes[0])


def assign_ask(match: Match, seat: str, planes: list[int]) -> AssignAsk:
    """One kind of pieces after the other: a bomber has numbers of its own."""
    rules, kind = match.rules, match.table.planes[planes[0]].kind
    planes, count = [i for i in planes if match.table.planes[i].kind == kind], stats_on_card(rules, kind)
    return AssignAsk(
        seat=seat,
        planes=[match.names[i] for i in planes],
        stats=stats_to_share(rules, kind),
        keys=[*STAT_NAMES[:count]],
        names=[*stat_names(match.ruleset)[:count]],
        about=[say(f"stat-{stat}-about", altitude=rules.altitude) for stat in STAT_NAMES[:count]],
        allocations=allocations(rules, kind),
        order=" ".join(["assign", *(f"{{{stat}}}" for stat in range(count))]),
        health_cap=rules.health_cap,
    )


def plane_attack(match: Match, sky: Sky, i: int) -> PlaneAttack:
    """Every enemy, whether it may be shot or not: best target first, then the nearest."""
    table, me = match.table, match.table.planes[i]
    enemies = [
        j
        for j in range(table.count)
        if table.planes[j].side != me.side and table.planes[j].flying and not table.planes[j].shot_down
    ]
    sights = best_first([sight_between(match, sky, i, j) for j in enemies])
    best = sights[0].plane if sights and sights[0].odds else ""
    return PlaneAttack(
        plane=match.names[i],
        sights=sights,
        aces_left=aces_left(me),
        best=best,
        hold="hold fire",
        order="attack {target}",
    )


def choice_ask(
    match: Match, seat: str, i: int, title: str, about: str, choices: list[Choice], pose: DrawnPose | None = None
) -> ChoiceAsk:
    """A few orders with names; the first one's clause is that of the decision."""
    decision = w.DECISIONS[match.table.decision]
    clause = match.cites(choices[0].clause)
    return ChoiceAsk(
        seat=seat,
        plane=match.names[i],
        decision=decision,
        title=title,
        about=about,
        clause=clause,
        choices=choices,
        pose=pose,
    )


def ace_ask(match: Match, seat: str, i: int) -> ChoiceAsk:
    left = aces_left(match.table.planes[i])
    choices = [
        Choice(order=f"ace {n}", label=say("sky-aces-add", dice=n), clause="MOD-ACE-03") for n in range(left, -1, -1)
    ]
    about = say("sky-aces-about", plane=match.names[i], dice=left)
    return choice_ask(match, seat, i, say("sky-aces"), about, choices)


def loop_ask(match: Match, sky: Sky, seat: str, i: int) -> ChoiceAsk:
    plane, rules = match.table.planes[i], match.rules
    end = end_of_loop(rules, pose_of(plane))
    up = altitude_after_loop(rules, plane.altitude)
    about = say("sky-loop-about", altitude=up, leaves=bool(is_lost_at(rules, plane, end)))
    choices = [
        Choice(order="immelmann", label=say("sky-loop-do"), clause="MOD-IMM-01"),
        Choice(order="decline", label=say("sky-fly-on"), clause="MOD-IMM-02"),
    ]
    return choice_ask(match, seat, i, say("sky-loop"), about, choices, sky.drawn(end))


def bomb_ask(match: Match, seat: str, i: int) -> ChoiceAsk:
    rules, target = match.rules, match.names[match.table.target]
    chance = (rules.die_sides + 1 - rules.dive_bomb_from) / rules.die_sides
    facts = {"target": target, "chance": f"{100 * chance:.0f}", "damage": rules.dive_bomb_damage}
    choices = [
        Choice(order="dive-bomb", label=say("sky-bomb-do", target=target), clause="C-1"),
        Choice(order="decline", label=say("sky-fly-on"), clause="C-1"),
    ]
    return choice_ask(match, seat, i, say("sky-bomb"), say("sky-bomb-about", facts, plane=match.names[i]), choices)


def gain_ask(match: Match, seat: str, i: int) -> ChoiceAsk:
    choices = [
        Choice(order="gain speed", label=say("sky-gain-speed", match.called), clause="C-2"),
        Choice(order="gain altitude", label=say("sky-gain-altitude"), clause="C-2"),
    ]
    about = say("sky-gain-about", match.called, gain=match.rules.push_gain)
    return choice_ask(match, seat, i, say("sky-gain"), about, choices)


def other_ask(match: Match, seat: str, i: int) -> ChoiceAsk:
    """Any decision that has no page of its own: its legal orders as buttons."""
    orders = match.game.legal(match.situation(i))
    row, at = match.asked, match.situation(i)
    choices = [Choice(order=str(order), label=order.verb.label(at, order), clause=row.clause) for order in orders]
    return choice_ask(match, seat, i, row.question[:1].upper() + row.question[1:], "", choices)
