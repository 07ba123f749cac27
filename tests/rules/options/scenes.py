"""Scenes that show what an option does: each plays a little under a value, and its outcome is told for two values."""

from collections.abc import Callable
from typing import Any

from skyrmish.games.squadron_leader.pieces import Rules

Scene = Callable[[Rules], Any]


class Scenes(dict[str, tuple[Scene, dict[Any, Any]]]):
    """A scene for each option, with its outcomes by value."""

    def of(self, key: str, outcomes: dict[Any, Any]) -> Callable[[Scene], Scene]:
        def note(scene: Scene) -> Scene:
            self[key] = (scene, outcomes)
            return scene

        return note
