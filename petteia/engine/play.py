"""A game being played: the position, every line that led to it, and what each seat has been sent.

A record holds the lines of a play. A table is a play with people around it. The conformance suite compares what a
play sends to a seat in one world with what it sends in another.
"""

from typing import Any, Final

from petteia.engine.events import Event, Sink
from petteia.engine.ints import mypyc_attr
from petteia.engine.lines import CONSENT, DECISION, OUTCOME, RULES, UNDO, Entry, Inbox, Message, UndoPoint, standing
from petteia.engine.protocol import CHANCE, OVER, SPECTATOR, Game, Reason, Refused, Seats, State
from petteia.engine.seat_messages import SeatMessages

__all__ = [
    "CONSENT",
    "DECISION",
    "OUTCOME",
    "RULES",
    "TOO_FAR",
    "UNDO",
    "Entry",
    "Message",
    "Play",
    "repeat_next",
    "resume",
    "standing",
]

TOO_FAR: Final = "list_goes_too_far"
"""Why a list of decisions is refused that continues after something has become known."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(SeatMessages):
    """Lines are added with `decide`, `deal` and `undo`, which return the messages that they cause. Forced steps are
    played automatically and are not lines.

    With `listening` every seat, and the spectators, get messages; without, only the position is kept. A play that does
    not `remember` keeps no lines: it takes the same memory after ten and after ten thousand; to go back in it by
    consent, the caller supplies the way back (`way_back`).
    """

    def __init__(self, game: Game, start: State | None = None, listening: bool = True, remembers: bool = True) -> None:
        self.start = (start or game.new()).clone()
        super().__init__(game, self.start.clone(), listening)
        self.lines = 0
        """How many lines there have been."""
        self.entries: list[Entry] = []
        """All of them, if the play remembers."""
        self.remembers = remembers
        self.practice = False
        self._commit = False
        self._begin()

    def _begin(self) -> None:
        sink = Sink()
        self.state.advance(sink)
        self._commit = self._in_commit(False, 0, OVER)
        self._send(SPECTATOR, sink.events)

    # -- lines ----------------------------------------------------------------------------------

    def decide(self, seat: int, action: int, hold: bool = False) -> list[Message]:
        """A seat decides, or `Refused` is raised and nothing changes. With `hold` the others are sent it later: with
        `show`, with the next line that is a barrier, or with the next line that is not held back."""
        entry = Entry(self.lines + 1, DECISION, seat, action)
        entry.holds = hold
        return self._line(entry)

    def decide_all(
        self, seat: int, actions: list[int], hold: bool = False, happened: bool = False
    ) -> list[tuple[int, list[Message]]]:
        """A seat makes several decisions in a row: all of them happen, or `Refused` is raised and nothing changes.
        Returns each line's number with the messages it causes.

        A list ends where something becomes known. Up to there a seat could as well have tried the moves by playing and
        undoing them, so a refusal betrays nothing; beyond, it would. A list that has `happened` before is only
        replayed.
        """
        out: list[tuple[int, list[Message]]] = []
        before = None if happened or len(actions) == 1 else self.fork()
        moments, sent_before, entries = list(self._moments), self.sent, len(self.entries)
        try:
            for action in actions:
                if before is not None and out and self.undoable(seat) is None:
                    raise Refused(Reason(TOO_FAR, {"position": len(out), "of": len(actions)}, ""))
                sent = self.decide(seat, action, hold)
                out.append((self.lines, sent))
        except Exception:
            if before is not None:
                del self.entries[entries:]
                self.lines, self.state, self._commit = before.lines, before.state, before._commit
                self._moments, self._later = moments, before._later
                self.inboxes, self.sent = before.inboxes, sent_before
            raise
        return out

    def deal(self, outcome: int) -> list[Message]:
        """A chance outcome, from the dealer or a record. ValueError if it cannot happen here."""
        return self._line(Entry(self.lines + 1, OUTCOME, SPECTATOR, outcome))

    def _line(self, entry: Entry) -> list[Message]:
        deals, waited, pick = entry.kind == OUTCOME, self.state.pending(), self._commit
        depth, floor = len(self.state.stack), not deals and self.state.stack[-1].floor()
        before = self.state if deals and not self._later else self.state.clone()  # no undo goes back past an outcome
        sink = Sink()
        if deals:
            self.state.resolve(entry.value, sink)
        else:
            self.state.apply(entry.seat, entry.value, sink)
        self.state.advance(sink)
        self.sent = []
        self._commit = self._in_commit(pick, depth, waited)
        # On a floor the order of arrival decides; a secret draft must not show on the undo buttons of others.
        final = floor or self._is_barrier(entry, waited, pick, sink.events)
        held = entry.holds and not final and not pick and len(waited) == 1
        if not held:
            self._show(before)
        self._keep(entry)
        if final:
            self._moments.clear()
        else:
            self._moments.append(UndoPoint(entry, before, pick, any([event.kind.reveals for event in sink.events])))
        if held:
            self._later.append([[event.form(seat) for event in sink.events] for seat in self.inboxes])
        self._send(entry.seat, sink.events, held)
        return self.sent

    def _keep(self, entry: Entry) -> None:
        self.lines += 1
        if self.remembers:
            self.entries.append(entry)

    # -- going back -----------------------------------------------------------------------------

    def _in_commit(self, before: bool, depth: int, waited: Seats) -> bool:
        """Whether a commit is under way: several seats pick, or the last of them still does. `before`, `depth` and
        `waited` are the values of one line ago."""
        who = self.state.pending()
        if len(who) > 1:
            return not self.state.stack[-1].floor()
        return before and len(who) == 1 and who[0] in waited and len(self.state.stack) == depth

    def _is_barrier(self, entry: Entry, waited: Seats, pick: bool, events: list[Event]) -> bool:
        """Whether no seat may go back past this line, even before others have been sent it: after a chance outcome,
        when a seat has learnt something or when control has passed on. Events and pending seats show all of these."""
        if entry.kind == OUTCOME or pick != self._commit:
            return True
        for event in events:
            others = event.to & ~(1 << entry.seat) if event.secret else 0
            own = not event.secret and event.public.get("seat") == entry.seat
            if event.chance or (event.kind.reveals and not own) or others:
                return True
        now = self.state.pending()
        return now is CHANCE or now is OVER or any(seat not in waited and seat != entry.seat for seat in now)

    # -- holding back ---------------------------------------------------------------------------

    def show(self) -> list[Message]:
        """Send everybody the lines held back. From then on they stand, unless all agree to undo them."""
        self.sent = []
        if self._later and self.entries:
            self.entries[-1].shown = True
        self._show(self.state)
        return self.sent

    def _show(self, state: State) -> None:
        if not self._later:
            return
        holder, later = self.holder(), self._later
        self._later = []
        now = state.clone()
        for place, seat in enumerate(self.inboxes):
            self._give(seat, now, [] if seat == holder else [form for line in later for form in line[place]])

    def _show_until(self, line: int) -> None:
        """Everybody goes back to before a line. The others are sent the part of the held lines that stands; its author
        knows it already."""
        holder, later = self.holder(), self._later
        held = self._moments[len(self._moments) - len(later) :]
        self._later = []
        stands = len([moment for moment in held if moment.entry.line < line])
        if not stands:
            return
        now = (held[stands].before if stands < len(held) else self.state).clone()
        for place, seat in enumerate(self.inboxes):
            if seat != holder:
                self._give(seat, now, [form for each in later[:stands] for form in each[place]])

    def undo(self, seat: int) -> list[Message]:
        """A seat takes its last decision back; picks that others made in the same commit stay."""
        line = self._last_of(seat)
        if line is None:
            raise Refused(Reason("cannot_undo", {}, ""))
        held = bool(self._later)
        if held:
            self._later.pop()
        index = next(i for i, moment in enumerate(self._moments) if moment.entry.line == line)
        gone, kept = self._moments[index], self._moments[index + 1 :]
        self.state = gone.before.clone()
        self._commit = gone.pick
        self._moments = self._moments[:index]
        gone.entry.undone = True
        for moment in kept:  # picks of a commit, which goes on without the one that was taken back
            self._moments.append(UndoPoint(moment.entry, self.state.clone(), moment.pick, moment.opens))
            self.state.apply(moment.entry.seat, moment.entry.value)
        self.sent = []
        return self._undone(seat, line, held)

    def way_back(self, line: int) -> dict[str, Any]:
        """The position and undo points before a line that still stands, as plain data: what `go_back` needs for a play
        that does not remember. Takes time in proportion to the game. ValueError if there is no such line."""
        return way_back(self.game, self.start, [e for e in self.entries if e.kind != UNDO and not e.undone], line)

    def go_back(self, line: int, way: dict[str, Any] | None = None) -> list[Message]:
        """Go back to before a line by consent of all, past any barrier. If that undoes a chance outcome, the play
        counts as practice from then on."""
        way = self.way_back(line) if way is None else way
        self.sent = []
        self._show_until(line)
        for entry in self.entries:
            if entry.line >= line and entry.kind != UNDO:
                entry.undone = True
        self.state = self.game.restore(way["state"])
        self._commit = way["commit"]
        self._moments = [_moment(self.game, saved) for saved in way["moments"]]
        if self.remembers:
            for moment in self._moments:
                moment.entry = self.entries[moment.entry.line - 1]
        self.practice = self.practice or bool(way["chance"])
        return self._undone(CONSENT, line)

    def _undone(self, seat: int, line: int, held: bool = False) -> list[Message]:
        self._keep(Entry(self.lines + 1, UNDO, seat, line))
        self._send(seat, [], held, undone=True)
        return self.sent

    def repeat(self, entry: Entry) -> list[Message]:
        """Add a line from another play or a record. A record does not say what was held back for a while, so a line
        that opened something may be taken back here."""
        if entry.passed:
            return self._pass_over(entry)
        sent = self._repeated(entry)
        if entry.shown:
            self.sent = sent + self.show()
        return self.sent

    def _repeated(self, entry: Entry) -> list[Message]:
        if entry.kind == DECISION:
            return self.decide(entry.seat, entry.value, entry.holds)
        if entry.kind == OUTCOME:
            return self.deal(entry.value)
        if entry.kind == RULES:
            return self._other_rules(entry)
        if entry.seat == CONSENT:
            return self.go_back(entry.value)
        if self._last_of(entry.seat) != entry.value:
            raise ValueError(f"seat {entry.seat} cannot go back to line {entry.value} here")
        return self.undo(entry.seat)

    # -- other rules ----------------------------------------------------------------------------

    def _pass_over(self, entry: Entry) -> list[Message]:
        """Keep a line that was played by other rules, without playing it."""
        self.sent, self._moments, self._later = [], [], []
        if entry.kind == UNDO:
            for gone in self.entries:
                if gone.line == entry.value or (gone.line > entry.value and entry.seat == CONSENT):
                    gone.undone = gone.undone or gone.kind != UNDO
        self._keep(entry.again())
        for inbox in self.inboxes.values():
            inbox.decision += 1  # the decision asked then may have had any number up to this one
            _, inbox.events = entry.reached.get(inbox.seat, (0, inbox.events))
        return self.sent

    def _other_rules(self, entry: Entry) -> list[Message]:
        """From here on other rules hold, which this play has used from its beginning: either the lines that stand lead
        to the same position, or the position is taken over as it was."""
        self.sent = []
        self._keep(entry.again())
        cells = None if entry.change is None else entry.change.cells
        if cells is not None:
            self.state = self.game.unpack(cells)
            sink = Sink()
            self.state.advance(sink)
            self._moments, self._later = [], []
            self._commit = self._in_commit(False, 0, OVER)
            self._send(CONSENT, sink.events)
        return self.sent

    def fork(self) -> "Play":
        """An independent play at the same position, which does not remember its lines. Messages already sent are not
        copied."""
        copy = Play(self.game, self.start, listening=False, remembers=False)
        copy.start = self.start
        copy.lines, copy.listening, copy.practice = self.lines, self.listening, self.practice
        copy._commit = self._commit
        copy.state = self.state.clone()
        copy._moments = []
        for m in self._moments:
            entry = Entry(m.entry.line, m.entry.kind, m.entry.seat, m.entry.value)
            copy._moments.append(UndoPoint(entry, m.before, m.pick, m.opens))  # `before` is never changed
        copy.sent_stands, copy._later = self.sent_stands, list(self._later)
        copy.inboxes = {}
        for seat, inbox in self.inboxes.items():
            own = Inbox(seat)
            own.decision, own.owes, own.events = inbox.decision, inbox.owes, inbox.events
            own.last = inbox.last
            copy.inboxes[seat] = own
        return copy

    # -- plain data -----------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        """The play as plain data for `resume`, without its lines and without what has been sent. It is as long after
        ten thousand lines as after ten."""
        shown: list[State] = []
        inboxes: list[list[Any]] = []
        for inbox in self.inboxes.values():
            last = inbox.last
            at = -1
            if last.state is not None:
                at = next((i for i, state in enumerate(shown) if state is last.state), len(shown))
                if at == len(shown):
                    shown.append(last.state)  # several seats were shown the same position, each from its side
            inboxes.append([inbox.seat, inbox.decision, inbox.owes, inbox.events, at, last.undo, last.held])
        return {
            "start": self.start.save(),
            "state": self.state.save(),
            "lines": self.lines,
            "practice": self.practice,
            "commit": self._commit,
            "moments": [moment.save() for moment in self._moments],
            "later": self._later,
            "shown": [state.save() for state in shown],
            "inboxes": inboxes,
        }


def way_back(game: Game, start: State, standing: list[Entry], line: int) -> dict[str, Any]:
    """The position and undo points before one of the lines that stand, as `Play.go_back` takes them."""
    kept = [e for e in standing if e.line < line]
    if len(kept) == len(standing) or standing[len(kept)].line != line:
        raise ValueError(f"line {line} is not a decision or outcome that still stands")
    if standing[len(kept)].passed and kept and kept[-1].passed:
        raise ValueError(f"line {line} was played by other rules")
    fresh = Play(game, start, listening=False, remembers=False)
    for entry in kept:
        fresh.repeat(entry)
    played = [entry for entry in kept if entry.kind != RULES and not entry.passed]
    for moment, entry in zip(fresh._moments, played[len(played) - len(fresh._moments) :], strict=True):
        moment.entry = entry  # with the line number of the play that goes back
    return {
        "state": fresh.state.save(),
        "commit": fresh._commit,
        "moments": [moment.save() for moment in fresh._moments],
        "chance": any([e.kind == OUTCOME for e in standing[len(kept) :]]),
    }


def repeat_next(play: Play, lines: list[Entry]) -> tuple[int, int] | None:
    """Play the next of these lines in a play that does not remember those before; returns the first and the last line
    that it takes back, if any. ValueError or `Refused` if it cannot happen."""
    entry = lines[play.lines]
    if entry.kind == UNDO and entry.seat == CONSENT and not entry.passed:
        way = way_back(play.game, play.start, standing(lines[: play.lines]), entry.value)
        play.go_back(entry.value, way)
        return entry.value, entry.line - 1
    play.repeat(entry)
    return (entry.value, entry.value) if entry.kind == UNDO and not entry.passed else None


def _moment(game: Game, saved: list[Any]) -> UndoPoint:
    line, kind, seat, value, before, pick, *opens = saved
    return UndoPoint(Entry(line, kind, seat, value), game.restore(before), pick, bool(opens) and opens[0])


def resume(game: Game, saved: dict[str, Any]) -> Play:
    """The play that `save` wrote: it goes on exactly as that one would have, but does not remember its lines."""
    play = Play(game, game.restore(saved["start"]), listening=False, remembers=False)
    play.listening = True
    play.state = game.restore(saved["state"])
    play.lines = saved["lines"]
    play.practice = saved["practice"]
    play._commit = saved["commit"]
    play._moments = [_moment(game, moment) for moment in saved["moments"]]
    play._later = saved.get("later", [])
    shown = [game.restore(state) for state in saved["shown"]]
    for seat, decision, owes, events, at, undo, *held in saved["inboxes"]:
        inbox = play.inboxes[seat]
        inbox.decision, inbox.owes, inbox.events = decision, owes, events
        inbox.last = Message(seat, shown[at] if at >= 0 else None, undo, bool(held) and held[0])
    return play
