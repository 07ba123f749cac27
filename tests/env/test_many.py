"""Many matches at once are the same matches, step by step, as one at a time."""

from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="pip install 'skyrmish[env]'")

import gymnasium
import numpy as np
from draws import drawn_with

from skyrmish.env import Family
from skyrmish.env.numbered_match import NumberedMatch
from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset
from skyrmish.lab.records.dice import simulated_match
from skyrmish.words.refusal import Refusal

TABLES = 3
GAMES: list[tuple[str, dict[str, Any]]] = [
    (
        "squadron-leader",
        {"modules": ["altitude", "split-s", "immelmann", "ace-pilots"], "seats": 3, "rewards": "dense"},
    ),
    ("dogfight", {"rewards": "dense"}),
    ("bombing-raid", {"seats": 3}),
]
EVERY_GAME = pytest.mark.parametrize(("game", "choices"), GAMES)


def drawn(masks: Any, chance: Any) -> Any:
    """A legal action for every table."""
    return np.array([chance.choice(np.flatnonzero(mask).tolist()) for mask in masks])


def begin(single: NumberedMatch, number: int) -> None:
    """The match of this number; in the dice games, of a simulation's dice, several of which come from one draw."""
    single.begin_number(number)
    assert single.seed is not None
    if isinstance(single.ruleset, DiceRuleset):
        single.match = simulated_match(single.ruleset, single.seating, single.rules, single.seed, number)


@EVERY_GAME
def test_every_table_plays_the_match_of_its_number(game: str, choices: dict[str, Any]) -> None:
    many = Family(game).vector_env(TABLES, "self", **choices)
    singles = [NumberedMatch(game, **choices) for _ in range(TABLES)]
    for number, single in enumerate(singles):
        single.begin(11)
        begin(single, number)
    seen, infos = many.reset(seed=11)
    chance = drawn_with(2)
    for _ in range(120):
        actions = drawn(seen["action_mask"], chance)
        for e, single in enumerate(singles):
            seat = single.asked()[0]
            assert single.names.index(seat) == infos["seat"][e]
            assert np.array_equal(single.sight(seat), seen["observation"][e])
            assert np.array_equal(single.mask(seat), seen["action_mask"][e])
        seen, rewards, ended, _, infos = many.step(actions)
        for e, single in enumerate(singles):
            seat = single.asked()[0]
            gained = single.say(seat, int(actions[e]))
            assert infos["rewards"][e] == pytest.approx(gained, abs=1e-6)
            assert rewards[e] == pytest.approx(gained[single.names.index(seat)], abs=1e-6)
            assert ended[e] == single.is_over
            if single.is_over:
                assert np.array_equal(infos["final_obs"][e], single.sight(seat))
                begin(single, single.number - 1 + TABLES)


@EVERY_GAME
def test_matches_against_bots_follow_from_the_seed(game: str, choices: dict[str, Any]) -> None:
    told = []
    for seed in (4, 4, 5):
        many, chance = Family(game).vector_env(8, "greedy", seat=1, copy=False, **choices), drawn_with(3)
        seen, infos = many.reset(seed=seed)
        sums, ends = np.zeros(8), 0
        for _ in range(300):
            seen, rewards, ended, _, infos = many.step(drawn(seen["action_mask"], chance))
            assert (infos["seat"] == 1).all()
            sums, ends = sums + rewards, ends + ended.sum()
        assert many.observation_space.contains(seen)
        assert ends > 0
        told.append((sums.tolist(), seen["observation"].tobytes()))
    assert told[0] == told[1] != told[2]


def test_an_action_that_is_not_legal_ends_its_match_and_no_other() -> None:
    many = Family("dogfight").vector_env(4)
    seen, _ = many.reset(seed=1)
    actions = seen["action_mask"].argmax(1)
    actions[2] = int(np.flatnonzero(seen["action_mask"][2] == 0)[0])
    _, rewards, ended, _, infos = many.step(actions)
    assert ended.tolist() == [False, False, True, False]
    assert infos["rewards"][2].tolist() == [-1.0, 0.0]
    assert rewards[2] == -1.0


def test_gymnasium_makes_them_by_their_id() -> None:
    many = gymnasium.make_vec("skyrmish/dogfight-v1", num_envs=5, vectorization_mode="vector_entry_point")
    seen, _ = many.reset(seed=1)
    assert seen["observation"].shape == (5, many.single_observation_space["observation"].shape[0])  # type: ignore[index]


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ({"num_envs": 0}, "num_envs: 0 is not from 1 to 1048576"),
        ({"num_envs": 1 << 40}, "num_envs: 1099511627776 is not from 1 to 1048576"),
        ({"num_envs": 1.5}, "num_envs: 1.5 is not a whole number"),
        ({"opponents": 5}, "opponents: 5 is not a list of names"),
        ({"opponents": "solver"}, "solver searches, .* there are random and greedy|solver searches"),
        ({"opponents": "baron"}, "baron"),
        ({"seat": 7}, "seat: 7 is not from 0 to 1"),
    ],
)
def test_what_cannot_be_made_is_refused(choices: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        Family("dogfight").vector_env(**choices)


def test_wrong_actions_are_refused_and_nothing_is_stepped() -> None:
    many = Family("dogfight").vector_env(3)
    with pytest.raises(Refusal, match="call reset"):
        many.step(np.zeros(3, np.int64))
    seen, _ = many.reset(seed=1)
    for actions, sentence in [
        (np.array([1, 1]), "3 whole numbers"),
        (np.array([1.0, 1.0, 1.0]), "3 whole numbers"),
        (np.array([1, -1, 1]), "action -1 is not a whole number from 0 to"),
        (np.array([1, 1, 9999]), "action 9999 is not"),
    ]:
        with pytest.raises(Refusal, match=sentence):
            many.step(actions)
    assert np.array_equal(many.sights, seen["observation"])


def test_a_game_of_ones_own_has_no_compiled_steps(pig: str) -> None:
    with pytest.raises(Refusal, match="not of pig"):
        Family(pig).vector_env(2)
