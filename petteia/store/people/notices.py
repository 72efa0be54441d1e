"""Who wants to be notified of their moves, how, and which tables they have not been notified of yet.

One server does this at a time, and still a channel is claimed before anything is sent over it: a server that was held
up finds it claimed. If a server dies, another one sends what it had claimed once the claim has expired.
"""

import secrets
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from typing import Final

import msgspec

from petteia.store.connection import Connection
from petteia.store.writer import JournalWriter

SPOILT: Final = "spoilt"
"""The trouble of a channel that is no longer used: nobody is at its other end."""


class NoticePreferences(msgspec.Struct, frozen=True):
    """When a guest wants to be notified: so long after it became their move, and not between two minutes of their day.
    `looked` is when they were last seen looking at the site."""

    player: str
    after_minutes: int = 5
    quiet_from: int = 0
    quiet_to: int = 0
    zone: str = ""
    looked: int = 0


class NoticeChannel(msgspec.Struct, frozen=True):
    """A channel to a guest. They have been notified over it of everything that became their move until `covered`. It is
    not used before `claimed`: a server is using it right now, or has failed to."""

    id: str
    player: str
    kind: str
    target: bytes
    language: str = "en"
    every_minutes: int = 60
    created: int = 0
    confirmed: bool = False
    covered: int = 0
    sent: int = 0
    tries: int = 0
    claimed: int = 0
    trouble: str = ""


class Owed(msgspec.Struct, frozen=True):
    """Since when a table waits for a guest to be notified, or a while after they last looked, if they have since."""

    player: str
    table: str
    at: int


_WISHES: Final = "player, after_minutes, quiet_from, quiet_to, zone, looked"
_WAY: Final = (
    "id, player, kind, target, language, every_minutes, created, confirmed, covered, sent, tries, claimed, trouble"
)


def _way(row: tuple[object, ...]) -> NoticeChannel:
    return msgspec.convert(dict(zip(NoticeChannel.__struct_fields__, row, strict=True)), NoticeChannel, strict=False)


