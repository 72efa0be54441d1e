"""The books of a table: everything about it that is not the position, as plain data.

They are the larger part of a snapshot, so they are structs that msgspec reads and writes, and nothing else: what
happens to them is told in `table.py` and `clocks.py`, which are compiled.
"""

from typing import Any, Final

import msgspec

from petteia.tables import journal as j
from petteia.tables.journal import BotSpec, GameSpec, Settings
from petteia.tables.messages import Chat

OPEN: Final = "open"
STARTING: Final = "starting"
RUNNING: Final = "running"
FINISHED: Final = "finished"
CLOSED: Final = "closed"


class Seat(msgspec.Struct):
    """A place at the table."""

    player: str = ""
    name: str = ""
    bot: BotSpec | None = None
    ready: bool = False
    kept: bool = False
    resigned: bool = False
    pass_windows: bool = False
    added: bytes = b""

    @property
    def taken(self) -> bool:
        """Whether a person or a bot sits here."""
        return bool(self.player) or self.bot is not None

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides here now."""
        return self.bot is not None or self.kept or self.resigned


class Proposal(msgspec.Struct):
    """What somebody asks everybody."""

    player: str
    what: str
    line: int
    agreed: list[str]


class Heard(msgspec.Struct):
    """What a seat has been sent: how many updates, after which line each of them came, and the last events."""

    sent: int = 0
    marks: list[int] = []
    first: int = 0
    events: list[dict[str, Any]] = []


class Clocks(msgspec.Struct):
    """The clocks of a table: when each seat's present decision was put to it (0: it owes none) and its bank."""

    opened: list[int]
    bank: list[int]


class Books(msgspec.Struct):
    """Everything about a table that is not the position."""

    id: str
    game: GameSpec
    settings: Settings
    owner: str
    created: int
    changed: int
    seats: list[Seat]
    clocks: Clocks
    start: dict[str, Any] | None
    origin: j.Origin | None
    seq: int = 0
    status: str = OPEN
    why_closed: str = ""
    admitted: list[str] = []
    committed: int = 0
    secret: bytes = b""
    header: bytes = b""
    given: int = 0
    given_secret: str = ""
    given_record: str = ""
    dealt: int = 0
    ended: int = 0
    held: dict[int, j.Held] = {}
    kept_open: dict[int, int] = {}
    chat: list[Chat] = []
    watchers_chat: list[Chat] = []
    said: int = 0
    keys: dict[str, dict[str, int]] = {}
    proposal: Proposal | None = None
    paused: int = 0
    rematch: str = ""
    heard: dict[int, Heard] = {}


class Saved(msgspec.Struct):
    """A snapshot as it is read."""

    version: int
    books: Books
    play: dict[str, Any] | None
