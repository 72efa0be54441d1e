"""Guests: their names, devices and tickets."""

from concurrent.futures import Future
from typing import Final

from petteia.store.connection import Connection
from petteia.store.single_server import ServerPresence
from petteia.tables.ports.store import (
    Player,
    Ticket,
)

_PLAYER: Final = "id, name, players.created, muted, room"


class PlayerStore(ServerPresence):
    """What a store holds of guests."""

    def bar(self, player: str, *, muted: bool, banned: bool) -> "Future[bool]":
        """The host mutes or bans a guest; returns whether there is such a guest. Banned guests are logged out
        everywhere."""

        def work(c: Connection) -> bool:
            if banned:
                c.execute("DELETE FROM tokens WHERE player = ?", (player,))
                c.execute("DELETE FROM tickets WHERE player = ?", (player,))
                c.execute("DELETE FROM notice_ways WHERE player = ?", (player,))
                c.execute("DELETE FROM passkeys WHERE player = ?", (player,))
            changed = c.execute("UPDATE players SET muted = ?, banned = ? WHERE id = ?", (muted, banned, player))
            return changed.rowcount == 1

        return self.file.call(work)

    def allow(self, player: str, room: int | None) -> "Future[bool]":
        """The host limits how many bytes a guest's tables may take, or lifts that limit to the usual one; returns
        whether there is such a guest."""
        sql = "UPDATE players SET room = ? WHERE id = ?"
        return self.file.call(lambda c: c.execute(sql, (room, player)).rowcount == 1)

    def revoke(self, player: str) -> "Future[int]":
        """Log a guest out on every device, and make their links worthless; returns how many devices."""

        def work(c: Connection) -> int:
            c.execute("DELETE FROM tickets WHERE player = ?", (player,))
            c.execute("DELETE FROM passkeys WHERE player = ?", (player,))
            return c.execute("DELETE FROM tokens WHERE player = ?", (player,)).rowcount

        return self.file.call(work)

    def known(self, tokens: list[bytes]) -> "Future[dict[bytes, str]]":
        """Which guests have these tokens, as far as the tokens are still valid."""
        sql = f"SELECT hash, player FROM tokens WHERE hash IN ({', '.join('?' * len(tokens))})"
        return self.file.read(lambda c: {row[0]: row[1] for row in c.execute(sql, tokens)})

    def add_player(self, player: Player, token: bytes) -> "Future[None]":
        """Add a guest."""

        def work(c: Connection) -> None:
            row = (player.id, player.name, player.created)
            c.execute("INSERT INTO players (id, name, created) VALUES (?, ?, ?)", row)
            c.execute("INSERT INTO tokens VALUES (?, ?, ?)", (token, player.id, player.created))

        return self.file.call(work)

    def rename(self, player: str, name: str) -> "Future[None]":
        """Change a guest's name."""
        return self.file.call(lambda c: _nothing(c.execute("UPDATE players SET name = ? WHERE id = ?", (name, player))))

    def add_token(self, player: str, token: bytes, at: int) -> "Future[None]":
        """Add another device of the same player."""
        return self.file.call(lambda c: _nothing(c.execute("INSERT INTO tokens VALUES (?, ?, ?)", (token, player, at))))

    def drop_token(self, token: bytes) -> "Future[None]":
        """Log this device out."""
        return self.file.call(lambda c: _nothing(c.execute("DELETE FROM tokens WHERE hash = ?", (token,))))

    def player_of(self, token: bytes) -> "Future[Player | None]":
        """The guest with this token."""
        sql = f"SELECT {_PLAYER} FROM tokens JOIN players ON players.id = player WHERE hash = ?"

        def work(c: Connection) -> Player | None:
            row = c.execute(sql, (token,)).fetchone()
            return Player(row[0], row[1], row[2], bool(row[3]), row[4]) if row else None

        return self.file.read(work)

    def devices(self, player: str) -> "Future[list[int]]":
        """Since when each of a guest's devices has been theirs."""
        sql = "SELECT created FROM tokens WHERE player = ? ORDER BY created"
        return self.file.read(lambda c: [row[0] for row in c.execute(sql, (player,))])

    def add_ticket(self, ticket: Ticket) -> "Future[None]":
        """Hand a ticket out."""
        row = (ticket.hash, ticket.kind, ticket.table, ticket.player, ticket.until)
        sql = "INSERT INTO tickets VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        return self.file.call(lambda c: _nothing(c.execute(sql, row)))

    def renew_ticket(self, player: str, kind: str, ticket: Ticket | None) -> "Future[bool]":
        """Replace a guest's only ticket of a kind by this one, or by none; returns whether there was one."""

        def work(c: Connection) -> bool:
            sql = "DELETE FROM tickets WHERE player = ? AND kind = ?"
            had = c.execute(sql, (player, kind)).rowcount > 0
            if ticket is not None:
                row = (ticket.hash, kind, ticket.table, player, ticket.until)
                c.execute("INSERT INTO tickets VALUES (?, ?, ?, ?, ?)", row)
            return had

        return self.file.call(work)

    def has_ticket(self, player: str, kind: str) -> "Future[bool]":
        """Whether a guest has a ticket of that kind."""
        sql = "SELECT 1 FROM tickets WHERE player = ? AND kind = ?"
        return self.file.read(lambda c: c.execute(sql, (player, kind)).fetchone() is not None)

    def ticket(self, secret_hash: bytes, kind: str, now: int) -> "Future[Ticket | None]":
        """Look at a ticket without using it."""
        sql = "SELECT hash, kind, table_id, player, until FROM tickets WHERE hash = ? AND kind = ? AND until >= ?"

        def work(c: Connection) -> Ticket | None:
            row = c.execute(sql, (secret_hash, kind, now)).fetchone()
            return Ticket(*row) if row else None

        return self.file.read(work)

    def player(self, player: str) -> "Future[Player | None]":
        """The guest with this id."""

        def work(c: Connection) -> Player | None:
            row = c.execute(f"SELECT {_PLAYER} FROM players WHERE id = ?", (player,)).fetchone()
            return Player(row[0], row[1], row[2], bool(row[3]), row[4]) if row else None

        return self.file.read(work)

    def use_ticket(self, secret_hash: bytes, kind: str, now: int) -> "Future[Ticket | None]":
        """Take a ticket, once."""

        def work(c: Connection) -> Ticket | None:
            c.execute("DELETE FROM tickets WHERE until < ?", (now,))
            sql = "DELETE FROM tickets WHERE hash = ? AND kind = ? RETURNING hash, kind, table_id, player, until"
            row = c.execute(sql, (secret_hash, kind)).fetchone()
            return Ticket(*row) if row else None

        return self.file.call(work)


def _nothing(_: object) -> None:
    """A statement was executed; there is nothing to tell."""
