"""A server's data moves from a file into PostgreSQL and back: all of it, whatever interrupts it, and every game goes
on."""

import gzip
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from petteia.cli import app
from petteia.store import migrate
from petteia.store.connection import Connection, know
from petteia.store.opening import open_store
from petteia.store.people.merge_and_erase import FORGETTING
from petteia.store.schema import WrongFile
from petteia.store.sql import SqlStore
from petteia.tables.journal.loading import load_table
from petteia.tables.ports.store import StoreError
from tests.store.earlier import KEPT
from tests.store.postgresql import Server
from tests.tables.sitting import load

pytestmark = pytest.mark.part("faults")


@pytest.fixture
def server(tmp_path: Path) -> str:
    (tmp_path / "old").mkdir()
    file = tmp_path / "old" / "petteia.db"
    file.write_bytes(gzip.decompress(KEPT.read_bytes()))
    return f"sqlite://{file}"


def run(*words: str):
    return CliRunner().invoke(app, ["migrate", *words])


def journals(address: str) -> dict[str, list[bytes]]:
    store = open_store(address)
    try:
        return {table: store.journal(table).result().entries for table in store.file.read(migrate.names).result()}
    finally:
        store.close()


def test_a_house_moves_and_moves_back(server: str, postgresql: Server, tmp_path: Path) -> None:
    there, again = postgresql.fresh(), f"sqlite://{tmp_path}/new.db"
    said = run(server, there, "--json")
    assert said.exit_code == 0, said.output
    moved = json.loads(said.stdout)
    assert moved["tables"] > 6 and moved["people"] > 2 and moved["already"] == 0
    assert journals(there) == journals(server)
    back = json.loads(run(there, again, "--json").stdout)
    assert (back["digest"], back["tables"]) == (moved["digest"], moved["tables"])
    assert journals(again) == journals(server)
    old, new = open_store(server), open_store(there)
    try:
        assert new.check() == []
        assert new.begin(10**15).result() == old.begin(10**15).result(), "nobody's clock pays for the move"
        agora = next(s for s in new.tables(limit=1000).result() if s.game == "agora")
        kept = new.journal(agora.id).result()
        assert (
            load_table(kept.entries, load).digest() == load_table(old.journal(agora.id).result().entries, load).digest()
        )
    finally:
        old.close()
        new.close()


ODD: dict[str, list[Any]] = {
    "TEXT": ["Ὀδυσσεύς 🦉", 'it\'s "so" \\ 100 %', ""],
    "INTEGER": [0, -7, 2**53 + 1],
    "BLOB": [bytes(range(256)), b"", b"\x00\xff"],
    "DOUBLE PRECISION": [0.1 + 0.2, -25 / 3, 1e-300],
}
OF_SERVERS = {"servers", "keepers", "present", "beside", "writers"}
"""Tables through which servers of one database inform each other: they are about running servers."""


