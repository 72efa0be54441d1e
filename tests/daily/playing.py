"""Playing deals of the day: at a server, and at a table without one."""

import random
from typing import Any

from petteia.engine.day_deal import open_secret
from tests.server.running import Client, choice

DAY = "2026-11-19"
SECRET = open_secret(DAY)


def seat_of(client: Client, table: str) -> int:
    """Where a client sits."""
    seats: list[dict[str, Any]] = client.tables[table].info["seats"]
    return next(n for n, seat in enumerate(seats) if seat.get("player") == client.id)


async def begun(client: Client, game: str, day: str, fun: bool = False) -> str:
    """A try, watched."""
    table: str = (await client.post(f"/api/daily/{game}/{day}", {"fun": fun}))["table"]
    if client.socket is None:
        await client.connect()
    await client.watch(table)
    return table


async def play_alone(client: Client, table: str, seed: int = 7) -> None:
    """Play a try to its end, at random."""
    rng, known, seat = random.Random(seed), client.tables[table], seat_of(client, table)
    while known.info["status"] == "running":
        update = known.update
        if update is not None and update["owes"]:
            actions = [choice(update, rng)]
            await client.ask("decide", table=table, seat=seat, decision=update["decision"], actions=actions, key="")
        else:
            await client.hear()
