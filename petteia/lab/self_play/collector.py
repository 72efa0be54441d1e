"""Plays batches of games in other processes. Observations and decisions are in shared memory.

Every process has two batches, so that one is stepped while the network decides in the other. A process signals with a
semaphore that a batch waits; another semaphore signals that the actions are there.
"""

from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from typing import Any, Final

import numpy as np

from petteia.bots.batch import GameBatch
from petteia.games import load
from petteia.lab.players import player

HALVES: Final = 2
"""Batches of each process."""
FIRST_DEAL: Final = 2_000_000_000
"""Deals of training are numbered from here on: neither matches nor ladders use them."""
DEALS_EACH: Final = 10_000_000
NAMES: Final = {
    "seen": "int16",
    "legal": "int16",
    "counts": "int16",
    "seat": "int8",
    "ended": "uint8",
    "returns": "float32",
    "chosen": "int16",
}
"""The arrays, and of what kind their numbers are."""

_context = get_context("spawn")


@dataclass(frozen=True)
class BatchShape:
    """How large everything is."""

    game: str
    seats: int
    observation: str
    processes: int
    games: int
    """In a batch of one process."""
    inputs: int
    actions: int
    rival: str = ""
    """The bot that plays all seats but one, which changes from game to game."""


class SharedArrays:
    """Arrays with a row for each game of a half, those of one process after those of another."""

    def __init__(self, shape: BatchShape) -> None:
        self.shape = shape
        rows = shape.processes * shape.games
        self._memory: dict[str, list[tuple[Any, str, tuple[int, ...]]]] = {}
        widths = {"seen": (shape.inputs,), "legal": (shape.actions,), "returns": (shape.seats,)}
        for name, kind in NAMES.items():
            width = widths.get(name, ())
            size = int(np.dtype(kind).itemsize * rows * np.prod(width or (1,)))
            self._memory[name] = [(_context.RawArray("b", size), kind, (rows, *width)) for _ in range(HALVES)]
        self.waiting = [[_context.Semaphore(0) for _ in range(shape.processes)] for _ in range(HALVES)]
        self.decided = [[_context.Semaphore(0) for _ in range(shape.processes)] for _ in range(HALVES)]
        self.over = _context.Event()

    def array(self, name: str, half: int) -> Any:
        """One of the arrays."""
        memory, kind, shape = self._memory[name][half]
        return np.frombuffer(memory, kind).reshape(shape)


def collect(number: int, shared: SharedArrays, seed: int) -> None:
    """Step the batches of one process until the run is over."""
    shape = shared.shape
    own = slice(number * shape.games, (number + 1) * shape.games)
    game = load(shape.game, shape.seats)
    asked = 1 if shape.rival else (1 << shape.seats) - 1
    batches, arrays = [], []
    for half in range(HALVES):
        batch = GameBatch(game, shape.games, asked, shape.observation)
        batch.leave_log_out()
        if shape.rival:
            batch.turning = True
            batch.rivals([player(shape.rival) for _ in range(shape.seats - 1)])
        first = FIRST_DEAL + (seed * 1000 + number * HALVES + half) * DEALS_EACH
        batch.begin(list(range(first, first + shape.games)))
        batches.append(batch)
        arrays.append({name: shared.array(name, half)[own] for name in NAMES})
        show(batch, shape, arrays[half])
        shared.waiting[half][number].release()
    while True:
        for half in range(HALVES):
            while not shared.decided[half][number].acquire(timeout=1):
                if shared.over.is_set():
                    return
            if shared.over.is_set():
                return
            batches[half].step(arrays[half]["chosen"].tolist())
            show(batches[half], shape, arrays[half])
            shared.waiting[half][number].release()


def show(batch: GameBatch, shape: BatchShape, into: dict[str, Any]) -> None:
    """Copy the observations of a batch to the shared arrays."""
    games = shape.games
    into["seen"][:] = np.asarray(memoryview(batch.observations)).reshape(games, -1)[:, : shape.inputs]
    into["legal"][:] = np.asarray(memoryview(batch.options)).reshape(games, shape.actions)
    into["counts"][:] = np.asarray(memoryview(batch.counts))
    into["seat"][:] = np.asarray(memoryview(batch.seats))
    into["ended"][:] = np.asarray(memoryview(batch.ended))
    into["returns"][:] = np.asarray(memoryview(batch.returns)).reshape(games, shape.seats)


class Collectors:
    """The processes of a run."""

    def __init__(self, shape: BatchShape, seed: int) -> None:
        self.shared = SharedArrays(shape)
        self.processes: list[BaseProcess] = [
            _context.Process(target=collect, args=(number, self.shared, seed), daemon=True)
            for number in range(shape.processes)
        ]
        for process in self.processes:
            process.start()

    def wait(self, half: int) -> None:
        """Wait until every process waits for decisions in a half. RuntimeError if one has died."""
        for process, waiting in zip(self.processes, self.shared.waiting[half], strict=True):
            while not waiting.acquire(timeout=5):
                if not process.is_alive():
                    raise RuntimeError(f"a process that plays games ended with exit code {process.exitcode}")

    def go_on(self, half: int) -> None:
        """Let every process carry the decisions of a half out."""
        for decided in self.shared.decided[half]:
            decided.release()

    def end(self) -> None:
        """End all processes."""
        self.shared.over.set()
        for process in self.processes:
            process.join(timeout=5)
            if process.is_alive():
                process.terminate()
