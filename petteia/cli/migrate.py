"""`petteia migrate`: everything moves into another database."""

import contextlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from petteia.cli.options import Json
from petteia.cli.output import Complaint, err, out, say_json
from petteia.server.config import ConfigError
from petteia.tables.ports.store import StoreError

if TYPE_CHECKING:
    from petteia.store.sql import SqlStore


def migrate(
    source: Annotated[str, typer.Argument(metavar="FROM", help="The present database: sqlite:///… or postgres://…")],
    target: Annotated[str, typer.Argument(metavar="TO", help="An empty database, or one whose copy was interrupted.")],
    as_json: Json = False,
) -> None:
    """Copy everything from a database file into PostgreSQL, or back.

    No server may use either database meanwhile. The copy has everything: tables in play with their dealers' secrets,
    finished games, people and their logins. Afterwards everybody is known again, and every game goes on. The command
    compares each table by its digest. If it is interrupted, run it again; until it has finished, no server opens the
    copy. The source is only read, and stays.

    Examples:

      petteia migrate sqlite:///var/lib/petteia/petteia.db postgres://petteia@localhost/petteia

      petteia migrate postgres://petteia@localhost/petteia sqlite:///var/lib/petteia/petteia.db

    Exit codes: 0 · 2 a database cannot be used, or the two differ afterwards.
    """
    from petteia.store.migrate import move

    try:
        with _opened(source, there=True) as old, _opened(target) as new:
            shown = 0

            def told(done: int, of: int) -> None:
                nonlocal shown
                if done * 10 // of > shown:
                    shown = done * 10 // of
                    err().print(f"{done} of {of} tables", markup=False)

            moved = move(old, new, told)
    except (StoreError, ConfigError) as problem:
        raise Complaint(f"{problem}.") from problem
    if as_json:
        say_json({"tables": moved.tables, "people": moved.people, "already": moved.already, "digest": moved.digest})
    else:
        said = f"{moved.tables} tables and {moved.people} people, digest {moved.digest[:16]} in both."
        out().print(said, markup=False)


@contextlib.contextmanager
def _opened(address: str, there: bool = False) -> "Iterator[SqlStore]":
    """A database that is ours alone."""
    from petteia.server.data_folder import DataFolder
    from petteia.store.connection import is_server
    from petteia.store.opening import file_of, open_store

    with contextlib.ExitStack() as last:
        if not is_server(address):
            file = file_of(address)
            if there and not file.is_file():
                raise Complaint(f"there is no database file {file}.")
            last.callback(DataFolder(file.absolute().parent).close)
        store = open_store(address)
        last.callback(store.close)
        store.file.claim()
        yield store
