"""OpenSpiel's own test of games, and what its algorithms rely on."""

import doctest
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel", reason="pip install 'skyrmish[openspiel]'")

import pyspiel

from skyrmish.engine.dice import face
from skyrmish.env import spiel
from skyrmish.env.numbered_match import NumberedMatch
from skyrmish.env.spiel import SpielGame, load_game
from skyrmish.env.telling import text_of
from skyrmish.match.dice.sources import SeededDice

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("squadron-leader", {"modules": "altitude+split-s"}),
    ("squadron-leader", {"players": 3}),
    ("space-pirates", {}),
    ("dogfight", {}),
    ("dogfight", {"players": 3}),
    ("bombing-raid", {}),
]


def test_the_example_is_true() -> None:
    failed, tried = doctest.testmod(spiel)
    assert (failed, tried > 3) == (0, True)


@pytest.mark.parametrize(("game", "parameters"), GAMES)
def test_open_spiel_finds_nothing_wrong(game: str, parameters: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load_game(game, **parameters), num_sims=1, serialize=False, verbose=False)


def test_a_position_can_be_written_down_and_read_again() -> None:
    state, chance = load_game("dogfight").new_initial_state(), np.random.default_rng(3)
    for _ in range(40):
        if not state.is_terminal():
            state.apply_action(int(chance.choice(state.legal_actions())))
    game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert isinstance(game, SpielGame)
    assert (str(again), again.history(), again.legal_actions()) == (str(state), state.history(), state.legal_actions())


def test_dice_are_explicit_chance_and_the_match_is_the_same() -> None:
    """The dice of a seed, thrown by hand, lead to the match of that seed."""
    numbered = NumberedMatch("dogfight")
    numbered.begin(4)
    state, dice = load_game("dogfight").new_initial_state(), SeededDice(4).stream
    while not numbered.is_over:
        while state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1.0)
            state.apply_action(face(dice, len(state.chance_outcomes())) - 1)
        assert str(state) == text_of(numbered.match)
        seat = numbered.asked()[0]
        assert state.current_player() == numbered.names.index(seat)
        action = int(np.flatnonzero(numbered.mask(seat))[-1])
        assert action in state.legal_actions()
        numbered.say(seat, action)
        state.apply_action(action)
    while state.is_chance_node():
        state.apply_action(face(dice, len(state.chance_outcomes())) - 1)
    assert state.is_terminal()
    assert state.returns() == [1.0 if name == numbered.match.winner else -1.0 for name in numbered.names]


def test_an_action_that_is_not_legal_is_refused_as_open_spiel_does_and_changes_nothing() -> None:
    state = load_game("squadron-leader").new_initial_state()
    before = str(state)
    for action in (0, 40, 99_999):
        with pytest.raises(pyspiel.SpielError, match="is no answer now"):
            state.apply_action(action)
    assert str(state) == before


def test_a_copy_goes_its_own_way_and_shares_the_rules() -> None:
    state = load_game("squadron-leader").new_initial_state()
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert state.current_player() == 0
    assert twin.current_player() == 1
    assert twin.position.match.rules is state.position.match.rules


def test_secrets_of_others_are_not_observed() -> None:
    seen = set()
    for action in range(3):
        state = load_game("squadron-leader").new_initial_state()
        state.apply_action(state.legal_actions()[action])
        seen.add((tuple(state.observation_tensor(1)), state.observation_string(1)))
    assert len(seen) == 1


def test_its_algorithms_play_our_games() -> None:
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import random_agent

    game = load_game("bombing-raid")
    env = rl_environment.Environment(game, chance_event_sampler=rl_environment.ChanceEventSampler(seed=2))
    agents = [random_agent.RandomAgent(player, env.action_spec()["num_actions"]) for player in range(2)]
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([agents[player].step(step).action])
    assert sorted(step.rewards) == [-1.0, 1.0]
