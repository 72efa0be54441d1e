"""What has happened at a table, entry by entry.

A table is a fold over its journal: nothing changes it but an entry, and an entry holds everything the change needs,
including its time and what was drawn. So a table read back from its journal equals the table that wrote it.
Entries are JSON, one object each, told apart by `"e"`. Times are milliseconds since 1970. Actions are in the game's
notation, so that a journal can be read and exported even if its game can no longer be loaded.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from petteia.tables.journal.specs import (
    BotSpec,
    GameSpec,
    ImportedLine,
    Origin,
    Remark,
    SeatPlan,
    Settings,
    SkippedLines,
)
from petteia.tables.plans.plan import PlanEntry

JOURNAL_VERSION: Final = 3


class UnreadableJournal(ValueError):
    """Something in a store that is no journal of ours."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="e"):
    """One entry; `at` is when."""

    at: int


class Created(Entry, frozen=True, tag="created"):
    """The table is set up. `start` is a saved position if it does not begin at the beginning."""

    table: str
    game: GameSpec
    owner: str
    settings: Settings
    seats: list[SeatPlan]
    start: dict[str, Any] | None = None
    origin: Origin | None = None
    version: int = 1
    """The earliest that can play it (`Settings.needs`, `Origin.needs`)."""


class LinesImported(Entry, frozen=True, tag="given"):
    """Lines that were played elsewhere and are taken over as they are, with the contents of the record's header."""

    lines: list[ImportedLine]
    commitment: str = ""
    secret: str = ""
    record: str = ""
    """The record's text, so that its own proof is not lost."""


class GuestAdmitted(Entry, frozen=True, tag="admitted"):
    """A guest came with an invitation."""

    player: str


