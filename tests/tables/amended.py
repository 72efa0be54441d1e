"""A copy of the small game whose rules are mended: what an upgrade finds under tables that are played.

In the copy a market is quiet or busy. Its second version mends AGO-3.3: in a busy market an amphora worth three counts
for four. Nobody meets that before such an amphora is won there.
"""

import asyncio
import random
import shutil
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import petteia
from petteia.engine.luck import STREAM
from petteia.engine.protocol import Game
from petteia.store.opening import open_store
from petteia.tables.journal.specs import SeatPlan, Settings
from petteia.tables.live.registry import TableRegistry
from petteia.tables.messages import Ack
from petteia.tables.table.metadata import RUNNING
from petteia.tables.table.table import Table
from petteia.tables.table.table_state import Loader
from tests.tables.sitting import PEOPLE

AMENDED = "AGO-3.3"
Luck = Literal["stream", "keyed"]
Until = Callable[[Table], bool]
MANIFEST = """
[[changes]]
version = 2
rules = ["AGO-3.3"]
options = { market = "busy" }

[[changes]]
version = 3
rules = ["AGO-4.3"]
"""
WORTH = """            g.points[best] += self.worth
            g.tell(WON, best, self.worth, price)
"""
OTHERWISE = """            worth = self.worth + (1 if self.worth == 3 and g.game.options["market"] == "busy" else 0)
            g.points[best] += worth
            g.tell(WON, best, worth, price)
"""
HEAD = """    ID: ClassVar[str] = "agora"
"""


def write_copy(folder: Path, version: int) -> str:
    """Put the copy into a folder, by a version of its rules; its name."""
    here = Path(__file__).parents[1] / "games" / "agora"
    source = (here / "agora.py").read_text("utf-8")
    head = f'{HEAD}    RULES_VERSION: ClassVar[int] = {version}\n    OPTIONS = (Option("market", "quiet", "busy"),)\n'
    source = source.replace(HEAD, head).replace("import CHANCE, NOBODY, Game,", "import CHANCE, NOBODY, Game, Option,")
    assert WORTH in source and "RULES_VERSION" in source
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "amended.py").write_text(source if version == 1 else source.replace(WORTH, OTHERWISE), "utf-8")
    (folder / "rules.md").write_text((here / "rules.md").read_text("utf-8"), "utf-8")
    (folder / "manifest.toml").write_text(MANIFEST, "utf-8")
    shutil.copytree(here / "locale", folder / "locale", dirs_exist_ok=True)
    return f"{folder}/amended.py:GAME"


def loader(folder: Path, version: int) -> Loader:
    """Opens the copy as a server with that version of the rules, whatever its name."""
    name = write_copy(folder / f"v{version}", version)

    def load(game: str, seats: int | None, options: Mapping[str, str] | None, components: Any) -> Game:
        return petteia.load(name, seats, options, components)

    return load


class Instance:
    """A registry over a file that can be closed and opened again with other rules."""

    def __init__(self, folder: Path, where: str = "") -> None:
        self.folder = folder
        self.store = open_store(where or str(folder / "petteia.db"))
        self.registry = TableRegistry(self.store, loader(folder, 1))

    async def upgrade(self, version: int, crashed: bool = False) -> None:
        """Close, install that version of the rules, open again; after a crash no snapshots are there."""
        await self.registry.end()
        if crashed:
            await asyncio.wrap_future(self.store.drop_snapshots())
        self.registry = TableRegistry(self.store, loader(self.folder, version))
        await self.registry.begin()

    async def table(self, market: str, until: Until, seed: int = 0) -> str:
        """A table at which a condition has become true."""
        return await laid(self.registry, PEOPLE, market, until, seed)

    async def play(self, table: str, until: Until, seed: int = 0) -> None:
        """Decide at random until a condition is true, or the game is over."""
        await played(self.registry, PEOPLE, table, until, seed)


async def laid(
    registry: TableRegistry, people: Sequence[str], market: str, until: Until, seed: int = 0, luck: Luck = STREAM
) -> str:
    """A table of these people at which a condition has become true."""
    seats = [SeatPlan(p, p.title()) for p in people]
    table = await registry.create("agora", people[0], seats, {"market": market}, Settings(window_ms=0, luck=luck))
    for n, p in enumerate(people):
        await registry.command(table, lambda s, now, p=p, n=n: s.seating.ready(p, n, True, now=now))
    await registry.command(table, lambda s, now: s.seating.start(people[0], now=now))
    for n, p in enumerate(people):
        await registry.command(table, lambda s, now, p=p, n=n: s.seating.add(p, n, bytes(16), now=now))
    await played(registry, people, table, until, seed)
    return table


async def played(registry: TableRegistry, people: Sequence[str], table: str, until: Until, seed: int = 0) -> None:
    """Decide at random until a condition is true, or the game is over."""
    rng = random.Random(seed)
    while True:
        live = await registry.open(table)
        if not live.table.pending() or until(live.table):
            return
        seat = live.table.pending()[0]
        action = rng.choice([int(a) for a in live.table.running.state.legal(seat)])
        number = live.table.decision(seat)
        reply = await registry.command(
            table,
            lambda s, now: s.decide(people[seat], seat, number, [action], now=now),  # noqa: B023
        )
        assert isinstance(reply, Ack), reply


async def laid_parted(
    registry: TableRegistry, people: Sequence[str] = PEOPLE, market: str = "busy", luck: Luck = STREAM
) -> str:
    """A running table at which an amphora worth three was won."""
    for seed in range(200):
        table = await laid(registry, people, market, won(3), seed, luck)
        found = (await registry.open(table)).table
        if won(3)(found) and found.status == RUNNING:
            return table
    raise AssertionError("nobody ever won one")


def won(worth: int) -> Until:
    """Whether an amphora worth that much has been won."""

    def so(table: Table) -> bool:
        heard = table.metadata.heard[-1].events
        return any(event["event"] == "won" and event["worth"] == worth for event in heard)

    return so


def bidding(table: Table) -> bool:
    """Before anything was won."""
    return len(table.pending()) == 3


def run(folder: Path, what: Callable[[Instance], Any], where: str = "") -> None:
    """Do something on a server with version 1."""

    async def all_of_it() -> None:
        server = Instance(folder, where)
        await server.registry.begin()
        try:
            await what(server)
            await server.registry.end()
        finally:
            await asyncio.to_thread(server.store.close)

    asyncio.run(all_of_it())
