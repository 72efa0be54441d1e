"""What a position reads of its game: its identity, figures and vocabularies. This module knows no positions."""

from collections.abc import Mapping
from typing import Any, ClassVar

from petteia.engine.actions import Actions
from petteia.engine.ints import i64, mypyc_attr
from petteia.engine.prompts import Option
from petteia.engine.view import ViewPlaces


@mypyc_attr(allow_interpreted_subclasses=True)
class GameData:
    """The part of a `Game` that needs no position: positions and steps build on it, and `Game` on them."""

    ID: ClassVar[str] = ""
    TITLE: ClassVar[str] = ""
    RULES_VERSION: ClassVar[int] = 1
    """The version of the rules for new games."""
    OLDER_RULES: ClassVar[tuple[int, ...]] = ()
    """Earlier versions that can still be played: records and tables go on as they began (`by_rules`)."""
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
        self.largest: i64 = 65_535  # the largest number in a position, checked for positions from outside
        self.largest_in_step: i64 = 65_535  # the largest number in a step, which may loop over what it holds
        self.steps: list[type[Any]] = []
        self.places: ViewPlaces = ViewPlaces()

    def teams(self) -> list[int]:
        """The team of each seat, counted from 0; empty where every seat plays for itself."""
        return []

    def blank(self) -> Any:
        """A state with nothing in it."""
        raise NotImplementedError(f"{type(self).__name__} has no blank()")

    def tag(self, step: object) -> i64:
        """The number of a step's class in saved positions."""
        kind = type(step)
        for index in range(len(self.steps)):
            if self.steps[index] is kind:
                return index
        raise ValueError(f"{kind.__name__} is not among the steps of {self.id}")
