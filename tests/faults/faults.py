"""The faults, by name: each is applied to a ground while a town plays there, and is undone by itself or by an
operator's usual action."""

import asyncio
import contextlib
import os
import resource
import signal
from collections.abc import Awaitable, Callable

import msgspec

from tests.faults.ground import NETWORK, SMALL_DISK, STORES, Ground, frozen, helpers, kept
from tests.faults.town import Town
from tests.store.postgresql import Replica, family

Harm = Callable[[Town, Ground], Awaitable[None]]

HANG_S = 3.0
SLOW_S = 0.15
LATE_S = 0.2
FULL_S = 1.0
LOST = 0.05


class Fault(msgspec.Struct, frozen=True):
    """A kind of harm, where it can be done, and how many bots should be at the tables."""

    name: str
    harm: Harm
    stores: tuple[str, ...]
    bots: int
    needs: str
    """What it needs of its own."""


FAULTS: dict[str, Fault] = {}


def fault(name: str, stores: tuple[str, ...] = STORES, bots: int = 0, needs: str = "") -> Callable[[Harm], Harm]:
    """Register the fault."""

    def enter(harm: Harm) -> Harm:
        FAULTS[name] = Fault(name, harm, stores, bots, needs)
        return harm

    return enter


@fault("SIGKILL of a server")
async def kill_servers(town: Town, ground: Ground) -> None:
    for server in ground.servers:
        await town.more()
        server.kill()
        if len(ground.servers) > 1:
            await town.more()  # the other one is there
        await asyncio.to_thread(server.start)
    await town.more()


@fault("SIGSTOP of a server")
async def hang_server(town: Town, ground: Ground) -> None:
    await town.more()
    with frozen([ground.servers[0].pid]):
        if len(ground.servers) > 1:
            await town.more()  # it looks after all tables, when the first has been silent for a while
        else:
            await asyncio.sleep(HANG_S)
    await town.more()  # what it had heard and not answered is said again meanwhile, and must not happen twice


@fault("SIGKILL of bots", bots=1)
async def kill_bots(town: Town, ground: Ground) -> None:
    for _ in range(3):
        await town.more(10)
        for server in ground.servers:
            for pid in helpers(server.pid, "petteia.bots.worker"):
                os.kill(pid, signal.SIGKILL)
    await town.more()


@fault("SIGSTOP of bots", bots=1)
async def hang_bots(town: Town, ground: Ground) -> None:
    await town.more(10)
    with frozen([pid for server in ground.servers for pid in helpers(server.pid, "petteia.bots.worker")]):
        await asyncio.sleep(HANG_S)
    await town.more()


@fault("SIGKILL of PostgreSQL", ("postgresql",))
async def kill_database(town: Town, ground: Ground) -> None:
    assert ground.database is not None
    for _ in range(2):
        await town.more()
        ground.database.crash()
        await kept(ground.database.start)
        await town.more()


@fault("SIGSTOP of PostgreSQL", ("postgresql",))
async def hang_database(town: Town, ground: Ground) -> None:
    assert ground.database is not None
    await town.more()
    with frozen(list(family(ground.database.process.pid))):
        await asyncio.sleep(HANG_S)
    await town.more()


@fault("failover to a replica", ("postgresql",))
async def fail_over(town: Town, ground: Ground) -> None:
    """The servers' address then leads to the other one, as behind any proxy that knows which is first."""
    database = ground.database
    assert database is not None
    await town.more(5)
    replica = await kept(lambda: Replica(database))
    try:
        await town.more()
        await kept(replica.take_over)
        for channel in ground.channels:
            channel.target = database.folder
            channel.cut()
        await town.more()
    finally:
        replica.close()


@fault("a full disk", ("sqlite",))
async def fill_disk(town: Town, ground: Ground) -> None:
    """No file may grow."""
    await town.more()
    first = ground.servers[0].pid
    no_more, largest = (1, resource.RLIM_INFINITY), (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    for pid in family(first):
        resource.prlimit(pid, resource.RLIMIT_FSIZE, no_more)
    await asyncio.sleep(FULL_S)
    for pid in family(first):
        resource.prlimit(pid, resource.RLIMIT_FSIZE, largest)
    await town.more()


@fault("a full disk under PostgreSQL", ("postgresql",), needs=SMALL_DISK)
async def fill_database(town: Town, ground: Ground) -> None:
    """Something else fills the disk; then somebody frees space, and starts PostgreSQL if it has ended."""
    database = ground.database
    assert database is not None
    await town.more()
    rubbish = database.folder / "rubbish"
    with contextlib.suppress(OSError), rubbish.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(1 << 16))
    await asyncio.sleep(HANG_S)
    rubbish.unlink()
    if database.process.poll() is not None:
        await kept(database.start)
    await town.more()


@fault("a slow disk")
async def slow_disk(town: Town, ground: Ground) -> None:
    assert ground.disk is not None
    await town.more()
    ground.disk.slow(SLOW_S)
    await town.more(10)
    ground.disk.slow(0)
    await town.more()


@fault("packets late and lines broken", ("postgresql",))
async def bad_network(town: Town, ground: Ground) -> None:
    for channel in ground.channels:
        channel.late_s = LATE_S
    for channel in (*ground.channels, *ground.channels):
        await town.more(8)
        channel.cut()
    for channel in ground.channels:
        channel.late_s = 0
    await town.more()


@fault("a server cut off from the database", ("postgresql",))
async def cut_off(town: Town, ground: Ground) -> None:
    """It gets no error: its messages are swallowed, and may still arrive when the other has gone on."""
    for channel in ground.channels:
        await town.more()
        channel.silent = True
        await town.more()
        channel.silent = False
    await town.more()


@fault("packets dropped and late", ("postgresql",), needs=NETWORK)
async def lossy_network(town: Town, ground: Ground) -> None:
    for wire in ground.wires:
        wire.lost, wire.late_s = LOST, LATE_S / 4
    await town.more()
    for wire in ground.wires:
        wire.lost = wire.late_s = 0.0
    await town.more()


@fault("a server cut off by the network", ("postgresql",), needs=NETWORK)
async def cut_wire(town: Town, ground: Ground) -> None:
    """No packet gets through, in the middle of any operation; the other server goes on."""
    for wire in ground.wires:
        await town.more()
        wire.cut = True
        await town.more()
        wire.cut = False
    await town.more()


@fault("a clock that jumps")
async def jump(town: Town, ground: Ground) -> None:
    """On one of the machines, both ways."""
    for seconds in (7200, -7200, 0):
        await town.more(12)
        ground.clock.write_text(str(seconds))
        os.kill(ground.servers[0].pid, signal.SIGUSR1)
    await town.more()
