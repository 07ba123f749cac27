"""One agent against bots, by Gymnasium's interface."""

import warnings
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="pip install 'skyrmish[env]'")

import gymnasium
import numpy as np
from draws import drawn_with
from gymnasium.utils.env_checker import check_env

from skyrmish.env import Family, families
from skyrmish.words.refusal import Refusal

AGAINST: list[tuple[str, Any, dict[str, Any]]] = [
    ("squadron-leader", "random", {"modules": ["altitude"]}),
    ("squadron-leader", "rookie", {}),
    ("squadron-leader", ["greedy", "wingman"], {"seats": 3, "seat": 1}),
    ("space-pirates", "greedy", {"planes": 2}),
    ("dogfight", ["random", "greedy", "greedy"], {"seats": 4}),
    ("bombing-raid", "greedy", {"rewards": "dense"}),
]


@pytest.mark.filterwarnings("ignore")  # of the mask, which Gymnasium has no place for in an observation
@pytest.mark.parametrize("family", families(), ids=lambda family: family.game)
def test_gymnasium_finds_nothing_wrong(family: Family) -> None:
    check_env(gymnasium.make(family.id).unwrapped, skip_render_check=True)


def test_gymnasium_shows_them_as_pictures_and_text() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        pictured = gymnasium.make("skyrmish/squadron_leader-v1", render_mode="rgb_array")
        told = gymnasium.make("skyrmish/bombing_raid-v1", render_mode="ansi", opponents="greedy")
    pictured.reset(seed=1)
    told.reset(seed=1)
    picture: Any = pictured.render()
    assert picture.ndim == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 10
    assert "The table waits for red_0" in str(told.render())


@pytest.mark.parametrize(("game", "opponents", "choices"), AGAINST)
def test_matches_against_bots_are_played_to_their_end_and_the_same_again(
    game: str, opponents: Any, choices: dict[str, Any]
) -> None:
    told = []
    for _ in range(2):
        env, chance = Family(game).alone_env(opponents, **choices), drawn_with(3)
        seen, _ = env.reset(seed=5)
        rewards, over = [], False
        while not over:
            action = chance.choice(np.flatnonzero(seen["action_mask"]).tolist())
            assert action != 0  # only who is asked is stepped
            seen, reward, over, _, info = env.step(action)
            rewards.append(reward)
            assert not info
        outcome = 0.0 if env.numbered.match.winner is None else 1.0 if env.numbered.match.winner == env.me else -1.0
        if choices.get("rewards") != "dense":
            assert sum(rewards) == outcome
        told.append((rewards, env.numbered.match.entries))
    assert told[0] == told[1]


def test_wrong_steps_are_answered_as_the_interface_has_it() -> None:
    env = Family("dogfight").alone_env("greedy")
    with pytest.raises(Refusal, match="call reset"):
        env.step(1)
    seen, _ = env.reset(seed=1)
    _, reward, terminated, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, terminated, "is no answer now" in info["refused"]) == (-1.0, True, True)
    with pytest.raises(Refusal, match="the match is over"):
        env.step(1)


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ({"opponents": "baron"}, "baron"),
        ({"opponents": None}, "opponents: None is not a list of names"),
        ({"opponents": [3]}, "opponents: .* is not a list of names"),
        ({"opponents": ["random", "random"]}, "opponents: 2 for the 1 other seats"),
        ({"seat": 2}, "seat: 2 is not from 0 to 1"),
    ],
)
def test_opponents_that_cannot_be_had_are_refused(choices: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        Family("squadron-leader").alone_env(**choices)
