"""What agents in turn and agents at once have in common: their names, their spaces, and how the table is shown."""

from typing import Any

from gymnasium import spaces

from skyrmish.env.naming import Family
from skyrmish.env.numbered_match import NumberedMatch
from skyrmish.env.spaces import action_space, check_render_mode, metadata_of, observation_space, rendered


class Agents:
    """An agent for every seat, each with spaces of its own, so that it can be seeded."""

    def sit_down(self, game: str, args: Any, choices: dict[str, Any], render_mode: str | None) -> None:
        self.render_mode = check_render_mode(render_mode)
        self.numbered = NumberedMatch(game, *args, **choices)
        self.metadata = metadata_of(Family(game).module)
        self.possible_agents = list(self.numbered.names)
        self.agents: list[str] = []
        self.action_spaces = {agent: action_space(self.numbered.face) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(self.numbered.face) for agent in self.possible_agents}

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def render(self) -> Any:
        return rendered(self.numbered, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
