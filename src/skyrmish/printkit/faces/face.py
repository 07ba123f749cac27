"""What is printed of any game: its rules, and a box. A game with pieces has a face that says which."""

from dataclasses import replace
from functools import cached_property
from typing import Any, ClassVar

from shapely.geometry import MultiPolygon

from skyrmish.games.all_games import game_named
from skyrmish.games.rule_sheets import Section
from skyrmish.printkit import LICENCE
from skyrmish.printkit.choices import Choices
from skyrmish.printkit.drawing.lettering import engraved
from skyrmish.printkit.drawing.palette import GOLD, NAVY
from skyrmish.printkit.paper.rule_card import COLUMNS, ROWS, PrintedRules, laid_out, rule_card
from skyrmish.printkit.paper.sheet import PAPERS, Sheet
from skyrmish.printkit.paper.tuck_box import FOLDED, Content, room_for, tuck_box
from skyrmish.printkit.part import Document, Part
from skyrmish.printkit.plastic.box import DEPTHS, Box, Pile, box_solid, lid_solid, packed
from skyrmish.printkit.plastic.plates import EDGE
from skyrmish.words.catalogue import say


class Face:
    """A kit of a game. As it stands here it knows the game's words and its rule sheet only."""

    steps: ClassVar[tuple[tuple[str, str], ...]] = ()  # how to put a part together: its name, and a message

    def __init__(self, choices: Choices) -> None:
        self.choices = choices

    def completed(self, ruleset: Any) -> Choices:  # noqa: ARG002 - most rulesets say nothing that was not asked for
        """The choices with what goes without saying, once it is known what is played."""
        return replace(self.choices, is_for_all=False)

    @cached_property
    def parts(self) -> list[Part]:
        """All solid parts of a kit, in the order of its index."""
        return [*self.own_parts, *self._box()] if self.own_parts else []

    @cached_property
    def own_parts(self) -> list[Part]:
        """Those that the game is played with."""
        return [replace(part, kerf=self.choices.sizes.kerf) for part in self.pieces()]

    @cached_property
    def sheets(self) -> list[Document]:
        """All paper of a kit, in the order of its index."""
        paper = self.choices.sheet
        card = Document("rule-card", "rules", paper, lambda sheet: rule_card(sheet, self.rules()))
        box = Document("tuck-box", "box", paper, self._tuck_box)
        foot = say("print-foot", title=[self.title, *self.details()], credit=self.credit or None, licence=LICENCE)
        return [replace(each, foot=foot) for each in (*self.papers(), card, box)]

    def names(self) -> list[str]:
        """All names that a part of this kit can be asked for by."""
        return [part.name for part in self.parts] + [sheet.name for sheet in self.sheets]

    def rules(self) -> PrintedRules:
        """The rules on the card."""
        return PrintedRules(self.title, tuple(self.details()), self.credit, tuple(self.sections()), self.figure)

    @cached_property
    def box(self) -> Box:
        """A box for everything that the table needs, as low as the bed allows."""
        bed = self.choices.bed - 2 * EDGE
        for most in DEPTHS:
            box = packed(self.piles(most), self.choices.sizes, bed)
            if max(box.outline.bounds) <= bed:
                break
        return box

    def _tuck_box(self, sheet: Sheet) -> None:
        tuck_box(sheet, self.title, self.figure, room_for(self.contents()))

    def _box(self) -> list[Part]:
        _, _, width, length = map(round, self.box.outline.bounds)
        facts = {"players": self.choices.players, "width": width, "length": length}
        return [
            Part("box", "box", 1, NAVY, lambda: box_solid(self.box), facts=facts),
            Part("lid", "box", 1, GOLD, lambda: lid_solid(self.box, self.figure), shown_turned=True),
        ]

    # ---- what a game says of itself ----

    @property
    def title(self) -> str:
        return say(f"game-{self.choices.game}")

    @property
    def credit(self) -> str:
        """Whose game it is, where that is known."""
        return ""

    def details(self) -> list[str]:
        """What of the game is played."""
        return []

    def sections(self) -> list[Section]:
        """The rules, section by section."""
        return game_named(self.choices.game).rule_sheet(self.choices.ruleset)

    def pieces(self) -> list[Part]:
        """The parts that it is played with."""
        return []

    def papers(self) -> list[Document]:
        """The sheets that it is played with."""
        return []

    @property
    def figure(self) -> MultiPolygon:
        """What stands on its covers: of a game without pieces, its letter."""
        return engraved(self.title[0], 6.0, 1.2)

    def piles(self, most: float) -> list[Pile]:  # noqa: ARG002 - without pieces there are none
        """What the box must hold, in piles not much higher than they may be."""
        return []

    def contents(self) -> list[Content]:
        """What the box of card must hold: the rules."""
        short, long = PAPERS[self.choices.paper]
        _, sheets = laid_out(self.rules(), long / COLUMNS, short / ROWS)
        return [Content("rule-card", (long / COLUMNS, short / ROWS), FOLDED, sheets)]
