"""A table of three around the small game: people, a clock that only moves when told to, known bytes."""

import os
import random
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import petteia
from petteia.engine.play import Message, Play
from petteia.engine.protocol import CHANCE, SPECTATOR, Game
from petteia.tables.afterwards.past import Reel, past
from petteia.tables.commands.context import CommandResult
from petteia.tables.commands.play import TableCommands
from petteia.tables.journal import entries as j
from petteia.tables.journal.history import remembered, way_back_to
from petteia.tables.journal.loading import load_table
from petteia.tables.journal.specs import BotSpec, Clock, GameSpec, SeatPlan, Settings
from petteia.tables.live.envelope import ALL_PRESENT, as_update
from petteia.tables.messages import Ack, Past
from petteia.tables.ports.store import Back, Batch, Outcome
from petteia.tables.table.metadata import RUNNING, Delivery
from petteia.tables.table.table import Table

FOLDER = os.environ.get("PETTEIA_OUTSIDE") or str(Path(__file__).parents[1] / "games" / "agora")
AGORA = f"{FOLDER}/agora.py:GAME"
PEOPLE = ("ida", "joe", "kim")
PATIENCE_S = 120
"""How long a test waits for a condition: a busy machine takes its time, and an idle one never waits."""
LAY_ONE, LAY_TWO, LAY_THREE, DONE, PAY_ONE, PAY_TWO, PAY_THREE = range(7)


@cache
def _box(game: str, seats: int | None) -> Game:
    return petteia.load(game, seats)


def load(game: str, seats: int | None, options: Mapping[str, str] | None, components: Mapping[str, Any] | None) -> Game:
    return _box(game, seats)


def one_more(play: Play, rng: random.Random) -> None:
    """Any next step in a game that is not over: chance by its weights, people anybody with anything."""
    waiting = play.state.pending()
    if waiting == CHANCE:
        weights = [int(w) for w in play.state.chance()]
        play.deal(rng.choices(range(len(weights)), weights)[0])
    else:
        seat = rng.choice(waiting)
        play.decide(seat, rng.choice([int(a) for a in play.state.legal(seat)]))


class Told(NamedTuple):
    """A note as it travels."""

    to: int
    message: Any


