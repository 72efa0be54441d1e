"""Tests of the store run on both: SQLite, and a real PostgreSQL that is started for them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from petteia.store.opening import open_store
from petteia.store.sql import SqlStore
from tests.store.postgresql import Server, lent


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    """A PostgreSQL."""
    yield from lent()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.part("faults"))])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an unused database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    address: str = request.getfixturevalue("postgresql").fresh()
    return address


@pytest.fixture
def store(where: str) -> Iterator[SqlStore]:
    """An empty store."""
    out = open_store(where)
    yield out
    out.close()
