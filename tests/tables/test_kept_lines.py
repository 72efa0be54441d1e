"""Whatever is held back, taken back or shown, and whenever the server stops: the lines sent to every seat, those it
reads later by page and those replayed from the journal are the same."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from petteia.engine.play import DECISION, Play
from petteia.engine.protocol import SPECTATOR
from petteia.games import shelf
from petteia.games.age_of_mythology.scenario import scenario
from petteia.store.sqlite.store import SqliteStore
from petteia.tables.commands.people import OFFER_MS
from petteia.tables.journal import entries as j
from petteia.tables.journal.history import remembered, told_by
from petteia.tables.journal.loading import created_by, set_up
from petteia.tables.journal.specs import SeatPlan, Settings
from petteia.tables.live.live_table import LiveTable
from petteia.tables.live.registry import TableRegistry
from petteia.tables.live.subscription import Subscription
from petteia.tables.messages import Update
from petteia.tables.table.metadata import RUNNING, Delivery
from tests.tables.sitting import AGORA, PEOPLE, load

SEATS = (0, 1, 2, SPECTATOR)
CONFIRM_MS = 30_000
GAMES = (AGORA, *sorted(shelf()))


OFTEN: dict[str, float] = {
    "decide": 30, "several": 5, "undo": 2, "confirm": 4, "wait": 2, "propose": 2, "agree": 0,
    "resign": 0.15, "away": 1, "bot": 0.5, "back": 1, "end": 0.15,
}  # fmt: skip
"""How often each thing is done."""


class NotSynced(SqliteStore):
    """No power cut here: committed data is in the file."""

    SYNCHRONOUS = "OFF"


class Instance:
    """A server with one table, and everybody's screens. It stops now and then, cleanly or not, and starts again."""

    def __init__(self, path: Path, game: str, seed: int) -> None:
        self.path, self.game, self.rng = path, game, random.Random(seed)
        self.time, self.opened, self.table = 1_000_000, 0, ""
        self.sent: dict[int, list[Any]] = {seat: [] for seat in SEATS}
        self.store = NotSynced(path / "0.db")
        self.registry = self._hall()
        self.did: list[str] = []

    def _hall(self) -> TableRegistry:
        return TableRegistry(self.store, load, now=lambda: self.time, entropy=self.rng.randbytes)

    async def begin(self) -> None:
        await self.registry.begin()
        start = None
        if self.game == "age_of_mythology":
            hands: dict[int, list[str]] = {
                seat: self.rng.sample(["permanent_build", "permanent_recruit", "permanent_gather"], 2)
                for seat in range(3)
            }
            rich = {seat: [6, 6, 6, 6] for seat in range(3)}
            cultures = ["greek", "egyptian", "norse"]
            start = dict(scenario(cultures=cultures, turn=3, resources=rich, hands=hands).state.save())
        plans = [SeatPlan(player, player.title(), ready=True) for player in PEOPLE]
        settings = Settings(window_ms=self.rng.choice([0, 0, 1500]), confirm_ms=CONFIRM_MS)
        self.table = await self.registry.create(self.game, "ida", plans, settings=settings, start=start)
        await self.watch()
        await self.do(lambda s, now: s.seating.start("ida", now=now))
        for seat, player in enumerate(PEOPLE):
            await self.do(lambda s, now, p=player, n=seat: s.seating.add(p, n, bytes(16), now=now))

    async def do(self, command: Callable[..., Any]) -> Any:
        return await self.registry.command(self.table, command)

    @property
    def live(self) -> LiveTable:
        return self.registry.live[self.table]

    async def watch(self) -> None:
        """Everybody watches the table, and is sent everything since they last did."""
        opened = self.opened
        for seat, player in zip(SEATS, (*PEOPLE, "zoe"), strict=True):

            def heard(messages: list[Any], seat: int = seat) -> None:
                if self.opened == opened:  # else it comes from a house that is no more
                    self._saw(seat, messages)

            caught = await self.registry.subscribers.watch(
                self.table, Subscription(player, heard), len(self.sent[seat])
            )
            if caught.update is not None:
                self._saw(seat, [caught.update])

    def _saw(self, seat: int, messages: list[Any]) -> None:
        for update in messages:
            if isinstance(update, Update):
                assert update.event == len(self.sent[seat]), "the numbers of what is sent have no gaps"
                self.sent[seat] += plain(update.events)

    async def restart(self, drop: bool) -> None:
        """The server stops, and starts again. If it is killed only committed data remains."""
        old, live = self.store, self.live
        self.opened += 1
        if drop:
            target = self.path / f"{self.opened}.db"
            old.backup(target)
            if live.timer is not None:
                live.timer.cancel()
            old.close()
            self.store = NotSynced(target)
        else:
            await self.registry.end()
            old.close()
            self.store = NotSynced(old.path)
        self.time += self.rng.choice([0, 5, 2000])
        self.registry = self._hall()
        await self.registry.begin()
        await self.watch()
        await self.compare()

    async def step(self) -> None:
        """An action, possible or not."""
        rng, table = self.rng, self.live.table
        self.time += rng.choice([0, 1, 300, 2000])
        pending = table.pending()
        seat = rng.choice(pending) if pending and rng.random() < 0.9 else rng.randrange(3)
        holder = table.running.holder()
        player, number = PEOPLE[seat], table.decision(seat)
        weights = {**OFTEN, "undo": 9 if holder >= 0 else 2, "agree": 8 if table.metadata.proposal else 0}
        kind = rng.choices(list(weights), list(weights.values()))[0]
        self.did.append(f"{kind} {seat}")
        if kind in ("decide", "several"):
            legal = [int(action) for action in table.running.state.legal(seat)] if seat in pending else [0]
            count = 1 if kind == "decide" else rng.randrange(2, 4)
            actions = [rng.choice(legal) for _ in range(count)]
            await self.act(lambda s, now: s.decide(player, seat, number, actions, now=now))
        elif kind == "undo":
            who = seat if holder < 0 else holder
            number = table.decision(who)
            await self.act(lambda s, now: s.undo(PEOPLE[who], who, number, now=now))
        elif kind == "confirm":
            who = seat if holder < 0 else holder
            await self.act(lambda s, now: s.confirm(PEOPLE[who], who, now=now))
        elif kind == "wait":
            self.time += CONFIRM_MS
            await self.act(lambda s, now: s.tick(now=now))
        elif kind == "propose":
            latest = table.metadata.heard[seat].sent
            back = await self.registry.delivered.back(self.table, seat, max(1, latest - rng.randrange(6)))
            await self.act(lambda s, now: s.consent.propose(player, "undo", seat, back, now=now))
        elif kind == "agree":
            for each in PEOPLE:
                await self.do(lambda s, now, p=each: s.consent.answer(p, True, now=now))
            if self.live.back is not None:
                await self.live.back
        elif kind == "resign":
            await self.act(lambda s, now: s.people.resign(player, seat, now=now))
        elif kind == "away":
            await self.act(lambda s, now: s.people.outage(rng.randrange(500), now=now))
        elif kind == "bot":  # and whoever it plays for comes back with the next restart, or a little later
            await self.do(lambda s, now: s.people.gone(player, now=now))
            self.time += OFFER_MS
            await self.act(lambda s, now: s.people.stand_in("ida", seat, now=now))
        elif kind == "back":
            await self.act(lambda s, now: s.people.back(player, now=now))
        elif kind == "end":
            await self.act(lambda s, now: s.consent.propose("ida", "give_up", 0, now=now))

    async def act(self, command: Callable[..., Any]) -> None:
        """A command whose answer is awaited, or which is still on its way when the next thing happens."""
        if self.rng.random() < 0.8:
            await self.do(command)
        else:
            self.registry.act(self.live, command)

    async def compare(self) -> None:
        """Everybody's messages, the pages they read, and the journal's lines are the same; and nobody has missed a
        valid line."""
        if self.live.timer is not None:  # or something happens while it is compared
            self.live.timer.cancel()
        await self.registry.settled(self.live)
        heard = self.live.table.metadata.heard
        for seat, sent in self.sent.items():
            assert heard[seat].told == len(sent), seat
            assert await self.read(seat) == sent, seat
        entries = (await asyncio.wrap_future(self.store.journal(self.table))).entries
        kept = await asyncio.wrap_future(self.store.deliveries(self.table))
        folded, retold = told_in(entries), list(told_by(entries, load))
        assert [delivery.line for delivery in kept] == list(range(len(kept)))
        for seat, sent in self.sent.items():
            assert by_line(folded, seat) == by_line(kept, seat), seat
            assert by_line(retold, seat) == by_line(kept, seat), seat
            assert flat(folded, seat) == sent, seat
            total = heard[seat].sent
            looked = await self.registry.history.past(self.table, seat, 1, total, True, total)
            assert plain([event for moment in looked.moments for event in moment.events]) == sent, seat
        if self.live.table.running.holder() == SPECTATOR:
            later = iter(self.sent[SPECTATOR])
            for event in standing_events(entries):
                assert event in later, f"nobody was told of {event}"
        self.registry.wake(self.live)

    async def read(self, seat: int) -> list[Any]:
        """A seat's lines, page by page."""
        read: list[Any] = []
        count = self.rng.choice([1, 3, 20, 200])
        while page := await self.registry.delivered.told(self.table, seat, len(read), count):
            for one in page:
                assert one.event == len(read), f"seat {seat} reads event {one.event} after {len(read)} events"
                read += plain(one.events)
        return read


