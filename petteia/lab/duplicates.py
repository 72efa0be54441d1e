"""Duplicates: the same deal and keyed luck at several tables, and each result compared with those of the same seat.

As in bridge: who sat in the same seat of the same deal had the same luck, so what differs is play. A result is the
share of the win and the points by which a seat is ahead of the best of the others (or behind). It scores two
matchpoints for each worse result of another bot in its seat, one for each that is equal. A game that was not finished
has no result: it is left out, and the others of its seats are compared among themselves.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any, Final

from petteia.lab.match import MatchNotes

SURE: Final = 1.96
"""A mean lies within so many standard errors in 95 of 100 cases."""


@dataclass(frozen=True)
class SeatResult:
    """How a game ended for a seat."""

    bot: str
    won: float
    ahead: int

    def beats(self, other: "SeatResult") -> float:
        """1 if it is better, one half if they are equal."""
        mine, theirs = (self.won, self.ahead), (other.won, other.ahead)
        return 0.5 if mine == theirs else float(mine > theirs)


def result_of(match: MatchNotes, seat: int) -> SeatResult:
    """The result of a seat in a finished game."""
    points = [sum(row.values()) for row in match.points]
    others = points[:seat] + points[seat + 1 :]
    return SeatResult(match.bots[seat], match.returns[seat], points[seat] - max(others, default=0))


@dataclass(frozen=True)
class DealScore:
    """How a bot did in a deal, over all its seats."""

    won: float
    matchpoints: float
    """The share of those that could be had."""
    difference: float
    """Points ahead, beyond what the others had in the same seats on the average."""


def deal_scores(matches: Iterable[MatchNotes]) -> dict[str, dict[int, DealScore]]:
    """By bot and deal. Deals in which a bot is compared with nobody are missing."""
    seats: dict[tuple[int, int], list[SeatResult]] = defaultdict(list)
    for match in matches:
        for seat in range(len(match.bots) if match.returns else 0):
            seats[match.seed, seat].append(result_of(match, seat))
    rows: dict[str, dict[int, list[DealScore]]] = defaultdict(lambda: defaultdict(list))
    for (deal, _), results in seats.items():
        for one in results:
            others = [other for other in results if other.bot != one.bot]
            if others:
                share = fmean(one.beats(other) for other in others)
                difference = one.ahead - fmean(other.ahead for other in others)
                rows[one.bot][deal].append(DealScore(one.won, share, difference))
    return {bot: {deal: _mean(some) for deal, some in sorted(deals.items())} for bot, deals in rows.items()}


def _mean(some: list[DealScore]) -> DealScore:
    return DealScore(*(fmean(getattr(score, key) for score in some) for key in ("won", "matchpoints", "difference")))


def estimate(values: Sequence[float]) -> dict[str, float | None]:
    """The mean of independent deals, and where the true one lies with 95 % confidence (None: one deal cannot tell)."""
    mean = fmean(values)
    if len(values) < 2:
        return {"mean": round(mean, 4), "low": None, "high": None}
    around = SURE * stdev(values) / sqrt(len(values))
    return {"mean": round(mean, 4), "low": round(mean - around, 4), "high": round(mean + around, 4)}


def deals_needed(values: Sequence[float], even: float) -> float:
    """How many deals it takes until a mean like this one is certainly not `even` (inf: it is even)."""
    if len(values) < 2 or fmean(values) == even:
        return inf
    return (SURE * stdev(values) / (fmean(values) - even)) ** 2


def duplicate_report(matches: Sequence[MatchNotes]) -> list[dict[str, Any]]:
    """A row for each bot, the best first."""
    out: list[dict[str, Any]] = []
    for bot, deals in deal_scores(matches).items():
        scores = list(deals.values())
        figures = {key: estimate([getattr(s, key) for s in scores]) for key in ("matchpoints", "difference", "won")}
        out.append({"bot": bot, "deals": len(scores), **figures})
    return sorted(out, key=lambda row: -row["matchpoints"]["mean"])
