"""What clients send to set up tables and to sit down, and the replies."""

from typing import Annotated, Final, Literal

import msgspec
from litestar.params import Parameter

from petteia.engine.luck import STREAM
from petteia.server.auth.guests import (
    SecretOfLink,
)

DAY_MS: Final = 24 * 3600_000

MOST_SENTENCE: Final = 500

RECORD_BYTES: Final = 2_000_000

TableId = Annotated[str, Parameter(min_length=1, max_length=40, description="The table's id.")]

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]

BotKind = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]

CharacterName = Annotated[str, msgspec.Meta(max_length=40)]

Word = Annotated[str, msgspec.Meta(max_length=100)]

Words = Annotated[dict[Word, Word], msgspec.Meta(max_length=50)]

Which = Literal["open", "running", "finished", "mine", "going"]


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who gets the seat: `me`, a `bot` of a kind, or anybody (`open`). On a shared screen each of my seats has its own
    `name`. A bot may have a `character` of the game, or any of them (`surprise`)."""

    who: Literal["me", "open", "bot"] = "open"
    bot: BotKind = "random"
    name: Word = ""
    character: CharacterName = ""


class SettingsRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The settings of the table. Times are in milliseconds."""

    move_ms: Annotated[int, msgspec.Meta(ge=0, le=30 * DAY_MS)] = 0
    """Free time for every decision."""
    bank_ms: Annotated[int, msgspec.Meta(ge=0, le=90 * DAY_MS)] = 0
    """Time for the whole game, used once the free time is up."""
    window_ms: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 1500
    takeover_ms: Annotated[int, msgspec.Meta(ge=0, le=30 * DAY_MS)] = 0
    """How long after a player left the stand-in plays for them; 0: only if the owner says so. Not at tables with hours
    to think."""
    takeover_clock: bool = False
    """Whether the stand-in plays for players whose clock has run out."""
    bot_ms: Annotated[int, msgspec.Meta(ge=10, le=20_000)] = 1000
    stand_in: BotKind | None = None
    """The bot that plays for absent players; by default the strongest the server has."""
    listed: bool = True
    watchers: bool = True
    hints: bool = True
    present_decide: bool = False
    """Whether those present may undo and give up without the absent."""
    confirm_ms: Annotated[int, msgspec.Meta(ge=0, le=600_000)] = 0
    """The longest time for which a move that no other player has to answer is held back from the others, so that it can
    be undone; 0: it is shown at once and stands. Where only bots play along it is five minutes at least."""
    rated: bool = False
    """Whether the result counts for ratings. Then there are no hints and no undo by consent, everybody has one seat,
    and bots play at a level."""
    vacation_ms: Annotated[int, msgspec.Meta(ge=0, le=90 * DAY_MS)] = 0
    """How long everybody may be on vacation in all. Only at tables with hours to think."""
    luck: Literal["stream", "keyed"] = STREAM
    """How chance outcomes follow from the seed: as the next of one stream, or from what is asked for."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A new table: the game, who sits where (or how many seats), the game's options, the settings."""

    game: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    seats: Annotated[list[SeatRequest], msgspec.Meta(min_length=1, max_length=16)] | None = None
    options: Words = {}
    settings: SettingsRequest = SettingsRequest()
    components: str = ""
    """The component data of an owner of the game, as TOML; by default the server's."""
    box: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """Or the id of one of the guest's own boxes."""


class TableName(msgspec.Struct, frozen=True):
    """The id of a table."""

    table: str


class Sharing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether anybody with the link may look at the game."""

    open: bool


class SeatFreed(msgspec.Struct, frozen=True):
    """Whether the game is gone for everybody because no player keeps it any longer."""

    gone: bool


class AtSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat."""

    seat: SeatNumber


class SitRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat to take, and on a shared screen the name of the person who sits there."""

    seat: SeatNumber
    name: Word = ""
    ready: bool = True
    anyway: bool = False
    """Also sit beside a guest whom you have blocked."""


class Invitation(SecretOfLink, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The secret of an invitation; with `anyway` also to a table with a guest whom you have blocked."""

    anyway: bool = False


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a seat is ready."""

    seat: SeatNumber
    ready: bool = True


class BotAtSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a seat."""

    seat: SeatNumber
    bot: BotKind = "random"
    name: Word = ""
    character: CharacterName = ""


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on after a line of a finished game; hidden cards stay as they lay (`kept`) or are dealt `anew`, as seat
    `keep` (or a spectator) holds possible."""

    line: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    hidden: Literal["kept", "anew"] = "kept"
    keep: SeatNumber | None = None
