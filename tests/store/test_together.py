"""Real server processes on one database, which are killed and replaced while people play: nobody loses a move, none
happens twice, and all see one game."""

import asyncio
import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from petteia.engine.record import Record
from petteia.engine.replay import verify
from petteia.server.config import ConfigError, read_config
from petteia.store.choice import open_store
from petteia.tables import journal as j
from tests import BUDGET
from tests.server.crashing import Zygote, free_port
from tests.server.running import AGORA, PATIENCE_S, UNLIMITED, Client, choice, seated
from tests.tables.sitting import load

pytestmark = pytest.mark.part("faults")

SITTING_DOWN_S = 10
"""Who waits longer for a table to begin had a server that has gone, and begins anew; or the machine is busy, so each
time they wait twice as long."""


class Person(Client):
    """Plays on whatever happens: comes back to any server there is, and says again what was not answered, under
    the same key."""

    def __init__(self, urls: list[str], at: int, promised: set[tuple[str, str]]) -> None:
        super().__init__(urls[at % len(urls)], f"Guest {at}")
        self.urls = urls
        self.promised = promised
        self.rng = random.Random(at)
        self.moves = 0
        self.unanswered: dict = {}

    async def find_a_server(self, table: str) -> None:
        while True:
            try:
                if self.socket is not None:
                    await self.disconnect()
                await self.connect()
                await self.watch(table)
                return
            except (OSError, EOFError, TimeoutError, AssertionError, Exception):  # this one is gone
                self.url = self.rng.choice(self.urls)
                await asyncio.sleep(0.05)

    async def play(self, table: str, seat: int) -> None:
        while True:
            try:
                if self.socket is None or self.socket.close_code is not None or self.goodbye:
                    self.goodbye = False
                    await self.find_a_server(table)
                if self.unanswered:
                    await self._say(self.unanswered)
                    continue
                known = self.tables[table]
                if known.info["status"] == "finished":
                    return
                if known.update is not None and known.update["owes"]:
                    self.moves += 1
                    key = f"{self.id}-{self.moves}"
                    actions = [choice(known.update, self.rng)]
                    decision = known.update["decision"]
                    await self._say(
                        {"table": table, "seat": seat, "decision": decision, "actions": actions, "key": key}
                    )
                else:
                    with contextlib.suppress(TimeoutError):
                        await self.hear(0.5)
            except (asyncio.CancelledError, OSError, EOFError):
                if asyncio.current_task().cancelling():
                    raise
                await self.disconnect()

    async def _say(self, wish: dict) -> None:
        self.unanswered = wish
        reply = await self.ask("decide", **wish)
        if reply["t"] == "refusal" and reply["code"] == "not_kept":
            return
        self.unanswered = {}
        if reply["t"] == "ack":
            self.promised.add((wish["table"], wish["key"]))
        else:
            assert reply["t"] == "stale", reply


class Town:
    """People who play one game after the other, at several tables at once, and what they were promised."""

    def __init__(self, urls: list[str], seed: int = 1) -> None:
        self.urls = urls
        self.rng = random.Random(seed)
        self.promised: set[tuple[str, str]] = set()
        self.tables: list[str] = []
        self.over = asyncio.Event()

    async def more(self, count: int = 25) -> None:
        """Until so many more moves have been acknowledged, and some moment after that."""
        enough = len(self.promised) + count
        while len(self.promised) < enough:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05 * self.rng.random())

    async def play(self, at_once: int) -> None:
        """Until it is over; games that have begun are played to their end."""
        await asyncio.gather(*(self._company(3 * n) for n in range(at_once)))

    async def _company(self, first: int) -> None:
        people = [Person(self.urls, first + n, self.promised) for n in range(3)]
        for person in people:
            await person.__aenter__()
        patience = SITTING_DOWN_S
        while not self.over.is_set():
            try:
                async with asyncio.timeout(patience):
                    table = await seated(people)
            except (Exception, asyncio.CancelledError):  # a server went before the game began: once more
                if asyncio.current_task().cancelling():
                    raise
                for person in people:
                    await person.disconnect()
                    person.goodbye = False
                    person.url = self.rng.choice(self.urls)
                    person.http.base_url = person.url
                await asyncio.sleep(0.1)
                patience *= 2
                continue
            self.tables.append(table)
            await asyncio.gather(*(person.play(table, seat) for seat, person in enumerate(people)))
        for person in people:
            await person.__aexit__()


