"""OpenSpiel's face of a match: its algorithms play our games. Dice are explicit chance, each die a node of its own.

>>> from skyrmish.env.spiel import load_game
>>> game = load_game("dogfight")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 6)
"""

from typing import Any

import numpy as np
import pyspiel

from skyrmish.env.asked_dice import Position
from skyrmish.env.faces.face import WAIT
from skyrmish.env.naming import NAMESPACE, families
from skyrmish.env.numbered_match import NumberedMatch
from skyrmish.env.telling import text_of
from skyrmish.lab.stepping.credit import DRAWN, LOST, WON
from skyrmish.words.catalogue import say

MOST_SIDES = 64  # of a die, or of a lot
LONGEST = 1 << 24  # orders and dice: only a limit of rounds ends some matches
PARAMETERS = {"players": 2, "edition": "", "modules": "", "planes": 1}


def name_in_open_spiel(game: str) -> str:
    return f"{NAMESPACE}_{game.replace('-', '_')}"


def load_game(game: str, **parameters: Any) -> pyspiel.Game:
    """A game of ours, as OpenSpiel has games: ``load_game("squadron-leader", modules="altitude+split-s")``."""
    register_games()
    return pyspiel.load_game(name_in_open_spiel(game), parameters)


def register_games() -> None:
    """Tell OpenSpiel of every game, as ``skyrmish_dogfight``; call it again after registering one of your own."""
    known = pyspiel.registered_names()
    for family in families():
        if name_in_open_spiel(family.game) not in known:
            pyspiel.register_game(_type_of(family.game), _class_of(family.game))


def _type_of(game: str, players: int = 2) -> pyspiel.GameType:
    """Two play for each other's loss; of more, all but the winner lose as much."""
    kind = pyspiel.GameType
    return kind(
        short_name=name_in_open_spiel(game),
        long_name=say(f"game-{game}"),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if players == 2 else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=_most_seats(game),
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def _most_seats(game: str) -> int:
    from skyrmish.games.all_games import game_named

    return game_named(game).most_seats


def _class_of(game: str) -> Any:
    """The class that OpenSpiel makes a game from."""

    class Played(SpielGame):
        played = game

    return Played


class SpielGame(pyspiel.Game):
    """One ruleset at one table."""

    played: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        modules = [module for module in str(given["modules"]).split("+") if module]
        rules = {"edition": given["edition"]} if given["edition"] else {}
        rules |= {"modules": modules} if modules else {}
        players, planes = int(given["players"]), int(given["planes"])
        self.one = NumberedMatch(self.played, players, planes=planes, **rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.one.face.actions,
            max_chance_outcomes=MOST_SIDES,
            num_players=players,
            min_utility=LOST,
            max_utility=WON,
            utility_sum=0.0 if players == 2 else None,
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(self.played, players), info, params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":  # noqa: ARG002
        return SpielObserver(self.one.face.sights)


class SpielState(pyspiel.State):
    """A match as it stands; where a die is due, chance throws it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.one.ruleset, game.one.seating, game.one.rules)

    @property
    def one(self) -> NumberedMatch:
        found: NumberedMatch = self.get_game().one
        return found

    def current_player(self) -> int:
        if self.position.sides:
            return int(pyspiel.PlayerId.CHANCE)
        if self.position.match.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.one.names.index(self.position.match.deciding_seats()[0])

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        mask = self.one.face.mask(self.position.match, player)
        return [int(action) for action in np.flatnonzero(mask) if action != WAIT]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(face, 1.0 / self.position.sides) for face in range(self.position.sides)]

    def _apply_action(self, action: int) -> None:
        if action not in self.legal_actions():
            raise pyspiel.SpielError(say("env-action-unknown", action=str(action)))
        if self.position.sides:
            self.position.throw(1 + action)
            return
        order = self.one.face.order(self.position.match, self.current_player(), action)
        assert order is not None  # since it is legal
        self.position.say(order)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return say("env-die-shows", face=1 + action)
        return self.one.face.order(self.position.match, player, action) or say("env-action-unknown", action=str(action))

    def is_terminal(self) -> bool:
        return not self.position.sides and self.position.match.is_over

    def returns(self) -> list[float]:
        match = self.position.match
        if not self.is_terminal() or match.winner is None:
            return [DRAWN] * len(self.one.names)
        return [WON if match.side_of(name) == match.winner else LOST for name in self.one.names]

    def __str__(self) -> str:
        return text_of(self.position.match)


class SpielObserver:
    """What a player sees: the numbers that every environment of ours has."""

    def __init__(self, sights: int) -> None:
        self.tensor = np.zeros(sights, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.one.face.look(state.position.match, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Every number that is not nothing, by its name."""
        sight = state.one.face.look(state.position.match, player)
        named = zip(state.one.face.names(), sight.tolist(), strict=True)
        return " ".join(f"{name}={number:g}" for name, number in named if number)
