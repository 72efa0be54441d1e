"""Reads the decisions of a tournament back, and says how long that took: `python bench/decisions.py FOLDER`.

With --copies N every file is read N times, as if there were N times as many: for folders that are small.
"""

import argparse
from pathlib import Path
from time import perf_counter

import polars


def main() -> None:
    """Read everything, and reckon something with it."""
    parser = argparse.ArgumentParser(prog="bench/decisions.py", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--copies", type=int, default=1)
    asked = parser.parse_args()
    files = sorted((asked.folder / "decisions").glob("*.parquet")) * asked.copies
    if not files:
        parser.error(f"there are no decisions in {asked.folder}")
    start = perf_counter()
    frame = polars.read_parquet(files)
    numbers = frame["features"].list.sum().sum()
    by_step = frame.group_by("step").agg(polars.len(), polars.col("microseconds").mean()).sort("len", descending=True)
    took = perf_counter() - start
    print(by_step.head(8))
    print(f"{frame.height:,} decisions with {frame['features'].list.len().sum():,} numbers (sum {numbers:,})")
    print(f"{took:.2f} s, {frame.height / took:,.0f} decisions a second")


if __name__ == "__main__":
    main()
