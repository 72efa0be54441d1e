"""Who meets whom: Swiss rounds for tables of two to eight seats, round robins, knock-outs. Pure functions.

Literature:

- Swiss rounds: FIDE Handbook C.04 (pair within score groups, nobody twice, a bye goes to the lowest who had none).
  Where the handbook transposes and exchanges by hand, two seats of different tables are exchanged as long as that makes
  a round better: fewer repeated meetings first, then closer scores. At tables of two this always finds a round without
  a repeat while at most half of the others have been met (Dirac 1952: then what is left of the graph has a perfect
  matching, and an exchange of two tables leads there).
- Round robin: the circle method (Lucas, Récréations mathématiques II, 1883; the tables of Schurig and Berger).
- Tables of more than two are the social golfer problem (Harvey 2002), solved as well as exchanges can.
- Knock-out: seeds are placed so that the best meet last, byes go to the best (FIDE Handbook C.05, cup systems).
"""

import random
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Final

import msgspec

MOST_SEATS: Final = 8
TRIES: Final = 6
"""How often a round is begun anew while somebody would meet somebody again."""

Meetings = Mapping[tuple[int, int], int]
"""How often two have met; the lower number first."""


class Pairing(msgspec.Struct, frozen=True):
    """A round: who sits at each table, seat by seat, and who has a bye."""

    tables: list[list[int]]
    byes: list[int] = []


def pair(one: int, other: int) -> tuple[int, int]:
    """The key of two in `Meetings`."""
    return (one, other) if one < other else (other, one)


def meetings(tables: Sequence[Sequence[int]]) -> dict[tuple[int, int], int]:
    """How often any two have sat at one table."""
    out: dict[tuple[int, int], int] = {}
    for table in tables:
        for n, one in enumerate(table):
            for other in table[n + 1 :]:
                out[pair(one, other)] = out.get(pair(one, other), 0) + 1
    return out


def table_sizes(count: int, seats: int, allowed: Collection[int]) -> tuple[list[int], int]:
    """The sizes of the tables for so many people, the large ones first, and how many have a bye: as few as possible,
    then tables as near to `seats` as possible. Tables are no larger than `seats` if smaller ones do as well."""
    sizes = tuple(sorted({n for n in allowed if 2 <= n <= MOST_SEATS}))
    if not sizes:
        raise ValueError("a tournament needs tables of two to eight seats")

    @cache
    def best(left: int) -> tuple[int, int, tuple[int, ...]]:
        found: tuple[int, int, tuple[int, ...]] = (left, 0, ())
        for size in sizes:
            if size <= left:
                byes, off, rest = best(left - size)
                cost = 2 * abs(size - seats) + (size > seats)
                found = min(found, (byes, off + cost, tuple(sorted((size, *rest), reverse=True))))
        return found

    for n in range(count):  # from below, so that no recursion is deep
        best(n)
    byes, _, chosen = best(count)
    return list(chosen), byes


def choose_byes(order: Sequence[int], had: Mapping[int, int], count: int) -> list[int]:
    """Who has a bye: those with the fewest until now, and of these the lowest."""
    ranked = sorted(range(len(order)), key=lambda n: (had.get(order[n], 0), -n))
    return [order[n] for n in sorted(ranked[:count])]


def swiss(
    order: Sequence[int],
    scores: Mapping[int, int],
    met: Meetings,
    had_bye: Mapping[int, int],
    seats: int,
    allowed: Collection[int],
    seed: int = 0,
    seeds: Mapping[int, int] | None = None,
) -> Pairing:
    """A Swiss round. `order`: everybody who plays, the best first. The same arguments give the same round. `seeds`: the
    order within a score group, if that is not drawn: its upper half meets the lower (FIDE Handbook C.04.3)."""
    sizes, byes = table_sizes(len(order), seats, allowed)
    out = choose_byes(order, had_bye, byes)
    players = [one for one in order if one not in out]
    tables = _best_of(players, sizes, scores, met, seed, seeds)
    tables.sort(key=lambda table: [-scores.get(one, 0) for one in sorted(table, key=lambda p: -scores.get(p, 0))])
    return Pairing([seated(table, met, seed + n) for n, table in enumerate(tables)], out)


def seated(table: Sequence[int], met: Meetings, seed: int) -> list[int]:
    """The order of seats at a table: drawn, because to move first may be worth something."""
    out = sorted(table)
    random.Random(f"seats {seed} {out}").shuffle(out)
    return out


def _best_of(
    players: list[int],
    sizes: list[int],
    scores: Mapping[int, int],
    met: Meetings,
    seed: int,
    seeds: Mapping[int, int] | None,
) -> list[list[int]]:
    """The best of several beginnings, which ends with the first that repeats nothing."""
    best: tuple[tuple[int, int], list[list[int]]] | None = None
    for attempt in range(TRIES):
        drawn = _drawn(players, seed + attempt) if seeds is None or attempt else _folded(players, sizes, scores, seeds)
        tables = _by_score_group(players, sizes, scores, drawn)
        improve(tables, scores, met)
        cost = sum_of([_cost(table, scores, met) for table in tables])
        if best is None or cost < best[0]:
            best = (cost, tables)
        if best[0][0] == 0:
            break
    assert best is not None
    return best[1]


def _drawn(players: list[int], seed: int) -> dict[int, int]:
    """An order, drawn."""
    return {one: n for n, one in enumerate(random.Random(f"round {seed}").sample(players, len(players)))}


