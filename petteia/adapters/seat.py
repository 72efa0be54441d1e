"""Gymnasium: one seat, with bots of chosen levels in the others.

env = petteia.adapters.seat.SeatEnv("age_of_mythology", bots=["greedy"])
env = gymnasium.make("petteia/age_of_mythology-v1", bots=["greedy"])    # the same, once this is imported
seen, info = env.reset(seed=7)
seen, reward, terminated, truncated, info = env.step(action)

`petteia/age_of_mythology-compact-v1` shows the compact observation. Rules and components are the current ones; a name
that includes them, `petteia/age_of_mythology-rules1-components0123abcd-v1`, is only registered while they are the same,
and `env.unwrapped.version` has it. `gymnasium.make_vec` makes many at once (`petteia.adapters.vector`).
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium

from petteia.adapters import Components
from petteia.adapters.simulation import NotLegal, Seen, Simulation, rendered
from petteia.bots import Bot, make_bot
from petteia.bots.observation import COMPACT, COMPLETE, KINDS, named, version_of
from petteia.engine.generator import Generator, thoughts_of
from petteia.engine.protocol import Game
from petteia.games import LoadError, open_box, shelf


class SeatEnv(gymnasium.Env):
    """A seat at a table of bots. The only reward is at the end: the share of the win.

    `bots` play the other seats, clockwise from the learner's; if there are too few, the last plays the rest. `seat` is
    the learner's seat; without it each reset draws one. An illegal action changes nothing: the reward is
    `refused_reward` and `info["refused"]` says why, since not every learner reads the mask. `observation` is what the
    learner is shown, `complete` or `compact`; `env.features` names each number. With `truncate_after` a game is cut off
    after this many decisions of the learner. `info` has the deal, the seat, the number of seats and, at the end, the
    number of decisions and the place of each seat.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "render_fps": 1}

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
        observation: str = COMPLETE,
        truncate_after: int | None = None,
        version: str | None = None,
    ) -> None:
        self.render_mode = rendered(render_mode)
        self.simulation = Simulation(game, seats, options, components, observation, version)
        self.version = f"petteia/{self.simulation.version}"
        self.features = self.simulation.observer.features
        self.truncate_after = truncate_after
        self.kinds = others(bots, seat, self.simulation.seats)
        self.refused_reward = refused_reward
        self.seat = seat or 0
        self._drawn = seat is None
        self._own = 0
        self._bots: dict[int, tuple[Bot, Generator]] = {}
        self.observation_space = self.simulation.observation_space()
        self.action_space = self.simulation.action_space()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal, and let the others play until it is the learner's turn. The seed is the number of the deal; without one
        it is the one after the last seed."""
        super().reset(seed=seed)
        deal = seed if seed is not None else int(self.np_random.integers(2**32))
        self._own = 0
        if self._drawn:
            self.seat = int(self.np_random.integers(self.simulation.seats))
        self._bots = {}
        for n, kind in enumerate(self.kinds):
            other = (self.seat + 1 + n) % self.simulation.seats
            self._bots[other] = make_bot(kind), thoughts_of(deal, other)
        self.simulation.deal(deal)
        self._others_play()
        self._show()
        return self.simulation.observe(self.seat), self._info()

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, **self.simulation.info()}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Decide, and let the others play until it is the learner's turn again or the game is over."""
        try:
            self.simulation.decide(int(action))
        except NotLegal as problem:
            over = self.simulation.seat < 0
            told = {**self._info(), "refused": str(problem)}
            return self.simulation.observe(self.seat), self.refused_reward, over, False, told
        self._others_play()
        self._show()
        self._own += 1
        over = self.simulation.seat < 0
        cut = not over and self.truncate_after is not None and self._own >= self.truncate_after
        reward = self.simulation.returns()[self.seat] if over else 0.0
        return self.simulation.observe(self.seat), reward, over, cut, self._info()

    def _others_play(self) -> None:
        while self.simulation.seat >= 0 and self.simulation.seat != self.seat:
            other = self.simulation.seat
            bot, thoughts = self._bots[other]
            self.simulation.decide(bot.choose(self.simulation.game, self.simulation.state.view(other), thoughts))

    def action_masks(self) -> Any:
        """Which actions are legal now, as sb3-contrib's MaskablePPO needs it."""
        return self.simulation.observe(self.seat)["action_mask"].astype(bool)

    def render(self) -> str | None:
        """The table in a few lines, if `render_mode` is `ansi`; with `human` it has been printed."""
        return self.simulation.text() if self.render_mode == "ansi" else None

    def _show(self) -> None:
        if self.render_mode == "human":
            print(self.simulation.text())  # noqa: T201


def others(bots: Sequence[str], seat: int | None, seats: int) -> list[str]:
    """The bots of the other seats, clockwise. ValueError if they cannot sit down so."""
    rest = seats - 1
    if not bots or len(bots) > rest:
        raise ValueError(f"there are {rest} other seats; right would be 1 to {rest} bots, not {len(bots)}")
    if seat is not None and not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat}; they run from 0 to {seats - 1}")
    for kind in bots:
        make_bot(kind)  # report problems with it here
    return [*bots, *[bots[-1]] * (rest - len(bots))]


def register(name: str, kind: type[Game]) -> None:
    """Register a game with Gymnasium, with each kind of observation, also under names that state all versions."""
    box = open_box(kind)
    ids = {f"{name}-v0": COMPACT}  # the environment of version 0
    for observation in KINDS:
        ids |= {named(name, observation): observation, version_of(box, observation): observation}
    for known, observation in ids.items():
        gymnasium.register(
            f"petteia/{known}",
            "petteia.adapters.seat:SeatEnv",
            kwargs={"game": name, "observation": observation},
            vector_entry_point="petteia.adapters.vector:SeatVectorEnv",
        )


for _name, _kind in shelf().items():
    if not isinstance(_kind, LoadError):
        register(_name, _kind)
