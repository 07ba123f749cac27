"""What is printed of any game: its rules, and a box. A game with pieces has a face that says which."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property, partial
from typing import Any, ClassVar

from shapely.geometry import MultiPolygon

from skyrmish.games.all_games import game_named
from skyrmish.games.rule_sheets import Section
from skyrmish.printkit import LICENCE
from skyrmish.printkit.choices import Choices
from skyrmish.printkit.drawing.emblems import emblem
from skyrmish.printkit.drawing.lettering import engraved
from skyrmish.printkit.drawing.palette import GOLD, NAVY
from skyrmish.printkit.paper.sheet import PAPERS, Sheet
from skyrmish.printkit.paper.sheets.rule_card import PrintedRules, fold_for, laid_out, rule_card
from skyrmish.printkit.paper.sheets.tuck_box import CARD, FOLDED, Content, room_for, tuck_box
from skyrmish.printkit.part import Document, Part
from skyrmish.printkit.plastic.box import DEPTHS, Box, Pile, box_solid, lid_solid, packed
from skyrmish.printkit.plastic.plates import EDGE
from skyrmish.words.catalogue import say


class Face:
    """A kit of a game. As it stands here it knows the game's words and its rule sheet only."""

    steps: ClassVar[tuple[tuple[str, str], ...]] = ()  # how to put a part together: its name, and a message

    def __init__(self, choices: Choices) -> None:
        self.choices = choices

    @property
    def facts(self) -> dict[str, str]:
        """What those messages are told with."""
        return {}

    def completed(self, ruleset: Any) -> Choices:  # noqa: ARG002 - most rulesets say nothing that was not asked for
        """The choices with what goes without saying, once it is known what is played."""
        return replace(self.choices, is_for_all=False)

    @cached_property
    def parts(self) -> list[Part]:
        """All solid parts of a kit, in the order of its index."""
        return [*self.own_parts, *self._boxed()] if self.own_parts else []

    @cached_property
    def own_parts(self) -> list[Part]:
        """Those that the game is played with."""
        return [replace(part, kerf=self.choices.sizes.kerf).enlarged(self.choices.times) for part in self.pieces()]

    @cached_property
    def sheets(self) -> list[Document]:
        """All paper of a kit, in the order of its index."""
        paper = self.choices.sheet
        facts = {"cut": fold_for(paper.times).is_cut_apart}
        card = Document("rule-card", "rules", paper, lambda sheet: rule_card(sheet, self.rules()), facts)
        box = Document("tuck-box", "box", paper, self._tuck_box)
        return [replace(each, foot=self.foot) for each in (*self.papers(), card, box)]

    @property
    def foot(self) -> str:
        """Who drew it, whose game it is and what of it is played: what stands on every sheet."""
        credit = self.credit.removesuffix(".") or None
        return say("print-foot", title=[self.title, *self.details()], credit=credit, licence=LICENCE)

    def names(self) -> list[str]:
        """All names that a part of this kit can be asked for by."""
        return [part.name for part in self.parts] + [sheet.name for sheet in self.sheets]

    def rules(self) -> PrintedRules:
        """The rules on the card."""
        return PrintedRules(self.title, tuple(self.details()), self.credit, tuple(self.sections()), self.figure)

    @cached_property
    def boxes(self) -> list[Box]:
        """As few boxes as the bed allows for everything that the table needs, and as low."""
        bed = self.choices.bed - 2 * EDGE
        found: list[Box] = []
        for depth in DEPTHS:
            boxes = packed(self.piles(depth * self.choices.times), self.choices.sizes, bed)
            found = boxes if not found or len(boxes) < len(found) else found
            if len(found) == 1:
                break
        return found

    def _tuck_box(self, sheet: Sheet) -> None:
        tuck_box(sheet, self.title, self.figure, room_for(self.contents()))

    def _boxed(self) -> Iterator[Part]:
        for number, box in enumerate(self.boxes, 1):
            _, _, width, length = map(round, box.outline.bounds)
            facts = {"players": self.choices.players, "width": width, "length": length}
            facts |= {"number": number, "several": len(self.boxes) > 1}
            which = f"-{number}" if number > 1 else ""
            lid = partial(lid_solid, box, self.figure)
            yield Part(f"box{which}", "box", 1, NAVY, partial(box_solid, box), kind="box", facts=facts)
            yield Part(f"lid{which}", "box", 1, GOLD, lid, kind="lid", facts=facts, shown_turned=True)

    # ---- what a game says of itself ----

    @property
    def title(self) -> str:
        return say(f"game-{self.choices.game}")

    @property
    def credit(self) -> str:
        """Whose game it is, where that is known."""
        return ""

    def details(self) -> list[str]:
        """What of the game is played, and how large."""
        times = self.choices.times
        return [say("print-enlarged", scale=self.choices.scale, times=times)] if times != 1.0 else []

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
        """What stands on its covers: of a game without pieces, the first letter that we can draw, or a star."""
        letters = (engraved(letter, 6.0, 1.2) for letter in self.title)
        return next((letter for letter in letters if not letter.is_empty), emblem("star", 3.0))

    def piles(self, most: float) -> list[Pile]:  # noqa: ARG002 - without pieces there are none
        """What the box must hold, in piles not much higher than they may be."""
        return []

    def contents(self) -> list[Content]:
        """What the box of card must hold: the rules."""
        short, long = PAPERS[self.choices.paper]
        fold = fold_for(self.choices.times)
        _, sheets = laid_out(self.rules(), *fold.page(long, short), fold)
        count, height = (fold.columns * sheets, CARD) if fold.is_cut_apart else (sheets, FOLDED)
        return [Content("rule-card", (long / fold.columns, short / fold.rows), height, count)]
