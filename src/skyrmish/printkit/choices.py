"""What to print, as asked for: checked here, so that everything after it can trust it."""

import math
from dataclasses import dataclass, replace
from functools import cached_property

from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_dice.constants import GAMES as DICE_GAMES
from skyrmish.games.squadron_dice.pieces import MOST_PILOTS
from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.rulesets.board_words import read_board
from skyrmish.games.squadron_leader.rulesets.manoeuvres import pieces_of
from skyrmish.games.squadron_leader.rulesets.naming import stat_names
from skyrmish.games.squadron_leader.rulesets.ruleset import (
    EDITIONS,
    GAMES,
    SPACE_PIRATES_GAME,
    Ruleset,
    edition_data,
    edition_of,
    make_rules,
)
from skyrmish.geometry.piece_sets import PieceSet
from skyrmish.printkit.drawing.palette import SEATS
from skyrmish.printkit.paper.sheet import PAPERS, Ink
from skyrmish.printkit.pieces.sizes import LEAST_THICKNESS, MOST_THICKNESS, MOST_TOLERANCE, THICKNESS, TOLERANCE, Sizes

ALL, NONE = "all", "none"
HEX = "hex"  # among the modules it means the board
MOST_MAT, MOST_HEXES = 2000.0, 26.0  # what a mat of paper can be; the columns of hexes have letters


@dataclass(frozen=True)
class Choices:
    """One kit: a game with its edition, modules, board and mission, the players, the paper and the fit.

    A kit for ``all`` modules is for the edition as printed, and for each of its modules by itself: some exclude others.
    """

    game: str
    edition: str
    modules: tuple[str, ...]
    players: int
    paper: str
    low_ink: bool
    sizes: Sizes
    parts: tuple[str, ...] = ()
    board: str = ""
    mission: str = ""
    is_for_all: bool = False

    @property
    def ink(self) -> Ink:
        return Ink(self.low_ink)

    @property
    def is_dice_game(self) -> bool:
        return self.game in DICE_GAMES

    @property
    def dice(self) -> DiceRuleset:
        """The ruleset of a dice game."""
        return DiceRuleset(self.game)

    @cached_property
    def ruleset(self) -> Ruleset:
        """The ruleset of a game with planes; of a kit for all modules, the one without any."""
        edition, modules = edition_of(self.game, self.edition or EDITIONS[0]), () if self.is_for_all else self.modules
        return Ruleset(edition, modules, {}, *self._board(), self.mission)

    def _board(self) -> tuple[float, float, bool]:
        try:
            return read_board(self.board)
        except Refusal as refusal:
            raise Refusal(f"--board: {refusal.reason}", refusal.clause) from None

    @cached_property
    def variants(self) -> dict[str, tuple[Ruleset, Ruleset]]:
        """In a kit for all modules: what each of them is added to and what it makes of that, and the hex grid.

        It is added to those that some module needs, so that what the two mean for each other is told.
        """
        if not self.is_for_all:
            return {}
        data, usual, found = edition_data(self.ruleset.edition)["modules"], self.ruleset.settled(), {}
        needed = dict.fromkeys(other for module in data.values() for other in module.get("needs", ()))
        for name in self.modules:
            before = replace(self.ruleset, modules=tuple(other for other in needed if other != name))
            needs = [other for other in data[name].get("needs", ()) if usual[other] == "off"]
            title = f"With {name}" + (f" (and {', '.join(needs)})" if needs else "")
            found[title] = before, replace(before, modules=(*before.modules, name))
        if not self.ruleset.hexes:
            found["On hexes"] = self.ruleset, replace(self.ruleset, width=0.0, height=0.0, hexes=True)
        return found

    @cached_property
    def played(self) -> tuple[Rules, ...]:
        """The numbers of every ruleset that the kit is for."""
        rulesets = [self.ruleset, *(after for _, after in self.variants.values())]
        return tuple(make_rules(ruleset, top_speed=1) for ruleset in rulesets)

    @property
    def pieces(self) -> PieceSet:
        """B-57  The set of tokens, templates and ruler."""
        return pieces_of(self.ruleset.settled())

    @property
    def stat_names(self) -> tuple[str, ...]:
        return stat_names(self.ruleset)

    @property
    def letters(self) -> str:
        """What a board has room for of each stat's name."""
        return "".join(name[0] for name in self.stat_names)

    @property
    def levels(self) -> int:
        """MOD-ALT-06  The top altitude; 0 where nobody climbs."""
        return max(rules.altitude_max for rules in self.played)

    @property
    def has_bombers(self) -> bool:
        return any(rules.bombers for rules in self.played)

    @property
    def has_templates(self) -> bool:
        """HEX-01  Hexes take the place of templates and ruler."""
        return any(not rules.hexes for rules in self.played)


