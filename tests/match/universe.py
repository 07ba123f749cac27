"""Every order that the notation can say, legal or not; and matches to try them on."""

import json
from itertools import permutations, product
from random import Random
from typing import Any

from match.positions import random_position, random_ruleset, random_seats

from skyrmish.engine.records import as_tuple
from skyrmish.games.seating import Seat
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import seated
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.match.positions import match_from, read_position
from skyrmish.match.records.header import Header
from skyrmish.match.records.record import start_match
from skyrmish.words.refusal import Refusal

TEMPLATES = ("straight", "bank left", "bank right", "turn left", "turn right")
MANNERS = ("", "split-s ", "barrel-roll ")


def universe(match: Match) -> list[str]:
    """All orders without their heads, but for placing, where there is no end of them."""
    stats = {*permutations(match.rules.stats), (4, 4, 4, 4), (3, 3, 3, 3), (4, 3, 2, 2), (8, 1, 1, 1), (0, 4, 3, 3)}
    return [
        *(f"assign {' '.join(map(str, numbers))}" for numbers in sorted(stats)),
        *(manner + template for manner, template in product(MANNERS, TEMPLATES)),
        *("climb", *(f"dive {levels}" for levels in range(1, 6)), "dive 0", "end"),
        *(f"attack {name}{aces}" for name in match.names for aces in ("", " ace 1", " ace 2", " ace 3")),
        *("hold fire", *(f"reroll {die}" for die in range(11)), "keep"),
        *(f"ace {dice}" for dice in range(5)),
        *("immelmann", "dive-bomb", "decline", "place -5 -5 0"),
        *("push", "gain speed", "gain altitude"),
    ]


def everything(match: Match) -> tuple[Any, ...]:
    """All that a refused order must leave as it was."""
    taken = getattr(match.dice, "taken", None), as_tuple(getattr(match.dice, "stream", None))
    return as_tuple(match.table), list(match.events), list(match.entries), taken


def taken_of(match: Match, orders: list[str]) -> set[str]:
    """Those of the orders that would be taken, tried on copies. The refused ones must leave a copy as it was."""
    taken = set()
    trial = twin_of(match)
    before = everything(match)
    for order in orders:
        try:
            trial.order(order)
        except Refusal:
            pass
        else:
            taken.add(order)
            trial = twin_of(match)
        assert (len(trial.events), len(trial.entries)) == (len(match.events), len(match.entries)), order
    assert everything(trial)[:3] == before[:3], "a refused order has left a trace"
    assert everything(match) == before
    return taken


def twin_of(match: Match) -> Match:
    """The same match on another table, with dice."""
    twin = match.twin()
    twin.dice = SeededDice(1)
    return twin


def match_at_random(random: Random) -> Match:
    """A match in the middle, with seeded dice."""
    match = match_from(read_position(json.dumps(random_position(random))))
    match.dice = SeededDice(random.getrandbits(32))
    return match


def header_at_random(random: Random) -> Header:
    """A match that has not begun, on a small board, so that it does not last."""
    rules = random_ruleset(random)
    board = {"width": 500.0, "height": 400.0}
    limits = {"place.distance": 100, "limit.rounds": 4}
    ruleset = Ruleset(modules=tuple(rules["modules"]), options=rules["options"] | limits, **board)
    seats = []
    for seat in random_seats(random):
        planes = tuple(f"{seat['name']}-{k}" for k in range(random.randint(1, 2)))
        seats.append(Seat(seat["name"], seat["team"], planes))
    return Header(ruleset, seated(seats), random.getrandbits(32), ("person",) * len(seats))


def new_match(random: Random) -> tuple[Match, Header]:
    header = header_at_random(random)
    return start_match(header, SeededDice(header.seed)), header


def step(match: Match, random: Random) -> str:
    """Give one legal order; rather one that ends a move than yet another dive."""
    orders = [str(order) for order in match.legal_orders()]
    ends = [order for order in orders if order.endswith("end")]
    order = ends[0] if ends and random.random() < 0.5 else random.choice(orders)
    match.order(order)
    return order
