"""Learning from nothing by self-play."""

from importlib.util import find_spec

import pytest

from petteia.bots.policy import policy_of
from petteia.engine.generator import Generator
from petteia.engine.ints import i16, i64, vec
from petteia.lab.players import player
from petteia.lab.self_play.plan import SelfPlayPlan
from tests.cli.test_commands import petteia

pytestmark = pytest.mark.part("bots")
needs_torch = pytest.mark.skipif(
    find_spec("torch") is None or find_spec("numpy") is None, reason="needs PyTorch and NumPy"
)


def test_a_plan_says_in_what_it_differs():
    plan = SelfPlayPlan("deukalion", 2)
    assert plan.difference(plan.plain()) == ""
    assert (
        plan.difference(SelfPlayPlan("deukalion", 2, rate=1e-3).plain())
        == "rate was 0.001 when the run began and is 0.0005 now"
    )


def test_ways_to_learn_do_not_mix_and_bad_settings_get_a_sentence(tmp_path):
    for words, said in (
        (("--by-play", "--network"), "right would be one of them"),
        (("--by-play", "--observation", "all"), "right would be one of: complete, compact"),
        (("--by-play", "--against", "zeus"), "--against zeus is no level"),
        (("--hidden", "900"), "right would be at most 256"),
    ):
        answer = petteia("learn", "deukalion", "--into", str(tmp_path), *words)
        assert answer.code == 2 and said in answer.err.replace("\n", " "), answer.err


def test_nobody_is_exploited_who_is_not_there(tmp_path):
    for words, said in (
        (("deukalion", "zeus"), "there is no bot 'zeus'"),
        (("deukalion", "greedy", "--seats", "9"), "right would be one of: 2, 3, 4"),
        (("deukalion", "greedy", "--observation", "all"), "right would be one of: complete, compact"),
    ):
        answer = petteia("exploit", *words, "--into", str(tmp_path))
        assert answer.code == 2 and said in answer.err.replace("\n", " "), answer.err
    assert "never changes" in petteia("exploit", "--help").out


def test_a_plan_with_a_rival_has_files_of_its_own():
    alone = SelfPlayPlan("deukalion", 2)
    assert SelfPlayPlan("deukalion", 2, rival="greedy").name == "deukalion-2-exploit" != alone.name
    kept = {name: value for name, value in alone.plain().items() if name != "rival"}
    assert alone.difference(kept) == "", "a run begun before there were rivals goes on"


@needs_torch
def test_a_network_learns_against_a_rival_and_is_judged(tmp_path):
    from petteia.lab.self_play.run import SelfPlayRun

    plan = SelfPlayPlan("age_of_mythology", 2, hidden=8, steps=2, minibatch=8, rival="random")
    run = SelfPlayRun(plan, tmp_path, processes=1, games=2, device="cpu")
    run.go(10, 60, ["random"], 1e9, 2, ease=True)
    assert run.counts.decisions == 16, "each update has two halves of two games with two decisions"
    assert run.updater.optimizer.param_groups[0]["lr"] < plan.rate
    (judged,) = run.history
    assert [(each.level, each.games) for each in judged.results] == [("random", 2)]
    assert not run.league


@needs_torch
def test_a_run_is_saved_on_the_way(tmp_path, monkeypatch):
    from petteia.lab.self_play import run as running

    monkeypatch.setattr(running, "KEPT_EVERY_S", 0)
    plan = SelfPlayPlan("age_of_mythology", 2, hidden=8, steps=2, minibatch=8)
    run = running.SelfPlayRun(plan, tmp_path, processes=1, games=2, device="cpu")
    kept = []
    run.told = lambda counts: kept.append((counts.decisions, run.file.is_file() and not run.history))
    run.go(10, 60, [], 1e9, 2)
    assert kept == [(8, True), (16, True)], "before anything was judged"


def test_a_policy_that_is_none_is_no_player(tmp_path):
    bad = tmp_path / "bad.policy"
    with pytest.raises(ValueError, match="No such file"):
        player(str(bad))
    bad.write_bytes(b"nothing")
    with pytest.raises(ValueError, match="this is no policy"):
        player(str(bad))


@needs_torch
def test_advantages_are_those_of_each_seat():
    import torch

    from petteia.lab.self_play.update import Rollout, advantages

    seats = [[0], [1], [0], [1], [0]]
    value = [[0.1], [0.2], [0.3], [0.4], [0.5]]
    rollout = Rollout(
        seen=None,
        legal=None,
        chosen=torch.zeros(4, 1, dtype=torch.long),
        logp=None,
        value=torch.tensor(value),
        seat=torch.tensor(seats),
        learns=torch.tensor([[True], [True], [True], [False]]),
        ended=torch.tensor([[False], [False], [True], [False]]),
        returns=torch.tensor([[[0.0, 0.0]], [[0.0, 0.0]], [[1.0, 0.0]], [[0.0, 0.0]]]),
    )
    found, wanted, judged = advantages(rollout, SelfPlayPlan("deukalion", 2, trace=0.5))
    # The game ends with the third decision: seat 0 wins (1), seat 1 loses (-1). The fourth belongs to the next game,
    # in which seat 1 decides no more before the rollout is over.
    third = 1 - 0.3
    first = (0.3 - 0.1) + 0.5 * third
    second = -1 - 0.2
    assert found[:, 0].tolist() == pytest.approx([first, second, third, 0.0])
    assert wanted[:3, 0].tolist() == pytest.approx([first + 0.1, -1, 1])
    assert judged[:, 0].tolist() == [True, True, True, False]


@needs_torch
def test_whole_numbers_say_what_the_network_says():
    import torch

    from petteia.lab.self_play.export import exported
    from petteia.lab.self_play.network import PolicyValue

    torch.manual_seed(1)
    network = PolicyValue(20, 12, 16)
    torch.nn.init.normal_(network.policy.weight, std=0.5)
    network.scale(torch.full((20,), 3.0), torch.full((20,), 7.5))
    policy = policy_of(exported(network, SelfPlayPlan("deukalion", 2, hidden=16), "any"))
    rng = Generator(2)
    for _ in range(20):
        seen = [int(rng.below(41)) - 20 for _ in range(20)]
        legal = [0, 4, 5, 11]
        logs, _ = network(torch.tensor([seen]), torch.tensor([[*legal, -1]]))
        said = list(policy.logits(policy.think(vec[i16](seen)), vec[i64](legal)))
        best = max(said)
        ours = [(each - best) / (1 << 20) for each in said]
        theirs = (logs[0, :4] - logs[0, :4].max()).tolist()
        assert ours == pytest.approx(theirs, abs=0.02)


@needs_torch
@pytest.mark.soak
def test_a_run_goes_on_where_it_was_and_its_policy_plays(tmp_path):
    words = [
        "learn",
        "deukalion",
        "--into",
        str(tmp_path),
        "--by-play",
        "--matches",
        "2",
        "--jobs",
        "1",
        "--hidden",
        "16",
    ]
    first = petteia(*words, "--decisions", "1", "--against", "random")
    assert first.code == 0, first.err
    assert "decisions a second" in first.out and (tmp_path / "deukalion-2.by-play.html").is_file()
    again = petteia(*words, "--decisions", "40000", "--against", "random")
    assert again.code == 0 and again.out.count("against random") == 2, again.err
    other = petteia(*words, "--seed", "2")
    assert other.code == 2 and "seed was 1 when the run began and is 2 now" in other.err
    assert player(str(tmp_path / "deukalion-2.policy"))
