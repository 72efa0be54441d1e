"""What goes wrong, how often, and for how long: drawn by the seed, and noted for the story of a failure."""

import random
from typing import Final

KINDS: Final = {
    "connection ends before COMMIT": 0.01,
    "answer to COMMIT is lost": 0.01,
    "a dying server's write is lost": 0.5,
    "question is lost": 0.005,
    "notice is lost": 0.02,
    "message is lost with its connection": 0.01,
}
"""How likely each fault is at every chance it has, while faults are on."""
SLOW_S: Final = 0.5


class Faults:
    """Draws what goes wrong."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.on = False
        self.scale = 1.0
        """Some runs are rougher than others."""
        self.happened: dict[str, int] = {}

    def happens(self, kind: str) -> bool:
        """Whether a fault strikes here."""
        if not self.on or self.rng.random() >= KINDS[kind] * self.scale:
            return False
        self.note(kind)
        return True

    def note(self, kind: str) -> None:
        """It has happened once more."""
        self.happened[kind] = self.happened.get(kind, 0) + 1

    def delay(self) -> float:
        """How long something is on its way: mostly a millisecond, now and then much longer."""
        if self.on and self.rng.random() < 0.02 * self.scale:
            return self.rng.random() * SLOW_S
        return self.rng.random() * 0.002
