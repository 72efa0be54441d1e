"""Whether one player is stronger than another: points of the Elo scale, and when enough games have been played.

A sequential test (SPRT) weighs two hypotheses: at tables of this size the player has `elo0` points more than the
others, or `elo1`. A deal that was played in every seat is one observation, so that seats and luck of a deal do not
count as independent; its variance is that of the deals seen (as in the generalized SPRT of chess engines).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf, log, log10
from typing import Final

ERROR: Final = 0.05
"""The highest rate at which either hypothesis is accepted although the other one is true."""
LEAST_DEALS: Final = 8
"""Of fewer deals the variance says too little."""
STRONGER: Final = "stronger"
NOT_STRONGER: Final = "not stronger"
OPEN: Final = "open"


def elo_of(rate_of_two: float) -> float:
    """The points that give a rate at a table of two: ten to one is 400."""
    if rate_of_two <= 0 or rate_of_two >= 1:
        return inf if rate_of_two > 0 else -inf
    return 400 * log10(rate_of_two / (1 - rate_of_two))


def share_of(elo: float, seats: int) -> float:
    """The share of games won by a player with this many points more than each of the others (Plackett and Luce)."""
    weight = 10 ** (elo / 400)
    return float(weight / (weight + seats - 1))


@dataclass(frozen=True)
class Sprt:
    """A test between two answers."""

    elo0: float
    elo1: float

    def weigh(self, scores: Sequence[float], seats: int) -> float:
        """The logarithm of how much likelier the scores of whole deals are if `elo1` is true rather than `elo0`."""
        n = len(scores)
        if n < LEAST_DEALS:
            return 0.0
        mean = sum(scores) / n
        # one more deal at either end, so that deals with equal results do not count as certain
        variance = (sum((x - mean) ** 2 for x in scores) + mean**2 + (1 - mean) ** 2) / (n + 2)
        low, high = share_of(self.elo0, seats), share_of(self.elo1, seats)
        return n * (high - low) * (2 * mean - low - high) / (2 * variance)

    def verdict(self, scores: Sequence[float], seats: int) -> str:
        """The decision of the test."""
        bound = log((1 - ERROR) / ERROR)
        weighed = self.weigh(scores, seats)
        return STRONGER if weighed >= bound else NOT_STRONGER if weighed <= -bound else OPEN


def deals_of(won: Mapping[int, float], seatings: int) -> list[float]:
    """The scores of deals whose seatings have all been played."""
    by_deal: dict[int, list[float]] = {}
    for number, score in won.items():
        by_deal.setdefault(number // seatings, []).append(score)
    return [sum(scores) / seatings for _, scores in sorted(by_deal.items()) if len(scores) == seatings]
