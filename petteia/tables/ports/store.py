"""The port to the store of the tables: SQLite (`petteia.store.sqlite.store`), or PostgreSQL (`.postgres`).

Journals are append-only: `(table, seq)` is the key, and of two writers of the same number the second gets a `Conflict`.
What is written is durable when its `Future` resolves or its `done` is called; that happens in the order of the calls,
on the thread that `deliver_on` names.
"""

from collections.abc import Callable
from concurrent.futures import Future
from typing import Final, Protocol

import msgspec

from petteia.tables.messages import ToldEvent
from petteia.tables.summaries import Summary
from petteia.tables.table.metadata import Delivery


class StoreError(Exception):
    """The store could not do what it was asked; nothing of it is stored."""


class NotNow(StoreError):
    """The server cannot do that at the moment: an HTTP status, a code, a sentence."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.code = code


class Conflict(StoreError):
    """Another server has written to this journal: what is in memory is out of date."""


class NotKnown(Conflict):
    """A guest who was to be named in a journal has been erased meanwhile, or has become another one: once more would
    not help."""


class NoSuchTable(StoreError):
    """There is no such table (any more)."""


class Damaged(Exception):
    """What is stored of a table is not what was written: a fault of the table, not of the store."""


class WriteChain:
    """A chain of writes from one table in memory, each of which rests on all before it. If one fails, its number may
    have been taken by another server, and the next one's be free: still nothing that rests on it may be stored."""

    __slots__ = ("broken",)

    def __init__(self) -> None:
        self.broken = False


class Finish(msgspec.Struct, frozen=True):
    """The result of a seat: a person's or a bot's `place` (1 is the best; those who tie share one). `left`: at the end
    a bot played for the person; `early`: and they had hardly played."""

    player: str
    bot: str
    place: int
    left: bool = False
    points: int = 0
    early: bool = False


class Outcome(msgspec.Struct, frozen=True):
    """The result of a game, seat by seat; `rated` if it counts for ratings."""

    table: str
    game: str
    ended: int
    rated: bool
    listed: bool
    seats: list[Finish]


class Batch(msgspec.Struct, frozen=True):
    """Entries of one table that belong together: all of them become durable, or none."""

    table: str
    seq: int
    """The number of the first entry; a journal begins with 1."""
    at: int
    entries: list[bytes]
    summary: Summary | None = None
    due: int | None = None
    """When the table has to be looked after next; None: not by itself."""
    told: list[Delivery] = []
    """What everybody was told with these entries."""
    chain: WriteChain | None = None
    """What it rests on; None: on nothing but its number."""
    outcome: Outcome | None = None
    """The result of a game that has ended with these entries."""
    named: tuple[str, ...] = ()
    """The guests whose names the entries add: of someone who has been erased nothing is stored any more."""


class Journal(msgspec.Struct, frozen=True):
    """A table as it is stored: all its entries, and a snapshot if there is one."""

    entries: list[bytes]
    snapshot: bytes | None = None


class Standing(msgspec.Struct, frozen=True):
    """How a table stands as far as that can be known without reading its journal: the entry that set it up, the number
    of its last one, and a snapshot with the number of the entry after which it was taken."""

    created: bytes
    seq: int
    snapshot: bytes | None = None
    taken: int = 0
    at: int = 0
    """When its last entry was written."""
    due: int | None = None
    """When it has to be looked after next."""


PICKED: Final = "picked"
NUDGED: Final = "nudged"


class EphemeralState(msgspec.Struct, frozen=True):
    """What all servers should know of a seat and its journal does not hold: what it has `picked` for the decision with
    that number, or which seat has `nudged` it at that time."""

    kind: str
    seat: int
    number: int
    said: str


class Away(msgspec.Struct, frozen=True):
    """The last time that no server served these tables: for how many milliseconds (negative if the clock was put back
    meanwhile; 0: never), and until when."""

    ms: int = 0
    until: int = 0


