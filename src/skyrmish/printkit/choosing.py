"""Choosing a kit: checked here, so that everything after it can trust it."""

import math
from typing import Any

from skyrmish import USUAL
from skyrmish.games.all_games import game_named
from skyrmish.games.game import Game
from skyrmish.printkit.choices import Choices
from skyrmish.printkit.drawing.palette import SEATS
from skyrmish.printkit.faces.all_faces import face_of
from skyrmish.printkit.paper.sheet import PAPERS
from skyrmish.printkit.pieces.sizes import (
    BED,
    BEDS,
    MOST_KERF,
    MOST_TOLERANCE,
    SCALE,
    SCALES,
    THICKNESS,
    THICKNESSES,
    TOLERANCE,
    Sizes,
)
from skyrmish.words.refusal import Refusal, about

ALL, NONE = "all", "none"
HEX = "hex"  # among the modules it means the board


def choose(
    game: str = USUAL,
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
    bed: float = BED,
    options: dict[str, Any] | None = None,
    kerf: float = 0.0,
    scale: float = SCALE,
) -> Choices:
    """The choices, or one sentence on what cannot be."""
    with about("game"):
        most = most_players(game_named(game))
    if not 1 <= players <= most:
        raise Refusal("print-no-players", players=players, most=most).of("players")
    paper = paper.lower()
    if paper not in PAPERS:
        raise Refusal("print-no-paper", paper=paper, papers=list(PAPERS)).of("paper")
    _within("tolerance", tolerance, 0.0, MOST_TOLERANCE)
    _within("thickness", thickness, *THICKNESSES)
    _within("bed", bed, *BEDS)
    _within("kerf", kerf, 0.0, MOST_KERF)
    _within("scale", scale, *SCALES, unit="%")
    named = [name.strip() for name in modules.split(",")]
    names = tuple(name for name in named if name not in ("", ALL, NONE, HEX))
    board, sizes, is_for_all = (
        board or (HEX if HEX in named else ""),
        Sizes(tolerance, thickness, text, kerf),
        modules == ALL,
    )
    asked = Choices(
        game,
        edition,
        names,
        players,
        paper,
        low_ink,
        sizes,
        parts,
        board,
        mission,
        is_for_all,
        bed,
        options or {},
        scale,
    )
    return face_of(asked).completed(asked.ruleset)


def most_players(game: Game) -> int:
    """As many as have seats, and as there are colours to print."""
    return min(game.most_seats, len(SEATS))


def _within(part: str, value: float, least: float, most: float, unit: str = "mm") -> None:
    if not (math.isfinite(value) and least <= value <= most):
        raise Refusal("print-no-size", value=value, least=least, most=most, unit=unit).of(part)
