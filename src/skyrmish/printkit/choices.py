"""What to print, as asked for: checked here, so that everything after it can trust it."""

import math
from dataclasses import dataclass

from skyrmish.engine.refusal import Refusal
from skyrmish.printkit.paper.sheet import PAPERS
from skyrmish.printkit.rules import RuleSheet, rule_sheet
from skyrmish.printkit.sizes import LEAST_THICKNESS, MOST_THICKNESS, MOST_TOLERANCE, THICKNESS, TOLERANCE, Sizes

GAMES = ("squadron-leader", "space-pirates", "dogfight", "bombing-raid")
EDITIONS = ("first", "first-d6", "second", "current")
DICE_GAMES = ("dogfight", "bombing-raid")
ALL, NONE = "all", "none"


@dataclass(frozen=True)
class Choices:
    """One kit: a game with its edition and modules, the players, the paper and the fit."""

    game: str
    edition: str
    modules: tuple[str, ...]
    players: int
    paper: str
    low_ink: bool
    sizes: Sizes
    parts: tuple[str, ...] = ()

    @property
    def rules(self) -> RuleSheet:
        return rule_sheet(self.edition or self.game)

    @property
    def has_altitude(self) -> bool:
        return "altitude" in (*self.rules.core, *self.modules)


def choose(
    game: str = "squadron-leader",
    edition: str = "",
    modules: str = ALL,
    players: int = 2,
    paper: str = "a4",
    low_ink: bool = False,
    tolerance: float = TOLERANCE,
    thickness: float = THICKNESS,
    text: bool = True,
    parts: tuple[str, ...] = (),
) -> Choices:
    """The choices, or one sentence that names what cannot be."""
    _one_of("--game", game, GAMES)
    edition = _edition(game, edition)
    most = 4 if game in DICE_GAMES else 6
    if not 1 <= players <= most:
        raise Refusal(f"--players must be from 1 to {most} for {game}, not {players}.")
    paper = paper.lower()
    _one_of("--paper", paper, tuple(PAPERS))
    _within("--tolerance", tolerance, 0.0, MOST_TOLERANCE)
    _within("--thickness", thickness, LEAST_THICKNESS, MOST_THICKNESS)
    chosen = _modules(modules, rule_sheet(edition or game), edition or game)
    return Choices(game, edition, chosen, players, paper, low_ink, Sizes(tolerance, thickness, text), parts)


def _one_of(field: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise Refusal(f"{field} must be one of {', '.join(known)}, not {value!r}.")


def _within(field: str, value: float, least: float, most: float) -> None:
    if not (math.isfinite(value) and least <= value <= most):
        raise Refusal(f"{field} must be from {least:g} to {most:g} mm, not {value:g}.")


def _edition(game: str, edition: str) -> str:
    if game != "squadron-leader":
        if edition:
            raise Refusal(f"--edition belongs to squadron-leader: {game} has no editions.")
        return ""
    edition = edition or EDITIONS[0]
    _one_of("--edition", edition, EDITIONS)
    return edition


def _modules(asked: str, rules: RuleSheet, where: str) -> tuple[str, ...]:
    """The modules by name, in the sheet's order; those of the core need no switching on."""
    if asked == ALL:
        return rules.modules
    names = [name.strip() for name in asked.split(",") if name.strip() and asked != NONE]
    for name in names:
        if name not in (*rules.modules, *rules.core):
            known = ", ".join(rules.modules) or "none"
            raise Refusal(f"--modules: {name!r} is no module of {where}; it has {known}.")
    for section in rules.sections:
        if section.module in names and section.needs and section.needs not in (*names, *rules.core):
            raise Refusal(f"--modules: {section.module} needs {section.needs}.")
    return tuple(name for name in rules.modules if name in names)
