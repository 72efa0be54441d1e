"""What has happened at a table, entry by entry.

A table is a fold over its journal: nothing changes it but an entry, and an entry says everything the change
needs, also when it was and what was drawn. So a table read back from its journal equals the table that wrote it.

Entries are JSON, one object each, told apart by `"e"`. Times are milliseconds since 1970. Actions stand in the
game's notation, so that a journal can be read and exported even where its game cannot be loaded any more.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from petteia.engine.protocol import Game

JOURNAL_VERSION: Final = 1
HOUR_MS: Final = 3_600_000
LESSON: Final = "lesson"
"""The origin of a table at which somebody learns a game."""


class UnreadableJournal(ValueError):
    """Something in a store that is no journal of ours."""


# -- parts -----------------------------------------------------------------------------------------------------


class OwnBox(msgspec.Struct, frozen=True, omit_defaults=True):
    """That a game is played with figures that are not its own: what their owner calls the box, in how many entries it
    differs, and whether it is the box of the house, with which everybody plays here."""

    name: str = ""
    differs: int = 0
    house: bool = False


class GameSpec(msgspec.Struct, frozen=True, omit_defaults=True):
    """Which box was opened, and how: all that `petteia.load` needs, also in another process."""

    name: str
    """As `petteia.load` takes it: a name on the shelf, `file.py:GAME` or `module:GAME`."""
    id: str
    seats: int
    options: dict[str, str]
    rules: int
    components: dict[str, Any] | None = None
    box: OwnBox | None = None

    @classmethod
    def of(cls, name: str, box: Game, components: dict[str, Any] | None, own: OwnBox | None = None) -> "GameSpec":
        """The box as it was opened."""
        return cls(name, box.id, int(box.seats), dict(box.options), box.rules_version, components, own)

    @property
    def own(self) -> OwnBox | None:
        """Whose figures these are, if they are not the game's: of a table from before that was written down, not more
        than that."""
        return self.box or (None if self.components is None else OwnBox())


class BotSpec(msgspec.Struct, frozen=True, omit_defaults=True):
    """Which bot sits somewhere: its kind and settings, and the name it goes by."""

    kind: str
    settings: dict[str, Any] = {}
    name: str = ""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """Time to think. `move_ms` is free for every decision, `bank_ms` is there once for the whole game and runs when
    the free time is used up. Both zero: no clock; no bank: so much per move."""

    move_ms: int = 0
    bank_ms: int = 0

    @property
    def none(self) -> bool:
        """Whether nobody is hurried."""
        return self.move_ms <= 0 and self.bank_ms <= 0

    @property
    def slow(self) -> bool:
        """Whether people come and go meanwhile, so that it means nothing if somebody is not connected."""
        return self.move_ms >= HOUR_MS or self.bank_ms >= HOUR_MS


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a table is run."""

    clock: Clock = Clock()
    window_ms: int = 1500
    """How long a window stays open at least, whoever answers it (architecture, forced steps)."""
    takeover_ms: int = 0
    """How long after somebody left a bot plays for them while others are there; 0: never without the host's choice."""
    takeover_clock: bool = False
    """Whether a bot plays for whoever's clock has run out, until they come back; otherwise their decision is passed."""
    stand_in: BotSpec = BotSpec("random")
    """The bot that plays for whoever left or resigned."""
    bot_ms: int = 1000
    """What a bot may think about a decision."""
    adding_ms: int = 10_000
    """How long a seat may take to add its random bytes before the house adds some for it."""
    listed: bool = True
    """Whether the table stands in the public list; otherwise only an invitation leads to it."""
    watchers: bool = True
    """Whether somebody without a seat may watch."""
    hints: bool = True
    """Whether players may ask a bot what it would do."""
    present_decide: bool = False
    """Whether those present may take back and give up without somebody for whom a bot plays just now."""
    confirm_ms: int = 0
    """How long what a person does, and nobody has to answer, is held back from the others at most, so that it can be
    taken back; 0: not at all."""
    rated: bool = False
    """Whether the result counts for ratings: nobody is helped by hints, and nothing is taken back by consent."""
    vacation_ms: int = 0
    """How long everybody may be on vacation in all, where people have hours to think: no clock of theirs runs then."""


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat from the beginning: a person, a bot, or (neither) nobody yet."""

    player: str = ""
    name: str = ""
    bot: BotSpec | None = None
    ready: bool = False


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a table comes from: the table it repeats or goes on from, and after how many of its lines."""

    table: str = ""
    kind: str = ""
    """`rematch`, `fork`, `record` or `lesson`"""
    line: int = 0
    hidden: str = ""
    """Of a fork: `kept`, or `anew` if what nobody could see was dealt again."""
    rehearsed: list[list[str]] = []
    """Of a lesson: what each seat's bot plays as long as it is possible; nobody is told."""


class ImportedLine(msgspec.Struct, frozen=True, array_like=True):
    """A line of a record: kind, seat, and the action, outcome or line number."""

    kind: str
    seat: int
    value: int


class SkippedLines(msgspec.Struct, frozen=True, array_like=True):
    """Lines that were played by other rules and are not played again, and how many updates and events each seat, and
    then the spectators, had had after the last of them."""

    first: int
    last: int
    reached: list[tuple[int, int]] = []


BACK: Final = "back"
"""How a game goes on that other rules part from: from before the first line that is otherwise by them,"""
KEEP: Final = "keep"
"""with the position as it is,"""
END: Final = "end"
"""or not at all."""


