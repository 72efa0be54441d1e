"""Reads a data set (`dataset.py`): shard by shard, so that it never has to fit into memory.

for rows in Shards("data").batches(1024, seed=1): ...             # NumPy
DataLoader(Shards("data").torch(1024, seed=1), batch_size=None)   # PyTorch, with any number of workers
"""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from petteia.benchmark.dataset import DataError, read_manifest


class Shards:
    """A data set in a folder."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        self.manifest = read_manifest(self.folder)
        self.names = list(self.manifest["shards"])
        self.features = int(self.manifest["features"])
        self.actions = int(self.manifest["actions"])

    def __len__(self) -> int:
        """How many decisions there are."""
        return sum(int(row["decisions"]) for row in self.manifest["shards"].values())

    def check(self) -> None:
        """DataError if a file is missing or is not what was written."""
        for name, row in self.manifest["shards"].items():
            try:
                found = sha256((self.folder / name).read_bytes()).hexdigest()
            except OSError as problem:
                raise DataError(f"{name} cannot be read: {problem.strerror or problem}") from problem
            if found != row["sha256"]:
                raise DataError(f"{name} is not the file that was written: its checksum differs")

    def rows(self, name: str) -> dict[str, Any]:
        """A whole shard as arrays."""
        import polars

        frame = polars.read_parquet(self.folder / name)
        n = frame.height
        mask = np.zeros((n, self.actions), np.int8)
        lengths = frame["legal"].list.len().to_numpy()
        mask[np.repeat(np.arange(n), lengths), frame["legal"].explode().to_numpy()] = 1
        seats = int(self.manifest["plan"]["seats"])
        out = {key: frame[key].to_numpy(writable=True) for key in ("game", "deal", "decision", "seat", "action", "won")}
        return {
            **out,
            "level": np.array(frame["level"].to_list()),
            "observation": frame["observation"].explode().to_numpy(writable=True).reshape(n, self.features),
            "chances": frame["chances"].explode().to_numpy(writable=True).reshape(n, seats),
            "mask": mask,
        }

    def batches(self, size: int, seed: int | None = None, part: int = 0, parts: int = 1) -> Iterator[dict[str, Any]]:
        """All decisions, so many at a time; shuffled within and among shards with a seed. `part` of `parts` is one
        worker's share of the shards. The last batch of a shard may be smaller."""
        names = self.names[part::parts]
        rng = np.random.default_rng(seed)
        for name in (rng.permutation(names) if seed is not None else names) if names else []:
            rows = self.rows(str(name))
            order = rng.permutation(len(rows["action"])) if seed is not None else np.arange(len(rows["action"]))
            for begin in range(0, len(order), size):
                taken = order[begin : begin + size]
                yield {key: value[taken] for key, value in rows.items()}

    def torch(self, size: int, seed: int | None = None) -> Any:
        """The same as an iterable data set of PyTorch: tensors, without the levels' names; workers share the shards."""
        import torch
        from torch.utils.data import IterableDataset, get_worker_info

        shards = self

        class Streamed(IterableDataset):  # type: ignore[misc,type-arg,unused-ignore]
            """Streams the shards."""

            def __iter__(self) -> Iterator[dict[str, Any]]:
                worker = get_worker_info()
                part, parts = (worker.id, worker.num_workers) if worker is not None else (0, 1)
                for rows in shards.batches(size, seed, part, parts):
                    yield {key: torch.as_tensor(value) for key, value in rows.items() if key != "level"}

        return Streamed()
