"""What has to hold all the time: nothing that a server remembers or waits for grows without bounds."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from tests.simulation.loop import SimulatedLoop
from tests.simulation.server import Server

MOST_QUEUED: Final = 200
MOST_JOBS: Final = 400
MOST_TASKS: Final = 400
TICK: Final = "_tick"


class Watch:
    """Looks at the servers now and then."""

    def __init__(self, loop: SimulatedLoop, servers: list[Server], fail: Callable[[str], None]) -> None:
        self.loop = loop
        self.servers = servers
        self.fail = fail

    def look(self) -> None:
        """Look now."""
        self._timers()
        for server in self.servers:
            if not server.process.alive:
                continue
            registry, name = server.registry, server.process.name
            for table, live in registry.live.items():
                if len(live.queue) > MOST_QUEUED:
                    self.fail(f"{len(live.queue)} results wait at {table} at {name}")
                connected = sum(1 for one in server.connections if one.table == table)
                if len(live.subscriptions) > connected + MOST_QUEUED:
                    self.fail(
                        f"{len(live.subscriptions)} subscribe to {table} at {name}, and {connected} are connected"
                    )
            if len(server.store.writer._jobs) > MOST_JOBS:
                self.fail(f"{len(server.store.writer._jobs)} jobs wait for the writer of {name}")
            if len(registry.replication._tasks) > MOST_TASKS:
                self.fail(f"{name} has {len(registry.replication._tasks)} tasks about others")

    def _timers(self) -> None:
        """A table has one alarm at most."""
        set_for = Counter[int]()
        tables: dict[int, str] = {}
        for _, _, handle in self.loop._timers:
            callback = handle._callback
            if not handle.cancelled() and getattr(callback, "__name__", "") == TICK:
                live = handle._args[0]
                owner = getattr(callback, "__self__", None)
                if any(server.registry is owner and server.process.alive for server in self.servers):
                    set_for[id(live)] += 1
                    tables[id(live)] = live.table.id
        for which, times in set_for.items():
            if times > 1:
                self.fail(f"{times} alarms are set for {tables[which]}")
