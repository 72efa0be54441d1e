"""Fair turns: heavy work, and bots' questions, take turns by address, and at an address by guest.

A guest who asks for a hundred things at once waits for them as long as they take; another guest who asks for one is
next but one. `asking` says on whose behalf something is done; it goes along with every task.
"""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, Final, Generic, NamedTuple, TypeVar

from petteia.tables.ports.store import NotNow


class Requester(NamedTuple):
    """A guest and the address they come from; both empty: the server itself."""

    guest: str
    address: str


Item = TypeVar("Item")
HOUSE: Final = Requester("", "")
asking: Final[ContextVar[Requester]] = ContextVar("asking", default=HOUSE)
MOST_ADDRESSES: Final = 50_000


class GuestAddresses:
    """The addresses guests last came from; only the most recent ones are remembered."""

    def __init__(self) -> None:
        self._addresses: dict[str, str] = {}

    def of(self, guest: str) -> str:
        """The address a guest came from; empty if it is no longer known."""
        return self._addresses.get(guest, "")

    def on_behalf_of(self, guest: str, address: str) -> None:
        """From here on, work is done on behalf of this guest at this address."""
        asking.set(Requester(guest, address))
        self._addresses.pop(guest, None)
        self._addresses[guest] = address
        if len(self._addresses) > MOST_ADDRESSES:
            del self._addresses[next(iter(self._addresses))]


