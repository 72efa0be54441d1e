"""Servers under load: ours beside boardgame.io, in one run: `python bench/load --help`.

Both play Relay (game/relay.py, boardgame_io/relay.js) at tables of four; ours plays Age of Mythology as well. Every
server has one process, unless more are asked for on PostgreSQL; clients have another. First every table makes one move
a second: how long until the other three see it? Then as many as the server lets it: how many moves a second, and how
many for each second of the server's CPU? A line is printed as soon as it is measured.

With `--after N` every table makes N moves before anything is counted. Who writes a whole game with every move, as
FlatFile does, takes the longer the further a game has come.
"""

import argparse
import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from server import SEATS, Prepared, Server, cpu_of, family, ours
from telling import FLAT, MEMORY, MYTHOLOGY, OURS, POSTGRESQL, PROMISED, heading, line, machine, promises, verdict

HERE = Path(__file__).resolve().parent
PEER = HERE / "boardgame_io"
NOBODY_MOVES = -1.0
ONE_A_SECOND = 1.0
AS_FAST_AS_IT_GOES = 0.0
MANY = 4000
"""More clients than these take longer to come in."""
A_MOVE_SECONDS = 0.03
"""What a move before anything is counted may take, on a slow disk."""


class Entry(msgspec.Struct, frozen=True):
    """A contestant: what ours plays, and how many processes of it share a PostgreSQL; 0: one on a file of its own."""

    name: str
    game: str = ""
    workers: int = 0


class Wanted(msgspec.Struct, frozen=True):
    """A line of the table that is to be: who, with how many clients, and how many of them play (idle: not all)."""

    entry: Entry
    clients: int
    playing: int

    @property
    def idle(self) -> bool:
        """Whether most only watch."""
        return self.playing < self.clients


