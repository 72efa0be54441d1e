"""Playouts a second and core, beside catanatron's, in one run: `python bench/playouts`.

A playout of ours is the one the highest level searches with: from a copy of a position everybody decides as the level
below does, chance included, to the end of the turn (in Age of Mythology of the round, though no level of it plays on),
and what comes of it is valued. They are counted in two ways: in the decisions that the highest level makes again which
it has made in games with itself, everything else that deciding takes included; and by themselves, in the middle of
random games. Beside them stands the same from a copy to the end of the game at random. catanatron's search (MCTS)
makes playouts of that kind, from `Game.copy()` to the end at random, and around each it tries every action out. The
search itself is in no package on PyPI, neither in catanatron (0.0.2 to 3.2.1) nor in catanatron_gym (1.0.1 to 4.0.0),
but in `catanatron_experimental` of its sources: where these can be imported it is measured by what it does itself, ten
simulations a decision as its player makes; otherwise by its playouts alone. Each of ours stands beside a table of
catanatron's at which as many sit.
"""

import random
import sys
from importlib.metadata import version
from statistics import median
from time import process_time
from typing import Any

from petteia.bots.greedy import SEEDS, ByPoints
from petteia.bots.level_settings import LEVELS
from petteia.bots.levels import LevelBot
from petteia.bots.search import Search
from petteia.engine.build import build
from petteia.engine.generator import Generator
from petteia.engine.protocol import CHANCE, Game, State
from petteia.games import load, shelf

GAMES = tuple([(game, 4) for game in sorted(shelf())])
SEARCHED = (("deukalion", 2), ("deukalion", 4), ("parthenon", 3), ("parthenon", 4))
"""Where the highest level plays on in thought."""
POSITIONS = 32
"""So many games are in their middle: how long one goes on at random differs a lot."""
DECISIONS = 24
EACH = 7
"""Of the decisions that are searched for, one in so many is made again."""
ROUNDS = 3
SECONDS = 2.0
SIMULATIONS = 10
"""What catanatron's player makes for a decision unless told otherwise."""


def played(game: Game, seed: int, most: int = -1) -> tuple[State, int]:
    """A random game to its end, or until so many decisions have been made; and how many were."""
    rng = Generator(seed)
    state, decisions = game.new(), 0
    while state.pending():
        who = state.pending()
        if who is CHANCE:
            state.resolve(rng.pick(state.chance()))
            continue
        options = state.legal(who[0])
        if len(options) > 1:
            if decisions == most:
                break
            decisions += 1
        state.apply(who[0], options[rng.below(len(options))])
    return state, decisions


class Counted(Search):
    """A search that knows how many playouts it has made."""

    made = 0

    def playout(self, g: State, seat: int, until: int, base: int, rng: Generator) -> int:
        """One more."""
        self.made += 1
        return int(super().playout(g, seat, until, base, rng))


class Deciding:
    """The highest level in games with itself."""

    def __init__(self, name: str, seats: int) -> None:
        self.game = load(name, seats)
        bot = LevelBot()
        bot.set_up({"level": len(LEVELS) - 1})
        bot.game, bot.settings = self.game, bot.all_settings(self.game)
        plain = bot.prepare(self.game)
        bot.search = self.search = Counted(self.game, plain.careful, plain.quick)
        for each in ("playouts", "turns", "breadth", "trust", "close", "doubt", "sure", "proof", "work"):
            setattr(self.search, each, getattr(plain, each))
        self.positions: list[Any] = []
        seed, searched = 0, 0
        while len(self.positions) < DECISIONS:
            rng, state, seed = Generator(seed), self.game.new(), seed + 1
            while state.pending() and len(self.positions) < DECISIONS:
                who = state.pending()
                if who is CHANCE:
                    state.resolve(rng.pick(state.chance()))
                    continue
                view, before = state.view(who[0]), self.search.made
                state.apply(who[0], bot.choose(self.game, view, rng))
                if self.search.made > before:
                    searched += 1
                    if searched % EACH == 0:
                        self.positions.append(view)

    def again(self, view: Any) -> int:
        """A decision once more; how many playouts it took."""
        before = self.search.made
        self.search.decide(view)
        return self.search.made - before


