"""What a table consists of, as its first entry says: game, settings, seats, origin."""

from typing import Any, Final, Literal

import msgspec

from petteia.engine.luck import STREAM
from petteia.engine.protocol import Game

HOUR_MS: Final = 3_600_000

BACK: Final = "back"
"""How a game goes on that other rules part from: from before the first line that is otherwise by them,"""
KEEP: Final = "keep"
"""with the position as it is,"""
END: Final = "end"
"""or not at all."""

LESSON: Final = "lesson"
"""The origin of a lesson's table."""
DAILY: Final = "daily"
"""The origin of a table with a deal of the day."""
TOURNAMENT: Final = "tournament"
"""The origin of a table of a tournament."""
PUZZLE: Final = "puzzle"
"""The origin of a table that goes on from a puzzle."""


class OwnBox(msgspec.Struct, frozen=True, omit_defaults=True):
    """Says that a game is played with figures that are not its own: what their owner calls the box, in how many entries
    it differs, and whether it is the server's box, with which everybody plays here."""

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
        """Whose figures these are, if they are not the game's: for a table from before that was stored, no more than
        that."""
        return self.box or (None if self.components is None else OwnBox())


class BotSpec(msgspec.Struct, frozen=True, omit_defaults=True):
    """The bot at a seat: its kind and settings, and its name."""

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
        """Whether there is no time limit."""
        return self.move_ms <= 0 and self.bank_ms <= 0

    @property
    def slow(self) -> bool:
        """Whether people come and go during the game, so that being disconnected means nothing."""
        return self.move_ms >= HOUR_MS or self.bank_ms >= HOUR_MS


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a table is run."""

    clock: Clock = Clock()
    window_ms: int = 1500
    """How long a window stays open at least, regardless of who answers it (architecture, forced steps)."""
    takeover_ms: int = 0
    """How long after a player left a bot plays for them while others are there; 0: only if the owner says so."""
    takeover_clock: bool = False
    """Whether a bot plays for players whose clock has run out, until they return; if not, the decision is passed."""
    stand_in: BotSpec = BotSpec("random")
    """The bot that plays for players who left or resigned."""
    bot_ms: int = 1000
    """What a bot may think about a decision."""
    adding_ms: int = 10_000
    """How long a seat may take to add its random bytes before the server adds some for it."""
    listed: bool = True
    """Whether the table is in the public list; otherwise only an invitation leads to it."""
    watchers: bool = True
    """Whether guests without a seat may watch."""
    hints: bool = True
    """Whether players may ask a bot what it would do."""
    present_decide: bool = False
    """Whether those present may undo and give up without players for whom a bot is playing."""
    confirm_ms: int = 0
    """The longest time for which a person's move that no other player has to answer is held back from the others, so
    that it can be undone; 0: not at all. Where only bots play along it is five minutes at least."""
    rated: bool = False
    """Whether the result counts for ratings: there are no hints and no undo by consent."""
    vacation_ms: int = 0
    """How long everybody may be on vacation in all, where people have hours to think: no clock of theirs runs then."""
    luck: Literal["stream", "keyed"] = STREAM
    """How chance outcomes follow from the seed: as the next of one stream, or from what is asked for (docs/luck.md)."""

    @property
    def needs(self) -> int:
        """The version of journals that knows these settings: an earlier Petteia would deal keyed luck otherwise."""
        return 1 if self.luck == STREAM else 2


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat from the beginning: a person, a bot, or (neither) no one yet."""

    player: str = ""
    name: str = ""
    bot: BotSpec | None = None
    ready: bool = False


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a table comes from: the table it repeats or goes on from, and after how many of its lines."""

    table: str = ""
    kind: str = ""
    """`rematch`, `fork`, `record`, `lesson`, `daily`, `tournament` or `puzzle`"""
    line: int = 0
    hidden: str = ""
    """Of a fork: `kept`, or `anew` if what nobody could see was dealt again."""
    rehearsed: list[list[str]] = []
    """Of a lesson: what each seat's bot plays as long as it is possible; clients are not told."""
    lesson: str = ""
    """Of a lesson: its name (none: the first),"""
    test: bool = False
    """and whether this is its test."""
    day: str = ""
    """Of a deal of the day: whose, as a date."""
    counted: bool = False
    """Whether it is the player's counted try at that deal."""
    tournament: str = ""
    """Of a table of a tournament: which,"""
    round: int = 0
    """and in which round."""
    duplicate: str = ""
    """Of a table of a duplicate: the name of the deal."""

    @property
    def needs(self) -> int:
        """The version of journals that knows such tables: an earlier Petteia would show a duplicate too soon."""
        return 3 if self.duplicate else 1


class DayPlan(msgspec.Struct, frozen=True):
    """How a game is played on a day: by so many, the person in this seat, against bots of this level."""

    day: str
    seats: int
    seat: int
    level: str


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


class Remark(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bot says to a seat about its decision: a code, and the words that it is about."""

    to: int
    code: str
    params: dict[str, str] = {}
