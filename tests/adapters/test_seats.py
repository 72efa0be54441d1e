"""One seat, and every seat: refusals, seating, and that nobody sees what is not theirs."""

import pytest

from petteia.adapters.aec import TableAEC
from petteia.adapters.seat import SeatEnv
from petteia.engine.generator import Generator
from tests import budget
from tests.suites.tables import SMALL, At


@pytest.mark.parametrize("at", SMALL, ids=str)
def test_an_observation_holds_only_what_its_seat_may_know(at: At):
    """With everything swapped that a seat cannot know, it sees and may do the same."""
    env = TableAEC(at.game, at.seats, at.options)
    env.reset(seed=8)
    rng = Generator(4)
    swapped = 0
    table = env.simulation
    for number in range(budget(1400)):
        if table.seat < 0:
            env.reset()
        if number % 9 == 0:
            true = table.state
            for seat, agent in enumerate(env.possible_agents):
                shown = env.observe(agent)
                table.state = true.resample(seat, rng)
                swapped += table.state.digest() != true.digest()
                other = env.observe(agent)
                assert (other["observation"] == shown["observation"]).all()
                assert (other["action_mask"] == shown["action_mask"]).all()
                table.state = true
        options = table.legal(table.seat)
        table.decide(options[int(rng.below(len(options)))])
    assert swapped > 20


def test_an_action_that_is_not_legal_is_refused_and_nothing_has_changed():
    env = TableAEC("age_of_mythology", 2)
    env.reset(seed=1)
    agent, before = env.agent_selection, env.simulation.state.digest()
    legal = env.simulation.legal(env.simulation.seat)
    wrong = next(action for action in range(env.simulation.actions) if action not in legal)
    for action in (wrong, -1, 10**9):
        with pytest.raises(ValueError, match="not legal for seat"):
            env.step(action)
    with pytest.raises(ValueError, match="None is what an agent says"):
        env.step(None)
    assert env.agent_selection == agent and env.simulation.state.digest() == before


def test_one_seat_is_told_why_an_action_was_refused():
    env = SeatEnv("age_of_mythology", ["random"], seat=1, refused_reward=-0.5)
    seen, info = env.reset(seed=3)
    assert info["seat"] == 1 and env.simulation.seat == 1
    wrong = next(action for action in range(env.simulation.actions) if not seen["action_mask"][action])
    after, reward, over, _, info = env.step(wrong)
    assert reward == -0.5 and not over and "not legal for seat 1" in info["refused"]
    assert (after["observation"] == seen["observation"]).all() and (env.action_masks() == seen["action_mask"]).all()


@pytest.mark.parametrize("at", SMALL, ids=str)
def test_one_seat_plays_a_whole_game_against_bots(at: At):
    env = SeatEnv(at.game, ["random"], seats=at.seats, options=at.options)
    seen, info = env.reset(seed=5)
    rng = Generator(1)
    over = False
    while not over:
        assert env.simulation.seat == info["seat"] == env.seat
        options = env.simulation.legal(env.seat)
        seen, reward, over, cut, _ = env.step(options[int(rng.below(len(options)))])
        assert not cut and (over or reward == 0)
    assert reward == env.simulation.returns()[env.seat] and not seen["action_mask"].any()
    told = env.simulation.info()
    assert told["deal"] == 5 and told["seats"] == at.seats and told["length"] > 10
    assert {seat for seat, place in enumerate(told["ranking"]) if place == 1} == {
        seat for seat, won in enumerate(env.simulation.returns()) if won
    }


def test_a_table_is_printed_for_people_who_want_to_watch(capsys):
    env = SeatEnv("age_of_mythology", ["random"], render_mode="human")
    seen, _ = env.reset(seed=3)
    env.step(int(seen["action_mask"].argmax()))
    assert env.render() is None and capsys.readouterr().out.count("age_of_mythology, 2 seats: seat") == 2


def test_seats_are_drawn_and_the_last_bot_plays_the_rest():
    env = SeatEnv("parthenon", ["greedy", "random"], seats=5)
    assert env.kinds == ["greedy", "random", "random", "random"]
    assert len({env.reset(seed=seed)[1]["seat"] for seed in range(20)}) > 2


def test_bad_set_ups_are_refused_with_a_sentence():
    for settings, says in (
        ({"bots": ["minotaur"]}, "no bot 'minotaur'.*greedy"),
        ({"bots": []}, "1 other seats"),
        ({"bots": ["random"] * 3}, "1 other seats"),
        ({"seat": 2}, "no seat 2"),
        ({"options": {"weather": "bad"}}, "no option 'weather'"),
        ({"render_mode": "rgb_array"}, "right would be 'ansi'"),
        ({"observation": "all"}, "no observation 'all'.*compact"),
        ({"version": "age_of_mythology-rules0"}, "this is age_of_mythology-rules1.*not age_of_mythology-rules0"),
    ):
        with pytest.raises(ValueError, match=says):
            SeatEnv("age_of_mythology", **settings)
