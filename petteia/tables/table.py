"""A table: a game with people around it, as its journal tells it.

`Table.take(entry)` is the only thing that changes one. Who may do what is the steward's business (`steward.py`).
"""

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, Final, Protocol

import msgspec

from petteia.engine.dealer import commitment, key_of
from petteia.engine.play import UNDO, Message, Play, Sight
from petteia.engine.play import Entry as PlayLine
from petteia.engine.protocol import OVER, SPECTATOR, Game
from petteia.tables import journal as j
from petteia.tables.books import CLOSED, FINISHED, RUNNING, STARTING, Books, Heard, Proposal, Seat
from petteia.tables.clocks import follow, fresh, shift
from petteia.tables.journal import AnyEntry
from petteia.tables.messages import Chat, Update
from petteia.tables.notes import EVERYBODY, WATCHERS, AnyNote, News, Note

KEYS_KEPT: Final = 256
"""How many keys of a player are remembered: a repeated message is answered like the first one."""
EVENTS_KEPT: Final = 400
"""How many events of a seat are at hand; older ones are found by playing the record again."""

CHAT_KEPT: Final = 500
"""How many lines of chat are at hand."""


class Loader(Protocol):
    """Opens a box: `petteia.load`."""

    def __call__(
        self, game: str, seats: int | None, options: Mapping[str, str] | None, components: Mapping[str, Any] | None
    ) -> Game:
        """The game, or ValueError with a sentence."""


