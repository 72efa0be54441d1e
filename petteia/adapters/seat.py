"""Gymnasium: one seat, with bots of chosen levels in the others.

env = petteia.adapters.seat.SeatEnv("age_of_mythology", bots=["greedy"])
env = gymnasium.make("petteia/age_of_mythology-v0", bots=["greedy"])    # the same, once this is imported
seen, info = env.reset(seed=7)
seen, reward, terminated, truncated, info = env.step(action)
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium

from petteia.adapters import Components
from petteia.adapters.simulation import NotLegal, Seen, Simulation
from petteia.bots import Bot, make_bot
from petteia.engine.generator import Generator, thoughts_of
from petteia.engine.protocol import Game
from petteia.games import shelf


class SeatEnv(gymnasium.Env):
    """A seat at a table of bots. The only reward is the end's: the share of the win.

    `bots` are those of the other seats, clockwise from one's own; if there are too few the last plays the rest.
    `seat` is one's own; without it each reset draws one. An action that is not legal changes nothing: the reward is
    `refused_reward` and `info["refused"]` says why, since not every learner reads the mask.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str | Game,
        bots: Sequence[str] = ("greedy",),
        seat: int | None = None,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        components: Components = None,
        refused_reward: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError(f"there is no render_mode {render_mode!r}; right would be 'ansi' or None")
        self.render_mode = render_mode
        self.simulation = Simulation(game, seats, options, components)
        others = self.simulation.seats - 1
        if not bots or len(bots) > others:
            raise ValueError(f"there are {others} other seats; right would be 1 to {others} bots, not {len(bots)}")
        if seat is not None and not 0 <= seat < self.simulation.seats:
            raise ValueError(f"there is no seat {seat}; they run from 0 to {self.simulation.seats - 1}")
        self.kinds = [*bots, *[bots[-1]] * (others - len(bots))]
        for kind in self.kinds:
            make_bot(kind)  # what is wrong with it is told here
        self.refused_reward = refused_reward
        self.seat = seat or 0
        self._drawn = seat is None
        self._bots: dict[int, tuple[Bot, Generator]] = {}
        self.observation_space = self.simulation.observation_space()
        self.action_space = self.simulation.action_space()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal, and let the others play until it is one's turn."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**32))
        if self._drawn:
            self.seat = int(self.np_random.integers(self.simulation.seats))
        self._bots = {}
        for n, kind in enumerate(self.kinds):
            other = (self.seat + 1 + n) % self.simulation.seats
            self._bots[other] = make_bot(kind), thoughts_of(deal, other)
        self.simulation.deal(deal)
        self._others_play()
        return self.simulation.observe(self.seat), {"seat": self.seat, "deal": deal}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Decide, and let the others play until it is one's turn again or the game is over."""
        try:
            self.simulation.decide(int(action))
        except NotLegal as problem:
            over = self.simulation.seat < 0
            return self.simulation.observe(self.seat), self.refused_reward, over, False, {"refused": str(problem)}
        self._others_play()
        over = self.simulation.seat < 0
        reward = self.simulation.returns()[self.seat] if over else 0.0
        return self.simulation.observe(self.seat), reward, over, False, {}

    def _others_play(self) -> None:
        while self.simulation.seat >= 0 and self.simulation.seat != self.seat:
            other = self.simulation.seat
            bot, thoughts = self._bots[other]
            self.simulation.decide(bot.choose(self.simulation.game, self.simulation.state.view(other), thoughts))

    def action_masks(self) -> Any:
        """Which actions are legal now: what sb3-contrib's MaskablePPO asks for."""
        return self.simulation.observe(self.seat)["action_mask"].astype(bool)

    def render(self) -> str | None:
        """The table in a few lines, if `render_mode` is `ansi`."""
        return self.simulation.text() if self.render_mode == "ansi" else None


for _name in shelf():
    gymnasium.register(f"petteia/{_name}-v0", "petteia.adapters.seat:SeatEnv", kwargs={"game": _name})
