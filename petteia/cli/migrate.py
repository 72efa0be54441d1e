"""`petteia migrate`: a house moves into another database."""

import contextlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from petteia.cli.output import Complaint, Json, err, out, say_json
from petteia.server.config import ConfigError
from petteia.tables.ports.store import StoreError

if TYPE_CHECKING:
    from petteia.store.sql import SqlStore


def migrate(
    source: Annotated[str, typer.Argument(metavar="FROM", help="Where the house is: sqlite:///… or postgres://…")],
    target: Annotated[str, typer.Argument(metavar="TO", help="An empty database, or the one a move broke off in.")],
    as_json: Json = False,
) -> None:
    """Copy a house from a database file into PostgreSQL, or back.

    Nobody may serve from either meanwhile. Everything is copied: tables in play with their dealers' secrets, games that
    are over, people and what they are known by; so whoever comes afterwards is known, and every game goes on. Each
    table is compared by its digest. A move that broke off is gone on with by the same command; until it is finished no
    server opens what is half there. The source is only read, and stays.

    Examples:

      petteia migrate sqlite:///var/lib/petteia/petteia.db postgres://petteia@localhost/petteia

      petteia migrate postgres://petteia@localhost/petteia sqlite:///var/lib/petteia/petteia.db

    Exit codes: 0 · 2 one of them cannot be used, or they are not the same afterwards.
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
    from petteia.server.instance import Folder
    from petteia.store.connection import is_server
    from petteia.store.opening import file_of, open_store

    with contextlib.ExitStack() as last:
        if not is_server(address):
            file = file_of(address)
            if there and not file.is_file():
                raise Complaint(f"there is no database file {file}.")
            last.callback(Folder(file.absolute().parent).close)
        store = open_store(address)
        last.callback(store.close)
        store.file.claim()
        yield store
