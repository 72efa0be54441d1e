"""One contestant of the run, in a process of its own: `python contestants.py catanatron`.

Every contestant counts alike: a decision is a seat's choice among two or more, chance and forced steps are played but
not counted. Copies are made of positions half-way through random games. Time is the process's own. Whatever a
contestant has for playing at random, it may use: catanatron without its second check of every action, OpenSpiel
with its bots in C++, ours with its compiled driver.

Orders come in as lines of JSON, `{"do": "play", "seconds": 1}`; answers go out the same way.
"""

import json
import random
import sys
from collections.abc import Callable
from importlib.metadata import version
from time import process_time
from typing import Any, Protocol

POSITIONS = 16
SEATS = 4


class Contestant(Protocol):
    """Something that plays whole games at random, and copies positions."""

    def about(self) -> dict[str, Any]:
        """Name, version, form and seats."""

    def play(self, seconds: float) -> tuple[int, float]:
        """Play for about so long: decisions and seconds."""

    def copy(self, seconds: float) -> tuple[int, float]:
        """Copy mid-game positions for about so long: copies and seconds."""


def copying(copies: list[Callable[[], Any]], seconds: float) -> tuple[int, float]:
    """Copy each position in turn until the time is up."""
    count, start, now = 0, process_time(), process_time()
    while now - start < seconds:
        for copy in copies:
            for _ in range(16):
                copy()
        count += 16 * len(copies)
        now = process_time()
    return count, now - start


class Ours:
    """A game of Petteia, on the shelf or in a file."""

    def __init__(self, name: str) -> None:
        from petteia.engine import measure
        from petteia.engine.generator import Generator
        from petteia.games import find, open_box

        kind = find(name)
        self.measure = measure
        self.game = open_box(kind, measure.nearest_seats(kind.SEAT_COUNTS, SEATS))
        self.rng = Generator(1)
        self.positions = measure.midgames(self.game, 1)

    def about(self) -> dict[str, Any]:
        """Which form is loaded decides much."""
        from petteia import __version__
        from petteia.engine.build import build

        return {
            "name": self.game.id,
            "version": f"petteia {__version__}",
            "engine": build(),
            "form": self.measure.game_form(self.game),
            "seats": int(self.game.seats),
        }

    def play(self, seconds: float) -> tuple[int, float]:
        """Whole games in the engine's own loop."""
        tally = self.measure.play_for(self.game, self.rng, seconds)
        return tally.count, tally.seconds

    def copy(self, seconds: float) -> tuple[int, float]:
        """`State.clone`."""
        tally = self.measure.copy_for(self.positions, seconds)
        return tally.count, tally.seconds

    def list(self, seconds: float) -> tuple[int, float]:
        """`State.legal`."""
        tally = self.measure.list_for(self.positions, seconds)
        return tally.count, tally.seconds

    def apply(self, seconds: float) -> tuple[int, float]:
        """`State.apply`, which checks every decision, as a table makes it: without a driver."""
        decisions, start, now = 0, process_time(), process_time()
        while now - start < seconds:
            state = self.game.new()
            while who := state.pending():
                if who[0] < 0:
                    state.resolve(self.rng.pick(state.chance()))
                    continue
                options = state.legal(who[0])
                state.apply(who[0], options[self.rng.below(len(options))])
                decisions += 1
            now = process_time()
        return decisions, now - start


