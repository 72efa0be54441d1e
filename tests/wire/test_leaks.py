"""The wire leaks nothing: what a seat cannot know changes no byte its socket receives, numbers and order included.

Two tables begin in positions that a seat cannot tell apart. The others do at each what looks the same from outside; the
seat, over its own socket, tries everything there is to try. Until something becomes public it, and somebody who only
watches, must be sent the same bytes.
"""

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import petteia
from petteia.engine.generator import Generator
from petteia.engine.play import Play
from petteia.engine.protocol import CHANCE, OVER, State
from petteia.games import LoadError, shelf
from petteia.games.age_of_mythology.scenario import scenario
from petteia.server.auth.guests import hashed
from petteia.server.notices import waiting
from petteia.server.websocket import codec, requests
from petteia.store.sqlite.store import SqliteStore
from petteia.tables.commands.trial import copy_of
from petteia.tables.journal.specs import Clock, SeatPlan, Settings
from petteia.tables.ports.store import Player
from petteia.tables.table.info import summary
from tests import budget
from tests.server.running import AGORA, Client, Running, Table, settings
from tests.tables.sitting import one_more

WINDOW = 1500
DONE = 3
AOM = "age_of_mythology"
HAS_AOM = not isinstance(shelf().get(AOM, LoadError("not there")), LoadError)


class Unsynced(SqliteStore):
    """This test is not about durability."""

    SYNCHRONOUS = "OFF"


class Stillness:
    """A server whose clock and chance the test controls, and its guests: one for each seat and one spectator."""

    def __init__(self, server: Running, seats: int) -> None:
        self.instance = server
        self.registry = server.instance.registry
        self.seats = seats
        self.clients = [Client(server.url, f"Guest {n}") for n in range(seats + 1)]
        self.now = 1_000_000_000
        self.confirm_ms = 0
        self.clock = Clock(move_ms=60_000, bank_ms=60_000)
        self.registry.now = lambda: self.now

    async def __aenter__(self) -> "Stillness":
        for n, client in enumerate(self.clients):
            token = f"token-{n}-" + "x" * 20
            client.id = f"player{n}"
            self.instance.instance.store.add_player(Player(client.id, client.name, 1), hashed(token)).result()
            client.http.cookies.set("petteia", token, domain="127.0.0.1")
            await client.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        for client in self.clients:
            await client.disconnect()
            await client.http.aclose()

    async def there(self, coroutine: Any) -> Any:
        """Run something on the server's own loop."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(coroutine, self.instance.loop))

    async def table(self, game: str, start: State, seed: int) -> str:
        """A running table that begins in a position."""
        self.now = 1_000_000_000
        entropy = random.Random(seed)
        self.registry.entropy = lambda n: random.randbytes(n) if n == 9 else entropy.randbytes(n)
        how = Settings(window_ms=WINDOW, takeover_ms=0, clock=self.clock, confirm_ms=self.confirm_ms)

        async def set_up() -> str:
            plans = [SeatPlan(c.id, c.name) for c in self.clients[:-1]]
            table: str = await self.registry.create(
                game, "player0", plans, dict(start.game.options), how, start=start.save()
            )
            self.registry.live[table].commands.context.entropy = self.registry.entropy
            for n, client in enumerate(self.clients[:-1]):
                await self.registry.command(
                    table, lambda s, now, p=client.id, n=n: s.seating.ready(p, n, True, now=now)
                )
            await self.registry.command(table, lambda s, now: s.seating.start("player0", now=now))
            for n, client in enumerate(self.clients[:-1]):
                await self.registry.command(
                    table, lambda s, now, p=client.id, n=n: s.seating.add(p, n, entropy.randbytes(16), now=now)
                )
            return table

        out: str = await self.there(set_up())
        return out

    async def wait(self, ms: int, table: str) -> None:
        """Time passes, and timers run."""
        self.now += ms

        async def tick() -> None:
            live = self.registry.live[table]
            self.registry._tick(live)
            await self.registry.settled(live)

        await self.there(tick())


async def received(s: Stillness, game: str, start: State, seat: int, seed: int) -> tuple[str, str, str]:
    """Everything sent to the seat's socket and a spectator's; and the position's digest, which never leaves."""
    table = await s.table(game, start, seed)
    live = s.registry.live[table]
    me, watcher = s.clients[seat], s.clients[-1]
    public, secret = random.Random(seed), random.Random(f"{start.digest()} {seed}")
    for client in s.clients:
        client.tables[table] = Table()
        client._ref = 0
    me.frames.clear()
    watcher.frames.clear()
    for client in (me, watcher):
        await client.ask("watch", table=table, events=0)
    others = [n for n in live.table.pending() if n != seat]
    update = me.tables[table].update
    assert update is not None
    number = update["decision"]
    if seat in live.table.pending():
        await me.ask("keep", table=table, seat=seat, decision=number)
    for other in others if game == "agora" else [None]:
        if other is not None and [int(a) for a in live.table.running.state.legal(other)] != [DONE]:
            await hidden_bids(s, table, other, secret)
        await s.wait(public.randrange(100), table)
        await try_everything(me, table, seat, number, public)
        await watcher.ask("ping")
        for client in s.clients[:-1]:  # whoever proposed, it comes to nothing
            if client is not me:
                await client.ask("answer", table=table, agrees=False)
                break
    if game == "agora":
        await s.wait(WINDOW, table)
    await me.ask("look", table=table, seat=seat, first=1, count=50)
    await me.ask("watch", table=table, events=0)
    await watcher.ask("look", table=table, first=1, count=50)
    await watcher.ask("watch", table=table, events=0)
    for client in (me, watcher):
        await client.ask("unwatch", table=table)
    digest = f"{live.table.running.state.digest()}"
    for client in s.clients:
        del client.tables[table]
    return stream(me, table, live.table.commitment()), stream(watcher, table, live.table.commitment()), digest


