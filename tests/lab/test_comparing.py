"""Learning by comparing the options of one decision: which options are compared, and what a network learns from it."""

from array import array
from importlib.util import find_spec

import pytest

from petteia.bots import selfplay
from petteia.bots.greedy import evaluation_of
from petteia.bots.network import network_of
from petteia.bots.selfplay import COMPARED, play_and_compare
from petteia.engine.ints import i16, vec
from petteia.games import load
from petteia.lab.comparing import Compared, ComparisonPlan, batches, taught


def test_options_of_one_decision_are_played_on_from(monkeypatch):
    """At most this many options per decision, each with one row of features and its seat's value at the end of each
    turn."""
    monkeypatch.setattr(selfplay, "MOST_STEPS", 60)  # uncompiled the beginning of a game is enough
    game = load("parthenon", 3)
    evaluation = evaluation_of(game)
    evaluation.samples, evaluation.hurried = 1, True
    notes = play_and_compare(game, evaluation, 3, 0, 20, 2)
    assert notes.decisions and notes.decisions == sorted(notes.decisions)
    assert len(notes.by_hand) == len(notes.features) == len(notes.decisions) and len(notes.reached) == 2 * len(
        notes.by_hand
    )
    assert all(notes.decisions.count(one) <= COMPARED for one in set(notes.decisions))


def test_the_games_of_a_run_are_the_same_however_many_cores_there_are():
    some = batches(ComparisonPlan("deukalion", (2, 4), games=16), 0, None)
    assert [(seats, len(seeds)) for _, seats, _, seeds in some] == [(2, 4), (4, 4)] * 2
    assert len({seed for _, _, _, seeds in some for seed in seeds}) == 16


@pytest.mark.skipif(find_spec("torch") is None, reason="needs PyTorch")
def test_a_network_learns_what_tells_options_apart():
    """Of two options that look alike, the one with the first feature gains a thousand more."""
    rows = Compared(3, [2] * 400, [4] * 100)
    for number in range(800):
        rows.features.extend([number % 2, 1, number % 3 == 0])
        rows.by_hand.append(500)
        rows.reached.extend([500 + 1000 * (number % 2)] * 2)
    weights, noted = taught(ComparisonPlan("deukalion", (2,), hidden=4, epochs=60), [rows], 0)
    network = network_of(weights)
    gain = network.output(vec[i16]([1, 1, 0])) - network.output(vec[i16]([0, 1, 0]))
    assert noted["gap"] < noted["gap_by_hand"] and 300 < gain < 1500
    assert isinstance(rows.by_hand, array)
