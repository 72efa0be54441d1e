"""Faults planted in copies of the sources: does the simulation find them?

`python -m tests.simulation.planted` plants each in a copy and runs seeds until one fails, at most `--seeds` of them.
It prints how many seeds and seconds of processor that took, and ends with 1 if one that has to be found was not.
"""

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]


class Fault(NamedTuple):
    """A fault: what it does, the file, the text there, and what stands there instead."""

    what: str
    file: str
    text: str
    instead: str


LIVE: Final = "petteia/tables/live"
FAULTS: Final = (
    Fault(
        "replies leave before they are durable",
        f"{LIVE}/registry.py",
        "while live.queue and live.queue[0].durable:",
        "while live.queue:",
    ),
    Fault(
        "replies leave in the wrong order",
        f"{LIVE}/registry.py",
        "self._leave(live, live.queue.popleft(), None)",
        "self._leave(live, live.queue.pop(), None)",
    ),
    Fault(
        "what rests on a failed write is written",
        "petteia/store/writer.py",
        "job.batch.chain is not None and job.batch.chain.broken:",
        "False:",
    ),
    Fault(
        "a journal may have a gap",
        "petteia/store/journals/append_cache.py",
        "if place.seq != seq - 1:",
        "if place.seq > seq - 1:",
    ),
    Fault(
        "a lost answer to COMMIT counts as a failure",
        "petteia/store/writer.py",
        "if not self.came_through():\n                    raise",
        "raise",
    ),
    Fault(
        "the table in memory stays after a failed write",
        f"{LIVE}/registry.py",
        "        if problem is not None:\n            self.forget(live, problem)\n            return\n"
        "        answer.durable",
        "        answer.durable",
    ),
    Fault(
        "notices of the next entry are ignored",
        f"{LIVE}/replication.py",
        "elif seq > live.table.metadata.seq:",
        "elif seq > live.table.metadata.seq + 1:",
    ),
    Fault(
        "missed notices are not caught up with",
        f"{LIVE}/replication.py",
        "        for table in tables:\n            self.heard(table, lengths.get(table, 0))",
        "        for table in []:\n            self.heard(table, lengths.get(table, 0))",
    ),
    Fault(
        "entries of others are applied behind own ones",
        f"{LIVE}/replication.py",
        "                if live.queue or table.metadata.seq != seq or not live.good():\n"
        "                    continue\n",
        "",
    ),
    Fault(
        "subscribers are forgotten when another server was first",
        f"{LIVE}/replication.py",
        "watches, live.subscriptions = live.subscriptions, []\n        if watches",
        "watches, live.subscriptions = [], []\n        if watches",
    ),
    Fault(
        "a key counts for nothing",
        "petteia/tables/commands/context.py",
        "def known(self, player: str, key: str) -> Ack | None:\n",
        "def known(self, player: str, key: str) -> Ack | None:\n        return None\n",
    ),
    Fault(
        "an event is left out after a break",
        f"{LIVE}/subscribers.py",
        "caught = live.commands.catch_up(seat, events_seen, chat_seen)",
        "caught = live.commands.catch_up(seat, None if events_seen is None else events_seen + 1, chat_seen)",
    ),
    Fault(
        "clients catch up before what they see is durable",
        f"{LIVE}/subscribers.py",
        "        self.registry.queue(live, CommandResult(done=begin))\n        return await future",
        "        begin(None, None)\n        return await future",
    ),
    Fault(
        "timers are not set again",
        f"{LIVE}/registry.py",
        "        self.queue(live, answer)\n        self.wake(live)",
        "        self.queue(live, answer)",
    ),
    Fault(
        "nobody takes over tables of a server that died",
        f"{LIVE}/replication.py",
        "        await self._keep(list(self.registry.live.values()))\n        self._alive",
        "        self._alive",
    ),
    Fault(
        "a snapshot is taken for newer than it is",
        f"{LIVE}/opening.py",
        "if kept.snapshot is not None and kept.taken == kept.seq:",
        "if kept.snapshot is not None:",
    ),
    Fault(
        "bots are asked once only",
        f"{LIVE}/bot_requests.py",
        "            if now is not None and now.same(asked.ask):",
        "            if now is not None:",
    ),
    Fault(
        "an answer that waits is dropped with its server",
        "petteia/tables/commands/play.py",
        "            self.context.put(j.AnswerHeld(now, seat, decision, texts, player, key))\n        else:",
        "            pass\n        else:",
    ),
    Fault(
        "tables whose time has come are not opened",
        f"{LIVE}/registry.py",
        "await asyncio.wrap_future(self.store.due(now + 60_000))",
        "[]",
    ),
    Fault(
        "a refused command is not looked at once more",
        f"{LIVE}/replication.py",
        "        if self.shared:\n            seq = live.table.metadata.seq\n            now = await",
        "        if False:\n            seq = live.table.metadata.seq\n            now = await",
    ),
)


def plant(fault: Fault, into: Path) -> None:
    """A copy of the sources with a fault."""
    for folder in ("petteia", "tests"):
        shutil.copytree(
            ROOT / folder,
            into / folder,
            ignore=shutil.ignore_patterns("__pycache__", "*.so", "web", "weights"),
            symlinks=True,
        )
    file = into / fault.file
    text = file.read_text("utf-8")
    if text.count(fault.text) != 1:
        raise SystemExit(f"{fault.file} has {text.count(fault.text)} times {fault.text!r}; right would be once")
    file.write_text(text.replace(fault.text, fault.instead), "utf-8")


def main() -> int:
    """See above."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation.planted", description=__doc__)
    parser.add_argument("--seeds", type=int, default=60, help="how many seeds to try for each fault")
    parser.add_argument("--only", default="", help="only faults whose description has this in it")
    args = parser.parse_args()
    missed = []
    chosen = [fault for fault in FAULTS if args.only in fault.what]
    for fault in chosen:
        with tempfile.TemporaryDirectory() as folder:
            plant(fault, Path(folder))
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            command = [sys.executable, "-m", "tests.simulation", "--seeds", "0", str(args.seeds), "--first"]
            env = {**os.environ, "PYTHONPATH": folder, "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}
            found = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent = after.ru_utime - before.ru_utime
        said = (found.stdout or found.stderr).strip().splitlines()
        caught = found.returncode != 0
        if not caught:
            missed.append(fault.what)
        print(
            f"{'found' if caught else 'MISSED':7} {spent:5.0f} s  {fault.what}: {said[0] if said else ''}", flush=True
        )
    print(f"{len(chosen) - len(missed)} of {len(chosen)} found")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
