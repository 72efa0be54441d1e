"""A game being played: the position, every line that led to it, and what each seat has been sent.

A record is the lines of a play. A table is a play with people around it. The conformance suite compares what a
play sends to a seat in one world with what it sends in another.
"""

import json
from collections.abc import Sequence
from typing import Any, Final

from petteia.engine.events import Event, Form, Sink
from petteia.engine.ints import mypyc_attr
from petteia.engine.protocol import CHANCE, OVER, SPECTATOR, Game, Reason, Refused, Seats, State
from petteia.engine.view import View

DECISION: Final = "decision"
OUTCOME: Final = "outcome"
UNDO: Final = "undo"

CONSENT: Final = -1
"""The `seat` of an undo that everybody agreed to."""


class Entry:
    """One line: a seat's decision, a chance outcome, or going back to before a line."""

    def __init__(self, line: int, kind: str, seat: int, value: int) -> None:
        self.line = line
        self.kind = kind
        self.seat = seat
        self.value = value  # the action, the outcome, or the line gone back to
        self.undone = False

    def __repr__(self) -> str:
        return f"Entry({self.line}, {self.kind}, seat {self.seat}, {self.value}{', undone' if self.undone else ''})"


class Sight:
    """What a seat sees at one moment. Laying out a view takes hundreds of times as long as keeping the position, and
    most are never looked at: so it is made when it is asked for."""

    def __init__(self, seat: int, state: State | None = None, undo: bool = False, view: View | None = None) -> None:
        self.seat = seat
        self._state = state
        self._undo = undo
        self._view = view

    @property
    def view(self) -> View:
        """What the seat sees, with whether it may take its last decision back."""
        if self._view is None:
            view: View = {}
            if self._state is not None:
                view = self._state.view(None if self.seat == SPECTATOR else self.seat)
                view["undo"] = self._undo
            self._view = view
        return self._view

    def put_away(self) -> None:
        """The view has been written and is hardly asked for again, but the play keeps this until its next line: a large
        view is let go, so that its memory is used again before it has left the cache. It can be laid out anew."""
        if self._state is not None:
            self._view = None

    def same(self, other: "Sight") -> bool:
        """Whether the seat sees no difference. A view is drawn from what the seat knows and who is asked, so that
        these need not be laid out to be compared."""
        mine, theirs = self._state, other._state
        if mine is None or theirs is None or not mine.stack or not theirs.stack:
            return self.view == other.view
        if self._undo != other._undo or mine.pending() != theirs.pending():
            return False
        return list(mine.seen(self.seat).pack()) == list(theirs.seen(self.seat).pack())


class Message:
    """What a seat is sent after a line: the number of the decision it now owes, what it heard, what it sees.

    `told` is what happened in full; it stays here and only says of what nature each of `events` is.
    """

    def __init__(
        self, decision: int, first_event: int, events: list[Form], sight: Sight, told: Sequence[Event] = ()
    ) -> None:
        self.decision = decision
        self.first_event = first_event
        self.events = events
        self.sight = sight
        self.told = told

    @property
    def view(self) -> View:
        """What the seat sees."""
        return self.sight.view

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {"decision": self.decision, "event": self.first_event, "events": self.events, "view": self.view}

    def text(self) -> str:
        """As the bytes that travel."""
        return json.dumps(self.plain(), sort_keys=True, separators=(",", ":"))


