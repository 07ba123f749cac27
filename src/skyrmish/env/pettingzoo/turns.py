"""Agents act in turn: PettingZoo's AEC environment. Where several answer in secret, they are asked one by one."""

from typing import Any

from pettingzoo import AECEnv

from skyrmish.env.pettingzoo.agents import Agents
from skyrmish.words.refusal import Refusal


class TurnsEnv(Agents, AECEnv[str, dict[str, Any], int | None]):
    """One match after the other. An action that is not legal ends a match, and costs whoever gave it a point."""

    def __init__(self, game: str, *args: Any, render_mode: str | None = None, **choices: Any) -> None:
        super().__init__()
        self.sit_down(game, args, choices, render_mode)

    def observe(self, agent: str) -> dict[str, Any]:
        return self.numbered.look(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self.numbered.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise Refusal("env-is-over" if self.numbered.seed is not None else "env-not-begun")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = self.numbered.check(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.numbered.say(agent, number), strict=True))
        self._accumulate_rewards()
        self._select()
        if self.numbered.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos[agent] = {"refused": self.numbered.refused} if self.numbered.refused else {}

    def _select(self) -> None:
        self.agent_selection = next(iter(self.numbered.asked()), self.agents[0])