def plain(value: Any) -> Any:
    """As it travels."""
    return msgspec.json.decode(msgspec.json.encode(value))


def told_in(journal: list[bytes]) -> list[Delivery]:
    """The messages when a journal is replayed entry by entry from nothing."""
    entries = [j.decode(payload) for payload in journal]
    table = set_up(created_by(journal), entries, load)
    out: list[Delivery] = []
    for entry in entries[1:]:
        table.take(entry)
        for delivery in table.told or []:
            out.append(out.pop().and_then(delivery) if delivery.later else delivery)
        table.told = []
    return out


def standing_events(journal: list[bytes]) -> list[Any]:
    """Everybody's messages for the valid lines, at a table where nothing is held back or taken back."""
    found = remembered(journal, load)
    play = Play(found.running.game, found.running.start)
    sent = list(play.sent)
    for line in found.standing_lines():
        sent += play.decide(line.seat, line.value) if line.kind == DECISION else play.deal(line.value)
    return plain([event for message in sent if message.seat == SPECTATOR for event in message.events])


def by_line(told: list[Delivery], seat: int) -> list[Any]:
    """A seat's messages line by line: its number of updates and events, when, which, and what was taken back."""
    return [(t.line, *t.seats[seat][:2], t.at, t.back, plain([t.events[n] for n in t.seats[seat][2]])) for t in told]


def flat(told: list[Delivery], seat: int) -> list[Any]:
    return [event for *_, events in by_line(told, seat) for event in events]


async def history(path: Path, game: str, seed: int, steps: int) -> Instance:
    server = Instance(path, game, seed)
    await server.begin()
    for _ in range(steps):
        if server.live.table.status != RUNNING:
            break
        await server.step()
        if server.rng.random() < 0.12:
            drop = server.rng.random() < 0.5
            server.did.append("drop" if drop else "restart")
            await server.restart(drop)
    await server.restart(drop=False)
    server.store.close()
    return server


@pytest.mark.parametrize("game, seed", [(AGORA, 0), ("age_of_mythology", 0), ("parthenon", 2), ("deukalion", 10)])
def test_what_was_sent_is_what_is_read_and_what_the_journal_tells(game: str, seed: int, tmp_path: Path) -> None:
    asyncio.run(history(tmp_path, game, seed, 24))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 140))
@pytest.mark.parametrize("game", GAMES)
def test_long_histories_are_kept_whole(game: str, seed: int, tmp_path: Path) -> None:
    asyncio.run(history(tmp_path, game, seed, 100))