# -- entries ---------------------------------------------------------------------------------------------------


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
    version: int = JOURNAL_VERSION


class LinesImported(Entry, frozen=True, tag="given"):
    """Lines that were played elsewhere and are taken over as they are, with what the record's header said."""

    lines: list[ImportedLine]
    commitment: str = ""
    secret: str = ""
    record: str = ""
    """The record's text, so that its own proof is not lost."""


class GuestAdmitted(Entry, frozen=True, tag="admitted"):
    """Somebody came with an invitation."""

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
    """Whoever says this code until then sits down; no code: it is withdrawn."""

    code: str
    until: int = 0


class CountdownSet(Entry, frozen=True, tag="counted"):
    """Everybody sits and is ready: the game starts then, unless somebody stops it (0)."""

    until: int = 0


class SecretCommitted(Entry, frozen=True, tag="committed"):
    """The dealer's secret is chosen; its commitment is shown from here on. The secret never leaves before the end."""

    secret: bytes
    header: bytes
    salts: list[bytes] = []
    """With which the names are sealed in the header; none, in older journals, in which they stand there themselves."""


class RandomAdded(Entry, frozen=True, tag="added"):
    """A seat's 16 random bytes; `house` if they are the server's because the seat sent none in time or is a bot."""

    seat: int
    random: bytes
    house: bool = False


class GameBegan(Entry, frozen=True, tag="began"):
    """The game begins."""


class AnswerHeld(Entry, frozen=True, tag="held"):
    """An answer to a window that came before the window's time is over; no actions: it is taken back."""

    seat: int
    decision: int
    actions: list[str]
    player: str = ""
    key: str = ""


class Remark(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bot says to a seat about its decision: a code, and the words that it is about."""

    to: int
    code: str
    params: dict[str, str] = {}


class Decided(Entry, frozen=True, tag="decided"):
    """A seat decided. `by`: `seat` (a person), `bot`, `window` (nothing to choose), `order` (a standing order),
    `clock`, or `late` (a bot that did not answer)."""

    seat: int
    actions: list[str]
    by: str = "seat"
    player: str = ""
    key: str = ""
    remark: Remark | None = None


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
    """What a seat did and was held back from the others is shown to them: it confirmed it, or the time was over."""

    seat: int
    player: str = ""
    key: str = ""


class Proposed(Entry, frozen=True, tag="proposed"):
    """Somebody asks everybody: `undo` (to before a line), `pause`, or `give_up`."""

    player: str
    what: str
    line: int = 0
    moments: dict[int, int] = {}
    """Of an undo: the update to which it would take each seat."""


class ProposalAnswered(Entry, frozen=True, tag="answered"):
    """Somebody agrees to a proposal, or not; whoever made it can withdraw it by not agreeing."""

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
    """The server was away for so long; nobody's clock pays for it."""

    ms: int


class ChatSent(Entry, frozen=True, tag="said"):
    """A line of chat; `seat` -1 if it came from somebody who watches."""

    player: str
    name: str
    text: str
    seat: int = -1
    key: str = ""


class GuestBarred(Entry, frozen=True, tag="barred"):
    """Whoever set the table up lets somebody say nothing here (`mute`), or does not let them in (`ban`); empty: that is
    over."""

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
    """A guest is known as another from now on (two guests were one and the same person); or, without `into`, as nobody:
    the name goes, also out of what is written above, and the game stays."""

    player: str
    into: str = ""


class RulesChanged(Entry, frozen=True, tag="ruled"):
    """From here on the table is played by another version of the rules: everything before that stands is the same by
    it, but for what is `past`. `changes` are the rules that became other and concern it, by their numbers; `choice` is
    what the players chose, where they had to."""

    rules: int
    before: int
    past: list[SkippedLines] = []
    position: list[int] | None = None
    changes: list[str] = []
    choice: str = ""


class RulesDiverged(Entry, frozen=True, tag="parted"):
    """By the rules as they are now, from a line on the game would have gone otherwise: the players choose how it goes
    on. `moments` is for each seat the update that it saw before; `position` is how things stand, if that can
    stay so; `back`: whether there is a way back."""

    rules: int
    line: int
    past: list[SkippedLines]
    moments: dict[int, int] = {}
    changes: list[str] = []
    back: bool = True
    position: list[int] | None = None


class DivergenceVoted(Entry, frozen=True, tag="voted"):
    """Somebody says how a game that parted should go on: `back`, `keep` or `end`."""

    player: str
    choice: str


class SharingSet(Entry, frozen=True, tag="shared"):
    """Whoever set the table up says whether anybody who has the link may look at the game, now that it is over."""

    open: bool


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
    | WindowKeptOpen
    | Closed
    | AccountMerged
    | VacationSet
    | SharingSet
    | RematchSet
    | RulesChanged
    | RulesDiverged
    | DivergenceVoted
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


encode: Final[Callable[[AnyEntry], bytes]] = _encoder.encode
"""An entry as it is stored."""


def decode(payload: bytes) -> AnyEntry:
    """The entry that was stored."""
    try:
        entry: AnyEntry = _decoder.decode(payload)
        return entry
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise UnreadableJournal(
            f"this is no journal entry that version {JOURNAL_VERSION} knows ({problem}); "
            "it may have been written by a newer Petteia"
        ) from problem
