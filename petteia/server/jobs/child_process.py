"""A process that works for the server: it is asked in frames, answers in frames, and is ended when it is late."""

import asyncio
import contextlib
import os
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from petteia.server.jobs.frames import framed

PASSED_ON: Final = ("PATH", "PYTHONPATH", "PYTHONHOME", "HOME", "LANG", "LC_ALL", "SYSTEMROOT", "LD_LIBRARY_PATH")
"""The part of the environment that a worker gets: no secrets."""

POLITE: Final = 5
"""How far children step back behind the server (nice): an answer to a move takes a moment of a processor, and waits for
none of theirs."""
WORKING: Final = "RD"
"""How Linux marks a process that would go on if it were let: it waits for a processor, or for a disk."""


class Work(NamedTuple):
    """What a process has done: seconds of processor, and whether it has more to do."""

    seconds: float
    goes_on: bool


class ChildProcess:
    """One such process. Not for two questions at once."""

    def __init__(self, process: asyncio.subprocess.Process, most: int) -> None:
        self.process = process
        self.most = most

    @classmethod
    async def start(cls, command: tuple[str, ...], most: int) -> "ChildProcess":
        """A new one; an answer of it is not longer than `most` bytes."""
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={name: os.environ[name] for name in PASSED_ON if name in os.environ},
            start_new_session=True,  # Ctrl-C is for the server, which ends its workers itself
        )
        step_back(process.pid)
        return cls(process, most)

    async def tell(self, something: Any) -> None:
        """Send something that has no answer."""
        assert self.process.stdin is not None
        self.process.stdin.writelines(framed(something))
        await self.process.stdin.drain()

    async def ask(self, question: Any) -> Any:
        """Ask a question; returns the answer. OSError, EOFError or ValueError if the process is not what it should
        be."""
        assert self.process.stdout is not None
        await self.tell(question)
        size = int.from_bytes(await self.process.stdout.readexactly(4), "big")
        if size > self.most:
            raise ValueError("an answer is shorter than that")
        return msgspec.msgpack.decode(await self.process.stdout.readexactly(size))

    def work(self) -> Work | None:
        """What it is doing, if that can be seen."""
        try:
            after = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
            return Work((int(after[11]) + int(after[12])) / os.sysconf("SC_CLK_TCK"), after[0] in WORKING)
        except (OSError, ValueError, IndexError):
            return None

    async def end(self) -> None:
        """End it at once, whatever it does."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        with contextlib.suppress(Exception):
            await self.process.wait()


def step_back(process: int) -> None:
    """Give a child less of a busy processor than the server has. Linux may share processors among sessions first, and
    then niceness counts only inside one: a session of its own has a niceness of its own (autogroup)."""
    with contextlib.suppress(OSError, AttributeError):  # it has ended already, or this is Windows
        os.setpriority(os.PRIO_PROCESS, process, min(19, os.getpriority(os.PRIO_PROCESS, 0) + POLITE))
        Path(f"/proc/{process}/autogroup").write_text(str(POLITE))
