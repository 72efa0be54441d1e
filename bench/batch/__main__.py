"""How fast thousands of games are stepped at once: `python bench/batch --help`.

Beside the bare engine, which plays the same games at random without looking at anything; in one run, taking turns, so
that a machine that slows down slows both. A decision is a seat's choice among two or more. In the batch every decision
comes with the whole observation, a mask over all actions and a legal action drawn in NumPy; all of that is on the
clock. PettingZoo's classic games and pgx are stepped the fastest way they have, where they are installed.
"""

import argparse
import json
import platform
import shlex
import sys
from collections.abc import Callable
from importlib.metadata import version
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np

from petteia.adapters.games import GamesEnv
from petteia.engine.build import build
from petteia.engine.generator import Generator
from petteia.engine.measure import nearest_seats, play_for
from petteia.games import LoadError, load, shelf

WARM = 300
"""Steps before the clock starts, so that games stand everywhere between their beginning and their end."""


class Ours:
    """A game of ours, bare and in batches."""

    def __init__(self, name: str, sizes: list[int]) -> None:
        self.name = name
        self.game = load(name, nearest_seats(load(name).SEAT_COUNTS))
        self.rng = Generator(1)
        self.draw = np.random.default_rng(1)
        self.envs = {size: GamesEnv(self.game, size, copy=False, observation="compact") for size in sizes}
        for env in self.envs.values():
            env.reset(seed=1)
            for _ in range(WARM):
                env.step(env.sample(self.draw))
        self.bare: list[float] = []
        self.batched: dict[int, list[float]] = {size: [] for size in sizes}

    def round(self, seconds: float) -> None:
        """One turn of each."""
        self.bare.append(play_for(self.game, self.rng, seconds).rate())
        for size, env in self.envs.items():
            steps, start = 0, process_time()
            while process_time() - start < seconds:
                env.step(env.sample(self.draw))
                steps += 1
            self.batched[size].append(steps * size / (process_time() - start))

    def plain(self) -> dict[str, Any]:
        """The figures of all rounds."""
        env = next(iter(self.envs.values()))
        return {
            "game": self.name,
            "seats": env.seats,
            "observation": env.length,
            "actions": env.actions,
            "bare": self.bare,
            "batched": {str(size): rates for size, rates in self.batched.items()},
        }


def classic(name: str) -> Callable[[float], float]:
    """Decisions a second of a classic game of PettingZoo, played at random by its masks."""
    import importlib

    env = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()
    draw = np.random.default_rng(1)

    def play(seconds: float) -> float:
        decisions, start = 0, process_time()
        while process_time() - start < seconds:
            env.reset()
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                env.step(int(draw.choice(np.flatnonzero(seen["action_mask"]))))
                decisions += 1
        return decisions / (process_time() - start)

    return play


def jax_game(name: str, size: int) -> Callable[[float], float]:
    """Decisions a second of a game of pgx, so many at once, on the CPU."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    begin = jax.jit(jax.vmap(env.init))

    def step(state: Any, key: Any) -> Any:
        keys = jax.random.split(key, size + 1)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        action = jax.random.categorical(keys[0], logits, axis=1)
        return jax.vmap(auto_reset(env.step, env.init))(state, action, keys[1:])

    step = jax.jit(step)
    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, size))
    state = jax.block_until_ready(step(state, key))

    def play(seconds: float) -> float:
        nonlocal state, key
        steps, start, began = 0, process_time(), perf_counter()
        while perf_counter() - began < seconds:
            key, use = jax.random.split(key)
            state = jax.block_until_ready(step(state, use))
            steps += 1
        return steps * size / (process_time() - start)

    return play


def peers(size: int) -> dict[str, Callable[[float], float]]:
    """The environments that are installed."""
    makers: dict[str, Callable[[], Callable[[float], float]]] = {
        "pettingzoo tictactoe": lambda: classic("tictactoe_v3"),
        "pettingzoo connect_four": lambda: classic("connect_four_v3"),
        "pgx backgammon": lambda: jax_game("backgammon", size),
        "pgx connect_four": lambda: jax_game("connect_four", size),
    }
    out = {}
    for name, make in makers.items():
        try:
            out[name] = make()
        except ImportError as problem:
            print(f"not run: {name}: {problem}", file=sys.stderr)
    return out


def versions() -> str:
    """What the figures depend on."""
    found = []
    for package in ("numpy", "pettingzoo", "pgx", "jax"):
        try:
            found.append(f"{package} {version(package)}")
        except ImportError:
            continue
    return ", ".join([f"CPython {platform.python_version()}", platform.machine(), f"petteia {build()}", *found])


def main() -> None:
    """Take turns, tell."""
    parser = argparse.ArgumentParser(prog="bench/batch", description=__doc__)
    parser.add_argument("games", nargs="*", help="games of ours; all on the shelf if none")
    parser.add_argument("--sizes", default="64,1024,4096", help="games at once, by commas (64,1024,4096)")
    parser.add_argument("--rounds", type=int, default=5, help="how often they take turns (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each plays in a round (1)")
    parser.add_argument("--peers", action="store_true", help="PettingZoo's classic games and pgx, too")
    parser.add_argument("--json", action="store_true", help="figures for programs")
    asked = parser.parse_args()
    sizes = [int(size) for size in asked.sizes.split(",")]
    names = asked.games or [name for name, kind in shelf().items() if not isinstance(kind, LoadError)]
    ours = [Ours(name, sizes) for name in names]
    others = peers(max(sizes)) if asked.peers else {}
    theirs: dict[str, list[float]] = {name: [] for name in others}
    for _ in range(asked.rounds):
        for each in ours:
            each.round(asked.seconds)
        for name, play in others.items():
            theirs[name].append(play(asked.seconds))
    if asked.json:
        print(json.dumps({"versions": versions(), "ours": [each.plain() for each in ours], "peers": theirs}, indent=1))
        return
    for each in ours:
        env = next(iter(each.envs.values()))
        print(f"{each.name}, {env.seats} seats, {env.length} numbers seen, {env.actions} actions")
        print(f"  bare engine {median(each.bare):12,.0f} decisions/s")
        for size, rates in each.batched.items():
            ratios = [rate / bare for rate, bare in zip(rates, each.bare, strict=True)]
            spread = f"{min(ratios):.0%}–{max(ratios):.0%}"
            print(f"  batch {size:5} {median(rates):12,.0f} decisions/s, {median(ratios):.0%} of the engine ({spread})")
    for name, rates in theirs.items():
        print(f"{name:24} {median(rates):12,.0f} decisions/s")
    print(f"median of {asked.rounds} rounds of {asked.seconds:g} s, taking turns")
    print(f"{versions()}; {shlex.join(sys.orig_argv)}")


if __name__ == "__main__":
    main()