class SeatTaken(Entry, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: int
    player: str
    name: str


class BotSeated(Entry, frozen=True, tag="placed"):
    """A bot was given a seat."""

    seat: int
    bot: BotSpec


class SeatLeft(Entry, frozen=True, tag="stood"):
    """A seat became free before the start."""

    seat: int


class ReadySet(Entry, frozen=True, tag="readied"):
    """A seat is ready, or no longer."""

    seat: int
    ready: bool


class JoinCodeSet(Entry, frozen=True, tag="coded"):
    """Until then, guests who enter this code sit down; no code: it is withdrawn."""

    code: str
    until: int = 0


class CountdownSet(Entry, frozen=True, tag="counted"):
    """Everybody sits and is ready: the game starts at this time, unless a player stops it (0)."""

    until: int = 0


class SecretCommitted(Entry, frozen=True, tag="committed"):
    """The dealer's secret is chosen; its commitment is shown from here on. The secret never leaves before the end."""

    secret: bytes
    header: bytes
    salts: list[bytes] = []
    """The salts that seal the names in the header; empty in older journals, whose headers hold the names themselves."""


class RandomAdded(Entry, frozen=True, tag="added"):
    """A seat's 16 random bytes; `house` if they are the server's because the seat sent none in time or is a bot."""

    seat: int
    random: bytes
    house: bool = False


class GameBegan(Entry, frozen=True, tag="began"):
    """The game begins."""


class AnswerHeld(Entry, frozen=True, tag="held"):
    """An answer that came before its window's time is over; no actions: it is taken back. `plan` as in `Decided`."""

    seat: int
    decision: int
    actions: list[str]
    player: str = ""
    key: str = ""
    plan: int = 0


class Decided(Entry, frozen=True, tag="decided"):
    """A seat decided. `by`: `seat` (a person), `bot`, `window` (nothing to choose), `order` (a standing order),
    `clock`, `late` (a bot that did not answer), or `plan` (the entry `plan` of the seat's plan)."""

    seat: int
    actions: list[str]
    by: str = "seat"
    player: str = ""
    key: str = ""
    remark: Remark | None = None
    plan: int = 0


class Dealt(Entry, frozen=True, tag="dealt"):
    """A chance outcome, by its number and in notation."""

    outcome: int
    name: str


class Undone(Entry, frozen=True, tag="undone"):
    """A seat took its last decision, that line, back."""

    seat: int
    line: int
    player: str = ""
    key: str = ""


class MoveShown(Entry, frozen=True, tag="shown"):
    """The others are shown what a seat did that was held back: it confirmed it, or the time was over."""

    seat: int
    player: str = ""
    key: str = ""


class Proposed(Entry, frozen=True, tag="proposed"):
    """A proposal to everybody: `undo` (to before a line), `pause`, or `give_up`."""

    player: str
    what: str
    line: int = 0
    moments: dict[int, int] = {}
    """Of an undo: the update to which it would take each seat."""


class ProposalAnswered(Entry, frozen=True, tag="answered"):
    """A player accepts a proposal or rejects it; its author withdraws it by rejecting it."""

    player: str
    agrees: bool


class WentBack(Entry, frozen=True, tag="wentback"):
    """By consent of all: back to before a line."""

    line: int


class Paused(Entry, frozen=True, tag="paused"):
    """By consent of all the clocks stand still."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """The game goes on after a pause."""


class Outage(Entry, frozen=True, tag="outage"):
    """The server was down for so long; no clock pays for it."""

    ms: int


class ChatSent(Entry, frozen=True, tag="said"):
    """A line of chat; `seat` -1 if a watcher wrote it."""

    player: str
    name: str
    text: str
    seat: int = -1
    key: str = ""


class GuestBarred(Entry, frozen=True, tag="barred"):
    """The owner mutes a guest (`mute`) or bans them (`ban`); empty: that is lifted."""

    player: str
    what: str


class TakenOver(Entry, frozen=True, tag="takenover"):
    """A bot plays for a seat whose player left."""

    seat: int


class GivenBack(Entry, frozen=True, tag="givenback"):
    """The player is back and plays again."""

    seat: int


class Resigned(Entry, frozen=True, tag="resigned"):
    """A player gave up; a bot plays the seat to the end."""

    seat: int


class StandingOrderSet(Entry, frozen=True, tag="ordered"):
    """A standing order: pass windows without being asked, or no longer."""

    seat: int
    pass_windows: bool


class PlanChanged(Entry, frozen=True, tag="planned"):
    """Entries were added to a seat's plan, and others ended: withdrawn by the owner, or for the reason `why`."""

    seat: int
    add: list[PlanEntry] = []
    drop: list[int] = []
    why: str = ""


class WindowKeptOpen(Entry, frozen=True, tag="kept"):
    """A seat keeps the window open that it has now: nothing is answered for it."""

    seat: int
    decision: int


class Closed(Entry, frozen=True, tag="closed"):
    """The table is closed before the end: `by_owner`, `given_up` or `empty`."""

    why: str


class VacationSet(Entry, frozen=True, tag="rested"):
    """A player is on vacation until then, or back (if that is not later than now): their clocks stand meanwhile."""

    player: str
    until: int


class AccountMerged(Entry, frozen=True, tag="became"):
    """A guest is another from now on; or, without `into`, is erased: the name goes, also above, and the game stays."""

    player: str
    into: str = ""


class RulesChanged(Entry, frozen=True, tag="ruled"):
    """From here on the table is played by another version of the rules: everything before stays the same by it, except
    for what is `past`. `changes` are the changed rules that concern it, by number; `choice` is what the players chose,
    if they had to."""

    rules: int
    before: int
    past: list[SkippedLines] = []
    position: list[int] | None = None
    changes: list[str] = []
    choice: str = ""


class RulesDiverged(Entry, frozen=True, tag="parted"):
    """By the present rules the game would have gone otherwise from some line on: the players choose how it goes on.
    `moments`: what update each seat saw before; `position`: if it can stay so; `back`: whether there is a way back."""

    rules: int
    line: int
    past: list[SkippedLines]
    moments: dict[int, int] = {}
    changes: list[str] = []
    back: bool = True
    position: list[int] | None = None


class DivergenceVoted(Entry, frozen=True, tag="voted"):
    """A player votes on how a diverged game should go on: `back`, `keep` or `end`."""

    player: str
    choice: str


class SharingSet(Entry, frozen=True, tag="shared"):
    """The owner says whether anybody with the link may look at the finished game."""

    open: bool


class DealOpened(Entry, frozen=True, tag="opened"):
    """All tables of a duplicate are over: what happened at this one may be seen."""


class RematchSet(Entry, frozen=True, tag="rematched"):
    """The next game of the same people is at another table."""

    table: str


AnyEntry = (
    Created
    | LinesImported
    | GuestAdmitted
    | SeatTaken
    | BotSeated
    | SeatLeft
    | ReadySet
    | JoinCodeSet
    | CountdownSet
    | SecretCommitted
    | RandomAdded
    | GameBegan
    | AnswerHeld
    | Decided
    | Dealt
    | Undone
    | MoveShown
    | Proposed
    | ProposalAnswered
    | WentBack
    | Paused
    | Resumed
    | Outage
    | ChatSent
    | GuestBarred
    | TakenOver
    | GivenBack
    | Resigned
    | StandingOrderSet
    | PlanChanged
    | WindowKeptOpen
    | Closed
    | AccountMerged
    | VacationSet
    | SharingSet
    | DealOpened
    | RematchSet
    | RulesChanged
    | RulesDiverged
    | DivergenceVoted
)

_decoder = msgspec.json.Decoder(AnyEntry)


encode: Final[Callable[[AnyEntry], bytes]] = msgspec.json.Encoder().encode
"""An entry as it is stored."""


def decode(payload: bytes) -> AnyEntry:
    """The entry that was stored."""
    try:
        entry: AnyEntry = _decoder.decode(payload)
        return entry
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        known = f"this is no journal entry that version {JOURNAL_VERSION} knows ({problem})"
        raise UnreadableJournal(f"{known}; it may have been written by a newer Petteia") from problem
