"""A PostgreSQL of the tests' own, in its own folder, behind a Unix socket, syncing as it does where people play."""

import asyncio
import ctypes
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

INSTALL = "apt-get install -y postgresql"
PACKAGE = "pip install 'petteia[postgres]'"
MISSING = f"PostgreSQL is not here; on Debian or Ubuntu: {INSTALL}"
NO_PACKAGE = f"asyncpg is not here: {PACKAGE}"
DIE_WITH_PARENT = 1
"""PR_SET_PDEATHSIG"""


def programs() -> Path | None:
    """The folder with initdb and postgres, the newest there is. Debian keeps them out of the path."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    folders = [file.parent for file in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(folders, key=lambda folder: int(folder.parent.name), default=None)


def hindrance() -> str:
    """Why there is no PostgreSQL to test with; empty if there is."""
    try:
        import asyncpg  # noqa: F401
    except ModuleNotFoundError:
        return NO_PACKAGE
    return "" if programs() else MISSING


def _with_parent() -> None:
    ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGQUIT)


class Server:
    """Runs until it is stopped, or whoever started it ends."""

    def __init__(self) -> None:
        found = programs()
        assert found is not None
        self.programs = found
        self.folder = Path(tempfile.mkdtemp(prefix="petteia-pg-"))
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
        self.start()

    def start(self) -> None:
        """Begin, and wait until it answers."""
        settings = [f"unix_socket_directories={self.folder}", "listen_addresses=", "shared_buffers=16MB"]
        command = [self.programs / "postgres", "-D", self.data, *(f"--{setting}" for setting in settings)]
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, preexec_fn=_with_parent, **self.who)
        until = time.monotonic() + 60
        while True:
            try:
                self.run("SELECT 1")
                return
            except Exception:
                if self.process.poll() is not None or time.monotonic() > until:
                    raise RuntimeError((self.folder / "log").read_text("utf-8", "replace")[-2000:]) from None
                time.sleep(0.1)

    def url(self, schema: str = "public") -> str:
        """The address of one of its schemas."""
        return f"postgres://petteia@/postgres?host={self.folder}&search_path={schema}"

    def fresh(self) -> str:
        """A schema that nobody has used yet: as good as a database, and made in no time."""
        name = f"house{next(self._numbers)}"
        self.run(f"CREATE SCHEMA {name}")
        return self.url(name)

    def run(self, sql: str) -> Any:
        """Carry something out."""
        import asyncpg

        async def main() -> Any:
            connection = await asyncpg.connect(self.url(), timeout=30)
            try:
                return await connection.fetchval(sql)
            finally:
                await connection.close()

        return asyncio.run(main())

    def kill(self) -> None:
        """As if the power had failed: the postmaster, and with it all that it started."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()

    def close(self) -> None:
        """Stop, and leave nothing."""
        if self.process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
