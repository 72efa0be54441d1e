"""Deukalion keeps the fourteen contracts, with every number of players and every choice of expansions."""

import pytest

import petteia
from petteia.engine import conformance
from tests import CLOSELY, FORM, budget, chequered, some

EXPANSIONS = (
    {},
    {"charybdis": "on"},
    {"theseus": "on", "soldiers": "thick_meeple", "failed_attack": "sails_on", "attacks": "several"},
    {"charybdis": "free_placement", "theseus": "on", "soldiers": "flat_meeple", "card_moments": "any"},
)
GAMES = {2: 32, 3: 12, 4: 8}
"""52 games in all, a quarter of them with each choice of expansions. Large tables take longer, so they get fewer. It
is games that take the time, and what one more of the same kind adds the soak looks for."""
COMPARISONS = {2: 2000, 3: 1600, 4: 1400}
"""5,000 leak comparisons in all; 200,000 in the soak."""
SOAK = {2: 7000, 3: 2000, 4: 1000}
"""10,000 games in all."""
SHORT = {"turn_limit": "quarter"}
"""Random players come to an end by themselves after 200 turns or so; in 75 the piles run out several times, too."""

Case = tuple[int, int]
CASES: list[Case] = chequered(GAMES, range(len(EXPANSIONS)))
if FORM != "compiled":  # more than ten times slower: a game each at some tables
    CASES = some([(2, 0), (3, 3), (4, 1)], [(2, 3)])


def name(case: Case) -> str:
    return f"{case[0]} seats, {', '.join(f'{k} {v}' for k, v in EXPANSIONS[case[1]].items()) or 'as printed'}"


def check(case: Case, games: int, comparisons: int, seed: int, positions: int = CLOSELY) -> None:
    """Many games rather than many of the `positions` that are examined closely in each."""
    seats, choice = case
    game = petteia.load("deukalion", seats=seats, options={**EXPANSIONS[choice], **SHORT})
    report = conformance(game, games=games, seed=seed, comparisons=comparisons, positions=positions, processes=1)
    assert report.ok, report.failure
    assert report.games == games
    pairs = {what: n for what, n in report.counts[7].items() if what.startswith("pairs")}
    assert sum(pairs.values()) >= comparisons, pairs
    # Nobody decides alone in secret in this game (test_deukalion_secrets.py); the other kinds must not be missing.
    for kind in ("possible world", "outcome", "picks"):
        assert games < 20 or any(kind in what and n > 0 for what, n in pairs.items()), pairs


@pytest.mark.parametrize("case", CASES, ids=name)
def test_deukalion_keeps_every_contract(case: Case) -> None:
    games, comparisons = budget(GAMES[case[0]] // 4), budget(COMPARISONS[case[0]] // 4)
    if FORM != "compiled":
        games, comparisons = 1, 10
    check(case, games, comparisons, seed=case[0] * 10 + case[1])


@pytest.mark.skipif(FORM == "pure", reason="too slow uncompiled; the options above are played in both forms")
@pytest.mark.parametrize("seats", [2, *(pytest.param(seats, marks=pytest.mark.soak) for seats in (3, 4))])
def test_whole_games_keep_every_contract(seats: int) -> None:
    game = petteia.load("deukalion", seats=seats, options=EXPANSIONS[3])
    report = conformance(game, games=1, seed=seats, comparisons=0, positions=10, processes=0)
    assert report.ok, report.failure


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=name)
def test_ten_thousand_games_keep_every_contract(case: Case) -> None:
    check(case, SOAK[case[0]] // 4, COMPARISONS[case[0]] * 10, seed=1000 + case[0] * 10 + case[1])
