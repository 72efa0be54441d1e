"""Plays random games and prints what every process, Python and form has to agree on.

    python digests.py GAME GAMES

GAME is named as everywhere: a name on the shelf, or `file.py:GAME`. One line a game: its seed, the digest at its end,
and a hash over the digests after every single step, so that the first game to differ can be looked at.
"""

import hashlib
import sys

import petteia
from petteia.engine.build import build
from petteia.engine.driver import random_steps
from petteia.engine.generator import Generator
from petteia.games import find


def main(name: str, games: int) -> None:
    kind = find(name)
    source = "pure" if (sys.modules[kind.__module__].__file__ or "").endswith(".py") else "compiled"
    print(f"# python {sys.version.split()[0]} engine {build()} game {source} hash {hash('petteia')}")
    boxes = [petteia.load(name, seats=seats) for seats in kind.SEAT_COUNTS]
    for seed in range(games):
        rng = Generator(seed)
        state = boxes[seed % len(boxes)].new()
        trail = hashlib.sha256()
        while state.pending():
            random_steps(state, rng, 1)
            trail.update(b"%016x" % state.digest())
        print(f"{seed} {state.digest():016x} {trail.hexdigest()[:16]}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
