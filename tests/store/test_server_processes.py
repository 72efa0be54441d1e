"""Real server processes on one database, which are killed and replaced while people play: nobody loses a move, none
happens twice, and all see one game."""

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from petteia.server.config import ConfigError, read_config
from petteia.store.opening import open_store
from tests.faults.judging import losses
from tests.faults.town import Town, while_they_play
from tests.server.crashing import free_port
from tests.server.running import AGORA, PATIENCE_S, UNLIMITED, Client, seated

pytestmark = pytest.mark.part("faults")


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


def up(text: str, process: subprocess.Popen) -> dict[int, float]:
    """The processes that a metrics page covers, and whether they answer."""
    said = {family.name: family for family in text_string_to_metric_families(text)}
    tables = said["petteia_tables"].samples if "petteia_tables" in said else []
    assert {sample.labels["process"] for sample in tables} <= {str(pid) for pid in workers_of(process)}
    return {int(s.labels["process"]): s.value for s in said["petteia_process_up"].samples}


Instance = tuple[str, str, "subprocess.Popen[str]"]


@pytest.fixture(scope="module")
def server(postgresql, tmp_path_factory) -> Iterator[Instance]:
    """Two server processes: the address of their database, their own, and their supervisor."""
    address = postgresql.fresh()
    with supervised(address, tmp_path_factory.mktemp("together")) as (url, process):
        yield address, url, process


def test_somebody_who_answers_speaks_for_all_processes(server: Instance):
    _, url, process = server
    first, second = workers_of(process)

    async def story() -> None:
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE_S, headers={"Connection": "close"}) as http:
            async with Client(url, "Una") as una, Client(url, "Duo") as duo, Client(url, "Tria") as tria:
                await seated([una, duo, tria])
                text = (await http.get("/metrics")).text
                assert up(text, process) == {first: 1, second: 1}
                tables = re.findall(r'petteia_connections\{process="\d+"\} (\d)', text)
                assert sum(map(int, tables)) == 3, "wherever they came in"
            assert (await http.get("/healthz")).status_code == 200
            os.kill(first, signal.SIGSTOP)
            try:
                unwell = await http.get("/healthz")
                assert (unwell.status_code, unwell.json()["code"]) == (503, "silent")
                assert str(first) in unwell.text
                assert up((await http.get("/metrics")).text, process) == {first: 0, second: 1}
            finally:
                os.kill(first, signal.SIGCONT)
            assert (await http.get("/healthz")).status_code == 200

    asyncio.run(story())


def test_workers_are_replaced_one_after_the_other_and_one_that_dies_is_missed_by_nobody(server: Instance):
    address, url, process = server
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
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE_S, headers={"Connection": "close"}) as http:
            until = time.monotonic() + PATIENCE_S
            while up((await http.get("/metrics")).text, process) != dict.fromkeys(workers_of(process), 1):
                assert time.monotonic() < until, "the dead are forgotten, and who came instead is known"
                await asyncio.sleep(0.2)

    town = asyncio.run(while_they_play([url], trouble))
    assert losses(address, town) == []


def test_health_comes_back_with_the_database(server: Instance, postgresql):
    """The supervisor would otherwise end one that works."""
    _, url, _ = server

    async def story() -> None:
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE_S, headers={"Connection": "close"}) as http:

            async def until(status: int) -> None:
                at_the_latest = time.monotonic() + PATIENCE_S
                while (answer := await http.get("/healthz")).status_code != status:
                    assert time.monotonic() < at_the_latest, answer.text
                    await asyncio.sleep(0.1)

            async with Client(url, "Una") as una:
                await until(200)
                await asyncio.to_thread(postgresql.kill)
                headers = {"Cookie": una.cookie()}
                for _ in range(8):  # at both processes somebody wants to know something meanwhile
                    assert (await http.get("/api/me", headers=headers)).status_code == 503
                await until(503)
                await asyncio.to_thread(postgresql.start)
                await until(200)
                assert (await http.get("/api/me", headers=headers)).status_code == 200

    try:
        asyncio.run(story())
    finally:  # it ends with the thread that started it: for those who come after, from this one
        postgresql.kill()
        postgresql.start()


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
