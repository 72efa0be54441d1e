"""The small games for solvers have the values that docs/benchmark prints: OpenSpiel finds no better answer."""

import importlib.util
from pathlib import Path
from typing import Any

import pyspiel
import pytest

import petteia.benchmark.small as small
from petteia.benchmark.agents import agent_of
from petteia.engine.generator import Generator
from petteia.games import load

pytest.importorskip("scipy", reason="OpenSpiel brings it")

ROOT = Path(__file__).resolve().parents[2]
EXACT = {
    "small_battle": (18_931, 0.566707),
    "small_duel": (2_029, 0.452250),
}
SEASON = (370, 1.222222, 0.044907)
"""Histories, and NashConv of uniform play and of the average of 30 iterations of CFR."""


@pytest.fixture(scope="module")
def bench() -> Any:
    spec = importlib.util.spec_from_file_location("small_games", ROOT / "bench" / "small_games.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["small_duel", pytest.param("small_battle", marks=pytest.mark.soak)])
def test_the_value_is_exact(bench: Any, name: str):
    found = bench.solved(name)
    histories, value = EXACT[name]
    assert found["histories"] == histories <= 1_000_000
    assert found["value"] == pytest.approx(value, abs=1e-6) == found["score"]
    assert found["nash_conv"] < 1e-6 < found["uniform"], "a best response gains nothing"


@pytest.mark.parametrize("iterations", [1, pytest.param(30, marks=pytest.mark.soak)])
def test_the_weakness_of_two_policies_in_the_game_of_three(bench: Any, iterations: int):
    found = bench.solved("small_season", iterations)
    assert (found["histories"], found["uniform"]) == (SEASON[0], pytest.approx(SEASON[1], abs=1e-6))
    if iterations == 30:
        assert found["nash_conv"] == pytest.approx(SEASON[2], abs=1e-4)


@pytest.mark.parametrize("name", small.SMALL)
def test_a_small_game_is_a_game_of_openspiel(name: str):
    game = pyspiel.load_game(f"petteia_{name}")
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)
    state = game.new_initial_state()
    rng = Generator(1)
    while not state.is_terminal():
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
    assert sum(state.returns()) == pytest.approx(1.0) and min(state.returns()) >= 0
    assert state.clone().returns() == state.returns()


def test_a_card_that_the_other_has_cannot_be_seen():
    game = pyspiel.load_game("petteia_small_duel")
    begun = [game.new_initial_state().child(start) for start in range(6)]
    assert len({state.information_state_string(0) for state in begun}) == 3
    assert len({state.information_state_string(1) for state in begun}) == 3


def test_a_bot_of_openspiel_gets_a_state_that_keeps_the_secrets(tmp_path: Path):
    file = tmp_path / "first.py"
    file.write_text("class First:\n    def step(self, state):\n        return state.legal_actions()[-1]\n")
    game = load("age_of_mythology", 2)
    state = game.new()
    while len(state.legal(state.pending()[0]) if state.pending() and state.pending()[0] >= 0 else []) < 2:
        state.resolve(next(i for i, weight in enumerate(state.chance()) if weight > 0))
    seat = state.pending()[0]
    assert agent_of(f"openspiel:{file}:First").choose(game, state.view(seat), Generator(1)) in list(state.legal(seat))
