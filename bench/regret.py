"""What decisions of the levels cost: bots of all levels play games together, and at decisions drawn from them every
level is asked what it would do. So all levels are measured at the same positions, in the same worlds.

    python bench/regret.py GAME [--seats 2] [--games 6] [--decisions 24] [--levels shepherd,hoplite,olympian] [--seed 1]

Prints Markdown: how many points of percent a decision of each level costs on average (intervals over games), and at
how many positions a second measurement with other worlds lies within the interval of the first.
"""

import argparse
import random
from statistics import mean, stdev
from typing import Any

from petteia import __version__
from petteia.bots import LEVELS, make_bot
from petteia.bots.regret import RegretMeter
from petteia.engine.build import build
from petteia.engine.generator import chance_of, thoughts_of
from petteia.engine.protocol import CHANCE, Game
from petteia.games import load


def positions(game: Game, seed: int, most: int) -> list[dict[str, Any]]:
    """Views of decisions with a choice, drawn from a game in which every seat has another level."""
    g, luck, draw = game.new(), chance_of(seed), random.Random(seed)
    bots = [(make_bot(LEVELS[(seed + seat) % len(LEVELS)]), thoughts_of(seed, seat)) for seat in range(int(game.seats))]
    kept: list[dict[str, Any]] = []
    n = 0
    while len(g.pending()) > 0:
        if g.pending() is CHANCE:
            g.happen(luck.pick(g.chance()))
            continue
        seat = g.pending()[0]
        action = int(g.forced())
        if action < 0:
            view = g.view(seat)
            if len(view["actions"]) > 1:
                n += 1
                if len(kept) < most:
                    kept.append(view)
                elif (at := draw.randrange(n)) < most:
                    kept[at] = view
            bot, thoughts = bots[seat]
            action = bot.choose(game, view, thoughts)
        g.carry_out(seat, action)
    return kept


def interval(each: list[float]) -> str:
    """The mean over games, and where 95 % lie."""
    around = 2 * stdev(each) / len(each) ** 0.5 if len(each) > 1 else 0.0
    return f"{mean(each):.2f} ({mean(each) - around:.2f}–{mean(each) + around:.2f})"


def main() -> None:
    """Play, measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--decisions", type=int, default=24)
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--turns", type=int, default=-1)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    game, levels = load(wanted.game, wanted.seats), wanted.levels.split(",")
    meter = RegretMeter(game) if wanted.turns < 0 else RegretMeter(game, wanted.turns)
    bots = {level: make_bot(level) for level in levels}
    cost: dict[str, list[float]] = {level: [] for level in levels}
    twice = within = 0
    for seed in range(wanted.seed, wanted.seed + wanted.games):
        here: dict[str, list[float]] = {level: [] for level in levels}
        for number, view in enumerate(positions(game, seed, wanted.decisions)):
            found: dict[int, float] = {}
            for level, bot in bots.items():
                action = bot.choose(game, view, thoughts_of(seed * 1000 + number, int(view["seat"])))
                if action not in found:
                    regret = meter.measure(view, action)
                    assert regret is not None
                    found[action] = regret.points
                    if regret.preferred:
                        again = meter.loss(view, action, regret.best, meter.worlds, 1)
                        twice += 1
                        within += regret.loss.low <= again.points <= regret.loss.high
                here[level].append(found[action])
        for level in levels:
            cost[level].append(mean(here[level]))
    print(f"{game.id}, {game.seats} seats, {wanted.games} games, {wanted.decisions} decisions of each;", end=" ")
    print(f"{meter.method()}; petteia {__version__} ({build()})\n")
    print("| level | points a decision | less than the lowest level by |\n| --- | ---: | ---: |")
    for level, each in cost.items():
        less = [lowest - own for lowest, own in zip(cost[levels[0]], each, strict=True)]
        print(f"| {level} | {interval(each)} | {interval(less)} |")
    print(f"\nAgain with other worlds: {within} of {twice} within the first interval.")


if __name__ == "__main__":
    main()
