"""A network of the tests' own: a namespace in which a database listens, and wires to it whose packets are passed on by
hand, so that they can be lost or come late. Between the two ends the system's own TCP does what it does anywhere.

It needs Linux, and whoever runs it has to be allowed to make namespaces and TUN devices (root, mostly).
"""

import contextlib
import ctypes
import fcntl
import heapq
import itertools
import os
import random
import select
import shutil
import struct
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

NEW_NETWORK = 0x40000000
"""CLONE_NEWNET"""
TUN_SET = 0x400454CA
PLAIN_TUN = 0x0001 | 0x1000
"""IFF_TUN, IFF_NO_PI: whole IP packets and nothing else."""
NETS = "198.18.{}.{}"
"""Addresses that are nobody's: RFC 2544 keeps them for tests of networks."""
_devices = itertools.count(1)


def hindrance() -> str:
    """Why such a network is impossible here; empty if it is possible."""
    if not Path("/dev/net/tun").exists() or shutil.which("ip") is None:
        return "TUN devices or iproute2 are not here"
    try:
        Network().close()
    except OSError as problem:
        return f"namespaces are not allowed here ({problem.strerror})"
    return ""


def apart(work: Callable[[], T]) -> T:
    """On a thread of its own: a namespace belongs to a thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result()


def _check(result: int) -> None:
    if result:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


_libc = ctypes.CDLL(None, use_errno=True)


class Network:
    """The namespace of a database."""

    def __init__(self) -> None:
        def make() -> int:
            _check(_libc.unshare(NEW_NETWORK))
            _ip("link", "set", "lo", "up")
            return os.open("/proc/thread-self/ns/net", os.O_RDONLY)

        self._here = os.open("/proc/thread-self/ns/net", os.O_RDONLY)
        self._there = apart(make)

    @contextlib.contextmanager
    def entered(self) -> Iterator[None]:
        """Anything this thread starts or opens meanwhile is in the namespace."""
        _check(_libc.setns(self._there, NEW_NETWORK))
        try:
            yield
        finally:
            _check(_libc.setns(self._here, NEW_NETWORK))

    def close(self) -> None:
        """Nothing of it is left when its last process has gone."""
        os.close(self._there)
        os.close(self._here)


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


def _device(name: str, own: str, other: str) -> int:
    """One end of a wire, in the namespace of this thread."""
    file = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(file, TUN_SET, struct.pack("16sH22x", name.encode(), PLAIN_TUN))
    _ip("addr", "add", own, "peer", other, "dev", name)
    _ip("link", "set", name, "up")
    return file


class Wire:
    """The wire between a server and the network of its database."""

    def __init__(self, network: Network) -> None:
        number = next(_devices)
        here, self.address = NETS.format(number % 250, 1), NETS.format(number % 250, 2)
        self.lost = 0.0
        """The part of all packets that is lost."""
        self.late_s = 0.0
        """At most so late a packet comes, and another one may overtake it."""
        self.cut = False
        """No packet arrives, and nobody is told."""
        self._rng = random.Random(number)
        name = f"ptt{os.getpid() % 1_000_000}n{number}"[:15]

        def far() -> int:
            with network.entered():
                return _device(name, self.address, here)

        self._near, self._far = _device(name, here, self.address), apart(far)
        self._over = False
        self._thread = threading.Thread(target=self._pass_on, daemon=True)
        self._thread.start()

    def _pass_on(self) -> None:
        under_way: list[tuple[float, int, int, bytes]] = []
        numbers = itertools.count()
        ends = {self._near: self._far, self._far: self._near}
        while not self._over:
            wait = max(0.0, under_way[0][0] - time.monotonic()) if under_way else 0.1
            for file in select.select(list(ends), [], [], min(wait, 0.1))[0]:
                packet = os.read(file, 65536)
                if self.cut or self._rng.random() < self.lost:
                    continue
                when = time.monotonic() + self.late_s * self._rng.random()
                heapq.heappush(
                    under_way, (when, next(numbers), self._far if file == self._near else self._near, packet)
                )
            while under_way and under_way[0][0] <= time.monotonic():
                with contextlib.suppress(BlockingIOError):
                    os.write(under_way[0][2], under_way[0][3])
                heapq.heappop(under_way)

    def close(self) -> None:
        """The devices go with their files."""
        self._over = True
        self._thread.join()
        os.close(self._near)
        os.close(self._far)
