"""One agent against bots: a Gymnasium environment. The others answer whenever they are asked."""

from collections.abc import Sequence
from typing import Any

import gymnasium

from skyrmish.bots.kinds import check_bot, make_bot
from skyrmish.bots.player import Player
from skyrmish.bots.search.ponder import thought_seed
from skyrmish.env.naming import NAMESPACE, Family
from skyrmish.env.numbered_match import NumberedMatch
from skyrmish.env.opponents import opponents_of, seat_number
from skyrmish.env.spaces import action_space, check_render_mode, metadata_of, observation_space, rendered
from skyrmish.words.refusal import Refusal


class AloneEnv(gymnasium.Env[dict[str, Any], Any]):
    """An agent on one seat, bots of the ladder, or somebody's own, on the others."""

    metadata = metadata_of(NAMESPACE)  # that Gymnasium looks at before there is an environment

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "random",
        *,
        seat: int = 0,
        render_mode: str | None = None,
        **choices: Any,
    ) -> None:
        """``opponents``: one for all the others, or one for each of them, in the order of their seats."""
        self.render_mode = check_render_mode(render_mode)
        self.numbered = NumberedMatch(game, **choices)
        self.metadata = metadata_of(Family(game).module)
        self.seat = seat_number(seat, self.numbered.seating)
        self.me = self.numbered.names[self.seat]
        self.opponents = opponents_of(opponents, self.numbered.seating, self.seat)
        for bot in self.opponents.values():
            check_bot(game, bot, start=True)
        self.game = game
        self.bots: dict[str, Player] = {}
        self.action_space = action_space(self.numbered.face)
        self.observation_space = observation_space(self.numbered.face)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.numbered.begin(seed)
        self._call_bots()
        self._let_others()
        return self.numbered.look(self.me), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self.numbered.seed is None:
            raise Refusal("env-not-begun")
        if self.numbered.is_over:
            raise Refusal("env-is-over")
        gained = self.numbered.say(self.me, self.numbered.check(action))[self.seat]
        if not self.numbered.is_over:
            self._let_others()
            gained += self.numbered.gains()[self.seat]
        info = {"refused": self.numbered.refused} if self.numbered.refused else {}
        return self.numbered.look(self.me), gained, self.numbered.is_over, False, info

    def render(self) -> Any:
        return rendered(self.numbered, self.render_mode)

    def close(self) -> None:
        for bot in self.bots.values():
            bot.close()
        self.bots = {}

    def _call_bots(self) -> None:
        """Fresh ones for every match; their choices follow from the match's seed and number."""
        self.close()
        assert self.numbered.seed is not None  # since it has begun
        for place, (name, bot) in enumerate(self.opponents.items()):
            number = self.numbered.number * len(self.numbered.names) + place
            self.bots[name] = make_bot(self.game, bot, thought_seed(self.numbered.seed, number))

    def _let_others(self) -> None:
        """Bots answer until the agent is asked, and nobody else has to answer first."""
        match = self.numbered.match
        while others := [seat for seat in self.numbered.asked() if seat != self.me]:
            self.bots[others[0]].act(match, others[0])
