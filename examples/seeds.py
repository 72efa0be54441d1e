"""What the examples share: learning with several seeds, and saying no more about it than the games allow."""

import argparse
from collections.abc import Callable
from time import perf_counter

from petteia.lab.report import interval


def add_arguments(parser: argparse.ArgumentParser, judged: int) -> None:
    """What every example can be told."""
    parser.add_argument("--seed", type=int, default=1, help="the first one (1)")
    parser.add_argument("--seeds", type=int, default=3, help="learn anew with so many seeds (3)")
    parser.add_argument("--judged", type=int, default=judged, help=f"games at the end, for each seed ({judged})")


def report(asked: argparse.Namespace, seats: int, run: Callable[[int], tuple[float, int]]) -> None:
    """Learn with each seed, tell how many games were won of how many, and whether that is more than chance does."""
    fair, results = 1 / seats, []
    for seed in range(asked.seed, asked.seed + asked.seeds):
        start = perf_counter()
        won, games = run(seed)
        results.append((won, games))
        print(f"seed {seed}: {share(won, games)}, after {perf_counter() - start:.0f} s", flush=True)
    beyond = sum(interval(won, games)[0] > fair for won, games in results)
    won, games = sum(won for won, _ in results), sum(games for _, games in results)
    print(
        f"all {len(results)}: {share(won, games)}; a fair share is {fair:.1%}, and {beyond} of {len(results)} beat it"
    )


def share(won: float, games: int) -> str:
    """How often somebody won, and where the true rate lies with 95 % confidence."""
    low, high = interval(won, games)
    return f"wins {won / games:.1%} of {games} games ({low:.1%}–{high:.1%})"
