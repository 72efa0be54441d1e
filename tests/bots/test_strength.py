"""The strength of the greedy bot. The thresholds are so far below its strength that chance will not break a test."""

from math import comb

import pytest
from agora import Agora

from petteia.bots import make_bot
from petteia.lab.match import MatchNotes, play_match
from petteia.lab.tournament import Pairing, fixtures, tournament
from tests import BUDGET, FORM, ROOT, budget

RARE = 0.001


def chance_of_at_most(wins: float, games: int, rate: float) -> float:
    """The chance that a player with this winning rate wins no more often than this."""
    return sum(comb(games, n) * rate**n * (1 - rate) ** (games - n) for n in range(int(wins) + 1))


def wins(matches: list[MatchNotes], bot: str = "greedy") -> float:
    return sum(m.returns[s] for m in matches for s in range(len(m.bots)) if m.bots[s] == bot)


def test_the_bound_lets_the_good_through_and_stops_the_bad():
    assert chance_of_at_most(54, 60, 0.9) > RARE > chance_of_at_most(44, 60, 0.9)


@pytest.mark.parametrize(("game", "deals"), [("age_of_mythology", 30), ("deukalion", 30 if FORM == "compiled" else 2)])
def test_it_beats_random_at_the_table_of_two(game, deals):
    """At least nine in ten, every deal from both seats. This fails only if the result would be a freak at that rate."""
    games = 2 * budget(deals)
    won = wins(tournament(Pairing(game, ("greedy", "random")), games, seed=1, jobs=1))
    assert chance_of_at_most(won, games, 0.9) > RARE, f"{won} of {games}"


LARGER = [("age_of_mythology", 3), ("age_of_mythology", 4), ("age_of_mythology", 6), ("deukalion", 3), ("deukalion", 4)]


@pytest.mark.parametrize(("game", "seats"), LARGER if BUDGET == 100 else LARGER[1::2])
def test_it_does_well_at_larger_tables_too(game, seats):
    games = max(2, budget(6 if FORM == "compiled" or game != "deukalion" else 2))
    bots = ("greedy", *["random"] * (seats - 1))
    won = wins(tournament(Pairing(game, bots), games, seed=50, jobs=1))
    assert chance_of_at_most(won, games, 0.7) > RARE, f"{won} of {games}"


def test_a_game_it_knows_nothing_about_is_played_for_points():
    game = Agora()
    matches = []
    for seed, seating in fixtures(("greedy", "random", "random"), 3 * budget(15), 1):
        matches.append(play_match(game, [make_bot(kind) for kind in seating], list(seating), seed))
    won = wins(matches)
    assert won > len(matches) / 3, f"{won} of {len(matches)}: no better than the others"
    assert chance_of_at_most(won, len(matches), 0.55) > RARE


@pytest.mark.soak
def test_it_beats_random_in_nine_of_ten_of_four_hundred_games():
    matches = tournament(Pairing("age_of_mythology", ("greedy", "random")), 400, seed=1)
    assert len(matches) == 400
    assert wins(matches) >= 360
    by_culture = {c: [] for c in ("greek", "egyptian", "norse")}
    for match in matches:
        seat = match.bots.index("greedy")
        by_culture[match.marks["culture"][seat]].append(match.returns[seat])
    assert all(len(won) > 100 and sum(won) / len(won) > 0.8 for won in by_culture.values())


@pytest.mark.soak
def test_it_beats_random_in_nine_of_ten_of_four_hundred_games_of_deukalion():
    matches = tournament(Pairing("deukalion", ("greedy", "random")), 400, seed=1)
    assert len(matches) == 400
    assert wins(matches) >= 360
    assert {match.ending for match in matches} <= {"a mission", "a settlement", "point cards"}


@pytest.mark.parametrize("game", ["age_of_mythology", "deukalion"])
def test_the_experiments_name_the_command_that_prints_them(game):
    assert f"petteia lab play {game}" in (ROOT / "docs" / "experiments.md").read_text("utf-8")
