"""How many games fewer duplicates need: two bots play each deal from every seat, with the stream and with keyed luck.

    python bench/duplicates.py GAME [--bots greedy,random] [--seats 2] [--deals 20] [--seed 1] [--jobs 1]

Prints Markdown: by every way to score, the first bot's mean, its spread from deal to deal, and how many games it takes
until such a mean is certain (95 %); the share of today's is drawn again from the deals for its interval.
"""

import argparse
import random
from math import inf
from statistics import fmean, stdev

from petteia import __version__
from petteia.engine.build import build
from petteia.engine.luck import KEYED, STREAM
from petteia.lab.duplicates import deal_scores, deals_needed
from petteia.lab.tournament import Pairing, rotations, seated, tournament

WAYS = (("wins, stream (today)", STREAM, "won"), ("wins, keyed", KEYED, "won"),
        ("matchpoints, keyed", KEYED, "matchpoints"), ("difference, keyed", KEYED, "difference"))  # fmt: skip


def share(values: list[float], even: float, today: list[float], fair: float) -> str:
    """How many games it takes, as a share of today's, and the middle 95 % of such shares when deals are drawn again."""
    draw, found = random.Random(1), []
    for _ in range(1000):
        mine = deals_needed(draw.choices(values, k=len(values)), even)
        theirs = deals_needed(draw.choices(today, k=len(today)), fair)
        found.append(mine / theirs if theirs not in (0, inf) else inf)
    found.sort()
    whole = deals_needed(today, fair)
    at = deals_needed(values, even) / whole if whole not in (0, inf) else inf
    return f"{at:.0%} ({found[25]:.0%}–{found[974]:.0%})"


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", default="greedy,random")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    wanted = parser.parse_args()
    pairing = Pairing(wanted.game, seated(wanted.game, wanted.bots.split(","), wanted.seats))
    tables = len(rotations(pairing.bots))
    played = {
        luck: deal_scores(tournament(pairing, wanted.deals * tables, wanted.seed, wanted.jobs, luck=luck))
        for luck in (STREAM, KEYED)
    }
    bot = pairing.bots[0]
    fair = 1 / len(pairing.bots)
    today = [score.won for score in played[STREAM][bot].values()]
    print(f"{wanted.game}, {', '.join(pairing.bots)}; {wanted.deals} deals of {tables} games each way;")
    print(f"petteia {__version__} ({build()})\n")
    print("| scored by | mean | from deal to deal | games needed | of today's |\n| --- | ---: | ---: | ---: | ---: |")
    for name, luck, key in WAYS:
        values = [getattr(score, key) for score in played[luck][bot].values()]
        even = {"won": fair, "matchpoints": 0.5, "difference": 0.0}[key]
        needed = deals_needed(values, even) * tables
        of_today = share(values, even, today, fair)
        print(f"| {name} | {fmean(values):.2f} | {stdev(values):.2f} | {needed:.0f} | {of_today} |")


if __name__ == "__main__":
    main()
