"""Squadron Leader in print: its rules with those of every module, its parts and sheets, and room for them."""

from dataclasses import replace
from functools import cached_property

from skyrmish.games.rule_sheets import Section, news
from skyrmish.games.squadron_leader.rulesets.naming import mission_title, titles
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, edition_data
from skyrmish.games.squadron_leader.sheet.rule_sheet import rules_in_play
from skyrmish.printkit.choices import Choices
from skyrmish.printkit.faces.face import Face
from skyrmish.printkit.faces.planes import parts
from skyrmish.printkit.faces.planes.played import Played
from skyrmish.printkit.faces.planes.sheets import mats, pieces_on_paper
from skyrmish.printkit.part import Document, Part
from skyrmish.printkit.pieces.boards import peg_board
from skyrmish.printkit.pieces.rulers import ruler_part
from skyrmish.printkit.pieces.templates import all_in_one, template_piece
from skyrmish.printkit.pieces.tokens import blank_plane
from skyrmish.printkit.plastic.box import Need
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal

MOST_MAT, MOST_HEXES = 2000.0, 26.0  # what a mat of paper can be; the columns of hexes have letters
_PEG_ROOM = 6.4


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

    def completed(self, ruleset: Ruleset) -> Choices:
        """B-20  The edition by its name, and all modules of it for whoever wants all."""
        choices = self.choices
        most = MOST_HEXES if ruleset.hexes else MOST_MAT
        if max(ruleset.board) > most:
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
        modules = say("print-with-modules", modules=ruleset.modules) if ruleset.modules else ""
        modules = say("print-with-all-modules") if self.choices.is_for_all else modules
        hexes = say("print-on-hexes") if ruleset.hexes else ""
        return [*filter(None, [*titles(ruleset)[1:], modules, hexes, mission_title(ruleset)])]

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

    @cached_property
    def needs(self) -> list[Need]:
        played, sizes, players = self.played, self.choices.sizes, self.choices.players
        pieces, costs = played.pieces, played.costs
        board, strip = peg_board(played.letters, played.levels, sizes), ruler_part(pieces, 1, sizes)
        token, pile = blank_plane(pieces), sizes.token + sizes.relief + played.levels * sizes.thickness
        needs = [
            Need("stat-boards", board.width, board.length, players * sizes.thickness),
            Need("ruler-and-pegs", 4 * _PEG_ROOM, strip.length, sizes.thickness + 2 * _PEG_ROOM),
            Need("plane-and-altitude", token.width, token.length, pile, players),
        ]
        if not played.has_templates:
            return needs
        flats = [template_piece(pieces, template, costs, sizes) for template in pieces.templates]
        flats.append(all_in_one(pieces, costs, sizes))
        size = max(flat.width for flat in flats), max(flat.length for flat in flats)
        return [Need("templates", *size, len(flats) * sizes.thickness), *needs]
