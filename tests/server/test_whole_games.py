"""Whole games over real sockets, with everything that can go wrong on the way."""

import asyncio
import contextlib
import json
import random

import pytest

from petteia import load
from petteia.engine.play import Play
from petteia.engine.record import Record
from petteia.engine.replay import UNVERIFIED, VERIFIED, Replay, findings, revealed_dealer
from petteia.games import shelf
from tests import budget
from tests.server.running import AGORA, PATIENCE_S, Client, Running, choice, seated

AOM = "age_of_mythology"


class Mischief:
    """One player with a bad line: moves twice, too late, too early; is cut off and comes back."""

    def __init__(self, client: Client, table: str, seat: int, seed: int, rate: float = 0.25) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.rng = random.Random(seed)
        self.rate = rate
        self.counts: dict[str, int] = {}
        self.key = 0

    def did(self, what: str) -> None:
        self.counts[what] = self.counts.get(what, 0) + 1

    def happens(self, rate: float = 1.0) -> bool:
        return self.rng.random() < self.rate * rate

    async def play(self) -> None:
        known = self.client.tables[self.table]
        while known.info.get("status") != "finished":
            update = known.update
            if self.client.socket is None:
                await self.again()
            elif update is not None and update["owes"] and known.info["status"] == "running":
                with contextlib.suppress(asyncio.CancelledError):
                    await self.move(update)
            else:
                with contextlib.suppress(TimeoutError):
                    await self.client.hear(5)
            if self.happens(0.2):
                await self.cut()

    async def cut(self) -> None:
        if self.client.socket is not None:
            self.did("cut")
            await self.client.drop()

    async def again(self) -> None:
        await self.client.connect()
        await self.client.watch(self.table)
        self.did("came back")

    async def decide(self, decision: int, actions: list[int], key: str) -> dict:
        return await self.client.ask(
            "decide", table=self.table, seat=self.seat, decision=decision, actions=actions, key=key
        )

    def passed_over(self, reply: dict) -> bool:
        """Whether the answer was out of date, given what this client was told later."""
        known = self.client.tables[self.table].update
        return known is not None and known["n"] >= reply["now"]["n"]

    async def move(self, update: dict) -> None:
        number, action = update["decision"], choice(update, self.rng)
        self.key += 1
        key = f"{self.seat}-{self.key}"
        only_one = len(update["view"]["actions"]) == 1  # then the table may answer it first, and put the next one
        if self.happens(0.3) and not only_one:  # the next one overtakes this one
            reply = await self.decide(number + 1, [action], key + "-early")
            assert reply["t"] == "stale" and reply["key"] == key + "-early", reply
            self.did("early")
        if self.happens(0.3) and number > 1:
            reply = await self.decide(number - 1, [action], key + "-late")
            assert reply["t"] == "stale", reply
            self.did("late")
        if self.happens(0.3):  # sent, and cut before the answer: was it taken or not?
            self.client.send("decide", table=self.table, seat=self.seat, decision=number, actions=[action], key=key)
            await asyncio.sleep(self.rng.random() * 0.01)
            await self.cut()
            await self.again()
            self.did("unsure")
        twice = self.happens()
        if twice:  # both under way at the same time
            self.client.send("decide", table=self.table, seat=self.seat, decision=number, actions=[action], key=key)
            self.did("twice")
        reply = await self.decide(number, [action], key)
        if reply["t"] == "stale":  # a window with nothing to choose, which the table answered meanwhile
            assert reply["now"]["decision"] > number or not reply["now"]["owes"], reply
            assert only_one or self.passed_over(reply), reply
            self.did("answered by the table")
            return
        assert reply["t"] == "ack" and reply["key"] == key and reply["decision"] == number, reply
        again = await self.decide(number, [action], key)
        assert again == reply, "the same key gets the same answer"
        now = self.client.tables[self.table].update
        if self.happens(0.5) and now is not None and now["view"]["undo"]:
            reply = await self.client.ask(
                "undo", table=self.table, seat=self.seat, decision=now["decision"], key=key + "-undo"
            )
            assert reply["t"] in ("ack", "stale", "refusal"), reply
            self.did("undo")


async def whole_game(server: Running, game: str, seats: int, seed: int, rate: float = 0.25) -> dict[str, int]:
    clients = [Client(server.url, f"Guest {n}") for n in range(seats)]
    watcher = Client(server.url, "Watcher")
    async with contextlib.AsyncExitStack() as stack:
        for client in (*clients, watcher):
            await stack.enter_async_context(client)
        table = await seated(clients, game, seats)
        await watcher.connect()
        await watcher.watch(table)
        players = [Mischief(client, table, seat, seed * 31 + seat, rate) for seat, client in enumerate(clients)]
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 5 * PATIENCE_S)
        await watcher.until(table, lambda t: t.info["status"] == "finished")
        for client in clients:
            if client.socket is None:
                await client.connect()
            await client.watch(table)
        text = await clients[0].get(f"/api/tables/{table}/record")
        same_as_the_record(server, table, text, game, seats, [*clients, watcher])
        total: dict[str, int] = {}
        for player in players:
            for what, n in player.counts.items():
                total[what] = total.get(what, 0) + n
        return total


def same_as_the_record(server: Running, table: str, text: str, game: str, seats: int, clients: list[Client]) -> None:
    """Every client's last view and all its events are what the record gives for its seat; digests agree."""
    record = Record.parse(text)
    box = load(server.instance.catalogue.names[game], seats, record.header.options)
    replay = Replay(record, box, revealed_dealer(record))
    play: Play = replay.run()
    verdicts = [finding.verdict for finding in findings(replay)]
    assert VERIFIED in verdicts and UNVERIFIED not in verdicts, findings(replay)
    listening = Play(box)
    sent = list(listening.sent)
    for entry in play.entries:
        sent += listening.repeat(entry)
    assert listening.state.digest() == server.instance.registry.live[table].table.running.state.digest()
    for seat, client in enumerate(clients):
        who = seat if seat < seats else -1
        known = client.tables[table]
        assert known.update is not None
        seen = json.loads(json.dumps(listening.view(who)))
        del seen["known"]  # they are people
        assert known.update["view"] == seen
        heard = [json.loads(json.dumps(event)) for m in sent if m.seat == who for event in m.events]
        assert known.events == heard
        assert known.info["secret"] and known.info["commitment"] == record.header.commitment


def test_whole_games_with_a_bad_line_end_with_the_same_view_as_the_record(tmp_path):
    async def play() -> dict[str, int]:
        total: dict[str, int] = {}
        for seed in range(budget(20)):
            for what, n in (await whole_game(server, "agora", 3, seed)).items():
                total[what] = total.get(what, 0) + n
        return total

    with Running(tmp_path) as server:
        total = asyncio.run(play())
    if budget(20) >= 5:
        assert all(total.get(what, 0) >= 1 for what in ("cut", "twice", "early", "late", "unsure", "undo")), total


@pytest.mark.parametrize("seats", sorted(shelf()[AOM].SEAT_COUNTS)[: budget(5)])
def test_whole_games_of_age_of_mythology_with_a_bad_line(tmp_path, seats):
    with Running(tmp_path, games=(AOM,)) as server:
        asyncio.run(whole_game(server, AOM, seats, seats, rate=0.05))


def test_the_small_game_is_there():
    assert load(AGORA).seats == 3
