"""Parthenon keeps the fourteen contracts, with every number of players, in its variants, and late in the game."""

import pytest

import petteia
from petteia.engine import conformance
from petteia.engine.protocol import Game
from tests import CLOSELY, FORM, budget, chequered, some
from tests.conformance.late_parthenon import LateParthenon, SecondYear, ThirdYear

OPTIONS = {
    3: {"quick_start": "on", "drafts": "4", "wonder_payments": "instalments"},
    4: {"army_season": "3", "first_game": "on", "cards_per_side": "2", "completion_gold": "2"},
    5: {"quick_start": "on", "first_game": "on"},
    6: {"conversions": "4", "drafts": "2", "completion_gold": "2", "wonder_payments": "instalments"},
}
GAMES = {3: 12, 4: 9, 5: 6, 6: 3}
"""30 games in all: a third as printed, a third with options, a third begun late. Large tables get fewer. It is games
that take the time, and what one more of the same kind adds the soak looks for."""
SOAK = {3: 2850, 4: 1120, 5: 710, 6: 410}
"""5,090 games in all."""
COMPARISONS = {3: 2100, 4: 1410, 5: 900, 6: 600}
"""5,010 leak comparisons in all; forty times as many in the soak."""
LATE = {3: ThirdYear, 4: SecondYear, 5: LateParthenon, 6: ThirdYear}
WAYS = ("as printed", "options", "late")

Case = tuple[int, str]
CASES: list[Case] = chequered(GAMES, WAYS)
if FORM != "compiled":  # more than ten times slower: one game each at some tables
    CASES = some([(3, "as printed"), (3, "late"), (4, "options"), (6, "late")], [(3, "late")])


def name(case: Case) -> str:
    return f"{case[0]} seats, {case[1]}"


def opened(case: Case) -> Game:
    seats, way = case
    if way == "late":
        return LATE[seats](seats)
    return petteia.load("parthenon", seats=seats, options=OPTIONS[seats] if way == "options" else {})


def check(case: Case, games: int, comparisons: int, seed: int, positions: int = CLOSELY) -> None:
    """Many games rather than many of the `positions` that are examined closely in each."""
    report = conformance(
        opened(case), games=games, seed=seed, comparisons=comparisons, positions=positions, processes=1
    )
    assert report.ok, report.failure
    assert report.games == games
    compared = sum(n for what, n in report.counts[7].items() if what.startswith("pairs"))
    assert compared >= comparisons, report.counts[7]


@pytest.mark.parametrize("case", CASES, ids=name)
def test_parthenon_keeps_every_contract(case: Case) -> None:
    games, comparisons = budget(GAMES[case[0]] // 3), budget(COMPARISONS[case[0]] // 3)
    if FORM != "compiled":
        games, comparisons = 1, 0
    check(case, games, comparisons, seed=case[0])


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=name)
def test_five_thousand_games_keep_every_contract(case: Case) -> None:
    check(case, SOAK[case[0]] // 3, COMPARISONS[case[0]] * 40 // 3, seed=2000 + case[0])
