"""All agents act at once: PettingZoo's parallel environment. Who is not asked waits, whatever they say."""

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from skyrmish.env.pettingzoo.agents import Agents
from skyrmish.words.refusal import Refusal


class TogetherEnv(Agents, ParallelEnv[str, dict[str, Any], int]):
    """A step is one order of everybody who is asked: of all where they answer in secret, mostly of one."""

    def __init__(self, game: str, *args: Any, render_mode: str | None = None, **choices: Any) -> None:
        self.sit_down(game, args, choices, render_mode)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.numbered.begin(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        if not self.agents:
            raise Refusal("env-is-over" if self.numbered.seed is not None else "env-not-begun")
        if not isinstance(actions, Mapping):
            raise Refusal("env-actions-named", given=repr(actions))
        given = [(agent, self._given(agent, actions)) for agent in self.numbered.asked()]
        gained = [0.0] * len(self.possible_agents)
        for agent, action in given:
            if not self.numbered.is_over:
                gained = [a + b for a, b in zip(gained, self.numbered.say(agent, action), strict=True)]
        over, refused = self.numbered.is_over, self.numbered.refused
        answer = (
            self._seen(),
            dict(zip(self.possible_agents, gained, strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            {agent: {"refused": refused} if refused else {} for agent in self.agents},
        )
        self.agents = [] if over else self.agents
        return answer

    def _given(self, agent: str, actions: dict[str, int]) -> int:
        if agent not in actions:
            raise Refusal("env-action-missing", seat=agent, waits=self.numbered.match.asked.waits)
        return self.numbered.check(actions[agent])

    def _seen(self) -> dict[str, Any]:
        return {agent: self.numbered.look(agent) for agent in self.agents}
