"""Every order that may be given for a plane has a number, the same at every table of a ruleset and its seats.

Number 0 is waiting. Then come the orders for a seat's first plane, verb by verb, then those for its second. Planes are
counted from the seat that looks: its own first, then those of the seats to its left. So seats can change places.
"""

from collections.abc import Sequence
from typing import Annotated

from skyrmish.engine.records import Record, Room
from skyrmish.engine.rule import rule
from skyrmish.games.seating import Seating
from skyrmish.games.squadron_leader.constants import (
    ACE_DICE,
    BOMBER,
    DECLINED,
    DIVE_BOMB,
    GAINS,
    IMMELMANN,
    PLANE,
    PUSH_GAIN,
)
from skyrmish.games.squadron_leader.orders.setting_up import MOST_PLACES
from skyrmish.games.squadron_leader.pieces import MOST_DICE, MOST_PLANES, Rules
from skyrmish.games.squadron_leader.play.setting_up.allocations import allocations
from skyrmish.games.squadron_leader.stats import MOST_STATS

WAIT = 0
ROOMIEST = MOST_PLACES  # the place after those along the edges: where they are all too close
MOST_CARDS = 64
MOST_ORDERS = MOST_PLANES * MOST_PLANES


class Numbering(Record):
    """Where the numbers of each verb begin, among those of a plane; and who sits where, for every seat."""

    assign: int
    place: int
    fly: int
    climb: int
    dive: int
    store: int
    drop: int
    push: int
    end: int
    attack: int
    hold: int
    ace: int
    reroll: int
    keep: int
    immelmann: int
    dive_bomb: int
    decline: int
    gain: int
    each: int  # numbers of one plane
    own: int  # planes of a seat, at most
    total: int
    planes: int
    aces: int  # ways to say how many ace dice
    order: Annotated[list[int], Room(MOST_ORDERS)]  # planes as each seat counts them
    places: Annotated[list[int], Room(MOST_ORDERS)]  # and the place of each in that
    plane_cards: int
    bomber_cards: int
    cards: Annotated[list[int], Room(MOST_CARDS * MOST_STATS)]  # a plane's, then a bomber's


VERBS = tuple(field.name for field in Numbering.FIELDS[: [field.name for field in Numbering.FIELDS].index("each")])


def numbering_of(rules: Rules, seating: Seating) -> Numbering:
    """The numbers of this ruleset at this table."""
    planes, own = len(seating.plane_names), max(len(seat.piece_names) for seat in seating.seats)
    cards = {kind: allocations(rules, kind) for kind in ((PLANE, BOMBER) if rules.bombers else (PLANE,))}
    numbers = Numbering(planes=planes, own=own, aces=planes if rules.ace == ACE_DICE else 1)
    begin = 0
    for verb, count in zip(VERBS, _counts(rules, numbers, max(map(len, cards.values()))), strict=True):
        setattr(numbers, verb, begin)
        begin += count
    numbers.each, numbers.total = begin, 1 + own * begin
    numbers.plane_cards, numbers.bomber_cards = len(cards[PLANE]), len(cards.get(BOMBER, ()))
    flat = [stat for kind in cards.values() for card in kind for stat in _filled(card)]
    numbers.cards[: len(flat)] = flat
    _sit_down(numbers, seating)
    return numbers


def _counts(rules: Rules, numbers: Numbering, cards: int) -> list[int]:
    """How many orders each verb makes, in the order of the verbs."""
    counts = dict.fromkeys(VERBS, 1) | {
        "assign": cards,
        "place": MOST_PLACES + 1,
        "fly": rules.manoeuvre_count,
        "dive": rules.altitude_max,
        "store": rules.altitude_max,
        "attack": numbers.planes * numbers.aces,
        "ace": numbers.aces,
        "reroll": dice_shown(numbers),
        "gain": len(GAINS),
    }
    return [counts[verb] for verb in VERBS]


@rule
def dice_shown(numbers: Numbering) -> int:
    """Attack or defence dice that can lie on the table: all there is room for, but only the ace dice there can be."""
    return MOST_DICE - MOST_PLANES + numbers.aces


@rule
def number_of_choice(numbers: Numbering, decision: int, choice: int) -> int:
    """Where one of a few answers has its number, from that of the Immelmann on. To decline is always the same."""
    if decision == PUSH_GAIN:
        return numbers.gain + choice
    if decision in (IMMELMANN, DIVE_BOMB):
        if choice == DECLINED:
            return numbers.decline
        return numbers.immelmann if decision == IMMELMANN else numbers.dive_bomb
    return numbers.immelmann + choice


def _filled(card: Sequence[int]) -> list[int]:
    """A card with zeros for the stats that it does not have."""
    return [*card, *[0] * MOST_STATS][:MOST_STATS]


def _sit_down(numbers: Numbering, seating: Seating) -> None:
    seats, planes = len(seating.seats), numbers.planes
    for seat in range(seats):
        mine = sorted(range(planes), key=lambda plane: ((seating.seat_of(plane) - seat) % seats, plane))
        for place, plane in enumerate(mine):
            numbers.order[seat * planes + place] = plane
            numbers.places[seat * planes + plane] = place
