"""Plays random games of a small game and prints what every process, Python and form has to agree on.

    python digests.py FOLDER GAMES

FOLDER holds `agora`, as source or compiled. One line a game: its seed, the digest at its end, and a hash over the
digests after every single step, so that the first game to differ can be looked at.
"""

import hashlib
import sys


def main(folder: str, games: int) -> None:
    sys.path.insert(0, folder)
    import agora

    from petteia.engine.driver import random_steps
    from petteia.engine.form import form
    from petteia.engine.generator import Generator

    source = "pure" if agora.__file__.endswith(".py") else "compiled"
    print(f"# python {sys.version.split()[0]} engine {form()} game {source} hash {hash('petteia')}")
    box = agora.GAME()
    for seed in range(games):
        rng = Generator(seed)
        state = box.new()
        trail = hashlib.sha256()
        while state.pending():
            random_steps(state, rng, 1)
            trail.update(b"%016x" % state.digest())
        print(f"{seed} {state.digest():016x} {trail.hexdigest()[:16]}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
