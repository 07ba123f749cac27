"""The names of environments, with their version: it changes whenever the same action or sight means something else."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

from skyrmish.games.all_games import BY_NAME
from skyrmish.words.refusal import Refusal

VERSION = 1
NAMESPACE = "skyrmish"
EXTRA = "env"


@dataclass(frozen=True)
class Family:
    """All environments of one game. They take what ``skyrmish.new_match`` takes, ``rewards`` and ``render_mode``."""

    game: str

    @property
    def module(self) -> str:
        """As PettingZoo would name its module."""
        return f"{self.game.replace('-', '_')}_v{VERSION}"

    @property
    def id(self) -> str:
        """As Gymnasium registers it."""
        return f"{NAMESPACE}/{self.game.replace('-', '_')}-v{VERSION}"

    def env(self, *args: Any, **choices: Any) -> Any:
        """Agents act in turn (PettingZoo's AEC), with its usual wrappers."""
        from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

        return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(self.raw_env(*args, **choices)))

    def raw_env(self, *args: Any, **choices: Any) -> Any:
        """The same without wrappers."""
        need("pettingzoo")
        from skyrmish.env.pettingzoo.turns import TurnsEnv

        return TurnsEnv(self.game, *args, **choices)

    def parallel_env(self, *args: Any, **choices: Any) -> Any:
        """All agents act at once (PettingZoo's parallel); who is not asked waits."""
        need("pettingzoo")
        from skyrmish.env.pettingzoo.together import TogetherEnv

        return TogetherEnv(self.game, *args, **choices)

    def alone_env(self, *args: Any, **choices: Any) -> Any:
        """One agent against bots (Gymnasium)."""
        need("gymnasium")
        from skyrmish.env.alone import AloneEnv

        return AloneEnv(self.game, *args, **choices)

    def spiel_game(self, **parameters: Any) -> Any:
        """The game as OpenSpiel has games: ``spiel_game(players=3, modules="altitude+split-s")``."""
        need("pyspiel", extra="openspiel")
        from skyrmish.env.spiel import load_game

        return load_game(self.game, **parameters)

    def vector_env(self, *args: Any, **choices: Any) -> Any:
        """Many matches at once, in compiled code (Gymnasium's vector environment)."""
        need("gymnasium")
        from skyrmish.env.many import ManyEnv

        return ManyEnv(self.game, *args, **choices)

    def rounds(self, **choices: Any) -> Any:
        """Rounds of many matches to learn from, here or on a cluster."""
        need("gymnasium")
        from skyrmish.env.rounds import Rounds

        return Rounds(self.game, **choices)


def families() -> tuple[Family, ...]:
    """One for each game there is, yours among them."""
    return tuple(Family(game) for game in BY_NAME)


def family_called(module: str) -> Family | None:
    return next((family for family in families() if family.module == module), None)


def family_with(name: str) -> Family:
    """The family of this id; refused where there is none."""
    found = next((family for family in families() if family.id == name), None)
    if found is None:
        raise Refusal("env-unknown", name=repr(name), known=[family.id for family in families()])
    return found


def make(name: str, *args: Any, **choices: Any) -> Any:
    """The environment of this id in which agents act in turn: ``make("skyrmish/dogfight-v1", seats=4)``."""
    return family_with(name).env(*args, **choices)


def need(*libraries: str, extra: str = EXTRA) -> None:
    """Refuse to go on without them, in one sentence."""
    for library in libraries:
        if find_spec(library) is None:
            raise Refusal("env-extra-missing", what=library, extra=extra)


def register_environments() -> None:
    """Tell Gymnasium of every game, if it is there; call it again after registering one of your own."""
    if find_spec("gymnasium") is None:
        return
    import gymnasium

    for family in families():
        if family.id not in gymnasium.registry:
            gymnasium.register(
                family.id,
                entry_point="skyrmish.env.alone:AloneEnv",
                vector_entry_point="skyrmish.env.many:ManyEnv",
                kwargs={"game": family.game},
            )


def names_of(seats: int | Sequence[str], colours: Sequence[str]) -> tuple[str, ...]:
    """The names that were given; or for so many agents, as PettingZoo likes them, red_0, blue_1 and on to seat_6."""
    if not isinstance(seats, int):
        return tuple(seats)
    words = (*colours, *["seat"] * seats)[: max(0, seats)]
    return tuple(f"{word}_{number}" for number, word in enumerate(words))
