"""One table read from its journal: is what people were shown, told and sent the one history that it tells?

The journal is replayed with nobody at the table. What holds of any game is checked on the way: time does not go back,
nobody takes back what others know, what needs consent has it, nothing is shown too early, and no view tells more than
its seat's observation does.
"""

import random
from collections.abc import Callable
from typing import Any, Final

import msgspec

from petteia.engine.generator import Generator
from petteia.engine.play import Message
from petteia.engine.protocol import SPECTATOR
from petteia.tables.journal import entries as j
from petteia.tables.journal.loading import created_by, set_up
from petteia.tables.live.envelope import ALL_PRESENT, as_update
from petteia.tables.messages import Chat
from petteia.tables.table.info import info
from petteia.tables.table.table import Table
from petteia.tables.table.timers import opens_until
from tests.simulation.history import History, as_shown, described
from tests.tables.sitting import load

RESAMPLED: Final = 0.1
"""How many positions are looked at for what a view tells that its seat cannot know."""
SILENT: Final = (j.AnswerHeld, j.WindowKeptOpen, j.StandingOrderSet, j.PlanChanged)
"""Entries of which nobody but their own seat may learn anything."""
TELLING: Final = {"e", "event", "kind", "seat", "t"}
"""What an event says that tells no more than that a seat has done something."""
SOONEST_MS: Final = 500
"""How long every window is open at least, if the table has windows."""


