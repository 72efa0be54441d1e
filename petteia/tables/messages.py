"""What a table sends to its players and watchers.

Numbers are per seat: `decision` counts the decisions put to a seat, `event` the events sent to it, `n` the updates. A
message holds no more than its receiver may know: no journal number, no line number of a running game, no time of a
secret pick.
"""

from typing import Annotated, Any

import msgspec

from petteia.tables.journal.specs import BotSpec, GameSpec, Origin, OwnBox, Settings
from petteia.tables.plans.plan import PlanEntry, PlanNote
from petteia.tables.views import Action, EventForm, ViewForm

Status = Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["open", "starting", "running", "finished", "closed"]})]


class Message(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="t"):
    """Something a client is sent about a table."""

    table: str


class Update(Message, frozen=True, tag="update"):
    """The game went on for a seat (`seat` None: for watchers): what it heard and what it sees now."""

    seat: int | None
    n: int
    decision: int
    owes: bool
    event: int
    """The number of the first of `events`."""
    events: list[EventForm]
    view: ViewForm
    held: bool = False
    """Whether the seat's last action is held back from the others: it can still be undone."""


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there. `kept` if a bot plays for the person just now."""

    player: str = ""
    name: str = ""
    bot: BotSpec | None = None
    ready: bool = False
    stood_in: bool = msgspec.field(default=False, name="kept")
    resigned: bool = False
    added: bool = False
    """Whether the seat has added its random bytes."""


class ClockInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's clock: what is left in the bank, and since when the seat has been thinking (0: it is not its turn)."""

    bank_ms: int
    since: int = 0
    rests: int = 0
    """Until when the seat is on vacation, or last was: its clock stands meanwhile."""
    from_: int = msgspec.field(default=0, name="from")
    """Since when."""
    rested: int = 0
    """How much vacation it has taken in all."""


class Hurry(msgspec.Struct, frozen=True, order=True):
    """When a seat's time is over, and when it is reminded of that."""

    until: int
    remind: int


class ProposalInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A proposal to everybody (`undo`, `pause`, `give_up`), and who has not answered yet. How far an undo would go is
    sent to each seat in its own numbers (`Backwards`)."""

    what: str
    player: str
    waiting: list[str]


class DivergenceInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """By the present rules (version `rules`) the game would have gone otherwise than by those it was played by
    (`before`): its players choose how it goes on. `changes` are the changed rules, by number; `votes` is who wants
    which of the `choices`, `waiting` who has not voted yet."""

    before: int
    rules: int
    changes: list[str]
    choices: list[str]
    votes: dict[str, str]
    waiting: list[str]


class RulesChangeInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Since when a game goes on by other rules than it began by, and which of them concern it. `choice` is what its
    players chose, if they had to: `back` or `keep`."""

    before: int
    rules: int
    at: int
    changes: list[str]
    choice: str = ""


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended."""

    standings: list[list[int]]
    scores: list[dict[str, int]]
    returns: list[float]
    resigned: list[int] = []


class BarredGuest(msgspec.Struct, frozen=True):
    """A guest who is muted at the table (`mute`), or banned (`ban`), and their last name here."""

    player: str
    name: str
    what: str


class Info(Message, frozen=True, tag="info"):
    """Everything public about a table that is not the position. Sent to everybody whenever it changes."""

    game: str
    """The game's id; what was loaded from where is not shown."""
    rules: int
    options: dict[str, str]
    title: str
    status: Status
    owner: str
    settings: Settings
    seats: list[SeatInfo]
    pending: list[int] = []
    clocks: list[ClockInfo] = []
    proposal: ProposalInfo | None = None
    paused: int = 0
    """Since when, or 0."""
    practice: bool = False
    commitment: str = ""
    secret: str = ""
    """The dealer's secret, once the game is over or given up."""
    origin: Origin | None = None
    result: Result | None = None
    closed: str = ""
    rematch: str = ""
    shared: bool = False
    """Whether anybody with the link may look at the finished game."""
    stranded: str = ""
    """Why the game cannot go on here, if its rules are not loaded."""
    aside: bool = False
    """Whether something is wrong with the table and it needs the host: nothing else is known of it then."""
    starts: int = 0
    """Before the game: when it starts, unless a player stops the countdown; 0: there is no countdown."""
    away: list[int] = []
    """For each seat since when its player has not been connected: 0 if they are (or it is a bot's, or free), 1 if
    unknown. Empty: everybody is here."""
    teams: list[int] = []
    """The team of each seat, counted from 0; empty: everybody plays for themselves."""
    box: OwnBox | None = None
    """Whose figures it is played with, if not the game's own."""
    barred: list[BarredGuest] = []
    """Guests who are muted or banned: all of them for the owner, and for everybody else at most themselves."""
    divergence: DivergenceInfo | None = msgspec.field(default=None, name="parting")
    rules_change: RulesChangeInfo | None = msgspec.field(default=None, name="ruled")


class Nudged(Message, frozen=True, tag="nudged"):
    """This seat is reminded to move."""

    seat: int
    by: str
    """The name of the player who waits."""


class Remarked(Message, frozen=True, tag="remarked"):
    """A bot's remark to a seat about what the bot has just decided: why it declines an offer, for example."""

    seat: int
    code: str
    params: dict[str, str] = {}


class Chat(Message, frozen=True, tag="chat"):
    """A line of chat, with its number."""

    number: int
    at: int
    player: str
    name: str
    text: str
    seat: int = -1


