"""How much luck two games from one seed share after a different move: bots play a game twice, and the second time an
early decision is another one.

    python bench/luck.py GAME [--seats 2] [--games 20] [--bot greedy] [--decision 5] [--seed 1]

Prints Markdown: of the outcomes that were asked for in both games after that decision (by name and number), how many
are the same, with keyed luck and with the stream. Intervals are over games.
"""

import argparse
import random
from collections import Counter

from petteia import __version__
from petteia.bots import make_bot
from petteia.engine.build import build
from petteia.engine.generator import thoughts_of
from petteia.engine.luck import KINDS_OF_LUCK
from petteia.engine.protocol import CHANCE, Game
from petteia.games import load
from petteia.lab.luck import deal_of

Asked = dict[tuple[str, int], int]
"""The outcomes of a game after the decision, by name and number."""


def played(game: Game, kind: str, seed: int, luck: str, decision: int, other: bool) -> Asked:
    """A game in which that decision (of those with a choice) is what the bot wants, or another one."""
    g, deal = game.new(), deal_of(seed, luck)
    bots = [(make_bot(kind), thoughts_of(seed, seat)) for seat in range(int(game.seats))]
    numbers: Counter[str] = Counter()
    out: Asked = {}
    made = 0
    while len(g.pending()) > 0:
        if g.pending() is CHANCE:
            name, outcome = g.luck(), deal(g)
            if made >= decision:
                out[name, numbers[name]] = outcome
            numbers[name] += 1
            g.happen(outcome)
            continue
        seat = g.pending()[0]
        action = int(g.forced())
        if action < 0:
            bot, thoughts = bots[seat]
            options = [int(option) for option in g.legal(seat)]
            # A random bot looks at nothing, and views take most of the time of such a game.
            blind = kind == "random"
            action = options[thoughts.below(len(options))] if blind else bot.choose(game, g.view(seat), thoughts)
            if len(options) > 1:
                made += 1
                if made == decision and other:
                    action = options[(options.index(action) + 1) % len(options)]
        g.carry_out(seat, action)
    return out


def kind_of(name: str) -> str:
    """A name without what it is counted by."""
    return " ".join(word for word in name.split() if not word.isdigit())


def interval(games: list[tuple[int, int]]) -> str:
    """The share over all games, and where 95 % of the shares lie when games are drawn again."""
    whole = sum(n for _, n in games)
    if not whole:
        return "–"
    draw, shares = random.Random(1), []
    for _ in range(1000):
        some = draw.choices(games, k=len(games))
        shares.append(sum(same for same, _ in some) / max(1, sum(n for _, n in some)))
    shares.sort()
    return f"{sum(same for same, _ in games) / whole:.0%} ({shares[25]:.0%}–{shares[974]:.0%})"


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--decision", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    game = load(wanted.game, wanted.seats)
    found: dict[str, dict[str, list[tuple[int, int]]]] = {luck: {} for luck in KINDS_OF_LUCK}
    for luck in KINDS_OF_LUCK:
        for seed in range(wanted.seed, wanted.seed + wanted.games):
            one, two = (played(game, wanted.bot, seed, luck, wanted.decision, other) for other in (False, True))
            same: Counter[str] = Counter()
            both: Counter[str] = Counter()
            for asked in one.keys() & two.keys():
                for kind in (kind_of(asked[0]), "all"):
                    both[kind] += 1
                    same[kind] += one[asked] == two[asked]
            for kind in both:
                found[luck].setdefault(kind, []).append((same[kind], both[kind]))
    print(f"{game.id}, {game.seats} seats, {wanted.games} games of {wanted.bot}; petteia {__version__} ({build()})\n")
    print("| asked for | in both games | keyed: the same | stream: the same |\n| --- | ---: | ---: | ---: |")
    for kind in sorted(found["keyed"], key=lambda kind: (kind == "all", kind)):
        asked_for = sum(n for _, n in found["keyed"][kind]) / wanted.games
        shares = [interval(found[luck].get(kind, [])) for luck in ("keyed", "stream")]
        print(f"| {kind} | {asked_for:.1f} | {shares[0]} | {shares[1]} |")


if __name__ == "__main__":
    main()
