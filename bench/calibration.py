"""How far the chances that `petteia analyse` tells can be believed: bots play games, one position at rest is drawn of
each, and what was told of its seats is held against who won.

    python bench/calibration.py GAME [--seats 2] [--games 400] [--bot greedy] [--seed 1]

Prints Markdown. Of every game one seat counts, so that rows and their intervals rest on games that know nothing of
each other.
"""

import argparse
import random
from itertools import pairwise

from petteia import __version__
from petteia.bots import make_bot
from petteia.bots.advice import chances
from petteia.bots.greedy import Evaluation, evaluation_of
from petteia.bots.learnt import teach
from petteia.bots.levels import cut_short
from petteia.engine.build import build
from petteia.engine.generator import chance_of, thoughts_of
from petteia.engine.protocol import CHANCE, Game
from petteia.games import load
from petteia.lab.report import interval

BINS = (0, 50, 150, 300, 450, 550, 700, 850, 950, 1000)
"""Ends of the rows, in thousandths."""


def told_and_won(game: Game, evaluation: Evaluation, kind: str, seed: int) -> tuple[int, float]:
    """The chance of a seat at a position drawn from those at rest, and what it got in the end."""
    g, luck, draw = game.new(), chance_of(seed), random.Random(seed)
    bots = [(make_bot(kind), thoughts_of(seed, seat)) for seat in range(int(game.seats))]
    told = [1000 // int(game.seats)] * int(game.seats)
    resting = 0
    while len(g.pending()) > 0:
        if g.pending() is CHANCE:
            g.happen(luck.pick(g.chance()))
            continue
        if evaluation.settled(g):
            resting += 1
            if draw.random() < 1 / resting:  # so that in the end each is as likely as any other
                told = chances(evaluation, g, True)
        seat = g.pending()[0]
        action = int(g.forced())
        if action < 0:
            bot, thoughts = bots[seat]
            action = bot.choose(game, g.view(seat), thoughts)
        g.carry_out(seat, action)
    seat = draw.randrange(int(game.seats))
    return told[seat], float(g.returns()[seat])


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    game = load(wanted.game, wanted.seats)
    evaluation = evaluation_of(game)
    teach(evaluation, game.id, game.seats)
    cut_short(evaluation)
    rows: list[tuple[int, float]] = []
    for seed in range(wanted.seed, wanted.seed + wanted.games):
        rows.append(told_and_won(game, evaluation, wanted.bot, seed))
    print(f"{game.id}, {game.seats} seats, {wanted.games} games of {wanted.bot}; petteia {__version__} ({build()})\n")
    print("| told | games | on the average | won | 95 % |\n| --- | ---: | ---: | ---: | ---: |")
    for low, high in pairwise(BINS):
        here = [row for row in rows if low <= row[0] < high or row[0] == high == BINS[-1]]
        if here:
            wins = sum(won for _, won in here)
            least, most = interval(wins, len(here))
            mean = sum(told for told, _ in here) / len(here) / 10
            span = f"{low // 10}–{high // 10} %"
            print(f"| {span} | {len(here)} | {mean:.0f} % | {wins / len(here):.0%} | {least:.0%}–{most:.0%} |")
    missed = sum((told / 1000 - won) ** 2 for told, won in rows) / max(1, len(rows))
    fair = sum((1 / int(game.seats) - won) ** 2 for _, won in rows) / max(1, len(rows))
    print(f"\nBrier score {missed:.3f}; always telling a fair share has {fair:.3f}.")


if __name__ == "__main__":
    main()
