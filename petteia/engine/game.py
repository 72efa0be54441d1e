"""A game: a box that has been opened."""

import importlib
import importlib.util
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from petteia.engine.actions import Actions
from petteia.engine.generator import Generator
from petteia.engine.ints import i64, mypyc_attr
from petteia.engine.old_names import prefers_old, warn
from petteia.engine.packing import Packer, Unreadable
from petteia.engine.prompts import Option
from petteia.engine.step import SPECTATOR, Step
from petteia.engine.view import ViewPlaces

if TYPE_CHECKING:
    from petteia.engine.protocol import State

MOST_STEPS: Final = 32
"""No position from outside has more procedures begun at a time."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A box opened for a number of seats and options. Immutable once made; holds the figures.

    A game says who it is in its class attributes and fills `words` (its vocabularies), `actions`, `bound` and
    `steps` in `__init__`.
    """

    ID: ClassVar[str] = ""
    TITLE: ClassVar[str] = ""
    RULES_VERSION: ClassVar[int] = 1
    """The version of the rules a new game is played by."""
    OLDER_RULES: ClassVar[tuple[int, ...]] = ()
    """The versions before it that can still be played: records and tables go on as they began (`by_rules`)."""
    SEAT_COUNTS: ClassVar[tuple[int, ...]] = ()
    OPTIONS: ClassVar[tuple[Option, ...]] = ()
    ORDERS: ClassVar[bool] = False
    """Whether there are moments that a standing order may pass (`Step.passable`)."""
    RULES: ClassVar[str] = ""
    """The file with the numbered rules."""
    COMPONENTS: ClassVar[str] = ""
    """The file with the component data, if the game has one."""

    def __init__(
        self, seats: int, options: Mapping[str, str] | None = None, components: Mapping[str, Any] | None = None
    ) -> None:
        self.id: str = type(self).ID
        self.rules_version: int = type(self).RULES_VERSION
        self.seats: i64 = seats
        self.options: dict[str, str] = {option.key: option.values[0] for option in type(self).OPTIONS}
        self.options.update(options or {})
        self.components: Mapping[str, Any] | None = components
        self.words: dict[str, tuple[str, ...]] = {}
        self.actions: Actions = Actions(self.words)
        self.bound: i64 = 0
        self.largest: i64 = 65_535  # no number in a position is larger: positions from outside are held to it
        self.largest_in_step: i64 = 65_535  # nor in a step, which may count through what it holds
        self.steps: list[type[Step[Any]]] = []
        self.places: ViewPlaces = ViewPlaces()

    def teams(self) -> list[int]:
        """The team of each seat, counted from 0; nothing where everybody plays for themselves."""
        return []

    def by_rules(self, version: int) -> "Game":
        """This box, or one like it that plays by an older version of the rules. ValueError if it cannot."""
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

    def new(self) -> "State":
        """The position at the start of a game."""
        raise NotImplementedError(f"{type(self).__name__} has no new()")

    def blank(self) -> "State":
        """A state with nothing in it."""
        raise NotImplementedError(f"{type(self).__name__} has no blank()")

    @classmethod
    def scenario(cls, things: Mapping[str, Any]) -> "State":
        """The position that a scenario file describes: `open_scenario` in the module `scenario` beside the game's own
        sets it up. ValueError, with a sentence, if the file describes none, or if the game has no such module."""
        module: str = getattr(cls, "__module__", "")  # compiled code does not see it as an attribute of a class
        name = f"{module.rpartition('.')[0]}.scenario"
        if name == ".scenario" or importlib.util.find_spec(name) is None:
            raise ValueError(f"{cls.ID} cannot be set up from a file: it has no scenarios")
        position: State = importlib.import_module(name).open_scenario(things).state
        return position

    def tag(self, step: Step[Any]) -> i64:
        """The number of a step's class in saved positions."""
        kind = type(step)
        for index in range(len(self.steps)):
            if self.steps[index] is kind:
                return index
        raise ValueError(f"{kind.__name__} is not among the steps of {self.id}")

    def unpack(self, cells: list[int]) -> "State":
        """The state of a packed position of our own: one from outside goes through `positions.restored`."""
        return self.read(Packer(cells))

    def read(self, p: Packer) -> "State":
        """The state that a packer has."""
        state = self.blank()
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

    def restore(self, saved: Mapping[str, Any]) -> "State":
        """The state that `save` wrote."""
        if saved.get("game") != self.id or saved.get("rules") != self.rules_version:
            raise Unreadable(
                f"this is a position of {saved.get('game')} (rules {saved.get('rules')}), "
                f"not of {self.id} (rules {self.rules_version})"
            )
        return self.unpack(saved["cells"])

    def sample_world(self, view: Mapping[str, Any], rng: Generator) -> "State":
        """A whole world built from a view, as it comes out of JSON."""
        if prefers_old(type(self), "imagine", "sample_world"):
            return self.imagine(view, rng)
        return self._sample_world(view, rng)

    def _sample_world(self, view: Mapping[str, Any], rng: Generator) -> "State":
        seat: int | None = view["seat"]
        world = self.unpack(view["known"])
        world.determinize_all(SPECTATOR if seat is None else seat, rng)
        return world

    def imagine(self, view: Mapping[str, Any], rng: Generator) -> "State":
        """The old name of `sample_world`."""
        warn("Game.imagine", "sample_world")
        old = prefers_old(type(self), "imagine", "sample_world")
        return self._sample_world(view, rng) if old else self.sample_world(view, rng)
