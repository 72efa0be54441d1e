"""A table: a game with people around it, as its journal tells it.

`Table.take(entry)` is the only thing that changes one. `petteia.tables.commands` decides who may do what.
"""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any, Final, Protocol

import msgspec

from petteia.engine.dealer import commitment, key_of
from petteia.engine.lines import RULES, Change
from petteia.engine.packing import Unreadable
from petteia.engine.play import CONSENT, DECISION, OUTCOME, UNDO, Message, Play, repeat_next
from petteia.engine.play import Entry as PlayLine
from petteia.engine.protocol import OVER, SPECTATOR, Game, State
from petteia.engine.record_lines import LineChain, line_of
from petteia.tables.journal import entries as j
from petteia.tables.journal.entries import AnyEntry
from petteia.tables.live.envelope import Envelope, as_update
from petteia.tables.messages import Remarked, Update
from petteia.tables.table.apply_entry import BOOKED, remember
from petteia.tables.table.clocks import among_bots, follow, fresh
from petteia.tables.table.metadata import (
    CLOSED,
    FINISHED,
    RUNNING,
    SNAPSHOT_VERSION,
    Delivery,
    Heard,
    Seat,
    TableMetadata,
)

EVENTS_KEPT: Final = 200
"""How many events of a seat are at hand, or a few more; older ones are read beside the journal."""

MOMENTS: Final[tuple[str, ...]] = ("turn", "year", "season")
"""Words of public events that say how far a game is."""


class Loader(Protocol):
    """Opens a box: `petteia.load`."""

    def __call__(
        self, game: str, seats: int | None, options: Mapping[str, str] | None, components: Mapping[str, Any] | None
    ) -> Game:
        """The game, or ValueError with a sentence."""


