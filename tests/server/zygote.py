"""Starts servers quickly: a process that has imported everything and forks one server after the other.

It reads lines from standard input, `start FOLDER PORT VARIANT`, and answers `started PID`; the server itself says
`open PORT` when people can come. An address of PostgreSQL instead of a variant has it serve from there, together with
others. The variants are broken on purpose, here and nowhere else: `eager` says that something
is durable before it is. Where the environment says JUMPS the wall clock jumps on SIGUSR1, as the file of that name
says.
"""

import os
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from petteia.server.config import Limits, ServerConfig
from petteia.server.run import serve
from petteia.store.sqlite.file import JournalFile
from petteia.store.sqlite.store import SqliteStore
from petteia.store.writer import WriteJob
from petteia.tables.ports.store import Batch
from tests.server.running import AGORA, UNLIMITED


class LazyFile(JournalFile):
    """Takes its time."""

    def commit(self, jobs: list[WriteJob]) -> None:
        time.sleep(0.05)
        super().commit(jobs)


class EagerStore(SqliteStore):
    """Says at once that entries are durable, and writes them a little later."""

    def __init__(self, path: Any) -> None:
        super().__init__(path, LazyFile(path))

    def write(self, batch: Batch, done: Callable[[BaseException | None], None]) -> None:
        super().write(batch, lambda problem: None)
        done(None)


VARIANTS: dict[str, Any] = {"sound": SqliteStore, "eager": EagerStore}


def say(text: str) -> None:
    os.write(1, (text + "\n").encode())


def _jump() -> None:
    """See tests/siege/jumping.py."""
    file = os.environ.get("JUMPS")
    if file:
        from tests.siege import jumping

        jumping.prepare(Path(file))


def run(folder: str, port: int, variant: str, limits: Limits = UNLIMITED) -> None:
    _jump()
    config = ServerConfig(port=port, data=folder, limits=limits, log_level="error", bots=1)
    if variant.startswith("postgres:"):
        config = msgspec.structs.replace(config, database=variant, workers=1)
        serve(config, [AGORA], ("random",), lambda at: say(f"open {at}"))
        return
    serve(config, [AGORA], ("random",), lambda at: say(f"open {at}"), VARIANTS[variant])


def main() -> None:
    for line in sys.stdin:
        command, folder, port, variant = line.split()
        assert command == "start"
        pid = os.fork()
        if pid == 0:
            sys.stdin.close()
            status = 1
            try:
                run(folder, int(port), variant)
                status = 0
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(status)
        say(f"started {pid}")
        _, status = os.waitpid(pid, 0)
        say(f"ended {os.waitstatus_to_exitcode(status)}")


if __name__ == "__main__":
    main()
