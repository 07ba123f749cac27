"""What a kit is for, as it was asked for."""

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from skyrmish.games.all_games import game_named
from skyrmish.games.game import Choices as Asked
from skyrmish.games.squadron_leader.rulesets.board_words import read_board
from skyrmish.printkit.paper.sheet import Paper
from skyrmish.printkit.pieces.sizes import BED, SCALE, Sizes


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
    bed: float = BED
    options: dict[str, Any] = field(default_factory=dict, hash=False)  # house rules
    scale: float = SCALE  # of the whole kit, in per cent

    @property
    def sheet(self) -> Paper:
        """What its pages are printed on."""
        return Paper(self.paper, self.low_ink, self.times)

    @property
    def times(self) -> float:
        """So many times as large as the rules measure it is everything."""
        return self.scale / SCALE

    @property
    def drawn(self) -> Sizes:
        """The sizes with which parts are drawn before they are enlarged: clearance does not grow with them."""
        return replace(self.sizes, tolerance=self.sizes.tolerance / self.times)

    @cached_property
    def ruleset(self) -> Any:
        """What is played; of a kit for all modules, without any. Refused where the game has no such ruleset."""
        modules = () if self.is_for_all else self.modules
        asked = Asked(self.game, self.edition, modules, self.options, *read_board(self.board), self.mission)
        return game_named(self.game).ruleset(asked)
