"""Connections that only read: a SQLite file or PostgreSQL, whichever an address means."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from petteia.store.connection import PATIENCE, Connection, is_server


@contextlib.contextmanager
def reading(where: str | Path) -> Iterator[Connection]:
    """A separate connection for queries that read everything, so that players do not wait for them."""
    c = _line(where) if is_server(where) else sqlite3.connect(where, isolation_level=None, timeout=PATIENCE)
    try:
        yield c
    finally:
        c.close()


def open_to_read(where: str | Path) -> Connection:
    """A separate connection that cannot write."""
    if is_server(where):
        return _line(where)
    file = f"{Path(where).absolute().as_uri()}?mode=ro"
    return sqlite3.connect(file, uri=True, isolation_level=None, timeout=PATIENCE)


def _line(where: str | Path) -> Connection:
    from petteia.store.postgres.connection import PostgresConnection  # needs the extra `postgres`

    return PostgresConnection(str(where), reads=True)
