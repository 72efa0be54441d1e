"""Simulates instances: `python -m tests.simulation --seed 7 --trace`, or `--seeds 0 1000` for many.

A seed decides everything: the same seed fails in the same way, on every machine, with the same commit.
"""

import argparse
import logging
import os
import sys
import time
import warnings
from collections import Counter
from collections.abc import Callable

from tests.simulation.person import THINKS_S
from tests.simulation.shrink import shrunk, story
from tests.simulation.world import Failed, World


def simulate(
    args: argparse.Namespace, seed: int, trace: Callable[[str], None] | None, allowed: frozenset[str] | None = None
) -> World:
    """One run."""
    world = World(seed, args.servers, args.groups, trace, allowed)
    world.thinks_s = args.thinks
    try:
        world.run(args.minutes)
    except Failed as problem:
        world.fail(str(problem))
    return world


def shrink(args: argparse.Namespace, seed: int) -> None:
    """Print the story of a failing seed with few events."""
    stories: dict[int, list[str]] = {}

    def run(allowed: frozenset[str] | None) -> World:
        lines: list[str] = []
        world = simulate(args, seed, lines.append, allowed)
        stories[id(world)] = lines
        first.append(world)
        del first[1:]
        return world

    first: list[World] = []
    best = shrunk(run)
    print(f"seed {seed} with {len(best.faults.struck)} of {len(first[0].faults.struck)} events (!): {best.failures[0]}")
    for line in story(stories[id(best)], best.failures[0], best.tables):
        print(line)


def main() -> int:
    """See above."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seed", type=int, help="one run by this seed")
    parser.add_argument("--seeds", type=int, nargs=2, metavar=("FIRST", "END"), default=(0, 20), help="runs by these")
    parser.add_argument("--minutes", type=float, default=10, help="how long faults happen, in simulated minutes")
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--groups", type=int, default=4, help="how many tables there are at a time")
    parser.add_argument("--thinks", type=float, default=THINKS_S, help="how many seconds people think, on the average")
    parser.add_argument("--trace", action="store_true", help="print what happens")
    parser.add_argument("--shrink", action="store_true", help="tell failures with as few events as can be found")
    parser.add_argument("--first", action="store_true", help="stop at the first failure")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no more runs after so much processor time")
    args = parser.parse_args()
    if os.environ.get("PYTHONHASHSEED") != "0":  # sets of strings have the same order in every process
        os.execve(
            sys.executable,
            [sys.executable, "-m", "tests.simulation", *sys.argv[1:]],
            {**os.environ, "PYTHONHASHSEED": "0"},
        )
    logging.disable(logging.CRITICAL)
    warnings.simplefilter("ignore")  # a killed process leaves coroutines behind
    seeds = [args.seed] if args.seed is not None else range(*args.seeds)
    failed, simulated, began = 0, 0.0, time.process_time()
    acknowledged, happened = 0, Counter[str]()
    done = 0
    for seed in seeds:
        done += 1
        world = simulate(args, seed, print if args.trace else None)
        simulated += world.loop.now
        acknowledged += sum(map(len, world.history.acks.values()))
        happened.update(world.faults.happened)
        if world.failures:
            failed += 1
            print(
                f"seed {seed}: {world.failures[0]}"
                + (f" (and {len(world.failures) - 1} more)" if world.failures[1:] else "")
            )
            if args.shrink:
                shrink(args, seed)
            if args.first:
                break
        if time.process_time() - began > args.seconds:
            break
    spent = time.process_time() - began
    for kind, times in happened.most_common():
        print(f"{times:8,} times: {kind}")
    print(f"{acknowledged:8,} decisions acknowledged")
    print(f"{done} runs, {failed} failed; {simulated / 3600:.1f} hours in {spent:.0f} s of processor")
    print(f"{simulated / 86_400 * args.groups * 60 / max(1, spent):.1f} days of a table in a minute of a core")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
