"""Siege: tables whose game fails in what it does by itself, or whose journal no longer plays."""

import json
from collections import Counter

from petteia.store.connection import Connection
from petteia.store.opening import open_store
from tests.siege.siegecraft import Instance, get, new_guest, post, sized

ASKED = 10


def spoil(server: Instance, table: str) -> None:
    """What a fault of the game, or of the disk, leaves: an entry that the game does not allow."""
    entry = json.dumps({"e": "decided", "at": 1, "seat": 0, "actions": ["no such action"]}).encode()

    def work(c: Connection) -> None:
        last = c.execute("SELECT max(seq) FROM events WHERE table_id = ?", (table,)).fetchone()[0]
        row = (table, last + 1, 1, entry)
        c.execute("INSERT INTO events (table_id, seq, at, payload) VALUES (?, ?, ?, ?)", row)

    store = open_store(server.settings.get("database") or str(server.folder / "data" / "petteia.db"))
    try:
        store.file.call(work).result()
    finally:
        store.close()


@sized(small=3, large=18)
def test_siege_of_tables_that_fail(server, judge, size):
    """Their journals do not go on: everybody who asks for one brings the fault about again."""
    token = new_guest(server.url)
    names = []
    sends = f"{size} tables with a broken journal, asked for {ASKED} times each"
    with server.siege("tables that fail by themselves", sends, "65 MB of log a minute") as field:
        for _ in range(size):
            body = {"game": "deukalion", "seats": [{"who": "me"}] * 2, "settings": {}}
            names.append(post(server.url, "/api/tables", token, body).json()["table"])
        for table in names:
            for seat in range(2):
                post(server.url, f"/api/tables/{table}/ready", token, {"seat": seat})
            spoil(server, table)
            for _ in range(ASKED):
                assert post(server.url, f"/api/tables/{table}/start", token).status_code in (409, 503)
            assert get(server.url, f"/api/tables/{table}", token).json()["aside"]
        mine = get(server.url, "/api/tables?which=mine", token).json()["tables"]
        assert all(table["aside"] for table in mine)
    told = Counter(line["table"] for line in server.told("a table is set aside") if line["table"] in names)
    assert set(told) == set(names)
    assert max(told.values()) <= server.settings.get("workers", 1), "each process says it once"
    judge(field)
