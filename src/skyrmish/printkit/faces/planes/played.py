"""What a kit of Squadron Leader is played by and with: its rulesets, and the pieces that follow from them."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from skyrmish.games.squadron_leader.constants import PLAIN, PLANE
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.rulesets.manners import TEMPLATE_ROWS
from skyrmish.games.squadron_leader.rulesets.manoeuvres import pieces_of
from skyrmish.games.squadron_leader.rulesets.mission import MissionSide, mission_named
from skyrmish.games.squadron_leader.rulesets.naming import module_title, stat_names
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, edition_data, make_rules
from skyrmish.games.squadron_leader.seating import pieces_shared
from skyrmish.games.squadron_leader.stats import letters_of
from skyrmish.geometry.piece_sets import SPACE_PIRATES, SQUADRON_LEADER, PieceSet
from skyrmish.printkit.choices import Choices
from skyrmish.printkit.drawing.figures import Figure, fighter, raider
from skyrmish.printkit.drawing.palette import SEATS, Seat
from skyrmish.printkit.pieces.piece import Piece
from skyrmish.printkit.pieces.templates import Costs
from skyrmish.printkit.pieces.tokens import first_player_token, plane
from skyrmish.words.catalogue import say


class Variant(NamedTuple):
    """What one module, or the hex grid, makes of a ruleset."""

    title: str
    before: Ruleset
    after: Ruleset


@dataclass(frozen=True)
class Tokens:
    """What flies in a set of pieces: how it is called, and its figure."""

    what: str
    figure: Callable[[], Figure]
    mark: tuple[float, float, float]  # where a seat's emblem has room beside it, and how large
    has_first_player: bool = False  # SP-FIRST-01  a token for whoever goes first


TOKENS = {
    SQUADRON_LEADER.name: Tokens("plane", fighter, (-8.6, 2.3, 2.1)),
    SPACE_PIRATES.name: Tokens("ship", raider, (-5.6, 3.7, 1.6), has_first_player=True),
}


def planes_dealt(sides: tuple[MissionSide, ...], players: int) -> list[int]:
    """C-4  The planes of every seat: at least one seat for each side; more players join the sides in turn."""
    rounds = range(max(1, players))
    turns = [side for place in rounds for side in sides if place < side.most_pilots][: max(players, len(sides))]
    dealt = {side.name: iter(pieces_shared(side, turns.count(side))) for side in sides if side in turns}
    return [next(dealt[side.name])[PLANE] for side in turns]


class Played:
    """The rulesets of a kit in numbers."""

    def __init__(self, choices: Choices) -> None:
        self.choices = choices
        self.ruleset: Ruleset = choices.ruleset

    @cached_property
    def variants(self) -> list[Variant]:
        """In a kit for all modules: what each of them is added to and what it makes of that, and the hex grid.

        It is added to those that some module needs, so that what the two mean for each other is told.
        """
        if not self.choices.is_for_all:
            return []
        data, usual = edition_data(self.ruleset.edition)["modules"], self.ruleset.settled()
        needed = dict.fromkeys(other for module in data.values() for other in module.get("needs", ()))
        found = []
        for name in self.choices.modules:
            before = replace(self.ruleset, modules=tuple(other for other in needed if other != name))
            needs = [other for other in data[name].get("needs", ()) if usual[other] == "off"]
            titles = {"module": module_title(name), "needs": [module_title(other) for other in needs]}
            title = say("print-with-module", titles)
            found.append(Variant(title, before, replace(before, modules=(*before.modules, name))))
        if not self.ruleset.hexes:
            hexes = replace(self.ruleset, width=0.0, height=0.0, hexes=True)
            found.append(Variant(say("print-with-hexes"), self.ruleset, hexes))
        return found

    @cached_property
    def all_rules(self) -> tuple[Rules, ...]:
        """The numbers of every ruleset that the kit is for."""
        rulesets = [self.ruleset, *(variant.after for variant in self.variants)]
        return tuple(make_rules(ruleset, top_speed=1) for ruleset in rulesets)

    @property
    def rules(self) -> Rules:
        """The numbers of the first, to which modules are added."""
        return self.all_rules[0]

    @cached_property
    def seats(self) -> list[Seat]:
        """C-4  Whose each plane is: one a player, or as many as a mission deals."""
        players, mission = self.choices.players, self.ruleset.mission
        planes = planes_dealt(mission_named(mission).sides, players) if mission else [1] * players
        return [seat for seat, count in zip(SEATS, planes, strict=False) for _ in range(count)]

    @property
    def crews(self) -> list[Seat]:
        """Who flies a plane."""
        return [*dict.fromkeys(self.seats)]

    @property
    def planes(self) -> int:
        return len(self.seats)

    @property
    def pieces(self) -> PieceSet:
        """B-57  The set of tokens, templates and ruler, with the arc, the guides and the range that are played."""
        open_sky = next((rules for rules in self.all_rules if not rules.hexes), None)
        if open_sky is None:
            return self._set
        return self._set._replace(
            arc_half=open_sky.arc_half,
            guide=open_sky.lane_half,
            ruler_length=open_sky.range_max,
            ruler_sections=open_sky.range_sections,
        )

    @property
    def _set(self) -> PieceSet:
        return pieces_of(self.ruleset.settled())

    @property
    def tokens(self) -> Tokens:
        return TOKENS[self._set.name]

    @property
    def plane(self) -> Piece:
        return plane(self.pieces, self.tokens.figure())

    @property
    def first_player(self) -> Piece | None:
        return first_player_token(self.pieces) if self.tokens.has_first_player else None

    @property
    def costs(self) -> Costs:
        """SL1-MOVE-02  What each template costs, flown as printed."""
        plain = [flown for flown in self.rules.manoeuvres if flown.manner == PLAIN]
        return {TEMPLATE_ROWS[flown.template].kind: flown.cost for flown in plain}

    @property
    def stat_names(self) -> tuple[str, ...]:
        return stat_names(self.ruleset)

    @property
    def letters(self) -> str:
        """What a board has room for of each stat's name."""
        return letters_of(self.stat_names)

    @property
    def levels(self) -> int:
        """MOD-ALT-06  The top altitude; 0 where nobody climbs."""
        return max(rules.altitude_max for rules in self.all_rules)

    @property
    def has_bombers(self) -> bool:
        return any(rules.bombers for rules in self.all_rules)

    @property
    def has_templates(self) -> bool:
        """HEX-01  Hexes take the place of templates and ruler."""
        return any(not rules.hexes for rules in self.all_rules)
