"""Which tables wait for whom, so that people can be told: in an open tab, and elsewhere (`petteia.server.notice`).

It is read off the lists of tables, every few seconds what has changed and now and then all of it: so it costs no move
anything, holds after a restart, and every server knows it of every table, whoever plays there. Told is only what stands
in those lists. A game against bots alone waits for nobody: a table counts if somebody else sits there, too.
"""

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from petteia.server import said
from petteia.server.logs import log
from petteia.store.connection import Connection
from petteia.store.shelf import LISTED

if TYPE_CHECKING:
    from petteia.server.house import House

ROUND_SECONDS: Final = 2.0
ALL_SECONDS: Final = 600.0
CHANGED_MS: Final = 120_000
"""In lists a table moves up once a minute at most, and the clocks of servers need not agree to the second."""


class Seat(msgspec.Struct, frozen=True):
    """What matters of a seat here."""

    player: str = ""
    name: str = ""
    bot: object = None
    kept: bool = False
    resigned: bool = False


class Listed(msgspec.Struct, frozen=True):
    """What matters of a table in a list."""

    id: str
    game: str
    title: str
    status: str
    seats: list[Seat]
    pending: list[int] = []
    aside: bool = False

    def people(self) -> set[str]:
        """Those who play there themselves, or would if they came back."""
        return {seat.player for seat in self.seats if seat.player and not seat.resigned}

    def waits_for(self) -> frozenset[str]:
        """Those whose move it is."""
        people = self.people()
        if self.status != "running" or self.aside or len(people) < 2:
            return frozenset()
        waited = [self.seats[n] for n in self.pending if n < len(self.seats)]
        return frozenset(seat.player for seat in waited if seat.player in people and not seat.kept)


_decoder: Final = msgspec.json.Decoder(Listed)
_ALL: Final = f"SELECT {LISTED} FROM tables WHERE status = 'running'"
_CHANGED: Final = f"SELECT {LISTED} FROM tables WHERE changed > ?"


class Waiting:
    """Looks through the lists again and again."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.tables: dict[str, Listed] = {}
        """Tables that wait for somebody."""
        self.since: dict[tuple[str, str], int] = {}
        """Since when, as far as it is known here, by player and table."""
        self.by_player: dict[str, list[str]] = {}
        """The tables that wait for somebody, the longest waiting first."""
        self._all_at = -ALL_SECONDS

    async def go_on(self) -> None:
        """As long as the house is open."""
        while True:
            try:
                await self.round()
            except Exception:
                log.exception("looking for whose move it is failed")
            await asyncio.sleep(ROUND_SECONDS)

    async def round(self) -> None:
        """Look what has changed, and tell those who are connected here."""
        loop, now = asyncio.get_running_loop(), self.house.hall.now()
        everything = loop.time() - self._all_at >= ALL_SECONDS
        if everything:
            self._all_at = loop.time()

        def read(c: Connection) -> list[Listed]:
            rows = c.execute(_ALL) if everything else c.execute(_CHANGED, (now - CHANGED_MS,))
            found = [(_decoder.decode(bytes(summary)), bool(aside)) for _, summary, aside in rows]
            return [msgspec.structs.replace(table, aside=True) if aside else table for table, aside in found]

        found = await self.house.wait(self.house.store.file.read(read))
        self.take(found, everything, now)
        for connection in self.house.connections:
            connection.say_what_waits()

    def take(self, found: list[Listed], everything: bool, now: int) -> None:
        """So these tables stand now; the others as before, unless this is everything."""
        tables = {} if everything else self.tables
        for table in found:
            if table.waits_for():
                tables[table.id] = table
            else:
                tables.pop(table.id, None)
        self.tables = tables
        waiting = {(player, table.id) for table in tables.values() for player in table.waits_for()}
        self.since = {each: self.since.get(each, now) for each in waiting}
        by_player: dict[str, list[str]] = {}
        for player, table_id in sorted(waiting, key=lambda each: (self.since[each], each)):
            by_player.setdefault(player, []).append(table_id)
        self.by_player = by_player

    def of(self, player: str) -> list[said.Turn]:
        """The tables that wait for somebody, the longest waiting first."""
        return [said.Turn(table, self.tables[table].title) for table in self.by_player.get(player, ())]
