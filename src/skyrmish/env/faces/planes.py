"""Games of planes, as learning agents see them."""

from typing import TYPE_CHECKING

from skyrmish.env.faces.face import WAIT
from skyrmish.env.faces.stepped import SteppedFace
from skyrmish.games.orders import Order
from skyrmish.games.squadron_leader.constants import BOMBER, GAINS
from skyrmish.games.squadron_leader.decisions import numbered_order
from skyrmish.games.squadron_leader.orders import verbs as v
from skyrmish.games.squadron_leader.pieces import stats_on_card
from skyrmish.games.squadron_leader.play.decisions import choice_count
from skyrmish.games.squadron_leader.stats import MOST_STATS
from skyrmish.lab.stepping.planes.masks import place_of
from skyrmish.lab.stepping.planes.numbering import VERBS, number_of_choice, numbering_of
from skyrmish.lab.stepping.planes.sights import FAR, names_of_sights
from skyrmish.lab.stepping.planes.steps import OWN_RULES
from skyrmish.match.match import Match

if TYPE_CHECKING:
    from PIL.Image import Image

LONE = {  # verbs that say all by themselves
    "climb": v.CLIMB,
    "drop": v.DROP,
    "push": v.PUSH,
    "end": v.END,
    "hold": v.HOLD_FIRE,
    "keep": v.KEEP,
    "immelmann": v.IMMELMANN,
    "dive_bomb": v.DIVE_BOMB,
    "decline": v.DECLINE,
}
COUNTED = {"dive": (v.DIVE, 1), "store": (v.STORE, 1), "ace": (v.ACE, 0), "reroll": (v.REROLL, 1)}  # from a number on


class PlanesFace(SteppedFace):
    """A step of a plan is an order; a plan is as many as it has steps."""

    bound = FAR

    def __init__(self, match: Match) -> None:
        numbers = numbering_of(match.rules, match.seating)
        super().__init__(OWN_RULES, numbers, names_of_sights(numbers))

    def order(self, match: Match, seat: int, action: int) -> str | None:
        if action == WAIT:
            return None
        own, number = divmod(action - 1, self.numbers.each)
        i = self.numbers.order[seat * self.numbers.planes + own]
        verb = max((name for name in VERBS if getattr(self.numbers, name) <= number), key=VERBS.index)
        if match.table.planes[i].seat != seat:
            return None
        order = self._order(match, i, verb, number - getattr(self.numbers, verb))
        return None if order is None else str(order.headed(match.names[i]))

    def _order(self, match: Match, i: int, verb: str, number: int) -> Order | None:
        """Of the verb's orders for plane i, the one of this number; it may be one for another time."""
        at, action = match.situation(i), getattr(self.numbers, verb) + number
        for choice in range(choice_count(match.table)):
            if action == number_of_choice(self.numbers, match.table.decision, choice):
                return numbered_order(at, choice)
        if verb in LONE:
            return Order(LONE[verb])
        if verb in COUNTED:
            counted, first = COUNTED[verb]
            return Order(counted, numbers=(float(first + number),))
        if verb == "fly":
            return v.FLY.order(match.rules.manoeuvres[number])
        if verb == "gain":
            return Order(v.GAIN, target=GAINS[number])
        if verb == "place":
            return v.PLACE.at_pose(match.rules, place_of(match.rules, match.table, i, number))
        return self._card(match, i, number) if verb == "assign" else self._attack(match, i, number)

    def _card(self, match: Match, i: int, number: int) -> Order | None:
        bomber = match.table.planes[i].kind == BOMBER
        first = self.numbers.plane_cards if bomber else 0
        if number >= (self.numbers.bomber_cards if bomber else self.numbers.plane_cards):
            return None
        at, size = (first + number) * MOST_STATS, stats_on_card(match.rules, match.table.planes[i].kind)
        return Order(v.ASSIGN, numbers=tuple(map(float, self.numbers.cards[at : at + size])))

    def _attack(self, match: Match, i: int, number: int) -> Order:
        place, aces = divmod(number, self.numbers.aces)
        target = self.numbers.order[match.table.planes[i].seat * self.numbers.planes + place]
        return Order(v.ATTACK, numbers=(float(aces),) if aces else (), target=match.names[target])

    def picture(self, match: Match) -> "Image":
        from skyrmish.env.drawing.sky import sky_picture

        return sky_picture(match)
