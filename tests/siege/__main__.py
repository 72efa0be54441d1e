"""Rows of sieges as a table for docs/siege.md: python -m tests.siege ROWS.jsonl"""

import sys
from pathlib import Path

import msgspec

from tests.siege.siegecraft import Row

HEAD = ("attack", "what the attacker sends", "others before", "moves", "p50", "p99", "max ms", "lost", "MB", "TERM s")


def table(rows: list[Row]) -> str:
    """A line for each siege; figures to the right."""
    lines = ["| " + " | ".join(HEAD) + " |", "| --- | --- | --- |" + " ---: |" * (len(HEAD) - 3)]
    for row in sorted(rows, key=lambda row: row.attack):
        waited = (f"{row.p50_ms:.1f}", f"{row.p99_ms:.1f}", f"{row.max_ms:.1f}")
        figures = (str(row.moves), *waited, str(row.lost), f"{row.memory_mb:.0f}", f"{row.term_s:.1f}")
        lines.append("| " + " | ".join((row.attack, row.sends, row.before or "held", *figures)) + " |")
    return "\n".join(lines)


if __name__ == "__main__":
    kept = Path(sys.argv[1]).read_text("utf-8").splitlines()
    print(table([msgspec.json.decode(line, type=Row) for line in kept]))
