"""Equal deals: the same luck for several games, at the deal of a day or at the tables of a duplicate.

A house chooses one secret for a deal and shows its commitment before anybody plays; the secret is shown when all have.
Nobody adds bytes: equal deals cannot hold them. The outcomes are those of keyed luck (`luck.py`), under a key made of
the secret, the deal's name and the game's.
"""

from hashlib import sha256
from typing import Final

from petteia.engine.dealer import keyed
from petteia.engine.luck import KeyedDealer

DAY: Final = "day"
"""The deal of a day, named by its date,"""
DUPLICATE: Final = "duplicate"
"""or that of a duplicate: named by its tournament and round."""
MOST_IN_NAME: Final = 60


def is_deal(text: str) -> bool:
    """Whether a text can name the deal of a duplicate: letters, digits, and marks between them."""
    marked = all([letter.isalnum() or letter in "-/" for letter in text])
    return 0 < len(text) <= MOST_IN_NAME and text.isascii() and marked


def framed(text: str) -> bytes:
    """A text with its length in front."""
    data = text.encode()
    return len(data).to_bytes(8, "big") + data


def deal_commitment(kind: str, name: str, secret: bytes) -> str:
    """The commitment to the secret of a deal, as hexadecimal digits."""
    return sha256(f"petteia {kind} 1 commitment".encode() + framed(name) + secret).hexdigest()


def deal_key(kind: str, name: str, game: str, secret: bytes) -> bytes:
    """The key to all outcomes of a game with that deal."""
    return keyed(secret, f"petteia {kind} 1 key".encode() + framed(name) + framed(game))


class EqualDealer(KeyedDealer):
    """The dealer of an equal deal, for one game."""

    def __init__(self, table: str, header: bytes, kind: str, name: str, game: str, secret: bytes) -> None:
        super().__init__(table, header, 0, secret)
        self.commitment = deal_commitment(kind, name, secret)
        self.kind = kind
        self.name = name
        self.game = game

    def key(self) -> bytes:
        """The key to all outcomes."""
        if not self._key:
            self._key = deal_key(self.kind, self.name, self.game, self._secret)
        return self._key
