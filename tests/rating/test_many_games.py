"""Many recorded games: everybody's results, in the order in which games ended, are those in the journals."""

import json
import os
import random
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from functools import cache
from pathlib import Path

import msgspec
import pytest

from petteia.store.opening import open_store
from petteia.tables.messages import SeatInfo
from petteia.tables.ports.store import Batch, Outcome, Player
from petteia.tables.summaries import Summary
from tests.server.running import AGORA
from tests.tables.sitting import PEOPLE, Settings, Sitting

pytestmark = pytest.mark.part("friends")
pytest.importorskip("openskill", reason="ratings need openskill")
GUESTS = [f"guest{n}" for n in range(60)]
COUNTED_EVERY = 37
DIFFERENT = 500
"""So many games are played; more are the same ones among other guests, which is what makes another rating."""


@cache
def sitting(seed: int) -> tuple[list[bytes], bytes]:
    """A finished rated game: its journal, and its result."""
    s = Sitting(Settings(window_ms=0, rated=True), seed=seed)
    s.play_out(seed)
    (came_off,) = s.outcomes
    return s.journal, msgspec.json.encode(came_off)


def played(number: int, guests: list[str]) -> tuple[str, list[bytes], Outcome]:
    """Such a game of these guests, at a table and a time of its own: its table, its journal, and its result."""
    journal, came_off = sitting(number % DIFFERENT)
    table, at = f"t{number:05}x", 1_000_000 + 1000 * (number - number % 3)  # some end at the same moment
    names = {"t1": table, **dict(zip(PEOPLE, guests, strict=True))}

    def renamed(text: bytes) -> bytes:
        for old, new in names.items():
            text = text.replace(f'"{old}"'.encode(), f'"{new}"'.encode())
        return text.replace(b":1000000,", f":{at},".encode()).replace(b":1000000}", f":{at}}}".encode())

    return table, [renamed(entry) for entry in journal], msgspec.json.decode(renamed(came_off), type=Outcome)


@pytest.mark.parametrize("games", [20, pytest.param(10_000, marks=pytest.mark.soak)])
def test_ratings_are_made_again_from_recorded_games(tmp_path: Path, games: int):
    from petteia.server.ratings.model import PlackettLuce

    rng, model = random.Random(3), PlackettLuce()
    store = open_store(tmp_path / "petteia.db")
    for guest in GUESTS:
        store.add_player(Player(guest, guest.title(), 0), guest.encode()).result()
    counting = 0.0
    for number in range(games):
        guests = rng.sample(GUESTS, 3)
        table, journal, outcome = played(number, guests)
        seats = [SeatInfo(guest, guest) for guest in guests]
        about = Summary(table, "agora", "Agora", "finished", True, guests[0], 0, outcome.ended, seats)
        store.append(Batch(table, 1, outcome.ended, journal, about, outcome=outcome)).result()
        if number % COUNTED_EVERY == 0 or number == games - 1:
            begun = time.perf_counter()
            store.ratings.count(model).result()
            counting += time.perf_counter() - begun
    store.close()
    config = tmp_path / "petteia.toml"
    config.write_text(f"games = [{json.dumps(AGORA)}]\n", "utf-8")
    command = [sys.executable, "-m", "petteia", "ratings", "--config", str(config), "--data", str(tmp_path), "--json"]
    begun = time.perf_counter()
    said = subprocess.run([*command, "--check"], capture_output=True, text=True, env={**os.environ, "NO_COLOR": "1"})
    took = time.perf_counter() - begun
    assert said.returncode == 0, said.stdout[-500:] + said.stderr[-500:]
    answer = json.loads(said.stdout)
    assert (answer["games"], answer["rated"]) == (games, games)
    assert answer["results_other"] == answer["ratings_other"] == []
    print(f"{games} games counted as they ended in {counting:.1f} s; `petteia ratings --check` took {took:.1f} s")
    with closing(sqlite3.connect(tmp_path / "petteia.db")) as c:
        kept = c.execute("SELECT * FROM ratings ORDER BY game, seats, player").fetchall()
        assert sum(row[-1] for row in kept) == 3 * games
    if games > 1000:
        begun = time.perf_counter()
        assert subprocess.run([*command, "--recompute"], capture_output=True).returncode == 0
        print(f"`petteia ratings --recompute` took {time.perf_counter() - begun:.1f} s")
        with closing(sqlite3.connect(tmp_path / "petteia.db")) as c:
            assert c.execute("SELECT * FROM ratings ORDER BY game, seats, player").fetchall() == kept
