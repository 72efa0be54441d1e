"""Standings: scores, and what decides between those who have the same. Pure functions.

A table's first place is worth one point, its last none, and the places between an equal share of it; those who tie
share. So tables of different sizes count alike: a point is a table won. Points are integers, `WIN` to a point.

Tie-breaks, in this order (FIDE Handbook C.07, carried over to tables of more than two):

- direct encounter: the points from tables at which nobody but those who tie is compared;
- Buchholz (Bruno Buchholz, 1932): the points of everybody one has met, so the harder way counts;
- Sonneborn-Berger (Hermann Neustadtl, 1882): the points of everybody one has beaten, and half of those one tied with;
- wins: tables won outright;
- at duplicates, instead of these: the difference in points from others in the same seats, then wins;
- the lot, drawn when the tournament began.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final

import msgspec

from petteia.server.tournaments.pairing import pair

WIN: Final = 840
"""A point: every share of it at two to eight seats is an integer."""
DIRECT: Final = "direct"
BUCHHOLZ: Final = "buchholz"
SONNEBORN_BERGER: Final = "sonneborn"
WINS: Final = "wins"
LOT: Final = "lot"
ROUNDS: Final = "rounds"
"""Of a knock-out: how far somebody came."""
DIFFERENCE: Final = "difference"
"""Of a duplicate: by how many points somebody is ahead of others in the same seats."""
OF_DUPLICATE: Final = (DIFFERENCE, WINS)
OF_SWISS: Final = (BUCHHOLZ, SONNEBORN_BERGER, WINS)
OF_ROUND_ROBIN: Final = (DIRECT, SONNEBORN_BERGER, WINS)
OF_KNOCKOUT: Final = (BUCHHOLZ, WINS)


class TableResult(msgspec.Struct, frozen=True):
    """How a table ended: who sat there, and everybody's place; those who tie share one. Of a duplicate also everybody's
    points, which do not follow from the places, and how far they are ahead of others in the same seat."""

    entrants: list[int]
    places: list[int]
    points: list[int] = []
    difference: list[int] = []

    @property
    def shares(self) -> list[int]:
        """Everybody's points."""
        return self.points or points_of(self.places)


class Standing(msgspec.Struct, frozen=True):
    """One in the standings. `ties`: the value of each tie-break. `by`: what puts them behind the one before who has as
    many points; empty: they have fewer, or nothing does (then they share the `rank`)."""

    entrant: int
    rank: int
    played: int
    won: int
    points: int
    ties: dict[str, int]
    by: str


def points_of(places: Sequence[int]) -> list[int]:
    """What each seat of a table gets: a share of `WIN` for everybody beaten, half of it for everybody tied with."""
    others = len(places) - 1
    if not others:
        return [WIN]
    out = []
    for n, mine in enumerate(places):
        beaten = sum([theirs > mine for theirs in places])
        tied = sum([theirs == mine for k, theirs in enumerate(places) if k != n])
        out.append(WIN * (2 * beaten + tied) // (2 * others))
    return out


def scores(results: Sequence[TableResult], byes: Mapping[int, int], bye: int = WIN) -> dict[int, int]:
    """Everybody's points; a bye is a table won, unless it is said to be worth something else."""
    out = {entrant: bye * count for entrant, count in byes.items()}
    for result in results:
        for entrant, points in zip(result.entrants, result.shares, strict=True):
            out[entrant] = out.get(entrant, 0) + points
    return out


def lots(seed: str, entrants: Sequence[int]) -> dict[int, int]:
    """The lot: a number for everybody, the same whoever draws it."""
    drawn = sorted(entrants, key=lambda n: sha256(f"{seed} {n}".encode()).digest())
    return {entrant: n for n, entrant in enumerate(drawn)}


def standings(
    entrants: Sequence[int],
    results: Sequence[TableResult],
    byes: Mapping[int, int],
    ties: Sequence[str],
    lot: Mapping[int, int],
    reached: Mapping[int, int] | None = None,
    bye: int = WIN,
) -> list[Standing]:
    """The standings, the best first. `reached`: in which round of a knock-out somebody is, or went out; there it comes
    before points. `bye`: what one is worth."""
    points = {entrant: 0 for entrant in entrants} | scores(results, byes, bye)
    tables = [result for result in results if len(result.entrants) > 1]
    went = {} if reached is None else {ROUNDS: reached}
    values = {one: _ties(one, tables, points, ties) | {k: v.get(one, 0) for k, v in went.items()} for one in entrants}

    def head(one: int) -> tuple[int, ...]:
        return (*[v.get(one, 0) for v in went.values()], points[one])

    if DIRECT in ties:
        for one in entrants:
            values[one][DIRECT] = _direct(one, {two for two in entrants if head(two) == head(one)}, tables)
    keys = {one: (*[-n for n in head(one)], *[-values[one][tie] for tie in ties]) for one in entrants}
    ordered = sorted(entrants, key=lambda one: (keys[one], lot.get(one, one)))
    out: list[Standing] = []
    for n, one in enumerate(ordered):
        before = out[-1] if out else None
        by = "" if before is None or points[before.entrant] != points[one] else _by(values, before.entrant, one, ties)
        played = [result for result in results if one in result.entrants]
        won = sum([_won(result, one) for result in played])
        out.append(Standing(one, n + 1, len(played), won, points[one], values[one], by))
    return out


def _by(values: Mapping[int, Mapping[str, int]], better: int, one: int, ties: Sequence[str]) -> str:
    """What decides between two with the same points."""
    return next((tie for tie in ties if values[better][tie] != values[one][tie]), LOT)


def _won(result: TableResult, entrant: int) -> bool:
    mine = result.places[result.entrants.index(entrant)]
    return len(result.entrants) > 1 and all(
        theirs > mine for other, theirs in zip(result.entrants, result.places, strict=True) if other != entrant
    )


def _ties(one: int, tables: Sequence[TableResult], points: Mapping[int, int], ties: Sequence[str]) -> dict[str, int]:
    buchholz = sonneborn = wins = difference = 0
    for result in tables:
        if one not in result.entrants:
            continue
        mine, others = result.places[result.entrants.index(one)], len(result.entrants) - 1
        wins += _won(result, one)
        difference += result.difference[result.entrants.index(one)] if result.difference else 0
        for other, theirs in zip(result.entrants, result.places, strict=True):
            if other != one:  # every table counts alike, however many sit there
                share = points.get(other, 0) // others
                buchholz += share
                sonneborn += share if theirs > mine else share // 2 if theirs == mine else 0
    known = {BUCHHOLZ: buchholz, SONNEBORN_BERGER: sonneborn, WINS: wins, DIFFERENCE: difference}
    return {tie: known.get(tie, 0) for tie in ties}


def _direct(one: int, equal: set[int], tables: Sequence[TableResult]) -> int:
    """The points against those with as many points, if all of them have met each other."""
    if len(equal) < 2:
        return 0
    met = {pair(a, b) for result in tables for a in result.entrants for b in result.entrants if a < b}
    if any(pair(a, b) not in met for a in equal for b in equal if a < b):
        return 0
    total = 0
    for result in tables:
        some = [n for n, other in enumerate(result.entrants) if other in equal]
        if one in result.entrants and len(some) > 1:
            shares = points_of([result.places[n] for n in some])
            total += shares[[result.entrants[n] for n in some].index(one)]
    return total