async def while_they_play(urls: list[str], trouble: Callable[[Town], Awaitable[None]]) -> Town:
    """Trouble comes while people play; then they finish their games."""
    town = Town(urls)
    playing = asyncio.ensure_future(town.play(2))
    try:
        async with asyncio.timeout(2 * PATIENCE_S):
            coming = asyncio.ensure_future(trouble(town))
            await asyncio.wait({coming, playing}, return_when=asyncio.FIRST_COMPLETED)
            if playing.done():
                await playing
            await coming
            town.over.set()
            await playing
            return town
    finally:
        playing.cancel()


def judge(address: str, town: Town) -> None:
    """What was promised is there, once; every game can be proved."""
    store = open_store(address)
    try:
        assert store.check() == []
        for table in town.tables:
            entries = [j.decode(entry) for entry in store.journal(table).result().entries]
            times = Counter(e.key for e in entries if isinstance(e, j.Decided) and e.key)
            assert {key for at, key in town.promised if at == table} <= times.keys(), "acknowledged and gone"
            assert max(times.values()) == 1, "happened twice"
            assert not any(isinstance(e, j.Outage) and abs(e.ms) > 60_000 for e in entries)
    finally:
        store.close()


def test_servers_that_are_killed_in_turn_lose_nothing_and_do_nothing_twice(postgresql, tmp_path):
    address = postgresql.fresh()
    with Zygote(tmp_path, address) as one, Zygote(tmp_path, address) as two:
        one.start()
        two.start()

        async def trouble(town: Town) -> None:
            for zygote in [one, two, *[one, two] * (BUDGET == 100)]:
                await town.more()
                zygote.kill()
                await town.more()  # the other one is there
                await asyncio.to_thread(zygote.start)

        async def story() -> Town:
            town = await while_they_play([one.url, two.url], trouble)
            async with Client(one.url, "Una") as una, Client(two.url, "Duo") as duo:
                for table in town.tables:
                    record = await una.get(f"/api/tables/{table}/record")
                    assert record == await duo.get(f"/api/tables/{table}/record")
                    box = load(AGORA, 3, None, None)
                    assert all(finding.verdict != "not verified" for finding in verify(Record.parse(record), box))
            return town

        town = asyncio.run(story())
    judge(address, town)


@contextlib.contextmanager
def supervised(address: str, folder: Path, workers: int = 2) -> Iterator[tuple[str, subprocess.Popen]]:
    """`petteia serve --workers N`."""
    port = free_port()
    command = [sys.executable, "-m", "petteia", "serve", "--workers", str(workers), "--port", str(port)]
    command += ["--game", AGORA, "--bots", "0", "--data", str(folder), "--log-level", "error"]
    limits = {f"PETTEIA_LIMITS_{name.upper()}": str(getattr(UNLIMITED, name)) for name in UNLIMITED.__struct_fields__}
    path = os.pathsep.join(filter(None, sys.path))
    environment = {**os.environ, **limits, "PETTEIA_DATABASE": address, "PYTHONPATH": path, "PETTEIA_SCRIBES": "1"}
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment, cwd=folder)
    try:
        assert process.stderr is not None
        said = process.stderr.readline()
        assert "open at" in said, said + process.stderr.read()
        yield f"http://127.0.0.1:{port}", process
    finally:
        process.terminate()
        assert process.wait(PATIENCE_S) == 0
        process.stderr.close()


