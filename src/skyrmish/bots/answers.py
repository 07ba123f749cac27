"""A bot's answers as orders: what it chose, in the words of the notation."""

from dataclasses import dataclass

from skyrmish.bots.ladder.dice_policy import choose_reroll
from skyrmish.bots.ladder.flying.greedy import aces_for
from skyrmish.bots.ladder.knowledge import Knowledge
from skyrmish.bots.ladder.players import choose_answer, choose_plan, choose_target
from skyrmish.bots.ladder.risks import choose_drop, choose_push
from skyrmish.bots.ladder.setting_up.cards import cards_of
from skyrmish.bots.ladder.setting_up.set_up import choose_card, choose_place
from skyrmish.bots.notes import NotedTable
from skyrmish.bots.search.mind import ACES_AT, HOLD_FIRE, PUSH
from skyrmish.games.orders import Order, Situation
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.decisions import numbered_order
from skyrmish.games.squadron_leader.orders import verbs as v
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.decisions import choice_count
from skyrmish.games.squadron_leader.play.moving.flight_plans import climb_of, drops_at_end, length_of, manoeuvre_at
from skyrmish.games.squadron_leader.play.setting_up.spots import heading_number


@dataclass(frozen=True)
class Finding:
    """An answer as a number (see options.py), and how games with it went, if any were played out.

    Points are for each game; damage is given and taken in the rest of the round.
    """

    answer: int
    x: float = 0.0
    y: float = 0.0
    heading: float = 0.0  # of a place, as an order names it
    games: int = 0
    points: float = 0.0
    given: float = 0.0
    taken: float = 0.0


def at_a_glance(rules: Rules, known: Knowledge, view: NotedTable, i: int, bot: int) -> Finding | None:
    """What a bot of this kind answers without searching; None: this kind of decision is not one of bots."""
    if view.decision == w.PLACE:
        pose = choose_place(rules, known, view, i, bot)
        return Finding(0, pose.x, pose.y, heading_number(rules, pose))
    if view.decision in (w.ATTACK_REROLL, w.DEFENCE_REROLL):
        return Finding(choose_reroll(rules, view))
    if choice_count(view) > 0:
        return Finding(choose_answer(rules, known, view, i, bot))
    if view.decision == w.MOVE:
        if choose_push(rules, view, i, bot):
            return Finding(PUSH)
        return Finding(choose_drop(rules, view, i, choose_plan(rules, known, view, i, bot), bot))
    if view.decision == w.ATTACK:
        target = choose_target(rules, known, view, i, bot)
        return Finding(target + ACES_AT * aces_for(view.planes[i]) if target >= 0 else HOLD_FIRE)
    return None


def stats_order(rules: Rules, known: Knowledge, view: NotedTable, i: int, bot: int, names: list[str]) -> Order:
    """SL1-STAT-01  The stats that a bot gives to a plane."""
    card = cards_of(rules)[choose_card(rules, known, view, i, bot)]
    return Order(v.ASSIGN, names[i], tuple(map(float, card)))


def orders_of(rules: Rules, view: Table, i: int, found: Finding, names: list[str]) -> list[Order]:
    """The orders that give an answer."""
    who, answer = names[i], found.answer
    if view.decision == w.MOVE:
        return [Order(v.PUSH, who)] if answer == PUSH else plan_orders(rules, answer, who)
    if view.decision == w.PLACE:
        return [Order(v.PLACE, who, (found.x, found.y, found.heading))]
    if view.decision in (w.ATTACK_REROLL, w.DEFENCE_REROLL):
        return [Order(v.REROLL, who, (float(answer + 1),)) if answer >= 0 else Order(v.KEEP, who)]
    if choice_count(view) > 0:
        return [numbered_order(Situation(rules, view, i, names, {}), answer).headed(who)]
    if answer == HOLD_FIRE:
        return [Order(v.HOLD_FIRE, who)]
    aces = answer // ACES_AT
    return [Order(v.ATTACK, who, (float(aces),) if aces else (), target=names[answer % ACES_AT])]


def plan_orders(rules: Rules, plan: int, who: str) -> list[Order]:
    """A plan as steps: the change of altitude, the manoeuvres, the end."""
    change, stored = climb_of(plan), rules.altitude == w.STORED
    steps: list[Order] = []
    if not stored:
        steps = [Order(v.DIVE, who, (float(-change),))] if change < 0 else [Order(v.CLIMB, who)] * change
    for step in range(length_of(plan)):
        manoeuvre = rules.manoeuvres[manoeuvre_at(plan, step)]
        steps.append(v.FLY.order(manoeuvre).headed(who))
    if stored and change > 0:
        steps.append(Order(v.STORE, who, (float(change),)))
    if drops_at_end(plan):
        steps.append(Order(v.DROP, who))
    return [*steps, Order(v.END, who)]