class Replay:
    """The journal of a table, entry by entry."""

    def __init__(self, table: str, payloads: list[bytes], history: History, fail: Callable[[str], None]) -> None:
        self.id = table
        self.history = history
        self._fail = fail
        self.entries = [j.decode(payload) for payload in payloads]
        self.rng = random.Random(table)
        self.table: Table = set_up(created_by(payloads), self.entries[1:], load)
        self.infos = {described(info(self.table, []))}
        self.at = self.entries[0].at
        self.opened: dict[int, int] = {}
        """For each seat that is asked: since when, or 0 if that does not count."""
        self.agreed: set[str] = set()
        """Who wants what is proposed,"""
        self.wants = ""
        """and what that is."""
        self.known_lines: set[int] = set()
        """Lines of which others were told more than that somebody has chosen."""
        self.used: dict[tuple[int, int], int] = {}
        self.renamed = False
        self.waited: set[int] = set()
        """Seats whose answers wait for the end of a window,"""
        self.kept: dict[int, str] = {}
        """and the keys of these answers: another one may come by hand when it has closed."""
        self.together: tuple[int, int, list[int]] = (0, 0, [])
        """When the last answers of windows were shown, when they could be at the soonest, and of which seats."""
        self.taken_over: set[int] = set()

    def fail(self, what: str) -> None:
        """Something cannot be."""
        self._fail(f"{what} (entry {self.table.metadata.seq} of {self.id})")

    def run(self) -> Table:
        """The table after its last entry."""
        for entry in self.entries[1:]:
            self._before(entry)
            silent = isinstance(entry, SILENT)
            public = described(info(self.table, [])) if silent else b""
            for envelope in self.table.take(entry):
                self._sent(envelope.to, envelope.message, envelope.n)
                if isinstance(entry, j.Decided) and len(entry.actions) == 1 and envelope.to != entry.seat:
                    self._known(envelope.message)
                if silent and envelope.to != entry.seat:  # type: ignore[union-attr]
                    self.fail(f"others are told of what only seat {entry.seat} may know")  # type: ignore[union-attr]
            if silent and described(info(self.table, [])) != public:
                self.fail(f"everybody can see what only seat {entry.seat} may know")  # type: ignore[union-attr]
            self._after(entry)
        unknown = self.history.infos.get(self.id, set()) - self.infos
        if unknown and not self.renamed:
            self.fail(f"somebody was told what the table never was: {min(unknown)!r}")
        return self.table

    def _known(self, message: Any) -> None:
        """Others have been told more of the last line than that a seat has done something."""
        if isinstance(message, Message) and any(event.keys() - TELLING for event in message.events):
            self.known_lines.add(self.table.running.lines)

    def _before(self, entry: j.AnyEntry) -> None:
        if entry.at < self.at and not isinstance(entry, j.Outage):
            self.fail(f"time has gone back by {self.at - entry.at} ms")
        self.at = entry.at
        if isinstance(entry, j.Decided):
            self._decided(entry)
        elif isinstance(entry, j.Undone):
            if entry.line in self.known_lines:
                self.fail(f"seat {entry.seat} has taken back what others had been told")
        elif isinstance(entry, j.AnswerHeld):
            self.waited = self.waited | {entry.seat} if entry.actions else self.waited - {entry.seat}
            self.kept[entry.seat] = entry.key
        elif isinstance(entry, j.Proposed):
            self.agreed, self.wants = {entry.player}, entry.what
        elif isinstance(entry, j.ProposalAnswered):
            self.agreed = self.agreed | {entry.player} if entry.agrees else set()
        elif isinstance(entry, j.AccountMerged):
            self.agreed = {entry.into if one == entry.player else one for one in self.agreed}
            self.renamed = self.renamed or not entry.into
        elif isinstance(entry, j.WentBack | j.Paused):
            self._consented("undo" if isinstance(entry, j.WentBack) else "pause")
        elif isinstance(entry, j.TakenOver | j.GivenBack):
            over = isinstance(entry, j.TakenOver)
            if over == (entry.seat in self.taken_over):
                self.fail(f"seat {entry.seat} is {'taken over' if over else 'given back'} twice")
            self.taken_over ^= {entry.seat}

    def _consented(self, what: str) -> None:
        present = what == "pause" or self.table.metadata.settings.present_decide
        people = {s.player for s in self.table.seats if s.player and not s.resigned and not (present and s.by_bot)}
        if self.wants != what or not people <= self.agreed:
            self.fail(f"{what} without the consent of {sorted(people - self.agreed)}")

    def _decided(self, entry: j.Decided) -> None:
        table, seat = self.table, entry.seat
        window = table.running.state.stack[-1].window(table.running.state, seat)
        since = self.opened.get(seat, 0)
        soonest = min(SOONEST_MS, table.metadata.settings.window_ms)
        waited = seat in self.waited and self.kept[seat] == entry.key
        if window and (waited or entry.by in ("window", "order", "plan")):
            at, closed, seats = self.together
            closes = opens_until(table, seat)  # for bots sooner, if they alone have been asked for long
            if (at, closed) != (entry.at, closes):
                seats = []
            if seat not in seats and seat < max(seats, default=-1):
                self.fail(f"seat {seat} has answered after seat {max(seats)}: that order tells who chose")
            self.together = (entry.at, closes, [*seats, seat])
        else:
            self.together = (0, 0, [])
        if window and since and entry.at - since < soonest:
            self.fail(f"a window of seat {seat} was closed after {entry.at - since} ms")
        if entry.by == "plan":
            self.used[seat, entry.plan] = self.used.get((seat, entry.plan), 0) + 1
            plan = table.metadata.plans.get(seat)
            mine = next((one for one in plan.entries if one.n == entry.plan), None) if plan is not None else None
            if mine is None:
                self.fail(f"entry {entry.plan} of the plan of seat {seat} has answered, and is not there")
            elif not mine.repeats and self.used[seat, entry.plan] > 1:
                self.fail(f"entry {entry.plan} of the plan of seat {seat} was carried out twice")
        if entry.by == "seat" and entry.player and table.seats[seat].player != entry.player:
            self.fail(f"{entry.player} has decided for seat {seat}")
        if entry.by == "bot" and not table.seats[seat].by_bot and seat not in self.waited:
            self.fail(f"a bot has decided for seat {seat}")
        self.waited.discard(seat)

    def _after(self, entry: j.AnyEntry) -> None:
        table = self.table
        self.infos.add(described(info(table, [])))
        if isinstance(entry, j.WentBack | j.Paused | j.Closed):
            self.agreed, self.wants = set(), ""
        if table.play is None:
            return
        self.opened = {n: self.opened.get(n, entry.at) for n in table.pending()}
        if isinstance(entry, j.Outage | j.Resumed):  # clocks are put forward
            self.opened = dict.fromkeys(self.opened, 0)

    def _sent(self, to: int, message: Any, n: int) -> None:
        if isinstance(message, Message):
            self._update(message, n)
        elif isinstance(message, Chat) and message.text:
            for seated in (True, False) if to == ALL_PRESENT else (to != SPECTATOR,):
                said = self.history.chat.get((self.id, message.number, seated))
                if said is not None and said != message.text:
                    self.fail(f"line {message.number} of the chat was read as {said!r}, and is {message.text!r}")

    def _update(self, message: Message, n: int) -> None:
        seat = message.seat
        shown = self.history.views.get((self.id, seat, n))
        if shown is not None and as_shown(as_update(self.id, n, message)) != shown:
            self.fail(f"update {n} of seat {seat} was shown otherwise than the journal tells it")
        for number, event in enumerate(message.events, message.first_event):
            told = self.history.events.get((self.id, seat, number))
            if told is not None and told != msgspec.json.encode(event, order="deterministic"):
                self.fail(f"event {number} of seat {seat} was told otherwise than the journal tells it")
        if self.rng.random() < RESAMPLED:
            state = self.table.running.shown(seat)
            seen = None if seat == SPECTATOR else seat
            if state.resample(seat, Generator(self.rng.randrange(2**31))).view(seen) != state.view(seen):
                self.fail(f"update {n} of seat {seat} shows what the seat cannot know")
