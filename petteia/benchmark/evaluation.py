"""Scores, and the result that goes into a file.

The score is the agent's share of the wins; each deal is played with the agent in every seat and counts as one
observation. A result has everything that is needed to check it: each deal's games with the decisions of the agent, and
its decisions at the positions. It has no time and no name of a machine: measured twice is the same file.
"""

import json
from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from statistics import mean, variance
from typing import Any, Final

from petteia import __version__
from petteia.benchmark.agents import agent_of, called, learner_in, seed_globals
from petteia.benchmark.deals import TEST, edition_of
from petteia.benchmark.playing import (
    AgentGame,
    Cost,
    Fixture,
    ask,
    ask_named,
    fixtures,
    play_fixture,
    play_named,
)
from petteia.benchmark.tasks import Task
from petteia.lab.report import CONFIDENCE
from petteia.lab.tournament import side_by_side

FORMAT: Final = 1
"""The version of the files."""
Progress = Callable[[int, int], None]
"""Is told how much is done, and of how much."""


def interval(each: Sequence[float]) -> tuple[float, float]:
    """Where the true score lies with 95 % confidence. A deal at either end is added for the variance: what won every
    deal so far might lose one."""
    n, middle = len(each), mean(each)
    spread = (sum((one - middle) ** 2 for one in each) + middle**2 + (1 - middle) ** 2) / (n + 1)
    reach = CONFIDENCE * sqrt(spread / n)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def figures(values: Sequence[float]) -> dict[str, Any]:
    """A mean and its interval, where the values have no bounds."""
    n, middle = len(values), mean(values)
    reach = CONFIDENCE * sqrt(variance(values) / n) if n > 1 else 100.0
    return {"mean": round(middle, 3), "low": round(middle - reach, 3), "high": round(middle + reach, 3)}


def score(task: Task, split: str, played: Sequence[tuple[Fixture, AgentGame]]) -> dict[str, Any]:
    """The score of some games."""
    deals: dict[int, list[float]] = {}
    for fixture, game in played:
        deals.setdefault(fixture.number, []).append(game.won)
    each = [mean(won) for _, won in sorted(deals.items())]
    low, high = interval(each)
    fair = mean(1 / task.table_of(split, number).seats for number in deals)
    return {
        "score": round(mean(each), 4), "low": round(low, 4), "high": round(high, 4), "fair": round(fair, 4),
        "deals": len(each), "games": len(played),
    }  # fmt: skip


def result(
    task: Task,
    split: str,
    edition: str,
    agent: str,
    played: Sequence[tuple[Fixture, AgentGame]],
    costs: Sequence[Cost],
    learnt: int | None = None,
) -> dict[str, Any]:
    """The contents of a result's file."""
    out: dict[str, Any] = {
        "format": FORMAT, "task": task.name, "checksum": task.checksum, "petteia": __version__, "agent": agent,
        "split": split, "edition": edition, "complete": len(costs) == task.positions,
        **score(task, split, played),
    }  # fmt: skip
    out["complete"] = out["complete"] and out["deals"] == task.deals[split]
    if costs:
        out["regret"] = {**figures([cost.points for cost in costs]), "positions": len(costs)}
    if learnt is not None:
        out["learnt"] = learnt
    out["played"] = [
        {"deal": fixture.deal, "seat": fixture.seat, "won": game.won, "length": game.length, "actions": game.actions}
        for fixture, game in played
    ]
    out["asked"] = [{"action": cost.action, "points": cost.points} for cost in costs]
    return out


def evaluate(
    task: Task,
    agent: str,
    split: str,
    secret: str = "",
    name: str = "",
    deals: int | None = None,
    positions: int | None = None,
    jobs: int = 0,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Measure an agent. ValueError, or PlayerFailed, with a sentence where it cannot be."""
    edition = edition_of(secret) if split == TEST else None
    todo = fixtures(task, split, edition.secret if edition else "", min(deals or task.deals[split], task.deals[split]))
    asked = list(range(min(task.positions if positions is None else positions, task.positions)))
    whole, learnt = len(todo) + len(asked), None
    done = 0

    def told() -> None:
        nonlocal done
        done += 1
        if progress is not None:
            progress(done, whole)

    games: dict[Fixture, AgentGame] = {}
    costs: dict[int, Cost] = {}
    bot = agent_of(agent)
    learner = learner_in(bot)
    if learner is not None:  # what it learns stays in this process
        from petteia.benchmark.learning import learn

        seed_globals(0, 0)
        learnt = learn(task, learner)
        for fixture in todo:
            seed_globals(fixture.deal, fixture.seat)
            games[fixture] = play_fixture(task, split, bot, fixture)
            told()
        for number in asked:
            costs[number] = ask(task.name, bot, agent, number)
            told()
    else:
        for fixture, game in side_by_side(partial(play_named, task.name, split, agent), todo, jobs):
            games[fixture] = game
            told()
        for number, cost in side_by_side(partial(ask_named, task.name, agent), asked, jobs):
            costs[number] = cost
            told()
    return result(
        task,
        split,
        edition.name if edition else "",
        name or called(agent),
        [(fixture, games[fixture]) for fixture in todo],
        [costs[number] for number in asked],
        learnt,
    )


def written(found: dict[str, Any]) -> str:
    """A result as text: a line for each game."""
    head = {key: value for key, value in found.items() if key not in ("played", "asked")}
    lines = [json.dumps(head, ensure_ascii=False, allow_nan=False)[:-1]]
    for key in ("played", "asked"):
        rows = [json.dumps(row, separators=(",", ":"), allow_nan=False) for row in found.get(key, [])]
        lines.append(f',"{key}":[\n' + ",\n".join(rows) + "\n]")
    return "".join(lines) + "}\n"
