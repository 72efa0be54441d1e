"""The queries that both databases share, and those for which each needs its own.

Reading and writing are plain functions that get a connection: SQLite's own, or one to PostgreSQL that is used in the
same way (`petteia.store.postgres.connection`). Their SQL is SQLite's; what PostgreSQL calls differently is here, beside
it.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol

PATIENCE: Final = 10.0
SCHEMES: Final = ("postgres://", "postgresql://")

OWNER: Final = "json_extract(CAST(summary AS TEXT), '$.owner')"
"""The owner of a table."""
PEOPLED: Final = (
    "EXISTS (SELECT 1 FROM json_each(CAST(summary AS TEXT), '$.seats')"
    " WHERE coalesce(json_extract(value, '$.player'), '') <> '')"
)
"""Whether a person sits at a table."""
HOLD: Final = "/* FOR UPDATE */"
"""Locks the table until this transaction is over. SQLite has one writer anyway and ignores it."""
STAY: Final = "/* FOR KEY SHARE */"
"""Nobody deletes the row until this transaction is over."""

IN_POSTGRESQL: Final = (
    (OWNER, "convert_from(summary, 'UTF8')::json ->> 'owner'"),
    (
        PEOPLED,
        "EXISTS (SELECT 1 FROM json_array_elements(convert_from(summary, 'UTF8')::json -> 'seats') AS seat"
        " WHERE coalesce(seat ->> 'player', '') <> '')",
    ),
    (HOLD, "FOR UPDATE"),
    (STAY, "FOR KEY SHARE"),
    ("INSERT OR FAIL", "INSERT"),
    ("BEGIN IMMEDIATE", "BEGIN"),
)

_VALUE: Final = re.compile(r"\?(\d*)")


class Rows(Protocol):
    """The result of a statement."""

    @property
    def rowcount(self) -> int:
        """How many rows it changed."""

    def fetchone(self) -> Any:
        """The next row, or None."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""

    def __iter__(self) -> Iterator[Any]:
        """One row after the other."""


class Connection(Protocol):
    """A connection to a database, used by one thread at a time."""

    def execute(self, sql: str, parameters: Sequence[Any] = ..., /) -> Rows:
        """Carry a statement out."""

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> object:
        """Run it once for each row of values."""

    def close(self) -> None:
        """Ask no more."""


class Unreachable(Exception):
    """The database did not answer, or not as it should."""


@cache
def in_postgresql(sql: str) -> str:
    """A statement as PostgreSQL needs it."""
    for ours, theirs in IN_POSTGRESQL:
        sql = sql.replace(ours, theirs)
    counted = iter(range(1, sql.count("?") + 1))
    return _VALUE.sub(lambda found: f"${found[1] or next(counted)}", sql)


def is_server(where: str | Path) -> bool:
    """Whether this is the address of a server, not a file."""
    return str(where).startswith(SCHEMES)


def known(c: Connection, key: str) -> int:
    """A value that the database stores about itself; 0 if there is none."""
    row = c.execute("SELECT value FROM house WHERE key = ?", (key,)).fetchone()
    return int(row[0]) if row else 0


def know(c: Connection, key: str, value: int) -> None:
    """Store a value about the database itself."""
    sql = "INSERT INTO house VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
    c.execute(sql, (key, value))
