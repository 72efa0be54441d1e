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
TABLE: Final = "petteia/tables/table"
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
        "            self.context.put(j.AnswerHeld(now, seat, decision, texts, player, key, plan))\n        else:",
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
    Fault(
        "an alarm is set twice",
        f"{LIVE}/registry.py",
        "            live.timer.cancel()\n            live.timer = None\n        if not self",
        "            live.timer = None\n        if not self",
    ),
    Fault(
        "entries of others are read from one too early",
        f"{LIVE}/replication.py",
        "self.store.entries(table.id, seq))",
        "self.store.entries(table.id, seq - 1))",
    ),
    Fault(
        "windows close at once",
        f"{TABLE}/timers.py",
        "return table.metadata.clocks.opened[seat] + stays_open(table, seat)",
        "return table.metadata.clocks.opened[seat]",
    ),
    Fault(
        "what others know can be undone",
        "petteia/engine/seat_messages.py",
        "return line if next(m.pick for m in self._moments if m.entry.line == line) else None",
        "return line",
    ),
    Fault(
        "the order of answers tells who chose",
        f"{TABLE}/timers.py",
        "return due.at, due.seat, due.kind",
        "return due.at, due.kind, due.seat",
    ),
    Fault(
        "everybody is sent a plan",
        "petteia/tables/plans/at_table.py",
        "return Envelope(seat, table.plan_shown(seat))",
        "return Envelope(-2, table.plan_shown(seat))",
    ),
    Fault(
        "an entry of a plan is carried out again and again",
        "petteia/tables/plans/changes.py",
        "    if not entry.repeats and entry.do != KIND:\n",
        "    if False:\n",
    ),
    Fault(
        "a wish asked for twice is made twice",
        "petteia/tables/commands/planning.py",
        "if add and made != plan.made:",
        "if False:",
    ),
    Fault(
        "ratings count a game twice",
        "petteia/store/people/results.py",
        "        skills |= rate(model, pool[0], seats, skills, company)\n",
        "        skills |= rate(model, pool[0], seats, skills, company)\n" * 2,
    ),
    Fault(
        "ratings count in the order of arrival",
        "petteia/store/people/results.py",
        "if waiting and tuple(waiting[0]) < last:",
        "if False:",
    ),
    Fault(
        "servers remember what erased guests have said",
        "petteia/tables/commands/account_changes.py",
        'return msgspec.structs.replace(line, name="", text="") if line.player == player else line',
        "return line",
    ),
    Fault(
        "journals keep what erased guests have said",
        "petteia/tables/commands/account_changes.py",
        'return entry if entry.player not in self.theirs else msgspec.structs.replace(entry, name="", text="")',
        "return entry",
    ),
    Fault(
        "snapshots bring erased guests back",
        "petteia/store/sql.py",
        "if not renamed([*packed.entries(c, table, seq)[0], *since]):",
        "if True:",
    ),
    Fault(
        "nobody goes on with an erasure",
        "petteia/server/auth/merge_and_erase.py",
        "for player in await instance.wait(instance.store.identity.half_forgotten()):",
        "for player in []:",
    ),
    Fault(
        "nobody goes on with a merge",
        "petteia/server/auth/merge_and_erase.py",
        "for half in await instance.wait(instance.store.identity.half_merged()):",
        "for half in []:",
    ),
    Fault(
        "those who were erased can go on talking at other servers",
        "petteia/store/journals/append_cache.py",
        "for player in sorted({player for batch in batches for player in batch.named}):",
        "for player in []:",
    ),
    Fault(
        "what failed to be caught up with is not tried again",
        f"{LIVE}/replication.py",
        "        if self._missed > self._caught_up:\n            await self._catch_up()\n",
        "",
    ),
    Fault(
        "results are not written",
        "petteia/tables/commands/context.py",
        "came_off = outcome(self.table) if over else None",
        "came_off = None",
    ),
    Fault(
        "results keep the old id of merged guests",
        "petteia/store/people/merge_and_erase.py",
        'c.execute("UPDATE finishes SET player = ? WHERE player = ?", (into, player))',
        "pass",
    ),
    Fault(
        "nobody hears who comes and goes elsewhere",
        f"{LIVE}/replication.py",
        "        elif not seq:\n            self._look_soon(table)\n",
        "        elif not seq:\n            pass\n",
    ),
    Fault(
        "who is here is not written again when that failed",
        f"{LIVE}/replication.py",
        "            self._unsaid = True\n",
        "            pass\n",
    ),
    Fault(
        "a bot goes on for somebody who is back elsewhere",
        f"{LIVE}/replication.py",
        "        if live.kept:\n            self.registry.by_itself(live, lambda s, now: s.people.back",
        "        if False:\n            self.registry.by_itself(live, lambda s, now: s.people.back",
    ),
    Fault(
        "those who come back do not get their seat back",
        "petteia/tables/commands/people.py",
        "self.context.put(j.GivenBack(now, n))",
        "pass",
    ),
    Fault(
        "players read what watchers write",
        f"{TABLE}/apply_entry.py",
        "return [Envelope(SPECTATOR, heard)]",
        "return [Envelope(ALL_PRESENT, heard)]",
    ),
    Fault(
        "watchers are sent what a seat sees",
        f"{LIVE}/subscribers.py",
        "audiences.setdefault(watch.seat(table), []).append(watch)",
        "audiences.setdefault(max(0, watch.seat(table)), []).append(watch)",
    ),
    Fault(
        "one who agrees is enough",
        "petteia/tables/commands/consent.py",
        "if not people or any(player not in proposal.agreed",
        "if not people or all(player not in proposal.agreed",
    ),
    Fault(
        "servers do not agree on the time",
        f"{LIVE}/live_table.py",
        "self.ahead = max(self.ahead, at - self.own())",
        "pass",
    ),
    Fault(
        "an event is left out when a table is read again",
        f"{LIVE}/subscribers.py",
        "self._caught_up(live, watch, watch.events, watch.chat)",
        "self._caught_up(live, watch, watch.events + 1, watch.chat)",
    ),
    Fault(
        "of several changes in one transaction lists show the first",
        "petteia/store/journals/append_cache.py",
        "                listed[table] = summary\n",
        "                listed.setdefault(table, summary)\n",
    ),
    Fault(
        "what was told is stored under the next line",
        f"{TABLE}/table.py",
        "self.told.append(Delivery(line or self.running.lines, at",
        "self.told.append(Delivery(line or self.running.lines + 1, at",
    ),
    Fault(
        "a snapshot may be of what was never written",
        "petteia/store/sql.py",
        "if seq > packed.length(c, table):",
        "if False:",
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
            copy_function=os.link,
        )
    file = into / fault.file
    text = file.read_text("utf-8")
    if text.count(fault.text) != 1:
        raise SystemExit(f"{fault.file} has {text.count(fault.text)} times {fault.text!r}; right would be once")
    file.unlink()
    file.write_text(text.replace(fault.text, fault.instead), "utf-8")


def main() -> int:
    """See above."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation.planted", description=__doc__)
    parser.add_argument("--seeds", type=int, default=60, help="how many seeds to try for each fault")
    parser.add_argument("--minutes", type=float, default=3, help="how long faults happen in each")
    parser.add_argument("--seconds", type=float, default=90, help="processor time after which a fault is missed")
    parser.add_argument("--only", nargs="*", default=[""], help="only faults with one of these in what they do")
    parser.add_argument("--part", type=int, nargs=2, default=(0, 1), metavar=("N", "OF"), help="one part of them")
    args = parser.parse_args()
    missed = []
    (ROOT / "build").mkdir(exist_ok=True)
    chosen = [fault for fault in FAULTS if any(part in fault.what for part in args.only)][args.part[0] :: args.part[1]]
    for fault in chosen:
        with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
            plant(fault, Path(folder))
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            command = [sys.executable, "-m", "tests.simulation", "--seeds", "0", str(args.seeds), "--first"]
            command += ["--minutes", str(args.minutes), "--seconds", str(args.seconds)]
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
