"""A tournament that is saved in a folder, chunk by chunk, and can be resumed.

A chunk is some successive games at one table. The process that plays it returns two Parquet files in memory; they are
written whole or not at all, the decisions first, so a chunk whose seats are there is complete. Missing chunks are
played on this machine's cores or on a Ray cluster; the plan alone decides the games of a chunk, so a chunk that is
played again after a failure is the same chunk.
"""

import errno
import io
import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from petteia.lab.plan import PlannedTable, TournamentPlan
from petteia.lab.tournament import Pairing, fixtures, play_one, side_by_side

CHUNK: Final = 10
"""Games in a chunk: each process plays at most this many again after a run was killed."""
PLAN: Final = "run.json"
MOST_MISHAPS: Final = 5
"""How many processes may die one after the other before the run stops."""


class RunError(Exception):
    """A run that cannot begin or go on; the sentence says what would be right, and finished chunks are kept."""


@dataclass(frozen=True)
class GameChunk:
    """Some games in a row at a table."""

    name: str
    pairing: Pairing
    first: int
    games: tuple[tuple[int, tuple[str, ...]], ...]
    """The deal and the seating of each."""
    noting: bool

    @property
    def file(self) -> str:
        """The name of its files."""
        return f"{self.name.replace(' ', '_')}-{self.first:08d}.parquet"


def play_chunk(chunk: GameChunk) -> tuple[bytes, bytes]:
    """Play a chunk, on any machine; returns the contents of its two files."""
    from petteia.lab.frames import decisions_frame, seats_frame

    played = []
    for number, (deal, seating) in enumerate(chunk.games, chunk.first):
        played.append((number, play_one(chunk.pairing, deal, seating, chunk.noting)))
    frames = [seats_frame(chunk.name, chunk.pairing.game, played)]
    frames += [decisions_frame(chunk.name, played)] if chunk.noting else []
    out = []
    for frame in frames:
        written = io.BytesIO()
        frame.write_parquet(written, compression="zstd")
        out.append(written.getvalue())
    return out[0], out[1] if chunk.noting else b""


class TournamentRun:
    """A plan and the folder in which its games are kept."""

    def __init__(self, plan: TournamentPlan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.seats, self.decisions = folder / "seats", folder / "decisions"
        self.total = sum(table.games for table in plan.tables)
        self.done = 0

    def open(self) -> None:
        """Make the folder, or read what has been played in it. RunError if it is another tournament's."""
        try:
            for folder in (self.seats, self.decisions):
                folder.mkdir(parents=True, exist_ok=True)
            marker = self.folder / PLAN
            if marker.exists():
                if json.loads(marker.read_text("utf-8")).get("mark") != self.plan.mark():
                    raise RunError(
                        f"{self.folder} holds the games of another plan; right would be --into with a new folder, or "
                        "the file as it was."
                    )
            else:
                whole(marker, json.dumps({"mark": self.plan.mark(), "games": self.total}, indent=1).encode())
        except OSError as problem:
            raise told(problem, self) from problem
        except ValueError as problem:
            raise RunError(f"{self.folder / PLAN} cannot be read: {problem}.") from problem
        self.done = self.kept()

    def chunks(self) -> Iterator[GameChunk]:
        """All of them. Every table gets its first games before any gets its last."""
        rows = [list(self._chunks(table)) for table in self.plan.tables]
        for at in range(max(len(row) for row in rows)):
            yield from (row[at] for row in rows if at < len(row))

    def _chunks(self, table: PlannedTable) -> Iterator[GameChunk]:
        games = list(fixtures(table.pairing.bots, table.games, self.plan.seed))
        for first in range(0, len(games), CHUNK):
            some = tuple(games[first : first + CHUNK])
            yield GameChunk(table.name, table.pairing, first, some, self.plan.decisions)

    def missing(self) -> list[GameChunk]:
        """The chunks not played yet."""
        there = {file.name for file in self.seats.glob("*.parquet")}
        return [chunk for chunk in self.chunks() if chunk.file not in there]

    def kept(self) -> int:
        """How many games are saved, from the files in the folder: an interruption may come before they are counted."""
        return self.total - sum(len(chunk.games) for chunk in self.missing())

    def keep(self, chunk: GameChunk, files: tuple[bytes, bytes]) -> None:
        """Write a chunk down."""
        try:
            if chunk.noting:
                whole(self.decisions / chunk.file, files[1])
            whole(self.seats / chunk.file, files[0])
        except OSError as problem:
            raise told(problem, self) from problem
        self.done += len(chunk.games)

    def play(self, jobs: int = 0, progress: Callable[[int], None] | None = None) -> None:
        """Play the missing chunks on this many cores. A process that dies is replaced, and its chunk played again."""
        mishaps = 0
        while todo := self.missing():
            before = self.done
            try:
                for chunk, files in side_by_side(play_chunk, todo, jobs):
                    self._kept(chunk, files, progress)
            except BrokenProcessPool as problem:
                mishaps = mishaps + 1 if self.done == before else 1
                if mishaps == MOST_MISHAPS:
                    raise RunError(
                        f"processes that play are killed again and again (too little memory?); {self.done} of "
                        f"{self.total} games are kept, and fewer --jobs may help."
                    ) from problem

    def play_on_ray(self, address: str, progress: Callable[[int], None] | None = None, cpus: int | None = None) -> None:
        """Play the missing chunks on a Ray cluster: the one at an address, or one started for the run (`local`, with
        this many processes). A chunk whose process dies is played again by another."""
        try:
            import ray
        except ImportError as problem:
            raise RunError("--ray needs Ray; right would be: pip install 'petteia[cluster]'.") from problem
        try:
            ray.init(address, num_cpus=cpus, log_to_driver=False, include_dashboard=False)
        except (ConnectionError, ValueError, RuntimeError) as problem:
            raise RunError(f"there is no Ray cluster at {address}: {problem}.") from problem
        try:
            remote: Any = ray.remote(num_cpus=1, max_retries=-1)(play_chunk)
            waiting = iter(self.missing())
            most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
            running: dict[Any, GameChunk] = {}
            while True:
                while len(running) < most and (chunk := next(waiting, None)) is not None:
                    running[remote.remote(chunk)] = chunk
                if not running:
                    return
                finished, _ = ray.wait(list(running), num_returns=1)
                for one in finished:
                    self._kept(running.pop(one), ray.get(one), progress)
        finally:
            ray.shutdown()

    def _kept(self, chunk: GameChunk, files: tuple[bytes, bytes], progress: Callable[[int], None] | None) -> None:
        self.keep(chunk, files)
        if progress is not None:
            progress(self.done)


def whole(file: Path, content: bytes) -> None:
    """Write a file whole or not at all, even if interrupted."""
    beside = file.with_name(f".{file.name}.new")
    try:
        with beside.open("wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def told(problem: OSError, run: TournamentRun) -> RunError:
    """The error of the disk, and what is kept nevertheless."""
    if problem.errno in (errno.ENOSPC, errno.EDQUOT):
        why = f"there is no room left for {run.folder}; make some and say it again"
    else:
        why = f"{run.folder} cannot be written to: {problem.strerror or problem}"
    return RunError(f"{why}. {run.done} of {run.total} games are kept.")
