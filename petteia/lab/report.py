"""The report of a tournament: lengths, endings, and win rates with the range that chance alone would explain."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean, median
from typing import Any, Final

from petteia.lab.match import MatchNotes

CONFIDENCE: Final = 1.96
"""Standard deviations to either side that contain 95 % of random results."""


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval: where the true rate lies with 95 % confidence."""
    if games == 0:
        return 0.0, 1.0
    z2 = CONFIDENCE * CONFIDENCE
    rate = wins / games
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    reach = CONFIDENCE * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass
class Rate:
    """How often those of a kind have won. A shared win counts in parts."""

    name: str
    wins: float
    games: int

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        low, high = interval(self.wins, self.games)
        return {
            "name": self.name,
            "wins": round(self.wins, 3),
            "games": self.games,
            "rate": round(self.wins / self.games, 4) if self.games else None,
            "low": round(low, 4),
            "high": round(high, 4),
        }


def rates(matches: Iterable[MatchNotes], kind_of: Callable[[MatchNotes, int], str]) -> list[Rate]:
    """Win rates of the seats, grouped by whatever `kind_of` says of them."""
    found: dict[str, Rate] = {}
    for match in matches:
        for seat in range(len(match.bots)):
            kind = kind_of(match, seat)
            rate = found.setdefault(kind, Rate(kind, 0.0, 0))
            rate.wins += match.returns[seat]
            rate.games += 1
    return [found[kind] for kind in sorted(found)]


def against(won: Iterable[Sequence[tuple[str, float]]]) -> dict[str, dict[str, Rate]]:
    """Everybody against everybody, from what each bot got in each game: of the games that one of two bots has won, how
    many that was; of games in which several seats are played by one bot, its best counts."""
    out: dict[str, dict[str, Rate]] = {}
    for game in won:
        best: dict[str, float] = {}
        for bot, share in game:
            best[bot] = max(best.get(bot, 0.0), share)
        for one, mine in best.items():
            for other, theirs in best.items():
                if one == other or mine + theirs == 0:
                    continue
                rate = out.setdefault(one, {}).setdefault(other, Rate(other, 0.0, 0))
                rate.wins += 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
                rate.games += 1
    return {one: dict(sorted(others.items())) for one, others in sorted(out.items())}


def marked(mark: str) -> Callable[[MatchNotes, int], str]:
    """Groups seats by a word of theirs."""
    return lambda match, seat: match.marks.get(mark, [""] * len(match.bots))[seat]


def spread(values: Sequence[float]) -> dict[str, float]:
    """Smallest, median, mean and largest."""
    if not values:
        return {}
    return {"least": min(values), "median": median(values), "mean": round(mean(values), 2), "most": max(values)}


def deeds_of(matches: Sequence[MatchNotes]) -> dict[str, dict[str, float]]:
    """By bot: how often it does what a whole game is made of, in a game."""
    counted: dict[str, dict[str, list[int]]] = {}
    for match in matches:
        for seat, bot in enumerate(match.bots):
            for deed, done in match.deeds.items():
                counted.setdefault(bot, {}).setdefault(deed, []).append(done[seat])
    return {bot: {deed: round(mean(n), 3) for deed, n in counted[bot].items()} for bot in sorted(counted)}


def report(matches: Sequence[MatchNotes]) -> dict[str, Any]:
    """Everything a tournament shows, as plain data."""
    seats = len(matches[0].bots) if matches else 0
    by: dict[str, list[Rate]] = {
        "bot": rates(matches, lambda m, s: m.bots[s]),
        "seat": rates(matches, lambda m, s: str(s + 1)),
        "place": rates(matches, lambda m, s: str(m.order.index(s) + 1) if s in m.order else "never asked"),
    }
    for mark in sorted({mark for match in matches for mark in match.marks}):
        by[mark] = rates(matches, marked(mark))
    points: dict[str, list[int]] = {}
    for match in matches:
        for seat in range(seats):
            for source, count in match.points[seat].items():
                points.setdefault(source, []).append(count)
    thinking: dict[str, float] = {}
    for bot in sorted({bot for match in matches for bot in match.bots}):
        spent = [(m.seconds[s], m.decided[s]) for m in matches for s in range(seats) if m.bots[s] == bot]
        thinking[bot] = round(1000 * sum(t for t, _ in spent) / max(1, sum(n for _, n in spent)), 3)
    deeds = deeds_of(matches)
    return {
        "games": len(matches),
        "seats": seats,
        "fair_share": round(1 / seats, 4) if seats else None,
        "turns": spread([m.turns for m in matches]),
        "decisions": spread([m.decisions for m in matches]),
        "endings": dict(sorted(Counter(m.ending for m in matches).items())),
        "win_rates": {kind: [rate.plain() for rate in found] for kind, found in by.items()},
        "against": {
            one: [rate.plain() for rate in others.values()]
            for one, others in against(list(zip(m.bots, m.returns, strict=True)) for m in matches).items()
        },
        "points_of_a_seat": {source: round(mean(counts), 2) for source, counts in points.items()},
        "events_in_a_game": {
            kind: round(mean([m.heard.get(kind, 0) for m in matches]), 2)
            for kind in sorted({kind for m in matches for kind in m.heard})
        },
        "deeds_in_a_game": deeds,
        "never_done": [deed for deed in next(iter(deeds.values()), {}) if not any(d[deed] for d in deeds.values())],
        "milliseconds_a_decision": thinking,
    }
