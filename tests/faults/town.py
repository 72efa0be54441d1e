"""People who play on whatever happens: they connect to any server there is, and repeat unanswered requests with the
same key."""

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tests.server.running import PATIENCE_S, Client, choice, seated

IMPATIENT_S = 5
"""Who has no answer for so long tries another server."""
SITTING_DOWN_S = 10
"""Who waits longer for a table to begin had a server that has gone, and begins anew; or the machine is busy, so each
time they wait twice as long."""
PEOPLE = 3


class Wish(msgspec.Struct):
    """A player's decision, with a key of its own: when it was first sent, when it was answered, and how."""

    table: str
    key: str
    said: float
    answered: float = float("inf")
    answer: str = ""


class Person(Client):
    """Plays on."""

    def __init__(self, urls: list[str], at: int, history: list[Wish]) -> None:
        super().__init__(urls[at % len(urls)], f"Guest {at}")
        self.urls = urls
        self.history = history
        self.rng = random.Random(at)
        self.moves = 0
        self.unanswered: dict[str, Any] = {}
        self.decided: tuple[str, int] | None = None
        """What was acknowledged here last. While a window is open it is still owed, and saying it anew would only put
        another choice in its place."""
        self.lost = False
        """A table had to be read anew there, and has to be watched anew."""
        self.shown: dict[str, dict[int, list[Any]]] = {}
        """By table and the number of an update, whose side was shown and how: more than once where a line was cut."""

    def _take(self, message: dict[str, Any]) -> None:
        self.lost = self.lost or message["t"] == "lost"
        inner = message["message"] if message["t"] == "reply" else message
        update = inner if inner["t"] == "update" else inner.get("update") if inner["t"] == "catchup" else None
        if update is not None and not update.get("held"):
            sides = self.shown.setdefault(update["table"], {}).setdefault(update["n"], [])
            sides.append((update["seat"], update["view"]))
        super()._take(message)

    async def leave_line(self) -> None:
        """Disconnect without a goodbye: there may be nobody to hear it."""
        if self.socket is not None:
            await self.drop()
        self.goodbye = self.lost = False
        self.decided = None

    async def find_a_server(self, table: str) -> None:
        """Any server that answers."""
        while True:
            try:
                await self.leave_line()
                async with asyncio.timeout(IMPATIENT_S):
                    await self.connect()
                    await self.watch(table)
                return
            except (Exception, asyncio.CancelledError):  # this one is gone, or sends everybody away
                if asyncio.current_task().cancelling():  # type: ignore[union-attr]
                    raise
                self.url = self.rng.choice(self.urls)
                await asyncio.sleep(0.05)

    async def play(self, table: str, seat: int) -> None:
        """Play to the end of the game."""
        while True:
            try:
                if self.socket is None or self.socket.close_code is not None or self.goodbye or self.lost:
                    await self.find_a_server(table)
                if self.unanswered:
                    await self._say(self.unanswered)
                    continue
                known = self.tables[table]
                if known.info["status"] == "finished":
                    return
                now = known.update
                if now is not None and now["owes"] and self.decided != (table, now["decision"]):
                    self.moves += 1
                    key = f"{self.id}-{self.moves}"
                    wish = {"table": table, "seat": seat, "decision": now["decision"], "key": key}
                    self.history.append(Wish(table, key, time.monotonic()))
                    await self._say({**wish, "actions": [choice(now, self.rng)]})
                else:
                    with contextlib.suppress(TimeoutError):
                        await self.hear(0.5)
            except (asyncio.CancelledError, OSError, EOFError):
                if asyncio.current_task().cancelling():  # type: ignore[union-attr]
                    raise
                await self.leave_line()

    async def _say(self, wish: dict[str, Any]) -> None:
        self.unanswered = wish
        try:
            async with asyncio.timeout(IMPATIENT_S):
                reply = await self.ask("decide", **wish)
        except TimeoutError:  # it hangs; who knows whether it has heard that
            await self.leave_line()
            self.url = self.rng.choice(self.urls)
            return
        if reply["t"] == "refusal" and reply["code"] == "not_kept":
            await asyncio.sleep(0.02)
            return
        assert reply["t"] in ("ack", "stale"), reply
        self.unanswered = {}
        said = next(w for w in reversed(self.history) if w.key == wish["key"])
        said.answered, said.answer = time.monotonic(), reply["t"]
        if reply["t"] == "ack":
            self.decided = wish["table"], wish["decision"]

    async def chronicle(self, table: str, seat: int) -> list[Any]:
        """The server's present record of what this seat was told."""
        told: list[Any] = []
        while True:
            try:
                page = await self.ask("events", table=table, seat=seat, first=len(told), count=200)
                assert page["t"] == "chronicle", page
                told += [event for run in page["told"] for event in run["events"]]
                if len(told) >= page["total"]:
                    return told
            except (Exception, asyncio.CancelledError):  # the server goes just now
                if asyncio.current_task().cancelling():  # type: ignore[union-attr]
                    raise
                await self.find_a_server(table)

    async def looked_back(self, table: str, seat: int) -> dict[int, Any]:
        """The server's present record of this seat's views, by the numbers of its updates."""
        seen: dict[int, Any] = {}
        while True:
            try:
                page = await self.ask("look", table=table, seat=seat, first=len(seen) + 1, count=50)
                assert page["t"] == "past", page
                seen |= {update["n"]: update["view"] for update in page["updates"]}
                if len(seen) >= page["total"]:
                    return seen
            except (Exception, asyncio.CancelledError):  # the server goes just now
                if asyncio.current_task().cancelling():  # type: ignore[union-attr]
                    raise
                await self.find_a_server(table)


