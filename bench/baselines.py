"""The baselines of the benchmark, and the tables of docs/benchmark/baselines.md.

    python bench/baselines.py [--tasks NAME,NAME] [--agents random,hoplite] [--deals 10] [--regret 0] [--print]

Measures what is not yet in docs/benchmark/results, on the deals of validation, and writes the page from everything that
is there. With `--print` it only writes the page.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from petteia.benchmark.evaluation import evaluate, written
from petteia.benchmark.tasks import PLAY, task_of, tasks
from petteia.bots import LEVELS

ROOT = Path(__file__).resolve().parents[1] / "docs" / "benchmark"
RESULTS, PAGE = ROOT / "results", ROOT / "baselines.md"
AGENTS = ("random", *LEVELS)

HEAD = """# Baselines

The share of the wins on deals of validation, with the agent in every seat, and where the true one
lies with 95 % confidence; a star marks a result that is not of all deals. Regret is in points of
percent a decision. Each figure has its file in [results](results), which `petteia benchmark verify`
replays; this page is written by `python bench/baselines.py --print`.
"""


def results() -> list[dict[str, Any]]:
    """Everything that has been measured, without the games."""
    out = []
    for file in sorted(RESULTS.glob("*.json")):
        found = json.loads(file.read_text("utf-8"))
        out.append({key: value for key, value in found.items() if key not in ("played", "asked")})
    return out


def page() -> str:
    """The tables."""
    out = [HEAD]
    found = results()
    for name, task in tasks().items():
        rows = [each for each in found if each["task"] == name and each["checksum"] == task.checksum]
        if not rows:
            continue
        out.append(f"## {name}\n\nA fair share is {rows[0]['fair']:.1%}.\n")
        out.append("| agent | score | 95 % | games | regret | learnt from |\n|---|---:|---|---:|---|---:|")
        for each in sorted(rows, key=lambda row: -row["score"]):
            regret = each.get("regret")
            cost = f"{regret['mean']:.2f} ({regret['low']:.2f}–{regret['high']:.2f})" if regret else ""
            learnt = f"{each['learnt']:,}" if "learnt" in each else ""
            star = "" if each["complete"] else " *"
            out.append(
                f"| {each['agent']} | {each['score']:.1%}{star} | {each['low']:.1%}–{each['high']:.1%} "
                f"| {each['games']} | {cost} | {learnt} |"
            )
        out.append("")
    missing = [name for name, task in tasks().items() if task.kind == PLAY and all(r["task"] != name for r in found)]
    if missing:
        out.append("Not measured yet: " + ", ".join(f"`{name}`" for name in missing) + ".\n")
    return "\n".join(out)


def main() -> None:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tasks", default=",".join(tasks()))
    parser.add_argument("--agents", default=",".join(AGENTS))
    parser.add_argument("--deals", type=int)
    parser.add_argument("--regret", type=int)
    parser.add_argument("--jobs", type=int, default=0)
    parser.add_argument("--print", action="store_true")
    wanted = parser.parse_args()
    RESULTS.mkdir(exist_ok=True)
    for name in [] if wanted.print else wanted.tasks.split(","):
        for agent in wanted.agents.split(","):
            file = RESULTS / f"{name}.{agent}.json"
            if not file.exists():
                found = evaluate(
                    task_of(name), agent, "validation", deals=wanted.deals, positions=wanted.regret, jobs=wanted.jobs
                )
                file.write_text(written(found), encoding="utf-8")
                print(f"{name} {agent}: {found['score']:.1%} of {found['games']} games", flush=True)
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