class Back(msgspec.Struct, frozen=True):
    """Where an undo leads: the first line that it takes back (0: none), and for each seat the update it sees then."""

    line: int
    moments: dict[int, int]


class Player(msgspec.Struct, frozen=True):
    """A guest; `muted` if the host has muted them. `quota`: the bytes that the host lets their tables take, if not the
    usual number."""

    id: str
    name: str
    created: int
    muted: bool = False
    quota: int | None = None


class Ticket(msgspec.Struct, frozen=True):
    """A secret handed out once and used once, in time: an `invite` to a table, a `transfer` to another device. Only its
    hash is stored."""

    hash: bytes
    kind: str
    table: str = ""
    player: str = ""
    until: int = 0


class Aside(msgspec.Struct, frozen=True):
    """A table that was set aside: when, and what was wrong (for the host only: it may reveal hidden things)."""

    table: str
    at: int
    why: str


class Store(Protocol):
    """What keeps the tables."""

    def deliver_on(self, post: Callable[[Callable[[], None]], object]) -> None:
        """Where futures resolve: `loop.call_soon_threadsafe`, say. Otherwise on a thread of the store's own."""

    # -- tables

    def write(self, batch: Batch, done: Callable[[BaseException | None], None]) -> None:
        """Add entries to a journal. `done` is called when they are durable, or with the error: a Conflict if their
        numbers are taken or would leave a gap."""

    def append(self, batch: Batch) -> "Future[None]":
        """The same with a future."""

    def journal(self, table: str, damaged: bool = False) -> "Future[Journal]":
        """A table's journal. NoSuchTable if there is none; Damaged if what is stored is not what was written, unless
        the caller wants it up to the damage."""

    def standing(self, table: str) -> "Future[Standing]":
        """How a table stands. It costs the same after ten entries and after ten thousand. NoSuchTable if there is
        none."""

    def told(self, table: str, seat: int, first: int, count: int) -> "Future[list[ToldEvent] | None]":
        """What a seat (or `SPECTATOR`) was told, from event `first` on, at most `count` events; None if what was told
        has not been stored from the beginning."""

    def back(self, table: str, seat: int, moment: int, given: int) -> "Future[Back | None]":
        """Where an undo to a seat's update would lead, but not into the first `given` lines; None if there is no such
        update or what was told has not been stored."""

    def entries(self, table: str, after: int) -> "Future[list[bytes]]":
        """The entries of a table's journal after that number. Damaged if they are not what was written."""

    def deliveries(self, table: str) -> "Future[list[Delivery]]":
        """Everything that was told at a table, line by line; empty if that is not stored from its beginning."""

    def keep_told(self, table: str, told: list[Delivery]) -> "Future[None]":
        """Store what was told at a table that was played before this was done. It counts as complete when line 0 comes,
        which therefore has to come last."""

    def keep_snapshot(self, table: str, seq: int, snapshot: bytes) -> "Future[None]":
        """Store a snapshot taken after entry `seq`. It is a cache: losing it loses nothing."""

    def tables(
        self,
        *,
        status: tuple[str, ...] = (),
        player: str = "",
        listed: bool = False,
        after: tuple[int, str] | None = None,
        limit: int = 100,
    ) -> "Future[list[Summary]]":
        """The tables in these states (all, if none is named) at which `player` sits or which are `listed`, those that
        changed last first. `after`, the `(changed, id)` of the last one, goes on where a list ended."""

    def due(self, until: int, limit: int = 1000) -> "Future[list[str]]":
        """The tables that have to be looked after until then, the most urgent first."""

    def sweep(self, *, open_before: int, closed_before: int) -> "Future[int]":
        """Remove tables that never began and were last touched before `open_before`, and tables closed before the end
        before `closed_before`; how many. Finished and running games are never removed."""

    def remove(self, tables: list[str], before: int | None = None) -> "Future[int]":
        """Delete everything of these tables, except for those at which something has happened since; returns how
        many."""

    def let_go(self, table: str, player: str) -> "Future[bool]":
        """A player no longer keeps a finished game, which leaves their list. Returns whether neither players nor owner
        keep it now."""

    def length(self, table: str) -> "Future[int]":
        """How many entries a table's journal has."""

    def summary(self, table: str) -> "Future[Summary | None]":
        """A table as it is listed."""

    def set_aside(self, aside: Aside) -> "Future[None]":
        """A table needs the host: it is no longer looked after, and lists show that."""

    def no_longer_aside(self, table: str, now: int) -> "Future[None]":
        """The table is tried again, and looked after again."""

    def aside(self) -> "Future[list[Aside]]":
        """The tables that are set aside."""

    # -- people

    def add_player(self, player: Player, token: bytes) -> "Future[None]":
        """Add a guest, with the hash of the token they are known by."""

    def rename(self, player: str, name: str) -> "Future[None]":
        """Change a guest's name."""

    def add_token(self, player: str, token: bytes, at: int) -> "Future[None]":
        """Another device of the same player."""

    def drop_token(self, token: bytes) -> "Future[None]":
        """This device is logged out."""

    def player_of(self, token: bytes) -> "Future[Player | None]":
        """The guest with this token."""

    def add_ticket(self, ticket: Ticket) -> "Future[None]":
        """Hand a ticket out."""

    def ticket(self, secret_hash: bytes, kind: str, now: int) -> "Future[Ticket | None]":
        """Look at a ticket without taking it."""

    def player(self, player: str) -> "Future[Player | None]":
        """The guest with this id."""

    def use_ticket(self, secret_hash: bytes, kind: str, now: int) -> "Future[Ticket | None]":
        """Use a ticket, once; None if there is none, it was used or its time is over."""

    # -- the house

    def beat(self, now: int) -> "Future[int]":
        """The server is alive. Returns when one last said so (0: never)."""

    def begin(self, now: int) -> "Future[Away]":
        """A server begins. Returns when there was none before."""

    # -- others who serve the same tables

    shared: bool
    """Whether there may be other servers. If not, the rest of this is never called."""

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """`heard` is called, where futures resolve, with the table and the number of its last entry when others have
        added to its journal; with the number 0 when players have come or gone there on other servers; and without a
        table when a message may have been missed."""

    def say(self, said: list[str]) -> "Future[None]":
        """Send to all servers, including this one; nothing of it is stored."""

    def overhear(self, heard: Callable[[str], None]) -> None:
        """`heard` is called, where futures resolve, with what servers send."""

    def lengths(self, tables: list[str]) -> "Future[dict[str, int]]":
        """How many entries the journals of these tables have."""

    def hold(self, names: list[str]) -> "Future[set[str]]":
        """Take charge of those names that no other server has, and return them: until this server lets go of them, or
        no longer says that it is alive."""

    def let(self, names: list[str]) -> "Future[None]":
        """Let other servers take charge of these."""

    def come(self, table: str, player: str, at: int) -> "Future[None]":
        """A player is connected here, and is at that table."""

    def leave(self, table: str, player: str) -> "Future[None]":
        """Not any longer."""

    def are_here(self, present: list[tuple[str, str]], at: int) -> "Future[None]":
        """These, each a table and a player, are connected here, and no others."""

    def put_ephemeral(self, table: str, ephemeral: list[EphemeralState]) -> "Future[None]":
        """Tell other servers; for a seat the last of each kind counts."""

    def ephemeral(self, tables: list[str]) -> "Future[dict[str, list[EphemeralState]]]":
        """What servers have told each other of these tables."""

    def elsewhere(self, tables: list[str]) -> "Future[dict[str, set[str]]]":
        """Who is at these tables, connected to another server that is alive."""

    def alive(self) -> "Future[frozenset[str]]":
        """The servers that are there, each by a name that changes when it was given up for a moment."""

    def close(self) -> None:
        """Finish what was asked for and stop."""