class Table:
    """What stands on the table now, and what everybody has been sent.

    `play` is None before the start, and where the game's rules are not loaded: then `stranded` says why.
    """

    def __init__(self, created: j.Created, load: Loader) -> None:
        spec = created.game
        self.game: Game | None = None
        self.stranded = ""
        try:
            game = load(spec.name, spec.seats, spec.options, spec.components)
            if (game.id, game.rules_version) != (spec.id, spec.rules):
                here = f"{game.id} with rules {game.rules_version}"
                raise ValueError(f"this table plays {spec.id} by rules {spec.rules}; loaded is {here}")
            self.game = game
        except ValueError as problem:
            self.stranded = str(problem)
        self.books = Books(
            id=created.table,
            game=spec,
            settings=created.settings,
            owner=created.owner,
            created=created.at,
            changed=created.at,
            seats=[Seat(plan.player, plan.name, plan.bot, ready=plan.bot is not None) for plan in created.seats],
            clocks=fresh(created.settings.clock, spec.seats),
            start=created.start,
            origin=created.origin,
            seq=1,
            heard={seat: Heard() for seat in (*range(spec.seats), SPECTATOR)},
        )
        self.play: Play | None = None
        self.frozen: dict[int, dict[str, Any]] = {}
        """Where the rules are not loaded: what each seat saw last."""
        self.reels: dict[int, Any] = {}
        """What was played again for whoever looks back, by seat (`past.py`)."""
        self._key = b""
        self._own: dict[str, list[int]] | None = None
        self._people: list[str] | None = None
        self._pending: list[int] | None = None
        """What has been found out since the last entry (that was no line): nothing else changes it."""

    # -- what can be asked ----------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table's own name."""
        return self.books.id

    @property
    def seats(self) -> list[Seat]:
        """Who sits where."""
        return self.books.seats

    @property
    def status(self) -> str:
        """open, starting, running, finished, closed"""
        return self.books.status

    @property
    def running(self) -> Play:
        """The play of a game under way."""
        assert self.play is not None, "the table has not begun"
        return self.play

    def seats_of(self, player: str) -> list[int]:
        """The seats a player holds: several on a shared screen."""
        if self._own is None:
            self._own = {}
            for n, seat in enumerate(self.seats):
                self._own.setdefault(seat.player, []).append(n)
        return self._own.get(player, [])

    def people(self) -> list[str]:
        """The people who play, each once, in the order of the seats; who resigned or left does not count."""
        if self._people is None:
            self._people = list(dict.fromkeys([s.player for s in self.seats if s.player and not s.by_bot]))
        return self._people

    def pending(self) -> list[int]:
        """The seats that owe a decision now."""
        if self.books.status != RUNNING or self.play is None:
            return []
        if self._pending is None:
            self._pending = [int(s) for s in self.play.state.pending() if s >= 0]
        return self._pending

    @property
    def lesson(self) -> bool:
        """Whether it is a lesson: its dice fall alike for everybody who takes it, so nobody calls them fair."""
        return self.books.origin is not None and self.books.origin.kind == j.LESSON

    def commitment(self) -> str:
        """What is shown of the dealer's secret before anybody adds to it."""
        b = self.books
        return commitment(b.id, b.header, b.secret) if b.secret and not self.lesson else ""

    def key(self) -> bytes:
        """The key to all outcomes."""
        if self.lesson:
            return self.books.secret
        if not self._key:
            self._key = key_of(self.commitment(), self.books.secret, [seat.added for seat in self.seats])
        return self._key

    def decision(self, seat: int) -> int:
        """The number of the decision put to a seat last."""
        return 0 if self.play is None else self.play.decision_number(seat)

    def update(self, seat: int, since: int | None = None) -> Update | None:
        """How things stand for a seat (or `SPECTATOR`), with the events from number `since` on that are at hand."""
        if self.status not in (RUNNING, FINISHED, CLOSED):
            return None
        heard = self.books.heard[seat]
        if self.play is None:
            if seat not in self.frozen:
                return None
            frozen = Sight(seat, view=self.frozen[seat])
            return as_update(self.id, seat, heard.sent, Message(0, heard.first + len(heard.events), [], frozen))
        end = heard.first + len(heard.events)
        begin = end if since is None else max(heard.first, min(since, end))
        message = Message(self.decision(seat), begin, heard.events[begin - heard.first :], self.play.sight(seat))
        return as_update(self.id, seat, heard.sent, message)

    # -- the fold -------------------------------------------------------------------------------

    def take(self, entry: AnyEntry) -> list[AnyNote]:
        """An entry of the journal happens. Returns what everybody is sent of it."""
        b = self.books
        b.seq += 1
        self._pending = None
        happens = _HAPPENS.get(type(entry))
        if happens is None:
            return self._line(entry)  # type: ignore[arg-type]
        self._own = self._people = None
        notes = happens(self, entry) or []
        self._own = self._people = self._pending = None
        if not isinstance(entry, j.Held | j.Kept | j.Ordered):
            b.changed = entry.at
        return notes

    def _line(self, entry: j.Decided | j.Dealt | j.Undone | j.WentBack | j.Began) -> list[AnyNote]:
        b = self.books
        actor, began, held = SPECTATOR, type(entry) is j.Began, b.held
        if began:
            self._begin()
        play, public = self.running, b.heard[SPECTATOR]
        before = public.sent
        if isinstance(entry, j.Decided):
            actor = entry.seat
            answered = self.decision(actor)
            for text in entry.actions:
                play.decide(actor, play.game.actions.number(text))
            held.pop(actor, None)
            self._remember(entry.player, entry.key, answered)
        elif isinstance(entry, j.Dealt):
            play.deal(entry.outcome)
            b.dealt += 1
        elif isinstance(entry, j.Undone):
            actor = entry.seat
            answered = self.decision(actor)
            play.undo(actor)
            held.pop(actor, None)
            self._remember(entry.player, entry.key, answered)
        elif isinstance(entry, j.WentBack):
            play.go_back(entry.line)
            b.proposal = None
            held.clear()
        if play.state.pending() == OVER:
            b.status = FINISHED
            b.ended = entry.at
            held.clear()
            b.proposal = None
        notes = self._drain(began)
        seen = public.sent > before
        if seen:
            b.changed = entry.at
        follow(b.clocks, b.settings.clock, self.pending(), actor, seen, entry.at)
        if held:
            for seat in [s for s, answer in held.items() if answer.decision != self.decision(s)]:
                del held[seat]
        return notes

    def _begin(self) -> None:
        b = self.books
        b.status = RUNNING
        if self.play is None:
            assert self.game is not None, self.stranded
            self.play = Play(self.game, None if b.start is None else self.game.restore(b.start))

    def _drain(self, last_only: bool = False) -> list[AnyNote]:
        """Take the new messages out of the play, so that it does not keep every view there ever was."""
        play = self.running
        line = len(play.entries)
        table, heard_by = self.books.id, self.books.heard
        notes: list[AnyNote] = []
        for seat, inbox in play.inboxes.items():
            messages = inbox.messages
            if not messages:
                continue
            heard = heard_by[seat]
            n, marks, events = heard.sent, heard.marks, heard.events
            to = WATCHERS if seat == SPECTATOR else seat
            for message in messages:
                n += 1
                marks.append(line)
                events += message.events
                if not last_only or message is messages[-1]:
                    notes.append(News(to, table, seat, n, message))
            heard.sent = n
            messages.clear()
            if len(events) > 2 * EVENTS_KEPT:
                heard.first += len(events) - EVENTS_KEPT
                heard.events = events[-EVENTS_KEPT:]
        return notes

    def _remember(self, player: str, key: str, decision: int) -> None:
        """That this key was used, and for what."""
        if key:
            used = self.books.keys.setdefault(player, {})
            used[key] = decision
            while len(used) > KEYS_KEPT:
                del used[next(iter(used))]

    def _given(self, entry: j.Given) -> None:
        """Lines of another table or a record are taken over."""
        b = self.books
        b.given, b.given_secret, b.given_record = len(entry.lines), entry.secret, entry.record
        if self.game is None:
            return
        self.play = Play(self.game, None if b.start is None else self.game.restore(b.start))
        for n, line in enumerate(entry.lines):
            self.play.repeat(PlayLine(n + 1, line.kind, line.seat, line.value))
            self._drain()
        if self.play.state.pending() == OVER:
            b.status = FINISHED
            b.ended = entry.at

    def _admitted(self, entry: j.Admitted) -> None:
        if entry.player not in self.books.admitted:
            self.books.admitted.append(entry.player)

    def _sat(self, entry: j.Sat) -> None:
        self.seats[entry.seat] = Seat(entry.player, entry.name)

    def _placed(self, entry: j.Placed) -> None:
        self.seats[entry.seat] = Seat(bot=entry.bot, ready=True)

    def _stood(self, entry: j.Stood) -> None:
        left = self.seats[entry.seat].player
        self.seats[entry.seat] = Seat()
        if left and left == self.books.owner and not self.seats_of(left):
            self.books.owner = next((seat.player for seat in self.seats if seat.player), left)

    def _readied(self, entry: j.Readied) -> None:
        self.seats[entry.seat].ready = entry.ready

    def _committed(self, entry: j.Committed) -> None:
        b = self.books
        b.status, b.committed, b.secret, b.header = STARTING, entry.at, entry.secret, entry.header

    def _added(self, entry: j.Added) -> None:
        self.seats[entry.seat].added = entry.random

    def _held(self, entry: j.Held) -> None:
        if entry.actions:
            self.books.held[entry.seat] = entry
        else:
            self.books.held.pop(entry.seat, None)
        self._remember(entry.player, entry.key, entry.decision)

    def _kept(self, entry: j.Kept) -> None:
        self.books.kept_open[entry.seat] = entry.decision

    def _ordered(self, entry: j.Ordered) -> None:
        self.seats[entry.seat].pass_windows = entry.pass_windows

    def _proposed(self, entry: j.Proposed) -> None:
        self.books.proposal = Proposal(entry.player, entry.what, entry.line, [entry.player])

    def _answered(self, entry: j.Answered) -> None:
        proposal = self.books.proposal
        assert proposal is not None, "nothing was proposed"
        if entry.agrees:
            proposal.agreed.append(entry.player)
        else:
            self.books.proposal = None

    def _paused(self, entry: j.Paused) -> None:
        self.books.paused = entry.at
        self.books.proposal = None

    def _resumed(self, entry: j.Resumed) -> None:
        shift(self.books.clocks, entry.at - self.books.paused)
        self.books.paused = 0

    def _outage(self, entry: j.Outage) -> None:
        if not self.books.paused:
            shift(self.books.clocks, entry.ms)

    def _said(self, entry: j.Said) -> list[AnyNote]:
        b = self.books
        b.said += 1
        line = Chat(b.id, b.said, entry.at, entry.player, entry.name, entry.text, entry.seat)
        self._remember(entry.player, entry.key, b.said)
        if entry.seat < 0 and b.status == RUNNING:
            b.watchers_chat = [*b.watchers_chat[1 - CHAT_KEPT :], line]
            return [Note(WATCHERS, line)]
        b.chat = [*b.chat[1 - CHAT_KEPT :], line]
        return [Note(EVERYBODY, line)]

    def _taken_over(self, entry: j.TakenOver) -> None:
        self.seats[entry.seat].kept = True

    def _given_back(self, entry: j.GivenBack) -> None:
        self.seats[entry.seat].kept = False

    def _resigned(self, entry: j.Resigned) -> None:
        self.seats[entry.seat].resigned = True
        self.books.held.pop(entry.seat, None)

    def _closed(self, entry: j.Closed) -> None:
        b = self.books
        b.status, b.why_closed, b.ended = CLOSED, entry.why, entry.at
        b.proposal = None
        b.held.clear()

    def _rematched(self, entry: j.Rematched) -> None:
        self.books.rematch = entry.table

    # -- plain data -----------------------------------------------------------------------------

    def snapshot(self) -> bytes:
        """The whole table. A cache: `load_table` needs it only to be quick."""
        play = None if self.play is None else self.play.save()
        return msgspec.json.encode({"version": j.JOURNAL_VERSION, "books": self.books, "play": play})

    def digest(self) -> str:
        """Equal for equal tables. Never leaves the server before the end: it is made of everything."""
        return sha256(self.snapshot()).hexdigest()

    def lines(self) -> list[PlayLine]:
        """Every line played so far, undone ones too."""
        return [] if self.play is None else self.play.entries

    def standing_lines(self) -> list[PlayLine]:
        """The lines that lead to where the game stands."""
        return [e for e in self.lines() if e.kind != UNDO and not e.undone]


def as_update(table: str, seat: int, n: int, message: Message) -> Update:
    """A message of a play as it travels: the `n`th that the seat (or `SPECTATOR`) is sent."""
    return News(seat, table, seat, n, message).message


_HAPPENS: Final[dict[type, Callable[[Table, Any], list[AnyNote] | None]]] = {
    j.Given: Table._given,
    j.Admitted: Table._admitted,
    j.Sat: Table._sat,
    j.Placed: Table._placed,
    j.Stood: Table._stood,
    j.Readied: Table._readied,
    j.Committed: Table._committed,
    j.Added: Table._added,
    j.Held: Table._held,
    j.Kept: Table._kept,
    j.Ordered: Table._ordered,
    j.Proposed: Table._proposed,
    j.Answered: Table._answered,
    j.Paused: Table._paused,
    j.Resumed: Table._resumed,
    j.Outage: Table._outage,
    j.Said: Table._said,
    j.TakenOver: Table._taken_over,
    j.GivenBack: Table._given_back,
    j.Resigned: Table._resigned,
    j.Closed: Table._closed,
    j.Rematched: Table._rematched,
}
