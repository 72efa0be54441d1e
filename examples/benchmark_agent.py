"""A stranger's agent for the benchmark, and its score: in Age of Mythology it would rather recruit than anything else.

    python examples/benchmark_agent.py [TASK] [DEALS]

Prints the score, writes the result to benchmark_agent.json, and checks the file as everybody else can.
"""

import json
import sys
from pathlib import Path

from petteia.benchmark.evaluation import evaluate, written
from petteia.benchmark.tasks import task_of
from petteia.benchmark.verifying import verify


class Agent:
    """Takes the first option that has one of its favourite words, or else any."""

    def choose(self, game, view, rng):
        """The number of one of the options."""
        for word in ("recruit", "build", "gather", "explore"):
            for action in view["actions"]:
                if word in game.actions.text(action["n"]):
                    return action["n"]
        return view["actions"][rng.below(len(view["actions"]))]["n"]


if __name__ == "__main__":
    task = task_of(sys.argv[1] if len(sys.argv) > 1 else "age_of_mythology-limited-v1")
    deals = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    result = evaluate(task, f"{__file__}:Agent", "validation", deals=deals, positions=deals)
    Path("benchmark_agent.json").write_text(written(result), encoding="utf-8")
    verify(json.loads(Path("benchmark_agent.json").read_text(encoding="utf-8")))
    print(f"{result['agent']} scores {result['score']:.1%} ({result['low']:.1%}–{result['high']:.1%}) in {task.name}")
