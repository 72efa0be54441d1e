"""Several servers on one database share each limit: use at one of them counts at the others."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from petteia.server.jobs import pool
from petteia.server.limits.buckets import Buckets
from petteia.server.limits.shared import FRESH_SECONDS, OtherServers
from petteia.server.websocket.connection import TOO_MANY
from petteia.store.opening import open_store
from tests.server.running import UNLIMITED, Client, Running, settings
from tests.store.postgresql import Server

PATIENCE_S = 60


class Said:
    """A store that passes on messages between servers."""

    shared = True

    def __init__(self, me: str) -> None:
        self.me = me


class Place:
    """A server with one kind of bucket and one kind of limit on things held."""

    def __init__(self, me: str, now: list[float]) -> None:
        self.store = Said(me)
        self.buckets = Buckets(1.0, 100.0, clock=lambda: now[0])
        self.holding: dict[str, int] = {}
        self.elsewhere = OtherServers(self.store, self.silence_changed, clock=lambda: now[0])  # type: ignore[arg-type]
        self.elsewhere.share(purse=self.buckets)
        self.elsewhere.count("lines", lambda: self.holding, 10)

    async def silence_changed(self, guest: str) -> None:
        pass


def test_what_is_taken_at_one_server_is_gone_at_the_others():
    now = [0.0]
    one, two = Place("one", now), Place("two", now)
    assert one.buckets.pay("ida", 100) == 0.0
    said = one.elsewhere.to_say()
    for words in said:
        one.elsewhere.hear(words)
        two.elsewhere.hear(words)
    assert not two.buckets.offered("ida") and two.buckets.offered("joe"), "it was hers, and all of it"
    assert one.buckets.pay("ida", 1) == 1.0, "nobody pays twice where they paid"
    now[0] = 3.0
    assert two.buckets.offered("ida"), "it fills again"
    assert [two.elsewhere.to_say(), one.elsewhere.to_say()] == [[], []], (
        "sips are not worth a word, nor what others said"
    )


def test_what_is_held_at_other_servers_counts_until_they_are_silent():
    now = [0.0]
    one, two = Place("one", now), Place("two", now)
    one.holding = {"ida": 7}
    (words,) = one.elsewhere.to_say()
    for place in (one, two):
        place.elsewhere.hear(words)
    assert two.elsewhere.held("lines", "ida") == 7 and one.elsewhere.held("lines", "ida") == 0
    now[0] = FRESH_SECONDS + 0.1
    assert two.elsewhere.held("lines", "ida") == 0, "who says nothing more holds nothing more"


def test_who_takes_much_is_spoken_of_at_once_and_the_others_in_their_time():
    now = [0.0]
    one, two = Place("one", now), Place("two", now)
    hurried: list[float] = []
    one.buckets.hurry = lambda: hurried.append(now[0])
    one.holding = {"ida": 7}
    one.buckets.pay("ida", 5)
    one.buckets.pay("joe", 9)
    assert not hurried and one.elsewhere.to_say(whole=False) == []
    one.buckets.pay("joe", 41)
    assert hurried, "others would let him in, too"
    (words,) = one.elsewhere.to_say(whole=False)
    assert "ida" not in words
    two.elsewhere.hear(words)
    assert two.buckets.pay("joe", 60) > 0
    (words,) = one.elsewhere.to_say()
    assert "ida" in words and "joe" not in words, "nobody pays twice"


def test_what_is_held_no_longer_is_said_once():
    now = [0.0]
    one, two = Place("one", now), Place("two", now)
    one.holding = {"ida": 7, "joe": 2}
    (words,) = one.elsewhere.to_say()
    two.elsewhere.hear(words)
    one.holding = {"joe": 3}
    (words,) = one.elsewhere.to_say()
    two.elsewhere.hear(words)
    assert (two.elsewhere.held("lines", "ida"), two.elsewhere.held("lines", "joe")) == (0, 3)
    one.holding = {}
    assert len(one.elsewhere.to_say()) == 1 and one.elsewhere.to_say() == [], "and not over and over"


def test_what_cannot_be_understood_is_not_listened_to():
    now = [0.0]
    place = Place("one", now)
    for words in (
        "",
        "{",
        '["two", [["purse", "ida", "much"]], []]',
        '["two", [["other", "ida", 9.0]], [["x", "y", 1]]]',
    ):
        place.elsewhere.hear(words)
    assert place.buckets.left("ida") and place.elsewhere.held("x", "y") == 0


def test_a_server_speaks_of_the_worst_and_in_words_that_can_be_sent():
    now = [0.0]
    place = Place("one", now)
    for n in range(2000):
        place.buckets.pay(f"2001:db8:{n:04x}:ffff::", 2.0 + n / 1000)
    said = place.elsewhere.to_say()
    assert len(said) == 10 and max(map(len, said)) < 7_500
    assert "2001:db8:07cf:ffff::" in said[0]


Story = Callable[[Running, Running], Coroutine[Any, Any, None]]


def at_two_servers(postgresql: Server, folder: Path, story: Story, **limits: int) -> None:
    address = postgresql.fresh()
    config = settings(limits=msgspec.structs.replace(UNLIMITED, **limits))
    with ExitStack() as stack:
        one, two = (
            stack.enter_context(Running(folder, config, store=lambda _: open_store(address)))  # type: ignore[arg-type]
            for _ in range(2)
        )
        asyncio.run(asyncio.wait_for(story(one, two), PATIENCE_S))


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not condition():
            await asyncio.sleep(0.02)


@pytest.mark.part("faults")
def test_a_guest_has_as_many_tables_and_lines_at_two_servers_as_at_one(postgresql, tmp_path):
    async def story(one: Running, two: Running) -> None:
        async with Client(one.url) as ida, Client(two.url, "Joe") as other:
            other.http.cookies = ida.http.cookies
            wish = {"game": "agora"}
            asked = [who.http.post("/api/tables", json=wish) for who in (ida, other) * 6]
            codes = [answer.status_code for answer in await asyncio.gather(*asked)]
            assert codes.count(201) <= 3 and set(codes) <= {201, 409, 429}, codes
            while (await other.http.post("/api/tables", json=wish)).status_code == 201:
                codes.append(201)
            assert codes.count(201) == 3, "and three in all"

            here, there = (f"ws{server.url[4:]}/api/socket" for server in (one, two))
            header = {"Cookie": ida.cookie()}
            lines = [await connect(here, additional_headers=header) for _ in range(4)]
            await until(lambda: two.instance.elsewhere.held("by_guest", ida.id) == 4)
            turned_away = await connect(there, additional_headers=header)
            with pytest.raises(ConnectionClosed) as closed:
                await turned_away.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == TOO_MANY
            for line in lines:
                await line.close()

            one.loop.call_soon_threadsafe(
                one.instance.limits.guest_quotas.pay, ida.id, one.instance.limits.guest_quotas.burst * 2
            )
            await until(lambda: not two.instance.limits.guest_quotas.left(ida.id))

    at_two_servers(postgresql, tmp_path, story, tables_per_guest=3, connections_per_guest=4)


@pytest.mark.part("faults")
def test_an_address_has_as_much_long_work_and_as_many_in_the_porch_at_two_servers_as_at_one(
    postgresql, tmp_path, monkeypatch
):
    under_way, most = 0, 0

    class Slow(pool.ChildProcess):
        async def ask(self, question: Any) -> Any:
            nonlocal under_way, most
            if question["do"] != "components":
                return await super().ask(question)
            under_way += 1
            most = max(most, under_way)
            await asyncio.sleep(0.3)
            under_way -= 1
            return await super().ask(question)

    monkeypatch.setattr(pool, "ChildProcess", Slow)
    body = {"game": "agora", "components": "a = 1"}

    async def story(one: Running, two: Running) -> None:
        async with Client(one.url, "Ida") as ida, Client(two.url, "Joe") as joe, Client(two.url, "Kim") as kim:
            answers = await asyncio.gather(*(who.http.post("/api/tables", json=body) for who in (ida, joe, kim) * 2))
            assert {answer.status_code for answer in answers} == {201}
            assert most == 1, "one server would do one at a time"
            await until(lambda: not one.instance.history._places and not two.instance.history._places)

        async def half_a_request(server: Running) -> asyncio.StreamReader:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            silent.append(writer)
            writer.write(b"GET / HTTP/1.1\r\n")
            return reader

        silent: list[asyncio.StreamWriter] = []
        for _ in range(4):
            await half_a_request(one)
        await until(lambda: two.instance.elsewhere.held("porch", "127.0.0.1") == 4)
        turned_away = await half_a_request(two)
        with contextlib.suppress(ConnectionResetError):
            assert await turned_away.read() == b"", "there is no room in its porch either"
        for writer in silent:
            writer.close()
        await until(lambda: two.instance.elsewhere.held("porch", "127.0.0.1") == 0)

    at_two_servers(postgresql, tmp_path, story, connections_per_address=4)
