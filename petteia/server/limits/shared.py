"""What clients spend and hold at other servers of one database, so that a limit is the same for any number of servers.

Every second a server reports who has taken a good part of a limit here since its last report, and who holds a good part
of one; those who take much of it are reported at once. The others take it from their own buckets, and count it with
what is held there. A late or lost report makes a limit wider only for a second or two, so nothing waits for it, and
nothing of it is stored.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Mapping
from typing import Final

import msgspec

from petteia.server.limits.buckets import Buckets
from petteia.store.sql import SqlStore
from petteia.tables.ports.store import StoreError

log = logging.getLogger("petteia.server")

SAY_SECONDS: Final = 1.0
AT_ONCE_SECONDS: Final = 0.05
"""The shortest time between two messages."""
FRESH_SECONDS: Final = 5.0
"""A holding last reported this long ago counts no longer: that server has gone, or it is too little to report."""
WORTH_A_WORD: Final = 1 / 50
"""The part of a bucket, or of what a client may hold, below which nothing is reported: buckets refill faster than
several servers together can empty them in such small amounts."""
IN_ONE: Final = 50
"""How many are in one message: PostgreSQL's are 8,000 bytes long at most."""
AT_MOST: Final = 500
"""How many entries a server reports in a second, the worst first."""


class LimitsReport(msgspec.Struct, frozen=True, array_like=True):
    """What a server says: who has taken how much from which buckets, and who holds how many of what."""

    server: str
    spent: list[tuple[str, str, float]]
    held: list[tuple[str, str, int]]
    silences: list[str] = []
    """Guests who have changed whose words they are sent."""


class OtherServers:
    """What is known of other servers."""

    def __init__(
        self,
        store: SqlStore,
        silence_changed: Callable[[str], Coroutine[None, None, None]],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.clock = clock
        self.shared: bool = store.shared
        self._buckets: dict[str, Buckets] = {}
        self._much = asyncio.Event()
        """Set when a client has taken much of a limit."""
        self._counts: dict[str, tuple[Callable[[], Mapping[str, int]], int]] = {}
        self._said: set[tuple[str, str]] = set()
        """Whose holdings were last reported from here."""
        self._silences: set[str] = set()
        """Guests who have changed here whose words they are sent."""
        self._hearing: Callable[[str], Coroutine[None, None, None]] = silence_changed
        self._learning: set[asyncio.Task[None]] = set()
        self._held: dict[tuple[str, str], dict[str, tuple[int, float]]] = {}

    def share(self, **buckets: Buckets) -> None:
        """What is taken from these counts everywhere."""
        if self.shared:
            self._buckets |= buckets
            for some in buckets.values():
                some.told = {}
                some.hurry = self._much.set

    def silenced(self, guest: str) -> None:
        """A guest has changed here whose words they are sent: their clients at other servers follow."""
        if self.shared:
            self._silences.add(guest)

    def count(self, kind: str, held: Callable[[], Mapping[str, int]], most: int) -> None:
        """Register what is held here, by whom, and how many a client may hold."""
        self._counts[kind] = (held, most)

    def held(self, kind: str, who: str) -> int:
        """How many a client holds at other servers."""
        there = self._held.get((kind, who))
        if there is None:
            return 0
        now = self.clock()
        for server in [server for server, (_, at) in there.items() if now - at > FRESH_SECONDS]:
            del there[server]
        if not there:
            del self._held[kind, who]
        return sum([n for n, _ in there.values()])

    async def go_on(self) -> None:
        """Report every second, and receive the reports of others."""
        if not self.shared:
            return
        self.store.overhear(self.hear)
        due = self.clock() + SAY_SECONDS
        while True:
            await asyncio.sleep(AT_ONCE_SECONDS)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, due - self.clock())):
                    await self._much.wait()
            self._much.clear()
            whole = self.clock() >= due
            if whole:
                due = self.clock() + SAY_SECONDS
            said = self.to_say(whole)
            if said:
                try:
                    await asyncio.wrap_future(self.store.say(said))
                except StoreError as problem:  # moves are refused, too, and others report that
                    log.debug("others are not told what is spent here", extra={"problem": str(problem)})

    def to_say(self, whole: bool = True) -> list[str]:
        """What others should know of this server; not `whole`: only clients that have taken much."""
        words: list[tuple[float, tuple[str, str, float] | tuple[str, str, int]]] = []
        for name, buckets in self._buckets.items():
            for who, amount in buckets.to_tell(whole):
                if amount >= buckets.burst * WORTH_A_WORD:
                    words.append((amount / buckets.burst, (name, who, amount)))
        if whole:
            words += self._to_say_of_held()
        words.sort(key=lambda word: -word[0])
        told = [word for _, word in words[:AT_MOST]]
        out: list[str] = []
        for at in range(0, len(told), IN_ONE):
            some = told[at : at + IN_ONE]
            spent = [(name, who, float(n)) for name, who, n in some if name in self._buckets]
            holding = [(name, who, int(n)) for name, who, n in some if name not in self._buckets]
            out.append(msgspec.json.encode(LimitsReport(self.store.me, spent, holding)).decode())
        guests = [self._silences.pop() for _ in range(min(IN_ONE, len(self._silences)))]
        if guests:
            out.append(msgspec.json.encode(LimitsReport(self.store.me, [], [], guests)).decode())
        return out

    def _to_say_of_held(self) -> list[tuple[float, tuple[str, str, int]]]:
        words: list[tuple[float, tuple[str, str, int]]] = []
        holds: set[tuple[str, str]] = set()
        for kind, (held, most) in self._counts.items():
            some = {who: n for who, n in held().items() if n >= max(1.0, most * WORTH_A_WORD)}
            words += [(n / most, (kind, who, n)) for who, n in some.items()]
            holds |= {(kind, who) for who in some}
        words += [(0.0, (kind, who, 0)) for kind, who in sorted(self._said - holds)]  # or they would still be counted
        self._said = holds
        return words

    def hear(self, said: str) -> None:
        """A message of any server, perhaps this one, perhaps one of another version."""
        try:
            heard = msgspec.json.decode(said, type=LimitsReport)
        except msgspec.DecodeError:
            return
        if heard.server == self.store.me:
            return
        for name, who, amount in heard.spent:
            if name in self._buckets:
                self._buckets[name].taken_elsewhere(who, amount)
        for guest in heard.silences:
            learning = asyncio.create_task(self._hearing(guest))
            self._learning.add(learning)
            learning.add_done_callback(self._learning.discard)
        now = self.clock()
        for kind, who, n in heard.held:
            if kind not in self._counts:
                continue
            there = self._held.setdefault((kind, who), {})
            there[heard.server] = (n, now)
            if not n:
                del there[heard.server]
            if not there:
                del self._held[kind, who]
