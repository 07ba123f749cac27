"""What a hint would order, in the words of whoever is asked: no notation."""

from collections.abc import Callable, Sequence

from skyrmish.games.orders import Order, Situation, Verb
from skyrmish.games.squadron_leader.constants import ATTACK_REROLL, STORED
from skyrmish.games.squadron_leader.measuring.headings import heading_told
from skyrmish.games.squadron_leader.measuring.places import pose_named
from skyrmish.games.squadron_leader.orders import verbs as v
from skyrmish.games.squadron_leader.orders.moving import manoeuvre_number
from skyrmish.games.squadron_leader.play.moving.flight_plans import standing_of
from skyrmish.games.squadron_leader.rulesets.naming import stats_told
from skyrmish.match.match import Match
from skyrmish.table.messages.asks import Ask, ChoiceAsk
from skyrmish.table.questions.good_places import place_label
from skyrmish.table.rulesets import key_of
from skyrmish.table.views.skies import shared_sky
from skyrmish.words.catalogue import say


def advised(match: Match, ask: Ask, orders: Sequence[str]) -> str:
    """Such as: climb, bank left; of several planes, for which; or as its button says."""
    first = match.game.notation.parse(orders[0])
    if isinstance(ask, ChoiceAsk):
        return next(choice.label for choice in ask.choices if choice.order == first.words())
    asked = next(i for i in match.deciders() if match.seat_name(i) == ask.seat)
    at = match.situation(match.names.index(first.who) if first.who else asked)
    teller = TELLERS.get(first.verb)
    told = teller(match, at, first) if teller else match.game.notation.told(orders) or say("order-end")
    if spent := stored_spent(match, at, orders):
        told = say("advice-spends", told=told, levels=spent)
    return told if at.name == ask.seat else say("advice-for", plane=at.name, told=told)


def stored_spent(match: Match, at: Situation, orders: Sequence[str]) -> int:
    """SP-ALT-03  How many of the stored tokens pay for a plan: its Speed is spent first."""
    flown = [order for order in map(match.game.notation.parse, orders) if order.verb == v.FLY]
    if not flown or at.rules.altitude != STORED:
        return 0
    cost = sum(at.rules.manoeuvres[manoeuvre_number(at.rules, order)].cost for order in flown)
    return max(0, int(cost) - standing_of(at.rules, at.table, at.number).speed)


def placed(match: Match, at: Situation, order: Order) -> str:
    """On hexes the place tells the facing too."""
    place = place_label(shared_sky(key_of(match.ruleset)), pose_named(at.rules, *order.numbers))
    if at.rules.hexes:
        return place
    return f"{place}, {say('planes-facing', heading=heading_told(at.rules, order.numbers[2]))}"


def rerolled(_match: Match, at: Situation, order: Order) -> str:
    """By what the die shows."""
    dice = at.table.attack_dice if at.table.decision == ATTACK_REROLL else at.table.defence_dice
    return say("advice-reroll", shows=dice[int(order.numbers[0]) - 1])


TELLERS: dict[Verb, Callable[[Match, Situation, Order], str]] = {
    v.ASSIGN: lambda _match, at, order: stats_told(at.called, order.numbers),
    v.PLACE: placed,
    v.REROLL: rerolled,
    v.KEEP: lambda _match, _at, _order: say("advice-keep-dice"),
}
