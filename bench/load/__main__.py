"""Servers under load: ours beside boardgame.io, in one run: `python bench/load --help`.

Both play Relay (game/relay.py, boardgame_io/relay.js) at tables of four; ours plays Age of Mythology as well. Every
server has one process; clients have another. First every table makes one move a second: how long until the other three
see it? Then as many as the server lets it: how many moves a second, and how many for each second of the server's CPU?
"""

import argparse
import json
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from house import SEATS, Server, ours, set_up
from rich.console import Console
from rich.table import Table

HERE = Path(__file__).resolve().parent
PEER = HERE / "boardgame_io"
OURS = "Petteia (SQLite, synced)"
MYTHOLOGY = "Petteia, Age of Mythology"
PLAYED = {OURS: "relay", MYTHOLOGY: "age_of_mythology"}
FLAT = "boardgame.io (FlatFile)"
MEMORY = "boardgame.io (in memory)"
PROMISED = {"beside FlatFile": 10.0, "beside memory": 1.0, "p99 at 500 clients": 50.0}


class Contest:
    """One contestant with so many clients."""

    def __init__(self, name: str, clients: int, folder: Path, modules: Path) -> None:
        self.name = name
        self.tables = clients // SEATS
        self.folder = folder
        self.seats: list[Any] = []
        if name in PLAYED:
            self.seats = set_up(folder, self.tables, PLAYED[name])
            self.server = ours(folder, PLAYED[name])
        else:
            storage = ["flatfile", str(folder)] if name == FLAT else ["memory"]
            self.server = Server(["node", str(modules / "server.js"), *storage], cwd=modules)
        self.modules = modules

    def run(self, seconds: float, rate: float) -> dict[str, Any]:
        """Let the crowd in; what it saw, and what the server's CPU did meanwhile."""
        if self.name in PLAYED:
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
        result: dict[str, Any] = {}
        for line in process.stdout:
            word = line.decode().strip()
            if word in ("counting", "counted"):
                cpu[word] = self.server.cpu()
            elif word.startswith("{"):
                result = json.loads(word)
        process.wait()
        if not result or "counted" not in cpu:
            raise SystemExit(f"the clients of {self.name} failed; what they said stands above.")
        result["cpu"] = cpu["counted"] - cpu["counting"]
        return result


def main() -> None:
    """Run the contest and print what came of it."""
    parser = argparse.ArgumentParser(prog="bench/load", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--clients", type=int, nargs="+", default=[100, 500, 2000], help="how many clients")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to count")
    parser.add_argument("--json", action="store_true", help="every figure, for programs")
    parser.add_argument("--check", action="store_true", help="exit code 1 unless what is promised holds")
    parser.add_argument("--alone", action="store_true", help="only our own server, without its peers")
    asked = parser.parse_args()
    if asked.alone and asked.check:
        parser.error("--check compares with the peers; leave --alone out")
    names = (OURS, MYTHOLOGY) if asked.alone else (OURS, MYTHOLOGY, FLAT, MEMORY)
    modules = HERE if asked.alone else installed()
    rows: list[dict[str, Any]] = []
    for clients in asked.clients:
        for name in names:
            rows.append(measured(name, clients, asked.seconds, modules))
            print(f"{name}, {clients} clients: done", file=sys.stderr)
    kept = verdict(rows)
    if asked.json:
        print(json.dumps({"machine": platform.platform(), "rows": rows, "promised": PROMISED, "kept": kept}, indent=2))
    else:
        tell(rows, kept)
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


def measured(name: str, clients: int, seconds: float, modules: Path) -> dict[str, Any]:
    """One contestant's row."""
    row: dict[str, Any] = {"name": name, "clients": clients}
    for mode, rate in (("paced", 1.0), ("free", 0.0)):
        with tempfile.TemporaryDirectory() as folder:
            contest = Contest(name, clients, Path(folder), modules)
            try:
                found = contest.run(seconds, rate)
            finally:
                contest.server.stop()
        row[mode] = {
            "moves_per_second": found["moves"] / found["seconds"],
            "moves_per_cpu_second": found["moves"] / max(0.01, found["cpu"]),
            "p50_ms": found["p50"],
            "p99_ms": found["p99"],
            "deliveries": found["deliveries"],
            "problems": found["problems"],
        }
    return row


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


def tell(rows: list[dict[str, Any]], kept: dict[str, tuple[float, bool]]) -> None:
    """Tables for people."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("", "clients", "p50 ms", "p99 ms", "moves/s", "moves/s per core", "p99 ms, as fast as it goes"):
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
            f"{free['p99_ms']:.0f}",
        )
    console = Console()
    console.print(f"{platform.platform()}, Python {platform.python_version()}", style="dim")
    console.print(table)
    for about, (figure, ok) in kept.items():
        console.print(f"{about}: {figure:.1f} ({'as promised' if ok else f'promised {PROMISED[about]:g}'})")


if __name__ == "__main__":
    main()
