"""How many games fewer duplicates need: two bots play each deal from every seat, with the stream and with keyed luck.

    python bench/duplicates.py GAME [--bots greedy,random] [--seats 2] [--deals 20] [--seed 1] [--jobs 1]
    python bench/duplicates.py GAME --levels [--seats 2] [--deals 20] [--seed 1] [--jobs 1]

Prints Markdown: by every way to score, the first bot's mean, its spread from deal to deal, and how many games it takes
until such a mean is certain (95 %); the share of today's is drawn again from the deals for its interval. With
`--levels` every level plays the one below, as on the ladder, and the last row is all of these games together.
"""

import argparse
import random
from collections.abc import Iterator
from itertools import pairwise
from math import inf
from statistics import fmean, stdev

from petteia import __version__
from petteia.bots.level_settings import LEVELS
from petteia.engine.build import build
from petteia.engine.luck import KEYED, STREAM
from petteia.lab.duplicates import deal_scores, deals_needed
from petteia.lab.tournament import Pairing, rotations, seated, tournament

WAYS = (("wins, stream (today)", STREAM, "won"), ("wins, keyed", KEYED, "won"),
        ("matchpoints, keyed", KEYED, "matchpoints"), ("difference, keyed", KEYED, "difference"))  # fmt: skip


DRAWN = 1000
Scores = dict[str, tuple[list[float], float]]
"""By way to score: the first bot's score in every deal, and what it would be if both were as strong."""


def needed(pairs: list[Scores], way: str, tables: int) -> float:
    """How many games it takes until the order within every pair is certain."""
    return tables * sum(deals_needed(*pair[way]) for pair in pairs)


def drawn_again(pairs: list[Scores]) -> Iterator[list[Scores]]:
    """The same pairs with their deals drawn again."""
    draw = random.Random(1)
    for _ in range(DRAWN):
        yield [{way: (draw.choices(some, k=len(some)), even) for way, (some, even) in pair.items()} for pair in pairs]


def of_today(pairs: list[Scores], tables: int) -> dict[str, str]:
    """How many games it takes, as a share of today's, and the middle 95 % of such shares when deals are drawn again."""

    def shares(some: list[Scores]) -> dict[str, float]:
        today = needed(some, WAYS[0][0], tables)
        return {way: needed(some, way, tables) / today if today not in (0, inf) else inf for way, _, _ in WAYS}

    found, out = [shares(some) for some in drawn_again(pairs)], {}
    for way, at in shares(pairs).items():
        row = sorted(each[way] for each in found)
        out[way] = f"{at:.0%} ({row[DRAWN // 40]:.0%}–{row[-1 - DRAWN // 40]:.0%})"
    return out


def scores(pairing: Pairing, deals: int, seed: int, jobs: int) -> Scores:
    """Play the same deals with the stream and with keyed luck."""
    games, bot = deals * len(rotations(pairing.bots)), pairing.bots[0]
    played = {luck: deal_scores(tournament(pairing, games, seed, jobs, luck=luck)) for luck in (STREAM, KEYED)}
    even = {"won": 1 / len(pairing.bots), "matchpoints": 0.5, "difference": 0.0}
    return {way: ([getattr(s, key) for s in played[luck][bot].values()], even[key]) for way, luck, key in WAYS}


def one_pair(pairing: Pairing, found: Scores) -> None:
    """Print a table of one pair."""
    tables = len(rotations(pairing.bots))
    shares = of_today([found], tables)
    print("| scored by | mean | from deal to deal | games needed | of today's |\n| --- | ---: | ---: | ---: | ---: |")
    for way, (some, even) in found.items():
        games = deals_needed(some, even) * tables
        print(f"| {way} | {fmean(some):.2f} | {stdev(some):.2f} | {games:.0f} | {shares[way]} |")


def row(name: str, pairs: list[Scores], tables: int, first: str = WAYS[0][0]) -> None:
    """Print a row about one pair, or all."""
    shares = of_today(pairs, tables)
    cells = [f"{needed(pairs, way, tables):.0f}" + (f", {shares[way]}" if way != first else "") for way, _, _ in WAYS]
    print(f"| {name} | {' | '.join(cells)} |", flush=True)


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", default="greedy,random")
    parser.add_argument("--levels", action="store_true")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    wanted = parser.parse_args()

    below = [(upper, lower) for lower, upper in pairwise(LEVELS)] if wanted.levels else [wanted.bots.split(",")]
    pairings = [Pairing(wanted.game, seated(wanted.game, bots, wanted.seats)) for bots in below]
    tables, seats = len(rotations(pairings[0].bots)), len(pairings[0].bots)
    who = "levels" if wanted.levels else ", ".join(pairings[0].bots)
    print(f"{wanted.game}, {seats} seats, {who}; {wanted.deals} deals of {tables} games each way;")
    print(f"petteia {__version__} ({build()})\n")
    if not wanted.levels:
        one_pair(pairings[0], scores(pairings[0], wanted.deals, wanted.seed, wanted.jobs))
        return
    print(f"| games needed | {' | '.join(way for way, _, _ in WAYS)} |\n| --- |{' ---: |' * len(WAYS)}", flush=True)
    found = []
    for pairing in pairings:
        found.append(scores(pairing, wanted.deals, wanted.seed, wanted.jobs))
        row(f"{pairing.bots[0]}, {pairing.bots[1]}", found[-1:], tables)
    row("all", found, tables)


if __name__ == "__main__":
    main()
