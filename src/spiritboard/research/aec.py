"""Our games as PettingZoo environments: the seats act in turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv

from spiritboard.research.play import Play
from spiritboard.research.spaces import Seen, action_space, observation_space, seen_by


class TableEnv(AECEnv):  # type: ignore[misc]  # untyped
    """One table. Agents are `seat_0`, `seat_1` and so on; only ids in `action_mask` may be taken.

    A compound answer takes several steps of the same agent. The reward is 1 for a winner when the
    match is over, else 0.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "spiritboard_v0",
        "render_modes": [],
        "is_parallelizable": False,
    }

    def __init__(self, game: str, seats: int, options: Mapping[str, object] | None = None) -> None:
        super().__init__()
        self.play = Play(game, seats, 0, options)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        seen, done = observation_space(self.play.encoding), action_space(self.play.encoding)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, done)
        self.render_mode = None
        self.seed = 0
        self.number = -1

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match: the first of a seed, or the next one of the seed before."""
        self.number = 0 if seed is not None else self.number + 1
        self.seed = self.seed if seed is None else seed
        self.play.reset(f"{self.seed} {self.number}")
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.seat]

    def observe(self, agent: str) -> Seen:
        return seen_by(self.play, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.play.step(action)
        self._cumulative_rewards[agent] = 0.0
        if self.play.is_over:
            self.end()
        else:
            self.agent_selection = self.possible_agents[self.play.seat]

    def end(self) -> None:
        """Everybody gets what they have won."""
        outcome = self.play.outcome
        assert outcome is not None
        self.rewards = dict(zip(self.possible_agents, self.play.returns, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        for seat, agent in enumerate(self.possible_agents):
            self.infos[agent] = {"score": outcome.scores[seat]}
        self._accumulate_rewards()

    def render(self) -> None:
        """There is nothing to look at: matches are watched in the browser or the terminal."""

    def close(self) -> None:
        """Nothing is open."""
