"""`petteia admin`: repairs by hand, whether or not the server runs."""

import asyncio
import time
from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Any, Final

import msgspec
import typer

from petteia.cli.options import Config, Database, Folder, Json
from petteia.cli.output import Complaint, harmless, out, say_json
from petteia.cli.serve import settled
from petteia.games import LoadError, shelf
from petteia.server.auth.mentions import here
from petteia.server.auth.merge_and_erase import Apart, forget, merge
from petteia.server.config import ServerConfig
from petteia.server.library.catalogue import Catalogue
from petteia.store import maintenance
from petteia.store.connection import is_server
from petteia.store.opening import file_of, open_store
from petteia.store.sql import SqlStore
from petteia.tables.journal import entries as j
from petteia.tables.live.registry import TableRegistry
from petteia.tables.ports.store import Batch, StoreError
from petteia.tables.table.metadata import CLOSED, FINISHED

FOUND_WANTING: Final = 1
USUAL: Final = "usual"
MOST_DIGITS: Final = 16


class AdminAction(StrEnum):
    """What can be done."""

    CHECK = "check"
    VACUUM = "vacuum"
    LIST = "list"
    QUOTA = "quota"
    CLOSE = "close"
    REMOVE = "remove"
    MUTE = "mute"
    BAN = "ban"
    PARDON = "pardon"
    REVOKE = "revoke"
    ERASE = "erase"
    MERGE = "merge"


NOTHING: Final = {AdminAction.CHECK: "nothing is wrong", AdminAction.LIST: "there are no tables yet"}
AT_A_TABLE: Final = (AdminAction.CLOSE, AdminAction.REMOVE)
ABOUT_SOMEBODY: Final = (
    *(
        AdminAction.QUOTA,
        AdminAction.MUTE,
        AdminAction.BAN,
        AdminAction.PARDON,
        AdminAction.REVOKE,
        AdminAction.ERASE,
        AdminAction.MERGE,
    ),
)


def admin(
    action: Annotated[AdminAction, typer.Argument(help="What to do.", show_choices=True)],
    which: Annotated[str, typer.Argument(metavar="[TABLE|GUEST]", help="The id of a table, or of a guest.")] = "",
    most: Annotated[
        str, typer.Option(metavar="BYTES|usual", help="For quota: room for the guest's tables from now on.")
    ] = "",
    into: Annotated[str, typer.Option(metavar="GUEST", help="For merge: the guest who remains.")] = "",
    data: Folder = None,
    database: Database = None,
    config: Config = None,
    as_json: Json = False,
) -> None:
    """Look after the database, its tables and its guests. The server may go on meanwhile.

    check: verify every checksum of the file · vacuum: return unused room to the disk · list: the tables, the largest
    first, with those set aside and why · quota GUEST: how much room a guest's tables take, and may take; --most sets
    it, --most usual resets it · close TABLE: end it without a result · remove TABLE: delete everything of it · mute
    GUEST: no more chat · ban GUEST: log out and keep out · pardon GUEST: undo mute and ban · revoke GUEST: log out
    everywhere, and cancel links, codes and passkeys · erase GUEST: forget them; their games stay without the name, and
    nobody can undo that · merge GUEST --into GUEST: make two guests one.

    Examples:

      petteia admin check

      petteia admin list --json

      petteia admin quota 5b1c721e7a2af1f46f --most 200000000

      petteia admin close 5b1c721e7a2af1f46f

    Exit codes: 0 · 1 check found something · 2 there is no such database, table or guest.
    """
    settings: ServerConfig = settled(config, {"data": data, "database": database})
    if not is_server(settings.where) and not file_of(settings.where).is_file():
        raise Complaint(f"there is no database in {settings.folder}; name the folder with --data.")
    if not which and action in (*AT_A_TABLE, *ABOUT_SOMEBODY):
        raise Complaint(f"say which {'table' if action in AT_A_TABLE else 'guest'}: petteia admin {action} ID.")
    if most and action is not AdminAction.QUOTA:
        raise Complaint("--most belongs to quota: petteia admin quota GUEST --most BYTES.")
    if bool(into) != (action is AdminAction.MERGE):
        raise Complaint("--into belongs to merge, and merge needs it: petteia admin merge GUEST --into GUEST.")
    if most and most != USUAL and not (most.isascii() and most.isdecimal() and len(most) < MOST_DIGITS):
        raise Complaint(f"--most is {most[:40]!r}; right would be a number of bytes, or {USUAL}.")
    try:
        store = open_store(settings.where)
        try:
            if action is AdminAction.QUOTA:
                answer: Any = _quota(store, which, most, settings.limits.guest_bytes)
            elif action in (AdminAction.ERASE, AdminAction.MERGE):
                answer = asyncio.run(_become(settings, store, which, into))
            else:
                answer = _DO[action](store, which)
        finally:
            store.close()
    except StoreError as problem:
        raise Complaint(f"{problem}.") from problem
    if as_json:
        say_json(msgspec.to_builtins(answer))
    else:
        for line in _lines(answer) or [NOTHING.get(action, "")]:
            out().print(harmless(line), markup=False, soft_wrap=True)
    if action is AdminAction.CHECK and answer:
        raise typer.Exit(FOUND_WANTING)