class Sitting:
    """A table's commands with all their results: the journal, and the messages to everybody."""

    def __init__(
        self,
        settings: Settings | None = None,
        seats: list[SeatPlan] | None = None,
        seed: int = 1,
        begin: bool = True,
        start: dict[str, Any] | None = None,
        game: str = AGORA,
    ) -> None:
        self.now = 1_000_000
        self.random = random.Random(seed)
        self.journal: list[bytes] = []
        self.envelopes: list[Told] = []
        self.told: list[Delivery] = []
        self.written: list[Batch] = []
        """The entries handed to the store, command by command."""
        self.moments: list[int] = []
        box, name = _box(game, 3), "agora" if game == AGORA else game
        spec = GameSpec(game, name, 3, {}, box.rules_version)
        plans = seats or [SeatPlan(p, p.title()) for p in PEOPLE]
        settings = settings or Settings(window_ms=0)
        created = j.Created(self.now, "t1", spec, "ida", settings, plans, start)
        self.journal.append(j.encode(created))
        self.written.append(Batch("t1", 1, self.now, self.journal[:]))
        self.commands = TableCommands(Table(created, load), self.entropy, self.now)
        for plan in plans:
            self.commands.context.away.pop(plan.player, None)
        if begin:
            self.begin()

    def entropy(self, n: int) -> bytes:
        return self.random.randbytes(n)

    @property
    def table(self) -> Table:
        return self.commands.table

    @property
    def outcomes(self) -> list[Outcome]:
        """The result of the game, each time it was stored."""
        return [batch.outcome for batch in self.written if batch.outcome is not None]

    def begin(self) -> None:
        for n, seat in enumerate(self.table.seats):
            if seat.player:
                self.do(lambda s, now, p=seat.player, n=n: s.seating.ready(p, n, True, now=now))
        self.ok(lambda s, now: s.seating.start("ida", now=now))
        for n, seat in enumerate(self.table.seats):
            if seat.player:
                self.do(lambda s, now, p=seat.player, n=n: s.seating.add(p, n, self.entropy(16), now=now))
        assert self.table.status == RUNNING

    def do(self, command: Callable[..., CommandResult]) -> Any:
        """Run a command now; returns the reply. If it completes the consent to an undo, the undo happens."""
        reply = self.take(command(self.commands, self.now))
        consent = self.commands.consent
        line, consent.going_back = consent.going_back, 0
        if line:
            first, way = way_back_to(remembered(self.journal, load), line) or (line, None)
            self.take(consent.go_back(first, way, now=self.now))
        return reply

    def back(self, seat: int, moment: int) -> Back | None:
        """The target of an undo to a seat's update, as a store finds it beside the journal."""
        shown = next((t.line for t in self.told if t.seats[seat][0] >= moment), None)
        if shown is None or moment < 1:
            return None
        if self.told[-1].seats[seat][0] <= self.told[shown].seats[seat][0]:
            return Back(0, {})
        seats = self.told[shown].seats
        return Back(shown + 1, {n if n < len(seats) - 1 else SPECTATOR: sent for n, (sent, _, _) in enumerate(seats)})

    def past(self, seat: int, first: int, count: int = 1, brief: bool = False) -> Past:
        """A seat's earlier messages, as the archive finds them."""
        table = remembered(self.journal, load)
        return past(table, Reel(table.running, seat), self.table.metadata.heard[seat].sent, first, count, brief)

    def take(self, answer: CommandResult) -> Any:
        assert not answer.entries or answer.seq == len(self.journal) + 1
        self.journal += answer.entries
        if answer.entries:
            told, outcome = answer.told, answer.outcome
            self.written.append(Batch("t1", answer.seq, self.now, answer.entries, told=told, outcome=outcome))
        for note in answer.envelopes:
            sent = note.message
            self.envelopes.append(Told(note.to, as_update("t1", note.n, sent) if isinstance(sent, Message) else sent))
        for delivery in answer.told:
            self.told.append(self.told.pop().and_then(delivery) if delivery.later else delivery)
        self.moments += [self.now] * len(answer.envelopes)
        return answer.reply

    def ok(self, command: Callable[..., CommandResult]) -> Any:
        reply = self.do(command)
        assert isinstance(reply, Ack), reply
        return reply

    def decide(self, seat: int, *actions: int, key: str = "", decision: int | None = None) -> Any:
        number = self.table.decision(seat) if decision is None else decision
        player = self.table.seats[seat].player
        return self.do(lambda s, now: s.decide(player, seat, number, list(actions), key, now=now))

    def due(self) -> int | None:
        """When the table wants to be woken."""
        return self.commands.due()

    def wait(self, ms: int) -> None:
        """Time goes on, and the table is woken whenever it asked to be."""
        until = self.now + ms
        while (due := self.due()) is not None and due <= until:
            self.now = max(self.now, due)
            self.do(lambda s, now: s.tick(now=now))
        self.now = until

    def sent_to(self, seat: int, begin: int = 0) -> list[Any]:
        """The messages to a seat (or `SPECTATOR`)."""
        return [note.message for note in self.envelopes[begin:] if note.to in (seat, ALL_PRESENT)]

    def legal(self, seat: int) -> list[int]:
        return [int(a) for a in self.table.running.state.legal(seat)]

    def play_some(self, decisions: int, seed: int = 0) -> None:
        """Everybody decides at random."""
        rng = random.Random(seed)
        for _ in range(decisions):
            pending = self.table.pending()
            if not pending:
                return
            seat = rng.choice(pending)
            assert isinstance(self.decide(seat, rng.choice(self.legal(seat))), Ack)

    def play_out(self, seed: int = 0) -> None:
        self.play_some(1000, seed)
        assert not self.table.pending()

    def reloaded(self, snapshot: bytes | None = None) -> Table:
        return load_table(self.journal, load, snapshot)


__all__ = [
    "AGORA",
    "DONE",
    "PEOPLE",
    "BotSpec",
    "Clock",
    "SeatPlan",
    "Settings",
    "Sitting",
    "load",
]
