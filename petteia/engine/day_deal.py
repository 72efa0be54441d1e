"""The deal of a day: the same luck for everybody who plays a game on that day (`equal_deal.py`).

A house chooses one secret for a day, shows its commitment before the day begins and the secret after it ends.
"""

from hashlib import sha256
from typing import Final

from petteia.engine.equal_deal import DAY, deal_commitment, deal_key, framed

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


def day_commitment(day: str, secret: bytes) -> str:
    """The commitment to the secret of a day, as hexadecimal digits."""
    return deal_commitment(DAY, day, secret)


def day_key(day: str, game: str, secret: bytes) -> bytes:
    """The key to all outcomes of a game on that day."""
    return deal_key(DAY, day, game, secret)


def open_secret(day: str) -> bytes:
    """The secret of a day where there is no house to keep one: anybody can compute it from the date."""
    return sha256(_OPEN + framed(day)).digest()
