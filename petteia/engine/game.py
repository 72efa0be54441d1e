"""A game: a box that has been opened."""

import importlib
import importlib.util
from collections.abc import Mapping
from typing import Any, Final

from petteia.engine.game_data import GameData
from petteia.engine.generator import Generator
from petteia.engine.ints import mypyc_attr
from petteia.engine.old_names import prefers_old, warn
from petteia.engine.packing import Packer, Unreadable
from petteia.engine.state import State
from petteia.engine.step import SPECTATOR

MOST_STEPS: Final = 32
"""A position from outside has at most this many procedures in progress."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(GameData):
    """A box opened for a number of seats and options. Immutable once made; holds the figures.

    A game describes itself in its class attributes and fills `words` (its vocabularies), `actions`, `bound` and
    `steps` in `__init__`.
    """

    def by_rules(self, version: int) -> "Game":
        """This box, or one like it for an older version of the rules. ValueError if that version cannot be played."""
        if version == self.rules_version:
            return self
        playable = (*type(self).OLDER_RULES, type(self).RULES_VERSION)
        if version not in playable:
            known = " or ".join([str(n) for n in playable])
            which = "A newer petteia is needed" if version > playable[-1] else "An older petteia can play it"
            raise ValueError(f"{self.id} is played here by version {known} of its rules, not by {version}. {which}")
        other = type(self)(int(self.seats), self.options, self.components)
        other.rules_version = version
        return other

    def new(self) -> State:
        """The position at the start of a game."""
        raise NotImplementedError(f"{type(self).__name__} has no new()")

    @classmethod
    def scenario(cls, things: Mapping[str, Any]) -> State:
        """The position that a scenario file describes, set up by `open_scenario` in the game's module `scenario`.
        ValueError, with a sentence, if the file describes none, or if the game has no such module."""
        module: str = getattr(cls, "__module__", "")  # compiled code does not find it as a class attribute
        name = f"{module.rpartition('.')[0]}.scenario"
        if name == ".scenario" or importlib.util.find_spec(name) is None:
            raise ValueError(f"{cls.ID} cannot be set up from a file: it has no scenarios")
        position: State = importlib.import_module(name).open_scenario(things).state
        return position

    def unpack(self, cells: list[int]) -> State:
        """The state of a packed position of our own; one from outside goes through `positions.restored`."""
        return self.read(Packer(cells))

    def read(self, p: Packer) -> State:
        """The state that a packer holds."""
        state: State = self.blank()
        state.fields(p)
        for _ in range(p.num(0, 0, MOST_STEPS)):
            tag = p.num(0)
            if tag < 0 or tag >= len(self.steps):
                raise Unreadable(f"the saved position names a step {tag}; {self.id} has {len(self.steps)}")
            step = self.steps[tag]()
            step.fields(p)
            state.stack.append(step)
        p.finish()
        if state.stack:
            state.waiting = state.stack[-1].pending(state)
        return state

    def restore(self, saved: Mapping[str, Any]) -> State:
        """The state that `save` wrote."""
        if saved.get("game") != self.id or saved.get("rules") != self.rules_version:
            raise Unreadable(
                f"this is a position of {saved.get('game')} (rules {saved.get('rules')}), "
                f"not of {self.id} (rules {self.rules_version})"
            )
        return self.unpack(saved["cells"])

    def sample_world(self, view: Mapping[str, Any], rng: Generator) -> State:
        """A whole world built from a view that was read from JSON."""
        if prefers_old(type(self), "imagine", "sample_world"):
            return self.imagine(view, rng)
        return self._sample_world(view, rng)

    def _sample_world(self, view: Mapping[str, Any], rng: Generator) -> State:
        seat: int | None = view["seat"]
        world = self.unpack(view["known"])
        world.determinize_all(SPECTATOR if seat is None else seat, rng)
        return world

    def imagine(self, view: Mapping[str, Any], rng: Generator) -> State:
        """The old name of `sample_world`."""
        warn("Game.imagine", "sample_world")
        old = prefers_old(type(self), "imagine", "sample_world")
        return self._sample_world(view, rng) if old else self.sample_world(view, rng)
