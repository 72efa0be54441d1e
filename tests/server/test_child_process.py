"""Processes that work for the server."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from petteia.server.jobs.child_process import POLITE, ChildProcess

WAITS = (sys.executable, "-S", "-c", "import sys; sys.stdin.read()")


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="Windows has no niceness")
def test_a_child_steps_back_behind_the_server() -> None:
    async def story() -> tuple[int, str]:
        child = await ChildProcess.start(WAITS, 1000)
        try:
            session = Path(f"/proc/{child.process.pid}/autogroup")
            return os.getpriority(os.PRIO_PROCESS, child.process.pid), session.read_text() if session.exists() else ""
        finally:
            await child.end()

    niceness, session = asyncio.run(story())
    assert niceness == min(19, os.getpriority(os.PRIO_PROCESS, 0) + POLITE)
    assert not session or session.endswith(f" nice {POLITE}\n"), "where sessions share, it is the session that counts"
