"""What travels on the WebSocket.

A client sends one JSON object a frame; `t` says what it wants and `ref`, a number of its own, comes back with the
reply. The house sends frames that are lists of messages: what happens at the tables the client watches, and replies.
Messages stand in the order in which they have to be taken.

Everything in here is told to one client and holds only what that client may know. Acknowledgements, and what others
are sent, leave after the move is on disk.
"""

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from petteia.tables.messages import (
    Ack,
    Backwards,
    CatchUp,
    Chat,
    Chronicle,
    Draft,
    Info,
    Nudged,
    Past,
    Refusal,
    Stale,
    Update,
    Weighed,
)
from petteia.tables.views import GAME_EVENT, View

TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2_000_000_000)]
ActionNumber = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Notation = Annotated[str, msgspec.Meta(max_length=200)]
Key = Annotated[str, msgspec.Meta(max_length=64)]


# -- what a client sends -----------------------------------------------------------------------------------------


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", kw_only=True):
    """Something a client sends. `ref` comes back with the reply."""

    ref: Number = 0


class AtTable(Wish, frozen=True, kw_only=True):
    """Something about a table."""

    table: TableId


class Watch(AtTable, frozen=True, kw_only=True, tag="watch"):
    """Be sent what happens at a table from now on. The reply is a `catchup`: how things stand and what was missed.
    After a lost connection `events` is the number of the next event not seen yet, `chat` of the last line seen."""

    events: Number | None = None
    chat: Number = 0


class Unwatch(AtTable, frozen=True, kw_only=True, tag="unwatch"):
    """Be sent no more."""


class Curtain(AtTable, frozen=True, kw_only=True, tag="curtain"):
    """On a shared screen: show this seat's side from now on, or, without a seat, none. The reply is a `catchup`."""

    seat: SeatNumber | None = None
    events: Number | None = None


class Add(AtTable, frozen=True, kw_only=True, tag="add"):
    """A seat's 16 random bytes in hexadecimal, after the dealer's commitment has been shown and before the start."""

    seat: SeatNumber
    random: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]


class Decide(AtTable, frozen=True, kw_only=True, tag="decide"):
    """Answer the decision with that number by a list of actions: all of them happen or none. `key` is the client's own
    name for this answer: the same key twice is one answer. Replies: `ack` when it is on disk, `stale`, or a refusal."""

    seat: SeatNumber
    decision: Number
    actions: Annotated[list[ActionNumber], msgspec.Meta(max_length=64)]
    key: Key = ""


class Pick(AtTable, frozen=True, kw_only=True, tag="pick"):
    """Put a batch together: which actions go together with these, in whatever order? Nothing happens yet."""

    seat: SeatNumber
    decision: Number
    picks: Annotated[list[ActionNumber], msgspec.Meta(max_length=64)]


class Weigh(AtTable, frozen=True, kw_only=True, tag="weigh"):
    """What would each option of this decision do, after these picks? The reply is `weighed`. It is made of what the
    seat knows, by the rules that carry options out, and only when it is asked for."""

    seat: SeatNumber
    decision: Number
    picks: Annotated[list[ActionNumber], msgspec.Meta(max_length=64)] = []


class Undo(AtTable, frozen=True, kw_only=True, tag="undo"):
    """Take the seat's last decision back; `decision` is the number of the one it owes now."""

    seat: SeatNumber
    decision: Number
    key: Key = ""


class Confirm(AtTable, frozen=True, kw_only=True, tag="confirm"):
    """Show the others now what the seat did and is held back from them (`held` in its last update)."""

    seat: SeatNumber
    key: Key = ""


class Why(AtTable, frozen=True, kw_only=True, tag="why"):
    """Why can the seat not do this now? The action is named by its number or, as it may never have been offered, in
    notation (`build wonder`). The reply is a refusal with its rule, or an `ack` if it can."""

    seat: SeatNumber
    action: ActionNumber | Notation


class Hint(AtTable, frozen=True, kw_only=True, tag="hint"):
    """What would a bot do that sees only what the seat sees? After the end of a game also: what would it have done when
    the seat was sent the update `n`?"""

    seat: SeatNumber
    n: Number | None = None


class Say(AtTable, frozen=True, kw_only=True, tag="say"):
    """A line of chat."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]
    key: Key = ""


class Propose(AtTable, frozen=True, kw_only=True, tag="propose"):
    """Ask everybody for a pause, to give up, or for an undo to how things stood at the seat's update `moment`."""

    what: Literal["undo", "pause", "give_up"]
    seat: SeatNumber
    moment: Number = 0


class Answer(AtTable, frozen=True, kw_only=True, tag="answer"):
    """Agree to what is proposed, or not."""

    agrees: bool


class Resume(AtTable, frozen=True, kw_only=True, tag="resume"):
    """End a pause."""


class Resign(AtTable, frozen=True, kw_only=True, tag="resign"):
    """Give up: a bot plays the seat to the end."""

    seat: SeatNumber


