"""What a hint would order at a table of dice, in the words of whoever is asked: no notation."""

from collections.abc import Sequence

from skyrmish.games.orders import Order, Situation
from skyrmish.games.squadron_dice.orders import NamesPilot, OneDie, RollAgain, Use, pilot_named, shown_die
from skyrmish.games.squadron_dice.standing import icon_name
from skyrmish.match.match import Match
from skyrmish.words.catalogue import say


def advised(match: Match, seat: str, orders: Sequence[str]) -> str:
    """Such as: use your Any on Ilse's die 2, which shows two planes."""
    order, at = match.game.notation.parse(orders[0]), match.situation(match.names.index(seat))
    if isinstance(order.verb, Use):
        return used(at, order)
    if isinstance(order.verb, OneDie | NamesPilot):
        return say(f"advice-{order.verb.name}", who=order.target, you=order.target == seat)
    if isinstance(order.verb, RollAgain):
        return say("advice-roll-again", count=len(order.numbers), dice=[int(die) for die in order.numbers])
    return order.told()


def used(at: Situation, order: Order) -> str:
    """SD-DF-08  What the Decision die would be used for, and on which dice."""
    pilot, dice = at.table.pilots[at.number], [int(die) for die in order.numbers]
    facts = {"icon": icon_name(pilot.decision), "dice": dice, "who": order.target, "you": order.target == at.name}
    if order.how != "any":
        return say("advice-use", facts, on=order.how or "itself", shows=None)
    return say("advice-use", facts, on="any", shows=shown_die(at, pilot_named(at, order.target), dice[0] - 1))
