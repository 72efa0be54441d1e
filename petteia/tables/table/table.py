"""A table: a game with people around it, as its journal tells it.

`Table.take(entry)` is the only thing that changes one. `petteia.tables.commands` decides who may do what.
"""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

import msgspec

from petteia.engine.lines import RULES, Change
from petteia.engine.packing import Unreadable
from petteia.engine.play import CONSENT, DECISION, OUTCOME, UNDO, Message, Play, repeat_next
from petteia.engine.play import Entry as PlayLine
from petteia.engine.protocol import OVER, SPECTATOR, State
from petteia.engine.record_lines import LineChain, line_of
from petteia.tables.journal import entries as j
from petteia.tables.journal.entries import AnyEntry
from petteia.tables.live.envelope import Envelope
from petteia.tables.messages import Remarked
from petteia.tables.plans import changes
from petteia.tables.plans.at_table import end_plans, plan_answered, plan_heard, plan_sent
from petteia.tables.table import luck
from petteia.tables.table.apply_entry import BOOKED, remember
from petteia.tables.table.clocks import among_bots, follow
from petteia.tables.table.metadata import CLOSED, FINISHED, RUNNING, SNAPSHOT_VERSION, Delivery
from petteia.tables.table.table_state import TableState

EVENTS_KEPT: Final = 200
"""How many events of a seat are in memory, or a few more; older ones are read beside the journal."""

MOMENTS: Final[tuple[str, ...]] = ("turn", "year", "season")
"""Words of public events that say how far a game is."""


