"""Checks a result by replaying it: the agent's decisions are taken from the file, the opponents decide anew, and every
figure is computed again."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from petteia.benchmark.deals import SPLITS, TEST, TRAINING_DEALS, Edition, edition_of, editions
from petteia.benchmark.evaluation import FORMAT, result
from petteia.benchmark.playing import AgentGame, Cost, Fixture, ScriptedBot, cost_of, fixtures, play_fixture
from petteia.benchmark.tasks import Task, task_of
from petteia.lab.contestants import PlayerFailed
from petteia.lab.tournament import side_by_side

MOST_BYTES: Final = 64_000_000
HEAD: Final[dict[str, Any]] = {
    "format": int, "task": str, "checksum": str, "petteia": str, "agent": str, "split": str, "edition": str,
    "complete": bool, "score": (int, float), "low": (int, float), "high": (int, float), "deals": int, "games": int,
    "played": list, "asked": list,
}  # fmt: skip


class ResultError(ValueError):
    """A file that is no result, or one that does not come out; the sentence says where."""


def read_result(file: Path) -> dict[str, Any]:
    """A result from a file. ResultError if it is none."""
    try:
        if file.stat().st_size > MOST_BYTES:
            raise ResultError(f"{file} is larger than {MOST_BYTES // 1_000_000} MB, and no result")
        found = json.loads(file.read_text("utf-8"))
    except OSError as problem:
        raise ResultError(f"{file} cannot be read: {problem.strerror or problem}") from problem
    except (ValueError, RecursionError) as problem:
        raise ResultError(f"{file} is not JSON, and no result of petteia benchmark run") from problem
    if not isinstance(found, dict):
        raise ResultError(f"{file} is no result of petteia benchmark run")
    for key, kind in HEAD.items():
        if not isinstance(found.get(key), kind):
            raise ResultError(f"{file} is no result of petteia benchmark run: {key!r} is missing or of another kind")
    if found["format"] != FORMAT:
        raise ResultError(f"{file} has format {found['format']}; this version of petteia reads {FORMAT}")
    if found["split"] not in SPLITS:
        raise ResultError(f"{file}: split is {found['split']!r}; right would be one of: {', '.join(SPLITS)}")
    return found


def verify(
    found: dict[str, Any],
    secret: str = "",
    jobs: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Task:
    """Replay a result. ResultError with the first thing that does not come out."""
    task = task_of(found["task"])
    if found["checksum"] != task.checksum:
        raise ResultError(f"it was measured by another {task.name}: its checksum differs")
    edition = _edition(found, secret)
    rows, asked = [_row(row) for row in found["played"]], [_action(row) for row in found["asked"]]
    todo = fixtures(task, found["split"], edition.secret if edition else "", found["deals"])
    if not 1 <= found["deals"] <= task.deals[found["split"]] or len(todo) != len(rows):
        raise ResultError(f"it has {len(rows)} games, not every seat of the {found['deals']} deals it names")
    if len(asked) > task.positions:
        raise ResultError(f"it has {len(asked)} positions; the task has {task.positions}")
    whole, done = len(todo) + len(asked), 0
    games: dict[int, AgentGame] = {}
    work = [(number, fixture, rows[number]["actions"]) for number, fixture in enumerate(todo)]
    for fixture, row in zip(todo, rows, strict=True):
        if (row["deal"], row["seat"]) != (fixture.deal, fixture.seat):
            raise ResultError(f"deal {row['deal']} in seat {row['seat']} is not the one that the task has there")
    for (number, _, _), game in side_by_side(partial(_replay, task.name, found["split"]), work, jobs):
        games[number] = game
        done += 1
        if progress is not None:
            progress(done, whole)
    for number, row in enumerate(rows):
        if (games[number].won, games[number].length) != (row["won"], row["length"]):
            raise ResultError(
                f"game {number + 1} (deal {row['deal']}, seat {row['seat']}) comes to {games[number].won:g} after "
                f"{games[number].length} decisions, not {row['won']:g} after {row['length']}"
            )
    costs: dict[int, Cost] = {}
    for (number, action), points in side_by_side(partial(_cost, task.name), list(enumerate(asked)), jobs):
        costs[number] = Cost(action, points)
        done += 1
        if progress is not None:
            progress(done, whole)
    played = [(fixture, games[number]) for number, fixture in enumerate(todo)]
    anew = result(
        task, found["split"], edition.name if edition else "", found["agent"], played,
        [costs[number] for number in range(len(asked))], found.get("learnt"),
    )  # fmt: skip
    for key, value in anew.items():
        if key not in ("petteia", "agent") and found.get(key) != value:
            raise ResultError(
                f"its {key} does not come out: recomputed it is {_short(value)}, not {_short(found.get(key))}"
            )
    return task


def _edition(found: dict[str, Any], secret: str) -> Edition | None:
    if found["split"] != TEST:
        return None
    known = {each.name: each for each in editions()}
    named = known.get(found["edition"])
    if named is None:
        raise ResultError(f"there is no edition {found['edition']!r} of the test")
    if not named.secret and not secret:
        raise ResultError(
            f"edition {named.name} of the test is not closed: its deals are sealed, and only who keeps the secret can "
            "verify the result (--secret)"
        )
    opened = edition_of(secret or named.secret)
    if opened.name != named.name:
        raise ResultError(f"the secret is that of edition {opened.name}, and the result of {named.name}")
    return opened


def _row(row: Any) -> dict[str, Any]:
    wanted: dict[str, Any] = {"deal": int, "seat": int, "length": int, "actions": list, "won": (int, float)}
    if not isinstance(row, dict) or not all(isinstance(row.get(key), kind) for key, kind in wanted.items()):
        raise ResultError("one of its games is not as petteia benchmark run writes them")
    if not all(type(action) is int for action in row["actions"]) or not row["deal"] >= TRAINING_DEALS:
        raise ResultError("one of its games is not as petteia benchmark run writes them")
    return row


def _action(row: Any) -> int:
    if not isinstance(row, dict) or type(row.get("action")) is not int:
        raise ResultError("one of its positions is not as petteia benchmark run writes them")
    return int(row["action"])


def _replay(task: str, split: str, work: tuple[int, Fixture, list[int]]) -> AgentGame:
    number, fixture, actions = work
    bot = ScriptedBot(actions)
    try:
        played = play_fixture(task_of(task), split, bot, fixture)
    except PlayerFailed as problem:
        raise PlayerFailed(f"game {number + 1} cannot be replayed: {problem}") from problem
    if bot.next < len(actions):
        raise PlayerFailed(f"game {number + 1} is over after {bot.next} decisions of the agent, not {len(actions)}")
    return played


def _cost(task: str, work: tuple[int, int]) -> float:
    return cost_of(task, *work)


def _short(value: Any) -> str:
    return str(value)[:60]
