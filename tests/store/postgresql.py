"""A PostgreSQL of the tests' own, in its own folder, behind a Unix socket, syncing as in real use."""

import contextlib
import ctypes
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

INSTALL = "apt-get install -y postgresql"
PACKAGE = "pip install 'petteia[postgres]'"
MISSING = f"PostgreSQL is not here; on Debian or Ubuntu: {INSTALL}"
NO_PACKAGE = f"psycopg is not here: {PACKAGE}"
DIE_WITH_PARENT = 1
"""PR_SET_PDEATHSIG"""
STARTING_S = 180
"""How long it may take to start, or to recover after a crash, on a busy machine."""


def programs() -> Path | None:
    """The folder with initdb and postgres, the newest there is. Debian keeps them out of the path."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent  # what is in the path may be a link to it alone
    folders = [file.parent for file in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(folders, key=lambda folder: int(folder.parent.name), default=None)


def hindrance() -> str:
    """Why there is no PostgreSQL to test with; empty if there is."""
    try:
        import psycopg  # noqa: F401
    except ImportError:
        return NO_PACKAGE
    return "" if programs() else MISSING


def family(pid: int) -> Iterator[int]:
    """A process and all that it started."""
    yield pid
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            with contextlib.suppress(OSError):
                yield from family(int(child))


def _with_parent() -> None:
    ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGQUIT)


class Server:
    """Runs until it is stopped, or its starter ends."""

    def __init__(
        self,
        environment: dict[str, str] | None = None,
        where: Callable[[], contextlib.AbstractContextManager[None]] = contextlib.nullcontext,
        megabytes: int = 0,
    ) -> None:
        """`where`: it is started within that, and listens to all addresses there. `megabytes`: on a disk of that
        size."""
        self.environment = environment or {}
        self.where = where
        self.megabytes = megabytes
        found = programs()
        assert found is not None
        self.programs = found
        self.folder = Path(tempfile.mkdtemp(prefix="petteia-pg-"))
        if megabytes:
            size = f"size={megabytes}m"
            subprocess.run(
                ["mount", "-t", "tmpfs", "-o", size, "petteia", self.folder], check=True, capture_output=True
            )
        self.data = self.folder / "data"
        self.who: dict[str, Any] = {"cwd": self.folder}
        if os.geteuid() == 0:  # PostgreSQL refuses to be run by root
            user = next(name for name in ("postgres", "nobody") if name in {entry.pw_name for entry in pwd.getpwall()})
            shutil.chown(self.folder, user)
            self.who |= {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}
        self._numbers = itertools.count(1)
        options = ["--auth=trust", "--username=petteia", "--encoding=UTF8", "--locale=C", "--no-sync"]
        subprocess.run(
            [self.programs / "initdb", "-D", self.data, *options], check=True, capture_output=True, **self.who
        )
        if self.listens:
            with (self.data / "pg_hba.conf").open("a") as file:
                file.write("host all all samenet trust\nhost all all 198.18.0.0/15 trust\n")
        self.start()

    @property
    def listens(self) -> str:
        """To which addresses."""
        return "" if self.where is contextlib.nullcontext else "*"

    def run_on(self, folder: Path) -> "subprocess.Popen[bytes]":
        """A process for the data in a folder."""
        settings = [f"unix_socket_directories={folder}", f"listen_addresses={self.listens}", "shared_buffers=16MB"]
        if self.megabytes:
            settings += ["max_wal_size=32MB", "min_wal_size=32MB"]
        command = [self.programs / "postgres", "-D", folder / "data", *(f"--{setting}" for setting in settings)]
        environment = {**os.environ, **self.environment}
        with open(folder / "log", "ab") as log, self.where():
            return subprocess.Popen(
                command, stdout=log, stderr=log, preexec_fn=_with_parent, env=environment, **self.who
            )

    def start(self) -> None:
        """Start, and wait until it answers. It ends with the thread that starts it."""
        recovers = (self.folder / "log").exists()
        if recovers:
            # The system has run on and lost nothing that was written, and every test has a schema of its own: to sync
            # thousands of files after a crash takes minutes on a busy disk.
            with (self.data / "postgresql.auto.conf").open("a") as file:
                file.write("fsync = off\n")
        self.process = self.run_on(self.folder)
        until = time.monotonic() + STARTING_S
        while True:
            try:
                self.run("SELECT 1")
                break
            except Exception:
                if self.process.poll() is not None or time.monotonic() > until:
                    raise RuntimeError((self.folder / "log").read_text("utf-8", "replace")[-2000:]) from None
                time.sleep(0.25)
        if recovers:
            self.run("ALTER SYSTEM RESET fsync")
            self.run("SELECT pg_reload_conf()")

    def url(self, schema: str = "public") -> str:
        """The address of one of its schemas."""
        return f"postgres://petteia@/postgres?host={self.folder}&search_path={schema}"

    def fresh(self) -> str:
        """An unused schema: as good as a database, and created instantly."""
        name = f"house{next(self._numbers)}"
        self.run(f"CREATE SCHEMA {name}")
        return self.url(name)

    def run(self, sql: str) -> Any:
        """Execute a statement."""
        from petteia.store.postgres.connection import connect

        with contextlib.closing(connect(self.url())) as connection:
            answer = connection.execute(sql)
            row = answer.fetchone() if answer.description else None
            return row and row[0]

    def kill(self) -> None:
        """As if the power had failed: the postmaster, and with it all that it started."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()

    def crash(self) -> None:
        """Kill every process at once: anything that had not reached the system is lost."""
        for pid in list(family(self.process.pid)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        """Stop, and remove everything."""
        if self.process.poll() is None:
            self.kill()
        if self.megabytes:
            subprocess.run(["umount", self.folder], check=True, capture_output=True)
        shutil.rmtree(self.folder, ignore_errors=True)


class Replica:
    """Has all that another server has: that one commits nothing before it is on this one's disk, too."""

    def __init__(self, first: Server) -> None:
        self.first = first
        self.folder = Path(tempfile.mkdtemp(prefix="petteia-pg-"))
        if "user" in first.who:
            shutil.chown(self.folder, first.who["user"])
        data = self.folder / "data"
        copy = [first.programs / "pg_basebackup", "-h", first.folder, "-U", "petteia", "-D", data, "-R", "-X", "stream"]
        subprocess.run([*copy, "--checkpoint=fast", "--no-sync"], check=True, capture_output=True, **first.who)
        self.process = first.run_on(self.folder)
        first.run("ALTER SYSTEM SET synchronous_standby_names = '*'")
        first.run("SELECT pg_reload_conf()")
        self._until(lambda: first.run("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'") == 1)

    def _until(self, condition: Callable[[], bool]) -> None:
        until = time.monotonic() + STARTING_S
        while not condition():
            assert time.monotonic() < until, (self.folder / "log").read_text("utf-8", "replace")[-2000:]
            time.sleep(0.1)

    def take_over(self) -> None:
        """The first is gone for good, and this one replaces it."""
        self.first.kill()
        promote = [self.first.programs / "pg_ctl", "promote", "-w", "-D", self.folder / "data"]
        subprocess.run(promote, check=True, capture_output=True, **self.first.who)
        self.folder, self.first.folder = self.first.folder, self.folder
        self.process, self.first.process = self.first.process, self.process
        self.first.data, self.first.who["cwd"] = self.first.folder / "data", self.first.folder
        self.first.run("ALTER SYSTEM RESET synchronous_standby_names")
        self.first.run("SELECT pg_reload_conf()")

    def close(self) -> None:
        """The one that is now second."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def lent(environment: dict[str, str] | None = None) -> Iterator[Server]:
    """The value of a fixture: a PostgreSQL for as long as it is used, or the reason why there is none."""
    import pytest  # not where a bench starts one

    missing = hindrance()
    if missing:
        pytest.skip(missing)
    server = Server(environment)
    yield server
    server.close()
