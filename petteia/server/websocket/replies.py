"""What the server sends over a client's WebSocket: messages of its own, and which of a table's go along."""

import msgspec

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
    PlanShown,
    Preview,
    Refusal,
    Remarked,
    Stale,
    Update,
)
from petteia.tables.views import Action, EventForm, Prompt


class ServerMessage(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="t"):
    """A message of the server itself, not of a table."""


class Hello(ServerMessage, frozen=True, tag="hello"):
    """The first message: which guest the server takes the client for, and its time in milliseconds since 1970."""

    player: str
    name: str
    now: int


class Pong(ServerMessage, frozen=True, tag="pong"):
    """The server is here."""

    now: int


class Advised(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision that a bot considers: how likely a win is after it, in thousandths, and the main reason for it: the
    name of a term of its evaluation."""

    action: int
    chance: int | None = None
    reason: str = ""


class Hinted(ServerMessage, frozen=True, tag="hinted"):
    """What a bot would do; no action if it did not know in time. `advice` holds that and the next best."""

    table: str
    seat: int
    decision: int
    action: int | None
    advice: list[Advised] = []


class AheadQuestion(msgspec.Struct, frozen=True):
    """A question that the seat may be asked, and the options that it would probably have; `sure` if it was asked in
    every world that was looked into."""

    prompt: Prompt
    sure: bool
    options: list[Action]


class FieldOfPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a plan leaves open: a number from `low` to `high`; one of `values`; or, where `most` is more than 1, up to
    so many of them in order of preference, each joined with one of `besides` if there are any, and with a number if
    there is a `high`: `a/b/3`. Up to `joined` are added to one on either side: `a+a/b/3`. `first` is the number, or the
    place of the value, where nothing is said."""

    key: str
    values: list[str] = []
    most: int = 1
    besides: list[str] = []
    low: int = 0
    high: int = 0
    joined: int = 1
    first: int = 0


class KindOfPlan(msgspec.Struct, frozen=True):
    """A kind of plan that the game offers the seat."""

    key: str
    fields: list[FieldOfPlan]


class Ahead(ServerMessage, frozen=True, omit_defaults=True, tag="ahead"):
    """What a seat may be asked next, the likeliest first, and the kinds of plans that the game offers it."""

    table: str
    seat: int
    questions: list[AheadQuestion]
    kinds: list[KindOfPlan] = []


class Early(ServerMessage, frozen=True, omit_defaults=True, tag="early"):
    """How a turn goes on that is decided early: the next question, with the options that depend on nobody (none: only
    the turn itself can tell), or that it is `over`; and what the seat would be told of it."""

    table: str
    seat: int
    prompt: Prompt | None = None
    options: list[Action] = []
    over: bool = False
    events: list[EventForm] = []


class Glanced(ServerMessage, frozen=True, tag="glanced"):
    """How a table stands for a seat: what it is `asked` (none: nothing) and since when; how many entries its plan has,
    and how often that has answered since the person's last decision; how many events the seat has been told since then,
    with the last of them; what it may decide early, as it is asked `beside` others, and whether it has (`early`).
    `ahead`, if that was asked: the questions that will surely come and that its plan does not answer, the nearest
    first."""

    table: str
    seat: int
    asked: Prompt | None = None
    since: int = 0
    planned: int = 0
    answered: int = 0
    told: int = 0
    events: list[EventForm] = []
    ahead: list[Prompt] = []
    beside: Prompt | None = None
    early: bool = False


class Lost(ServerMessage, frozen=True, tag="lost"):
    """The table had to be read anew: watch it again."""

    table: str


class Goodbye(ServerMessage, frozen=True, tag="goodbye"):
    """The server stops; everything acknowledged is safe. Come back after so many milliseconds."""

    after_ms: int


class Turn(msgspec.Struct, frozen=True):
    """A table at which it is the guest's move, and what is played there."""

    table: str
    title: str


class Waiting(ServerMessage, frozen=True, tag="waiting"):
    """The tables that wait for the client's guest while another person sits there, too; those first whose time is over
    soonest, then the longest waiting. It is sent a few seconds after that has changed."""

    tables: list[Turn] = []


class TournamentMoved(ServerMessage, frozen=True, tag="tournament"):
    """Something has changed in the tournament that the client follows: read its page again."""

    tournament: str


ReplyBody = (
    Ack | Stale | Refusal | Draft | Preview | CatchUp | Past | Chronicle | Hinted | Ahead | Early | Glanced | Pong
)


class Answered(ServerMessage, frozen=True, tag="reply"):
    """The reply to the request with that `ref`."""

    ref: int
    message: ReplyBody


Pushed = (
    Update
    | Info
    | Chat
    | Backwards
    | Nudged
    | Remarked
    | PlanShown
    | Answered
    | Hello
    | Lost
    | Goodbye
    | Waiting
    | TournamentMoved
)
Frame = list[Pushed]
