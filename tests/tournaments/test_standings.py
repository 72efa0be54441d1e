"""Standings: points, and what decides between those who have the same; and who goes up and down in a league."""

import random
from itertools import pairwise

import pytest

from petteia.server.tournaments.divisions import after_season, divide
from petteia.server.tournaments.standings import (
    BUCHHOLZ,
    DIRECT,
    LOT,
    OF_KNOCKOUT,
    OF_ROUND_ROBIN,
    OF_SWISS,
    SONNEBORN_BERGER,
    WIN,
    WINS,
    TableResult,
    lots,
    standings,
)

pytestmark = pytest.mark.part("friends")


def beat(*pairs: tuple[int, int]) -> list[TableResult]:
    return [TableResult([one, other], [1, 2]) for one, other in pairs]


def test_points_come_first_and_a_bye_is_a_table_won():
    found = standings([0, 1, 2], beat((0, 1)), {2: 1}, OF_SWISS, {0: 0, 1: 1, 2: 2})
    assert [(one.entrant, one.points) for one in found] == [(0, WIN), (2, WIN), (1, 0)]
    assert found[1].by == WINS, "a bye is no win at a table"


def test_the_harder_way_counts():
    results = beat((0, 1), (2, 3), (1, 3), (4, 5), (1, 5))
    found = standings(range(6), results, {}, OF_SWISS, {n: n for n in range(6)})
    order = [one.entrant for one in found]
    assert order[:2] == [1, 0], "one table more"
    assert found[1].ties[BUCHHOLZ] == 2 * WIN and found[2].by == BUCHHOLZ


def test_who_beat_the_better_is_ahead():
    results = beat((0, 2), (3, 0), (1, 3), (2, 1)) + beat((2, 4), (2, 5))
    found = {one.entrant: one for one in standings(range(6), results, {}, (SONNEBORN_BERGER,), {})}
    assert found[0].ties[SONNEBORN_BERGER] == 3 * WIN and found[1].ties[SONNEBORN_BERGER] == WIN
    assert found[0].rank < found[1].rank


def test_two_who_tie_are_told_apart_by_their_own_table():
    results = beat((0, 1), (1, 2), (1, 3), (0, 2), (3, 0), (2, 3))
    found = standings(range(4), results, {}, OF_ROUND_ROBIN, {})
    assert [one.entrant for one in found][:2] == [0, 1] and found[1].by == DIRECT


def test_direct_encounter_needs_everybody_to_have_met():
    found = standings(range(3), beat((0, 1)) + beat((2, 3), (1, 3)), {}, (DIRECT,), {n: n for n in range(3)})
    assert all(one.ties[DIRECT] == 0 for one in found)


def test_the_lot_decides_last_and_is_the_same_everywhere():
    lot = lots("t", range(5))
    assert sorted(lot.values()) == list(range(5)) and lot == lots("t", range(5)) != lots("u", range(5))
    found = standings(range(5), [], {}, OF_SWISS, lot)
    assert [lot[one.entrant] for one in found] == list(range(5))
    assert [one.by for one in found] == ["", *[LOT] * 4]


def test_in_a_knock_out_who_came_further_is_ahead():
    results = beat((0, 3), (1, 2), (1, 0))
    found = standings(range(4), results, {}, OF_KNOCKOUT, {n: n for n in range(4)}, {1: 3, 0: 2, 2: 1, 3: 1})
    assert [one.entrant for one in found] == [1, 0, 2, 3]
    assert standings(range(2), [], {}, OF_KNOCKOUT, {0: 0, 1: 1}, {})[0].entrant == 0


def test_places_follow_the_keys_whatever_happened():
    for seed in range(60):
        rng = random.Random(seed)
        count, size = rng.randrange(2, 20), rng.randrange(2, 6)
        results = []
        for _ in range(rng.randrange(0, 30)):
            some = rng.sample(range(count), min(size, count))
            results.append(TableResult(some, [rng.randrange(1, 4) for _ in some]))
        for ties in (OF_SWISS, OF_ROUND_ROBIN):
            found = standings(range(count), results, {}, ties, lots("t", range(count)))
            assert sorted(one.entrant for one in found) == list(range(count))
            assert [one.rank for one in found] == list(range(1, count + 1))
            for better, worse in pairwise(found):
                mine = [better.points, *[better.ties[tie] for tie in ties]]
                theirs = [worse.points, *[worse.ties[tie] for tie in ties]]
                assert mine >= theirs
                assert (worse.by == "") == (better.points > worse.points)
                if worse.by in ties:
                    assert better.ties[worse.by] > worse.ties[worse.by]


def test_the_first_go_up_and_the_last_go_down():
    assert after_season([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], 1, 4) == [
        [1, 2, 3, 5],
        [4, 6, 7, 9],
        [8, 10, 11, 12],
    ]


def test_who_leaves_makes_room_and_newcomers_begin_below():
    after = after_season([[1, 2, 3, 4], [5, 6, 7, 8]], 1, 4, left={2}, new=[9])
    assert after == [[1, 3, 5, 4], [6, 7, 8, 9]]


def test_nobody_is_lost_in_a_league():
    for seed in range(200):
        rng = random.Random(seed)
        size = rng.randrange(2, 9)
        members = list(range(rng.randrange(2, 60)))
        divisions = divide(members, size)
        assert [one for division in divisions for one in division] == members
        assert all(len(division) == size for division in divisions[:-1])
        assert len(divisions) == 1 or len(divisions[-1]) >= size / 2
        left, new = set(rng.sample(members, len(members) // 4)), [100, 101]
        after = after_season(divisions, rng.randrange(0, 4), size, left, new)
        assert sorted(one for division in after for one in division) == sorted([*set(members) - left, *new])
