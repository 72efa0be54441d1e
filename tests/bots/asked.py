"""Positions in which a seat has a choice, for tests of what looks at decisions."""

from petteia.engine.generator import chance_of
from petteia.engine.protocol import CHANCE, Game, State


def first_choice(game: Game, least: int, seed: int = 1) -> tuple[State, int, list[int]]:
    """The first position of a game in which a seat has so many options: with the seat, and the options."""
    g, luck = game.new(), chance_of(seed)
    while True:
        who = g.pending()
        if who is CHANCE:
            g.happen(luck.pick(g.chance()))
            continue
        options = [int(one) for one in g.legal(who[0])]
        if len(options) >= least:
            return g, who[0], options
        g.carry_out(who[0], options[0])
