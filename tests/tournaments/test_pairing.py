"""Rounds of tournaments: everybody sits once, nobody meets anybody twice, byes are shared out."""

import random
from itertools import combinations

import pytest

from petteia.server.tournaments.pairing import (
    Pairing,
    even_rounds,
    go_on,
    knockout,
    meetings,
    pair,
    round_robin,
    swiss,
    swiss_rounds,
    table_sizes,
)
from petteia.server.tournaments.standings import WIN, TableResult, points_of, scores

pytestmark = pytest.mark.part("friends")


def everybody_once(found: Pairing, players: list[int]) -> None:
    assert sorted([*[one for table in found.tables for one in table], *found.byes]) == sorted(players)


def played(found: Pairing, rng: random.Random) -> list[TableResult]:
    """A round played at random: the lower number is the stronger."""
    out = []
    for table in found.tables:
        strength = {one: rng.gauss(-one, 8) for one in table}
        order = sorted(table, key=lambda one: -strength[one])
        places = [order.index(one) + 1 for one in table]
        if rng.random() < 0.1:
            places = [1] * len(table)
        out.append(TableResult(table, places))
    return out


@pytest.mark.parametrize("count", range(2, 40))
def test_tables_are_as_full_as_they_can_be(count):
    assert table_sizes(count, 2, {2}) == ([2] * (count // 2), count % 2)
    for seats, allowed in ((3, {3}), (4, {2, 3, 4}), (4, {3, 4, 5}), (8, range(2, 9)), (3, {2, 3, 4, 5})):
        sizes, byes = table_sizes(count, seats, allowed)
        assert sum(sizes) + byes == count and set(sizes) <= set(allowed)
        assert byes < min(allowed), "as many as could fill a table are not left out"
    assert table_sizes(10, 4, {3, 4}) == ([4, 3, 3], 0)
    assert table_sizes(9, 4, {2, 3, 4}) == ([3, 3, 3], 0)
    assert table_sizes(5, 4, {3, 4}) == ([4], 1)


def test_a_tournament_needs_tables_of_two_to_eight():
    with pytest.raises(ValueError, match="two to eight"):
        table_sizes(4, 9, {9, 10})


@pytest.mark.parametrize(("count", "seats", "allowed", "rounds"), [
    (32, 2, {2}, 5), (32, 2, {2}, 16), (31, 2, {2}, 7), (7, 2, {2}, 5), (8, 2, {2}, 4), (32, 3, {3}, 5),
    (32, 4, {3, 4}, 5), (48, 4, {4}, 6), (64, 5, {4, 5}, 4), (100, 8, {7, 8}, 2), (128, 2, {2}, 9),
])  # fmt: skip
def test_nobody_meets_anybody_twice(count, seats, allowed, rounds):
    for seed in range(3 if count * seats < 100 else 1):
        rng, players = random.Random(seed), list(range(count))
        results: list[TableResult] = []
        byes: dict[int, int] = {}
        for n in range(rounds):
            points = dict.fromkeys(players, 0) | scores(results, byes)
            order = sorted(players, key=lambda one: (-points[one], one))
            met = meetings([result.entrants for result in results])
            found = swiss(order, points, met, byes, seats, allowed, 100 * seed + n)
            assert found == swiss(order, points, met, byes, seats, allowed, 100 * seed + n)
            everybody_once(found, players)
            assert all(len(table) in allowed for table in found.tables)
            again = [two for two in meetings(found.tables) if met.get(two)]
            assert not again, (seed, n, again)
            for one in found.byes:
                byes[one] = byes.get(one, 0) + 1
            results += played(found, rng)
        assert max(byes.values(), default=0) <= 1, "nobody has two byes"


def test_those_with_as_many_points_meet():
    points = {one: WIN * (one < 8) for one in range(16)}
    found = swiss(sorted(points), points, {}, {}, 2, {2})
    assert all(points[a] == points[b] for a, b in found.tables)


def test_a_repeat_comes_only_where_there_is_no_other_way():
    met = {two: 1 for two in combinations(range(4), 2)}
    everybody_once(swiss(range(4), {}, met, {}, 2, {2}), [0, 1, 2, 3])
    del met[0, 3]
    assert [0, 3] in [sorted(table) for table in swiss(range(4), {}, met, {}, 2, {2}).tables]


@pytest.mark.parametrize("count", range(2, 17))
def test_in_a_round_robin_everybody_meets_everybody_once(count):
    rounds = round_robin(count)
    for found in rounds:
        everybody_once(found, list(range(count)))
    tables = [table for found in rounds for table in found.tables]
    assert meetings(tables) == dict.fromkeys(combinations(range(count), 2), 1)
    first = [sum(table[0] == one for table in tables) for one in range(count)]
    assert max(first) - min(first) <= 2, "to sit first is shared out"
    byes = [one for found in rounds for one in found.byes]
    assert sorted(byes) == (list(range(count)) if count % 2 else [])


def test_larger_tables_let_everybody_meet_evenly():
    rounds = even_rounds(9, 3, {3}, 4)
    met = meetings([table for found in rounds for table in found.tables])
    assert len(rounds) == 4 and max(met.values()) <= 2 and len(met) >= 30
    assert all(not found.byes for found in rounds)


@pytest.mark.parametrize("count", range(2, 34))
def test_a_knock_out_leaves_one(count):
    for seats, allowed in ((2, {2}), (3, {3}), (4, {2, 3, 4}), (4, {3, 4}), (8, set(range(2, 9)))):
        left, rounds = list(range(count)), 0
        if count < min(allowed):
            continue
        while len(left) > 1:
            found = knockout(left, seats, allowed, rounds == 0)
            everybody_once(found, left)
            last = len(found.tables) == 1 and not found.byes
            through = [
                *found.byes,
                *[one for table in found.tables for one in sorted(table)[: go_on(len(table), last)]],
            ]
            assert len(through) < len(left), (seats, allowed, left)
            left, rounds = sorted(through), rounds + 1
            if 1 < len(left) < min(allowed):
                break
        assert 0 in left and rounds <= 7


def test_the_best_of_a_knock_out_have_the_byes_and_meet_last():
    found = knockout(range(6), 2, {2}, True)
    assert found == Pairing([[2, 5], [3, 4]], [0, 1])
    assert knockout([0, 1, 2, 3], 2, {2}, False).tables == [[0, 3], [1, 2]]


def test_so_many_rounds_that_only_one_can_have_won_all():
    assert [swiss_rounds(n, 2) for n in (2, 3, 8, 9, 32, 33)] == [1, 3, 3, 4, 5, 6]
    assert [swiss_rounds(n, 4) for n in (4, 16, 17, 64)] == [1, 3, 3, 3]


def test_shares_of_a_table_are_whole_numbers():
    for size in range(2, 9):
        assert sum(points_of(list(range(1, size + 1)))) * 2 == WIN * size
    assert points_of([1, 2]) == [WIN, 0] and points_of([1, 1]) == [WIN // 2] * 2
    assert points_of([2, 1, 3, 3]) == [WIN * 2 // 3, WIN, WIN // 6, WIN // 6]
    assert pair(5, 2) == (2, 5)