class Order(AtTable, frozen=True, kw_only=True, tag="order"):
    """A standing order: pass windows without being asked, or no longer."""

    seat: SeatNumber
    pass_windows: bool


class Keep(AtTable, frozen=True, kw_only=True, tag="keep"):
    """Keep the window open that the seat has now: nothing is answered for it."""

    seat: SeatNumber
    decision: Number


class Nudge(AtTable, frozen=True, kw_only=True, tag="nudge"):
    """Ask whoever has to move at a seat to do so; at most once a minute."""

    seat: SeatNumber


class StandIn(AtTable, frozen=True, kw_only=True, tag="standin"):
    """For whoever set the table up: a bot plays for a seat whose player has been away for a minute."""

    seat: SeatNumber


class Return(AtTable, frozen=True, kw_only=True, tag="return"):
    """Play again oneself where a bot does meanwhile."""


class Look(AtTable, frozen=True, kw_only=True, tag="look"):
    """Look back: the updates `first`, `first + 1`, … that the seat (none: a spectator) was sent, at most fifty; or, if
    `brief`, only what happened in them, at most a thousand. The reply is a `past`."""

    seat: SeatNumber | None = None
    first: Number = 1
    count: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    brief: bool = False


class Events(AtTable, frozen=True, kw_only=True, tag="events"):
    """Read what the seat (none: a spectator) was told, from event `first` on, at most `count` events. The reply is a
    `chronicle`."""

    seat: SeatNumber | None = None
    first: Number = 0
    count: Annotated[int, msgspec.Meta(ge=1, le=200)] = 200


class Ping(Wish, frozen=True, kw_only=True, tag="ping"):
    """Is anybody there? The reply is a `pong`."""


AnyWish = (
    Watch
    | Unwatch
    | Curtain
    | Add
    | Decide
    | Pick
    | Weigh
    | Undo
    | Confirm
    | Why
    | Hint
    | Say
    | Propose
    | Answer
    | Resume
    | Resign
    | Order
    | Keep
    | Nudge
    | StandIn
    | Return
    | Look
    | Events
    | Ping
)


# -- what the house sends ----------------------------------------------------------------------------------------


class FromHouse(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="t"):
    """Something of the house itself, not of a table."""


class Hello(FromHouse, frozen=True, tag="hello"):
    """The first message: who the house takes the client for, and its time in milliseconds since 1970."""

    player: str
    name: str
    now: int


class Pong(FromHouse, frozen=True, tag="pong"):
    """Somebody is here."""

    now: int


class Advised(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision that a bot would think of: how likely a win is after it, in thousandths, and what speaks for it most:
    the name of a term of its evaluation."""

    action: int
    chance: int | None = None
    reason: str = ""


class Hinted(FromHouse, frozen=True, tag="hinted"):
    """What a bot would do; no action if it did not know in time. `advice` holds that and the next best."""

    table: str
    seat: int
    decision: int
    action: int | None
    advice: list[Advised] = []


class Lost(FromHouse, frozen=True, tag="lost"):
    """The table had to be read anew: watch it again."""

    table: str


class Goodbye(FromHouse, frozen=True, tag="goodbye"):
    """The house stops; everything acknowledged is safe. Come back after so many milliseconds."""

    after_ms: int


ReplyBody = Ack | Stale | Refusal | Draft | Weighed | CatchUp | Past | Chronicle | Hinted | Pong


class Answered(FromHouse, frozen=True, tag="reply"):
    """The reply to the wish with that `ref`."""

    ref: int
    message: ReplyBody


Pushed = Update | Info | Chat | Backwards | Nudged | Answered | Hello | Lost | Goodbye
Frame = list[Pushed]

_decoder: Final = msgspec.json.Decoder(AnyWish)
_encoder: Final = msgspec.json.Encoder()


class Unreadable(ValueError):
    """A frame that is no wish; the sentence says what would be right."""


def read(text: str | bytes) -> AnyWish:
    """What a client wants."""
    try:
        wish: AnyWish = _decoder.decode(text)
        return wish
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Unreadable(f"{problem}"[:300]) from problem


Told = TypeVar("Told")


def for_people(message: Told) -> Told:
    """A message without what only programs read of a view, which is up to a third of it."""
    if isinstance(message, CatchUp):
        return message if message.update is None else replace(message, update=for_people(message.update))
    if isinstance(message, Update | Draft):
        return replace(message, view={key: value for key, value in message.view.items() if key != "known"})
    return message


write: Final[Callable[[Pushed], bytes]] = _encoder.encode
"""A message as it travels."""


def schema(*besides: type) -> dict[str, Any]:
    """The JSON Schema of both directions, and of types besides."""
    (wish, frame, *_), components = msgspec.json.schema_components(
        [AnyWish, Frame, View, *besides], ref_template="#/$defs/{name}"
    )
    components["GameEvent"] = GAME_EVENT
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages on Petteia's WebSocket, /api/socket",
        "description": (__doc__ or "").strip(),
        "client": wish,
        "house": frame,
        "$defs": components,
    }
