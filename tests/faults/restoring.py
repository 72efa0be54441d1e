"""A server is lost while people play, and a backup made meanwhile replaces it."""

import asyncio
import contextlib
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from petteia.store.opening import open_store
from petteia.tables.journal import entries as j
from tests.faults.ground import Ground, kept
from tests.faults.town import PEOPLE, Person, Wish
from tests.server.crashing import ROOT, Zygote
from tests.server.running import PATIENCE_S, seated
from tests.store.postgresql import Server

TABLES = 2
EARLY, MEANWHILE, LATE, ALL = 12, 4, 4, 1000
"""How many moves are made before, while and after a backup is made; a game of Agora has eighteen."""


class Guided(Person):
    """Moves when there is a move to be made."""

    may: asyncio.Semaphore

    async def _say(self, wish: dict[str, Any]) -> None:
        if not self.unanswered:
            await self.may.acquire()
        await super()._say(wish)


class Restored(msgspec.Struct):
    """The result."""

    before: int
    """Decisions that were acknowledged before the backup was asked for."""
    gone: int
    """Decisions that were acknowledged later, and are gone with the lost house."""
    losses: list[str]


def backup(ground: Ground, target: Path) -> str:
    """As in docs/host.md, while the server is running; the address of the restored copy."""
    if ground.database is None:
        copy = target / "copy.db"
        command = [sys.executable, "-m", "petteia", "backup", str(copy), "--data", str(ground.folder)]
        subprocess.run(command, check=True, capture_output=True, cwd=ROOT)
        copy.rename(target / "petteia.db")
        return "sound"
    return _by_dump(ground.database, ground.fresh)


def _by_dump(database: Server, address: str) -> str:
    """Servers of the tests are schemas of one database: only this one's is copied, into a database of its own."""
    schema = address.rsplit("=", 1)[1]
    name = f"restored_{schema}"
    dump = database.folder / f"{name}.dump"
    whose = ["-h", str(database.folder), "-U", "petteia"]
    copying = [database.programs / "pg_dump", *whose, "--format=custom", f"--schema={schema}", f"--file={dump}"]
    subprocess.run([*copying, "postgres"], check=True, capture_output=True, **database.who)
    database.run(f"CREATE DATABASE {name}")
    restoring = [database.programs / "pg_restore", *whose, f"--dbname={name}", "--exit-on-error", str(dump)]
    subprocess.run(restoring, check=True, capture_output=True, **database.who)
    return address.replace("/postgres?", f"/{name}?")


def entries(address: str, table: str) -> list[bytes]:
    """A table's journal."""
    store = open_store(address)
    try:
        assert store.check() == []
        return list(store.journal(table).result().entries)
    finally:
        store.close()


async def lose_and_restore(ground: Ground, folder: Path) -> Restored:
    """People play, a backup is made, they play on, the server is lost, and they return to the restored one."""
    history: list[Wish] = []
    companies: list[tuple[str, list[Guided]]] = []
    may = asyncio.Semaphore(0)

    async def more(count: int) -> None:
        enough = sum(wish.answer == "ack" for wish in history) + count
        for _ in range(count):
            may.release()
        while sum(wish.answer == "ack" for wish in history) < enough:
            await asyncio.sleep(0.01)

    for n in range(TABLES):
        people = [Guided(ground.urls, n * PEOPLE + at, history) for at in range(PEOPLE)]
        for person in people:
            person.may = may
            await person.__aenter__()
        companies.append((await seated(list(people)), people))
    playing = [asyncio.ensure_future(p.play(table, n)) for table, people in companies for n, p in enumerate(people)]
    async with asyncio.timeout(4 * PATIENCE_S):
        await more(EARLY)
        asked = time.monotonic()
        way, _ = await asyncio.gather(kept(lambda: backup(ground, folder)), more(MEANWHILE))
        await more(LATE)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    ground.stop()
    first = {table: await kept(lambda t=table: entries(ground.address, t)) for table, _ in companies}
    losses: list[str] = []
    gone = 0
    before = {(w.table, w.key) for w in history if w.answer == "ack" and w.answered < asked}
    for table, _ in companies:
        where = str(folder / "petteia.db") if way == "sound" else way
        again = await kept(lambda where=where, t=table: entries(where, t))
        decisions = [j.decode(entry) for entry in again]
        keys = {entry.key for entry in decisions if isinstance(entry, j.Decided | j.AnswerHeld)}
        missing = {wish.key for wish in history if wish.table == table and wish.answer == "ack"} - keys
        gone += len(missing)
        losses += [f"{key} was acknowledged before the backup and is gone" for key in missing if (table, key) in before]
        if again != first[table][: len(again)]:
            losses.append(f"{table} is another one than it was")
    with Zygote(folder, way) as server:
        server.start()
        for _ in range(ALL):
            may.release()
        async with asyncio.timeout(2 * PATIENCE_S):
            await asyncio.gather(*(_play_on(table, people, server.url) for table, people in companies))
        server.stop()
    return Restored(len(before), gone, losses)


async def _play_on(table: str, people: list[Guided], url: str) -> None:
    """Their pages are still open: they know more than the server does, and have not been told."""
    for person in people:
        with contextlib.suppress(Exception):
            await person.leave_line()
        person.url, person.urls, person.unanswered = url, [url], {}
        person.http.base_url = url
    await asyncio.gather(*(person.play(table, seat) for seat, person in enumerate(people)))
    for seat, person in enumerate(people):
        told = await person.chronicle(table, seat)
        known = await person.until(table, lambda known, told=told: len(known.events) >= len(told))
        assert known.events == told, f"seat {seat} at {table} knows another game than the house"
        await person.__aexit__()
