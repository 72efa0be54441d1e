"""The worked examples run and end with a valid result: small here, so that nobody waits for them to learn."""

import runpy
import sys
from pathlib import Path

import numpy as np
import pytest

from petteia.adapters.games import BatchObservation
from tests.suites import missing

EXAMPLES = Path(__file__).parents[2] / "examples"
SMALL = {
    "games.py": "deukalion --seats 2 --option turn_limit=quarter --games 4 --steps 20 --judged 2",
    "gymnasium_seat.py": "age_of_mythology --seats 2 --games 1 --judged 2",
    "pettingzoo_table.py": "parthenon --seats 3 --option quick_start=on --games 1 --judged 1",
    "openspiel_bots.py": "--games 1 --judged 1",
}
OF_THE_BENCHMARK = {"benchmark_agent.py", "cloning.py", "ppo.py"}
"""They are tested with it (test_learners.py)."""
SCRIPTS = sorted(
    file.name
    for file in EXAMPLES.glob("*.py")
    if "__main__" in file.read_text("utf-8") and file.name not in OF_THE_BENCHMARK
)


@pytest.mark.parametrize("script", SCRIPTS)
def test_an_example_runs(script: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    if script == "openspiel_bots.py" and "open_spiel" in missing():
        pytest.skip("needs OpenSpiel, which has no wheel for this Python or machine")
    monkeypatch.setattr(sys, "argv", [script, *SMALL[script].split(), "--seeds", "2"])
    monkeypatch.syspath_prepend(str(EXAMPLES))
    runpy.run_path(str(EXAMPLES / script), run_name="__main__")
    told = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in told[-3:]] == ["seed 1", "seed 2", "all 2"]
    assert "a fair share is" in told[-1] and "of 2 beat it" in told[-1]


def test_an_example_judges_by_every_game_it_began(monkeypatch: pytest.MonkeyPatch):
    """Of parallel games the short ones end first: each deal counts once, however long it takes."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    example = runpy.run_path(str(EXAMPLES / "games.py"))

    class Rows:
        """Two games: one lost at every second step, and one won at the ninth."""

        def __init__(self, *_: object, **__: object) -> None:
            self.time = 0

        def reset(self, seed: int):
            return self.step(None)

        def step(self, _: object):
            ended = np.array([self.time % 2 == 1, self.time == 9])
            self.time += 1
            won = np.array([[0.0, 1.0], [1.0, 0.0]]) * ended[:, None]
            nothing = np.zeros(2, bool)
            seen, mask = np.zeros((2, 1), np.int16), np.ones((2, 1), np.int8)
            return BatchObservation(seen, mask, np.zeros(2), won, ended, nothing)

    judge = example["judge"]
    judge.__globals__["GamesEnv"] = Rows
    game = type("Two", (), {"seats": 2})
    # In seat 0 the long game is won and the short ones lost, in seat 1 the other way round.
    assert judge(game, example["Policy"](1, 1), 4, np.random.default_rng(1)) == (2.0, 4)
