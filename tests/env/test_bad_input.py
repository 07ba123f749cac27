"""Bad input gets the convention of the interface or one clear sentence."""

from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="pip install 'skyrmish[env]'")

import numpy as np

from skyrmish.env import Family, make
from skyrmish.words.refusal import Refusal


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ({"rewards": "many"}, "rewards must be sparse or dense, not 'many'"),
        ({"render_mode": "film"}, "render_mode must be"),
        ({"seats": 9}, "sides"),
        ({"seats": 1}, "sides"),
        ({"modules": ["wings"]}, "wings"),
        ({"modules": "altitude"}, "modules: 'altitude' is not a list of names"),
        ({"seats": 2.5}, "seats: 2.5 is neither"),
        ({"seats": "red"}, "seats: 'red' is neither"),
        ({"teams": ["a"]}, "teams: 1 for 2 seats"),
        ({"planes": "two"}, "planes: 'two' is not a whole number"),
        ({"board": 700}, "board: 700 is not a width and a height"),
        ({"seats": 10**9}, "seats: 1000000000 is not from 2 to 1000"),
        ({"edition": 3}, "edition: 3 is not a name"),
        ({"mission": 3}, "mission: 3 is not a name"),
        ({"options": 3}, "options: 3 does not name a value for each option"),
        ({"wings": 2}, "there is no choice 'wings'; there are edition"),
    ],
)
def test_what_cannot_be_made_is_refused_in_a_sentence(choices: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        Family("squadron-leader").env(**choices)


def test_an_environment_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(Refusal, match="skyrmish/squadron_leader-v1"):
        make("skyrmish/chess-v1")


def test_a_library_that_is_not_installed_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skyrmish.env.naming.find_spec", lambda _: None)
    with pytest.raises(Refusal, match=r"pettingzoo is not installed: pip install 'skyrmish\[env\]'"):
        Family("dogfight").env()


@pytest.mark.parametrize("action", [-1, 10_000, 1.5, None, "bank left"])
def test_what_is_no_action_is_refused_and_changes_nothing(action: Any) -> None:
    env = Family("squadron-leader").raw_env()
    env.reset(seed=1)
    before = env.observe("red_0")["observation"]
    with pytest.raises(Refusal, match="is not a whole number from 0 to"):
        env.step(action)
    assert env.agent_selection == "red_0"
    assert np.array_equal(before, env.observe("red_0")["observation"])


def test_an_action_that_is_not_legal_ends_the_match_at_the_cost_of_its_agent() -> None:
    env = Family("dogfight").env(seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[-1])
    env.step(illegal)
    assert all(env.terminations.values())
    assert [env.rewards[each] for each in env.agents] == [-1.0 if each == agent else 0.0 for each in env.agents]
    assert env.infos[agent]["refused"].startswith(f"action {illegal} ")


def test_a_step_after_the_end_is_refused() -> None:
    env = Family("bombing-raid").raw_env()
    env.reset(seed=1)
    env.step(0)
    for _ in range(2):
        env.step(None)
    with pytest.raises(Refusal, match="the match is over"):
        env.step(None)
    together = Family("bombing-raid").parallel_env()
    with pytest.raises(Refusal, match="has not begun"):
        together.step({})
    together.reset(seed=1)
    with pytest.raises(Refusal, match="red_0 is asked to choose which dice to roll again, but has no action"):
        together.step({})


@pytest.mark.parametrize("seed", [-1, 1.5, "seven", 1 << 63])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(Refusal, match=r"seed: .* is not from 0 to"):
        Family("dogfight").env().reset(seed=seed)


@pytest.mark.parametrize("actions", [None, [1, 1]])
def test_agents_at_once_want_an_action_by_the_name_of_each(actions: Any) -> None:
    env = Family("dogfight").parallel_env()
    env.reset(seed=1)
    with pytest.raises(Refusal, match="does not name an action for each agent"):
        env.step(actions)
