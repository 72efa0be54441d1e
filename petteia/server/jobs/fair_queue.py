"""Whose turn it is: heavy work is done in turns by address, and at an address by guest.

Somebody who asks for a hundred things at once waits for them as long as it takes; somebody else who asks for one is
next but one. `asking` says on whose behalf something is done; it goes along with every task.
"""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, Final, NamedTuple

from petteia.tables.ports.store import NotNow


class Who(NamedTuple):
    """A guest and the address they come from; both empty: the house itself."""

    guest: str
    address: str


HOUSE: Final = Who("", "")
asking: Final[ContextVar[Who]] = ContextVar("asking", default=HOUSE)


class Job:
    """Something to be done for somebody. `long` work never has all hands."""

    def __init__(self, who: Who, do: str, what: dict[str, Any], long: bool, seconds: float) -> None:
        self.who = who
        self.do = do
        self.what = what
        self.long = long
        self.seconds = seconds
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Turns:
    """Who waits, and who is being served. One job of a guest is done at a time."""

    def __init__(self, hands: int, per_guest: int, per_address: int, in_all: int) -> None:
        self.long_hands = max(1, hands - 1)
        self.per_guest = per_guest
        self.per_address = per_address
        self.in_all = in_all
        self._waiting: dict[str, dict[str, deque[Job]]] = {}
        self._served: Counter[str] = Counter()
        self._long = 0
        self._rests: dict[str, float] = {}
        """Addresses whose long work is not begun before then: it is done at other servers."""
        self.length = 0
        self.elsewhere: Callable[[str, str], int] = lambda kind, who: 0
        """How many jobs a guest or an address has waiting at other servers."""

    def by_guest(self) -> Counter[str]:
        """Who waits for how many."""
        return Counter(
            {guest: len(jobs) for guests in self._waiting.values() for guest, jobs in guests.items() if guest}
        )

    def by_address(self) -> Counter[str]:
        """From where how many are waited for."""
        return Counter(
            {address: sum(map(len, guests.values())) for address, guests in self._waiting.items() if address}
        )

    def put(self, job: Job) -> None:
        """Stand in line. NotNow if one has enough there already, or it is full."""
        guest, address = job.who
        guests = self._waiting.get(address, {})
        if job.who != HOUSE:
            if len(guests.get(guest, ())) + self.elsewhere("work_by_guest", guest) >= self.per_guest:
                raise NotNow(
                    429, "too_many_at_once", f"{self.per_guest} things you asked for are still waiting; wait for them"
                )
            if sum(map(len, guests.values())) + self.elsewhere("work_by_address", address) >= self.per_address:
                raise NotNow(429, "too_many_at_once", "too much is asked from this address at once; wait a little")
            if self.length >= self.in_all:
                raise NotNow(503, "busy", "the house has its hands full; try again in a minute")
        self._waiting.setdefault(address, {}).setdefault(guest, deque()).append(job)
        self.length += 1

    def next(self) -> Job | None:
        """The next job that may be done now; it counts as being done until `done`."""
        for address, guests in list(self._waiting.items()):
            for guest, jobs in list(guests.items()):
                while jobs and jobs[0].answer.done():  # nobody waits for it any more
                    self._pop(address, guest)
                if jobs and self._may(jobs[0]):
                    job = self._pop(address, guest)
                    self._served[guest] += 1
                    self._long += job.long
                    return job
        return None

    def _may(self, job: Job) -> bool:
        if job.who != HOUSE and self._served[job.who.guest]:
            return False
        return not job.long or (self._long < self.long_hands and not self._resting(job.who.address))

    def _resting(self, address: str) -> bool:
        until = self._rests.get(address)
        if until is not None and until <= time.monotonic():
            del self._rests[address]
            return False
        return until is not None

    @property
    def rests(self) -> bool:
        """Whether somebody's work may be begun later although nothing ends here."""
        return bool(self._rests)

    def back(self, job: Job, seconds: float) -> None:
        """A job cannot be done now, nor anything long from that address for so long: it stands in line again."""
        self.done(job)
        guests = self._waiting.setdefault(job.who.address, {})
        guests.setdefault(job.who.guest, deque()).appendleft(job)
        self.length += 1
        self._rests[job.who.address] = time.monotonic() + seconds

    def _pop(self, address: str, guest: str) -> Job:
        """Take the first job of a guest, who then stands behind all others, and so does the address."""
        self.length -= 1
        guests = self._waiting.pop(address)
        jobs = guests.pop(guest)
        job = jobs.popleft()
        if jobs:
            guests[guest] = jobs
        if guests:
            self._waiting[address] = guests
        return job

    def done(self, job: Job) -> None:
        """A job is over."""
        self._long -= job.long
        self._served[job.who.guest] -= 1
        if self._served[job.who.guest] <= 0:
            del self._served[job.who.guest]