def workers_of(process: subprocess.Popen) -> list[int]:
    """The processes that serve."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def test_workers_are_replaced_one_after_the_other_and_one_that_dies_is_missed_by_nobody(postgresql, tmp_path):
    address = postgresql.fresh()
    with supervised(address, tmp_path) as (url, process):
        before = workers_of(process)
        assert len(before) == 2

        async def others(than: set[int], count: int) -> None:
            until = time.monotonic() + PATIENCE_S
            while len(set(workers_of(process)) - than) < count or len(workers_of(process)) != 2:
                assert time.monotonic() < until and process.poll() is None
                await asyncio.sleep(0.1)

        async def trouble(town: Town) -> None:
            await town.more()
            process.send_signal(signal.SIGHUP)
            await others(set(before), 2)
            now = workers_of(process)
            await town.more()
            os.kill(now[0], signal.SIGKILL)
            await town.more()
            await others({now[0], *before}, 2)

        town = asyncio.run(while_they_play([url], trouble))
    judge(address, town)


def test_whoever_answers_speaks_for_all_processes(postgresql, tmp_path):
    with supervised(postgresql.fresh(), tmp_path) as (url, process):
        first, second = workers_of(process)

        def up(text: str) -> dict[int, float]:
            said = {family.name: family for family in text_string_to_metric_families(text)}
            tables = said["petteia_tables"].samples if "petteia_tables" in said else []
            assert {sample.labels["process"] for sample in tables} <= {str(pid) for pid in workers_of(process)}
            return {int(s.labels["process"]): s.value for s in said["petteia_process_up"].samples}

        async def story() -> None:
            async with httpx.AsyncClient(base_url=url, timeout=PATIENCE_S, headers={"Connection": "close"}) as http:
                async with Client(url, "Una") as una, Client(url, "Duo") as duo, Client(url, "Tria") as tria:
                    await seated([una, duo, tria])
                    text = (await http.get("/metrics")).text
                    assert up(text) == {first: 1, second: 1}
                    tables = re.findall(r'petteia_connections\{process="\d+"\} (\d)', text)
                    assert sum(map(int, tables)) == 3, "wherever they came in"
                assert (await http.get("/healthz")).status_code == 200
                os.kill(first, signal.SIGSTOP)
                try:
                    unwell = await http.get("/healthz")
                    assert (unwell.status_code, unwell.json()["code"]) == (503, "silent")
                    assert str(first) in unwell.text
                    assert up((await http.get("/metrics")).text) == {first: 0, second: 1}
                finally:
                    os.kill(first, signal.SIGCONT)
                assert (await http.get("/healthz")).status_code == 200
                os.kill(first, signal.SIGKILL)
                until = time.monotonic() + PATIENCE_S
                while (said := up((await http.get("/metrics")).text)) == {first: 1, second: 1} or len(said) < 2:
                    assert time.monotonic() < until
                    await asyncio.sleep(0.2)
                assert set(said) == set(workers_of(process)) and set(said.values()) == {1}, "the dead are forgotten"

        asyncio.run(story())


def test_a_database_file_has_one_process(tmp_path):
    with pytest.raises(ConfigError, match=r"several need PostgreSQL: petteia serve --workers 4 --database postgres://"):
        read_config(environment={}, flags={"data": str(tmp_path), "workers": 4})
    assert not read_config(environment={}, flags={"data": str(tmp_path), "workers": 1}).together
    address = {"PETTEIA_DATABASE": "postgres://ida@localhost/club"}
    assert read_config(environment=address, flags={"workers": 4}).together
    assert not read_config(environment=address, flags={}).together, "unless it is wanted, a database has one server"


def test_who_serves_together_and_who_alone_keep_out_of_each_others_way(postgresql):
    from petteia.store.schema import WrongFile

    address = postgresql.fresh()
    one, two, alone = open_store(address), open_store(address), open_store(address)
    try:
        one.claim(together=True)
        two.claim(together=True)
        with pytest.raises(
            WrongFile, match=r"another Petteia serves from .* let both serve: petteia serve --workers 1"
        ):
            alone.claim()
    finally:
        for store in (one, two, alone):
            store.close()
