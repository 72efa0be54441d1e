"""Who wants to be told that it is their move, how, and of which tables they have not been told yet.

One server looks after this at a time, and yet a way is claimed before anything is sent over it: whoever was held up and
wakes up late finds it claimed. What a server had claimed when it died another one sends when the claim has run out.
"""

import secrets
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from typing import Final, TypeVar

import msgspec

from petteia.store.connection import Connection
from petteia.store.writer import JournalWriter

T = TypeVar("T")

SPOILT: Final = "spoilt"
"""The trouble of a way that nothing is sent over any more: there is nobody at its other end."""


class NoticePreferences(msgspec.Struct, frozen=True):
    """When somebody wants to be told: so long after it became their move, and not between two minutes of their day.
    `looked` is when they were last seen looking at the house."""

    player: str
    after_minutes: int = 5
    quiet_from: int = 0
    quiet_to: int = 0
    zone: str = ""
    looked: int = 0


class NoticeChannel(msgspec.Struct, frozen=True):
    """A way to somebody. What became their move until `covered` they have been told of over it. It is not used before
    `claimed`: somebody else uses it just now, or has failed to."""

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
    """Since when a table waits for somebody who is to be told. If they have looked since, it is a while after that."""

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
        """Random bytes that all servers of the house share, made when they are first asked for."""

        def work(c: Connection) -> bytes:
            made = secrets.token_bytes(size)
            c.execute("INSERT INTO keys VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, made))
            return bytes(c.execute("SELECT value FROM keys WHERE name = ?", (name,)).fetchone()[0])

        return self.file.call(work)

    def preferences(self, player: str) -> "Future[NoticePreferences]":
        """When somebody wants to be told."""
        sql = f"SELECT {_WISHES} FROM notice_wishes WHERE player = ?"

        def work(c: Connection) -> NoticePreferences:
            row = c.execute(sql, (player,)).fetchone()
            return NoticePreferences(*row) if row else NoticePreferences(player)

        return self.file.read(work)

    def set_preferences(self, preferences: NoticePreferences) -> "Future[None]":
        """Somebody wants to be told otherwise."""
        sql = (
            f"INSERT INTO notice_wishes ({_WISHES}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (player) DO UPDATE SET"
            " after_minutes = excluded.after_minutes, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,"
            " zone = excluded.zone"
        )
        return self._do(lambda c: c.execute(sql, msgspec.structs.astuple(preferences)))

    def unseen(self, since: int) -> "Future[set[str]]":
        """Those who want to be told and of whom nobody has said since then that they look at the house."""
        sql = "SELECT player FROM notice_wishes WHERE looked < ?"
        return self.file.read(lambda c: {row[0] for row in c.execute(sql, (since,))})

    def looked(self, players: Iterable[str], now: int) -> "Future[None]":
        """These look at the house just now."""
        sql = "UPDATE notice_wishes SET looked = ? WHERE player = ?"
        rows = [(now, player) for player in players]
        return self._do(lambda c: c.executemany(sql, rows))

    def ways(self, player: str) -> "Future[list[NoticeChannel]]":
        """How somebody is told."""
        sql = f"SELECT {_WAY} FROM notice_ways WHERE player = ? ORDER BY created, id"
        return self.file.read(lambda c: [_way(row) for row in c.execute(sql, (player,))])

    def way(self, way: str) -> "Future[NoticeChannel | None]":
        """One way."""
        sql = f"SELECT {_WAY} FROM notice_ways WHERE id = ?"

        def work(c: Connection) -> NoticeChannel | None:
            row = c.execute(sql, (way,)).fetchone()
            return _way(row) if row else None

        return self.file.read(work)

    def add(self, way: NoticeChannel, most: int) -> "Future[bool]":
        """Another way, in place of one with the same target; False if somebody has so many already."""

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
        """How often a way is used at most; whether it is theirs."""
        sql = "UPDATE notice_ways SET every_minutes = ? WHERE id = ? AND player = ?"
        return self.file.call(lambda c: c.execute(sql, (every_minutes, way, player)).rowcount == 1)

    def confirm(self, way: str) -> "Future[bool]":
        """Whoever is at the other end of a way has said that they want it; whether there is such a way."""
        sql = "UPDATE notice_ways SET confirmed = 1 WHERE id = ?"
        return self.file.call(lambda c: c.execute(sql, (way,)).rowcount == 1)

    def drop(self, way: str, player: str = "") -> "Future[bool]":
        """A way is no longer one (if it is theirs); whether there was one."""
        sql, named = "DELETE FROM notice_ways WHERE id = ?", (way,)
        if player:
            return self.file.call(lambda c: c.execute(f"{sql} AND player = ?", (way, player)).rowcount == 1)
        return self.file.call(lambda c: c.execute(sql, named).rowcount == 1)

    def forget(self, before: int) -> "Future[int]":
        """Ways go that nobody has confirmed since then, and what is owed to those who have none; how many ways."""

        def work(c: Connection) -> int:
            gone = c.execute("DELETE FROM notice_ways WHERE confirmed = 0 AND created < ?", (before,)).rowcount
            c.execute("DELETE FROM notice_owed WHERE player NOT IN (SELECT player FROM notice_ways)")
            return gone

        return self.file.call(work)

    def people(self) -> "Future[tuple[dict[str, NoticePreferences], list[NoticeChannel], list[Owed]]]":
        """Everybody who is told over some way, the ways, and what is owed to them."""

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
        """Tables wait for somebody, or do not any more."""
        sql = "INSERT INTO notice_owed VALUES (?, ?, ?) ON CONFLICT (player, table_id) DO UPDATE SET at = excluded.at"
        gone = [(each.player, each.table) for each in no_longer]

        def work(c: Connection) -> None:
            c.executemany("DELETE FROM notice_owed WHERE player = ? AND table_id = ?", gone)
            c.executemany(sql, [(each.player, each.table, each.at) for each in now_owed])

        return self.file.call(work)

    def claim(self, way: NoticeChannel, now: int, until: int) -> "Future[bool]":
        """Whether it is this server that may use a way now, until then."""
        sql = "UPDATE notice_ways SET claimed = ? WHERE id = ? AND claimed <= ? AND covered = ?"
        return self.file.call(lambda c: c.execute(sql, (until, way.id, now, way.covered)).rowcount == 1)

    def done(self, way: str, covered: int, sent: int) -> "Future[None]":
        """Somebody has been told."""
        sql = "UPDATE notice_ways SET covered = ?, sent = ?, tries = 0, claimed = 0, trouble = '' WHERE id = ?"
        return self._do(lambda c: c.execute(sql, (covered, sent, way)))

    def failed(self, way: str, again: int, trouble: str) -> "Future[None]":
        """Somebody could not be told; not tried again before that."""
        sql = "UPDATE notice_ways SET tries = tries + 1, claimed = ?, trouble = ? WHERE id = ?"
        return self._do(lambda c: c.execute(sql, (again, trouble, way)))

    def _do(self, work: Callable[[Connection], object]) -> "Future[None]":
        def whole(c: Connection) -> None:
            work(c)

        return self.file.call(whole)
