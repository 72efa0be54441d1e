"""Agents of the benchmark that come from Gymnasium, PettingZoo and OpenSpiel, and agents that learn in a task."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

pytest.importorskip("numpy", reason="the extra rl brings it; make test-suites installs it")

from petteia.benchmark import learning
from petteia.benchmark.deals import TRAINING_DEALS
from petteia.benchmark.learning import Spent, TrainingEnv, learn
from petteia.benchmark.tasks import task_of
from petteia.cli import app
from tests.suites import missing

SMALL = "age_of_mythology-limited-v1"
AGENTS = """
class Gymnasium:
    observation = "compact"
    def predict(self, observation, action_masks=None, deterministic=True):
        return int(action_masks.argmax()), None

def pettingzoo():
    return lambda observation: observation["action_mask"].argmax()

class OpenSpiel:
    def step(self, state):
        return state.legal_actions()[0]

class Learner:
    def __init__(self):
        self.seen = 0
    def learn(self, env):
        seen, info = env.reset(seed=1)
        while True:
            seen, reward, over, cut, info = env.step(int(seen["action_mask"].argmax()))
            self.seen += 1
            if over:
                seen, info = env.reset()
    def __call__(self, observation):
        assert self.seen == 50
        return observation["action_mask"].argmax()
"""


@pytest.fixture
def agents(tmp_path: Path) -> Path:
    file = tmp_path / "agents.py"
    file.write_text(AGENTS)
    return file


def measured(agent: str, into: Path):
    words = ["benchmark", "run", SMALL, agent, "--deals", "1", "--regret", "1", "--jobs", "1", "--name", "first"]
    told = CliRunner().invoke(app, [*words, "--json", str(into)])
    assert told.exit_code == 0, told.output
    return json.loads(into.read_text("utf-8"))


def test_the_same_agent_scores_the_same_by_every_interface(agents: Path, tmp_path: Path):
    names = [f"{agents}:Gymnasium", f"{agents}:pettingzoo"]
    if "open_spiel" not in missing():
        names.append(f"openspiel:{agents}:OpenSpiel")
    found = [measured(name, tmp_path / "x.json") for name in names]
    assert all(each == found[0] for each in found)


def test_an_agent_that_learns_has_a_budget(agents: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(learning, "TrainingEnv", lambda task, **more: TrainingEnv(replace(task, decisions=50), **more))
    found = measured(f"{agents}:Learner", tmp_path / "x.json")
    assert found["learnt"] == 50 and found["games"] == 2


def test_the_budget_holds_for_all_tables_together():
    env = TrainingEnv(replace(task_of(SMALL), decisions=3))
    other = env.another(1)
    for each in (env, other, env):
        seen, info = each.reset(seed=TRAINING_DEALS + 5)
        assert info["deal"] == 5
        each.step(int(seen["action_mask"].argmax()))
    assert env.left == other.left == 0
    with pytest.raises(Spent, match="3 decisions"):
        env.step(0)


def test_an_agent_that_has_enough_stops_early():
    class Enough:
        def learn(self, env: TrainingEnv) -> None:
            env.reset(seed=1)

    assert learn(task_of(SMALL), Enough()) == 0
