"""The lines of a play, and what each seat is sent with them."""

import json
from collections.abc import Sequence
from typing import Any, Final

from petteia.engine.events import Event, Form
from petteia.engine.protocol import SPECTATOR, State
from petteia.engine.view import View
from petteia.engine.view_text import as_json

DECISION: Final = "decision"
OUTCOME: Final = "outcome"
UNDO: Final = "undo"
RULES: Final = "rules"

CONSENT: Final = -1
"""The `seat` of an undo that everybody agreed to."""
NOT_UNDONE: Final = -2


class Change:
    """From a line on, a game is played by another version of its rules. `past` lists ranges of earlier lines that were
    played by the old rules and are not played again; `cells` is the position at that moment, if it was taken over as it
    was."""

    def __init__(self, version: int, past: Sequence[tuple[int, int]] = (), cells: list[int] | None = None) -> None:
        self.version = version
        self.past = list(past)
        self.cells = cells

    def text(self) -> str:
        """The change as written in a record."""
        past = "".join([f" past {first}-{last}" for first, last in self.past])
        kept = "" if self.cells is None else f" with {json.dumps(self.cells, separators=(',', ':'))}"
        return f"rules {self.version}{past}{kept}"


class Entry:
    """One line: a seat's decision, a chance outcome, a step back to before a line, or other rules from here on."""

    def __init__(self, line: int, kind: str, seat: int, value: int) -> None:
        self.line = line
        self.kind = kind
        self.seat = seat
        self.value = value  # the action, the outcome, the line gone back to, or the version of the rules
        self.undone = False
        self.holds = False  # the seat wants to hold it back from the others
        self.shown = False  # after it, everything held back was shown
        self.change: Change | None = None
        self.passed = False  # it was played by other rules and is not played again: `text` is its line in the record,
        self.text = ""
        self.reached: dict[int, tuple[int, int]] = {}  # and how many updates and events each seat had got after it

    def again(self) -> "Entry":
        """The same line for another play, where it has not been taken back yet."""
        other = Entry(self.line, self.kind, self.seat, self.value)
        other.change, other.passed, other.text, other.reached = self.change, self.passed, self.text, self.reached
        return other

    def __repr__(self) -> str:
        return f"Entry({self.line}, {self.kind}, seat {self.seat}, {self.value}{', undone' if self.undone else ''})"


def standing(lines: list[Entry]) -> list[Entry]:
    """The lines from the beginning of a game that were not taken back."""
    out: list[Entry] = []
    for entry in lines:
        if entry.kind != UNDO:
            out.append(entry)
            continue
        at = len(out)
        while at > 0 and out[at - 1].line > entry.value:
            at -= 1
        if at > 0 and out[at - 1].line == entry.value:
            del out[at - 1 : len(out) if entry.seat == CONSENT else at]
    return out


class Message:
    """What a seat is sent after a line: the number of the decision it now owes, what it heard, what it sees.

    Laying out a view takes hundreds of times as long as keeping the position, and most are never looked at, so it is
    made on demand. `told` has the events in full; it is never sent and only gives the kind of each of `events`.
    """

    def __init__(
        self,
        seat: int,
        state: State | None = None,
        undo: bool = False,
        held: bool = False,
        decision: int = 0,
        first_event: int = 0,
        view: View | None = None,
    ) -> None:
        self.seat = seat
        self.state = state
        self.undo = undo  # whether the seat may take its last decision back
        self.held = held  # the others have not been shown all of it
        self.decision = decision
        self.first_event = first_event
        self.events: list[Form] = []
        self.told: Sequence[Event] = ()
        self._view = view
        self._knows: list[int] | None = None

    @property
    def view(self) -> View:
        """What the seat sees, and whether it may take its last decision back."""
        if self._view is None:
            self._view = self.lay_out()
        return self._view

    def lay_out(self) -> View:
        """The same for a writer, which does not keep it. (A play keeps this message until its next line; a large view
        is freed, so that its memory is reused while it is still in the cache.)"""
        if self.state is None:
            return self._view or {}
        view = self.state.view(None if self.seat == SPECTATOR else self.seat)
        view["undo"] = self.undo
        return view

    def written(self) -> str:
        """The same as text, without what only programs read."""
        if self.state is None:
            return as_json(self._view or {})
        text = self.state.written(None if self.seat == SPECTATOR else self.seat)
        return f'{text[:-1]},"undo":{as_json(self.undo)}}}'

    def owes(self) -> bool:
        """Whether the seat owes a decision."""
        pending: Sequence[int] = self.view["pending"] if self.state is None else self.state.pending()
        return self.seat >= 0 and self.seat in pending

    def same(self, other: "Message") -> bool:
        """Whether the seat sees no difference. A view is drawn from what the seat knows and who is asked, so these are
        compared without laying views out."""
        mine, theirs = self.state, other.state
        if mine is None or theirs is None or not mine.stack or not theirs.stack:
            return self.view == other.view
        if self.undo != other.undo or self.held != other.held or mine.pending() != theirs.pending():
            return False
        return self.knows(mine) == other.knows(theirs)

    def knows(self, state: State) -> list[int]:
        """What the seat knows of its position, as numbers. The last message to a seat is compared with many that are
        never sent: one for each secret pick of others."""
        if self._knows is None:
            self._knows = [int(x) for x in state.observe(self.seat).pack()]
        return self._knows

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {"decision": self.decision, "event": self.first_event, "events": self.events, "view": self.view}

    def text(self) -> str:
        """As the bytes that travel."""
        return json.dumps(self.plain(), sort_keys=True, separators=(",", ":"))


class Inbox:
    """A seat's side of a play. Its numbers count the seat's own decisions and messages, never what others did."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.decision = 0
        self.owes = False
        self.events = 0
        self.last = Message(seat)

    def ask(self, waited_for: bool, acted: bool) -> None:
        """Note after an event whether this seat owes a decision, and whether it was the seat that acted."""
        if waited_for and (not self.owes or acted):
            self.decision += 1
        self.owes = waited_for


class UndoPoint:
    """A line that can still be taken back, the position before it, whether it is a pick of a commit, and whether it
    `opens` something of the seat's own: then it can be taken back only until others have been sent it."""

    def __init__(self, entry: Entry, before: State, pick: bool, opens: bool = False) -> None:
        self.entry = entry
        self.before = before
        self.pick = pick
        self.opens = opens

    def save(self) -> list[Any]:
        """As plain data."""
        entry = self.entry
        return [entry.line, entry.kind, entry.seat, entry.value, self.before.save(), self.pick, self.opens]
