"""Siege: one table after the other is opened, more than fit in memory."""

import sqlite3
from pathlib import Path
from typing import Any

import httpx

from tests.siege.conftest import GENEROUS
from tests.siege.hostile import long_record
from tests.siege.siegecraft import Instance, new_guest, post, sized

KEPT = (("events", "table_id"), ("snapshots", "table_id"), ("tables", "id"), ("members", "table_id"))


def sow(database: Path, table: str, copies: int) -> list[str]:
    """As many tables like this one as a server has after years; their names."""
    names = [f"{n:0{len(table)}x}" for n in range(copies)]
    with sqlite3.connect(database) as file:
        for kind, column in KEPT:
            found = file.execute(f"SELECT * FROM {kind} WHERE {column} = ?", (table,))
            columns = [about[0] for about in found.description]
            rows = [dict(zip(columns, row, strict=True)) for row in found]
            sql = f"INSERT INTO {kind} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
            copied = [[_renamed(v, table, name) for v in _unmarked(row)] for name in names for row in rows]
            file.executemany(sql, copied)
    file.close()
    return names


def _unmarked(row: dict[str, Any]) -> list[Any]:
    return [None if name == "mark" else value for name, value in row.items()]


def _renamed(value: Any, old: str, new: str) -> Any:
    if isinstance(value, bytes):
        return value.replace(old.encode(), new.encode())
    return new if value == old else value


@sized(large=6000)
def test_siege_with_one_table_after_the_other(tmp_path, judge, size):
    """Tables that nobody watches are dropped, however quickly the next one is asked for."""
    with Instance(tmp_path / "house", limits=GENEROUS, log_level="info", port=0) as server:
        token = new_guest(server.url)
        record = long_record("age_of_mythology", 2, 60)
        table = post(server.url, "/api/records", token, {"record": record}).json()["table"]
        post(server.url, f"/api/tables/{table}/close", token)
        names = sow(server.folder / "data" / "petteia.db", table, size)
        client = httpx.Client(base_url=server.url, headers={"Cookie": f"petteia={token}"}, timeout=60)
        sends = f"{size} finished games, each asked for"
        with client, server.siege("one table after the other", sends, "all kept in memory") as field:
            for name in names:
                assert client.get(f"/api/tables/{name}").status_code == 200, name
        assert field.row.memory_mb < 450
        judge(field)
