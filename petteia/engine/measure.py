"""How fast a game plays, how fast it is copied, and how much memory a position takes. Compiled with the engine.

A decision is a seat's choice among two or more: forced steps and chance outcomes are played but not counted. Time is
the CPU time of this process, so other load on the machine matters less.
"""

import sys
import tracemalloc
from time import process_time
from typing import Any, Final

from petteia.engine.build import build
from petteia.engine.driver import clone_often, legal_often, random_choices, random_game
from petteia.engine.generator import Generator
from petteia.engine.ints import i64
from petteia.engine.protocol import Game, State

POSITIONS: Final = 16
"""How many mid-game positions copies and lists are measured on."""
KEPT: Final = 256
"""How many copies of each position are kept to measure its memory."""
SHORTEST: Final = 0.001
"""The shortest time between two readings of the clock, in seconds."""


class Tally:
    """A count of operations and the time they took."""

    def __init__(self, count: int, seconds: float, games: int = 0) -> None:
        self.count = count
        self.seconds = seconds
        self.games = games

    def rate(self) -> float:
        """Operations per second."""
        return self.count / self.seconds

    def each(self) -> float:
        """Seconds per operation."""
        return self.seconds / self.count


def random_games(game: Game, rng: Generator, n: i64) -> i64:
    """Play `n` whole games at random; returns the number of decisions in them."""
    decisions: i64 = 0
    for _ in range(n):
        decisions += random_game(game.new(), rng, game.bound)
    return decisions


def play_for(game: Game, rng: Generator, seconds: float) -> Tally:
    """Play whole random games for about this long."""
    games: i64 = 0
    decisions: i64 = 0
    batch: i64 = 1
    start = process_time()
    now = start
    while now - start < seconds:
        before = now
        decisions += random_games(game, rng, batch)
        games += batch
        now = process_time()
        if now - before < SHORTEST:
            batch *= 2
    return Tally(int(decisions), now - start, int(games))


def midgame(game: Game, seed: int) -> State:
    """A position half-way through a random game, where a seat has a real choice."""
    half = random_game(game.new(), Generator(seed), game.bound) // 2
    state = game.new()
    random_choices(state, Generator(seed), half, game.bound)
    return state


def midgames(game: Game, seed: int) -> list[State]:
    """Positions from the middle of several random games."""
    return [midgame(game, seed + i) for i in range(POSITIONS)]


def copy_for(states: list[State], seconds: float) -> Tally:
    """Copy positions for about this long."""
    return _often(states, seconds, False)


def list_for(states: list[State], seconds: float) -> Tally:
    """List the options of a pending seat in positions for about this long."""
    asked = [state for state in states if state.pending() and state.pending()[0] >= 0]
    if not asked:
        raise ValueError("in none of the positions does a seat have to decide")
    return _often(asked, seconds, True)


def _often(states: list[State], seconds: float, lists: bool) -> Tally:
    """Copy positions, or list options in them, each many times in a row."""
    count: i64 = 0
    batch: i64 = 1
    start = process_time()
    now = start
    while now - start < seconds:
        before = now
        for state in states:
            if lists:
                legal_often(state, state.pending()[0], batch)
            else:
                clone_often(state, batch)
        count += batch * len(states)
        now = process_time()
        if now - before < SHORTEST:
            batch *= 2
    return Tally(int(count), now - start)


def weigh(states: list[State]) -> float:
    """Bytes of memory a position takes: what Python's allocator hands out for copies that are kept."""
    if tracemalloc.is_tracing():
        raise RuntimeError("positions cannot be weighed while tracemalloc is in use")
    kept: list[Any] = [None] * (KEPT * len(states))
    tracemalloc.start(1)
    before = tracemalloc.get_traced_memory()[0]
    at = 0
    for state in states:
        for _ in range(KEPT):
            kept[at] = state.clone()
            at += 1
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept)


def nearest_seats(counts: tuple[int, ...], wanted: int = 4) -> int:
    """The number of seats to measure with: four where the game allows it, else the nearest, the larger of two."""
    return min(counts, key=lambda n: (abs(n - wanted), -n))


def game_form(game: Game) -> str:
    """`compiled`, `pure`, or `interpreted` for uncompiled rules on the compiled engine."""
    file = getattr(sys.modules[type(game).__module__], "__file__", None) or ".py"
    if not str(file).endswith((".py", ".pyc")):
        return "compiled"
    return "interpreted" if build() == "compiled" else "pure"
