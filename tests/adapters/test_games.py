"""Thousands of games in one call: the same games as anywhere else, in arrays."""

import numpy as np
import pytest

from petteia.adapters.aec import TableAEC
from petteia.adapters.games import GamesEnv
from petteia.bots.batch import TOGETHER
from petteia.bots.network import MOST_FEATURE
from tests import budget
from tests.suites.tables import SMALL, At


@pytest.mark.parametrize("games, steps", [(5, 300), (TOGETHER + 3, 30)])
@pytest.mark.parametrize("at", SMALL, ids=str)
def test_every_row_is_what_a_table_of_its_own_shows(at: At, games: int, steps: int):
    env = GamesEnv(at.game, games, at.seats, at.options)
    alone = [TableAEC(at.game, at.seats, at.options) for _ in range(games)]
    seen = env.reset(seed=11)
    for number, table in enumerate(alone):
        table.reset(seed=11 + number)
    rng = np.random.default_rng(5)
    for _ in range(budget(steps)):
        actions = env.sample(rng)
        for number, table in enumerate(alone):
            shown = table.observe(table.agent_selection)
            assert table.agent_selection == f"seat_{seen.seat[number]}"
            assert (shown["observation"] == seen.observation[number]).all()
            assert (shown["action_mask"] == seen.mask[number]).all()
            table.step(actions[number])
        seen = env.step(actions)
        for number, table in enumerate(alone):
            assert all(table.terminations.values()) == seen.ended[number]
            if seen.ended[number]:
                assert list(table.rewards.values()) == seen.returns[number].tolist()
                table.reset(seed=int(env.deals()[number]))
            else:
                assert not seen.returns[number].any()


def test_games_end_begin_anew_and_say_who_won():
    env = GamesEnv("parthenon", 8, 3)
    seen = env.reset(seed=[100 * n for n in range(8)])
    assert env.deals().tolist() == [100 * n for n in range(8)]
    rng = np.random.default_rng(1)
    ends = 0
    while ends < 10:
        before = env.deals()
        seen = env.step(env.sample(rng))
        ends += int(seen.ended.sum())
        assert (env.deals() == before + 8 * seen.ended).all()
        assert np.allclose(seen.returns.sum(1), seen.ended)


def test_whoever_does_not_learn_plays_by_itself():
    env = GamesEnv("deukalion", 6, 3, {"turn_limit": "quarter"}, learners=[1])
    seen = env.reset(seed=3)
    rng = np.random.default_rng(2)
    for _ in range(100):
        assert (seen.seat == 1).all()
        seen = env.step(env.sample(rng))


def test_what_is_not_legal_changes_nothing_in_any_game():
    env = GamesEnv("age_of_mythology", 3, copy=False)
    seen = env.reset(seed=1)
    before = [array.copy() for array in seen]
    wrong = env.sample(np.random.default_rng(0)).astype(np.int64)
    wrong[2] = int(np.flatnonzero(seen.mask[2] == 0)[0])
    with pytest.raises(ValueError, match=r"not legal for seat \d in game 2"):
        env.step(wrong)
    for bad in ([1, 2], [0.5, 1.0, 2.0], [[1, 2, 3]], [-1, 0, 0], [0, 0, 10**6]):
        with pytest.raises(ValueError):
            env.step(bad)
    assert all((now == then).all() for now, then in zip(seen, before, strict=True))


def test_arrays_are_the_caller_s_own_unless_told_otherwise():
    env = GamesEnv("age_of_mythology", 4)
    first = env.reset(seed=1)
    kept = first.mask.copy()
    rng = np.random.default_rng(0)
    for _ in range(5):
        env.step(env.sample(rng))
    assert (first.mask == kept).all()
    first.observation[:] = 0
    live = GamesEnv("age_of_mythology", 4, copy=False).reset(seed=1)
    with pytest.raises(ValueError, match="read-only"):
        live.observation[0, 0] = 1


def test_bad_set_ups_are_refused_with_a_sentence():
    for settings, says in (
        ({"games": 0}, "cannot be stepped at once"),
        ({"learners": [7]}, "seats from 0 to 1"),
        ({"learners": []}, "at least one"),
        ({"seats": 9}, "not for 9 seats"),
    ):
        with pytest.raises(ValueError, match=says):
            GamesEnv("age_of_mythology", **{"games": 2, **settings})
    env = GamesEnv("age_of_mythology", 2)
    with pytest.raises(ValueError, match="nothing has been dealt"):
        env.step([0, 0])
    with pytest.raises(ValueError, match="2 numbers"):
        env.reset(seed=[1, 2, 3])


def test_observations_stay_within_the_bounds_of_their_space():
    env = GamesEnv("age_of_mythology", 64, 4)
    rng = np.random.default_rng(0)
    seen = env.reset(seed=1)
    for _ in range(100):
        assert np.abs(seen.observation).max() <= MOST_FEATURE
        seen = env.step(env.sample(rng))
