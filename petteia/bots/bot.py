"""The base class of bots: a bot answers a decision from what its seat may know."""

from typing import Any

from petteia.engine.generator import Generator
from petteia.engine.ints import mypyc_attr
from petteia.engine.protocol import Game
from petteia.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers decisions. It gets the view of its seat, as read from JSON, and no access to the position: worlds to
    think about come from `game.sample_world(view, rng)`."""

    def __init__(self) -> None:
        self.budget_ms: int = 1000
        """How long it may think about the current decision; the caller sets this before `choose`."""

    def set_up(self, settings: dict[str, Any]) -> None:
        """Apply settings. ValueError for those the bot does not have."""
        if settings:
            raise ValueError(f"{type(self).__name__} has no setting {sorted(settings)[0]!r}")

    def choose(self, game: Game, view: View, rng: Generator) -> int:
        """The number of one of `view["actions"]`. Every kind of bot must define this: a default choice in the base
        class would hide that a kind lacks it."""
        raise NotImplementedError(f"{type(self).__name__} has no choose()")
