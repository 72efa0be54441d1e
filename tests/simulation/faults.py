"""What goes wrong, how often, and for how long: drawn by the seed, and noted for the story of a failure."""

import random
from collections.abc import Callable
from typing import Final

KINDS: Final = {
    "connection ends before COMMIT": 0.01,
    "answer to COMMIT is lost": 0.01,
    "a dying server's write is lost": 0.5,
    "question is lost": 0.005,
    "notice is lost": 0.02,
    "message is lost with its connection": 0.01,
    "bot dies": 0.02,
}
"""How likely each fault is at every chance it has, while faults are on."""
SLOW_S: Final = 0.5
CALM_S: Final = 60.0
"""How long after the last fault everything has to work as if there had never been one."""


class Faults:
    """Draws what goes wrong. Every event that need not happen has a name; with `allowed` only events with these names
    happen, which is how a failure is shrunk."""

    def __init__(self, rng: random.Random, tell: Callable[..., None], allowed: frozenset[str] | None = None) -> None:
        self.rng = rng
        self.tell = tell
        self.allowed = allowed
        self.on = False
        self.quiet_since = float("inf")
        """When the last fault could happen."""
        self.calm_again = 0.0
        """When a server that died afterwards is no longer missed."""
        self.scale = 1.0
        """Some runs are rougher than others."""
        self.happened: dict[str, int] = {}
        self.struck: list[str] = []
        """The names of the events that happened."""
        self._drawn: dict[str, int] = {}

    def happens(self, kind: str) -> bool:
        """Whether a fault strikes here."""
        return self.on and self.rng.random() < KINDS[kind] * self.scale and self.strikes(kind)

    def strikes(self, kind: str) -> bool:
        """A fault was drawn; whether it is one of those that may happen."""
        if not self.may(kind):
            return False
        self.happened[kind] = self.happened.get(kind, 0) + 1
        return True

    def may(self, what: str) -> bool:
        """Whether something happens that somebody would do, or that would befall them."""
        number = self._drawn[what] = self._drawn.get(what, 0) + 1
        name = f"{what}, {number}"
        if self.allowed is not None and name not in self.allowed:
            return False
        self.struck.append(name)
        self.tell(what, event=True)
        return True

    def calm(self, at: float) -> bool:
        """Whether no fault had happened for a while at some time, nor anything that faults leave behind."""
        return at > max(self.quiet_since + CALM_S, self.calm_again)

    def delay(self) -> float:
        """How long something is on its way: mostly a millisecond, now and then much longer."""
        if self.on and self.rng.random() < 0.02 * self.scale:
            return self.rng.random() * SLOW_S
        return self.rng.random() * 0.002
