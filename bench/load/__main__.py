"""Servers under load: ours beside boardgame.io, in one run: `python bench/load --help`.

Both play Relay (game/relay.py, boardgame_io/relay.js) at tables of four; ours plays Age of Mythology as well. Every
server has one process, unless more are asked for on PostgreSQL; clients have another. First every table makes one move
a second: how long until the other three see it? Then as many as the server lets it: how many moves a second, and how
many for each second of the server's CPU?
"""

import argparse
import contextlib
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from house import SEATS, Server, cpu_of, family, ours, set_up
from rich.console import Console
from rich.table import Table

HERE = Path(__file__).resolve().parent
PEER = HERE / "boardgame_io"
OURS = "Petteia (SQLite, synced)"
MYTHOLOGY = "Petteia, Age of Mythology"
POSTGRESQL = "Petteia (PostgreSQL, {} {})"
FLAT = "boardgame.io (FlatFile)"
MEMORY = "boardgame.io (in memory)"
NOBODY_MOVES = -1.0
PROMISED = {"beside FlatFile": 10.0, "beside memory": 1.0, "p99 at 500 clients": 50.0}


class Entry(msgspec.Struct, frozen=True):
    """A contestant: what ours plays, and how many processes of it share a PostgreSQL; 0: one on a file of its own."""

    name: str
    game: str = ""
    workers: int = 0


class Contest:
    """One contestant with so many clients."""

    def __init__(self, entry: Entry, clients: int, folder: Path, modules: Path, postgresql: Any = None) -> None:
        self.entry = entry
        self.name = entry.name
        self.tables = clients // SEATS
        self.folder = folder
        self.seats: list[Any] = []
        self.postgresql = postgresql if entry.workers else None
        if entry.game:
            database = postgresql.fresh() if self.postgresql else ""
            self.seats = set_up(folder, self.tables, entry.game, database)
            self.server = ours(folder, entry.game, database, entry.workers)
        else:
            storage = ["flatfile", str(folder)] if entry.name == FLAT else ["memory"]
            self.server = Server(["node", str(modules / "server.js"), *storage], cwd=modules)
        self.modules = modules

    def database_cpu(self) -> float:
        """Seconds of CPU of PostgreSQL, where there is one. What a connection had used stays when it is closed."""
        if self.postgresql is None:
            return 0.0
        main = self.postgresql.process.pid
        ended = Path(f"/proc/{main}/stat").read_text().rsplit(")", 1)[1].split()
        return sum(map(cpu_of, family(main))) + (int(ended[13]) + int(ended[14])) / os.sysconf("SC_CLK_TCK")

    def run(self, seconds: float, rate: float) -> dict[str, Any]:
        """Let the crowd in; what it saw, and what the server's CPU did meanwhile."""
        if self.entry.game:
            command = [sys.executable, str(HERE / "crowd.py"), str(self.server.port), str(seconds), str(rate)]
        else:
            crowd = str(self.modules / "crowd.js")
            command = ["node", crowd, str(self.server.port), str(self.tables), str(seconds), str(rate)]
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert process.stdin is not None and process.stdout is not None
        seats = [{"token": s.token, "table": s.table, "seat": s.seat} for s in self.seats]
        process.stdin.write(json.dumps(seats).encode())
        process.stdin.close()
        cpu: dict[str, float] = {}
        database: dict[str, float] = {}
        before = self.server.memory()
        result: dict[str, Any] = {}
        for line in process.stdout:
            word = line.decode().strip()
            if word in ("counting", "counted"):
                cpu[word], database[word] = self.server.cpu(), self.database_cpu()
                after = self.server.memory()
            elif word.startswith("{"):
                result = json.loads(word)
        process.wait()
        if not result or "counted" not in cpu:
            raise SystemExit(f"the clients of {self.name} failed; what they said stands above.")
        result["cpu"] = cpu["counted"] - cpu["counting"]
        result["database_cpu"] = database["counted"] - database["counting"]
        result["memory"] = after - before
        return result


def main() -> None:
    """Run the contest and print what came of it."""
    parser = argparse.ArgumentParser(prog="bench/load", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--clients", type=int, nargs="+", default=[100, 500, 2000], help="how many clients")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to count")
    parser.add_argument("--json", action="store_true", help="every figure, for programs")
    parser.add_argument("--check", action="store_true", help="exit code 1 unless what is promised holds")
    parser.add_argument("--alone", action="store_true", help="only our own server, without its peers")
    parser.add_argument(
        "--workers", type=int, nargs="+", default=[], metavar="N", help="also N processes of ours on one PostgreSQL"
    )
    parser.add_argument("--idle", type=int, default=0, metavar="N", help="also N clients of ours who only watch")
    asked = parser.parse_args()
    if asked.alone and asked.check:
        parser.error("--check compares with the peers; leave --alone out")
    processes = [Entry(POSTGRESQL.format(n, "process" if n == 1 else "processes"), "relay", n) for n in asked.workers]
    entries = [Entry(OURS, "relay"), Entry(MYTHOLOGY, "age_of_mythology"), *processes]
    if not asked.alone:
        entries += [Entry(FLAT), Entry(MEMORY)]
    modules = HERE if asked.alone else installed()
    rows: list[dict[str, Any]] = []
    idle: list[dict[str, Any]] = []
    with contextlib.ExitStack() as stack:
        postgresql = stack.enter_context(database()) if processes else None
        for clients in asked.clients:
            for entry in entries:
                rows.append(measured(entry, clients, asked.seconds, modules, postgresql))
                print(f"{entry.name}, {clients} clients: done", file=sys.stderr)
        for entry in [e for e in entries if e.game == "relay"] if asked.idle else []:
            idle.append(watching(entry, asked.idle, asked.seconds, modules, postgresql))
            print(f"{entry.name}, {asked.idle} who watch: done", file=sys.stderr)
    kept = verdict(rows)
    if asked.json:
        told = {"machine": platform.platform(), "rows": rows, "idle": idle, "promised": PROMISED, "kept": kept}
        print(json.dumps(told, indent=2))
    else:
        tell(rows, idle, kept)
    if asked.check and not all(ok for _, ok in kept.values()):
        raise SystemExit(1)


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


