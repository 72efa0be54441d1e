"""Keyed luck: a chance outcome follows from what is asked for, not from how many outcomes came before.

A step says what it asks for (`Step.luck`): `die kylix 2` is a throw of seat 2, `pool cards 1` a card that seat 1 draws.
The dealer counts how often each of these has been asked and derives the outcome from the secret key, this name and its
number. The count is a fold over the record: it never goes back, so what was taken back is not dealt again.
docs/luck.md has the argument why nobody can foresee outcomes or choose among them.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Final

from petteia.engine.dealer import INNER, OUTER, Dealer, keyed, weighed

STREAM: Final = "stream"
"""The next outcome is the next number of one stream (`dealer.py`)."""
KEYED: Final = "keyed"
KINDS_OF_LUCK: Final = (STREAM, KEYED)

DIE: Final = "die"
POOL: Final = "pool"
MOST_PIECES: Final = 4096
"""A pool of more pieces is dealt like a die."""
MOST_IN_NAME: Final = 100

_OUTCOME: Final = b"petteia dealer 2 outcome"
_BITS: Final = 256


def asked(since: int, name: str, number: int) -> bytes:
    """What is hashed: everything of variable length carries its length in front."""
    text = name.encode()
    return _OUTCOME + since.to_bytes(8, "big") + len(text).to_bytes(8, "big") + text + number.to_bytes(8, "big")


def outcome(key: bytes, since: int, name: str, number: int, weights: Iterable[int]) -> int:
    """The outcome number `number` of a name: which of the weighted possibilities it is.

    `since` is how many outcomes had been dealt when the counts began anew; 0: they never did.
    """
    row, whole = weighed(weights)
    message = asked(since, name, number)
    if name.startswith(POOL) and whole <= MOST_PIECES:
        return _lowest(key, message, row)
    at = int.from_bytes(keyed(key, message), "big") * whole >> _BITS
    for index, weight in enumerate(row):
        at -= weight
        if at < 0:
            return index
    raise AssertionError("at is less than the sum of the weights")


def _lowest(key: bytes, message: bytes, counts: Sequence[int]) -> int:
    """The kind of the piece with the lowest hash: each piece is equally likely, and the same piece comes as long as it
    is there and no piece is there that would come before it."""
    padded = key.ljust(64, b"\0")
    inner, outer = sha256(padded.translate(INNER) + message), sha256(padded.translate(OUTER))
    best, found = b"", -1
    for kind, count in enumerate(counts):
        for piece in range(count):
            within, around = inner.copy(), outer.copy()
            within.update(kind.to_bytes(8, "big") + piece.to_bytes(8, "big"))
            around.update(within.digest())
            priority = around.digest()
            if found < 0 or priority < best:
                best, found = priority, kind
    return found


class KeyedLuck:
    """The outcomes under one key, and how often each name has been asked for."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.since = 0
        self.numbers: dict[str, int] = {}

    def outcome(self, weights: Iterable[int], name: str) -> int:
        """The next outcome of this name."""
        number = self.numbers.get(name, 0)
        self.numbers[name] = number + 1
        return outcome(self.key, self.since, name, number, weights)

    def begin_anew(self, dealt: int) -> None:
        """Count from zero again, after outcomes whose names are not known any more: `dealt` is how many there have been
        in all, so that no outcome is derived twice from the same."""
        self.since = dealt
        self.numbers = {}


class KeyedDealer(Dealer):
    """A dealer of keyed luck. Commitment, added bytes and key are those of every dealer."""

    def __init__(self, table: str, header: bytes, seats: int, secret: bytes, count: int = 0) -> None:
        super().__init__(table, header, seats, secret, count)
        self.luck = KeyedLuck(b"")

    def outcome(self, weights: Iterable[int], name: str = "") -> int:
        """The next outcome of this name."""
        self.luck.key = self.key()
        self.count += 1
        return self.luck.outcome(weights, name)

    def pass_over(self) -> None:
        """Count an outcome that was dealt by other rules: what was asked for is not known."""
        super().pass_over()
        self.luck.begin_anew(self.count)

    def change_rules(self) -> None:
        """Other rules hold from here on, which may ask for something else by the same name."""
        self.luck.begin_anew(self.count)
