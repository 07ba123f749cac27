"""The dice games in print: blank dice, and the faces to stick on them."""

import math
from functools import cached_property, partial

from skyrmish.games.squadron_dice.constants import CREDIT
from skyrmish.games.squadron_dice.rulesets.dice_box import own_dice, shared_dice
from skyrmish.games.squadron_dice.rulesets.ruleset import make_rules
from skyrmish.printkit.drawing.palette import SEATS
from skyrmish.printkit.faces.face import Face
from skyrmish.printkit.paper.stickers import dice_stickers
from skyrmish.printkit.part import Document, Part
from skyrmish.printkit.plastic.box import Need
from skyrmish.printkit.plastic.solids import DIE, blank_die

_DIE_ROOM = DIE + 0.2


class DiceFace(Face):
    """SD-01  The dice of every player, and those of the table."""

    credit = CREDIT
    steps = (("dice-stickers", "print-how-stickers"), ("dice-stickers", "print-how-aces"))

    @cached_property
    def counts(self) -> tuple[int, int]:
        """How many dice a player has, and how many the table shares."""
        rules = make_rules(self.choices.ruleset)
        return sum(own_dice(rules).values()), sum(shared_dice(rules).values())

    def pieces(self) -> list[Part]:
        own, shared = self.counts
        return [Part("die", "dice", self.choices.players * own + shared, SEATS[5].colour, blank_die)]

    def papers(self) -> list[Document]:
        players, ruleset = self.choices.players, self.choices.ruleset
        draw = partial(dice_stickers, players=players, ruleset=ruleset)
        return [Document("dice-stickers", "dice", self.choices.sheet, draw)]

    @cached_property
    def needs(self) -> list[Need]:
        """The dice of a player in a square, those of the table two deep."""
        own, shared = self.counts
        side = math.ceil(math.sqrt(own))
        needs = [Need("dice", side * _DIE_ROOM, side * _DIE_ROOM, DIE, self.choices.players)]
        if shared:
            needs.append(Need("shared-dice", math.ceil(shared / 2) * _DIE_ROOM, 2 * _DIE_ROOM, DIE))
        return needs