class Table:
    """What stands on the table now, and what everybody has been sent.

    `play` is None before the start, and where the game's rules are not loaded: then `stranded` says why. With
    `remembers` the play keeps its lines; a table that is played at does not, for its history is in the store. One that
    does not listen (`listens`) has its lines and its position, but nobody is told anything.
    """

    def __init__(self, created: j.Created, load: Loader, remembers: bool = True, listens: bool = True) -> None:
        spec = created.game
        self.game: Game | None = None
        self.unplayable = ""
        self.title = spec.id
        self.outdated = 0
        """If the rules that it is played by are older than any that are here: the version that is."""
        try:
            game = load(spec.name, spec.seats, spec.options, spec.components)
            if game.id != spec.id:
                raise ValueError(f"this table plays {spec.id}; loaded is {game.id}")
            self.title = type(game).TITLE
            self.outdated = game.rules_version if spec.rules < game.rules_version else 0
            self.game = game.by_rules(spec.rules)
            self.outdated = 0
        except ValueError as problem:
            self.unplayable = str(problem)
        self.metadata = TableMetadata(
            id=created.table,
            game=spec,
            settings=created.settings,
            owner=created.owner,
            created=created.at,
            changed=created.at,
            seats=[Seat(p.player, p.name, p.bot, ready=p.ready or p.bot is not None) for p in created.seats],
            clocks=fresh(created.settings.clock, spec.seats),
            start=created.start,
            origin=created.origin,
            seq=1,
            heard={seat: Heard() for seat in (*range(spec.seats), SPECTATOR)},
        )
        self.play: Play | None = None
        self.frozen: dict[int, dict[str, Any]] = {}
        """Where the rules are not loaded: what each seat saw last."""
        self.remembers = remembers
        self.listens = listens
        self.told: list[Delivery] | None = []
        """What everybody was told and is not yet kept beside the journal; None: nobody keeps it."""
        self.ahead: list[j.SkippedLines] = []
        """Lines that the journal tells later were played by other rules: they are passed over."""
        self.way: dict[str, Any] | None = None
        """For a play that does not remember: the way back that the next entry goes (`Play.way_back`)."""
        self._key = b""
        self._own: dict[str, list[int]] | None = None
        self._people: list[str] | None = None
        self._pending: list[int] | None = None
        """What has been found out since the last entry (that was no line): nothing else changes it."""

    # -- what can be asked ----------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table's own name."""
        return self.metadata.id

    @property
    def seats(self) -> list[Seat]:
        """Who sits where."""
        return self.metadata.seats

    @property
    def status(self) -> str:
        """open, starting, running, finished, closed"""
        return self.metadata.status

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

    def asked_for(self, what: str) -> list[str]:
        """Whose consent something needs: everybody's who has not resigned, also of those who are away just now, unless
        the table was set up otherwise. A pause takes nothing from anybody: those present decide."""
        if what == "pause" or self.metadata.settings.present_decide:
            return self.people()
        return list(dict.fromkeys([s.player for s in self.seats if s.player and not s.bot and not s.resigned]))

    def pending(self) -> list[int]:
        """The seats that owe a decision now."""
        if self.metadata.status != RUNNING or self.play is None:
            return []
        if self._pending is None:
            self._pending = [int(s) for s in self.play.state.pending() if s >= 0]
        return self._pending

    @property
    def lesson(self) -> bool:
        """Whether it is a lesson: its dice fall alike for everybody who takes it, so nobody calls them fair."""
        return self.metadata.origin is not None and self.metadata.origin.kind == j.LESSON

    def commitment(self) -> str:
        """What is shown of the dealer's secret before anybody adds to it."""
        b = self.metadata
        return commitment(b.id, b.header, b.secret) if b.secret and not self.lesson else ""

    def key(self) -> bytes:
        """The key to all outcomes."""
        if self.lesson:
            return self.metadata.secret
        if not self._key:
            self._key = key_of(self.commitment(), self.metadata.secret, [seat.added for seat in self.seats])
        return self._key

    def decision(self, seat: int) -> int:
        """The number of the decision put to a seat last."""
        return 0 if self.play is None else self.play.decision_number(seat)

    def update(self, seat: int, since: int | None = None) -> Update | None:
        """How things stand for a seat (or `SPECTATOR`), with the events from number `since` on that are at hand."""
        if self.status not in (RUNNING, FINISHED, CLOSED):
            return None
        heard = self.metadata.heard[seat]
        if self.play is None:
            if seat not in self.frozen:
                return None
            return as_update(self.id, heard.sent, Message(seat, view=self.frozen[seat], first_event=heard.told))
        message, end = self.play.shows(seat), heard.told
        message.first_event = end if since is None else max(heard.first, min(since, end))
        message.events = heard.events[message.first_event - heard.first :]
        return as_update(self.id, heard.sent, message)

    def asked_openly(self, seat: int) -> Message | None:
        """What a seat is asked with everybody looking on: as it is told of it, but with what everybody may see."""
        if self.play is None or self.status != RUNNING:
            return None
        view = self.play.shown(seat).open_view(seat)
        if view is None:
            return None
        asked = self.play.shows(seat)
        view["undo"] = asked.undo
        return Message(seat, None, asked.undo, asked.held, asked.decision, view=view)

    def could_pass(self, player: str) -> bool:
        """Whether all seats of a player that are asked now could leave that to a standing order."""
        if self.play is None or self.status != RUNNING:
            return False
        own = [seat for seat in self.seats_of(player) if seat in self.pending()]
        state = self.play.state
        return bool(own) and all([state.stack[-1].passable(state, seat) for seat in own])

    # -- the fold -------------------------------------------------------------------------------

    def take(self, entry: AnyEntry, new: bool = False) -> list[Envelope]:
        """An entry of the journal happens. Returns what everybody is sent of it. If it is `new` a decision may not be
        possible: then `Refused`, with nothing changed."""
        b = self.metadata
        envelopes: list[Envelope] = []
        self._pending = None
        booked = BOOKED.get(type(entry))
        if booked is None and not isinstance(entry, j.LinesImported | j.RulesChanged):
            envelopes = self._line(entry, new)  # type: ignore[arg-type]
            b.seq += 1
            return envelopes
        b.seq += 1
        self._own = self._people = None
        if isinstance(entry, j.LinesImported):
            self._given(entry)
        elif isinstance(entry, j.RulesChanged):
            envelopes = self._ruled(entry)
        elif booked is not None:
            envelopes = booked(b, entry) or envelopes
        if shows(entry):
            envelopes += self._show(entry.at)
        self._own = self._people = self._pending = None
        over = isinstance(entry, j.AccountMerged) and b.status in (FINISHED, CLOSED)  # it stays where it is in lists
        if not over and not isinstance(entry, j.AnswerHeld | j.WindowKeptOpen | j.StandingOrderSet):
            b.changed = entry.at
        return envelopes

    def _line(
        self, entry: j.Decided | j.Dealt | j.Undone | j.WentBack | j.GameBegan | j.MoveShown, new: bool
    ) -> list[Envelope]:
        b = self.metadata
        actor, held = SPECTATOR, b.held
        public = b.heard[SPECTATOR]
        before = public.sent
        envelopes: list[Envelope] = []
        back: tuple[int, int] | None = None
        sent: list[Message] | None = None
        if isinstance(entry, j.GameBegan):
            sent = self._begin()
        play = self.running
        if self.ahead and not isinstance(entry, j.GameBegan) and self.passes(play.lines + 1):
            return self._pass_over(entry)
        if isinstance(entry, j.Decided):
            actor = entry.seat
            answered = self.decision(actor)
            hold = b.settings.confirm_ms > 0 and entry.by == "seat"
            numbers = [play.game.actions.number(text) for text in entry.actions]
            *before_last, (_, sent) = play.decide_all(actor, numbers, hold, happened=not new)
            for line, caused in before_last:  # each line is told by itself
                envelopes += self._tell(entry.at, caused, line=line)
            held.pop(actor, None)
            remember(self.metadata, entry.player, entry.key, answered)
        elif isinstance(entry, j.Dealt):
            sent = play.deal(entry.outcome)
            b.dealt += 1
        elif isinstance(entry, j.Undone):
            actor = entry.seat
            answered = self.decision(actor)
            sent = play.undo(actor)
            back = (entry.line, entry.line)
            held.pop(actor, None)
            remember(self.metadata, entry.player, entry.key, answered)
        elif isinstance(entry, j.MoveShown):
            actor = entry.seat
            remember(self.metadata, entry.player, entry.key, self.decision(actor))
            envelopes += self._show(entry.at)
        elif isinstance(entry, j.WentBack):
            back = (entry.line, play.lines)
            b.moment = {}  # until it is told again
            way, self.way = self.way, None
            sent = play.go_back(entry.line, way)
            b.proposal = None
            held.clear()
        if play.state.pending() == OVER:
            b.status = FINISHED
            b.ended = entry.at
            held.clear()
            b.proposal = None
        if sent is not None:
            envelopes += self._tell(entry.at, sent, back)
        if isinstance(entry, j.Decided) and entry.remark is not None:
            said = entry.remark
            envelopes.append(Envelope(said.to, Remarked(b.id, actor, said.code, said.params)))
        if isinstance(entry, j.Decided) and entry.by == "seat":
            heard = b.heard[actor]
            heard.acted = heard.told
            b.seats[actor].decided = play.lines
        if play.holder() == SPECTATOR:
            b.unshown = 0
        elif not b.unshown:
            b.unshown = entry.at
        seen = public.sent > before
        if seen:
            b.changed = entry.at
        follow(b.clocks, b.settings.clock, self.pending(), actor, seen, entry.at)
        among_bots(b.clocks, [self.seats[seat].by_bot for seat in self.pending()], entry.at)
        if held:
            for seat in [s for s, answer in held.items() if answer.decision != self.decision(s)]:
                del held[seat]
        return envelopes

    def passes(self, line: int) -> bool:
        """Whether a line was played by other rules."""
        return any([span.first <= line <= span.last for span in self.ahead])

    def _pass_over(
        self, entry: j.Decided | j.Dealt | j.Undone | j.WentBack | j.MoveShown | j.GameBegan
    ) -> list[Envelope]:
        """Lines of other rules happen here no more; what they say besides does."""
        b = self.metadata
        lines: list[tuple[str, int, int, str]] = []
        if isinstance(entry, j.Decided):
            lines = [(DECISION, entry.seat, 0, text) for text in entry.actions]
            b.held.pop(entry.seat, None)
        elif isinstance(entry, j.Dealt):
            lines = [(OUTCOME, SPECTATOR, entry.outcome, entry.name)]
            b.dealt += 1
        elif isinstance(entry, j.Undone):
            lines = [(UNDO, entry.seat, entry.line, "")]
        elif isinstance(entry, j.WentBack):
            lines = [(UNDO, CONSENT, entry.line, "")]
            b.proposal = None
            b.held.clear()
        for kind, seat, value, text in lines:
            self._pass_line(kind, seat, value, text)
        if isinstance(entry, j.Decided | j.Undone | j.MoveShown):
            remember(self.metadata, entry.player, entry.key, self.decision(entry.seat))
        b.unshown = 0
        b.changed = entry.at
        follow(b.clocks, b.settings.clock, self.pending(), SPECTATOR, True, entry.at)
        return []

    def _pass_line(self, kind: str, seat: int, value: int, text: str) -> None:
        play, heard_by = self.running, self.metadata.heard
        line = PlayLine(play.lines + 1, kind, seat, value)
        line.passed, line.text = True, text
        for span in self.ahead:
            if span.last == line.line:
                line.reached = dict(zip(heard_by, span.reached, strict=False))
        play.repeat(line)
        for each, (sent, told) in line.reached.items():
            heard = heard_by[each]
            heard.sent, heard.first, heard.events, heard.acted = sent, told, [], min(heard.acted, told)

    def _ruled(self, entry: j.RulesChanged) -> list[Envelope]:
        """Other rules hold from here on. What was played before is the same by them: the loader has seen to that."""
        b = self.metadata
        b.divergence = None
        b.game = msgspec.structs.replace(b.game, rules=entry.rules)
        b.rules_change = msgspec.structs.replace(entry, past=[], position=None)
        b.past = [*b.past, *((span.first, span.last) for span in entry.past)]
        if self.play is None:
            return []
        if entry.past or entry.position is not None:
            b.held.clear()
            b.kept_open.clear()
            b.proposal = None
        line = PlayLine(self.play.lines + 1, RULES, CONSENT, entry.rules)
        line.change = Change(entry.rules, [(span.first, span.last) for span in entry.past], entry.position)
        envelopes = self._tell(entry.at, self.play.repeat(line))
        if self.play.state.pending() == OVER:
            b.status, b.ended = FINISHED, entry.at
        follow(b.clocks, b.settings.clock, self.pending(), SPECTATOR, True, entry.at)
        return envelopes

    def _show(self, at: int) -> list[Envelope]:
        """What is held back is shown to everybody. What the others are told of it stands beside the last line."""
        self.metadata.unshown = 0
        if self.play is None or self.play.holder() == SPECTATOR:
            return []
        return self._tell(at, self.play.show(), later=True)

    def _begin(self) -> list[Message] | None:
        self.metadata.status = RUNNING
        if self.play is not None:
            return None
        self.play = self._new_play()
        return self.play.sent

    def _new_play(self) -> Play:
        assert self.game is not None, self.unplayable
        try:
            start = self.start()
        except Unreadable:
            if not self.passes(1):
                raise
            start = None  # nothing is played from there any more
        play = Play(self.game, start, self.listens, self.remembers)
        play.sent_stands = True
        return play

    def start(self) -> State | None:
        """The position it starts from, if that is not the beginning of a game. It may have been written down by other
        rules. Unreadable if it is none by these."""
        if self.metadata.start is None or self.game is None:
            return None
        return self.game.restore({**self.metadata.start, "rules": self.game.rules_version})

    def _tell(
        self, at: int, sent: list[Message], back: tuple[int, int] | None = None, later: bool = False, line: int = 0
    ) -> list[Envelope]:
        """What a line (the last one, if none is named) has caused is counted, and put down as what everybody was
        told."""
        heard_by = self.metadata.heard
        envelopes: list[Envelope] = []
        events: list[dict[str, Any]] = []
        theirs: dict[int, list[int]] = {}
        for message in sent:
            seat, new = message.seat, message.events
            heard = heard_by[seat]
            n = heard.sent + 1
            heard.sent = n
            envelopes.append(Envelope(seat, message, n))
            if not new:
                continue
            if seat == SPECTATOR:
                self._notice(new)
            # Who is shown what was held back hears of it and, with the same line, of what ended that.
            theirs[seat] = theirs.get(seat, _NONE) + _numbers(new, events)
            had = heard.events
            had.extend(new)
            if len(had) > EVENTS_KEPT + EVENTS_KEPT // 4:
                heard.first += len(had) - EVENTS_KEPT
                del had[:-EVENTS_KEPT]
        if self.told is not None:
            seats = [
                (heard.sent, heard.first + len(heard.events), theirs.get(seat, _NONE))
                for seat, heard in heard_by.items()
            ]
            self.told.append(Delivery(line or self.running.lines, at, events, seats, back, later))
        return envelopes

    def _notice(self, events: list[dict[str, Any]]) -> None:
        """Where the game is, from what everybody hears."""
        for event in events:
            found: dict[str, int] = {word: event[word] for word in MOMENTS if word in event}
            if found:
                self.metadata.moment = found

    def retell(self, times: list[int], lines: list[PlayLine], shown: dict[int, int]) -> Iterator[Delivery]:
        """Let a game happen anew, line by line; `times` says when it began and when each line was, `shown` after which
        lines everybody was shown what was held back, and when. Yields what was told."""
        self.play, back = self._new_play(), None
        for n, at in enumerate(times):
            if n:
                back = repeat_next(self.play, lines)
            self.told = []
            self._tell(at, self.play.sent, back)
            if n in shown:
                self._show(shown[n])
            first, *later = self.told
            yield first.and_then(later[0]) if later else first

    def _given(self, entry: j.LinesImported) -> None:
        """Lines of another table or a record are taken over."""
        b = self.metadata
        b.given, b.given_secret, b.given_record = len(entry.lines), entry.secret, bool(entry.record)
        if self.game is None:
            return
        self.play, chain = self._new_play(), LineChain()
        self._tell(entry.at, self.play.sent)
        lines = [PlayLine(n, line.kind, line.seat, line.value) for n, line in enumerate(entry.lines, 1)]
        for line in lines:
            if self.passes(line.line):
                self._pass_line(line.kind, line.seat, line.value, self._written(line))
                continue
            chain.add(line_of(self.play.state, line))
            back = repeat_next(self.play, lines)
            self._tell(entry.at, self.play.sent, back)
        b.given_check = chain.whole()
        if self.play.state.pending() == OVER:
            b.status = FINISHED
            b.ended = entry.at

    def _written(self, line: PlayLine) -> str:
        """How a line of another table that is not played here is written, as well as that can be known."""
        actions = self.running.game.actions
        named = line.kind == DECISION and 0 <= line.value < len(actions)
        return actions.text(line.value) if named else f"#{line.value}"

    # -- plain data -----------------------------------------------------------------------------

    def snapshot(self, views: bool = False) -> bytes:
        """The whole table but its history. A cache: `load_table` needs it only to be quick. It is as long after ten
        thousand lines as after ten. `views` are for when the rules may not be there any more: when the table is put
        away."""
        play = None if self.play is None else self.play.save()
        saved: dict[str, Any] = {"version": SNAPSHOT_VERSION, "books": self.metadata, "play": play}
        if self.play is None:
            saved["views"] = self.frozen
        elif views:
            saved["views"] = {seat: inbox.last.view for seat, inbox in self.play.inboxes.items()}
        return msgspec.json.encode(saved)

    def digest(self) -> str:
        """Equal for equal tables. Never leaves the server before the end: it is made of everything."""
        return sha256(self.snapshot()).hexdigest()

    def lines(self) -> list[PlayLine]:
        """Every line played so far, undone ones too, where the play remembers them."""
        return [] if self.play is None else self.play.entries

    def standing_lines(self) -> list[PlayLine]:
        """The lines that lead to where the game stands."""
        return [e for e in self.lines() if e.kind != UNDO and not e.undone]


_NONE: Final[list[int]] = []
"""Of those who were told nothing; nobody changes it."""


def shows(entry: AnyEntry) -> bool:
    """Whether everybody is shown what is held back although nobody has gone on from it: it was confirmed or its time
    was over, a bot or nobody goes on for whoever did it, or the game is closed."""
    shown = isinstance(entry, j.MoveShown | j.TakenOver | j.Resigned | j.Closed)
    return shown or (isinstance(entry, j.AccountMerged) and not entry.into)


def _numbers(new: list[dict[str, Any]], events: list[dict[str, Any]]) -> list[int]:
    """Which of `events` these are; those that are not there yet are added. What all are told is one object and written
    once: whoever hears more than others hears it in the same order."""
    out: list[int] = []
    at = 0
    for event in new:
        found = -1
        for number in range(at, len(events)):
            if events[number] is event:
                found = number
                break
        if found < 0:
            for number in range(at):
                if events[number] is event:
                    found = number
                    break
        if found < 0:
            found = len(events)
            events.append(event)
        out.append(found)
        at = found + 1
    return out