def once(entry: Entry, clients: int, seconds: float, rate: float, modules: Path, postgresql: Any) -> dict[str, Any]:
    """One crowd at a server that was opened for it."""
    with tempfile.TemporaryDirectory() as folder:
        contest = Contest(entry, clients, Path(folder), modules, postgresql)
        try:
            return contest.run(seconds, rate)
        finally:
            contest.server.stop()


def measured(entry: Entry, clients: int, seconds: float, modules: Path, postgresql: Any) -> dict[str, Any]:
    """One contestant's row."""
    row: dict[str, Any] = {"name": entry.name, "clients": clients}
    for mode, rate in (("paced", 1.0), ("free", 0.0)):
        found = once(entry, clients, seconds, rate, modules, postgresql)
        row[mode] = {
            "moves_per_second": found["moves"] / found["seconds"],
            "moves_per_cpu_second": found["moves"] / max(0.01, found["cpu"]),
            "cpu_us_per_move": found["cpu"] * 1e6 / max(1, found["moves"]),
            "database_us_per_move": found["database_cpu"] * 1e6 / max(1, found["moves"]),
            "p50_ms": found["p50"],
            "p99_ms": found["p99"],
            "deliveries": found["deliveries"],
            "problems": found["problems"],
        }
    return row


def watching(entry: Entry, clients: int, seconds: float, modules: Path, postgresql: Any) -> dict[str, Any]:
    """What it costs that somebody is there, four to a table, and does nothing."""
    found = once(entry, clients, seconds, NOBODY_MOVES, modules, postgresql)
    return {
        "name": entry.name,
        "clients": clients,
        "bytes_per_client": found["memory"] / clients,
        "cpu_percent": 100 * found["cpu"] / found["seconds"],
        "database_percent": 100 * found["database_cpu"] / found["seconds"],
        "problems": found["problems"],
    }


def verdict(rows: list[dict[str, Any]]) -> dict[str, tuple[float, bool]]:
    """What was promised, what came of it, and whether it holds: the worst over all numbers of clients."""
    out: dict[str, tuple[float, bool]] = {}
    for about, peer in (("beside FlatFile", FLAT), ("beside memory", MEMORY)):
        ratios = []
        for row in rows:
            if row["name"] == peer:
                own = next(r for r in rows if r["name"] == OURS and r["clients"] == row["clients"])
                ratios.append(own["free"]["moves_per_cpu_second"] / max(0.01, row["free"]["moves_per_cpu_second"]))
        if ratios:
            out[about] = (min(ratios), min(ratios) >= PROMISED[about])
    late = [r["paced"]["p99_ms"] for r in rows if r["name"] == OURS and r["clients"] == 500]
    if late:
        out["p99 at 500 clients"] = (late[0], late[0] < PROMISED["p99 at 500 clients"])
    return out


def tell(rows: list[dict[str, Any]], idle: list[dict[str, Any]], kept: dict[str, tuple[float, bool]]) -> None:
    """Tables for people."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    speed = ("moves/s", "moves/s per core", "CPU µs a move", "of PostgreSQL", "p99 ms, as fast as it goes")
    for heading in ("", "clients", "p50 ms", "p99 ms", *speed):
        table.add_column(heading, justify="left" if not heading else "right")
    for row in rows:
        paced, free = row["paced"], row["free"]
        table.add_row(
            row["name"],
            str(row["clients"]),
            f"{paced['p50_ms']:.1f}",
            f"{paced['p99_ms']:.1f}",
            f"{free['moves_per_second']:.0f}",
            f"{free['moves_per_cpu_second']:.0f}",
            f"{free['cpu_us_per_move']:.0f}",
            f"{free['database_us_per_move']:.0f}" if free["database_us_per_move"] else "",
            f"{free['p99_ms']:.0f}",
        )
    console = Console()
    console.print(f"{platform.platform()}, Python {platform.python_version()}", style="dim")
    console.print(table)
    for row in idle:
        console.print(
            f"{row['name']}: {row['clients']} who watch hold {row['bytes_per_client'] / 1000:.1f} kB each "
            f"(a quarter of a table with it) and take {row['cpu_percent']:.0f} % of a core, "
            f"PostgreSQL {row['database_percent']:.0f} %"
        )
    for about, (figure, ok) in kept.items():
        console.print(f"{about}: {figure:.1f} ({'as promised' if ok else f'promised {PROMISED[about]:g}'})")


if __name__ == "__main__":
    main()
