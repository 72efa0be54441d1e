"""Which store an address means: the only place that tells them apart."""

from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from petteia.store.connection import is_server
from petteia.store.schema import WrongFile
from petteia.store.sql import SqlStore
from petteia.store.sqlite.store import SqliteStore

RIGHT: Final = "right would be petteia.db, sqlite:///var/lib/petteia/petteia.db or postgres://petteia@localhost/petteia"


def open_store(where: str | Path) -> SqlStore:
    """The store at an address: a file (`sqlite:///absolute/file`, or its path) or a PostgreSQL database
    (`postgres://user@host/database`). WrongFile if it cannot be opened."""
    address = str(where)
    if is_server(address):
        try:
            from petteia.store.postgres.store import PostgresStore
        except ImportError as problem:
            raise WrongFile(
                "a database of PostgreSQL needs the package psycopg (and where it has no wheel, libpq):"
                " pip install 'petteia[postgres]'"
            ) from problem
        return PostgresStore(address)
    return SqliteStore(file_of(address))


def file_of(address: str) -> Path:
    """The file that an address means."""
    scheme, separator, _ = address.partition("://")
    if not separator:
        return Path(address)
    parts = urlsplit(address)
    if scheme != "sqlite" or parts.netloc or not parts.path.strip("/"):
        raise WrongFile(f"{scheme}://… is no database that is known here; {RIGHT}")
    return Path(unquote(parts.path))
