"""Passkeys: public keys by which guests are recognised. Their secret part never comes here."""

from concurrent.futures import Future
from typing import Final

import msgspec

from petteia.store.connection import Connection
from petteia.store.writer import JournalWriter

_KEY: Final = "id, player, public, count, site, created, used"


class Passkey(msgspec.Struct, frozen=True):
    """A guest's key, for the `site` (a host's name) it was made at. `count` is how often it has signed, as far as it
    counts; `used` is when it was last used to log in."""

    id: bytes
    player: str
    public: bytes
    count: int
    site: str
    created: int
    used: int = 0


class Passkeys:
    """A part of every store."""

    def __init__(self, file: JournalWriter) -> None:
        self.file = file

    def add(self, key: Passkey, most: int) -> "Future[bool]":
        """Add a key to a guest; False if they have too many, or the key belongs to a guest already."""

        def work(c: Connection) -> bool:
            if c.execute("SELECT count(*) FROM passkeys WHERE player = ?", (key.player,)).fetchone()[0] >= most:
                return False
            sql = f"INSERT INTO passkeys ({_KEY}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING"
            return c.execute(sql, msgspec.structs.astuple(key)).rowcount == 1

        return self.file.call(work)

    def of(self, player: str) -> "Future[list[Passkey]]":
        """A guest's keys."""
        sql = f"SELECT {_KEY} FROM passkeys WHERE player = ? ORDER BY created, id"
        return self.file.read(lambda c: [Passkey(*row) for row in c.execute(sql, (player,))])

    def key(self, id: bytes) -> "Future[Passkey | None]":
        """The key with this name."""
        sql = f"SELECT {_KEY} FROM passkeys WHERE id = ?"

        def work(c: Connection) -> Passkey | None:
            row = c.execute(sql, (id,)).fetchone()
            return Passkey(*row) if row else None

        return self.file.read(work)

    def use(self, key: Passkey, count: int, now: int) -> "Future[bool]":
        """Log in with a key; False if it is gone, or was used since it was looked up."""
        sql = "UPDATE passkeys SET count = ?, used = ? WHERE id = ? AND player = ? AND count = ?"
        values = (count, now, key.id, key.player, key.count)
        return self.file.call(lambda c: c.execute(sql, values).rowcount == 1)

    def drop(self, player: str, id: bytes) -> "Future[bool]":
        """Delete a guest's key; False if they have no such key."""
        sql = "DELETE FROM passkeys WHERE player = ? AND id = ?"
        return self.file.call(lambda c: c.execute(sql, (player, id)).rowcount == 1)
