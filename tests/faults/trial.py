"""One cell of the matrix: a fault, once, on one kind of store."""

import asyncio
from pathlib import Path

import msgspec

from tests.faults.faults import Fault
from tests.faults.ground import Disk, Ground, database_for
from tests.faults.judging import losses, unproved
from tests.faults.town import Town, while_they_play
from tests.server.running import Client
from tests.store.postgresql import Server


class Outcome(msgspec.Struct, frozen=True):
    """The result."""

    moves: int
    still_s: float
    """The longest time in which nobody's move was acknowledged."""
    losses: list[str]


def suffer(fault: Fault, folder: Path, store: str, database: Server | None = None, disk: Disk | None = None) -> Outcome:
    """Have people play during the fault and finish, and check the rest: the same game at every server."""
    records: list[str] = []

    async def story(ground: Ground) -> Town:
        town = await while_they_play(ground.urls, lambda town: fault.harm(town, ground), fault.bots)
        for table in town.tables:
            told = []
            for url in ground.urls:
                async with Client(url, "Reader") as reader:
                    told.append(await reader.get(f"/api/tables/{table}/record"))
            assert len(set(told)) == 1, f"{table} is not the same at every server"
            records.append(told[0])
        return town

    everybodys = database if store == "postgresql" else None
    with (
        database_for(fault.needs, everybodys, disk) as (mine, network),
        Ground(folder, store, mine, disk, network) as ground,
    ):
        town = asyncio.run(story(ground))
        ground.stop()
        found = losses(ground.address, town)
    found += [sentence for record in records for sentence in unproved(record)]
    return Outcome(len(town.promised), round(town.longest_s, 2), found)
