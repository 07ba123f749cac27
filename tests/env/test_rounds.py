"""Rounds to learn from are the same wherever, however often and in whatever order their pieces are played."""

import pickle
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="pip install 'skyrmish[env]'")

import numpy as np

from skyrmish.env import Family
from skyrmish.env.rounds import Round, Rounds
from skyrmish.words.refusal import Refusal

CHOICES: dict[str, Any] = {"matches": 6, "groups": 3, "opponents": "greedy", "rewards": "dense", "seed": 5}


def by_lot(seen: Any, chance: np.random.Generator) -> Any:
    """A legal action for every match, and the lot that it was drawn by."""
    lots = chance.random(seen["action_mask"].shape)
    return (lots * seen["action_mask"]).argmax(1), {"lot": lots.max(1)}


class Backwards:
    """As a cluster whose last machine is always the first to be done, and that plays each piece twice."""

    def played(self, maker: Any, work: Any) -> Any:
        pieces = list(work)
        told = pickle.dumps(maker)
        for each in reversed(pieces):
            pickle.loads(told)()(*each)
            yield pickle.loads(told)()(*each)


def assert_same(one: Round, other: Round) -> None:
    assert one.told.keys() == other.told.keys()
    assert all(np.array_equal(one.told[name], other.told[name]) for name in one.told)
    assert all(np.array_equal(one.seen[name], other.seen[name]) for name in one.seen)
    assert np.array_equal(one.outcomes, other.outcomes)


def test_whoever_plays_them_and_in_whatever_order() -> None:
    here, there, cluster = Family("dogfight").rounds(**CHOICES), Family("dogfight").rounds(**CHOICES), Backwards()
    for _ in range(3):
        assert_same(here.play(by_lot, 40), there.play(by_lot, 40, cluster))


def test_who_was_interrupted_goes_on() -> None:
    rounds = Rounds("dogfight", **CHOICES)
    rounds.play(by_lot, 30)
    kept = pickle.dumps(rounds.kept())
    straight_on = rounds.play(by_lot, 30)
    again = Rounds("dogfight", **{**CHOICES, "seed": 0})
    again.go_on(pickle.loads(kept))
    assert_same(again.play(by_lot, 30), straight_on)


def test_a_round_has_steps_first_and_then_matches() -> None:
    rounds = Rounds("dogfight", **CHOICES)
    played = rounds.play(by_lot, 200)
    assert played.told["observation"].shape == (200, 6, rounds.sights)
    assert played.told["action_mask"].shape == (200, 6, rounds.actions)
    legal = np.take_along_axis(played.told["action_mask"], played.told["action"][..., None], 2)
    assert legal.all()
    assert played.told["ended"].sum() == len(played.outcomes) > 0
    assert len({fact.tobytes() for fact in played.told["lot"].T}) == 6  # nobody has somebody else's chance


def test_what_was_kept_of_other_matches_is_refused() -> None:
    rounds = Rounds("dogfight", **CHOICES)
    rounds.play(by_lot, 1)
    with pytest.raises(Refusal, match="of other matches"):
        Rounds("dogfight", **{**CHOICES, "groups": 2}).go_on(rounds.kept())
    larger = Rounds("dogfight", **{**CHOICES, "matches": 9})
    larger.go_on(rounds.kept())
    with pytest.raises(Refusal, match="of other matches"):
        larger.play(by_lot, 1)
    with pytest.raises(Refusal, match="6 matches cannot be shared out evenly among 4"):
        Rounds("dogfight", **{**CHOICES, "groups": 4})
