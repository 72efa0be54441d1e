"""`petteia backup`: a copy of everything, while the server goes on."""

import time
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from petteia.cli.options import Config, Folder, Json
from petteia.cli.output import Complaint, harmless, out, say_json
from petteia.cli.serve import settled
from petteia.server.config import ServerConfig
from petteia.tables.ports.store import StoreError


def backup(
    target: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="Where the copy goes; by default beside the database.")
    ] = None,
    data: Folder = None,
    config: Config = None,
    as_json: Json = False,
) -> None:
    """Copy the database as it is at one moment, while the server goes on.

    The copy has everything: tables, names, and the dealers' secrets of running games. Only you can read it (mode 0600);
    keep it so. To restore it, stop the server and replace petteia.db with it.

    Examples:

      petteia backup

      petteia backup monday.db

      petteia backup --data my-folder copy.db

    Exit codes: 0 · 2 there is no database file, or the copy cannot be written.
    """
    from petteia.store.connection import is_server
    from petteia.store.opening import file_of
    from petteia.store.sqlite.store import SqliteStore

    settings: ServerConfig = settled(config, {"data": data})
    if is_server(settings.where):
        raise Complaint("PostgreSQL copies its databases itself: pg_dump --format=custom --file=petteia.dump URL.")
    source = file_of(settings.where)
    if not source.is_file():
        raise Complaint(f"there is no database in {settings.folder}; name the folder with --data.")
    copy = target or settings.folder / f"backup-{datetime.now():%Y-%m-%d-%H%M%S}.db"
    if copy.exists():
        raise Complaint(f"{copy} is there already; name another file.")
    try:
        store = SqliteStore(source)
        try:
            store.backup(copy)
            store.back_up(int(time.time() * 1000)).result()
        finally:
            store.close()
    except StoreError as problem:
        raise Complaint(f"{problem}.") from problem
    if as_json:
        say_json({"backup": str(copy), "bytes": copy.stat().st_size})
    else:
        out().print(f"{harmless(str(copy))}: {copy.stat().st_size} bytes, for your eyes only.", markup=False)