def _lines(answer: Any) -> list[str]:
    if isinstance(answer, str):
        return [answer]
    return [
        f"{kept.bytes:>12}  {kept.status:<9} {kept.id}  {kept.game}, {kept.entries} entries, by {kept.owner}"
        + (f"; set aside: {kept.aside}" if kept.aside else "")
        if isinstance(kept, maintenance.Kept)
        else str(kept)
        for kept in answer
    ]


def _vacuum(store: SqlStore, _: str) -> str:
    return f"{store.vacuum()} bytes given back"


def _quota(store: SqlStore, guest: str, most: str, usual: int) -> str:
    _known(store, guest)
    if most:
        store.allow(guest, None if most == USUAL else int(most)).result()
    known = store.player(guest).result()
    quota = usual if known is None or known.quota is None else known.quota
    return f"the tables of {guest} take {maintenance.used_by(store.where, guest)} bytes, and may take {quota}"


def _known(store: SqlStore, guest: str) -> None:
    if store.player(guest).result() is None:
        raise Complaint(f"there is no guest {guest[:40]!r}; `petteia admin list` shows who set tables up.")


def _close(store: SqlStore, table: str) -> str:
    found = store.summary(table).result()
    if found is None:
        raise Complaint(f"there is no table {table[:40]!r}; `petteia admin list` shows them.")
    if found.status in (FINISHED, CLOSED):
        return f"{table} is over already"
    now = time.time_ns() // 1_000_000
    entry = j.encode(j.Closed(now, "by_host"))
    ended = msgspec.structs.replace(found, status=CLOSED, changed=now, pending=[])
    store.append(Batch(table, store.length(table).result() + 1, now, [entry], ended)).result()
    return f"{table} is closed without a result"


def _remove(store: SqlStore, table: str) -> str:
    if store.summary(table).result() is None:
        raise Complaint(f"there is no table {table[:40]!r}; `petteia admin list` shows them.")
    store.remove([table]).result()
    return f"{table} is gone"


def _barred(muted: bool, banned: bool, said: str) -> Callable[[SqlStore, str], str]:
    def do(store: SqlStore, guest: str) -> str:
        _known(store, guest)
        store.bar(guest, muted=muted, banned=banned).result()
        return f"{guest} {said}"

    return do


def _revoke(store: SqlStore, guest: str) -> str:
    _known(store, guest)
    return f"{guest} is logged out on {store.revoke(guest).result()} devices"


async def _become(settings: ServerConfig, store: SqlStore, guest: str, into: str) -> str:
    """Erase a guest, or merge one with another."""
    store.deliver_on(asyncio.get_running_loop().call_soon_threadsafe)
    games = [name for name, kind in shelf().items() if not isinstance(kind, LoadError)]
    registry = TableRegistry(store, Catalogue([*games, *settings.games], settings.components).load)
    if not into:  # also one of whom only traces are left, because something broke off
        tables = await forget(registry, store, here(store.where), guest)
        return f"{guest} is forgotten, at {tables} tables"
    for one in (guest, into):
        if await asyncio.wrap_future(store.player(one)) is None or guest == into:
            raise Complaint(f"there is no guest {one[:40]!r} beside the other one.")
    try:
        await merge(registry, store, here(store.where), guest, into)
    except Apart as problem:
        raise Complaint(f"{problem}.") from problem
    return f"{guest} and {into} are one; `petteia ratings --check` says when their ratings have been computed again"


_DO: Final[dict[AdminAction, Callable[[SqlStore, str], Any]]] = {
    AdminAction.CHECK: lambda store, _: store.check(),
    AdminAction.VACUUM: _vacuum,
    AdminAction.LIST: lambda store, _: maintenance.listed(store.where),
    AdminAction.CLOSE: _close,
    AdminAction.REMOVE: _remove,
    AdminAction.MUTE: _barred(True, False, "may say nothing from now on"),
    AdminAction.BAN: _barred(True, True, "is logged out and stays out"),
    AdminAction.PARDON: _barred(False, False, "may come and talk again"),
    AdminAction.REVOKE: _revoke,
}
