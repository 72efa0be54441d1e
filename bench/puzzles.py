"""What the puzzles of a game are worth: which levels solve them, and whether they hold in other worlds.

    python bench/puzzles.py GAME [--again 50] [--seed 77]

Prints Markdown: how many there are by theme and difficulty, the share that each level solved when they were made, and
how many of some drawn puzzles keep their answer when the nearest wrong option is played on again beside it.
"""

import argparse
import time
from collections import Counter

import petteia
from petteia import __version__
from petteia.bots.playouts import TURNS
from petteia.bots.puzzles import Book, Puzzle, book_of, day_order
from petteia.bots.regret import RegretMeter
from petteia.bots.rollouts import ALIKE
from petteia.engine.build import build
from petteia.games import find


def again(book: Book, puzzle: Puzzle, seed: int) -> tuple[float, float]:
    """What the nearest wrong option loses in other worlds, and the lower end of the interval of 95 %."""
    game = petteia.load(book.game, puzzle.seats)
    state = puzzle.open(game)
    known = {"seat": puzzle.seat, "known": [int(x) for x in state.observe(puzzle.seat).pack()]}
    nearest = min((one for one in puzzle.options if one.points > ALIKE), key=lambda one: one.points)
    best, wrong = (game.actions.number(each.text) for each in (puzzle.options[0], nearest))
    meter = RegretMeter(game, int(book.method.get("turns", TURNS)))
    lost = meter.loss(known, wrong, best, int(book.method["worlds"]), seed)
    return lost.points, lost.low


def main() -> None:
    """Count, roll again, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--again", type=int, default=0)
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--minutes", type=float, default=0)
    wanted = parser.parse_args()
    book = book_of(find(wanted.game))
    them = list(book.puzzles.values())
    print(f"{book.game}: {len(them)} puzzles, {book.method}; petteia {__version__} ({build()})\n")
    print(", ".join(f"{theme} {n}" for theme, n in Counter(one.theme for one in them).most_common()))
    print(", ".join(f"{word} {n}" for word, n in Counter(book.difficulty(one.rating) for one in them).most_common()))
    print("\n| level | solved |\n| --- | ---: |")
    for level in book.levels:
        print(f"| {level} | {sum(one.solved[level] for one in them) / sum(one.tries for one in them):.0%} |")
    until = time.monotonic() + wanted.minutes * 60
    kept = ten = rolled = 0
    for _, name in day_order((book.game, each) for each in book.puzzles)[: wanted.again]:
        if wanted.minutes and time.monotonic() > until:
            break
        points, low = again(book, book.puzzles[name], wanted.seed)
        rolled, kept, ten = rolled + 1, kept + (low > 0), ten + (points >= 10)
    if rolled:
        print(f"\nAgain with other worlds: {kept} of {rolled} keep their answer, {ten} lose ten points and more.")


if __name__ == "__main__":
    main()
