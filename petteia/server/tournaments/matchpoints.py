"""Scores of duplicates: each result is compared with the others of the same seat in the same deal. Pure functions.

Literature: the matchpoints of duplicate bridge (Laws of Duplicate Bridge, World Bridge Federation 2017, Law 78A): for
every other table one for a worse result in the same seat, half of one for an equal one, as a share of all there are. A
result is the place and, for equal places, by how many points a seat is ahead of the best of the others.

What cannot be compared (Law 12C2 for the first two):

- a bye, and a table at which nobody else came, is worth 60 %;
- a game that was stopped, since the round was over, is worth 50 % to everybody who came;
- a seat that was left (nobody came, the player resigned, or a bot played at the end) is worth nothing. Others are not
  compared with it. So nobody can trade a bad result for half of a good one;
- a result that the host has set is worth its place, as at a table of its own. So is the only result of its seat.
"""

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from petteia.server.tournaments.standings import WIN, points_of

AVERAGE: Final = WIN // 2
AVERAGE_PLUS: Final = WIN * 3 // 5


class DuplicateTable(msgspec.Struct, frozen=True):
    """How a table of a duplicate ended. `ahead` as in `TournamentGame`; `left` are seats without a result of their own.
    `judged`: the host has set the places."""

    places: Sequence[int]
    ahead: Sequence[int | None]
    left: Collection[int] = ()
    judged: bool = False


class SeatScore(msgspec.Struct, frozen=True):
    """What a seat gets: points, in parts of `WIN`, and by how many points it is ahead of the mean of the others in the
    same seat, in the same parts."""

    points: int
    difference: int = 0


def matchpoints(tables: Sequence[DuplicateTable]) -> list[list[SeatScore]]:
    """The scores of all tables of a round, seat by seat. Only tables of the same size have the same deal."""
    seats: dict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)
    for table in tables:
        for n in range(len(table.places)):
            mine = _result(table, n)
            if mine is not None:
                seats[len(table.places), n].append(mine)
    return [[_score(table, n, seats[len(table.places), n]) for n in range(len(table.places))] for table in tables]


def _result(table: DuplicateTable, seat: int) -> tuple[int, int] | None:
    """What is compared of a seat, the higher the better: its place among those who have a result, and its points."""
    ahead = table.ahead[seat] if seat < len(table.ahead) else None
    if table.judged or ahead is None or seat in table.left:
        return None
    return -table.places[seat], ahead


def _score(table: DuplicateTable, seat: int, same: list[tuple[int, int]]) -> SeatScore:
    if table.judged:
        return SeatScore(points_of(table.places)[seat])
    if seat in table.left or (table.ahead and table.ahead[seat] is None):
        return SeatScore(0)
    mine = _result(table, seat)
    if mine is None:
        alone = len(table.left) >= len(table.places) - 1
        return SeatScore(AVERAGE_PLUS if alone else AVERAGE)
    others = len(same) - 1
    if not others:
        return SeatScore(points_of(table.places)[seat])
    worse = sum([one < mine for one in same])
    equal = sum([one == mine for one in same]) - 1
    mean = (sum([ahead for _, ahead in same]) - mine[1]) * WIN // others
    return SeatScore(WIN * (2 * worse + equal) // (2 * others), mine[1] * WIN - mean)
