"""Scenes: tables on which a rule can be played, laid out in whatever rules it stands in."""

import json
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from skyrmish.games.all_games import game_of
from skyrmish.games.game import Pieces
from skyrmish.games.reading.data_files import packaged
from skyrmish.games.seating import Seating
from skyrmish.words.refusal import Refusal

BEGINNING = "beginning"  # of a match: nothing is laid out
HEIGHT = "altitude"  # a field, and the setting that it needs


@dataclass(frozen=True)
class ScenePiece:
    """Where it is from the middle of the board, on each kind of board; and what it can do."""

    seat: str
    open: tuple[float, float, float]
    hex: tuple[int, int, int]
    kind: str = "plane"
    stats: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Scene:
    """The sections of a rule sheet that it is for, and what lies on the table."""

    sections: tuple[str, ...] = ()
    elsewhere: tuple[str, ...] = ()  # those of them that are played otherwise in a mission
    position: dict[str, Any] = field(default_factory=dict)
    pieces: tuple[ScenePiece, ...] = ()
    teams: dict[str, str] = field(default_factory=dict)  # by seat

    @property
    def seats(self) -> dict[str, Pieces]:
        """Who sits here with what; nobody, where it does not matter."""
        if not self.pieces:
            return dict.fromkeys(self.teams, Pieces())
        names = dict.fromkeys(piece.seat for piece in self.pieces)
        return {name: Pieces(*(self._count(name, kind) for kind in ("plane", "bomber", "balloon"))) for name in names}

    def _count(self, seat: str, kind: str) -> int:
        return sum((piece.seat, piece.kind) == (seat, kind) for piece in self.pieces)

    def laid_out(self, ruleset: Any, seating: Seating) -> str:
        """The rest of a position file, as a record has it; nothing, if the match begins from its beginning."""
        if not self.pieces:
            return ""
        called = {
            (seat.name, kind): iter(names)
            for seat in seating.seats
            for kind, names in (("plane", seat.planes), ("bomber", seat.bombers), ("balloon", seat.balloons))
        }
        planes = [{"name": next(called[each.seat, each.kind]), **_as_laid(ruleset, each)} for each in self.pieces]
        return json.dumps({**self.position, "planes": planes})


def _as_laid(ruleset: Any, piece: ScenePiece) -> dict[str, Any]:
    has_height = game_of(ruleset).settled(ruleset)["options"][HEIGHT] != "off"
    stats = {stat: value for stat, value in piece.stats.items() if stat != HEIGHT or has_height}
    place = dict(zip(("q", "r", "facing"), piece.hex, strict=True)) if ruleset.hexes else _from_middle(ruleset, piece)
    return {"seat": piece.seat, "kind": piece.kind, **place, **stats}


def _from_middle(ruleset: Any, piece: ScenePiece) -> dict[str, float]:
    width, height = ruleset.board
    x, y, heading = piece.open
    return {"x": width / 2 + x, "y": height / 2 + y, "heading": heading}


@cache
def scenes() -> dict[str, Scene]:
    """All of them, by name."""
    data = packaged("skyrmish.lessons", "scenes.toml")
    return {BEGINNING: Scene(), **{name: _scene(**scene) for name, scene in data.items()}}


def _scene(pieces: tuple[dict[str, Any], ...] = (), **rest: Any) -> Scene:
    return Scene(pieces=tuple(ScenePiece(**piece) for piece in pieces), **rest)


def scene_for(ruleset: Any, section: str) -> str:
    """The name of the scene in which the rules of a section are played."""
    game = game_of(ruleset)
    is_mission = bool(game.choices(ruleset).mission)
    fitting = (
        name
        for name, each in scenes().items()
        if section in each.sections
        and not (each.pieces and not game.has_pieces)
        and not (is_mission and section in each.elsewhere)
    )
    return next(fitting, BEGINNING)


def scene_named(name: str) -> Scene:
    if name not in scenes():
        raise Refusal("no-such-scene", name=repr(name), known=list(scenes()))
    return scenes()[name]
