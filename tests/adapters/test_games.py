"""Thousands of games in one call: the same games as anywhere else, in arrays."""

import gymnasium
import numpy as np
import pytest

from petteia.adapters.aec import TableAEC
from petteia.adapters.games import GamesEnv
from petteia.adapters.seat import SeatEnv
from petteia.adapters.vector import SeatVectorEnv
from petteia.bots.batch import TOGETHER
from tests import budget
from tests.suites import missing
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
    env = GamesEnv("parthenon", 8, 3, observation="compact")
    seen = env.reset(seed=np.arange(8) * 100)
    assert env.deals().tolist() == [100 * n for n in range(8)]
    rng = np.random.default_rng(1)
    ends = 0
    while ends < 10:
        before = env.deals()
        seen = env.step(env.sample(rng))
        ends += int(seen.ended.sum())
        assert (env.deals() == before + 8 * seen.ended).all()
        assert np.allclose(seen.returns.sum(1), seen.ended)


def test_somebody_who_does_not_learn_plays_by_itself():
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
    with pytest.raises(ValueError, match="2 whole numbers"):
        env.reset(seed=[1, 2, 3])


def played(at: At, steps: int) -> tuple[list[int], list[int]]:
    """A game by PettingZoo's interface: what was decided, and a digest of the position after each decision."""
    env = TableAEC(at.game, at.seats, at.options, observation="compact")
    env.reset(seed=7)
    rng = np.random.default_rng(1)
    actions, digests = [], []
    for _ in range(steps):
        legal = env.simulation.legal(env.simulation.seat)
        actions.append(int(legal[rng.integers(len(legal))]))
        env.step(actions[-1])
        digests.append(env.simulation.state.digest())
    return actions, digests


@pytest.mark.parametrize("at", SMALL, ids=str)
def test_a_seed_is_the_same_deal_in_every_adapter(at: At):
    actions, digests = played(at, 40)
    many = GamesEnv(at.game, 2, at.seats, at.options, observation="compact")
    many.reset(seed=np.array([7, 9]))
    rng = np.random.default_rng(2)
    for action, then in zip(actions, digests, strict=True):
        many.step(np.array([action, many.sample(rng)[1]]))
        assert many.batch.games[0].digest() == then
    one = SeatEnv(at.game, ["random"], 0, at.seats, at.options, observation="compact")
    _, info = one.reset(seed=7)
    assert info["deal"] == 7
    assert one.reset(seed=7)[1] == info and info["seats"] == at.seats
    if "open_spiel" not in missing():
        from petteia.adapters import openspiel

        state, deal = openspiel.pyspiel.load_game(at.spiel).new_initial_state(), openspiel.Deal(7)
        for action, then in zip(actions, digests, strict=True):
            while state.is_chance_node():
                state.apply_action(deal.draw(state))
            state.apply_action(action)
            while state.is_chance_node():
                state.apply_action(deal.draw(state))
            assert state.position.state.digest() == then


@pytest.mark.parametrize("bots", [["random"], ["greedy"]], ids=str)
def test_rows_of_the_vector_environment_are_the_games_of_one_seat(bots: list[str]):
    """The same seed, opponents and decisions: the same game, to its end and beyond."""
    at = SMALL[2]
    told = {"seats": at.seats, "options": at.options, "bots": bots, "observation": "compact", "seat": 1}
    envs = gymnasium.make_vec(f"petteia/{at.game}-compact-v1", 2, bots=bots, seats=at.seats, options=at.options, seat=1)
    assert (
        isinstance(envs, SeatVectorEnv) and envs.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    )
    alone = [SeatEnv(at.game, **told) for _ in range(2)]
    seen, infos = envs.reset(seed=[30, 31])
    rows = [env.reset(seed=30 + n)[0] for n, env in enumerate(alone)]
    rng, ends = np.random.default_rng(3), 0
    for _ in range(12 if bots == ["greedy"] else 100_000):
        actions = []
        for n in range(2):
            assert (seen["observation"][n] == rows[n]["observation"]).all()
            assert (seen["action_mask"][n] == rows[n]["action_mask"]).all()
            actions.append(rng.choice(np.flatnonzero(rows[n]["action_mask"])))
        seen, rewards, over, cut, infos = envs.step(np.array(actions))
        for n, env in enumerate(alone):
            rows[n], reward, ended, _, info = env.step(int(actions[n]))
            assert (over[n], cut[n], rewards[n]) == (ended, False, reward)
            if ended:
                ends += 1
                last = infos["final_info"]
                assert infos["_final_obs"][n] and (infos["final_obs"]["observation"][n] == rows[n]["observation"]).all()
                assert last["ranking"][n].tolist() == info["ranking"] and last["deal"][n] == info["deal"]
                assert info["length"] >= last["length"][n] > 10 and last["seat"][n] == 1
                rows[n] = env.reset(seed=int(infos["deal"][n]))[0]
        if ends == 2:
            break
    assert ends == (2 if bots == ["random"] else 0)


def test_the_learner_of_a_vector_environment_sits_everywhere_in_turn():
    envs = SeatVectorEnv("parthenon", 6, ["random"], options={"quick_start": "on"}, seats=3, observation="compact")
    assert envs.reset(seed=4)[1]["seat"].tolist() == [1, 2, 0, 1, 2, 0]
    assert "petteia/parthenon-rules" in envs.version


def test_games_are_cut_off_where_that_is_asked_for():
    env = GamesEnv("deukalion", 3, 2, {"turn_limit": "quarter"}, observation="compact", truncate_after=5, final=True)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    for number in range(1, 11):
        seen = env.step(env.sample(rng))
        assert seen.truncated.tolist() == seen.ended.tolist() == [number % 5 == 0] * 3 and not seen.returns.any()
    told = env.ended()
    assert told.length.tolist() == [5, 5, 5] and told.deal.tolist() == [4, 5, 6] and not told.ranking.any()
    assert told.observation.shape == (3, env.length) and told.observation.any()
    one = SeatEnv(
        "deukalion", ["random"], 0, options={"turn_limit": "quarter"}, observation="compact", truncate_after=2
    )
    seen, _ = one.reset(seed=1)
    ends = []
    for _ in range(2):
        seen, reward, over, cut, info = one.step(int(np.flatnonzero(seen["action_mask"])[0]))
        ends.append((reward, over, cut))
    assert ends == [(0.0, False, False), (0.0, False, True)] and "ranking" not in info and info["length"] >= 2
    table = TableAEC("deukalion", 2, {"turn_limit": "quarter"}, observation="compact", truncate_after=1)
    table.reset(seed=1)
    table.step(table.simulation.legal(table.simulation.seat)[0])
    assert all(table.truncations.values()) and not any(table.terminations.values())
