"""Age of Mythology keeps the fourteen contracts, with every number of players and with its options."""

import pytest

import petteia
from petteia.engine import conformance
from tests import CLOSELY, FORM, budget, chequered, some

OPTIONS = {
    2: {"starting_army": "any_two", "hades_takes": "mortal", "cultures": "drafted"},
    3: {"explore_gather_start": "first_player", "matching_bonuses": "highest"},
    4: {"teams": "two_cultures", "great_temple": "after", "cultures": "chosen"},
    5: {"ages_per_turn": "one_per_round", "heroes_of_a_new_age": "next_turn", "cultures": "drafted"},
    6: {"medusa_against_giants": "4"},
    7: {"starting_army": "any_two"},
    8: {"great_temple": "after"},
}
GAMES = {2: 24, 3: 12, 4: 8, 5: 4, 6: 4, 7: 2, 8: 2}
"""56 games in all; half of them with options. Large tables take longer to look at, so they get fewer. It is games that
take the time, and what one more of the same kind adds the soak looks for."""
SOAK = {2: 6270, 3: 2112, 4: 924, 5: 330, 6: 198, 7: 132, 8: 132}
"""10,098 games in all."""
COMPARISONS = {2: 2200, 3: 1200, 4: 800, 5: 300, 6: 200, 7: 150, 8: 150}
"""5,000 leak comparisons in all."""

Case = tuple[int, bool]
CASES: list[Case] = chequered(GAMES, (False, True))
if FORM != "compiled":  # more than ten times slower: one game each at some tables
    CASES = some([(2, False), (3, True), (4, True), (5, False)], [(2, True)])


def name(case: Case) -> str:
    return f"{case[0]} seats, {'options' if case[1] else 'as printed'}"


def check(case: Case, games: int, comparisons: int, seed: int, positions: int = CLOSELY) -> None:
    """Many games rather than many of the `positions` that are examined closely in each."""
    seats, turned = case
    game = petteia.load("age_of_mythology", seats=seats, options=OPTIONS[seats] if turned else {})
    report = conformance(game, games=games, seed=seed, comparisons=comparisons, positions=positions, processes=1)
    assert report.ok, report.failure
    assert report.games == games
    compared = sum(n for what, n in report.counts[7].items() if what.startswith("pairs"))
    assert compared >= comparisons, report.counts[7]


@pytest.mark.parametrize("case", CASES, ids=name)
def test_age_of_mythology_keeps_every_contract(case: Case) -> None:
    games, comparisons = budget(GAMES[case[0]] // 2), budget(COMPARISONS[case[0]] // 2)
    if FORM != "compiled":
        games, comparisons = 1, 10
    check(case, games, comparisons, seed=case[0])


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=name)
def test_ten_thousand_games_keep_every_contract(case: Case) -> None:
    check(case, SOAK[case[0]] // 2, COMPARISONS[case[0]] * 40 // 2, seed=1000 + case[0], positions=20)
