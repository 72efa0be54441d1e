"""Moving to another database: everything that one database holds is copied into another, of the same kind or not.

Table after table is copied, each in one transaction, and then compared by its digest. An interrupted move continues
where it stopped: tables that are there with the right digest stay, the others are copied anew. Until everything is
there the target says so, and no server serves from it. The source is only read.
"""

from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any, Final

import msgspec

from petteia.store import maintenance
from petteia.store.connection import Connection, is_server, know, known
from petteia.store.single_server import ALIVE, AWAY, BACK, MOVING, SHAPE
from petteia.store.sql import SqlStore
from petteia.tables.ports.store import StoreError

AT_ONCE: Final = 50
"""How many tables are copied at once: they share transactions."""

OF_A_TABLE: Final[dict[str, tuple[str, ...]]] = {
    "tables": ("id", "status", "listed", "changed", "due", "summary"),
    "events": ("table_id", "seq", "at", "payload", "mark", "line", "told"),
    "told": ("table_id", "line", "gone", "payload"),
    "packed": ("table_id", "kind", "first", "last", "at", "payload", "mark"),
    "snapshots": ("table_id", "seq", "payload", "mark"),
    "members": ("table_id", "player", "gone"),
    "aside": ("table_id", "at", "why"),
    "notes": ("table_id", "player", "text", "at"),
}
"""What is stored of a table; the first column is its name, and with the second and third no two rows are alike."""
OF_PEOPLE: Final[dict[str, tuple[str, ...]]] = {
    "players": ("id", "name", "created", "muted", "banned", "room", "hidden"),
    "tokens": ("hash", "player", "created"),
    "tickets": ("hash", "kind", "table_id", "player", "until"),
    "passkeys": ("id", "player", "public", "count", "site", "created", "used"),
    "keys": ("name", "value"),
    "notice_wishes": ("player", "after_minutes", "quiet_from", "quiet_to", "zone", "looked"),
    "notice_ways": (
        *("id", "player", "kind", "target", "language", "every_minutes", "created", "confirmed", "covered", "sent"),
        *("tries", "claimed", "trouble"),
    ),
    "notice_owed": ("player", "table_id", "at"),
    "results": ("table_id", "game", "seats", "ended", "rated", "listed", "counted"),
    "finishes": ("table_id", "seat", "player", "bot", "place", "absent", "points"),
    "rating_pools": ("game", "seats", "ended", "table_id"),
    "daily_days": ("day", "secret", "revealed"),
    "daily_tries": (*("day", "game", "player", "table_id", "began", "ended", "state", "place", "seats", "ahead"),),
    "tournaments": (
        *("id", "kind", "host", "state", "listed", "created", "due", "revision", "round", "league", "season"),
        *("division", "plan"),
    ),
    "tournament_entrants": ("tournament", "number", "player", "bot", "name", "joined", "gone", "team", "seed"),
    "tournament_rounds": ("tournament", "round", "began", "byes", "ended", "divisions", "secret", "sealed"),
    "tournament_games": ("tournament", "round", "board", "table_id", "entrants", "state", "places", "absent", "ahead"),
    "puzzle_tries": ("player", "game", "puzzle", "at", "solved"),
    "lessons": ("player", "game", "lesson", "table_id", "began", "done"),
    "silences": ("player", "kind", "whom", "name", "at"),
    "reports": ("id", "at", "player", "table_id", "about", "name", "line", "words", "why"),
    "boxes": ("id", "player", "game", "name", "changed", "differs", "problems", "entries"),
    "ratings": ("game", "seats", "player", "mu", "sigma", "games"),
    "house": ("key", "value"),
}
OF_ITSELF: Final = (ALIVE, MOVING, SHAPE, AWAY, BACK)
"""What a database stores about itself and its servers (keys of `house`): another has its own. Everything else moves,
such as the fact that a guest is being erased."""
_BUT: Final = f"key NOT IN ({', '.join(repr(key) for key in OF_ITSELF)})"

Rows = dict[str, list[tuple[Any, ...]]]


class Moved(msgspec.Struct, frozen=True):
    """The result: how many tables and people there are, how many tables were there already, and the digest of all of
    it, which both databases have."""

    tables: int
    people: int
    already: int
    digest: str


def digest(rows: Rows) -> str:
    """The same digest for the same rows, in any database."""
    return sha256(msgspec.msgpack.encode(rows)).hexdigest()


def _rows(c: Connection, name: str, columns: tuple[str, ...], table: str | None = None) -> list[tuple[Any, ...]]:
    sql = f"SELECT {', '.join(columns)} FROM {name}"
    found = c.execute(sql) if table is None else c.execute(f"{sql} WHERE {columns[0]} = ?", (table,))
    return sorted([tuple(row) for row in found], key=lambda row: row[:3])