def choose(
    game: str = GAMES[0],
    edition: str = "",
    modules: str = ALL,
    players: int = 2,
    paper: str = "a4",
    low_ink: bool = False,
    tolerance: float = TOLERANCE,
    thickness: float = THICKNESS,
    text: bool = True,
    parts: tuple[str, ...] = (),
    board: str = "",
    mission: str = "",
) -> Choices:
    """The choices, or one sentence that names what cannot be."""
    _one_of("--game", game, (*GAMES, *DICE_GAMES))
    most = most_players(game)
    if not 1 <= players <= most:
        raise Refusal(f"--players must be from 1 to {most} for {game}, not {players}.")
    paper = paper.lower()
    _one_of("--paper", paper, tuple(PAPERS))
    _within("--tolerance", tolerance, 0.0, MOST_TOLERANCE)
    _within("--thickness", thickness, LEAST_THICKNESS, MOST_THICKNESS)
    names = tuple(name.strip() for name in modules.split(",") if name.strip() not in ("", ALL, NONE, HEX))
    board = board or (HEX if HEX in modules.split(",") else "")
    sizes = Sizes(tolerance, thickness, text)
    choices = Choices(
        game, edition, names, players, paper, low_ink, sizes, parts, board, mission, is_for_all=modules == ALL
    )
    return _dice_game(choices) if choices.is_dice_game else _with_planes(choices)


def most_players(game: str) -> int:
    """SD-01  Four have dice; planes come in so many colours."""
    return MOST_PILOTS if game in DICE_GAMES else len(SEATS)


def _dice_game(choices: Choices) -> Choices:
    asked = {name: getattr(choices, name) for name in ("edition", "modules", "board", "mission")}
    for name, value in asked.items():
        if value:
            raise Refusal(f"--{name}: the dice games have none.")
    return replace(choices, is_for_all=False)


def _with_planes(choices: Choices) -> Choices:
    if choices.game == SPACE_PIRATES_GAME and choices.edition:
        raise Refusal(f"--edition belongs to {GAMES[0]}: {choices.game} has no editions.")
    if choices.game != SPACE_PIRATES_GAME:
        choices = replace(choices, edition=choices.edition or EDITIONS[0])
    ruleset = choices.ruleset
    ruleset.settled()
    most, unit = (MOST_HEXES, "hexes") if ruleset.hexes else (MOST_MAT, "mm")
    if max(ruleset.board) > most:
        raise Refusal(f"--board: a mat of more than {most:g} {unit} cannot be printed.", "B-20")
    return replace(choices, modules=tuple(edition_data(ruleset.edition)["modules"])) if choices.is_for_all else choices


def _one_of(field: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise Refusal(f"{field} must be one of {', '.join(known)}, not {value!r}.")


def _within(field: str, value: float, least: float, most: float) -> None:
    if not (math.isfinite(value) and least <= value <= most):
        raise Refusal(f"{field} must be from {least:g} to {most:g} mm, not {value:g}.")
