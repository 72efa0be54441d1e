"""A server that sends notices, with servers to receive them, and a clock that can be put forward."""

import asyncio
import random
import re
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from petteia.server.config import Notice
from petteia.server.notices import notifier, waiting
from petteia.server.notices.outbound import OutboundHttp
from petteia.tables.live.live_table import now_ms
from tests.notice.post import MailServer, WebServer
from tests.server.running import PATIENCE_S, Client, Running, choice, seated, settings

MINUTE = 60_000
HOUR = 60 * MINUTE


class Notifier:
    """The server, and the notices it has sent."""

    def __init__(self, folder: Path, mail: MailServer, web: WebServer) -> None:
        self.folder = folder
        self.mail = mail
        self.web = web
        self.shift = 0

    def config(self, **changes: Any) -> Any:
        notice = Notice(
            mail_from="Petteia <games@example.org>",
            smtp_host="127.0.0.1",
            smtp_port=self.mail.port,
            smtp_security="none",
            hooks=[f"{self.web.url}/hook/"],
            push_services=[f"{self.web.url}/push/"],
        )
        return settings(public_url="http://localhost", notice=notice, bots=0, **changes)

    def open(self, folder: str = "house", **kwargs: Any) -> Running:
        """A server on a folder: the same folder again is the same server."""
        (self.folder / folder).mkdir(exist_ok=True)
        return Running(self.folder / folder, kwargs.pop("config", self.config()), **kwargs)

    def at(self, server: Running, work: Coroutine[Any, Any, Any]) -> Any:
        """Run something on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, server.loop).result(PATIENCE_S)

    def ready(self, server: Running) -> None:
        """Addresses of these tests are allowed, and the test controls the time."""
        server.instance.notices.outside = OutboundHttp(lambda _: True)
        server.instance.registry.now = lambda: now_ms() + self.shift

    def later(self, ms: int, *houses: Running) -> None:
        """Put the clock forward, and have these servers check whom to notify."""
        self.shift += ms
        for server in houses:
            self.at(server, server.instance.waiting.round())
            self.at(server, server.instance.notices.say_who_looks())
            self.at(server, server.instance.notices.round())

    @property
    def mails(self) -> list[Any]:
        return [mail for _, mail in self.mail.mails]


@pytest.fixture
def post(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Notifier]:
    monkeypatch.setattr(notifier, "ROUND_SECONDS", 10_000)
    monkeypatch.setattr(waiting, "ROUND_SECONDS", 10_000)

    monkeypatch.setattr(OutboundHttp, "_address", lambda self, parts: _here())
    with MailServer() as mail, WebServer() as web:
        yield Notifier(tmp_path, mail, web)


async def _here() -> str:
    return "127.0.0.1"


@asynccontextmanager
async def company(post: Notifier) -> AsyncIterator[tuple[Running, Client, Client]]:
    """An open server, and two guests."""
    with post.open() as server:
        post.ready(server)
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            yield server, ida, odo


async def table_of(mover: Client, other: Client, **settings_: Any) -> tuple[str, Client]:
    """A table at which it is one guest's move, and only theirs; the others have chosen. Nobody is connected any
    more."""
    async with Client(mover.url, "Uta") as third:
        clients = [mover, other, third]
        table = await seated(clients, **settings_)
        await asyncio.gather(*[_answer(client, table, seat) for seat, client in enumerate(clients[1:], 1)])
        await mover.until(table, lambda t: t.info["pending"] == [0])
        for client in clients:
            await client.disconnect()
    return table, mover


async def _answer(client: Client, table: str, seat: int) -> None:
    """A guest answers until nothing more is asked of them."""
    rng = random.Random(seat)
    known = await client.until(table, lambda t: t.update is not None and t.update["owes"])
    while known.update is not None and known.update["owes"]:
        asked = {"decision": known.update["decision"], "actions": [choice(known.update, rng)]}
        reply = await client.ask("decide", table=table, seat=seat, key=f"{asked}"[:64], **asked)
        assert reply["t"] == "ack", reply


async def confirmed(post: Notifier, client: Client, address: str = "ida@example.org", language: str = "en") -> Any:
    """A guest gets mail."""
    await client.post("/api/me/notices/ways", {"kind": "mail", "target": address, "language": language})
    link = re.search(r"http://localhost(/api/notices/confirm\S+)", post.mails[-1].get_content())
    assert link is not None
    assert (await client.http.post(link[1])).status_code == 200
    post.mail.mails.clear()
    return (await client.get("/api/me/notices"))["ways"][-1]
