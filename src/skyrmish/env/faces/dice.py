"""The dice games, as learning agents see them."""

from typing import TYPE_CHECKING

from skyrmish.env.faces.face import WAIT
from skyrmish.env.faces.stepped import SteppedFace
from skyrmish.games.squadron_dice.orders import order_for
from skyrmish.lab.stepping.dice.numbering import answer_of, numbering_of
from skyrmish.lab.stepping.dice.sights import names_of_sights
from skyrmish.lab.stepping.dice.steps import OWN_RULES
from skyrmish.match.match import Match

if TYPE_CHECKING:
    from PIL.Image import Image


class DiceFace(SteppedFace):
    """An answer is one order."""

    bound = 1.0

    def __init__(self, match: Match) -> None:
        numbers = numbering_of(match.rules, match.seating)
        super().__init__(OWN_RULES, numbers, names_of_sights(numbers))

    def order(self, match: Match, seat: int, action: int) -> str | None:
        choice = answer_of(self.numbers, match.table, seat, action) if action != WAIT else -1
        if choice < 0:
            return None
        try:
            return str(order_for(match.asked.verbs, match.situation(seat), choice).headed(match.names[seat]))
        except StopIteration:  # a set of dice that nobody has
            return None

    def picture(self, match: Match) -> "Image":
        from skyrmish.env.drawing.dice import dice_picture

        return dice_picture(match)
