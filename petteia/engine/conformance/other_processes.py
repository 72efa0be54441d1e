"""Contract 10: the same lines in another process, with another hash seed, give the same digests.

Run as a program, this module is that other process: it reads what to play from its input and answers with digests.
"""

import importlib
import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from petteia.engine.conformance.report import Breach, Report
from petteia.engine.conformance.steps import digests
from petteia.engine.ints import i64, vec
from petteia.engine.protocol import Game

HASH_SEEDS: Final = ("1", "2", "0")
"""Of two processes that order a set differently, at most one has our order."""
EVERY: Final = 5
PATIENCE: Final = 300
"""How many seconds another process may take."""


class PlayedHere:
    """A game played in this process: its number in the run and its lines."""

    def __init__(self, number: int, lines: Sequence[int], digests: Sequence[int]) -> None:
        self.number = number
        self.lines = list(lines)
        self.digests = list(digests)


class OtherProcessFailure(Breach):
    """Contract 10 is broken: the game that shows it, and after how many lines."""

    def __init__(self, sentence: str, number: int, line: int) -> None:
        super().__init__(10, sentence)
        self.number = number
        self.line = line


def check_other_processes(game: Game, games: Sequence[PlayedHere], processes: int, report: Report) -> None:
    """Play the games again in other processes and compare."""
    told = address(game)
    if isinstance(told, str):
        report.notes.append(f"contract 10 was not checked: {told}")
        return
    job = {**told, "games": [played.lines for played in games]}
    for seed in HASH_SEEDS[:processes]:
        answer = _ask(job, seed)
        if isinstance(answer, str):
            report.notes.append(f"contract 10 was not checked: {answer}")
            return
        for played, there in zip(games, answer, strict=True):
            for i, (mine, other) in enumerate(zip(played.digests, there, strict=False)):
                if mine != other:
                    raise OtherProcessFailure(
                        f"in a process with PYTHONHASHSEED={seed} the same lines lead to another position",
                        played.number,
                        min(i * EVERY, len(played.lines) // 3),
                    )
            if len(there) != len(played.digests):
                at = min(len(there) * EVERY, len(played.lines) // 3)
                raise OtherProcessFailure(
                    f"in a process with PYTHONHASHSEED={seed} the same lines are not possible", played.number, at
                )
            report.count(10, "games played again in another process")


def address(game: Game) -> dict[str, Any] | str:
    """Where another process finds the game, or why it cannot."""
    kind: Any = type(game)
    if "<locals>" in kind.__qualname__:
        return f"{kind.__qualname__} is defined inside a function, where no other process finds it"
    module = sys.modules.get(kind.__module__)
    file = getattr(module, "__file__", None)
    if kind.__module__ == "__main__" and file is None:
        return f"{kind.__qualname__} was typed in, no other process finds it"
    out = {
        "path": [str(Path(p or ".").resolve()) for p in sys.path],
        "module": kind.__module__,
        "file": None if file is None else str(Path(file).resolve()),
        "class": kind.__qualname__,
        "seats": int(game.seats),
        "options": dict(game.options),
        "components": None if game.components is None else dict(game.components),
    }
    try:
        return dict(json.loads(json.dumps(out)))
    except (TypeError, ValueError):
        return "its components are not plain data and cannot be handed to another process"


def _ask(job: dict[str, Any], hash_seed: str) -> list[list[int]] | str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    program = f"import sys; sys.path[:] = {job['path']!r}; from {__name__} import answer; answer()"
    try:
        done = subprocess.run(
            [sys.executable, "-c", program],
            input=json.dumps(job),
            capture_output=True,
            text=True,
            env=environment,
            timeout=PATIENCE,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as problem:
        return f"another process could not be used ({problem})"
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:] or ["it said nothing"]
        return f"another process could not load the game ({last[0]})"
    answer: list[list[int]] = json.loads(done.stdout.splitlines()[-1])
    return answer


def answer() -> None:
    """The other process: play the requested games, as far as possible."""
    job = json.load(sys.stdin)
    found: Any = _load(job["module"], job["file"])
    for part in job["class"].split("."):
        found = getattr(found, part)
    game: Game = found(job["seats"], job["options"], job["components"])
    sys.stdout.write("\n" + json.dumps([digests_as_far_as(game, lines) for lines in job["games"]]))


def digests_as_far_as(game: Game, lines: Sequence[int]) -> list[int]:
    """The digests of a game, up to the first line that is not possible."""
    for most in range(len(lines), 0, -3 * EVERY):
        try:
            return digests(game, vec[i64](lines[:most]), EVERY)
        except Exception:  # a game under test may fail in any way; what counts is how far it got
            continue
    return []


def _load(name: str, file: str | None) -> ModuleType:
    if name != "__main__":
        try:
            module = importlib.import_module(name)
        except ImportError:
            if file is None:
                raise
        else:
            there = getattr(module, "__file__", None)
            if file is None or (there is not None and Path(there).resolve() == Path(file)):
                return module
    return _from_file(name if name != "__main__" else "game_under_test", str(file))


def _from_file(name: str, file: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise ImportError(f"{file} is not a module")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