def _folded(
    players: list[int], sizes: list[int], scores: Mapping[int, int], seeds: Mapping[int, int]
) -> dict[int, int]:
    """An order in which those of a score group who sit together are as far apart as others who do: of eight at tables
    of two the first meets the fifth."""
    groups: dict[int, list[int]] = {}
    for one in players:
        groups.setdefault(scores.get(one, 0), []).append(one)
    out: list[int] = []
    for group in groups.values():
        group.sort(key=lambda one: seeds[one])
        count = max(1, len(group) // max(sizes))
        out += [one for n in range(count) for one in group[n::count]]
    return {one: n for n, one in enumerate(out)}


def _by_score_group(
    players: list[int], sizes: list[int], scores: Mapping[int, int], drawn: Mapping[int, int]
) -> list[list[int]]:
    """The tables from the top down, in this order within each score group."""
    ordered = sorted(players, key=lambda one: (-scores.get(one, 0), drawn[one]))
    tables, at = [], 0
    for size in sizes:
        tables.append(ordered[at : at + size])
        at += size
    return tables


def _cost(table: Sequence[int], scores: Mapping[int, int], met: Meetings) -> tuple[int, int]:
    """How bad a table is: repeated meetings, then differences in score."""
    repeats = apart = 0
    for n, one in enumerate(table):
        for other in table[n + 1 :]:
            repeats += met.get(pair(one, other), 0) ** 2
            apart += (scores.get(one, 0) - scores.get(other, 0)) ** 2
    return repeats, apart


def sum_of(costs: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Costs together."""
    return sum([a for a, _ in costs]), sum([b for _, b in costs])


def improve(tables: list[list[int]], scores: Mapping[int, int], met: Meetings) -> None:
    """Exchange two seats of different tables as long as that makes the round better."""
    costs = [_cost(table, scores, met) for table in tables]
    again = True
    while again:
        again = False
        for a in range(len(tables)):
            for b in range(a + 1, len(tables)):
                if costs[a] == costs[b] == (0, 0):
                    continue
                again |= _exchange(tables, costs, a, b, scores, met)


def _exchange(
    tables: list[list[int]],
    costs: list[tuple[int, int]],
    a: int,
    b: int,
    scores: Mapping[int, int],
    met: Meetings,
) -> bool:
    """Exchange seats of two tables where that is better; returns whether anything was."""
    first, second, better = tables[a], tables[b], False
    for i in range(len(first)):
        for k in range(len(second)):
            first[i], second[k] = second[k], first[i]
            new = (_cost(first, scores, met), _cost(second, scores, met))
            if sum_of(new) < sum_of((costs[a], costs[b])):
                costs[a], costs[b] = new
                better = True
            else:
                first[i], second[k] = second[k], first[i]
    return better


def round_robin(count: int) -> list[Pairing]:
    """Everybody meets everybody once, at tables of two: the circle method. Numbers are 0 to `count` - 1; with an odd
    number everybody has one bye. Who sits first alternates as far as that is possible."""
    places = list(range(count)) + ([-1] if count % 2 else [])
    half, rounds = len(places) // 2, []
    for n in range(len(places) - 1):
        tables, byes = [], []
        for k in range(half):
            one, other = places[k], places[-1 - k]
            if -1 in (one, other):
                byes.append(max(one, other))
            else:
                turned = n % 2 == 1 if k == 0 else k % 2 == 1
                tables.append([other, one] if turned else [one, other])
        rounds.append(Pairing(tables, byes))
        places = [places[0], places[-1], *places[1:-1]]
    return rounds


def even_rounds(count: int, seats: int, allowed: Collection[int], rounds: int, seed: int = 0) -> list[Pairing]:
    """Everybody meets everybody as evenly as tables of more than two allow, in so many rounds."""
    out: list[Pairing] = []
    met: dict[tuple[int, int], int] = {}
    had: dict[int, int] = {}
    for n in range(rounds):
        found = swiss(range(count), {}, met, had, seats, allowed, seed + 1000 * n)
        out.append(found)
        for two, times in meetings(found.tables).items():
            met[two] = met.get(two, 0) + times
        for one in found.byes:
            had[one] = had.get(one, 0) + 1
    return out


def knockout(order: Sequence[int], seats: int, allowed: Collection[int], first: bool) -> Pairing:
    """A round of a knock-out among those who are left, the best seed first. At tables of two the best meet the last,
    and in the first round the best have byes so that from then on the numbers come out even. At larger tables seeds are
    dealt out like a snake."""
    if seats == 2:
        byes = _to_power_of_two(len(order)) if first else len(order) % 2
        rest = list(order[byes:])
        half = len(rest) // 2
        return Pairing([[rest[n], rest[-1 - n]] for n in range(half)], list(order[:byes]))
    if len(order) in allowed and len(order) <= seats:
        return Pairing([list(order)])
    sizes, byes = table_sizes(len(order), seats, allowed)
    tables: list[list[int]] = [[] for _ in sizes]
    waiting, forwards = list(order[byes:]), True
    while waiting:
        row = [n for n in range(len(sizes)) if len(tables[n]) < sizes[n]]
        for n in row if forwards else reversed(row):
            if waiting:
                tables[n].append(waiting.pop(0))
        forwards = not forwards
    return Pairing(tables, list(order[:byes]))


def _to_power_of_two(count: int) -> int:
    """How many byes bring a field to a power of two."""
    size = 1
    while size < count:
        size *= 2
    return size - count


def go_on(size: int, last: bool) -> int:
    """How many of a table of a knock-out go on: the better half; of the last table one."""
    return 1 if last else max(1, size // 2)


def swiss_rounds(count: int, seats: int) -> int:
    """How many Swiss rounds leave one at the top: so many that only one can have won all games."""
    rounds, field = 1, seats
    while field < count:
        field *= seats
        rounds += 1
    return max(rounds, 3) if count > seats else rounds
