"""The single file for people without Python: what it runs, and that it starts a server without anything else
installed."""

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest

import petteia
from tests.fresh_machine.conftest import ROOT, run
from tests.server.running import Client, seated

START = ROOT / "release" / "single" / "start.py"
WORKER = "import sys; print('worker', *sys.argv[1:])"


def test_what_it_runs_is_the_command_and_python_to_its_own_house(tmp_path: Path) -> None:
    assert petteia.__version__ in run(sys.executable, "-P", START, "--version", cwd=tmp_path).stdout
    for told in (["-P", "-c"], ["-c"]):
        assert run(sys.executable, "-P", START, *told, WORKER, "of", "it", cwd=tmp_path).stdout == "worker of it\n"


def test_opened_without_a_word_it_plays(tmp_path: Path) -> None:
    """`play` itself would open a browser; the test sees the request instead."""
    seen = "import runpy, sys, petteia.cli as cli; cli.main = lambda: print(sys.argv[1:]); sys.argv = ['x']; "
    said = run(sys.executable, "-P", "-c", f"{seen}runpy.run_path({str(START)!r}, run_name='__main__')", cwd=tmp_path)
    assert said.stdout == "['play']\n"


@pytest.mark.soak
def test_the_file_opens_a_house_with_bots_where_there_is_no_python(wheel: Path, tmp_path: Path) -> None:
    run(sys.executable, "-P", ROOT / "release" / "single", wheel, tmp_path, cwd=tmp_path)
    (made,) = tmp_path.glob("petteia-*")
    bare = {"HOME": str(tmp_path), "PATH": str(tmp_path / "nothing"), "TMPDIR": str(tmp_path)}
    command = [made, "serve", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(command, cwd=tmp_path, env=bare, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stderr is not None
            opened = next(line for line in server.stderr if "open at" in line)
            found = re.search(r"http://\S+:\d+", opened)
            assert found is not None, opened
            asyncio.run(bots_play(found[0]))
        finally:
            server.terminate()


async def bots_play(url: str) -> None:
    """Its bots answer, in processes that it has started, as its own metrics say."""
    async with Client(url) as client:
        assert "<script" in await client.get("/")
        table = await seated([client], "age_of_mythology", 1, bots=2)
        for n in range(100):
            known = client.tables[table].update
            if known and known["owes"]:
                pick = {"decision": known["decision"], "actions": [known["view"]["actions"][0]["n"]]}
                await client.ask("decide", table=table, seat=0, key=f"key{n}", **pick)
            elif said(await client.get("/metrics"), "petteia_bot_seconds_count") < 2:
                await client.hear()
            else:
                break
        told = await client.get("/metrics")
        assert said(told, "petteia_bot_seconds_count") >= 2 and said(told, "petteia_bot_failures_total") == 0, told


def said(metrics: str, name: str) -> float:
    """One of the server's metrics."""
    found = re.search(rf"^{name}(?:{{.*}})? (\S+)$", metrics, re.MULTILINE)
    assert found is not None, metrics
    return float(found[1])
