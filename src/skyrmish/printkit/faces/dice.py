"""The dice games in print: blank dice, and the faces to stick on them."""

import math
from functools import cached_property, partial

from shapely.geometry import MultiPolygon

from skyrmish.games.squadron_dice.constants import DOGFIGHT
from skyrmish.games.squadron_dice.pieces import Rules
from skyrmish.games.squadron_dice.rulesets.dice_box import own_dice, shared_dice
from skyrmish.games.squadron_dice.rulesets.ruleset import make_rules
from skyrmish.printkit.drawing.figures import bomb
from skyrmish.printkit.drawing.icons import icon
from skyrmish.printkit.drawing.palette import SEATS
from skyrmish.printkit.drawing.shapes import area, fitted_into, rounded
from skyrmish.printkit.faces.face import Face
from skyrmish.printkit.paper.sheets.stickers import dice_stickers
from skyrmish.printkit.paper.sheets.tuck_box import Content
from skyrmish.printkit.part import Document, Part
from skyrmish.printkit.plastic.box import Layer, Pile
from skyrmish.printkit.plastic.solids import DIE, blank_die
from skyrmish.words.catalogue import say

_APART = 0.2  # between dice in a box of card


class DiceFace(Face):
    """SD-01  The dice of every player, and those of the table."""

    steps = (("dice-stickers", "print-how-stickers"), ("dice-stickers", "print-how-aces"))

    @cached_property
    def counts(self) -> tuple[int, int]:
        """How many dice a player has, and how many the table shares."""
        return sum(own_dice(self._rules).values()), sum(shared_dice(self._rules).values())

    @property
    def credit(self) -> str:
        return say("print-credit-dice")

    @property
    def die(self) -> float:
        """The side of a die."""
        return DIE * self.choices.times

    @cached_property
    def _rules(self) -> Rules:
        return make_rules(self.choices.ruleset)

    def pieces(self) -> list[Part]:
        own, shared = self.counts
        count, facts = self.choices.players * own + shared, {"die": self.die}
        return [Part("die", "dice", count, SEATS[5].colour, blank_die, facts=facts)]

    def papers(self) -> list[Document]:
        players, ruleset = self.choices.players, self.choices.ruleset
        draw = partial(dice_stickers, players=players, ruleset=ruleset)
        return [Document("dice-stickers", "dice", self.choices.sheet, draw, {"die": self.die})]

    @property
    def figure(self) -> MultiPolygon:
        """A die, and on it two planes, or a bomb."""
        die = rounded(-1.0, -1.0, 2.0, 2.0, 0.25).difference(rounded(-0.86, -0.86, 1.72, 1.72, 0.16))
        return area(die, icon("2", 0.7) if self._rules.game == DOGFIGHT else fitted_into(bomb().silhouette, 0.75))

    def piles(self, most: float) -> list[Pile]:  # noqa: ARG002 - dice lie side by side
        """The dice of a player in a square, those of the table in two rows."""
        own, shared = self.counts
        piles = [self._lying("dice", own, math.ceil(math.sqrt(own)))] * self.choices.players
        return [*piles, self._lying("shared-dice", shared, math.ceil(shared / 2))] if shared else piles

    def _lying(self, name: str, count: int, columns: int) -> Pile:
        return Pile(name, (Layer("die", count, (self.die, self.die, self.die), columns),))

    def contents(self) -> list[Content]:
        """The dice in as many layers as the folded rules are large, and the rules."""
        rules = super().contents()
        long, short = rules[0].footprint
        room = self.die + _APART
        columns, rows = int(long // room), int(short // room)
        own, shared = self.counts
        count = self.choices.players * own + shared
        return [Content("dice", (room, room), room, count, columns, rows), *rules]
