"""The learners among the examples learn something small, and the stranger's script submits a score."""

import runpy
import sys
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="the extra rl brings it; make test-suites installs it")

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(monkeypatch: pytest.MonkeyPatch, script: str, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", [script, *words])
    monkeypatch.syspath_prepend(str(EXAMPLES))
    runpy.run_path(str(EXAMPLES / script), run_name="__main__")


@pytest.mark.soak
def test_a_strangers_script_submits_a_score_and_checks_it(monkeypatch, tmp_path, capsys):
    monkeypatch.chdir(tmp_path)
    run(monkeypatch, "benchmark_agent.py", "age_of_mythology-limited-v1", "1")
    assert capsys.readouterr().out.startswith("Agent scores ")
    assert len((EXAMPLES / "benchmark_agent.py").read_text("utf-8").splitlines()) <= 40


def test_ppo_makes_its_updates_and_keeps_to_its_decisions(monkeypatch, tmp_path, capsys):
    pytest.importorskip("torch", reason="the extra learn brings it")
    torch = sys.modules["torch"]
    monkeypatch.syspath_prepend(str(EXAMPLES))
    example = runpy.run_path(str(EXAMPLES / "ppo.py"))
    agent, task = example["Agent"](1, 300), example["task_of"]("age_of_mythology-limited-v1")
    for name, value in (("STEPS", 128), ("MINIBATCH", 64)):
        agent.learn.__func__.__globals__[name] = value
    agent.learn(example["TrainingEnv"](task, observation="compact"))
    assert [decisions for decisions, _, _ in agent.curve] == [128, 256, 384]
    assert all(torch.isfinite(weight).all() for weight in agent.network.parameters())


def test_cloning_learns_from_the_data_set(monkeypatch, tmp_path, capsys):
    pytest.importorskip("torch", reason="the extra learn brings it")
    pytest.importorskip("polars", reason="the extra lab brings it")
    from petteia.benchmark.dataset import DataPlan, make

    make(DataPlan("age_of_mythology", 2, "compact", 2), tmp_path / "data", jobs=1)
    run(monkeypatch, "cloning.py", str(tmp_path / "data"), str(tmp_path / "cloned.pt"), "--passes", "3")
    told = capsys.readouterr().out.splitlines()
    nats = [float(line.split()[2]) for line in told if line.startswith("pass")]
    assert nats[-1] < nats[0] and "guesses" in told[-1]
    monkeypatch.setenv("CLONED", str(tmp_path / "cloned.pt"))
    sys.modules.pop("cloning", None)
    assert runpy.run_path(str(EXAMPLES / "cloning.py"))["Agent"]().network is not None
