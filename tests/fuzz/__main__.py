"""Change positions, records or components of a game for as long as you like.

    python -m tests.fuzz positions parthenon --tries 1000000 --seed 7
    python -m tests.fuzz positions parthenon --seed 7 --first 4711 --tries 1     the same try again

A child process does the tries; one that takes longer than --patience is a hang. What is found is printed with the
command that shows it again, and the exit status is 1.
"""

import argparse
import multiprocessing
import random
import sys
import time
import tomllib
import traceback
from collections import Counter
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
from typing import Any

import petteia
from petteia.engine.form import form
from tests.fuzz import trying
from tests.fuzz.changing import GAMES, bases

GOLDEN = Path(__file__).parents[1] / "rules"
WALKS = 12
GETTING_READY = -1


def tries(what: str, game: str, seed: int, first: int, number: int, at: "Synchronized[int]", answers: Any) -> None:
    """So many tries; each is its own, whichever came before."""
    tally: Counter[str] = Counter()
    found = 0
    start = random.Random(f"{what} {game} {seed}")
    kind = type(petteia.load(game))
    positions = bases(game, WALKS, start) if what == "positions" else []
    texts = [path.read_text("utf-8") for path in sorted((GOLDEN / game / "golden").glob("*.record"))]
    data = tomllib.loads(Path(kind.COMPONENTS).read_text("utf-8"))
    for k in range(first, first + number):
        at.value = k
        rng = random.Random(f"{what} {game} {seed} {k}")
        try:
            if what == "positions":
                trying.position(rng.choice(positions), rng, tally)
            elif what == "records":
                trying.record(rng.choice(texts), rng, tally)
            else:
                trying.components(kind, data, rng, tally)
        except Exception:
            answers.put((k, traceback.format_exc(limit=-3)))
            found += 1
            if found == 10:
                break
    answers.put((-1, dict(tally)))


def run(what: str, game: str, seed: int, first: int, number: int, patience: float) -> tuple[Counter[str], list[str]]:
    """The tries in a child that is watched: how often what came out, and what went wrong."""
    tally: Counter[str] = Counter()
    found: list[str] = []
    end = first + number
    while first < end and len(found) < 10:
        at: Synchronized[int] = multiprocessing.Value("q", GETTING_READY)
        answers: Any = multiprocessing.SimpleQueue()
        child = multiprocessing.Process(target=tries, args=(what, game, seed, first, end - first, at, answers))
        child.start()
        last, since, done = GETTING_READY, time.monotonic(), False
        while not done:
            while not answers.empty():
                k, answer = answers.get()
                done = done or k < 0
                if k < 0:
                    tally.update(answer)
                else:
                    found.append(f"try {k}: {answer}")
            if at.value != last:
                last, since = at.value, time.monotonic()
            waits = time.monotonic() - since > patience and last != GETTING_READY
            if not done and (waits or not child.is_alive()):
                how = "hangs" if child.is_alive() else f"ended with {child.exitcode}"
                if child.is_alive() or answers.empty():
                    found.append(f"try {last}: {how}")
                    child.kill()
                    break
            time.sleep(0.05)
        child.join()
        first = end if done or last == GETTING_READY else last + 1
    tally["tries"] = number
    return tally, found


def main(arguments: list[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser("python -m tests.fuzz", description="Change what is valid, and see what happens.")
    parser.add_argument("what", choices=("positions", "records", "components"))
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--tries", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--patience", type=float, default=60, help="seconds after which a try hangs (60)")
    wish = parser.parse_args(arguments)
    begin = time.monotonic()
    tally, found = run(wish.what, wish.game, wish.seed, wish.first, wish.tries, wish.patience)
    told = ", ".join(f"{count} {name}" for name, count in sorted(tally.items()) if name != "tries")
    seconds = time.monotonic() - begin
    print(f"{wish.game}, {form()}: {tally['tries']} changed {wish.what} in {seconds:.0f} s: {told}; {len(found)} found")
    for line in found:
        print(line)
        k = line.split(":")[0].split()[1]
        print(f"  again: python -m tests.fuzz {wish.what} {wish.game} --seed {wish.seed} --first {k} --tries 1")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