class Ours:
    """A game of ours, searched and played at random."""

    def __init__(self, name: str, seats: int) -> None:
        self.game = load(name, seats)
        bot = LevelBot()
        bot.set_up({"level": len(LEVELS) - 1})
        bot.settings = bot.all_settings(self.game)
        self.search: Search = bot.prepare(self.game)
        self.positions = [played(self.game, seed, played(self.game, seed)[1] // 2)[0] for seed in range(POSITIONS)]
        self.anything = ByPoints(self.game)
        self.rng = Generator(1)

    def by_policy(self, at: State) -> None:
        """One of the search's playouts."""
        seat = at.pending()[0]
        until = self.search.quick.clock(at) + 1
        self.search.playout(at.clone(), seat, until, 0, Generator(self.rng.below(SEEDS)))

    def at_random(self, at: State) -> None:
        """To the end at random, as games are played on of which nothing is known: some hundred steps at a time."""
        state = at.clone()
        while state.pending():
            self.anything.play_on(state, self.rng)


class Catanatron:
    """The Settlers of Catan: a copy of a position, played on at random."""

    def __init__(self, seats: int) -> None:
        from catanatron import Color, Game, RandomPlayer  # type: ignore[import-untyped]

        random.seed(seats)
        self.players = [RandomPlayer(color) for color in list(Color)[:seats]]
        self.positions = []
        for seed in range(POSITIONS):
            whole, half = Game(self.players, seed=seed), Game(self.players, seed=seed)
            self.on(whole)
            self.on(half, whole.state.num_turns // 2)
            self.positions.append(half)

    def on(self, game: Any, turns: int = sys.maxsize) -> None:
        """Play on at random, without the second check of every action."""
        from catanatron.game import TURNS_LIMIT  # type: ignore[import-untyped]

        state = game.state
        while game.winning_color() is None and state.num_turns < min(turns, TURNS_LIMIT):
            game.execute(random.choice(state.playable_actions), validate_action=False)

    def at_random(self, at: Any) -> None:
        """To the end at random."""
        self.on(at.copy())

    def searching(self) -> Any:
        """A simulation of its search, each tenth from a new root; None where its sources are not at hand."""
        try:
            from catanatron_experimental.machine_learning.players.mcts import StateNode  # type: ignore[import-not-found]
        except ImportError:
            return None
        roots: dict[int, list[Any]] = {}

        def simulate(at: Any) -> None:
            root = roots.setdefault(id(at), [])
            if not root or root[0].visits == SIMULATIONS:
                root[:] = [StateNode(at.state.current_color(), at.copy(), None)]
            root[0].run_simulation()

        return simulate


def a_second(playout: Any, positions: list[Any]) -> float:
    """How many are made in a second of processor time. What makes several at a time says how many."""
    count, turn, start = 0, 0, process_time()
    while (spent := process_time() - start) < SECONDS or turn % len(positions):
        made = playout(positions[turn % len(positions)])
        count += 1 if made is None else made
        turn += 1
    return count / spent


def main() -> None:
    """Everybody in turn, round by round; the median of the rounds, and how many times catanatron's, of which as many
    sit at the table."""
    runs: dict[str, tuple[Any, list[Any]]] = {}
    beside: dict[int, list[str]] = {}
    for seats in sorted({seats for _, seats in (*GAMES, *SEARCHED)}):
        theirs = Catanatron(seats)
        beside[seats] = [f"catanatron, {seats} seats, at random"]
        runs[beside[seats][0]] = (theirs.at_random, theirs.positions)
        if (simulate := theirs.searching()) is not None:
            beside[seats].append(f"catanatron, {seats} seats, MCTS")
            runs[beside[seats][1]] = (simulate, theirs.positions)
    peers = {name: names for names in beside.values() for name in names}
    for name, seats in SEARCHED:
        level = Deciding(name, seats)
        runs[label := f"{name}, {seats} seats, in decisions"] = (level.again, level.positions)
        peers[label] = beside[seats]
    for name, seats in GAMES:
        ours = Ours(name, seats)
        for how, playout in (("as the search does", ours.by_policy), ("at random to the end", ours.at_random)):
            runs[label := f"{name}, {seats} seats, {how}"] = (playout, ours.positions)
            peers[label] = beside[seats]
    found: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(ROUNDS):
        for name, (playout, positions) in runs.items():
            found[name].append(a_second(playout, positions))
    print(f"petteia {version('petteia')} ({build()}), catanatron {version('catanatron')}; {ROUNDS} rounds")
    print("beside each: times catanatron at a table of as many, at random, then its MCTS where that is at hand")
    for name, each in found.items():
        line = f"{name:46} {median(each):10.1f} a second"
        for peer in peers[name]:
            ratios = [mine / other for mine, other in zip(each, found[peer], strict=True)]
            line += f"  × {median(ratios):6.1f} ({min(ratios):.1f}–{max(ratios):.1f})"
        print(line)


if __name__ == "__main__":
    main()
