"""The metadata of a table: everything about it that is not the position, as plain data.

It is the larger part of a snapshot, so it consists of structs that msgspec reads and writes, and nothing else: how they
change is in `table.py` and `clocks.py`, which are compiled.
"""

from typing import Any, Final

import msgspec

from petteia.tables.journal import entries as j
from petteia.tables.journal.specs import BACK, END, KEEP, BotSpec, GameSpec, Origin, Settings
from petteia.tables.messages import Chat
from petteia.tables.plans.plan import Plan

OPEN: Final = "open"
STARTING: Final = "starting"
RUNNING: Final = "running"
FINISHED: Final = "finished"
CLOSED: Final = "closed"

MUTE: Final = "mute"
BAN: Final = "ban"
SNAPSHOT_VERSION: Final = 3
"""Increased when metadata or plays are stored in another way; a snapshot of another version is ignored."""


class Seat(msgspec.Struct):
    """A place at the table."""

    player: str = ""
    name: str = ""
    bot: BotSpec | None = None
    ready: bool = False
    stood_in: bool = msgspec.field(default=False, name="kept")
    """Whether a bot plays for the person just now."""
    resigned: bool = False
    pass_windows: bool = False
    added: bytes = b""
    decided: int = 0
    """The line of the last decision that the person made."""

    @property
    def taken(self) -> bool:
        """Whether a person or a bot sits here."""
        return bool(self.player) or self.bot is not None

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides here now."""
        return self.bot is not None or self.stood_in or self.resigned


class Proposal(msgspec.Struct):
    """A proposal to everybody."""

    player: str
    what: str
    line: int
    agreed: list[str]
    moments: dict[int, int] = {}
    """Of an undo: the update to which it would take each seat."""


class Divergence(msgspec.Struct):
    """A diverged game, and the votes so far."""

    entry: j.RulesDiverged = msgspec.field(name="parted")
    since: int
    votes: dict[str, str] = {}
    """By player: `back`, `keep` or `end`."""

    def choices(self) -> list[str]:
        """What can be chosen."""
        out = [BACK] if self.entry.back else []
        return [*out, KEEP, END] if self.entry.position is not None else [*out, END]


class Heard(msgspec.Struct):
    """What a seat has been sent: how many updates, and the last events. All of them are stored beside the journal
    (`Delivery`)."""

    sent: int = 0
    first: int = 0
    """The number of the first of `events`."""
    events: list[dict[str, Any]] = []
    acted: int = 0
    """The number of the first event after the person's last decision: where a player who returns reads on."""

    @property
    def told(self) -> int:
        """How many events the seat has been told."""
        return self.first + len(self.events)


class Delivery(msgspec.Struct, frozen=True, array_like=True):
    """What everybody was told with one line, stored beside the journal: each event once, and for every seat, then for
    the spectators, how many updates and events they have had with it, and which of these events were theirs."""

    line: int
    at: int
    events: list[dict[str, Any]]
    seats: list[tuple[int, int, list[int]]]
    back: tuple[int, int] | None = None
    """The first and the last line that this one took back."""
    later: bool = False
    """Whether others were told of this line before: these are now told what was held back from them."""

    def and_then(self, later: "Delivery") -> "Delivery":
        """What was told of one line at first and what those were told later from whom it was held back."""
        seats = [
            (sent, told, [*first, *(number + len(self.events) for number in numbers)])
            for (_, _, first), (sent, told, numbers) in zip(self.seats, later.seats, strict=True)
        ]
        return Delivery(self.line, later.at, self.events + later.events, seats, self.back)


class Clocks(msgspec.Struct):
    """The clocks of a table: when each seat's present decision was put to it (0: it owes none) and its bank."""

    opened: list[int]
    bank: list[int]
    bots: int = 0
    """Since when bots alone have been asked; 0: a person is."""
    rests: dict[int, tuple[int, int]] = {}
    """From when to when seats are on vacation, or were last,"""
    rested: dict[int, int] = {}
    """and how much of it they have taken in all."""


class TableMetadata(msgspec.Struct):
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
    origin: Origin | None
    seq: int = 0
    status: str = OPEN
    why_closed: str = ""
    admitted: list[str] = []
    barred: dict[str, str] = {}
    """Guests who are muted (`MUTE`) or banned (`BAN`)."""
    code: str = ""
    code_until: int = 0
    counting: int = 0
    """When the game starts by itself; 0: it does not."""
    committed: int = 0
    secret: bytes = b""
    header: bytes = b""
    salts: list[bytes] = []
    given: int = 0
    given_secret: str = ""
    given_check: str = ""
    given_record: bool = False
    """Whether the record that the lines came from is in the journal."""
    dealt: int = 0
    luck: dict[str, int] = {}
    """With keyed luck: how often each name has been asked for,"""
    luck_since: int = 0
    """and how many outcomes had been dealt when these counts began anew."""
    ended: int = 0
    held: dict[int, j.AnswerHeld] = {}
    unshown: int = 0
    """Since when something is held back from those who did not do it; 0: nothing is."""
    kept_open: dict[int, int] = {}
    plans: dict[int, Plan] = {}
    chat: list[Chat] = []
    """The lines that those with a seat read,"""
    said: int = 0
    watchers_chat: list[Chat] = []
    """and those that watchers read, which are more: each numbered separately."""
    watchers_said: int = 0
    keys: dict[str, dict[str, int]] = {}
    proposal: Proposal | None = None
    paused: int = 0
    rematch: str = ""
    shared: bool | None = None
    """Whether anybody with the link may look at the finished game; None: the owner has not said."""
    opened: bool = False
    """Of a duplicate: whether all its tables are over."""
    heard: dict[int, Heard] = {}
    moment: dict[str, int] = {}
    """How far the game is, as everybody was told last: its turn, or its year and season."""
    rules_change: j.RulesChanged | None = msgspec.field(default=None, name="ruled")
    """The rules by which it goes on and since when, if not those it began with. (Without the position.)"""
    past: list[tuple[int, int]] = []
    """The lines that were played by other rules and are not played again."""
    divergence: Divergence | None = msgspec.field(default=None, name="parting")


class Saved(msgspec.Struct):
    """A snapshot as it is read. `views` are what the seats saw last, for a server on which the rules are no longer
    loaded."""

    version: int
    metadata: TableMetadata = msgspec.field(name="books")
    play: dict[str, Any] | None
    views: dict[int, dict[str, Any]] = {}
