"""Rounds of play to learn from: a policy answers for many matches, so many steps of each, here or on a cluster.

Matches sit in groups. A piece of work is one group's round: where it is played, and how often it has to be begun again,
changes nothing in what comes of it. So a policy is handed its chance, and somebody who dies costs one piece.
"""

import pickle
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from skyrmish.env.choices import check_count
from skyrmish.env.many import MOST, ManyEnv
from skyrmish.lab.many_games import check_seed
from skyrmish.words.refusal import Refusal

if TYPE_CHECKING:
    from skyrmish.lab.cluster import Cluster

Facts = dict[str, NDArray[Any]]
Policy = Callable[[Facts, np.random.Generator], tuple[NDArray[np.int64], Facts]]
"""Gives an action for each match that it sees, and whatever else shall be remembered of each."""

SEEDS = 1 << 62


@dataclass(frozen=True)
class Round:
    """What was played: ``told`` has steps first, then matches; what is ``seen`` afterwards; and how matches ended."""

    told: Facts
    seen: Facts
    outcomes: NDArray[Any]  # what every seat got for the last step of each match that ended

    @classmethod
    def of_groups(cls, groups: Iterable["Round"]) -> "Round":
        """As one."""
        each = list(groups)
        told = {name: np.concatenate([one.told[name] for one in each], 1) for name in each[0].told}
        seen = {name: np.concatenate([one.seen[name] for one in each]) for name in each[0].seen}
        return cls(told, seen, np.concatenate([one.outcomes for one in each]))


class Rounds:
    """Matches that are played on, round after round. ``choices`` are those of a vector environment."""

    def __init__(self, game: str, *, matches: int = 256, groups: int = 8, seed: int = 0, **choices: Any) -> None:
        check_count("matches", matches, MOST)
        check_count("groups", groups, matches)
        if matches % groups:
            raise Refusal("env-groups", matches=matches, groups=groups)
        self.groups, self.seed, self.number = groups, check_seed("seed", seed), 0
        self._env = partial(ManyEnv, game, matches // groups, **{**choices, "copy": True})
        self._kept: list[Any] = [None] * groups
        one = self._env()
        self.sights, self.actions = one.numbered.face.sights, one.numbered.face.actions

    def play(self, policy: Policy, steps: int, cluster: "Cluster | None" = None) -> Round:
        """So many more steps of every match. On a cluster the policy goes there, so it must be one to be pickled."""
        check_count("steps", steps, MOST)
        maker = partial(_player_of, pickle.dumps(self._env), policy, self._kept, (self.seed, self.number), steps)
        work = [(group,) for group in range(self.groups)]
        played = cluster.played(maker, work) if cluster else (maker()(*each) for each in work)
        done = {group: (kept, a_round) for group, kept, a_round in played}
        self._kept = [done[group][0] for group in range(self.groups)]
        self.number += 1
        return Round.of_groups(done[group][1] for group in range(self.groups))

    def kept(self) -> dict[str, Any]:
        """How all matches stand, to be pickled: ``go_on`` with it leads on as if nothing had come between."""
        return {"seed": self.seed, "number": self.number, "groups": self._kept}

    def go_on(self, kept: Mapping[str, Any]) -> None:
        """Take up the rounds of someone who began with the same game, choices, matches and groups."""
        if len(kept.get("groups", ())) != self.groups:
            raise Refusal("env-kept-other")
        self.seed, self.number, self._kept = kept["seed"], kept["number"], list(kept["groups"])


# ---- wherever a piece is played ----


def _player_of(
    env: bytes, policy: Policy, kept: list[Any], numbers: tuple[int, int], steps: int
) -> Callable[[int], tuple[int, Any, Round]]:
    return lambda group: (group, *_played(_environment(env), policy, kept[group], (*numbers, group), steps))


@lru_cache(maxsize=2)
def _environment(env: bytes) -> ManyEnv:
    made: ManyEnv = pickle.loads(env)()
    return made


def _played(env: ManyEnv, policy: Policy, kept: Any, numbers: tuple[int, int, int], steps: int) -> tuple[Any, Round]:
    """A group's round; its chance comes of the seed, the round's number and the group's."""
    seed, number, group = numbers
    chance = np.random.default_rng((seed, number, group))
    if kept is None:
        seen, _ = env.reset(seed=int(np.random.default_rng((seed, group)).integers(SEEDS)))
    else:
        seen = env.go_on(kept)
    told: dict[str, list[Any]] = {}
    outcomes = []
    for _ in range(steps):
        action, facts = policy(seen, chance)
        facts = {**seen, **facts, "action": action}
        seen, reward, ended, _, infos = env.step(action)
        for name, fact in {**facts, "reward": reward, "ended": ended}.items():
            told.setdefault(name, []).append(fact)
        outcomes.append(infos["rewards"][ended])
    return env.kept(), Round({name: np.stack(fact) for name, fact in told.items()}, seen, np.concatenate(outcomes))