class RoundRobin(Generic[Item]):
    """A queue in which addresses take turns, and at each address its guests; what one guest asks for stays in order."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[Item]]] = {}
        self.length = 0

    def __len__(self) -> int:
        return self.length

    def of(self, who: Requester) -> int:
        """How many items of a guest wait at an address."""
        return len(self._waiting.get(who.address, {}).get(who.guest, ()))

    def by_guest(self) -> Counter[str]:
        """How many items each guest waits for."""
        return Counter(
            {guest: len(items) for guests in self._waiting.values() for guest, items in guests.items() if guest}
        )

    def by_address(self) -> Counter[str]:
        """How many items wait for each address."""
        return Counter(
            {address: sum(map(len, guests.values())) for address, guests in self._waiting.items() if address}
        )

    def of_address(self, address: str) -> int:
        """How many items wait for an address."""
        return sum(map(len, self._waiting.get(address, {}).values()))

    def put(self, who: Requester, item: Item, first: bool = False) -> None:
        """Queue something for a requester, after all (or before all) that they wait for already."""
        items = self._waiting.setdefault(who.address, {}).setdefault(who.guest, deque())
        if first:
            items.appendleft(item)
        else:
            items.append(item)
        self.length += 1

    def take(self, gone: Callable[[Item], bool], ready: Callable[[Item], bool] = lambda _: True) -> Item | None:
        """The next of the items that are `ready`; its guest then goes behind all others, and so does the address. Items
        that are `gone` are dropped on the way."""
        for address, guests in list(self._waiting.items()):
            for guest, items in list(guests.items()):
                while items and gone(items[0]):
                    self._pop(address, guest)
                if items and ready(items[0]):
                    return self._pop(address, guest)
        return None

    def remove(self, who: Requester, item: Item) -> None:
        """Remove an item that is no longer wanted. ValueError if it is not there."""
        guests = self._waiting.get(who.address, {})
        guests.get(who.guest, deque()).remove(item)
        self.length -= 1
        if not guests[who.guest]:
            del guests[who.guest]
        if not guests:
            del self._waiting[who.address]

    def _pop(self, address: str, guest: str) -> Item:
        self.length -= 1
        guests = self._waiting.pop(address)
        items = guests.pop(guest)
        item = items.popleft()
        if items:
            guests[guest] = items
        if guests:
            self._waiting[address] = guests
        return item


QUICK: Final = 0
LOOK: Final = 1
LONG: Final = 2
"""The weight of a job: lists and tables to be opened, which a client needs before anything else; looking back, which
takes as long as the game; and everything that may take any time."""


class Job:
    """A job for a requester, and its weight."""

    def __init__(self, who: Requester, do: str, what: dict[str, Any], weight: int, seconds: float) -> None:
        self.who = who
        self.do = do
        self.what = what
        self.weight = weight
        self.seconds = seconds
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class WorkQueue:
    """The jobs that wait and those under way. One job of a guest is done at a time. One worker is for quick work alone,
    and of the others one never does long work, if there are enough; nor does one address get all of these. Before
    anything but quick work begins, a second process has to be ready: starting one takes seconds."""

    def __init__(self, hands: int, per_guest: int, per_address: int, in_all: int) -> None:
        self.hands = hands
        self.ready = hands
        """How many workers have started their process (`JobPool` counts them)."""
        self.heavy_hands = max(1, hands - 1)
        self.long_hands = max(1, hands - 2)
        self.per_guest = per_guest
        self.per_address = per_address
        self.in_all = in_all
        self._waiting: RoundRobin[Job] = RoundRobin()
        self._served: Counter[str] = Counter()
        self._long = 0
        self._looking: Counter[str] = Counter()
        """The addresses from which people are looking back."""
        self._rests: dict[str, float] = {}
        """Addresses whose long work is not started before then: other servers are doing it."""
        self.elsewhere: Callable[[str, str], int] = lambda kind, who: 0
        """How many jobs a guest or an address has waiting at other servers."""

    @property
    def length(self) -> int:
        """How many jobs wait."""
        return len(self._waiting)

    def by_guest(self) -> Counter[str]:
        """How many jobs each guest waits for."""
        return self._waiting.by_guest()

    def by_address(self) -> Counter[str]:
        """From where how many are waited for."""
        return self._waiting.by_address()

    def put(self, job: Job) -> None:
        """Queue a job. NotNow if the requester has enough there already, or it is full."""
        guest, address = job.who
        if job.who != HOUSE:
            if self._waiting.of(job.who) + self.elsewhere("work_by_guest", guest) >= self.per_guest:
                raise NotNow(
                    429, "too_many_at_once", f"{self.per_guest} things you asked for are still waiting; wait for them"
                )
            if self._waiting.of_address(address) + self.elsewhere("work_by_address", address) >= self.per_address:
                raise NotNow(429, "too_many_at_once", "too much is asked from this address at once; wait a little")
            if self.length >= self.in_all:
                raise NotNow(503, "busy", "the house has its hands full; try again in a minute")
        self._waiting.put(job.who, job)

    def next(self) -> Job | None:
        """The next job that may be done now; it counts as running until `done`."""
        job = self._waiting.take(lambda job: job.answer.done(), self._may)
        if job is not None:
            self._count(job, 1)
        return job

    def _count(self, job: Job, by: int) -> None:
        """A job is begun, or over."""
        for counted, who in ((self._served, job.who.guest), (self._looking, job.who.address)):
            if counted is self._served or job.weight == LOOK:
                counted[who] += by
                if counted[who] <= 0:
                    del counted[who]
        self._long += by * (job.weight == LONG)

    def _may(self, job: Job) -> bool:
        if job.who != HOUSE and self._served[job.who.guest]:
            return False
        if job.weight == QUICK:
            return True
        if self._long + self._looking.total() >= min(self.heavy_hands, self.ready - (self.hands > 1)):
            return False
        if job.weight == LOOK:
            return self._looking[job.who.address] < max(1, self.heavy_hands - 1)
        return self._long < self.long_hands and not self._resting(job.who.address)

    def _resting(self, address: str) -> bool:
        until = self._rests.get(address)
        if until is not None and until <= time.monotonic():
            del self._rests[address]
            return False
        return until is not None

    @property
    def rests(self) -> bool:
        """Whether work may become possible later although no job ends here."""
        return bool(self._rests)

    def back(self, job: Job, seconds: float) -> None:
        """A job cannot be done now, nor anything long from that address for so long: it is queued again."""
        self.done(job)
        self._waiting.put(job.who, job, first=True)
        self._rests[job.who.address] = time.monotonic() + seconds

    def done(self, job: Job) -> None:
        """A job is over."""
        self._count(job, -1)
