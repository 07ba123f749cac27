"""Squadron Leader in print: its rules with those of every module, its parts and sheets, and room for them."""

from dataclasses import replace
from functools import cached_property

from shapely.geometry import MultiPolygon

from skyrmish.games.rule_sheets import Section, news
from skyrmish.games.squadron_leader.rulesets.naming import mission_title, module_title, titles
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, edition_data
from skyrmish.games.squadron_leader.sheet.rule_sheet import rules_in_play
from skyrmish.printkit.choices import Choices
from skyrmish.printkit.faces.face import Face
from skyrmish.printkit.faces.planes import parts
from skyrmish.printkit.faces.planes.played import Played
from skyrmish.printkit.faces.planes.sheets import mats, pieces_on_paper
from skyrmish.printkit.faces.planes.storing import on_paper, piles
from skyrmish.printkit.paper.sheets.tuck_box import Content
from skyrmish.printkit.part import Document, Part
from skyrmish.printkit.plastic.box import Pile
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal

MOST_MAT, MOST_HEXES = 2000.0, 26.0  # what a mat of paper can be; the columns of hexes have letters


class PlanesFace(Face):
    """Planes, templates, a ruler, boards and mats; what bombers need, where there are any."""

    steps = (
        ("template-straight", "print-how-notches"),
        ("altitude-ring", "print-how-rings"),
        ("ruler-part-1", "print-how-ruler"),
        ("peg", "print-how-pegs"),
    )

    @cached_property
    def played(self) -> Played:
        return Played(self.choices)

    @property
    def facts(self) -> dict[str, str]:
        return {"what": self.played.tokens.what}

    def completed(self, ruleset: Ruleset) -> Choices:
        """B-20  The edition by its name, and all modules of it for whoever wants all."""
        choices = self.choices
        most = MOST_HEXES if ruleset.hexes else MOST_MAT
        if max(ruleset.board) * (1.0 if ruleset.hexes else choices.times) > most:
            raise Refusal("print-no-mat", "B-20", most=most, hexes=ruleset.hexes).of("board")
        modules = tuple(edition_data(ruleset.edition)["modules"]) if choices.is_for_all else choices.modules
        return replace(choices, edition=ruleset.edition, modules=modules)

    @property
    def title(self) -> str:
        return titles(self.played.ruleset)[0]

    @property
    def credit(self) -> str:
        return str(edition_data(self.played.ruleset.edition)["credit"])

    def details(self) -> list[str]:
        ruleset = self.played.ruleset
        called = [module_title(name) for name in ruleset.modules]
        modules = say("print-with-modules", modules=called) if called else ""
        modules = say("print-with-all-modules") if self.choices.is_for_all else modules
        hexes = say("print-on-hexes") if ruleset.hexes else ""
        own = [say("print-house-rule", option=key, value=str(value)) for key, value in ruleset.options.items()]
        house = say("print-house-rules", rules=own) if own else ""
        told = [*titles(ruleset)[1:], modules, hexes, mission_title(ruleset), house]
        return [*filter(None, told), *super().details()]

    def sections(self) -> list[Section]:
        """Those of the edition; in a kit for all modules, then what each of them changes."""
        told = [
            news(each.title, rules_in_play(each.after), rules_in_play(each.before)) for each in self.played.variants
        ]
        return [*rules_in_play(self.played.ruleset), *(section for section in told if section.lines or section.rows)]

    def pieces(self) -> list[Part]:
        played = self.played
        found = parts.planes(played)
        if played.has_templates:
            found += [*parts.templates(played), *parts.rulers(played)]
        found += parts.boards(played)
        return [*found, *parts.expansion(played)] if played.has_bombers else found

    def papers(self) -> list[Document]:
        return [*pieces_on_paper(self.played), *mats(self.played)]

    @property
    def figure(self) -> MultiPolygon:
        return self.played.tokens.figure().silhouette

    def piles(self, most: float) -> list[Pile]:
        return list(piles(self.played, {part.name: part for part in self.own_parts}, most))

    def contents(self) -> list[Content]:
        return [*on_paper(self.played), *super().contents()]