class Town:
    """People who play one game after the other, at several tables at once."""

    def __init__(self, urls: list[str], seed: int = 1, bots: int = 0) -> None:
        self.urls = urls
        self.rng = random.Random(seed)
        self.bots = bots
        self.history: list[Wish] = []
        self.tables: list[str] = []
        self.told: dict[tuple[str, int], tuple[list[Any], list[Any]]] = {}
        """By table and seat, what somebody was told while they played, and what the house says of it at the end."""
        self.other_sides: list[str] = []
        """Where somebody was shown what was not theirs to see."""
        self.over = asyncio.Event()
        self.longest_s = 0.0
        """The longest time without an acknowledgement."""

    @property
    def promised(self) -> set[tuple[str, str]]:
        """The decisions that were acknowledged."""
        return {(wish.table, wish.key) for wish in self.history if wish.answer == "ack"}

    async def more(self, count: int = 25) -> None:
        """Wait until this many more moves have been acknowledged, and a moment longer."""
        enough, began = len(self.promised) + count, time.monotonic()
        before = len(self.promised)
        while (now := len(self.promised)) < enough:
            if now > before:
                self.longest_s = max(self.longest_s, time.monotonic() - began)
                before, began = now, time.monotonic()
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05 * self.rng.random())

    async def play(self, at_once: int) -> None:
        """Play until it is over; games in progress are played to their end."""
        await asyncio.gather(*(self._company(PEOPLE * n) for n in range(at_once)))

    async def _company(self, first: int) -> None:
        people = [Person(self.urls, first + n, self.history) for n in range(PEOPLE - self.bots)]
        for person in people:
            await person.__aenter__()
        patience = SITTING_DOWN_S
        while not self.over.is_set():
            try:
                async with asyncio.timeout(patience):
                    table = await seated(people, seats=len(people), bots=self.bots)
            except (Exception, asyncio.CancelledError):  # a server went before the game began: once more
                if asyncio.current_task().cancelling():  # type: ignore[union-attr]
                    raise
                for person in people:
                    await person.leave_line()
                    person.url = self.rng.choice(self.urls)
                    person.http.base_url = person.url
                await asyncio.sleep(0.1)
                patience *= 2
                continue
            self.tables.append(table)
            await asyncio.gather(*(person.play(table, seat) for seat, person in enumerate(people)))
            for seat, person in enumerate(people):
                told = await person.chronicle(table, seat)
                known = await person.until(table, lambda known, told=told: len(known.events) >= len(told))
                self.told[table, seat] = (known.events, told)
                theirs = await person.looked_back(table, seat)
                for n, sides in person.shown.pop(table, {}).items():
                    if any(side != (seat, theirs.get(n)) for side in sides):
                        self.other_sides.append(f"seat {seat} at {table} was shown in update {n} what it did not see")
        for person in people:
            await person.__aexit__()


async def while_they_play(urls: list[str], trouble: Callable[[Town], Awaitable[None]], bots: int = 0) -> Town:
    """A fault happens while people play; then they finish their games."""
    town = Town(urls, bots=bots)
    playing = asyncio.ensure_future(town.play(2))
    try:
        async with asyncio.timeout(4 * PATIENCE_S):
            coming = asyncio.ensure_future(trouble(town))
            await asyncio.wait({coming, playing}, return_when=asyncio.FIRST_COMPLETED)
            if playing.done():
                await playing
            await coming
            town.over.set()
            await playing
            return town
    finally:
        playing.cancel()
