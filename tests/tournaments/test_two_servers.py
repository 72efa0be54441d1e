"""Two servers on one database, and one of them is killed in the middle: of a round of a tournament, of a duplicate, of
a counted try at a deal of the day. Nothing is lost, and nothing happens twice."""

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from petteia.store.opening import open_store
from petteia.store.people.tournament_rows import DONE
from tests.daily.playing import begun, play_alone, seat_of
from tests.server.crashing import free_port
from tests.server.running import AGORA, PATIENCE_S, UNLIMITED, Client, choice
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


@pytest.mark.soak
def test_a_duplicate_survives_a_server(servers):
    """Both servers deal from the secret that was written with the round, and whichever is left opens the tables."""
    address, ((first, process), (second, _)) = servers

    async def everything() -> None:
        async with Client(first, "Host") as host, Client(second, "Ida") as ida, Client(second, "Odo") as odo:
            t = await made(host, rounds=2, duplicate=True, team=2)
            for person, team in ((ida, "Athens"), (odo, "Sparta")):
                await person.post(f"/api/tournaments/{t}/entry?team={team}")
            await host.post(f"/api/tournaments/{t}/bots", {"bot": "random", "count": 3})
            await host.post(f"/api/tournaments/{t}/start")
            for number in (1, 2):
                found = [await until(one, t, lambda p, n=number: p["round"] == n and p["table"]) for one in (ida, odo)]
                if number == 1:
                    assert found[0]["played"][0]["sealed"]
                    kill(process)
                both = zip((ida, odo), found, strict=True)
                await asyncio.gather(*[play(one, each["table"], number) for one, each in both])
            found = await until(ida, t, lambda p: p["state"] == "over" and not any(r["sealed"] for r in p["played"]))
            assert [len(each["tables"]) for each in found["played"]] == [2, 2]
            assert len({each["secret"] for each in found["played"]} | {""}) == 3, "each round has one of its own"
            for each in found["played"]:
                deals = [(await ida.http.get(f"/api/tables/{one['table']}")).json() for one in each["tables"]]
                seen = {deal["commitment"] for deal in deals if "commitment" in deal}
                assert seen == {each["commitment"]}
                assert all(one["state"] == DONE and len(one["points"]) == 3 for one in each["tables"])
        store = open_store(address)
        try:
            there = {table.id for table in store.tables(limit=100).result()}
            assert there == {one["table"] for each in found["played"] for one in each["tables"]}
        finally:
            store.close()

    asyncio.run(everything())


@pytest.mark.soak
def test_a_counted_try_survives_a_server(servers):
    address, ((first, process), (second, _)) = servers

    async def everything() -> None:
        async with Client(first, "Ida") as ida, Client(second, "Somebody") as again:
            day = (await ida.get("/api/daily"))["day"]
            table = await begun(ida, "agora", day)
            seat, known = seat_of(ida, table), ida.tables[table]
            moves = 0
            while moves < 3 and known.info["status"] == "running":
                update = known.update
                if update is not None and update["owes"]:
                    actions = [choice(update, random.Random(moves))]
                    number = update["decision"]
                    await ida.ask("decide", table=table, seat=seat, decision=number, actions=actions, key=f"k{moves}")
                    moves += 1
                else:
                    await ida.hear()
            kill(process)
            again.http.cookies.clear()
            again.http.cookies.update(ida.http.cookies)
            again.id = ida.id
            commitment = (await again.get("/api/daily"))["commitment"]
            asked = await asyncio.gather(*[again.post(f"/api/daily/agora/{day}", {"fun": False}) for _ in range(4)])
            assert {one["table"] for one in asked} == {table}, "the counted try is the one that was begun"
            assert await begun(again, "agora", day) == table
            assert again.tables[table].info["commitment"] == commitment == known.info["commitment"]
            await play_alone(again, table)
            mine = (await again.get(f"/api/daily/agora/{day}"))["deal"]["mine"]
            assert (mine["state"], mine["table"]) == ("counted", table)
        store = open_store(address)
        try:
            assert [one.id for one in store.tables(limit=100).result()] == [table]
        finally:
            store.close()

    asyncio.run(everything())
