"""PettingZoo: every seat is an agent, and the one that has a choice acts.

env = petteia.adapters.aec.TableAEC("deukalion", seats=3)
env.reset(seed=7)
for agent in env.agent_iter():
    seen, reward, terminated, truncated, info = env.last()
    env.step(None if terminated or truncated else env.action_space(agent).sample(seen["action_mask"]))

There is no `parallel_env`: agents act one after the other, since the action of one decides what the next may do. The
few simultaneous secret choices are asked for one by one, and no agent sees them before their time.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import AECEnv

from petteia.adapters import Components
from petteia.adapters.simulation import Seen, Simulation, rendered
from petteia.bots.observation import COMPLETE
from petteia.engine.protocol import Game


class TableAEC(AECEnv):
    """A table at which every seat is an agent `seat_0`, `seat_1` … The only reward is at the end: 1 shared among the
    winners. An illegal action is a ValueError, and nothing changes.

    `observation` is what agents are shown, `complete` or `compact`; `env.features` names each number. With
    `truncate_after` a game is cut off after this many decisions of all agents together. `version` is the value of
    `env.version` at training time: other rules, components or observations are then refused.
    """

    metadata: dict[str, Any] = {"name": "petteia", "render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        components: Components = None,
        render_mode: str | None = None,
        observation: str = COMPLETE,
        truncate_after: int | None = None,
        version: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = rendered(render_mode)
        self.simulation = Simulation(game, seats, options, components, observation, version)
        self.truncate_after = truncate_after
        self.version = self.simulation.version
        self.features = self.simulation.observer.features
        self.metadata = {**type(self).metadata, "name": f"petteia_{self.version}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.simulation.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.simulation.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.simulation.action_space() for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """What an agent sees: `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Every action of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. The same seed gives the same deal; without one, the seed after the last is used."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.simulation.deal(int(seed) if seed is not None else int(self._seeds.integers(2**32)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: self._info(agent) for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.simulation.seat]
        self._show()

    def _info(self, agent: str) -> dict[str, Any]:
        return {"seat": self._seat_of[agent], **self.simulation.info()}

    def observe(self, agent: str) -> Seen:
        """What an agent sees now; it has legal actions only when it has the choice."""
        return self.simulation.observe(self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """The agent that has the choice acts."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has a choice; None is what an agent says whose game is over")
        self.simulation.decide(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._show()
        cut = self.truncate_after is not None and self.simulation.length >= self.truncate_after
        if self.simulation.seat >= 0 and not cut:
            self.agent_selection = self.possible_agents[self.simulation.seat]
            return
        if self.simulation.seat < 0:
            self.rewards = dict(zip(self.agents, self.simulation.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        self.infos = {agent: self._info(agent) for agent in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table in a few lines, if `render_mode` is `ansi`; with `human` it has been printed."""
        return self.simulation.text() if self.render_mode == "ansi" else None

    def _show(self) -> None:
        if self.render_mode == "human":
            print(self.simulation.text())  # noqa: T201

    def close(self) -> None:
        """There is nothing to release."""
