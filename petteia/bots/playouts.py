"""Paired play-outs: one world played on after several options, each with the same luck wherever the same is asked for.

Luck is keyed as at tables (`engine/luck.py`), but mixed by a few multiplications instead of a keyed hash: it is drawn
by the million, and nobody gains by foreseeing it.
"""

from typing import Final
from zlib import crc32

from petteia.bots.advice import chances
from petteia.bots.greedy import Evaluation, evaluation_of
from petteia.bots.learnt import teach
from petteia.bots.levels import cut_short
from petteia.engine.generator import LANE, Generator
from petteia.engine.ints import i64, vec
from petteia.engine.luck import MOST_PIECES, POOL
from petteia.engine.protocol import CHANCE, Game, State

POLICY: Final = "seer"
"""The level that plays on. It looks once at each option, as in its own searches."""
TURNS: Final = 4
"""How many turns (of `Evaluation.clock`) a play-out goes on after the current one."""
WHOLE: Final = 0x40000000
"""A clock that no game reaches: play-outs go on to the end."""
MOST_STEPS: Final = 20_000
"""Decisions and outcomes after which a play-out is valued where it is."""
FACTOR: Final = 0x45D9F3B
NARROW: Final = 0x40000000
"""Below this sum of weights a product of it with 32 bits does not pass 2**62."""


def mixed(x: i64) -> i64:
    """32 bits in which every bit depends on all of the given ones."""
    x = x & LANE
    x = ((x ^ (x >> 16)) * FACTOR) & LANE
    x = ((x ^ (x >> 16)) * FACTOR) & LANE
    return x ^ (x >> 16)


class PlayoutLuck:
    """Keyed luck of one play-out. Two with the same seed answer the same question alike."""

    def __init__(self, seed: i64) -> None:
        self.seed: i64 = mixed(seed)
        self.numbers: dict[str, int] = {}

    def outcome(self, g: State) -> i64:
        """The outcome that is due."""
        name = g.luck()
        number: i64 = self.numbers.get(name, 0)
        self.numbers[name] = int(number) + 1
        named: i64 = crc32(name.encode())
        key = mixed(mixed(self.seed ^ named) + number * 0x9E3779B1)
        weights = g.stack[-1].weights(g)
        whole: i64 = 0
        for weight in weights:
            whole += weight
        if name.startswith(POOL) and whole <= MOST_PIECES:
            return lowest(key, weights)
        if whole >= NARROW:
            return Generator(key).pick(weights)
        at = key * whole >> 32
        for index in range(len(weights)):
            at -= weights[index]
            if at < 0:
                return index
        raise AssertionError("at is less than the sum of the weights")


def lowest(key: i64, counts: vec[i64]) -> i64:
    """The kind of the piece with the lowest number: it comes as long as it is there and none before it is."""
    best: i64 = LANE + 1
    found: i64 = -1
    for kind in range(len(counts)):
        for piece in range(counts[kind]):
            number = mixed(key + mixed(kind * 0x10001 + piece + 1))
            if number < best:
                best = number
                found = kind
    return found


class Playouts:
    """Plays on from worlds of one game."""

    def __init__(self, game: Game, turns: i64 = TURNS) -> None:
        self.evaluation: Evaluation = evaluation_of(game)
        teach(self.evaluation, game.id, game.seats)
        cut_short(self.evaluation)
        self.turns: i64 = turns
        """0: to the end of the game."""
        self.made: i64 = 0
        """How many there have been: the measure of the work."""

    def until(self, world: State) -> i64:
        """Where play-outs from a world end."""
        return self.evaluation.clock(world) + self.turns if self.turns > 0 else i64(WHOLE)

    def chance(self, world: State, seat: i64, action: i64, luck: i64, until: i64) -> i64:
        """The chance to win after an option, in thousandths: how the game ended, or what the evaluation says of the
        place where the play-out ends, with all hands open."""
        after = world.clone()
        after.carry_out(seat, action)
        self.play_on(after, luck, until)
        self.made += 1
        found: i64 = chances(self.evaluation, after, True)[seat]
        return found

    def play_on(self, g: State, luck: i64, until: i64) -> None:
        """Every seat decides as the policy does; what it draws for itself is its own."""
        dealt = PlayoutLuck(luck)
        thoughts = [Generator(mixed(luck + seat + 1)) for seat in range(int(g.game.seats))]
        for _ in range(MOST_STEPS):
            who = g.waiting
            if who is CHANCE:
                g.happen(dealt.outcome(g))
                continue
            if len(who) == 0 or (self.evaluation.clock(g) >= until and self.evaluation.settled(g)):
                return
            mover: i64 = who[0]
            g.carry_out(mover, self.evaluation.move(g, mover, thoughts[mover]))
