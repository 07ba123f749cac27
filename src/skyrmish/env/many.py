"""Thousands of matches at once, stepped in compiled code: a Gymnasium vector environment. Numpy in, numpy out."""

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from skyrmish.bots.kinds import check_bot, kinds_of
from skyrmish.engine.records import packed
from skyrmish.env.choices import check_count
from skyrmish.env.naming import Family
from skyrmish.env.numbered_match import SEEDS, NumberedMatch
from skyrmish.env.opponents import opponents_of, seat_number
from skyrmish.env.spaces import action_space, metadata_of, observation_space
from skyrmish.games.game import Game
from skyrmish.games.seating import Seating
from skyrmish.games.squadron_dice.game import SquadronDice
from skyrmish.games.squadron_leader.game import SquadronLeader
from skyrmish.lab.compiling import Compiling, Tell, make_ready
from skyrmish.lab.many_games import check_seed
from skyrmish.lab.stepping.credit import LEARNER
from skyrmish.lab.stepping.dice.matches import stepped as stepped_dice
from skyrmish.lab.stepping.planes.matches import stepped as stepped_planes
from skyrmish.lab.stepping.stepped import Stepped
from skyrmish.words.refusal import Refusal

MOST = 1 << 20  # matches at once
SELF = "self"  # the agent sits on every seat
KEPT = ("tables", "seats", "games", "sights", "masks", "values")  # how the matches stand
STEPPED: dict[type[Game], Callable[[Any, Seating, Sequence[int]], Stepped]] = {
    SquadronLeader: stepped_planes,
    SquadronDice: stepped_dice,
}


def announce(news: Compiling) -> None:
    """Whoever waits for the compiler is told what for, once."""
    if news.done == 0:
        print(news, file=sys.stderr)


class ManyEnv(VectorEnv[dict[str, Any], NDArray[np.int64], NDArray[Any]]):
    """Match number n of a seed at table n; the next one there has as many more. A match that ends is followed at once.

    ``infos`` has the ``seat`` that each table asks now, and every seat's ``rewards``; after an end, ``final_obs``.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1024,
        opponents: str | Sequence[str] = "random",
        *,
        seat: int = 0,
        copy: bool = True,
        tell: Tell = announce,
        **choices: Any,
    ) -> None:
        """``opponents``: bots that answer at a glance; or ``self``: the agent is asked for every seat in turn.

        ``copy``: observations stay as they are when the next step is taken. ``tell`` hears of compiling.
        """
        check_count("num_envs", num_envs, MOST)
        one = NumberedMatch(game, **choices)
        if type(one.match.game) not in STEPPED:
            raise Refusal("env-not-compiled", game=game, known=[name for kind in STEPPED for name in kind.names])
        self.num_envs, self.copy, self.numbered = num_envs, copy, one
        self.metadata = {**metadata_of(Family(game).module), "autoreset_mode": AutoresetMode.SAME_STEP}
        self.seat = None if opponents == SELF else seat_number(seat, one.seating)
        self._set_spaces(one)
        self._set_tables(STEPPED[type(one.match.game)](one.ruleset, one.seating, self._bots(game, opponents)), tell)
        self.seed: int | None = None

    def _bots(self, game: str, opponents: str | Sequence[str]) -> list[int]:
        """The bot on each seat by its number, or a learner."""
        bots = [LEARNER] * len(self.numbered.names)
        if self.seat is None:
            return bots
        kinds = kinds_of(game)
        quick = [level.name for level in kinds.levels if not level.thinks_long]
        for name, bot in opponents_of(opponents, self.numbered.seating, self.seat).items():
            check_bot(game, bot)
            if bot not in quick:
                raise Refusal("env-opponent-slow", bot=bot, known=quick)
            bots[self.numbered.names.index(name)] = kinds.names.index(bot)
        return bots

    def _set_spaces(self, one: NumberedMatch) -> None:
        self.single_action_space: spaces.Space[Any] = action_space(one.face)
        self.single_observation_space: spaces.Space[Any] = observation_space(one.face)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def _set_tables(self, stepped: Stepped, tell: Tell) -> None:
        count, seats = self.num_envs, len(self.numbered.names)
        self.seats, self.games = np.zeros(count, np.int64), np.zeros(count, np.int64)
        self.sights = np.zeros((count, self.numbered.face.sights), np.float32)
        self.masks = np.zeros((count, self.numbered.face.actions), np.int8)
        self.rewards, self.ended = np.zeros((count, seats), np.float32), np.zeros(count, np.bool_)
        self.finals, self.values = np.zeros_like(self.sights), np.zeros((count, seats))
        records = stepped.rules, stepped.known, stepped.numbers, self.numbered.credit
        self.tables = np.repeat(packed(stepped.table), count)
        tables = self.tables, self.seats, self.games, self.sights, self.masks, self.values
        told = self.rewards, self.ended, self.finals
        self._fixed = (*(packed(record)[0] for record in records), *tables, *told)
        self._step = stepped.compile(stepped.step_many)
        make_ready(self._step, tell)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Fresh matches at all tables: the first ones of the seed, or of one that is drawn."""
        given = None if seed is None else check_seed("seed", seed)
        super().reset(seed=given, options=options)
        self.seed = int(self.np_random.integers(SEEDS)) if given is None else given
        self._step(*self._fixed, self.seed, self.seats, True)
        return self._seen(), {"seat": self._given(self.seats)}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One order at every table. One that is not legal ends its match, at the cost of whoever gave it."""
        if self.seed is None:
            raise Refusal("env-not-begun")
        given, acted = self._checked(actions), self.seats.copy()
        self._step(*self._fixed, self.seed, given, False)
        gained = self.rewards[:, self.seat] if self.seat is not None else self.rewards[np.arange(self.num_envs), acted]
        infos = {"seat": self._given(self.seats), "rewards": self._given(self.rewards)}
        if self.ended.any():
            infos |= {"final_obs": self._given(self.finals), "_final_obs": self.ended.copy()}
        return self._seen(), gained.copy(), self.ended.copy(), np.zeros(self.num_envs, np.bool_), infos

    def kept(self) -> dict[str, Any]:
        """How all matches stand, to be pickled: ``go_on`` with it leads on as if nothing had come between."""
        if self.seed is None:
            raise Refusal("env-not-begun")
        return {"seed": self.seed, **{name: getattr(self, name).copy() for name in KEPT}}

    def go_on(self, kept: Mapping[str, Any]) -> dict[str, Any]:
        """Take up the matches of an environment that was made alike; what the agents see."""
        if not all(name in kept and _shape(kept[name]) == _shape(getattr(self, name)) for name in KEPT):
            raise Refusal("env-kept-other")
        self.seed = kept["seed"]
        for name in KEPT:
            getattr(self, name)[...] = kept[name]
        return self._seen()

    def _checked(self, actions: Any) -> NDArray[np.int64]:
        try:
            given = np.asarray(actions)
        except ValueError:  # lists of several lengths
            given = np.empty(0)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise Refusal("env-actions-shape", count=self.num_envs)
        wrong = (given < 0) | (given >= self.numbered.face.actions)
        if wrong.any():
            raise Refusal("env-no-such-action", action=str(given[wrong][0]), most=self.numbered.face.actions - 1)
        return given.astype(np.int64, copy=False)

    def _seen(self) -> dict[str, Any]:
        return {"observation": self._given(self.sights), "action_mask": self._given(self.masks)}

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array


def _shape(array: NDArray[Any]) -> tuple[Any, ...]:
    return array.dtype, array.shape
