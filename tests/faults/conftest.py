"""The things that fail here: a disk, and a PostgreSQL that keeps its files on it."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.ground import Disk
from tests.store.postgresql import Server, lent


@pytest.fixture(scope="module")
def disk() -> Iterator[Disk]:
    with tempfile.TemporaryDirectory(prefix="petteia-disk-") as folder:  # PostgreSQL, another user, has to read it
        yield Disk(Path(folder))


@pytest.fixture(scope="module")
def database(disk: Disk) -> Iterator[Server]:
    yield from lent(disk.environment)