class Inbox:
    """A seat's side of a play. Its numbers count what was put to it and sent to it, never what others did."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.decision = 0
        self.owes = False
        self.events = 0
        self.last = Sight(seat)
        """What the last message showed."""
        self.messages: list[Message] = []

    def ask(self, waited_for: bool, acted: bool) -> None:
        """Something has happened; is a decision of this seat waited for, and was it the seat that acted?"""
        if waited_for and (not self.owes or acted):
            self.decision += 1
        self.owes = waited_for


class Moment:
    """A line that can still be taken back, the position before it, and whether it is a pick of a commit."""

    def __init__(self, entry: Entry, before: State, pick: bool) -> None:
        self.entry = entry
        self.before = before
        self.pick = pick


@mypyc_attr(allow_interpreted_subclasses=True)
class Play:
    """Lines are added with `decide`, `deal` and `undo`; forced steps play themselves and are not lines.

    With `listening` every seat, and the spectators, get messages; without, only the position is kept.
    """

    def __init__(self, game: Game, start: State | None = None, listening: bool = True) -> None:
        self.game = game
        self.start = (start or game.new()).clone()
        self.state = self.start.clone()
        self.entries: list[Entry] = []
        self.listening = listening
        self.practice = False
        self.inboxes: dict[int, Inbox] = {seat: Inbox(seat) for seat in (*range(int(game.seats)), SPECTATOR)}
        self._moments: list[Moment] = []
        self._commit = False
        self._begin()

    def _begin(self) -> None:
        sink = Sink()
        self.state.advance(sink)
        self._commit = self._in_commit(False, 0, OVER)
        self._send(SPECTATOR, sink.events)

    # -- lines ----------------------------------------------------------------------------------

    def decide(self, seat: int, action: int) -> Entry:
        """A seat decides, or `Refused` is raised and nothing has changed."""
        return self._line(Entry(len(self.entries) + 1, DECISION, seat, action))

    def deal(self, outcome: int) -> Entry:
        """A chance outcome, from the dealer or a record. ValueError if it cannot happen here."""
        return self._line(Entry(len(self.entries) + 1, OUTCOME, SPECTATOR, outcome))

    def _line(self, entry: Entry) -> Entry:
        before, waited, pick = self.state.clone(), self.state.pending(), self._commit
        sink = Sink()
        if entry.kind == DECISION:
            self.state.apply(entry.seat, entry.value, sink)
        else:
            self.state.resolve(entry.value, sink)
        self.state.advance(sink)
        self.entries.append(entry)
        self._commit = self._in_commit(pick, len(before.stack), waited)
        # On a floor the order of arrival decides; that somebody drafts in secret must not show on others' undo buttons.
        if before.stack[-1].floor() or self._is_barrier(entry, waited, pick, sink.events):
            self._moments.clear()
        else:
            self._moments.append(Moment(entry, before, pick))
        self._send(entry.seat, sink.events)
        return entry

    # -- going back -----------------------------------------------------------------------------

    def _in_commit(self, before: bool, depth: int, waited: Seats) -> bool:
        """Whether a commit is under way: several seats pick, or the last of them still does. `before`, `depth` and
        `waited` are how it was one line ago."""
        who = self.state.pending()
        if len(who) > 1:
            return not self.state.stack[-1].floor()
        return before and len(who) == 1 and who[0] in waited and len(self.state.stack) == depth

    def _is_barrier(self, entry: Entry, waited: Seats, pick: bool, events: list[Event]) -> bool:
        """Whether nobody may go back past this line: a chance outcome, something learnt, something of one's own
        revealed, control passed on. All of it is read off the events and off who is asked."""
        if entry.kind == OUTCOME or pick != self._commit:
            return True
        for event in events:
            others = event.to & ~(1 << entry.seat) if event.secret else 0
            if event.chance or event.kind.reveals or others:
                return True
        now = self.state.pending()
        return now is CHANCE or now is OVER or any(seat not in waited and seat != entry.seat for seat in now)

    def undoable(self, seat: int) -> int | None:
        """The line a seat may take back: its last one since the last barrier, if nobody has gone on from it.
        Picks of others in the same commit do not count: they are not touched."""
        passed_over = False
        for moment in reversed(self._moments):
            if moment.entry.seat == seat:
                return moment.entry.line if moment.pick or not passed_over else None
            if not moment.pick:
                return None
            passed_over = True
        return None

    def undo(self, seat: int) -> Entry:
        """A seat takes its last decision back; picks that others made in the same commit stay."""
        line = self.undoable(seat)
        if line is None:
            raise Refused(Reason("cannot_undo", {}, ""))
        index = next(i for i, moment in enumerate(self._moments) if moment.entry.line == line)
        gone, kept = self._moments[index], self._moments[index + 1 :]
        self.state = gone.before
        self._commit = gone.pick
        self._moments = self._moments[:index]
        gone.entry.undone = True
        for moment in kept:  # picks of a commit, which goes on without the one that was taken back
            self._moments.append(Moment(moment.entry, self.state.clone(), moment.pick))
            self.state.apply(moment.entry.seat, moment.entry.value)
        return self._undone(seat, line)

    def go_back(self, line: int) -> Entry:
        """By consent of all: back to before a line, past any barrier. If that unmakes a chance outcome the play
        counts as practice from then on."""
        targets = [e for e in self.entries if e.line == line and e.kind != UNDO and not e.undone]
        if not targets:
            raise ValueError(f"line {line} is not a decision or outcome that still stands")
        kept = [e for e in self.entries if e.line < line and e.kind != UNDO and not e.undone]
        for entry in self.entries:
            if entry.line >= line and entry.kind != UNDO and not entry.undone:
                entry.undone = True
                self.practice = self.practice or entry.kind == OUTCOME
        fresh = Play(self.game, self.start, listening=False)
        for entry in kept:
            fresh.repeat(entry)
        self.state, self._moments, self._commit = fresh.state, fresh._moments, fresh._commit
        by_line = {e.line: e for e in self.entries}
        for moment, entry in zip(self._moments, kept[len(kept) - len(self._moments) :], strict=True):
            moment.entry = by_line[entry.line]
        return self._undone(CONSENT, line)

    def _undone(self, seat: int, line: int) -> Entry:
        entry = Entry(len(self.entries) + 1, UNDO, seat, line)
        self.entries.append(entry)
        self._send(seat, [], undone=True)
        return entry

    def repeat(self, entry: Entry) -> Entry:
        """Add a line as another play or a record has it."""
        if entry.kind == DECISION:
            return self.decide(entry.seat, entry.value)
        if entry.kind == OUTCOME:
            return self.deal(entry.value)
        if entry.seat == CONSENT:
            return self.go_back(entry.value)
        if self.undoable(entry.seat) != entry.value:
            raise ValueError(f"seat {entry.seat} cannot go back to line {entry.value} here")
        return self.undo(entry.seat)

    # -- what is sent ---------------------------------------------------------------------------

    def _send(self, actor: int, events: list[Event], undone: bool = False) -> None:
        """Give every seat its message. A seat for which nothing has happened gets none: even its arrival would
        tell that somebody made a secret pick."""
        if not self.listening:
            return
        waiting = self.state.pending()
        now = self.state.clone()
        for seat, inbox in self.inboxes.items():
            inbox.ask(seat >= 0 and seat in waiting, seat == actor)
            heard = [event.form(seat) for event in events]
            sight = self._sight(seat, now)
            if undone and (seat == actor or not sight.same(inbox.last)):
                heard.append({"event": "undone", "seat": actor})
            if heard or not sight.same(inbox.last):
                inbox.messages.append(Message(self.decision_number(seat), inbox.events, heard, sight, events))
                inbox.events += len(heard)
                inbox.last = sight

    def decision_number(self, seat: int) -> int:
        """How many decisions have been put to a seat."""
        return self.inboxes[seat].decision

    def view(self, seat: int) -> View:
        """What a seat sees now, laid out."""
        return self.sight(seat).view

    def sight(self, seat: int) -> Sight:
        """What a seat sees now."""
        return self._sight(seat, self.state.clone())

    def _sight(self, seat: int, now: State) -> Sight:
        return Sight(seat, now, seat != SPECTATOR and self.undoable(seat) is not None)

    def received(self, seat: int) -> list[str]:
        """Everything a seat has been sent, as text."""
        return [message.text() for message in self.inboxes[seat].messages]

    def fork(self) -> "Play":
        """A play of its own that stands where this one does: what happens to one does not happen to the other. What
        has been sent stays behind."""
        copy = Play(self.game, self.start, listening=False)
        copy.listening, copy.practice, copy._commit = self.listening, self.practice, self._commit
        copy.state = self.state.clone()
        for old in self.entries:
            entry = Entry(old.line, old.kind, old.seat, old.value)
            entry.undone = old.undone
            copy.entries.append(entry)
        copy._moments = [Moment(copy.entries[m.entry.line - 1], m.before.clone(), m.pick) for m in self._moments]
        copy.inboxes = {}
        for seat, inbox in self.inboxes.items():
            own = Inbox(seat)
            own.decision, own.owes, own.events = inbox.decision, inbox.owes, inbox.events
            own.last = inbox.last
            copy.inboxes[seat] = own
        return copy

    # -- plain data -----------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        """The play as plain data, without the messages that have been sent: what `resume` goes on from."""
        return {
            "start": self.start.save(),
            "state": self.state.save(),
            "entries": [[e.kind, e.seat, e.value, e.undone] for e in self.entries],
            "practice": self.practice,
            "commit": self._commit,
            "moments": [[m.entry.line, m.before.save(), m.pick] for m in self._moments],
            "inboxes": [[i.seat, i.decision, i.owes, i.events, i.last.view] for i in self.inboxes.values()],
        }


def resume(game: Game, saved: dict[str, Any]) -> Play:
    """The play that `save` wrote: it goes on exactly as that one would have."""
    play = Play(game, game.restore(saved["start"]), listening=False)
    play.listening = True
    play.state = game.restore(saved["state"])
    for kind, seat, value, undone in saved["entries"]:
        entry = Entry(len(play.entries) + 1, kind, seat, value)
        entry.undone = undone
        play.entries.append(entry)
    play.practice = saved["practice"]
    play._commit = saved["commit"]
    play._moments = [
        Moment(play.entries[line - 1], game.restore(before), pick) for line, before, pick in saved["moments"]
    ]
    for seat, decision, owes, events, last_view in saved["inboxes"]:
        inbox = play.inboxes[seat]
        inbox.decision, inbox.owes, inbox.events, inbox.last = decision, owes, events, Sight(seat, view=last_view)
    return play
