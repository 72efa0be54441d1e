"""Finding weights by self-play: the course of a run, and that it resumes where it stopped."""

import json
from dataclasses import replace

import pytest
from agora import Agora
from typer.testing import CliRunner

from petteia.bots.greedy import evaluation_of
from petteia.bots.learnt import ALL, MANY, MIDWAY, kept, teach
from petteia.bots.named_weights import NamedWeights
from petteia.bots.selfplay import play_against
from petteia.cli import app
from petteia.games import load
from petteia.lab import tuning
from petteia.lab.tuning import Tuner, TuningPlan, seatings
from tests.shelf import FEWEST

pytestmark = pytest.mark.part("bots")

GAMES = [*FEWEST.items(), ("age_of_mythology", 4)]


def run(monkeypatch, tmp_path, wins, generations=30, name="run.json"):
    """A run in which `wins(some, others)` decides the games."""
    monkeypatch.setattr(tuning, "play", lambda game, seats, some, others, which, seed, taught: wins(some, others))
    plan = TuningPlan("deukalion", 2, generations, directions=32, matches=4, judged=10)
    tuner = Tuner(plan, tmp_path / name, jobs=1)
    tuner.play()
    return tuner


def test_what_wins_pulls_the_weights_its_way(monkeypatch, tmp_path):
    def more_soldiers_win(some, others):
        return 0.5 if some["soldier"] > others["soldier"] else -0.5

    tuner = run(monkeypatch, tmp_path, more_soldiers_win)
    before, after = tuner.by_hand, tuner.result()
    assert after["soldier"] > 2 * before["soldier"]
    others = [abs(after[name] - before[name]) / before[name] for name in before if before[name] > 10]
    assert sorted(others)[len(others) // 2] < 1, "what does not matter stays about where it was"
    assert all(after[name] > 0 for name in before if before[name] > 0)


def test_a_run_goes_on_where_it_stopped(monkeypatch, tmp_path):
    def dearer_cards_win(some, others):
        return (some["card"] > others["card"]) - 0.5

    whole = run(monkeypatch, tmp_path, dearer_cards_win, 6, "whole.json")
    run(monkeypatch, tmp_path, dearer_cards_win, 4, "parts.json")
    parts = run(monkeypatch, tmp_path, dearer_cards_win, 6, "parts.json")
    assert parts.result() == whole.result() and parts.run.games == whole.run.games == 6 * 32 * 2
    with pytest.raises(ValueError, match="a run of deukalion at 2 seats with seed 1"):
        Tuner(replace(whole.plan, seed=2), tmp_path / "whole.json")


def test_every_seat_is_played_by_either_side():
    assert seatings(2) == [(0,), (1,)]
    assert seatings(3) == [(0,), (1,), (2,), (0, 1), (0, 2), (1, 2)]


@pytest.mark.parametrize("much", (MIDWAY, ALL))
@pytest.mark.parametrize("game, seats", GAMES)
def test_what_the_package_has_learnt_can_be_set(game, seats, much):
    """Weights, or a network as wide as its features; those of a shorter run if there is one."""
    box = load(game, seats)
    evaluation = evaluation_of(box)
    by_hand = evaluation.named_weights().plain()
    teach(evaluation, game, seats, much)
    found = kept(game)
    among = "midway" if much == MIDWAY else "among_many" if seats >= MANY else "values"
    values = found.get(among, found["values"])
    assert evaluation.named_weights().plain() == {**by_hand, **values}
    assert values or evaluation.network is not None, "something was learnt"
    if evaluation.network is not None:
        assert evaluation.network.inputs == len(evaluation.features(box.new(), 0))


def test_evaluations_play_a_whole_game_against_each_other():
    game = Agora()
    assert sum(play_against(game, [evaluation_of(game) for _ in range(3)], 1)) == pytest.approx(1)


def test_a_weight_that_there_is_not_gets_a_sentence():
    taste = evaluation_of(load("deukalion", 2)).named_weights()
    with pytest.raises(ValueError, match="no weight 'cunning'; right would be one of: "):
        taste.take_over({"cunning": 3})
    with pytest.raises(ValueError, match="soldier is a whole number"):
        taste.take_over({"soldier": 1 << 50})
    assert NamedWeights().plain() == {}


def test_the_command_plays_a_generation_and_keeps_it(monkeypatch, tmp_path):
    monkeypatch.setattr(tuning, "play", lambda game, seats, some, others, which, seed, taught: 0.5)
    words = ["learn", "deukalion", "--into", str(tmp_path), "--generations", "1", "--games", "2", "--matches", "2"]
    done = CliRunner().invoke(app, [*words, "--jobs", "1"])
    assert done.exit_code == 0, done.output
    assert "generation 1: won" in done.stdout and "soldier 70 → " in done.stdout
    kept = json.loads((tmp_path / "deukalion-2.weights.json").read_text("utf-8"))
    assert kept["done"] == 1 and kept["games"] == 2 and len(kept["judged"]) == 1


def test_two_seats_meet_among_others_who_play_as_written_by_hand(monkeypatch, tmp_path):
    """No seat belongs to both sides, and the difference between the sides counts."""
    seen = []

    def whoever_values_soldiers_more(game, sides, seed):
        worth = [side.named_weights().plain()["soldier"] for side in sides]
        seen.append(worth)
        return [float(one == max(worth)) for one in worth]

    monkeypatch.setattr(tuning, "play_against", whoever_values_soldiers_more)
    plan = TuningPlan("deukalion", 4, 2, directions=4, matches=0, rivals=True)
    tuner = Tuner(plan, tmp_path / "among.json", jobs=1)
    tuner.play()
    by_hand = tuner.by_hand["soldier"]
    assert all(worth.count(by_hand) >= 2 for worth in seen[:16]) and tuner.run.games == 2 * 4 * 4
    assert tuner.run.values["soldier"] > by_hand


def test_a_run_can_begin_with_what_the_package_has_learnt(tmp_path):
    plan = TuningPlan("age_of_mythology", 2, onward=True)
    begun = Tuner(plan, tmp_path / "onward.json", jobs=1).run.values
    assert {name: round(begun[name]) for name in kept("age_of_mythology")["values"]} == kept("age_of_mythology")[
        "values"
    ]