def of_a_table(c: Connection, table: str) -> Rows:
    """Everything that is stored of a table."""
    return {name: _rows(c, name, columns, table) for name, columns in OF_A_TABLE.items()}


def of_people(c: Connection) -> Rows:
    """All guests, and how they are recognised."""
    out = {name: _rows(c, name, columns) for name, columns in OF_PEOPLE.items()}
    return {**out, "house": [row for row in out["house"] if row[0] not in OF_ITSELF]}


def names(c: Connection) -> list[str]:
    """All tables."""
    return sorted([row[0] for row in c.execute("SELECT DISTINCT table_id FROM events UNION SELECT id FROM tables")])


def _put(c: Connection, rows: Rows, columns: dict[str, tuple[str, ...]]) -> None:
    for name, found in rows.items():
        values = ", ".join("?" * len(columns[name]))
        c.executemany(f"INSERT INTO {name} ({', '.join(columns[name])}) VALUES ({values})", found)


def _put_table(table: str, rows: Rows) -> Callable[[Connection], None]:
    def work(c: Connection) -> None:
        maintenance.remove(c, [table])
        _put(c, rows, OF_A_TABLE)

    return work


def _put_people(rows: Rows, alive: int) -> Callable[[Connection], None]:
    def work(c: Connection) -> None:
        for name in rows:
            c.execute(f"DELETE FROM {name} WHERE {_BUT}" if name == "house" else f"DELETE FROM {name}")
        _put(c, rows, OF_PEOPLE)
        know(c, ALIVE, alive)

    return work


def _last_alive(c: Connection, server: bool) -> int:
    others = c.execute("SELECT coalesce(max(at), 0) FROM servers").fetchone()[0] if server else 0
    return max(int(others), known(c, ALIVE))


def _begin(target: SqlStore) -> None:
    """The target is empty, or half of a move. StoreError if it is in use already."""

    def work(c: Connection) -> bool:
        if not known(c, MOVING) and (names(c) or c.execute("SELECT 1 FROM players").fetchone()):
            return False
        know(c, MOVING, 1)
        return True

    if not target.file.call(work).result():
        raise StoreError(f"{target.name} holds tables or guests already; copy into an empty database")


def move(source: SqlStore, target: SqlStore, told: Callable[[int, int], None] = lambda done, of: None) -> Moved:
    """Copy everything. Neither database may be served from meanwhile; the caller has claimed both. `told` is called
    with the number of tables copied so far."""
    if source.file.read(lambda c: known(c, MOVING)).result():
        raise StoreError(f"{source.name} is an unfinished copy itself; finish that one first")
    _begin(target)
    tables = source.file.read(names).result()
    there = target.file.read(names).result()
    target.remove([table for table in there if table not in set(tables)]).result()
    digests: dict[str, str] = {}
    already = 0
    for at in range(0, len(tables), AT_ONCE):
        some = tables[at : at + AT_ONCE]
        found = {table: source.file.read(lambda c, t=table: of_a_table(c, t)) for table in some}  # type: ignore[misc]
        rows = {table: future.result() for table, future in found.items()}
        right = {table: digest(rows[table]) for table in some}
        missing = [table for table, kept in _digests(target, some).items() if kept != right[table]]
        for copied in [target.file.call(_put_table(table, rows[table])) for table in missing]:
            copied.result()
        for table, kept in _digests(target, missing).items():
            if kept != right[table]:
                raise StoreError(f"table {table} is not the same in {target.name}")
        already += len(some) - len(missing)
        digests |= right
        told(at + len(some), len(tables))
    people = source.file.read(of_people).result()
    alive = source.file.read(lambda c: _last_alive(c, is_server(source.where))).result()
    target.file.call(_put_people(people, alive)).result()
    whole = digest({**{table: [(found,)] for table, found in digests.items()}, **people})
    if whole != whole_digest(target):
        raise StoreError(f"{target.name} differs from {source.name}; was something written there meanwhile?")
    target.file.call(lambda c: know(c, MOVING, 0)).result()
    return Moved(len(tables), len(people["players"]), already, whole)


def _digests(store: SqlStore, tables: Iterable[str]) -> dict[str, str]:
    found = {t: store.file.read(lambda c, t=t: digest(of_a_table(c, t))) for t in tables}  # type: ignore[misc]
    return {table: future.result() for table, future in found.items()}


def whole_digest(store: SqlStore) -> str:
    """The digest of everything that a database holds."""
    tables = store.file.read(names).result()
    people = store.file.read(of_people).result()
    return digest({**{table: [(found,)] for table, found in _digests(store, tables).items()}, **people})
