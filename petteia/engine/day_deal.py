"""The deal of a day: the same luck for everybody who plays a game on that day.

A house chooses one secret for a day, shows its commitment before the day begins and the secret after it ends. Every
game has a key of its own, made of the secret, the day and the game's name. Nobody adds bytes: equal deals cannot hold
them. The outcomes are those of keyed luck (`luck.py`).
"""

from hashlib import sha256
from typing import Final

from petteia.engine.dealer import keyed
from petteia.engine.luck import KeyedDealer

_COMMIT: Final = b"petteia day 1 commitment"
_KEY: Final = b"petteia day 1 key"
_OPEN: Final = b"petteia day 1 secret that everybody knows"
DAY_LENGTH: Final = 10


def is_day(text: str) -> bool:
    """Whether a text is a day as records write it: 2026-11-19."""
    year, month, day = text[:4], text[5:7], text[8:]
    return (
        len(text) == DAY_LENGTH
        and text[4] == text[7] == "-"
        and all([part.isascii() and part.isdigit() for part in (year, month, day)])
        and "01" <= month <= "12"
        and "01" <= day <= "31"
    )


def _framed(text: str) -> bytes:
    data = text.encode()
    return len(data).to_bytes(8, "big") + data


def day_commitment(day: str, secret: bytes) -> str:
    """The commitment to the secret of a day, as hexadecimal digits."""
    return sha256(_COMMIT + _framed(day) + secret).hexdigest()


def day_key(day: str, game: str, secret: bytes) -> bytes:
    """The key to all outcomes of a game on that day."""
    return keyed(secret, _KEY + _framed(day) + _framed(game))


def open_secret(day: str) -> bytes:
    """The secret of a day where there is no house to keep one: anybody can compute it from the date."""
    return sha256(_OPEN + _framed(day)).digest()


class DayDealer(KeyedDealer):
    """The dealer of a day, for one game."""

    def __init__(self, table: str, header: bytes, day: str, game: str, secret: bytes) -> None:
        super().__init__(table, header, 0, secret)
        self.commitment = day_commitment(day, secret)
        self.day = day
        self.game = game

    def key(self) -> bytes:
        """The key to all outcomes."""
        if not self._key:
            self._key = day_key(self.day, self.game, self._secret)
        return self._key
