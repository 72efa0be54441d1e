"""What is told of each contestant, a line when it is known, and whether it is what was promised."""

import platform
from collections.abc import Mapping
from typing import Any

OURS = "Petteia (SQLite, synced)"
MYTHOLOGY = "Petteia, Age of Mythology"
POSTGRESQL = "Petteia (PostgreSQL, {} {})"
FLAT = "boardgame.io (FlatFile)"
MEMORY = "boardgame.io (in memory)"
PROMISED = {"beside FlatFile": 8.0, "beside memory": 1.0, "p99 at 500 clients": 50.0}

ACTIVE = ("clients", "p50 ms", "p99 ms", "moves/s", "a core", "µs a move", "PostgreSQL", "p99 free", "kB a client")
IDLE = ("idle", "kB a table", "kB a client", "% of a core", "PostgreSQL", "at play", "p50 ms", "p99 ms")
FIRST, WIDTH = 36, 12


def heading(idle: bool) -> str:
    """Above the lines."""
    return " " * FIRST + "".join(word.rjust(WIDTH) for word in (IDLE if idle else ACTIVE))


def line(row: Mapping[str, Any]) -> str:
    """A contestant's."""
    if "problem" in row:
        return f"{row['name']:<{FIRST}}{row['clients']:>{WIDTH}}  {row['problem']}"
    paced, memory = row.get("paced"), row["bytes_per_client"] / 1000
    if row["idle"]:
        watched = row["watched"]
        cells = [str(row["clients"]), f"{row['bytes_per_table'] / 1000:.1f}", f"{memory:.1f}"]
        cells += [f"{watched['cpu_percent']:.0f}", _or_nothing(watched["database_percent"])]
        cells += [str(row["playing"]), *([f"{paced['p50']:.1f}", f"{paced['p99']:.1f}"] if paced else ["", ""])]
    else:
        free = row["free"]
        cells = [str(row["clients"]), f"{paced['p50']:.1f}", f"{paced['p99']:.1f}", f"{free['moves_per_second']:.0f}"]
        cells += [f"{free['moves_per_cpu_second']:.0f}", f"{free['cpu_us_per_move']:.0f}"]
        cells += [_or_nothing(free["database_us_per_move"]), f"{free['p99']:.0f}", f"{memory:.1f}"]
    found = {**row["coming_in"]}
    for phase in ("paced", "free"):
        found |= row[phase]["problems"] if phase in row else {}
    return f"{row['name']:<{FIRST}}" + "".join(cell.rjust(WIDTH) for cell in cells) + (f"  {found}" if found else "")


def _or_nothing(figure: float) -> str:
    return f"{figure:.0f}" if figure else ""


def machine() -> str:
    """On which it was measured."""
    return f"{platform.platform()}, Python {platform.python_version()}"


def verdict(rows: list[dict[str, Any]]) -> dict[str, tuple[float, bool]]:
    """What was promised, what came of it, and whether it holds: the worst over all numbers of clients."""
    out: dict[str, tuple[float, bool]] = {}
    whole = [row for row in rows if "free" in row]
    for about, peer in (("beside FlatFile", FLAT), ("beside memory", MEMORY)):
        ratios = [
            own["free"]["moves_per_cpu_second"] / max(0.01, row["free"]["moves_per_cpu_second"])
            for row in whole
            for own in whole
            if row["name"] == peer and own["name"] == OURS and own["clients"] == row["clients"]
        ]
        if ratios:
            out[about] = (min(ratios), min(ratios) >= PROMISED[about])
    late = [row["paced"]["p99"] for row in whole if row["name"] == OURS and row["clients"] == 500]
    if late:
        out["p99 at 500 clients"] = (late[0], late[0] < PROMISED["p99 at 500 clients"])
    return out


def promises(kept: Mapping[str, tuple[float, bool]]) -> list[str]:
    """A sentence each."""
    return [
        f"{about}: {figure:.1f} ({'as promised' if ok else f'promised {PROMISED[about]:g}'})"
        for about, (figure, ok) in kept.items()
    ]