def shape(c: Connection) -> dict[str, dict[str, str]]:
    """All tables of a file with their columns and types, as the file itself describes them."""
    tables = [row[0] for row in c.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {table: {row[1]: row[2] for row in c.execute(f"PRAGMA table_info({table})")} for table in tables}


def fill(c: Connection) -> None:
    """Three rows of odd values in every table there is: a new table in the schema needs no change here."""
    for table, columns in shape(c).items():
        for n in range(3):
            row = {name: ODD[kind][n] for name, kind in columns.items()}
            for name, kind in columns.items():
                if name == "table_id" or (table, name) == ("tables", "id"):
                    row[name] = f"odd{n}"  # all of it is about tables that there are
                elif name in ("id", "hash", "name", "key", "player", "kind", "seq", "line", "first", "seat", "seats"):
                    row[name] = {"TEXT": f"{ODD[kind][n]}{n}", "INTEGER": n + 1, "BLOB": bytes([n])}[kind]
            names, marks = ", ".join(row), ", ".join("?" * len(row))
            c.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", tuple(row.values()))
    know(c, f"{FORGETTING}odysseus", 1)


def everything(store: SqlStore, columns: dict[str, dict[str, str]]) -> dict[str, list[tuple[Any, ...]]]:
    def read(c: Connection) -> dict[str, list[tuple[Any, ...]]]:
        out = {
            name: [tuple(row) for row in c.execute(f"SELECT {', '.join(columns[name])} FROM {name}")]
            for name in columns
        }
        out["house"] = [row for row in out["house"] if row[0] not in migrate.OF_ITSELF]
        return {name: sorted(rows, key=repr) for name, rows in out.items()}

    return store.file.read(read).result()


def test_every_table_of_the_schema_moves_with_every_column(postgresql: Server, tmp_path: Path) -> None:
    """Results, ratings, notices, boxes, packed games, the mark of a guest who is half forgotten: everything the schema
    has, or will have."""
    stores = [
        open_store(f"sqlite://{tmp_path}/odd.db"),
        open_store(postgresql.fresh()),
        open_store(f"sqlite://{tmp_path}/again.db"),
    ]
    try:
        stores[0].file.call(fill).result()
        columns = stores[0].file.read(shape).result()
        kept = everything(stores[0], columns)
        assert [name for name, rows in kept.items() if len(rows) < 3] == [], "tables that hold nothing are not compared"
        for source, target in pairwise(stores):
            migrate.move(source, target)
            there = everything(target, columns)
            for name, rows in kept.items():
                assert there[name] == rows, f"{name} is not the same in {target.name}"
            assert target.identity.half_forgotten().result() == source.identity.half_forgotten().result() != []
        sql = "SELECT table_name::text FROM information_schema.tables WHERE table_schema = current_schema()"
        in_postgresql = {row[0] for row in stores[1].file.read(lambda c: c.execute(sql).fetchall()).result()}
        assert in_postgresql - set(columns) == OF_SERVERS and set(columns) <= in_postgresql
    finally:
        for store in stores:
            store.close()


@pytest.mark.parametrize("back", [False, True], ids=["into PostgreSQL", "and back"])
def test_a_move_that_breaks_off_is_gone_on_with_and_nobody_serves_half_a_house(
    back: bool, server: str, postgresql: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = postgresql.fresh()
    if back:
        assert run(server, there).exit_code == 0
        server, there = there, f"sqlite://{tmp_path}/new.db"
    monkeypatch.setattr(migrate, "AT_ONCE", 2)

    def power_cut(done: int, of: int) -> None:
        if done >= 4:
            raise KeyboardInterrupt

    old, new = open_store(server), open_store(there)
    try:
        with pytest.raises(KeyboardInterrupt):
            migrate.move(old, new, power_cut)
        with pytest.raises(WrongFile, match="an unfinished copy"):
            new.claim()
        changed = new.file.read(migrate.names).result()[0]
        new.file.call(lambda c: c.execute("DELETE FROM events WHERE table_id = ? AND seq = 2", (changed,))).result()
        moved = migrate.move(old, new)
        assert moved.already == 3, "what was there and right stayed, what was not came anew"
        assert migrate.whole_digest(old) == migrate.whole_digest(new) == moved.digest
        new.claim()
        with pytest.raises(StoreError, match="holds tables or guests already"):
            migrate.move(old, new)
    finally:
        old.close()
        new.close()


def test_what_cannot_be_moved_is_refused_with_a_sentence(server: str, postgresql: Server, tmp_path: Path) -> None:
    there = postgresql.fresh()
    said = run(f"sqlite://{tmp_path}/nothing.db", there)
    assert said.exit_code == 2 and "there is no database file" in said.output
    said = run(server, "mysql://localhost/club")
    assert said.exit_code == 2 and "right would be" in said.output
    serving = open_store(there)
    serving.claim(together=True)
    try:
        said = run(server, there)
        assert said.exit_code == 2 and "another Petteia serves from" in said.output
    finally:
        serving.close()
    from petteia.server.data_folder import DataFolder

    folder = DataFolder(tmp_path / "old")
    try:
        said = run(server, there)
        assert said.exit_code == 2 and "another Petteia is running" in said.output.replace("\n", " ")
    finally:
        folder.close()
