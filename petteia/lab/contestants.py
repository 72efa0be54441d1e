"""Players other than our own bots: a class from a file, a process that speaks JSON lines, a policy made for our
environments, and the output of `petteia learn`.

A player that cannot go on raises `PlayerFailed` with a sentence.
"""

import atexit
import json
import shlex
import subprocess
from collections.abc import Callable, Mapping
from functools import lru_cache
from inspect import Parameter, signature
from pathlib import Path
from typing import Any

from petteia.bots import Bot
from petteia.bots.greedy import decide, evaluation_of
from petteia.bots.network import network_of
from petteia.bots.observation import COMPLETE, Observer
from petteia.engine.generator import Generator
from petteia.engine.protocol import Game
from petteia.engine.view import View
from petteia.games import find
from petteia.lab.network_bot import network_bot


class PlayerFailed(RuntimeError):
    """A player from outside gave no valid answer; the sentence says why."""


def legal(name: str, view: View, answer: Any) -> int:
    """An answer as a number, if it is one of the options."""
    offered = [int(action["n"]) for action in view["actions"]]
    try:
        number = int(answer)
    except (TypeError, ValueError):
        number = -1
    if number not in offered:
        told = ", ".join(str(n) for n in offered[:6])
        raise PlayerFailed(f"{name[:80]} answered {str(answer)[:40]!r}; right would be one of: {told}")
    return number


class FileBot(Bot):
    """A class from a file; its answers are checked like any answer from outside."""

    def __init__(self, name: str, made: Any) -> None:
        super().__init__()
        self.name = name
        self.made = made

    def choose(self, game: Game, view: View, rng: Generator) -> int:
        """What the class chooses."""
        return legal(self.name, view, self.made.choose(game, view, rng))


# -- a process --------------------------------------------------------------------------------------------------


_running: dict[str, "subprocess.Popen[str]"] = {}


class ProcessBot(Bot):
    """A separate program, in any language. For every decision it reads a line of JSON (`game`, `seats`, `options`,
    `view`) and writes a line with the number of one of `view["actions"]`. It is started once and serves all seats."""

    def __init__(self, name: str, command: str) -> None:
        super().__init__()
        self.name = name
        self.command = command

    def choose(self, game: Game, view: View, rng: Generator) -> int:
        """What the program answers."""
        process = _running.get(self.command)
        if process is None:
            process = _running[self.command] = start(self.name, self.command)
        assert process.stdin is not None and process.stdout is not None
        asked = {"game": game.id, "seats": int(game.seats), "options": dict(game.options), "view": view}
        try:
            process.stdin.write(json.dumps(asked, separators=(",", ":")) + "\n")
            process.stdin.flush()
            answer = process.stdout.readline()
        except OSError:
            answer = ""
        if not answer:
            raise PlayerFailed(f"{self.name[:80]} has ended without an answer")
        return legal(self.name, view, answer.strip())


def start(name: str, command: str) -> "subprocess.Popen[str]":
    """Start a program that ends with this one."""
    try:
        process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
    except OSError as problem:
        raise PlayerFailed(f"{name[:80]} cannot be started: {problem.strerror or problem}") from problem
    atexit.register(process.kill)
    return process


# -- a policy ---------------------------------------------------------------------------------------------------


class PolicyBot(Bot):
    """A policy for the Gymnasium environment: an object with `predict(observation, ...)`, as Stable-Baselines3 has
    them, or one that is called with an observation. It gets what `SeatEnv` shows, of the kind in its attribute
    `observation` (`complete` without one), and `action_masks` if `predict` takes them."""

    def __init__(self, name: str, policy: Any) -> None:
        super().__init__()
        self.name = name
        self.made = policy
        self.predict: Callable[..., Any] = getattr(policy, "predict", policy)
        self.kind: str = getattr(policy, "observation", COMPLETE)
        self.takes = {
            key: value for key, value in (("action_masks", True), ("deterministic", True)) if takes(self.predict, key)
        }
        self.game: Game | None = None
        self.observer: Observer | None = None

    def choose(self, game: Game, view: View, rng: Generator) -> int:
        """What the policy chooses, from what its seat sees."""
        import numpy as np

        if self.observer is None or self.game is not game:
            self.game = game
            self.observer = Observer(game, self.kind)
        seat = int(view["seat"])
        row = self.observer.look(game.sample_world(view, rng), seat)  # the same for every world the seat holds possible
        mask = np.zeros(len(game.actions), np.int8)
        mask[[int(action["n"]) for action in view["actions"]]] = 1
        given: dict[str, Any] = dict(self.takes)
        if "action_masks" in given:
            given["action_masks"] = mask.astype(bool)
        answer = self.predict({"observation": np.array(list(row), np.int16), "action_mask": mask}, **given)
        return legal(self.name, view, answer[0] if isinstance(answer, tuple) else answer)


def takes(function: Callable[..., Any], key: str) -> bool:
    """Whether a function takes an argument of a name."""
    try:
        parameters = signature(function).parameters
    except (TypeError, ValueError):
        return False
    return key in parameters or any(one.kind is Parameter.VAR_KEYWORD for one in parameters.values())


# -- what was learnt --------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def learnt(file: str) -> Mapping[str, Any]:
    """The contents of a file that `petteia learn` wrote: the plan, and the best values or network. ValueError if it is
    no such file."""
    try:
        kept = json.loads(Path(file).read_text("utf-8"))
        game = kept["plan"]["game"]
        if "judged" in kept:
            best = max(kept["judged"], key=lambda one: one["rate"], default=None)
            found = {"values": best["values"] if best else kept["values"]}
        else:
            found = {"network": kept["best"] or kept["weights"]}
    except OSError as problem:
        raise ValueError(f"there is no bot {file[:80]!r}: {problem.strerror or problem}") from problem
    except (ValueError, KeyError, TypeError) as problem:
        raise ValueError(f"{file[:80]!r} was not written by petteia learn") from problem
    if "network" in found and not found["network"]:
        raise ValueError(f"{file[:80]!r} holds no weights yet; right would be to let petteia learn go on")
    return {"game": game, **found}


class LearntBot(Bot):
    """Plays by weights that are not in the package."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.learnt = learnt(name)
        self.game: Game | None = None
        self.plays: Callable[[Game, View, Generator], int] | None = None

    def choose(self, game: Game, view: View, rng: Generator) -> int:
        """What these weights prefer."""
        if self.plays is None or self.game is not game:
            self.game = game
            self.plays = self._prepared(game)
        return self.plays(game, view, rng)

    def _prepared(self, game: Game) -> Callable[[Game, View, Generator], int]:
        meant = find(self.learnt["game"]).ID
        if meant != game.id:
            raise PlayerFailed(f"{self.name[:80]} was learnt from {meant}; this is {game.id}")
        if "network" in self.learnt:
            return network_bot(network_of(self.learnt["network"])).choose
        evaluation = evaluation_of(game)
        evaluation.learn({key: int(value) for key, value in self.learnt["values"].items()})
        return lambda game, view, rng: int(decide(evaluation, game, view))
