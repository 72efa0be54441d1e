"""Gymnasium's own checks: `check_env` on every game, at several tables, with several bots."""

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

import petteia.adapters.seat
from tests.suites.tables import TABLES, At

BOTS = ["random", "greedy", "shepherd"]


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_check_env(at: At):
    bot = BOTS[TABLES.index(at) % len(BOTS)]
    bots = ["random", bot][-(at.seats - 1) :]
    name = f"petteia/{at.game}-v1" if TABLES.index(at) % 3 == 0 else f"petteia/{at.game}-compact-v1"
    env = gymnasium.make(name, seats=at.seats, options=at.options, bots=bots, render_mode="ansi")
    assert isinstance(env.unwrapped, petteia.adapters.seat.SeatEnv)
    check_env(env.unwrapped)