@pytest.fixture(autouse=True)
def told_by_the_table_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which tables wait for somebody is told by the clock on the wall, out of the lists (`listed` below is one)."""
    monkeypatch.setattr(waiting, "ROUND_SECONDS", 10_000)


def stream(client: Client, table: str, commitment: str) -> str:
    """All messages one after the other, whatever frames they came in; but for the table's random name and the dealer's
    commitment, which is a hash over 32 secret bytes."""
    whole = ",".join(frame[1:-1] for frame in client.frames)
    return whole.replace(table, "TABLE").replace(commitment, "COMMITMENT")


async def try_everything(me: Client, table: str, seat: int, number: int, public: random.Random) -> None:
    """The seat asks every possible question."""
    picks = [public.randrange(8) for _ in range(public.randrange(4))]
    for t, fields in (
        ("pick", {"seat": seat, "decision": number, "picks": picks}),
        ("why", {"seat": seat, "action": public.randrange(40)}),
        ("decide", {"seat": seat, "decision": number, "actions": [99999], "key": "a"}),
        ("decide", {"seat": seat, "decision": number + 1, "actions": [DONE], "key": "b"}),
        ("decide", {"seat": (seat + 1) % 3, "decision": number, "actions": [DONE], "key": "c"}),
        ("undo", {"seat": seat, "decision": number}),
        ("propose", {"seat": seat, "what": "undo", "moment": public.randrange(1, 3)}),
        ("hint", {"seat": seat}),
        ("say", {"text": "hm", "key": f"{public.random()}"}),
        ("look", {"seat": seat, "first": 1, "count": 50}),
        ("look", {"seat": (seat + 1) % 3}),
        ("watch", {"events": 0}),
    ):
        await me.ask(t, table=table, **fields)
    await me.ask("ping")


async def hidden_bids(s: Stillness, table: str, seat: int, secret: random.Random) -> None:
    """Within its window a seat lays coins from its hand, changes its mind as often as it likes, and is done."""
    live = s.registry.live[table]
    for _ in range(1 + secret.randrange(3)):
        hand = copy_of(live.table.running)
        bid: list[int] = []
        while not bid or bid[-1] != DONE:
            bid.append(secret.choice([int(a) for a in hand.state.legal(seat)]))
            hand.decide(seat, bid[-1])
        number = live.table.decision(seat)
        reply = await s.clients[seat].ask("decide", table=table, seat=seat, decision=number, actions=bid)
        assert reply["t"] == "ack", reply


def positions(game: str, seats: int, count: int, most: int, together: bool) -> Iterator[tuple[State, int]]:
    """Random positions in which a seat has to decide; `together`: beside others."""
    box = petteia.load(game, seats)
    rng = random.Random(11)
    while count:
        play = Play(box, listening=False)
        lines = rng.randrange(5, most)
        while play.state.pending() != OVER and lines:
            one_more(play, rng)
            lines -= 1
        waiting = play.state.pending()
        if waiting != OVER and waiting != CHANCE and (len(waiting) >= 2 or not together):
            count -= 1
            yield play.state, rng.choice(waiting)


async def compare(server: Running, name: str, game: str, seats: int, count: int, most: int, together: bool) -> int:
    """How many pairs of positions that really differ were compared."""
    compared = 0
    async with Stillness(server, seats) as s:
        for n, (state, seat) in enumerate(positions(name, seats, count * 2, most, together)):
            other = state.resample(seat, Generator(n + 1))
            if other.digest() == state.digest():
                continue
            one = await received(s, game, state, seat, n)
            two = await received(s, game, other, seat, n)
            assert one[0] == two[0], f"position {n}: seat {seat} was sent different bytes"
            assert one[1] == two[1], f"position {n}: a watcher was sent different bytes"
            assert one[2] not in one[0] and one[2] not in one[1], "a digest leaves the house"
            compared += 1
            if compared == count:
                break
    return compared


def test_what_a_seat_cannot_know_changes_no_byte_its_socket_receives(tmp_path):
    with Running(tmp_path, settings(bots=0), store=Unsynced) as server:
        compared = asyncio.run(compare(server, AGORA, "agora", 3, budget(500), 40, True))
    assert compared == budget(500)


@pytest.mark.skipif(not HAS_AOM, reason="Age of Mythology is not on the shelf")
def test_nor_in_age_of_mythology(tmp_path):
    with Running(tmp_path, settings(bots=0), games=(AOM,), store=Unsynced) as server:
        compared = asyncio.run(compare(server, AOM, AOM, 3, budget(25), 300, False))
    assert compared == budget(25)


def test_the_comparison_notices_a_number_that_counts_what_others_did(tmp_path, monkeypatch):
    async def counting(self: Any, me: Any) -> codec.Pong:
        return codec.Pong(max(live.table.metadata.seq for live in me.registry.live.values()))

    monkeypatch.setattr(requests.Ping, "answer", counting)
    with (
        Running(tmp_path, settings(bots=0), store=Unsynced) as server,
        pytest.raises(AssertionError, match="sent different bytes"),
    ):
        asyncio.run(compare(server, AGORA, "agora", 3, 30, 40, True))


HELD: dict[str, Any] = {
    "cultures": ["greek", "egyptian", "norse"],
    "turn": 3,
    "resources": {0: [6, 6, 6, 6]},
    "hands": {0: ["permanent_build", "permanent_recruit"], 1: ["permanent_gather"], 2: ["permanent_gather"]},
}


async def beside_what_is_held_back(s: Stillness, tries: list[str]) -> tuple[str, str, str]:
    """What another seat and a watcher are sent, whatever they ask, while the first seat plays cards and takes all but
    the last back, none of which anybody has to answer; and what its neighbour is sent when that is shown."""
    table = await s.table(AOM, scenario(AOM, **HELD).state, 7)
    live, (actor, me, _, watcher) = s.registry.live[table], s.clients
    for client in s.clients:
        client.tables[table] = Table()
        client._ref = 0
        client.frames.clear()
    for client in (me, watcher):
        await client.ask("watch", table=table, events=0)
    await s.wait(WINDOW, table)
    number = live.table.running.game.actions.number
    for n, text in enumerate(tries):
        if n:
            reply = await actor.ask("undo", table=table, seat=0, decision=live.table.decision(0))
            assert reply["t"] == "ack", reply
        decision = live.table.decision(0)
        wish = {"seat": 0, "decision": decision, "actions": [number(text)]}
        assert (await actor.ask("decide", table=table, **wish))["t"] == "ack"
    assert live.table.running.holder() == (0 if tries else -1)
    for _ in range(2):
        await s.wait(1000, table)
        await try_everything(me, table, 1, me.tables[table].update["decision"], random.Random(3))
        for client in (me, watcher):
            await client.ask("events", table=table, seat=1 if client is me else None, first=0, count=200)
            await client.ask("watch", table=table, events=0)
        await actor.ask("answer", table=table, agrees=False)
    listed = msgspec.json.encode(summary(live.table)).decode()
    out = [stream(client, table, live.table.commitment()) for client in (me, watcher)]
    me.frames.clear()
    if tries:
        await actor.ask("confirm", table=table, seat=0)
        await me.ask("ping")
    return out[0], out[1] + listed.replace(table, "TABLE"), stream(me, table, live.table.commitment())


async def beside_each(server: Running, *cases: list[str]) -> list[tuple[str, str, str]]:
    async with Stillness(server, 3) as s:
        s.confirm_ms = 60_000
        return [await beside_what_is_held_back(s, tries) for tries in cases]


def first_difference(one: str, other: str) -> str:
    """Where two streams differ, with their surroundings."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return "" if one == other else f"{one[at - 200 : at + 100]} | {other[at - 20 : at + 100]}"


def test_what_is_held_back_changes_no_byte_that_others_receive(tmp_path):
    """No count, no gap in a number, no time, no list tells of cards that were played and taken back, or are still held
    back; and when the last of them is shown, nothing tells how many there were."""
    cards = ["play permanent_build", "play permanent_recruit", "play permanent_build"]
    with Running(tmp_path, settings(bots=0), games=(AOM,), store=Unsynced) as server:
        nothing, one, several = asyncio.run(beside_each(server, [], cards[-1:], cards))
    for told, nothing_told, several_told in zip(one, nothing, several[:2], strict=False):
        assert first_difference(told, nothing_told) == first_difference(told, several_told) == ""
    assert one[2] == several[2] and "card_played" in one[2]
