"""Gymnasium, many seats at once: `gymnasium.make_vec`, on top of the batch that steps all games in one call.

envs = gymnasium.make_vec("petteia/deukalion-v1", num_envs=64, bots=["greedy"], seats=2)
seen, infos = envs.reset(seed=7)
seen, rewards, terminated, truncated, infos = envs.step(actions)

Each row is a game with one learner in it. A game that has ended begins anew in the same step (`SAME_STEP`):
`infos["final_obs"]` is what was seen at its end, `infos["final_info"]` has its result. Random opponents play inside the
compiled loop; others are shown their views, which takes as long as they think.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from petteia.adapters import Components
from petteia.adapters.games import BatchObservation as Rows
from petteia.adapters.games import GamesEnv
from petteia.adapters.seat import others
from petteia.adapters.simulation import Seen, box_of
from petteia.bots import make_bot
from petteia.bots.observation import COMPLETE
from petteia.engine.protocol import Game


class SeatVectorEnv(VectorEnv):
    """A number of tables of bots with one learner at each, as in `SeatEnv`.

    `seat` is the learner's seat at every table; without it the deal's number decides, so that all seats occur equally
    often. An illegal action is a ValueError, and nothing changes at any table. The seed is the deal of the first table,
    the others follow; or it is one for each.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        bots: Sequence[str] = ("greedy",),
        seat: int | None = None,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        components: Components = None,
        observation: str = COMPLETE,
        truncate_after: int = 0,
        version: str | None = None,
    ) -> None:
        learner = [0 if seat is None else seat]
        self.env = GamesEnv(
            game, num_envs, seats, options, components, learner, False, observation, truncate_after, True, version
        )
        self.kinds = others(bots, seat, self.env.seats)
        if set(self.kinds) != {"random"}:
            self.env.batch.rivals([make_bot(kind) for kind in self.kinds])
        self.env.batch.turning = seat is None
        self.num_envs = num_envs
        self.features, self.version = self.env.features, f"petteia/{self.env.version}"
        mask = spaces.Box(0, 1, (self.env.actions,), np.int8)
        self.single_observation_space = spaces.Dict(
            {"observation": box_of(self.env.batch.observer), "action_mask": mask}
        )
        self.single_action_space = spaces.Discrete(self.env.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal at every table."""
        if seed is None:
            seed = int(self.np_random.integers(2**32))
        elif isinstance(seed, int):
            super().reset(seed=seed)
        rows = self.env.reset(seed)
        return _shown(rows), {"seat": rows.seat.copy(), "deal": self.env.deals()}

    def step(self, actions: Any) -> tuple[Seen, Any, Any, Any, dict[str, Any]]:
        """Decide at every table, and let the others play until it is the learner's turn again."""
        before = self.env.batch
        rows = self.env.step(np.asarray(actions))
        mine = np.array(memoryview(before.last_seats))
        rewards = rows.returns[np.arange(self.num_envs), mine] * rows.ended
        infos: dict[str, Any] = {"seat": rows.seat.copy(), "deal": self.env.deals()}
        if rows.ended.any():
            ended = self.env.ended()
            nothing = np.zeros((self.num_envs, self.env.actions), np.int8)
            infos["final_obs"] = {"observation": ended.observation, "action_mask": nothing}
            told = {"deal": ended.deal, "length": ended.length, "ranking": ended.ranking, "seat": mine}
            infos["final_info"] = told
            infos["_final_obs"] = infos["_final_info"] = rows.ended.copy()
        return _shown(rows), rewards, rows.ended & ~rows.truncated, rows.truncated.copy(), infos


def _shown(rows: Rows) -> Seen:
    return {"observation": rows.observation.copy(), "action_mask": rows.mask.copy()}
