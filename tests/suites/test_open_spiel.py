"""OpenSpiel's own suite: simulations with saving and loading, the API on part of the tree, a playthrough that has to
stay as it is, resampling, and algorithms that play a small position through."""

import sys
import unittest
from pathlib import Path

import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    mcts,
)

import petteia.adapters.openspiel
from petteia.engine.driver import random_choices, random_game
from petteia.engine.generator import Generator
from petteia.engine.protocol import State
from petteia.games import load
from tests.suites.tables import SMALL, TABLES, At

if not flags.FLAGS.is_parsed():
    flags.FLAGS(sys.argv[:1])

PLAYTHROUGHS = Path(__file__).with_name("playthroughs")


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_random_simulations_with_serialisation(at: At):
    pyspiel.random_sim_test(pyspiel.load_game(at.spiel), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("at", SMALL, ids=str)
def test_api_on_the_partial_tree(at: At):
    members = {"game": pyspiel.load_game(at.spiel), "game_name": at.spiel}
    partial = type("Partial", (api_test.EnforceAPIOnPartialTreeBase,), members)
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(partial)
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun >= 5 and result.wasSuccessful(), result.failures + result.errors


@pytest.mark.parametrize("file", sorted(PLAYTHROUGHS.glob("*.txt")), ids=lambda file: file.stem)
def test_the_playthrough_is_as_it_was(file: Path):
    """Made anew with `python tests/suites/playthroughs.py`, and looked through."""
    original, new = generate_playthrough.replay(str(file))
    assert new == original


def test_there_is_a_playthrough_of_each_game():
    assert {file.stem for file in PLAYTHROUGHS.glob("*.txt")} == {at.game for at in SMALL}


@pytest.mark.parametrize("at", SMALL, ids=str)
def test_a_resampled_state_cannot_be_told_apart_by_its_player(at: At):
    """As OpenSpiel's `ResampleInfostateTest`, which only C++ can call; and something is swapped now and then."""
    game = pyspiel.load_game(at.spiel)
    rng = Generator(3)
    swapped = 0
    state = game.new_initial_state()
    for number in range(400):
        if state.is_terminal():
            break
        if not state.is_chance_node() and number % 7 == 0:
            for player in range(at.seats):
                other = state.resample_from_infostate(player, lambda: rng.below(1 << 30) / (1 << 30))
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
                assert other.current_player() == state.current_player()
                swapped += str(other) != str(state)
                if player == state.current_player():
                    assert other.legal_actions() == state.legal_actions()
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
    assert swapped > 10


def late(name: str, seats: int, left: int, seed: int) -> State:
    """A position of a random game that has so many decisions left, if it is played on in the same way."""
    game = load(name, seats)
    made = random_game(game.new(), Generator(seed), game.bound)
    state = game.new()
    random_choices(state, Generator(seed), made - left, game.bound)
    return state


@pytest.fixture(scope="module")
def ending() -> pyspiel.Game:
    """A game that begins near the end of one of Age of Mythology, small enough to be seen through and not decided."""
    for seed in range(1, 60):
        start = late("age_of_mythology", 2, 3, seed)
        game = pyspiel.load_game(petteia.adapters.openspiel.register_start(f"late_{seed}", start))
        if undecided(game):
            return game
    raise AssertionError("no position was small enough and still undecided")


def undecided(game: pyspiel.Game, most: int = 400) -> bool:
    """Whether the tree below the start is small, and both win in it somewhere."""
    ends, todo, seen = set(), [game.new_initial_state()], 0
    while todo:
        state = todo.pop()
        seen += 1
        if seen > most:
            return False
        if state.is_terminal():
            ends.add(tuple(state.returns()))
        else:
            todo += [state.child(action) for action in state.legal_actions()]
    return len(ends) > 1


def test_cfr_solves_a_small_position(ending):
    """The regret goes down to nothing, over the whole tree."""
    solver = cfr.CFRSolver(ending)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(ending, solver.average_policy()) < 0.05


def test_sampling_and_searches_play_a_small_position(ending):
    solver = external_sampling_mccfr.ExternalSamplingSolver(ending)
    for _ in range(10):
        solver.iteration()
    evaluator = mcts.RandomRolloutEvaluator(1)
    bots = [mcts.MCTSBot(ending, 1.4, 20, evaluator), ismcts.ISMCTSBot(ending, evaluator, 1.4, 20)]
    for first in (0, 1):
        state = ending.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(state.chance_outcomes()[0][0])
                continue
            policy = solver.average_policy().action_probabilities(state)
            assert abs(sum(policy.values()) - 1) < 1e-6 and set(policy) == set(state.legal_actions())
            action = bots[(state.current_player() + first) % 2].step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
        assert sum(state.returns()) == 1
