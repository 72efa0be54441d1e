"""Two servers on one database play a tournament, and one of them is killed in the middle of a round: nothing is lost,
and nobody is paired twice."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from petteia.store.opening import open_store
from petteia.store.people.tournament_rows import DONE
from tests.server.crashing import free_port
from tests.server.running import AGORA, PATIENCE_S, UNLIMITED, Client
from tests.store.postgresql import Server, lent
from tests.tournaments.playing import made, nothing_twice, page, play, until

pytestmark = pytest.mark.part("faults")
ROUNDS, PEOPLE, ENTRANTS, SEATS = 5, 4, 32, 3
TABLES, BYES = divmod(ENTRANTS, SEATS)


@pytest.fixture(scope="module")
def postgresql() -> Iterator[Server]:
    """A PostgreSQL."""
    yield from lent()


def serve(address: str, folder: Path) -> "tuple[str, subprocess.Popen[str]]":
    """A server of that database, in a group of its own."""
    folder.mkdir()
    port = free_port()
    command = [sys.executable, "-m", "petteia", "serve", "--workers", "1", "--port", str(port)]
    command += ["--game", AGORA, "--bots", "1", "--data", str(folder), "--log-level", "error"]
    limits = {f"PETTEIA_LIMITS_{name.upper()}": str(getattr(UNLIMITED, name)) for name in UNLIMITED.__struct_fields__}
    path = os.pathsep.join(filter(None, sys.path))
    environment = {**os.environ, **limits, "PETTEIA_DATABASE": address, "PYTHONPATH": path, "PETTEIA_SCRIBES": "1"}
    process = subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, env=environment, cwd=folder, start_new_session=True
    )
    assert process.stderr is not None
    said = process.stderr.readline()
    assert "open at" in said, said + process.stderr.read()
    return f"http://127.0.0.1:{port}", process


def kill(process: "subprocess.Popen[str]") -> None:
    """No goodbye: every process of a server is gone at once."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait(PATIENCE_S)
    assert process.stderr is not None
    process.stderr.close()


@pytest.fixture
def servers(postgresql: Server, tmp_path: Path) -> "Iterator[tuple[str, list[tuple[str, subprocess.Popen[str]]]]]":
    """Two servers, and the address of their database."""
    address = postgresql.fresh()
    both = [serve(address, tmp_path / name) for name in ("one", "other")]
    try:
        yield address, both
    finally:
        for _, process in both:
            if process.poll() is None:
                kill(process)


@pytest.mark.soak
def test_a_swiss_tournament_survives_a_server(servers):
    address, ((first, process), (second, _)) = servers

    async def everything() -> None:
        async with Client(first, "Host") as host, contextlib.AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Client(second, f"Guest {n}")) for n in range(PEOPLE)]
            t = await made(host, rounds=ROUNDS, seats=SEATS, most=ENTRANTS)
            await host.post(f"/api/tournaments/{t}/bots", {"bot": "random", "count": ENTRANTS - PEOPLE})
            for person in people:
                await person.post(f"/api/tournaments/{t}/entry")
            await host.post(f"/api/tournaments/{t}/start")
            for number in range(1, ROUNDS + 1):
                found = [await until(one, t, lambda p, n=number: p["round"] == n) for one in people]
                if number == 3:
                    going = found[0]["played"][-1]["tables"]
                    assert any(table["state"] != DONE for table in going), "in the middle of a round"
                    kill(process)
                games = [
                    play(one, each["table"], 10 * number)
                    for one, each in zip(people, found, strict=True)
                    if each["table"]
                ]
                await asyncio.gather(*games)
            found = await until(people[0], t, lambda p: p["state"] == "over")
            nothing_twice(found)
            assert [len(each["tables"]) for each in found["played"]] == [TABLES] * ROUNDS
            assert all(table["state"] == DONE for each in found["played"] for table in each["tables"])
            byes = [one for each in found["played"] for one in each["byes"]]
            assert len(byes) == len(set(byes)) == BYES * ROUNDS, "nobody has two"
            assert all(row["played"] == ROUNDS - byes.count(row["entrant"]) for row in found["standings"])
            total = sum(row["points"] for row in found["standings"])
            assert total == ROUNDS * found["win"] * (2 * BYES + TABLES * SEATS) // 2
            said = {table["table"] for each in found["played"] for table in each["tables"]}
            assert (await page(people[1], t))["standings"] == found["standings"]
        store = open_store(address)
        try:
            there = store.tables(limit=1000).result()
            assert {table.id for table in there} == said, "no table was made twice, or for nothing"
        finally:
            store.close()

    asyncio.run(everything())
