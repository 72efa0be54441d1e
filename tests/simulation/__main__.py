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

from tests.simulation.world import Failed, World


def simulate(seed: int, minutes: float, servers: int, groups: int, trace: bool) -> World:
    """One run."""
    world = World(seed, servers, groups, (lambda line: print(line, flush=True)) if trace else None)
    try:
        world.run(minutes)
    except Failed as problem:
        world.fail(str(problem))
    return world


def main() -> int:
    """See above."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seed", type=int, help="one run by this seed")
    parser.add_argument("--seeds", type=int, nargs=2, metavar=("FIRST", "END"), default=(0, 20), help="runs by these")
    parser.add_argument("--minutes", type=float, default=10, help="how long faults happen, in simulated minutes")
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--groups", type=int, default=4)
    parser.add_argument("--trace", action="store_true", help="print what happens")
    parser.add_argument("--first", action="store_true", help="stop at the first failure")
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
    for seed in seeds:
        world = simulate(seed, args.minutes, args.servers, args.groups, args.trace)
        simulated += world.loop.now
        acknowledged += sum(map(len, world.history.acks.values()))
        happened.update(world.faults.happened)
        if world.failures:
            failed += 1
            print(
                f"seed {seed}: {world.failures[0]}"
                + (f" (and {len(world.failures) - 1} more)" if world.failures[1:] else "")
            )
            if args.first:
                break
    spent = time.process_time() - began
    for kind, times in happened.most_common():
        print(f"{times:8,} times: {kind}")
    print(f"{acknowledged:8,} decisions acknowledged")
    print(f"{len(seeds)} runs, {failed} failed; {simulated / 3600:.1f} hours in {spent:.0f} s of processor")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
