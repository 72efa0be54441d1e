"""How often in a row steps go on without anybody deciding, and decisions have no choice: what `ENDLESS` is far above.

    .venv-pure/bin/python -P bench/going_on.py [GAMES]

Plays random games of every number of seats, in the pure form (in the compiled one nobody can look into `settle`).
"""

import random
import sys
from typing import Any

import petteia
from petteia.engine import protocol
from petteia.engine.build import build
from petteia.engine.protocol import CHANCE, ENDLESS, NOBODY, OVER, State
from petteia.games import shelf

most = 0


def settle(self: State) -> None:
    """As the engine's, counting."""
    global most
    went = 0
    while self.stack:
        top: Any = self.stack[-1]
        who = top.pending(self)
        if who is not NOBODY:
            break
        top.proceed(self)
        went += 1
    self.waiting = top.pending(self) if self.stack else OVER
    most = max(most, went)


def main(games: int) -> None:
    """Games of each box, and what was the most."""
    global most
    if build() != "pure":
        sys.exit("going_on.py counts in the pure form: run it with .venv-pure/bin/python")
    protocol.State.settle = settle  # type: ignore[method-assign]
    for name in shelf():
        kind, rng = type(petteia.load(name)), random.Random(name)
        most = forced = 0
        for number in range(games):
            state = petteia.load(name, kind.SEAT_COUNTS[number % len(kind.SEAT_COUNTS)]).new()
            row = 0
            while state.pending() != OVER:
                if state.pending() == CHANCE:
                    weights = [int(w) for w in state.chance()]
                    state.resolve(rng.choices(range(len(weights)), weights)[0])
                    row = 0
                    continue
                seat = rng.choice(state.pending())
                row = row + 1 if state.forced() >= 0 else 0
                forced = max(forced, row)
                state.apply(seat, rng.choice([int(action) for action in state.legal(seat)]))
        print(f"{name}: {games} games, at most {most} steps and {forced} decisions in a row; {ENDLESS} are allowed")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 30)
