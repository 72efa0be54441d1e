"""PettingZoo's own suite: `api_test`, `seed_test` also across processes, and its performance benchmark."""

import os
import subprocess
import sys

import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from petteia.adapters.aec import TableAEC
from tests.suites.tables import SMALL, TABLES, At

CYCLES = 60
"""Decisions of each seat that `api_test` looks at; the games themselves go on for hundreds."""


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_api(at: At):
    api_test(TableAEC(at.game, at.seats, at.options, render_mode="ansi"), num_cycles=CYCLES)


def test_api_to_the_end_of_a_game():
    at = TABLES[6]
    api_test(TableAEC(at.game, at.seats, at.options), num_cycles=100_000)


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_seed(at: At):
    seed_test(lambda: TableAEC(at.game, at.seats, at.options), num_cycles=CYCLES)


PLAYED = """
import hashlib, sys
from petteia.adapters.aec import TableAEC
env = TableAEC(sys.argv[1], int(sys.argv[2]), dict(pair.split("=") for pair in sys.argv[3:]))
env.reset(seed=42)
for n, agent in enumerate(env.agents):
    env.action_space(agent).seed(42 + n)
seen = hashlib.sha256()
for n, agent in enumerate(env.agent_iter(400)):
    shown, reward, terminated, truncated, info = env.last()
    rows = [row.tolist() for row in shown.values()]
    seen.update(repr((agent, rows, reward, terminated)).encode())
    env.step(None if terminated else env.action_space(agent).sample(shown["action_mask"]))
print(seen.hexdigest())
"""


@pytest.mark.parametrize("at", SMALL, ids=str)
def test_seed_across_processes(at: At):
    options = [f"{key}={value}" for key, value in at.options.items()]
    command = [sys.executable, "-c", PLAYED, at.game, str(at.seats), *options]
    told = []
    for seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": seed}
        told.append(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    assert told[0] == told[1] and len(told[0]) == 65


# It goes on for five seconds whatever it is given, and tells a figure: nothing that could be wrong.
@pytest.mark.soak
@pytest.mark.parametrize("at", SMALL, ids=str)
def test_performance_benchmark(at: At, capsys):
    performance_benchmark(TableAEC(at.game, at.seats, at.options))
    told = capsys.readouterr().out
    print(at, told)
    assert "turns per second" in told and "Finished performance benchmark" in told
