"""Rate limits: buckets that refill with time."""

import ipaddress
import time
from collections.abc import Callable
from typing import Final

MUCH: Final = 1 / 10
"""The part of a bucket that other servers should know of at once: otherwise each would give all of it."""


def whence(address: str) -> str:
    """The key under which an address is counted: an IPv6 address counts as its network of 2**64."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(found) >> 64 << 64))


class Bucket:
    """Holds up to `burst`, fills by `rate` a second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = now

    def take(self, now: float, amount: float = 1.0) -> float:
        """Take so much; returns how many seconds the client has to wait until that is in order."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate) - amount
        self.at = now
        return 0.0 if self.left >= 0 else -self.left / self.rate

    def offered(self, now: float) -> bool:
        """Take one out if there is one."""
        left = min(self.burst, self.left + (now - self.at) * self.rate)
        there = left >= 1
        self.left = left - 1 if there else left
        self.at = now
        return there

    def full(self, now: float) -> bool:
        """Whether nothing has been taken for so long that it can be forgotten."""
        return self.left + (now - self.at) * self.rate >= self.burst


class Buckets:
    """One bucket for each address, and not for more of them than `most`."""

    def __init__(
        self, rate: float, burst: float, most: int = 50_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.clock = clock
        self._buckets: dict[str, Bucket] = {}
        self.told: dict[str, float] | None = None
        """What was taken since other servers were told; None: there are none."""
        self.hurry: Callable[[], None] = lambda: None
        """Called when one client has taken so much that other servers should know at once."""

    def offered(self, who: str) -> bool:
        """Whether this is in order just now."""
        now = self.clock()
        there = self._bucket(who, now).offered(now)
        if there and self.told is not None:
            self._note(who, 1)
        return there

    def _note(self, who: str, amount: float) -> None:
        """Note what other servers should know."""
        assert self.told is not None
        taken = self.told[who] = self.told.get(who, 0.0) + amount
        if taken >= self.burst * MUCH:
            self.hurry()

    def left(self, who: str) -> bool:
        """Whether a client's bucket holds at least one; nothing is taken."""
        bucket = self._buckets.get(who)
        now = self.clock()
        return bucket is None or bucket.left + (now - bucket.at) * bucket.rate >= 1

    def wait(self, who: str) -> float:
        """In how many seconds a client's bucket will hold one."""
        bucket, now = self._buckets.get(who), self.clock()
        if bucket is None:
            return 0.0
        return max(0.0, (1 - bucket.left) / bucket.rate - (now - bucket.at))

    def pay(self, who: str, amount: float) -> float:
        """Take so much from a client's bucket; returns how many seconds the client has to wait until that is in order.
        A negative amount is given back."""
        now = self.clock()
        if self.told is not None:
            self._note(who, amount)
        return self._bucket(who, now).take(now, amount)

    def queue(self, who: str, most: float) -> float:
        """Take one, now or when it is there; returns in how many seconds, at most so many. A longer wait takes nothing:
        nobody waits tomorrow for what others asked today."""
        wait = self.pay(who, 1.0)
        if wait <= most:
            return wait
        self.pay(who, -1.0)
        return most

    def to_tell(self, whole: bool = True) -> list[tuple[str, float]]:
        """What was taken since the last call, and by whom; not `whole`: only what others should know at once."""
        if not self.told:
            return []
        if whole:
            taken, self.told = self.told, {}
            return list(taken.items())
        much = [(who, amount) for who, amount in self.told.items() if amount >= self.burst * MUCH]
        for who, _ in much:
            del self.told[who]
        return much

    def taken_elsewhere(self, who: str, amount: float) -> None:
        """Take what a client has taken at another server, which shares this bucket."""
        now = self.clock()
        self._bucket(who, now).take(now, amount)

    def _bucket(self, who: str, now: float) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self.most:
                self._forget(now)
            bucket = self._buckets[who] = Bucket(self.rate, self.burst, now)
        return bucket

    def _forget(self, now: float) -> None:
        """Drop those that are full again; if that is not enough, the older half."""
        kept = {who: bucket for who, bucket in self._buckets.items() if not bucket.full(now)}
        while len(kept) >= self.most:
            kept = dict(list(kept.items())[len(kept) // 2 :])
        self._buckets = kept
