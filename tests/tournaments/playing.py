"""Playing in tournaments at a server."""

import asyncio
import random
from typing import Any

from tests.server.running import PATIENCE_S, Client, Running, choice

AGORA = {"name": "Games of Delphi", "game": "agora", "seats": 3, "ready_minutes": 0, "round_minutes": 600}


async def made(host: Client, listed: bool = True, join: bool = False, **plan: Any) -> str:
    """A tournament, made."""
    body = {"plan": {**AGORA, **plan}, "listed": listed, "join": join}
    name: str = (await host.post("/api/tournaments", body, 201))["tournament"]
    return name


async def page(client: Client, tournament: str) -> dict[str, Any]:
    """A tournament as a client sees it."""
    found: dict[str, Any] = await client.get(f"/api/tournaments/{tournament}")
    return found


def look_after(server: Running) -> None:
    """What the server does every few seconds, at once."""
    asyncio.run_coroutine_threadsafe(server.instance.tournaments.look_after(), server.loop).result(PATIENCE_S)


async def until(client: Client, tournament: str, condition: Any) -> dict[str, Any]:
    """Wait until a condition on the page is true."""
    found: dict[str, Any] = {}
    try:
        async with asyncio.timeout(PATIENCE_S):
            while not condition(found := await page(client, tournament)):
                await asyncio.sleep(0.1)
    except TimeoutError as problem:
        rounds = [
            [(one["table"], one["state"], one["entrants"]) for one in r["tables"]] for r in found.get("played", [])
        ]
        raise AssertionError(f"{found.get('state')}, my table {found.get('table')!r}: {rounds}") from problem
    return found


async def play(client: Client, table: str, seed: int = 7) -> None:
    """Play a seat of a table to its end, at random; ready first if the table waits for that."""
    rng = random.Random(seed)
    if client.socket is None:
        await client.connect()
    await client.watch(table)
    known = client.tables[table]
    seat = next(n for n, one in enumerate(known.info["seats"]) if one.get("player") == client.id)
    if known.info["status"] == "open" and not known.info["seats"][seat].get("ready"):
        await client.post(f"/api/tables/{table}/ready", {"seat": seat, "ready": True})
    while known.info["status"] in ("open", "starting", "running"):
        update = known.update
        if known.info["status"] == "starting" and not known.info["seats"][seat].get("added"):
            await client.ask("add", table=table, seat=seat, random=bytes(16).hex())
        elif known.info["status"] == "running" and update is not None and update["owes"]:
            actions = [choice(update, rng)]
            await client.ask("decide", table=table, seat=seat, decision=update["decision"], actions=actions, key="")
        else:
            await client.hear()


def nothing_twice(found: dict[str, Any], again: bool = False) -> None:
    """Everybody sits once in a round, and (unless that may be) nobody meets anybody twice."""
    met: set[tuple[int, int]] = set()
    for each in found["played"]:
        seated = [one for table in each["tables"] for one in table["entrants"]] + each["byes"]
        assert len(seated) == len(set(seated))
        for table in each["tables"]:
            for n, one in enumerate(table["entrants"]):
                for other in table["entrants"][n + 1 :]:
                    two = (min(one, other), max(one, other))
                    assert again or two not in met
                    met.add(two)
    tables = [table["table"] for each in found["played"] for table in each["tables"]]
    assert len(tables) == len(set(tables))
