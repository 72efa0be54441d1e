"""Which tables wait for whom, so that people can be told: in an open tab, and elsewhere (`petteia.server.notices`).

It is read from the lists of tables: every few seconds what has changed, and now and then everything. So no move pays
for it, a restart loses nothing, and every server knows it of every table, wherever that is played. Nobody is told more
than those lists say. A game against bots alone does not count: another person has to sit there, too.
"""

import asyncio
from typing import Final

import msgspec

from petteia.server.core import Core
from petteia.server.monitoring.logs import log
from petteia.server.websocket import replies
from petteia.store.connection import Connection
from petteia.store.journals.reader import LISTED
from petteia.tables.messages import Hurry

ROUND_SECONDS: Final = 2.0
ALL_SECONDS: Final = 600.0
CHANGED_MS: Final = 120_000
"""In lists a table moves up once a minute at most, and the clocks of servers need not agree to the second."""


class WaitingSeat(msgspec.Struct, frozen=True):
    """What matters here about a seat."""

    player: str = ""
    name: str = ""
    bot: object = None
    ready: bool = False
    kept: bool = False
    resigned: bool = False


class Listed(msgspec.Struct, frozen=True):
    """What matters here about a listed table."""

    id: str
    game: str
    title: str
    status: str
    seats: list[WaitingSeat]
    pending: list[int] = []
    hurry: dict[int, Hurry] = {}
    tournament: str = ""

    def hurries(self, player: str) -> Hurry | None:
        """When a player's time is over; None if there is no limit."""
        return min([self.hurry[n] for n in self.hurry if self.seats[n].player == player], default=None)

    def asked(self, player: str) -> list[int]:
        """The seats of a player who plays there that owe a decision, or have to say that they are ready for a round."""
        if self.status == "open":
            return [n for n, seat in enumerate(self.seats) if seat.player == player and not seat.ready]
        own = [n for n in self.pending if n < len(self.seats) and self.seats[n].player == player]
        return [n for n in own if not self.seats[n].resigned and not self.seats[n].kept]

    def people(self) -> set[str]:
        """Those who play there themselves, or would if they came back."""
        return {seat.player for seat in self.seats if seat.player and not seat.resigned}

    def waits_for(self) -> frozenset[str]:
        """Those whose move it is, and those to whom a round of a tournament calls."""
        if self.status == "open" and self.tournament:
            return frozenset(seat.player for seat in self.seats if seat.player and not seat.ready)
        people = self.people()
        if self.status != "running" or len(people) < 2:
            return frozenset()
        waited = [self.seats[n] for n in self.pending if n < len(self.seats)]
        return frozenset(seat.player for seat in waited if seat.player in people and not seat.kept)


_decoder: Final = msgspec.json.Decoder(Listed)
_ALL: Final = f"SELECT {LISTED} FROM tables WHERE status IN ('running', 'open')"
_CHANGED: Final = f"SELECT {LISTED} FROM tables WHERE changed > ?"


class WaitingTables:
    """Reads the lists again and again."""

    def __init__(self, instance: Core) -> None:
        self.instance = instance
        self.tables: dict[str, Listed] = {}
        """Tables that wait for players,"""
        self.waits: dict[str, frozenset[str]] = {}
        """for whom,"""
        self.by_player: dict[str, dict[str, int]] = {}
        """and the tables that wait for each player, the longest waiting first, with the known beginning of the wait."""
        self._all_at = -ALL_SECONDS

    async def go_on(self) -> None:
        """As long as the server is open."""
        while True:
            try:
                await self.round()
            except Exception:
                log.exception("looking for whose move it is failed")
            await asyncio.sleep(ROUND_SECONDS)

    async def round(self) -> None:
        """Look what has changed, and tell clients that are connected here. What takes longer on a large server is done
        by the thread that reads; the loop only handles what has changed."""
        loop, now = asyncio.get_running_loop(), self.instance.registry.now()
        everything = loop.time() - self._all_at >= ALL_SECONDS
        if everything:
            self._all_at = loop.time()

        def read(c: Connection) -> dict[str, tuple[Listed, frozenset[str]]]:
            rows = c.execute(_ALL) if everything else c.execute(_CHANGED, (now - CHANGED_MS,))
            found = {}
            for _, summary, aside in rows:
                table = _decoder.decode(bytes(summary))
                found[table.id] = table, frozenset() if aside else table.waits_for()
            return found

        touched = self.take(await self.instance.wait(self.instance.store.file.read(read)), everything, now)
        if touched:
            for connection in self.instance.clients.connections:
                if connection.player.id in touched:
                    connection.say_what_waits()

    def take(self, found: dict[str, tuple[Listed, frozenset[str]]], everything: bool, now: int) -> set[str]:
        """Take over how these tables stand now; unless this is everything, the others stay. Returns who is affected."""
        touched: set[str] = set()
        if everything:
            for table in self.waits.keys() - found.keys():
                touched |= self._waits(table, frozenset(), now)
        for table, (listed, players) in found.items():
            if players:
                self.tables[table] = listed
            if players != self.waits.get(table, frozenset()):
                touched |= self._waits(table, players, now)
        return touched

    def _waits(self, table: str, players: frozenset[str], now: int) -> frozenset[str]:
        before = self.waits.get(table, frozenset())
        for player in before - players:
            del self.by_player[player][table]
            if not self.by_player[player]:
                del self.by_player[player]
        for player in players - before:
            self.by_player.setdefault(player, {})[table] = now
        if players:
            self.waits[table] = players
        else:
            self.waits.pop(table, None)
            self.tables.pop(table, None)
        return before ^ players

    def of(self, player: str) -> list[replies.Turn]:
        """The tables that wait for a player: where their time is over soonest first, then the longest waiting."""
        mine = [(self.tables[table].hurries(player), table) for table in self.by_player.get(player, ())]
        hurried = sorted([(at, table) for at, table in mine if at is not None])
        tables = [*[table for _, table in hurried], *[table for at, table in mine if at is None]]
        return [replies.Turn(table, self.tables[table].title) for table in tables]
