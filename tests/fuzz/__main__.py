"""Change positions, records or components of a game for as long as you like.

    python -m tests.fuzz positions parthenon --tries 1000000 --seed 7 --workers 16
    python -m tests.fuzz positions parthenon --seed 7 --first 4711 --tries 1     the same try again

Worker processes do the tries (`working.py`); one that takes more than --patience seconds of processor time hangs,
however busy the machine is. What is found is printed with the command that shows it again, and the exit status is 1.
After --seconds no try is begun any more, and what is printed names the first that was left.
"""

import argparse
import json
import sys
import time
from pathlib import Path

from petteia.engine.build import build
from tests.fuzz.changing import GAMES
from tests.fuzz.working import MOST_FOUND, WHAT, run


def main(arguments: list[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser("python -m tests.fuzz", description="Change what is valid, and see what happens.")
    parser.add_argument("what", choices=WHAT)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--tries", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first try (0)")
    parser.add_argument("--patience", type=float, default=20, help="processor seconds after which a try hangs (20)")
    parser.add_argument("--workers", type=int, default=1, help="so many processes at once (1)")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin nothing new after so many seconds")
    parser.add_argument("--most", type=int, default=MOST_FOUND, help="stop after so many were found (10)")
    parser.add_argument("--into", type=Path, help="write what came out into this file too, as JSON")
    wish = parser.parse_args(arguments)
    begin = time.monotonic()
    come = wish.patience, wish.workers, wish.seconds, wish.most
    came = run(wish.what, wish.game, wish.seed, wish.first, wish.tries, *come)
    seconds = time.monotonic() - begin
    told = ", ".join(f"{count} {name}" for name, count in came.tally.items() if name != "tries")
    tries, found = came.tally["tries"], len(came.found)
    print(f"{wish.game}, {build()}: {tries} changed {wish.what} in {seconds:.0f} s: {told}; {found} found")
    if came.left is not None:
        print(f"not begun: --first {came.left} --tries {wish.first + wish.tries - came.left}")
    for k, how in came.found:
        print(f"try {k}: {how}")
        print(f"  again: python -m tests.fuzz {wish.what} {wish.game} --seed {wish.seed} --first {k} --tries 1")
    if wish.into is not None:
        ran = {"what": wish.what, "game": wish.game, "form": build(), "seed": wish.seed, "first": wish.first}
        ran |= {"seconds": round(seconds, 1), "workers": wish.workers, "left": came.left, **came.tally}
        wish.into.write_text(json.dumps({**ran, "found": came.found}, indent=1) + "\n", "utf-8")
    return 1 if came.found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
