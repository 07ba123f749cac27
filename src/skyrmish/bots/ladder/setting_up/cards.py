"""The cards that bots choose from: every order of a plane's numbers, and those of a bomber."""

from math import factorial

from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.stats import MOST_STATS, SPEED

MOST_ORDERS = factorial(MOST_STATS)
MOST_CARDS = MOST_ORDERS + MOST_STATS

Card = tuple[int, ...]


def cards_of(rules: Rules) -> list[Card]:
    """SL1-STAT-01, C-3  Those of a plane, then those of a bomber, where there are any."""
    orders = [card_in_order(rules, order) for order in range(factorial(rules.stat_count))]
    return [*orders, *(bomber_cards(rules) if rules.bombers else [])]


def card_in_order(rules: Rules, order: int) -> Card:
    """The numbers in one of their orders; every different allocation has as many orders as any other."""
    left, card = rules.stats[: rules.stat_count], []
    while left:
        order, place = divmod(order, len(left))
        card.append(left.pop(place))
    return tuple(card)


def bomber_cards(rules: Rules) -> list[Card]:
    """C-3  A bomber's Speed is fixed; the other numbers go round."""
    numbers = rules.bomber_stats[: rules.bomber_stat_count]
    fixed = numbers.index(rules.bomber_speed)
    others = [*numbers[fixed + 1 :], *numbers[:fixed]]
    turned = [[*others[turn:], *others[:turn]] for turn in range(len(others))]
    return [(*each[:SPEED], rules.bomber_speed, *each[SPEED:]) for each in turned]
