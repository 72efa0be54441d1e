"""The dealer: chance outcomes at a table, fair beyond doubt.

Players need not trust the table's host, nor the host the players:

1. The dealer takes 32 secret bytes from the system and shows their hash, the *commitment*, bound to the table and to
   the header of its record. From here on the secret cannot be changed.
2. Then every seat adds 16 random bytes of its own. They come too late for the dealer to choose a secret that
   suits them, and nobody who adds them knows the secret.
3. The key is made of both. Outcome i is a keyed hash of i; i counts every outcome ever dealt and never goes back,
   so taking a line back does not deal it again.
4. At the end the secret is shown, and anybody can repeat every step: `petteia verify`.

Keyed luck (`luck.py`) derives outcomes otherwise from the same key.

Only the standard library's SHA-256 is used, and HMAC, which is two of them. Bytes that are hashed together are of fixed
length or carry their length in front, so no two inputs can be read as one another.
"""

import secrets
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Final

SECRET_BYTES: Final = 32
ADDED_BYTES: Final = 16
MOST: Final = 2**53
"""The weights of a chance node sum to less than this."""

_COMMIT: Final = b"petteia dealer 1 commitment"
_KEY: Final = b"petteia dealer 1 key"
_OUTCOME: Final = b"petteia dealer 1 outcome"
_PROMISED: Final = b"\npromised "
_SPACE: Final = 2**64
_BLOCK: Final = 64
INNER: Final = bytes([byte ^ 0x36 for byte in range(256)])
OUTER: Final = bytes([byte ^ 0x5C for byte in range(256)])


def keyed(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA256 (RFC 2104) under a key of at most 64 bytes. `hmac.digest` does the same, but looks its hash up by
    name and releases the interpreter every time, which costs a busy server three times as much as the hash."""
    padded = key.ljust(_BLOCK, b"\0")
    return sha256(padded.translate(OUTER) + sha256(padded.translate(INNER) + message).digest()).digest()


def commitment(table: str, header: bytes, secret: bytes) -> str:
    """The commitment to a secret, shown before anybody adds bytes, as hexadecimal digits."""
    name = table.encode()
    return sha256(_COMMIT + len(name).to_bytes(8, "big") + name + _bound_to(header) + secret).hexdigest()


def _bound_to(header: bytes) -> bytes:
    """The hash of what was promised. A header from which a name was erased contains this hash."""
    at = header.find(_PROMISED)
    if at < 0:
        return sha256(header).digest()
    begin = at + len(_PROMISED)
    return bytes.fromhex(header[begin : begin + 64].decode())


def key_of(committed: str, secret: bytes, added: Sequence[bytes]) -> bytes:
    """The key to all outcomes, made of the secret and everything that was public before the first outcome."""
    message = _KEY + bytes.fromhex(committed) + len(added).to_bytes(8, "big") + b"".join(added)
    return keyed(secret, message)


def weighed(weights: Iterable[int]) -> tuple[list[int], int]:
    """The weights and their sum. ValueError if nothing can be dealt by them."""
    row = [int(w) for w in weights]
    whole = sum(row)
    if min(row, default=0) < 0 or not 0 < whole < MOST:
        raise ValueError(f"the weights {row[:8]} cannot be dealt: none may be negative, the sum is from 1 to 2**53 - 1")
    return row, whole


def outcome(key: bytes, index: int, weights: Iterable[int]) -> int:
    """Outcome number `index`: which of the weighted possibilities it is.

    A hash is a number below 2**64. Those above the largest multiple of the weights' sum would favour the first
    possibilities and are passed over.
    """
    row, whole = weighed(weights)
    attempt = 0
    while True:
        message = _OUTCOME + index.to_bytes(8, "big") + attempt.to_bytes(8, "big")
        x = int.from_bytes(keyed(key, message)[:8], "big")
        if x < _SPACE - _SPACE % whole:
            break
        attempt += 1
    at = x % whole
    for number, weight in enumerate(row):
        at -= weight
        if at < 0:
            return number
    raise AssertionError("at is less than the sum of the weights")


class Dealer:
    """One table's dealer. `count` is the number of outcomes it has dealt."""

    def __init__(self, table: str, header: bytes, seats: int, secret: bytes, count: int = 0) -> None:
        """A dealer whose secret is known: one that is resumed, or one that was revealed and is verified."""
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a dealer's secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self.table = table
        self.header = header
        self.count = count
        self.commitment = commitment(table, header, secret)
        self.added: list[bytes] = [b""] * seats
        self._secret = secret
        self._key = b""

    @classmethod
    def fresh(cls, table: str, header: bytes, seats: int) -> "Dealer":
        """A dealer for a new table. `header` is what its record's header says (`Header.promised`)."""
        return cls(table, header, seats, secrets.token_bytes(SECRET_BYTES))

    def add(self, seat: int, random_bytes: bytes) -> None:
        """A seat adds its 16 bytes, once, before the first outcome."""
        if not 0 <= seat < len(self.added):
            raise ValueError(f"there is no seat {seat}; they run from 0 to {len(self.added) - 1}")
        if len(random_bytes) != ADDED_BYTES:
            raise ValueError(f"a seat adds {ADDED_BYTES} bytes, not {len(random_bytes)}")
        if self.added[seat]:
            raise ValueError(f"seat {seat} has added its bytes already; they cannot be changed")
        self.added[seat] = random_bytes

    def add_random(self, seat: int) -> None:
        """Add bytes from this machine's system for a bot or a seat without a device of its own."""
        self.add(seat, secrets.token_bytes(ADDED_BYTES))

    @property
    def ready(self) -> bool:
        """Whether every seat has added its bytes."""
        return all(self.added)

    def key(self) -> bytes:
        """The key to all outcomes. ValueError before every seat has added its bytes."""
        if not self._key:
            if not self.ready:
                missing = " ".join(str(seat) for seat, b in enumerate(self.added) if not b)
                raise ValueError(f"nothing can be dealt before every seat has added its bytes; missing: seat {missing}")
            self._key = key_of(self.commitment, self._secret, self.added)
        return self._key

    def outcome(self, weights: Iterable[int], name: str = "") -> int:
        """The next outcome, drawn by the weights. `name` is what is asked for, which counts only for keyed luck."""
        number = outcome(self.key(), self.count, weights)
        self.count += 1
        return number

    def pass_over(self) -> None:
        """Count an outcome that was dealt by other rules and is not dealt again."""
        self.count += 1

    def change_rules(self) -> None:
        """Other rules hold from here on."""

    def reveal(self) -> bytes:
        """The secret, shown only when the game is over or given up: it determines every later outcome."""
        return self._secret
