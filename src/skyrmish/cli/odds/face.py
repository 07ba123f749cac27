"""What a game answers whoever asks ``skyrmish odds``."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from skyrmish.cli.texts.paper import Paper


@dataclass(frozen=True)
class Asked:
    """The options of the command, by their names. A game understands some of them."""

    attack: int | None
    defense: int | None
    attacker_rerolls: int | None
    defender_rerolls: int | None
    section: int | None
    altitude: int
    target_altitude: int
    guides: bool
    attacker_aces: int
    defender_aces: int
    health: int | None
    goal: str
    attack_dice: str
    defense_dice: str
    squadron: str
    against: str
    hit_icons: int
    evade_icons: int


class Told(Protocol):
    """An answer that can be shown, or told as JSON."""

    def as_json(self) -> dict[str, Any]: ...

    def show(self, ruleset: Any, paper: Paper) -> None: ...


class Face(ABC):
    """How a game is asked for its chances, and tells them."""

    own: ClassVar[tuple[str, ...]]  # options that only its players ask with

    @abstractmethod
    def told(self, ruleset: Any, asked: Asked) -> Told: ...

    def named(self, ruleset: Any) -> dict[str, Any]:
        """What is played, as far as its dice go."""
        return {"game": ruleset.game} | ({"options": ruleset.options} if ruleset.options else {})