class Contest:
    """One contestant with its clients."""

    def __init__(
        self, wanted: Wanted, server: Server, seats: list[Any], modules: Path, postgresql: Any, after: int = 0
    ) -> None:
        self.wanted = wanted
        self.after = after
        self.server = server
        self.seats = seats
        self.modules = modules
        self.postgresql = postgresql if wanted.entry.workers else None

    def database_cpu(self) -> float:
        """Seconds of CPU of PostgreSQL, where there is one. What a connection had used stays when it is closed."""
        if self.postgresql is None:
            return 0.0
        main = self.postgresql.process.pid
        ended = Path(f"/proc/{main}/stat").read_text().rsplit(")", 1)[1].split()
        return sum(map(cpu_of, family(main))) + (int(ended[13]) + int(ended[14])) / os.sysconf("SC_CLK_TCK")

    def run(self, phases: list[tuple[str, float, float]], most_s: float) -> dict[str, Any]:
        """Let the crowd in; what it saw in each phase, and what the server did meanwhile."""
        told = [str(self.server.port), json.dumps(phases)]
        if self.wanted.entry.game:
            command = [sys.executable, str(HERE / "crowd.py"), *told, str(self.wanted.playing), str(self.after)]
        else:
            command = [
                "node",
                str(self.modules / "crowd.js"),
                *told,
                str(self.wanted.clients // SEATS),
                str(self.after),
            ]
        memory = [self.server.memory()]
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert process.stdin is not None and process.stdout is not None
        late = threading.Timer(most_s, process.kill)
        late.start()
        out: dict[str, Any] = {}
        before = (0.0, 0.0)
        last = "coming in"
        began, seconds = time.monotonic(), [0.0]
        try:
            with contextlib.suppress(BrokenPipeError), process.stdin as everybody:
                everybody.write(msgspec.json.encode(self.seats))
            for said in process.stdout:
                word, _, rest = said.decode().strip().partition(" ")
                last = said.decode().strip()[:40]
                if word in ("one", "all"):
                    seconds.append(time.monotonic() - began)
                    out["coming_in"] = json.loads(rest[rest.index("{") :]) if "{" in rest else {}
                    memory.append(self.server.memory())
                elif word == "counting":
                    before = (self.server.cpu(), self.database_cpu())
                elif word == "counted":
                    name, _, found = rest.partition(" ")
                    now = (self.server.cpu(), self.database_cpu())
                    out[name] = costs(json.loads(found), now[0] - before[0], now[1] - before[1])
            process.wait()
        finally:
            late.cancel()
            process.kill()
            process.wait()
        if not {name for name, _, _ in phases} <= set(out):
            why = f"not done in {most_s:.0f} s" if process.returncode < 0 else "its clients failed"
            return {"problem": f"{why}, last: {last}"}
        return {**out, "coming_in_seconds": seconds[-1], **shares(memory, self.wanted.clients)}


def costs(counted: dict[str, Any], cpu: float, database: float) -> dict[str, Any]:
    """What a phase cost."""
    moves, seconds = counted["moves"], counted["seconds"]
    return {
        **counted,
        "moves_per_second": moves / seconds,
        "moves_per_cpu_second": moves / max(0.01, cpu),
        "cpu_us_per_move": cpu * 1e6 / max(1, moves),
        "database_us_per_move": database * 1e6 / max(1, moves),
        "cpu_percent": 100 * cpu / seconds,
        "database_percent": 100 * database / seconds,
    }


def shares(memory: list[float], clients: int) -> dict[str, float]:
    """What a table and what a client holds. The first client of a table has it read; the others only come. Where they
    come all at once a client has its quarter of a table."""
    if len(memory) < 3:
        return {"bytes_per_client": (memory[-1] - memory[0]) / clients}
    client = (memory[2] - memory[1]) / (clients * (SEATS - 1) / SEATS)
    return {"bytes_per_client": client, "bytes_per_table": (memory[1] - memory[0]) / (clients / SEATS) - client}


def measured(wanted: Wanted, asked: argparse.Namespace, prepared: Prepared, modules: Path) -> dict[str, Any]:
    """One line."""
    entry, tables = wanted.entry, wanted.clients // SEATS
    paced = ("paced", ONE_A_SECOND, asked.seconds)
    phases = [paced, ("free", AS_FAST_AS_IT_GOES, asked.seconds)]
    if wanted.idle:
        phases = [("watched", NOBODY_MOVES, asked.seconds), *([paced] if wanted.playing else [])]
    after = 0 if wanted.idle else asked.after
    most = asked.most * max(1.0, wanted.clients / MANY) + after * tables * A_MOVE_SECONDS
    row = {"name": entry.name, "clients": wanted.clients, "playing": wanted.playing, "idle": wanted.idle}
    row["after"] = after
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if entry.game:
            seats = prepared.seats(entry.game, tables)
            database = stack.enter_context(prepared.database(entry.game, tables)) if entry.workers else ""
            if not database:
                prepared.copy(entry.game, tables, folder)
            server = ours(folder, entry.game, database, entry.workers, asked.plain)
        else:
            seats = []
            storage = ["flatfile", str(folder)] if entry.name == FLAT else ["memory"]
            server = Server(["node", str(modules / "server.js"), *storage], cwd=modules)
        stack.callback(server.stop)
        contest = Contest(wanted, server, seats, modules, prepared.postgresql, after)
        return {**row, **contest.run(phases, most)}


def plan(asked: argparse.Namespace) -> list[Wanted]:
    """The lines that are to be: who is compared stands together."""
    processes = [Entry(POSTGRESQL.format(n, "process" if n == 1 else "processes"), "relay", n) for n in asked.workers]
    relay = [Entry(OURS, "relay"), *processes]
    peers = [] if asked.alone else [Entry(FLAT), Entry(MEMORY)]
    entries = [*relay, *peers, Entry(MYTHOLOGY, "age_of_mythology")]
    out = [Wanted(entry, clients, clients) for clients in asked.clients for entry in entries]
    if asked.idle:
        out += [Wanted(entry, asked.idle, min(max(asked.clients), asked.idle - SEATS)) for entry in relay]
    return [one for one in out if asked.only in f"{one.entry.name}{', idle' if one.idle else ''}"]


def main() -> None:
    """Run the contest and print what came of it."""
    parser = argparse.ArgumentParser(prog="bench/load", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--clients", type=int, nargs="+", default=[100, 500, 2000], help="how many clients")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to count")
    parser.add_argument("--after", type=int, default=0, metavar="N", help="moves at each table before it is counted")
    parser.add_argument("--most", type=float, default=120.0, help="the longest time that one line may take, in seconds")
    parser.add_argument("--json", action="store_true", help="every figure, for programs, at the end")
    parser.add_argument("--check", action="store_true", help="exit code 1 unless what is promised holds")
    parser.add_argument("--alone", action="store_true", help="only our own server, without its peers")
    parser.add_argument("--plain", action="store_true", help="our WebSockets over ASGI alone, not by the fast path")
    parser.add_argument("--only", default="", help="lines in whose name this stands; the name of some ends in ', idle'")
    parser.add_argument("--rows", type=Path, help="keep every line in this file; what it has is not measured again")
    parser.add_argument(
        "--workers", type=int, nargs="+", default=[], metavar="N", help="also N processes of ours on one PostgreSQL"
    )
    parser.add_argument(
        "--idle", type=int, default=0, metavar="N", help="also N clients of ours, of whom only some play"
    )
    asked = parser.parse_args()
    if asked.alone and asked.check:
        parser.error("--check compares with the peers; leave --alone out")
    if asked.after < 0:
        parser.error("--after is a number of moves: 0 or more")
    if any(n < SEATS for n in (*asked.clients, *([asked.idle] if asked.idle else []))):
        parser.error(f"a table has {SEATS} clients: no fewer")
    modules = HERE if asked.alone else installed()
    rows = run(asked, modules, sys.stderr if asked.json else sys.stdout)
    kept = verdict(rows)
    if asked.json:
        print(json.dumps({"machine": machine(), "rows": rows, "promised": PROMISED, "kept": kept}, indent=2))
    else:
        print("\n".join(promises(kept)))
    if asked.check and not all(ok for _, ok in kept.values()):
        raise SystemExit(1)


def run(asked: argparse.Namespace, modules: Path, out: Any) -> list[dict[str, Any]]:
    """Measure what is asked for, and tell each line as it comes."""
    wanted = plan(asked)
    rows: list[dict[str, Any]] = []
    known = {}
    if asked.rows is not None and asked.rows.exists():
        for row in map(json.loads, asked.rows.read_text("utf-8").splitlines()):
            known[row["name"], row["clients"], row["playing"], row.get("after", 0)] = row
    print(machine() + (f"; after {asked.after} moves at each table" if asked.after else ""), file=out)
    with contextlib.ExitStack() as stack:
        postgresql = stack.enter_context(database()) if asked.workers else None
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        prepared = Prepared(folder, postgresql)
        for at, one in enumerate(wanted):
            if at == 0 or one.idle != wanted[at - 1].idle:
                print(heading(one.idle), file=out, flush=True)
            row = known.get((one.entry.name, one.clients, one.playing, 0 if one.idle else asked.after))
            if row is None:
                row = measured(one, asked, prepared, modules)
                if asked.rows is not None and "problem" not in row:
                    with asked.rows.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(row) + "\n")
            rows.append(row)
            print(line(row), file=out, flush=True)
    return rows


def installed() -> Path:
    """Where boardgame.io is installed; it is, if npm can fetch it."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise SystemExit("boardgame.io needs Node.js and npm; Debian has them in nodejs and npm.")
    target = HERE.parents[1] / "build" / "bench-load"
    target.mkdir(parents=True, exist_ok=True)
    for file in PEER.iterdir():
        shutil.copy2(file, target)
    if not (target / "node_modules" / "boardgame.io").is_dir():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=target, check=True)
    return target


@contextlib.contextmanager
def database() -> Iterator[Any]:
    """A PostgreSQL of its own, which syncs; the tests know how one is begun."""
    sys.path.insert(0, str(HERE.parents[1]))
    from tests.store import postgresql

    missing = postgresql.hindrance()
    if missing:
        raise SystemExit(missing)
    server = postgresql.Server()
    try:
        yield server
    finally:
        server.close()


if __name__ == "__main__":
    main()