class Backwards(Message, frozen=True, tag="backwards"):
    """The undo that is proposed would take this seat back to its update `n`."""

    seat: int | None
    n: int


class Ack(Message, frozen=True, tag="ack"):
    """Done, and durable. `decision` is the one that was answered. The same key gets the same answer again."""

    key: str = ""
    decision: int = 0


class Stale(Message, frozen=True, tag="stale"):
    """The decision is no longer (or not yet) the one the seat has to make; this is how things stand."""

    key: str
    now: Update


class Refusal(Message, frozen=True, tag="refusal"):
    """Not possible: a message code with parameters, the rule that says so, and a sentence for clients without a
    translation."""

    code: str
    text: str
    params: dict[str, int | str] = {}
    rule: str = ""
    key: str = ""


class Draft(Message, frozen=True, tag="draft"):
    """A batch that is being put together: the picks in canonical order, what may be added, what may be taken out."""

    seat: int
    decision: int
    picks: list[int]
    addable: list[int]
    removable: list[int]
    view: ViewForm


class PieceChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """So many pieces of a kind arrive at a place (`by` above 0) or leave it; 0: they stay, and their marks change."""

    id: str
    kind: str
    by: int = 0
    marks: dict[str, int | str] = {}


class Effect(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an option would change in the seat's view. Nothing is said of one whose result is not `certain`."""

    n: int
    """The number of the action."""
    certain: bool = False
    pieces: list[PieceChange] = []
    unseen: dict[str, int] = {}
    """How many more pieces lie face down in a zone."""
    counters: dict[str, int | str | None] = {}
    """Counters and the value they would have; null: it would be removed."""
    assumed: str = ""
    """The prompt of a question on the way that is assumed to be answered as by the clock, such as `workers`."""
    asks: list[int] = []
    """The seats that would be asked next,"""
    chance: bool = False
    """or whether chance is next."""
    ends: bool = False
    """Whether the game would be over."""


class Preview(Message, frozen=True, tag="weighed"):
    """What each option of the decision a seat owes would do, after the `picks` that are made."""

    seat: int
    decision: int
    effects: list[Effect]
    picks: list[int] = []
    outlook: dict[str, Any] = {}
    """The odds besides, in the game's own words: the chances of a battle."""


class PlanShown(Message, frozen=True, tag="plan"):
    """A seat's own plan: its entries, what became of others, and the options that all of these name. `made` says how
    many entries there have been."""

    seat: int
    made: int
    entries: list[PlanEntry]
    notes: list[PlanNote] = []
    options: list[Action] = []


class CatchUp(Message, frozen=True, tag="catchup"):
    """What a client missed: how the table stands, the events since the last one it saw, the chat since then."""

    info: Info
    update: Update | None
    chat: list[Chat]
    picks: list[int] = []
    backwards: Backwards | None = None
    pass_windows: bool = False
    """The seat's own standing order."""
    nudged: str = ""
    """Who has reminded the seat to move, while it still has to."""
    passable: bool = False
    """On a hidden shared screen: whether the seats that are asked here could all just pass."""
    plan: PlanShown | None = None


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """An earlier update without its view: its number, and what the seat heard. `line` is the line of the record it came
    with, once the game is over or given up."""

    n: int
    event: int
    events: list[EventForm]
    line: int = 0


class ToldEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat was told at one moment: `events`, the first of which has the number `event`, came with its update `n`
    at that time (milliseconds since 1970). `undone`: it has been taken back since, and the seat has been told. `line`
    is the line of the record, once the game is over or given up."""

    n: int
    event: int
    at: int
    events: list[EventForm]
    undone: bool = False
    line: int = 0


class Chronicle(Message, frozen=True, tag="chronicle"):
    """What a seat was told, from an event on: at most two hundred events, and how many there are in all. `since` is the
    number of the first event after the person's last own decision."""

    seat: int | None
    total: int
    since: int
    told: list[ToldEvent]


class Past(Message, frozen=True, tag="past"):
    """Earlier updates of a seat, or only what happened in them, and how many there are in all."""

    seat: int | None
    total: int
    updates: list[Update] = []
    moments: list[Moment] = []


class Ask(msgspec.Struct, frozen=True, omit_defaults=True):
    """A bot is asked for a decision. It gets what a browser gets, and so many milliseconds.

    `purpose` is `play` or `hint`. `(table, seat, decision, purpose)` tells one question from another."""

    table: str
    seat: int
    decision: int
    bot: BotSpec
    game: GameSpec
    update: Update
    budget_ms: int
    purpose: str = "play"
    idle: bool = False
    """Whether only bots play there and nobody watches: then tables where people wait come first."""
    played: bool = False
    """Whether a person plays there and a client is connected: then it comes before all others."""
    owner: str = ""
    """The owner of the table: owners take turns."""
    window: bool = False
    """Whether what it may do depends on secrets: then its answer comes when its time is over, however long it thought,
    or everybody could see from a quick one that there was nothing to choose."""
    company: list[int] = []
    """On a floor: the seats of people who share it, so that the bot leaves them time."""
    heard: int = 0
    """On such a floor: the last update the bot has been sent. When it hears something new it is asked anew."""
    pace_ms: int = 0
    """How long after the question the answer shows at the earliest: on such a floor bots are no faster than readers."""


AnyMessage = (
    Update
    | Info
    | Chat
    | Backwards
    | Nudged
    | Remarked
    | PlanShown
    | Ack
    | Stale
    | Refusal
    | Draft
    | Preview
    | CatchUp
    | Past
    | Chronicle
)
