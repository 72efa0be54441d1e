"""How long a house takes to sort its running tables after rules were mended.

    python bench/upgrade.py --tables 1000 --lines 150

A house is filled with tables of the three games and of Agora, each under way for about so many lines: people at random,
journals and all that was told as a house keeps them, and a snapshot. Then every game has a newer version of its rules.
Those of the three do the same as before; in Agora's a rule is mended (`tests/tables/amended.py`). What `petteia upgrade
--check` then takes is told by the clock and in seconds of processor, all its processes together.
"""

import argparse
import json
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(1, str(ROOT))

from petteia.engine.protocol import OVER  # noqa: E402
from petteia.games import load, shelf  # noqa: E402
from petteia.store.sqlite.store import SqliteStore  # noqa: E402
from petteia.tables.commands.play import TableCommands  # noqa: E402
from petteia.tables.journal import entries as j  # noqa: E402
from petteia.tables.journal.specs import GameSpec, SeatPlan, Settings  # noqa: E402
from petteia.tables.ports.store import Batch  # noqa: E402
from petteia.tables.table.info import summary  # noqa: E402
from petteia.tables.table.table import Table  # noqa: E402
from tests.tables.amended import write_copy  # noqa: E402

GAMES: Final = dict.fromkeys([*sorted(shelf()), "agora"], 3)
PURE: Final = {"PYTHONPATH": str(ROOT), "PYTHONSAFEPATH": "1"}
MENDED: Final = """from petteia.games import find
BEFORE = find("{game}")
class GAME(BEFORE):
    RULES_VERSION = BEFORE.RULES_VERSION + 1
    OLDER_RULES = ()
"""


class Seated:
    """A table and what it has written."""

    def __init__(self, game: str, names: dict[str, str], seed: int) -> None:
        self.now, self.rng = 1_700_000_000_000 + seed, random.Random(seed)
        options = {"market": self.rng.choice(("quiet", "busy"))} if game == "agora" else {}
        box = load(names[game], GAMES[game], options)
        people = [f"p{n}" for n in range(GAMES[game])]
        plans = [SeatPlan(one, one.title(), ready=True) for one in people]
        settings = Settings(window_ms=0)
        created = j.Created(self.now, secrets.token_hex(9), GameSpec.of(game, box, None), "p0", settings, plans)
        self.entries, self.told = [j.encode(created)], []

        def of(name: str, seats: Any, options: Any, components: Any) -> Any:
            return box

        self.commands = TableCommands(Table(created, of, remembers=False), secrets.token_bytes, self.now)
        self.did(self.commands.seating.start("p0", now=self.now))
        for n, one in enumerate(people):
            self.did(self.commands.seating.add(one, n, secrets.token_bytes(16), now=self.now))

    def did(self, answer: Any) -> None:
        """What came of something that was done is kept."""
        self.entries += answer.entries
        self.told += answer.told

    def play(self, lines: int) -> None:
        """Decide at random until there are that many lines, or stop just before the end."""
        table = self.commands.table
        while table.running.lines < lines and table.pending():
            seat = self.rng.choice(table.pending())
            action = self.rng.choice([int(a) for a in table.running.state.legal(seat)])
            ahead = table.running.state.clone()
            ahead.apply(seat, action)
            ahead.advance()
            if ahead.pending() == OVER:
                return
            self.now += 1000
            self.did(self.commands.decide(f"p{seat}", seat, table.decision(seat), [action], now=self.now))

    def keep(self, store: SqliteStore) -> int:
        """Into the house; how many lines it has."""
        table = self.commands.table
        store.append(Batch(table.id, 1, self.now, self.entries, summary(table), None, self.told)).result()
        store.keep_snapshot(table.id, len(self.entries), table.snapshot(views=True)).result()
        return int(table.running.lines)


def fill(folder: Path, tables: int, lines: int) -> int:
    """A house of so many tables; how many lines they have in all."""
    names = {game: game for game in GAMES} | {"agora": write_copy(folder / "before", 1)}
    store, total, began = SqliteStore(folder / "petteia.db"), 0, time.monotonic()
    for n in range(tables):
        seated = Seated(list(GAMES)[n % len(GAMES)], names, n)
        seated.play(lines)
        total += seated.keep(store)
        if n % 50 == 49:
            sys.stderr.write(f"{n + 1} tables, {time.monotonic() - began:.0f} s\n")
    store.close()
    return total


def main() -> None:
    """See above."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--lines", type=int, default=150)
    parser.add_argument("--house", type=Path, help="a folder: what is in it is used again")
    wish = parser.parse_args()
    folder = wish.house or Path(tempfile.mkdtemp(prefix="petteia-upgrade-"))
    folder.mkdir(parents=True, exist_ok=True)
    total = 0 if (folder / "petteia.db").is_file() else fill(folder, wish.tables, wish.lines)
    games = [write_copy(folder / "after", 2)]
    for game in GAMES:
        if game != "agora":
            (folder / f"mended_{game}.py").write_text(MENDED.format(game=game), encoding="utf-8")
            games.append(f"{folder}/mended_{game}.py:GAME")
    (folder / "house.toml").write_text(f"games = {json.dumps(games)}\n", encoding="utf-8")
    command = [sys.executable, "-m", "petteia", "upgrade", "--check", "--json", "--data", str(folder)]
    command += ["--config", str(folder / "house.toml")]
    began, used = time.monotonic(), os.times()
    # As this checkout is, uncompiled: nothing that is not can be derived from games that are.
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env=os.environ | PURE)
    took, after = time.monotonic() - began, os.times()
    if done.returncode > 1:
        sys.exit(done.stderr)
    answer = json.loads(done.stdout)
    found = {key: value for key, value in answer.items() if key != "of"}
    processor = after.children_user + after.children_system - used.children_user - used.children_system
    lines = sum(one["lines"] for one in answer["of"]) or total
    sys.stdout.write(f"{found}\n{lines} lines; {took:.1f} s by the clock, {processor:.1f} s of processor\n")


if __name__ == "__main__":
    main()
