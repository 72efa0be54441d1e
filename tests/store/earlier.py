"""A house as an earlier version left it: tables of all games under way, and everything that a journal can hold.

    python -m tests.store.earlier       makes the fixture anew, with the version at hand

What is stored is stored for good: the file beside this one was made before today's names and is opened and played on by
every later version (`test_earlier.py`). It is made anew only to hold more.
"""

import asyncio
import gzip
import json
import random
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

from tests.server.running import AGORA, QUICK, Client, Running, choice, seated

GAMES = ("age_of_mythology", "parthenon", "deukalion", AGORA)
KEPT = Path(__file__).with_name("earlier.db.gz")
GUESTS = Path(__file__).with_name("earlier.json")
"""The cookies of the people who sat there, and which table is which."""
MOVES = {"age_of_mythology": 60, "parthenon": 60, "deukalion": 60, "agora": 8}


async def play(clients: list[Client], table: str, moves: int, rng: random.Random, takes_back: bool = True) -> int:
    """This many decisions of the people at a table, each by a player who owes one. Returns how many there were."""
    made = 0
    while made < moves:
        owing = [
            (seat, client)
            for seat, client in enumerate(clients)
            if (known := client.tables[table]).update is not None and known.update["owes"]
        ]
        if any(client.tables[table].info["status"] == "finished" for client in clients):
            break
        if not owing:
            await asyncio.sleep(0.01)
            continue
        seat, client = rng.choice(owing)
        update = client.tables[table].update
        assert update is not None
        fields = {"table": table, "seat": update["seat"], "decision": update["decision"]}
        reply = await client.ask("decide", actions=[choice(update, rng)], key=f"{seat}-{made}", **fields)
        assert reply["t"] in ("ack", "stale"), reply
        made += reply["t"] == "ack"
        if reply["t"] == "ack":
            await asyncio.sleep(0.01)
            now = client.tables[table].update
            if takes_back and now is not None and now["view"]["undo"] and rng.random() < 0.2:
                await client.ask("undo", table=table, seat=now["seat"], decision=now["decision"], key=f"undo {made}")
    return made


async def talk(clients: list[Client], table: str) -> None:
    """Actions of people at a table besides playing."""
    ida, joe = clients[0], clients[1]
    await ida.ask("say", table=table, text="Χαίρετε!", key="hello")
    for pass_windows in (True, False):
        await ida.ask("order", table=table, seat=0, pass_windows=pass_windows)
    update = ida.tables[table].update
    assert update is not None
    await consent(clients, table, what="undo", seat=0, moment=update["n"] - 1)
    await consent(clients, table, what="pause", seat=0)
    await ida.ask("resume", table=table)
    await joe.ask("propose", table=table, what="give_up", seat=1)


async def consent(clients: list[Client], table: str, **what: Any) -> None:
    """A proposal to which all agree."""
    reply = await clients[0].ask("propose", table=table, **what)
    assert reply["t"] == "ack", reply
    for other in clients[1:]:
        await other.until(table, lambda t: t.info.get("proposal"))
        await other.ask("answer", table=table, agrees=True)
    await clients[0].until(table, lambda t: not t.info.get("proposal"))


async def make(server: Running) -> dict[str, Any]:
    """Set everything up and play up to this point."""
    rng = random.Random(5)
    clients = [Client(server.url, name) for name in ("Ida", "Joe", "Kim")]
    tables: dict[str, str] = {}
    for client in clients:
        await client.__aenter__()
    for name in GAMES:
        game = "agora" if name == AGORA else name
        tables[game] = await seated(clients, game, 3)
        await play(clients, tables[game], MOVES[game], rng)
    await talk(clients, tables["agora"])
    ida, joe, kim = clients
    # A window that is open for long: an answer is held back, another window kept.
    slow = tables["windows"] = await seated(clients, "agora", 3, window_ms=10_000)
    for seat, client in enumerate(clients):
        update = client.tables[slow].update
        if update is not None and update["owes"]:
            about = {"table": slow, "seat": seat, "decision": update["decision"]}
            await client.ask("keep", **about)
            await client.ask("decide", actions=[choice(update, rng)], key="held", **about)
    # One whole game, its rematch, a game that goes on from it, and one out of its record.
    over = tables["over"] = await seated(clients, "agora", 3)
    await play(clients, over, 10_000, rng)
    tables["rematch"] = (await ida.post(f"/api/tables/{over}/rematch"))["table"]
    anew = {"line": 9, "hidden": "anew", "keep": None}
    tables["fork"] = (await ida.post(f"/api/tables/{over}/play-on", anew))["table"]
    text = await ida.get(f"/api/tables/{over}/record")
    tables["handed in"] = (await ida.post("/api/records", {"record": text}))["table"]
    # People who come and go before a game begins.
    body = {"game": "deukalion", "seats": [{}] * 4, "settings": QUICK}
    gathering = tables["gathering"] = (await ida.post("/api/tables", body))["table"]
    await ida.post(f"/api/tables/{gathering}/sit", {"seat": 0})
    await joe.post(f"/api/tables/{gathering}/sit", {"seat": 1})
    await joe.post(f"/api/tables/{gathering}/stand", {"seat": 1})
    await ida.post(f"/api/tables/{gathering}/bots", {"seat": 2, "bot": "random"})
    link = await ida.post(f"/api/tables/{gathering}/invites")
    await kim.post("/api/invites", {"secret": link["secret"]})
    await ida.post(f"/api/tables/{gathering}/code")
    closed = tables["closed"] = (await ida.post("/api/tables", {**body, "game": "parthenon"}))["table"]
    await ida.post(f"/api/tables/{closed}/close")
    # Somebody resigns, and somebody is played for.
    left = tables["left"] = await seated(clients, "parthenon", 3, takeover_ms=1)
    await play(clients, left, 6, rng)
    await joe.ask("resign", table=left, seat=1)
    await kim.disconnect()
    await ida.until(left, lambda t: t.info["seats"][2].get("kept"))
    await kim.connect()
    await kim.watch(left)
    told = {"tables": tables, "guests": {c.name: {"id": c.id, "cookie": c.cookie()} for c in clients}}
    for client in clients:
        await client.__aexit__()
    return told


def main() -> None:
    """Make the fixture."""
    with tempfile.TemporaryDirectory() as folder:
        with Running(Path(folder), games=GAMES) as server:
            told = asyncio.run(make(server))
        with Running(Path(folder), games=GAMES):  # an outage
            pass
        file = Path(folder) / "petteia.db"
        with sqlite3.connect(file) as db:
            db.execute("PRAGMA journal_mode=DELETE")
            db.execute("VACUUM")
            rows = db.execute("SELECT payload FROM events").fetchall()
        told["entries"] = sorted({json.loads(row[0])["e"] for row in rows})
        KEPT.write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
        GUESTS.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    print(f"{KEPT.name}: {KEPT.stat().st_size:,} bytes; {len(told['entries'])} kinds of entries")


if __name__ == "__main__":
    main()
