"""`petteia reports`: what guests have reported to the operator."""

from datetime import UTC, datetime
from typing import Annotated, Final

import msgspec
import typer

from petteia.cli.options import Config, Database, Folder, Json
from petteia.cli.output import Complaint, harmless, out, say_json
from petteia.cli.serve import settled
from petteia.server.config import ServerConfig
from petteia.store.connection import is_server
from petteia.store.opening import file_of, open_store
from petteia.store.people.talk import Report
from petteia.tables.ports.store import StoreError

ALL: Final = "all"


def reports(
    done: Annotated[str, typer.Option(metavar="ID|all", help="Delete this report; you have dealt with it.")] = "",
    data: Folder = None,
    database: Database = None,
    config: Config = None,
    as_json: Json = False,
) -> None:
    """List what guests have reported to you, the oldest first: who wrote what, where, and the reason given.

    The server may go on meanwhile. To act on a report: `petteia admin` mute GUEST, ban GUEST or close TABLE.

    Examples:

      petteia reports --data my-folder

      petteia reports --json

      petteia reports --done 5b1c721e7a2a

    Exit codes: 0 · 2 there is no such database or report.
    """
    settings: ServerConfig = settled(config, {"data": data, "database": database})
    if not is_server(settings.where) and not file_of(settings.where).is_file():
        raise Complaint(f"there is no database in {settings.folder}; name the folder with --data.")
    try:
        store = open_store(settings.where)
        try:
            waiting = store.talk.reports().result()
            for report in waiting if done == ALL else [one for one in waiting if one.id == done]:
                store.talk.seen_to(report.id).result()
            left = store.talk.reports().result()
        finally:
            store.close()
    except StoreError as problem:
        raise Complaint(f"{problem}.") from problem
    if done and done != ALL and len(left) == len(waiting):
        raise Complaint(f"there is no report {done[:40]!r}; `petteia reports` lists them.")
    if as_json:
        say_json(msgspec.to_builtins(left))
        return
    for line in [line for report in left for line in _lines(report)] or ["nothing is reported"]:
        out().print(harmless(line), markup=False, soft_wrap=True)


def _lines(report: Report) -> list[str]:
    when = datetime.fromtimestamp(report.at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    what = f"said: {report.words}" if report.line else "is called that"
    by = f"  reported by guest {report.player}" if report.player else "  reported by somebody who is gone"
    why = f": {report.why}" if report.why else ""
    return [
        f"{report.id}  {when}  table {report.table}",
        f"  guest {report.about}, {report.name}, {what}",
        f"{by}{why}",
    ]