class Notices:
    """A part of every store."""

    def __init__(self, file: JournalWriter) -> None:
        self.file = file

    def key(self, name: str, size: int = 32) -> "Future[bytes]":
        """Random bytes that all servers share, made when they are first asked for."""

        def work(c: Connection) -> bytes:
            made = secrets.token_bytes(size)
            c.execute("INSERT INTO keys VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, made))
            return bytes(c.execute("SELECT value FROM keys WHERE name = ?", (name,)).fetchone()[0])

        return self.file.call(work)

    def preferences(self, player: str) -> "Future[NoticePreferences]":
        """A guest's preferences for notices."""
        sql = f"SELECT {_WISHES} FROM notice_wishes WHERE player = ?"

        def work(c: Connection) -> NoticePreferences:
            row = c.execute(sql, (player,)).fetchone()
            return NoticePreferences(*row) if row else NoticePreferences(player)

        return self.file.read(work)

    def set_preferences(self, preferences: NoticePreferences) -> "Future[None]":
        """Store a guest's preferences for notices."""
        sql = (
            f"INSERT INTO notice_wishes ({_WISHES}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (player) DO UPDATE SET"
            " after_minutes = excluded.after_minutes, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,"
            " zone = excluded.zone"
        )
        return self._do(lambda c: c.execute(sql, msgspec.structs.astuple(preferences)))

    def unseen(self, since: int) -> "Future[set[str]]":
        """Guests with preferences for notices who have not been seen looking at the site since then."""
        sql = "SELECT player FROM notice_wishes WHERE looked < ?"
        return self.file.read(lambda c: {row[0] for row in c.execute(sql, (since,))})

    def looked(self, players: Iterable[str], now: int) -> "Future[None]":
        """These guests are looking at the site right now."""
        sql = "UPDATE notice_wishes SET looked = ? WHERE player = ?"
        rows = [(now, player) for player in players]
        return self._do(lambda c: c.executemany(sql, rows))

    def ways(self, player: str) -> "Future[list[NoticeChannel]]":
        """A guest's channels."""
        sql = f"SELECT {_WAY} FROM notice_ways WHERE player = ? ORDER BY created, id"
        return self.file.read(lambda c: [_way(row) for row in c.execute(sql, (player,))])

    def way(self, way: str) -> "Future[NoticeChannel | None]":
        """A channel."""
        sql = f"SELECT {_WAY} FROM notice_ways WHERE id = ?"

        def work(c: Connection) -> NoticeChannel | None:
            row = c.execute(sql, (way,)).fetchone()
            return _way(row) if row else None

        return self.file.read(work)

    def add(self, way: NoticeChannel, most: int) -> "Future[bool]":
        """Add a channel, in place of one with the same target; False if the guest has too many already."""

        def work(c: Connection) -> bool:
            same = "DELETE FROM notice_ways WHERE player = ? AND kind = ? AND target = ?"
            c.execute(same, (way.player, way.kind, way.target))
            count = c.execute("SELECT count(*) FROM notice_ways WHERE player = ?", (way.player,)).fetchone()[0]
            if count >= most:
                return False
            row = msgspec.structs.astuple(way)
            row = tuple(int(value) if isinstance(value, bool) else value for value in row)
            c.execute(f"INSERT INTO notice_ways ({_WAY}) VALUES ({', '.join('?' * len(row))})", row)
            c.execute(
                f"INSERT INTO notice_wishes ({_WISHES}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (player) DO NOTHING",
                msgspec.structs.astuple(NoticePreferences(way.player)),
            )
            return True

        return self.file.call(work)

    def change(self, way: str, player: str, every_minutes: int) -> "Future[bool]":
        """Set how often a channel is used at most; returns whether it is theirs."""
        sql = "UPDATE notice_ways SET every_minutes = ? WHERE id = ? AND player = ?"
        return self.file.call(lambda c: c.execute(sql, (every_minutes, way, player)).rowcount == 1)

    def confirm(self, way: str) -> "Future[bool]":
        """The recipient has confirmed a channel; returns whether there is such a channel."""
        sql = "UPDATE notice_ways SET confirmed = 1 WHERE id = ?"
        return self.file.call(lambda c: c.execute(sql, (way,)).rowcount == 1)

    def drop(self, way: str, player: str = "") -> "Future[bool]":
        """Delete a channel (if it is theirs); returns whether there was one."""
        sql, named = "DELETE FROM notice_ways WHERE id = ?", (way,)
        if player:
            return self.file.call(lambda c: c.execute(f"{sql} AND player = ?", (way, player)).rowcount == 1)
        return self.file.call(lambda c: c.execute(sql, named).rowcount == 1)

    def forget(self, before: int) -> "Future[int]":
        """Delete channels not confirmed since then, and what is owed to guests without any; return how many
        channels."""

        def work(c: Connection) -> int:
            gone = c.execute("DELETE FROM notice_ways WHERE confirmed = 0 AND created < ?", (before,)).rowcount
            c.execute("DELETE FROM notice_owed WHERE player NOT IN (SELECT player FROM notice_ways)")
            return gone

        return self.file.call(work)

    def people(self) -> "Future[tuple[dict[str, NoticePreferences], list[NoticeChannel], list[Owed]]]":
        """Everybody who has channels, the channels, and what is owed to them."""

        def work(c: Connection) -> tuple[dict[str, NoticePreferences], list[NoticeChannel], list[Owed]]:
            sql = f"SELECT {_WAY} FROM notice_ways WHERE confirmed = 1 AND trouble <> ? ORDER BY id"
            ways = [_way(row) for row in c.execute(sql, (SPOILT,))]
            if not ways:
                return {}, [], []
            preferences = {row[0]: NoticePreferences(*row) for row in c.execute(f"SELECT {_WISHES} FROM notice_wishes")}
            owed = [Owed(*row) for row in c.execute("SELECT player, table_id, at FROM notice_owed")]
            return preferences, ways, owed

        return self.file.read(work)

    def owe(self, now_owed: list[Owed], no_longer: list[Owed]) -> "Future[None]":
        """Tables wait for guests, or no longer do."""
        sql = "INSERT INTO notice_owed VALUES (?, ?, ?) ON CONFLICT (player, table_id) DO UPDATE SET at = excluded.at"
        gone = [(each.player, each.table) for each in no_longer]

        def work(c: Connection) -> None:
            c.executemany("DELETE FROM notice_owed WHERE player = ? AND table_id = ?", gone)
            c.executemany(sql, [(each.player, each.table, each.at) for each in now_owed])

        return self.file.call(work)

    def claim(self, way: NoticeChannel, now: int, until: int) -> "Future[bool]":
        """Claim a channel until then; returns whether this server may use it now."""
        sql = "UPDATE notice_ways SET claimed = ? WHERE id = ? AND claimed <= ? AND covered = ?"
        return self.file.call(lambda c: c.execute(sql, (until, way.id, now, way.covered)).rowcount == 1)

    def done(self, way: str, covered: int, sent: int) -> "Future[None]":
        """A guest has been notified."""
        sql = "UPDATE notice_ways SET covered = ?, sent = ?, tries = 0, claimed = 0, trouble = '' WHERE id = ?"
        return self._do(lambda c: c.execute(sql, (covered, sent, way)))

    def failed(self, way: str, again: int, trouble: str) -> "Future[None]":
        """A guest could not be notified; not tried again before that."""
        sql = "UPDATE notice_ways SET tries = tries + 1, claimed = ?, trouble = ? WHERE id = ?"
        return self._do(lambda c: c.execute(sql, (again, trouble, way)))

    def _do(self, work: Callable[[Connection], object]) -> "Future[None]":
        def whole(c: Connection) -> None:
            work(c)

        return self.file.call(whole)
