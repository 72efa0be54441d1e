"""A game between decisions, and what its seats see of it, as NumPy arrays."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from petteia.adapters import Components
from petteia.bots.observation import COMPLETE, GameRunner, Observer
from petteia.engine.generator import Generator, chance_of
from petteia.engine.protocol import Game, Refused, State
from petteia.games import load

Seen = dict[str, Any]
"""`observation`, numbers of int16, and `action_mask`, an int8 for each action."""


SEEDS = 1 << 56
"""A number of more bits deals as its lowest ones do."""


def rendered(mode: str | None) -> str | None:
    """How a table is shown; ValueError if it cannot be shown so."""
    if mode not in (None, "ansi", "human"):
        raise ValueError(f"there is no render_mode {mode!r}; right would be 'ansi', 'human' or None")
    return mode


def hold_to(wanted: str | None, here: str) -> None:
    """Refuse to play something else than a run was made with."""
    if wanted and wanted != here:
        raise ValueError(f"this is {here}, not {wanted}; another version of petteia, or other components, have that")


def box_of(observer: Observer) -> Any:
    """The space of observations: the range of each feature."""
    low = np.array([feature.low for feature in observer.features], np.int16)
    return spaces.Box(low, np.array([feature.high for feature in observer.features], np.int16), dtype=np.int16)


class NotLegal(ValueError):
    """An action that is not legal now; nothing has changed."""


class Simulation:
    """A game that asks for real choices only: chance and forced moves play by themselves."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        components: Components = None,
        observation: str = COMPLETE,
        version: str | None = None,
    ) -> None:
        self.game: Game = load(game, seats, options, components) if isinstance(game, str) else game
        self.seats = int(self.game.seats)
        self.observer = Observer(self.game, observation)
        self.version = self.observer.version
        hold_to(version, self.version)
        self._course = GameRunner(self.game)
        self.actions = len(self.game.actions)
        self.state: State = self.game.new()
        self.seat = -1
        """The seat that has a choice; -1 before the deal and at the end."""
        self._luck = Generator(0)
        self.dealt = 0
        """The number of the deal."""
        self.length = 0
        """Decisions so far, of all seats."""

    def observation_space(self) -> Any:
        """What a seat sees. A new one at each call: spaces carry a generator of their own."""
        seen = box_of(self.observer)
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (self.actions,), np.int8)})

    def action_space(self) -> Any:
        """Every action of the game by its number; the mask says which are legal."""
        return spaces.Discrete(self.actions)

    def deal(self, seed: int) -> None:
        """Begin anew. The same number is the same deal, here and in `petteia lab`."""
        self.state = self.game.new()
        self.dealt = seed % SEEDS
        self.length = 0
        self._luck = chance_of(self.dealt)
        self._go_on()

    def decide(self, action: int) -> None:
        """Carry out the choice of the seat that decides. `NotLegal` if it is not legal."""
        number = int(action)
        if self.seat < 0:
            raise NotLegal("the game is over, or none has been dealt: nobody has a choice")
        if not 0 <= number < self.actions:
            raise NotLegal(f"{number} is not legal for seat {self.seat}: actions run from 0 to {self.actions - 1}")
        try:
            self.state.apply(self.seat, number)
        except Refused as refused:
            text = self.game.actions.text(number)
            raise NotLegal(f"{text!r} is not legal for seat {self.seat}: {refused.reason.code}") from None
        self.length += 1
        self._go_on()

    def _go_on(self) -> None:
        self.seat = int(self._course.go_on(self.state, self._luck, []))

    def legal(self, seat: int) -> list[int]:
        """What a seat may do now; empty unless it has the choice."""
        return [int(action) for action in self.state.legal(seat)] if seat == self.seat else []

    def observe(self, seat: int) -> Seen:
        """What a seat sees and may do."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.legal(seat)] = 1
        seen = np.array(memoryview(self.observer.look(self.state, seat)), np.int16)
        return {"observation": seen, "action_mask": mask}

    def returns(self) -> list[float]:
        """1 shared among the winners once the game is over."""
        return self.state.returns()

    def info(self) -> dict[str, Any]:
        """Facts about the game: its deal and table; once it is over or cut off, its length; and the place of each seat,
        from 1 on, if it was played to the end."""
        out: dict[str, Any] = {"deal": self.dealt, "seats": self.seats, "version": self.version, "length": self.length}
        if self.seat < 0 and self.length:
            places = [0] * self.seats
            for together in self.state.standings():
                place = 1 + sum(place > 0 for place in places)
                for seat in together:
                    places[seat] = place
            out["ranking"] = places
        return out

    def text(self) -> str:
        """The table as a spectator sees it: the seat that decides, and the counters."""
        view = self.state.view(None)
        lines = [f"{self.game.id}, {self.seats} seats: " + (f"seat {self.seat} decides" if self.seat >= 0 else "over")]
        lines += [f"  {counter['id']}: {counter['value']}" for counter in view["counters"]]
        return "\n".join(lines)
