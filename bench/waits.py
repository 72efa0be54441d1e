"""How often a table waits for somebody else: what a game over days costs its players.

    python bench/waits.py GAME [--seats 4] [--games 8] [--bot hoplite] [--seed 1] [--json]

A wait begins when a seat is asked that was not asked before; seats asked at once are one wait, however they answer.
Forced answers do not count. Prints Markdown: waits of a game, and at which steps they arise.
"""

import argparse
import json
import statistics
from collections import Counter

from petteia import __version__
from petteia.bots import LEVELS, make_bot
from petteia.engine.build import build
from petteia.engine.generator import chance_of, thoughts_of
from petteia.engine.protocol import CHANCE, Game
from petteia.games import load


def waits(game: Game, kind: str, seed: int) -> Counter[str]:
    """The waits of one game, by the step that asks."""
    g, luck = game.new(), chance_of(seed)
    bots = [(make_bot(kind), thoughts_of(seed, seat)) for seat in range(int(game.seats))]
    out: Counter[str] = Counter()
    asked: set[int] = set()
    while len(g.pending()) > 0:
        if g.pending() is CHANCE:
            g.happen(luck.pick(g.chance()))
            continue
        choosing = {int(seat) for seat in g.pending() if len(g.legal(seat)) > 1}
        if choosing and not choosing <= asked:
            out[type(g.stack[-1]).__name__] += 1
        asked = choosing or asked
        seat = g.pending()[0]
        options = g.legal(seat)
        bot, thoughts = bots[seat]
        g.carry_out(seat, bot.choose(game, g.view(seat), thoughts) if len(options) > 1 else options[0])
    return out


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--bot", default="hoplite", choices=LEVELS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="the waits of each game by step, as JSON")
    wanted = parser.parse_args()
    if wanted.games < 1:
        parser.error(f"--games is {wanted.games}; right would be 1 or more")
    game = load(wanted.game, wanted.seats)
    played = [waits(game, wanted.bot, seed) for seed in range(wanted.seed, wanted.seed + wanted.games)]
    if wanted.json:
        print(json.dumps(played))
        return
    totals = [sum(one.values()) for one in played]
    print(f"{game.id}, {game.seats} seats, {wanted.games} games of {wanted.bot}; petteia {__version__} ({build()})\n")
    print(f"Waits in a game: {statistics.median(totals):.0f} ({min(totals)}–{max(totals)})\n")
    print("| step | waits | range |\n| --- | ---: | ---: |")
    steps = {step: [one[step] for one in played] for step in set().union(*played)}
    for step, counts in sorted(steps.items(), key=lambda row: -sum(row[1])):
        print(f"| {step} | {statistics.median(counts):.0f} | {min(counts)}–{max(counts)} |")


if __name__ == "__main__":
    main()
