"""Which deals are for training, for validation and for the test.

Everybody trains on whatever deals they like below 2^32. Deals of validation and test lie above, so that they are never
met by chance. Those of validation follow from the name of the task. Those of the test follow from a secret: its hash is
published with the benchmark (`editions.toml`) before anybody is measured, and the secret once an edition is closed.
Until then only who keeps the secret measures on the test; afterwards everybody does, and can check every result.
"""

import hmac
import re
import secrets
import tomllib
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from typing import Final

TRAINING: Final = "training"
VALIDATION: Final = "validation"
TEST: Final = "test"
SPLITS: Final = (VALIDATION, TEST)
"""Those on which agents are measured."""
TRAINING_DEALS: Final = 1 << 32
"""Deals for training are the numbers below this one."""
LAST: Final = 1 << 50
SECRET: Final = re.compile(r"[0-9a-f]{64}")


class DealError(ValueError):
    """Deals that cannot be had; the sentence says what would be right."""


@dataclass(frozen=True)
class Edition:
    """A test: the hash of its secret, and the secret once it is no longer one."""

    name: str
    commitment: str
    secret: str = ""


def editions() -> list[Edition]:
    """All editions of the test, the current one last."""
    rows = tomllib.loads(files("petteia.benchmark").joinpath("editions.toml").read_text("utf-8"))["edition"]
    return [Edition(**row) for row in rows]


def commitment_of(secret: str) -> str:
    """What is published of a secret."""
    return sha256(b"petteia benchmark " + bytes.fromhex(secret)).hexdigest()


def new_secret() -> str:
    """A secret for another edition."""
    return secrets.token_hex(32)


def edition_of(secret: str) -> Edition:
    """The edition that a secret opens; without a secret, the last one whose secret has been published."""
    if not secret:
        shown = [each for each in editions() if each.secret]
        if not shown:
            raise DealError(
                "the deals of the test are sealed until their edition is closed; right would be --split validation, "
                "or --secret by whoever keeps it"
            )
        return shown[-1]
    if not SECRET.fullmatch(secret):
        raise DealError("a secret is 64 digits of 0-9 and a-f")
    for each in editions():
        if each.commitment == commitment_of(secret):
            return Edition(each.name, each.commitment, secret)
    raise DealError("this secret opens no edition of the test; its hash is not among those published")


def deal(task: str, split: str, number: int, secret: str = "") -> int:
    """One deal of a task. `secret` is that of the edition, for the test."""
    words = f"petteia benchmark {task} {split} {number}".encode()
    drawn = hmac.digest(bytes.fromhex(secret), words, "sha256") if split == TEST else sha256(words).digest()
    return TRAINING_DEALS + int.from_bytes(drawn[:8], "big") % (LAST - TRAINING_DEALS)