class Catanatron:
    """The Settlers of Catan in Python."""

    def __init__(self) -> None:
        self.seed = 1
        self.positions = [self.midgame(seed) for seed in range(1, POSITIONS + 1)]

    def about(self) -> dict[str, Any]:
        """Pure Python."""
        told = version("catanatron")
        return {"name": "catanatron", "version": f"catanatron {told}", "form": "Python", "seats": SEATS}

    def random_game(self, seed: int, most: int = -1) -> tuple[Any, int]:
        """A game played to its end, or until `most` decisions have been made; and how many were."""
        from catanatron import Color, Game, RandomPlayer  # type: ignore[import-untyped]
        from catanatron.game import TURNS_LIMIT  # type: ignore[import-untyped]

        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        state, decisions = game.state, 0
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            actions = state.playable_actions
            if len(actions) > 1:
                if decisions == most:
                    break
                decisions += 1
            game.execute(random.choice(actions), validate_action=False)
        return game, decisions

    def midgame(self, seed: int) -> Any:
        """A position half-way through a game."""
        return self.random_game(seed, self.random_game(seed)[1] // 2)[0]

    def play(self, seconds: float) -> tuple[int, float]:
        """Whole games."""
        decisions, start, now = 0, process_time(), process_time()
        while now - start < seconds:
            decisions += self.random_game(self.seed)[1]
            self.seed += 1
            now = process_time()
        return decisions, now - start

    def copy(self, seconds: float) -> tuple[int, float]:
        """`Game.copy`."""
        return copying([position.copy for position in self.positions], seconds)


class Spiel:
    """A game of OpenSpiel, in C++. Its bots play it without coming back to Python."""

    def __init__(self, name: str) -> None:
        import pyspiel  # type: ignore[import-not-found]

        self.pyspiel = pyspiel
        self.name = name
        self.game = pyspiel.load_game(name)
        self.bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(self.game.num_players())]
        self.seed = 1
        self.positions = [self.midgame() for _ in range(POSITIONS)]

    def about(self) -> dict[str, Any]:
        """Compiled C++."""
        told = version("open_spiel")
        return {"name": self.name, "version": f"OpenSpiel {told}", "form": "C++", "seats": self.game.num_players()}

    def random_game(self) -> tuple[list[int], float]:
        """The moves of a whole game, and how long it took."""
        state = self.game.new_initial_state()
        start = process_time()
        self.pyspiel.evaluate_bots(state, self.bots, self.seed)
        took = process_time() - start
        self.seed += 1
        return state.history(), took

    def retrace(self, moves: list[int], most: int = -1) -> tuple[Any, int]:
        """Go through a game again, counting decisions; stop when `most` have been made."""
        state, decisions = self.game.new_initial_state(), 0
        for move in moves:
            if not state.is_chance_node() and len(state.legal_actions()) > 1:
                if decisions == most:
                    break
                decisions += 1
            state.apply_action(move)
        return state, decisions

    def midgame(self) -> Any:
        """A position half-way through a game."""
        moves, _ = self.random_game()
        return self.retrace(moves, self.retrace(moves)[1] // 2)[0]

    def play(self, seconds: float) -> tuple[int, float]:
        """Whole games; counting is done afterwards, off the clock."""
        decisions, spent = 0, 0.0
        while spent < seconds:
            moves, took = self.random_game()
            spent += took
            decisions += self.retrace(moves)[1]
        return decisions, spent

    def copy(self, seconds: float) -> tuple[int, float]:
        """`State.clone`."""
        return copying([position.clone for position in self.positions], seconds)


def contestant(name: str) -> Contestant:
    """By its name in the run: `catanatron`, `open_spiel/backgammon`, or a game of ours."""
    if name == "catanatron":
        return Catanatron()
    if name.startswith("open_spiel/"):
        return Spiel(name.partition("/")[2])
    return Ours(name)


def main() -> None:
    """Set up, introduce yourself, then do as you are told until the line is closed."""
    try:
        player = contestant(sys.argv[1])
        print(json.dumps(player.about()), flush=True)
    except (ImportError, ValueError) as problem:
        print(json.dumps({"problem": str(problem)}), flush=True)
        return
    for line in sys.stdin:
        order = json.loads(line)
        count, seconds = getattr(player, order["do"])(order["seconds"])
        print(json.dumps([count, seconds]), flush=True)


if __name__ == "__main__":
    main()