class Table(TableState):
    """A table, changed by one entry of its journal after the other."""

    # -- the fold -------------------------------------------------------------------------------

    def take(self, entry: AnyEntry, new: bool = False, actions: list[int] | None = None) -> list[Envelope]:
        """Apply an entry of the journal. Returns what everybody is sent of it. If it is `new` a decision may be
        impossible: then `Refused`, with nothing changed. The numbers of its `actions` need not be looked up if they are
        known."""
        b = self.metadata
        envelopes: list[Envelope] = []
        self._pending = None
        booked = BOOKED.get(type(entry))
        if booked is None and not isinstance(entry, j.LinesImported | j.RulesChanged):
            envelopes = self._line(entry, new, actions)  # type: ignore[arg-type]
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
        if isinstance(entry, j.PlanChanged):
            envelopes.append(plan_sent(self, entry.seat))
        self._own = self._people = self._pending = None
        over = isinstance(entry, j.AccountMerged) and b.status in (FINISHED, CLOSED)  # it stays where it is in lists
        if not over and not isinstance(entry, _SILENT):
            b.changed = entry.at
        return envelopes

    def _line(
        self,
        entry: j.Decided | j.Dealt | j.Undone | j.WentBack | j.GameBegan | j.MoveShown,
        new: bool,
        actions: list[int] | None,
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
            question = play.state.prompt(actor).key if entry.by == "seat" else ""
            had = b.heard[actor].told
            if actions is None:
                actions = [int(play.game.actions.number(text)) for text in entry.actions]
            *before_last, (_, sent) = play.decide_all(actor, actions, hold, happened=not new)
            for line, caused in before_last:  # each line is told by itself
                envelopes += self._tell(entry.at, caused, line=line)
            held.pop(actor, None)
            remember(self.metadata, entry.player, entry.key, answered)
        elif isinstance(entry, j.Dealt):
            luck.count(b, play.state.luck())
            sent = play.deal(entry.outcome)
            b.dealt += 1
        elif isinstance(entry, j.Undone):
            actor = entry.seat
            answered = self.decision(actor)
            sent = play.undo(actor)
            back = (entry.line, entry.line)
            held.pop(actor, None)
            if actor in b.plans:  # its plan does not answer again what the seat has taken back
                b.kept_open[actor] = self.decision(actor)
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
            envelopes += end_plans(self, changes.WENT_BACK, entry.at)
        if play.state.pending() == OVER:
            b.status = FINISHED
            b.ended = entry.at
            held.clear()
            b.proposal = None
            envelopes += end_plans(self, "", entry.at)
        if sent is not None:
            envelopes += self._tell(entry.at, sent, back)
        if isinstance(entry, j.Decided) and (entry.plan or entry.by == "seat"):
            envelopes += plan_answered(self, entry, question, had)
            b.seats[actor].decided = play.lines
            if not entry.plan:
                b.heard[actor].acted = b.heard[actor].told
        if isinstance(entry, j.Decided) and entry.remark is not None:
            said = entry.remark
            envelopes.append(Envelope(said.to, Remarked(b.id, actor, said.code, said.params)))
        b.unshown = 0 if play.holder() == SPECTATOR else b.unshown or entry.at
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
        """Lines of other rules no longer change the table; the rest of such an entry does."""
        b = self.metadata
        lines: list[tuple[str, int, int, str]] = []
        if isinstance(entry, j.Decided):
            lines = [(DECISION, entry.seat, 0, text) for text in entry.actions]
            b.held.pop(entry.seat, None)
        elif isinstance(entry, j.Dealt):
            lines = [(OUTCOME, SPECTATOR, entry.outcome, entry.name)]
            b.dealt += 1
            luck.begin_anew(b)
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
        """Other rules hold from here on. What was played before is the same by them: the loader has checked that."""
        b = self.metadata
        b.divergence = None
        b.game = msgspec.structs.replace(b.game, rules=entry.rules)
        b.rules_change = msgspec.structs.replace(entry, past=[], position=None)
        b.past = [*b.past, *((span.first, span.last) for span in entry.past)]
        luck.begin_anew(b)
        if self.play is None:
            return []
        envelopes: list[Envelope] = []
        if entry.past or entry.position is not None:
            envelopes = end_plans(self, changes.RULES, entry.at)
            b.held.clear()
            b.kept_open.clear()
            b.proposal = None
        line = PlayLine(self.play.lines + 1, RULES, CONSENT, entry.rules)
        line.change = Change(entry.rules, [(span.first, span.last) for span in entry.past], entry.position)
        envelopes += self._tell(entry.at, self.play.repeat(line))
        if self.play.state.pending() == OVER:
            b.status, b.ended = FINISHED, entry.at
        follow(b.clocks, b.settings.clock, self.pending(), SPECTATOR, True, entry.at)
        return envelopes

    def _show(self, at: int) -> list[Envelope]:
        """Show everybody what is held back. What the others are told of it is stored beside the last line."""
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
            start = None  # no longer replayed from there
        play = Play(self.game, start, self.listens, self.remembers)
        play.sent_stands = True
        return play

    def start(self) -> State | None:
        """The position it starts from, if that is not the beginning of a game. It may have been written by other rules.
        Unreadable if these rules cannot read it."""
        if self.metadata.start is None or self.game is None:
            return None
        return self.game.restore({**self.metadata.start, "rules": self.game.rules_version})

    def _tell(
        self, at: int, sent: list[Message], back: tuple[int, int] | None = None, later: bool = False, line: int = 0
    ) -> list[Envelope]:
        """Count what a line (by default the last one) has caused, and note it as what everybody was told."""
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
            elif seat in self.metadata.plans:
                envelopes += plan_heard(self, seat, new, at)
            # A seat that is shown what was held back is told that and, with the same line, what ended it.
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
        """Note where the game is, from what everybody is told."""
        for event in events:
            found: dict[str, int] = {word: event[word] for word in MOMENTS if word in event}
            if found:
                self.metadata.moment = found

    def retell(self, times: list[int], lines: list[PlayLine], shown: dict[int, int]) -> Iterator[Delivery]:
        """Replay a game, line by line; `times` says when it began and when each line was, `shown` after which lines
        everybody was shown what was held back, and when. Yields what was told."""
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
        """Take over lines of another table or a record."""
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
        """The whole table except its history. A cache: `load_table` needs it only to be quick. It is as long after ten
        thousand lines as after ten. `views` are for when the rules may no longer be there: when the table is put
        away."""
        play = None if self.play is None else self.play.save()
        saved: dict[str, Any] = {"version": SNAPSHOT_VERSION, "books": self.metadata, "play": play}
        if self.play is None:
            saved["views"] = self.frozen
        elif views:
            saved["views"] = {seat: inbox.last.view for seat, inbox in self.play.inboxes.items()}
        return msgspec.json.encode(saved)

    def digest(self) -> str:
        """Equal for equal tables. Never leaves the server before the end: it is computed from everything."""
        return sha256(self.snapshot()).hexdigest()

    def lines(self) -> list[PlayLine]:
        """Every line played so far, undone ones too, where the play remembers them."""
        return [] if self.play is None else self.play.entries

    def standing_lines(self) -> list[PlayLine]:
        """The lines that lead to the present position."""
        return [e for e in self.lines() if e.kind != UNDO and not e.undone]


_SILENT: Final = (j.AnswerHeld, j.WindowKeptOpen, j.StandingOrderSet, j.PlanChanged)
"""Entries of which the others learn nothing, not even that something has changed."""
_NONE: Final[list[int]] = []
"""For those who were told nothing; never changed."""


def shows(entry: AnyEntry) -> bool:
    """Whether what is held back is shown to everybody although nobody has acted after it: it was confirmed or its time
    was over, a bot or no one plays on for the seat, or the game is closed."""
    shown = isinstance(entry, j.MoveShown | j.TakenOver | j.Resigned | j.Closed)
    return shown or (isinstance(entry, j.AccountMerged) and not entry.into)


def _numbers(new: list[dict[str, Any]], events: list[dict[str, Any]]) -> list[int]:
    """The numbers of these among `events`; new ones are added. An event that everybody is told is one object and
    encoded once: those who hear more than others hear it in the same order."""
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
