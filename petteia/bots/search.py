"""Search: what to do is found by playing the game on in thought, in many worlds that the seat holds possible.

Every option first gets the look that the greedy bot gives it. The few that look best are then played out: the option,
and after it whole turns in which everybody decides as the level below does, chance included; what a position at the end
of such a playout is worth says how well that went. Playouts are shared out by halving: all candidates meet the same
worlds and the same luck, the worse half drops out, and the others get what is left.

What is spent is counted in playouts, never by a clock: the same knowledge, the same decision, on any machine.
"""

from typing import Final

from petteia.bots.greedy import SEEDS, Evaluation, seed_of
from petteia.engine.generator import Generator
from petteia.engine.ints import append, i64, mypyc_attr, vec, zeros
from petteia.engine.protocol import CHANCE, Game, State
from petteia.engine.view import View

MOST_STEPS: Final = 3000
"""Decisions and outcomes after which a playout is valued wherever it stands."""
CERTAIN: Final = 10_000
"""A win or a loss. What is still open lies between the two."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """Playouts in imagined worlds. `careful` looks at the options, `quick` plays on."""

    def __init__(self, game: Game, careful: Evaluation, quick: Evaluation) -> None:
        self.game: Game = game
        self.careful: Evaluation = careful
        self.quick: Evaluation = quick
        self.playouts: i64 = 16
        """How many playouts a decision is worth."""
        self.turns: i64 = 1
        """How many turns a playout goes on after the one at hand."""
        self.breadth: i64 = 4
        """How many options are played out."""
        self.trust: i64 = 4
        """How many playouts the first look counts for: chance has less of a say in it."""
        self.close: i64 = 1000
        """An option that looks worse than the best by more than so many thousandths of a swing is not played out."""
        self.doubt: i64 = 0
        """Which habits are put to the test, see `Evaluation.doubt`."""
        self.options: vec[i64] = vec[i64]()
        self.chances: vec[i64] = vec[i64]()
        """What the last search found: the options it played out, and how they did, in thousandths of a win."""

    def decide(self, view: View) -> i64:
        """What the view's seat does."""
        seat: i64 = view["seat"]
        rng = Generator(seed_of(view))
        world = self.game.imagine(view, rng)
        options = world.legal(seat)
        self.options = options
        self.chances = vec[i64]()
        if len(options) == 1:
            return options[0]
        habit = self.careful.habit(world, seat, rng)
        doubt = self.careful.doubt(world)
        if habit >= 0 and (doubt == 0 or doubt > self.doubt):
            return habit
        worth = self.look(world, seat, options, rng)
        candidates = self.within_reach(ranked(options, worth, habit, self.breadth), options, worth, habit)
        if self.playouts == 0 or len(candidates) == 1:
            return candidates[0]
        prior = zeros(len(candidates))
        for at in range(len(candidates)):
            prior[at] = worth_of(candidates[at], options, worth)
        if habit >= 0:  # a habit is what has proved its worth: the others have to do better
            for at in range(1, len(prior)):
                prior[0] = prior[at] if prior[at] > prior[0] else prior[0]
        return self.play_out(view, seat, candidates, prior, self.careful.clock(world) + self.turns, rng)

    def within_reach(self, candidates: vec[i64], options: vec[i64], worth: vec[i64], habit: i64) -> vec[i64]:
        """Those candidates that playing on could prefer: the others are too far behind."""
        if habit >= 0:
            return candidates
        least = worth_of(candidates[0], options, worth) - self.careful.swing * self.close // 1000
        n: i64 = 1
        while n < len(candidates) and worth_of(candidates[n], options, worth) >= least:
            n += 1
        return candidates[:n]

    def look(self, world: State, seat: i64, options: vec[i64], rng: Generator) -> vec[i64]:
        """What the greedy bot thinks of each option, on the average."""
        worth = zeros(len(options))
        tries: i64 = 0
        for _ in range(self.careful.samples):
            tries += 1
            luck = rng.below(SEEDS)
            by_chance = False
            for at in range(len(options)):
                after = world.clone()
                after.carry_out(seat, options[at])
                if self.careful.play_on(after, Generator(luck)):
                    by_chance = True
                worth[at] += self.careful.value(after, seat)
            if not by_chance:
                break  # it would be the same again
        for at in range(len(options)):
            worth[at] = worth[at] // tries
        return worth

    def play_out(
        self, view: View, seat: i64, candidates: vec[i64], prior: vec[i64], until: i64, rng: Generator
    ) -> i64:
        """The candidate that does best in the worlds at hand, and by the first look."""
        left = self.playouts
        scores = zeros(len(candidates))
        for at in range(len(candidates)):
            scores[at] = self.trust * self.standing(prior[at] - prior[0])
        rounds: i64 = 0
        base: i64 = 0
        while len(candidates) > 1 and left >= len(candidates):
            halvings: i64 = 1
            n = len(candidates)
            while n > 2:
                n = (n + 1) // 2
                halvings += 1
            worlds = left // (halvings * len(candidates))
            for _ in range(worlds if worlds > 0 else 1):
                world = self.game.imagine(view, rng)
                luck = rng.below(SEEDS)
                if rounds == 0:
                    base = self.quick.value(world, seat)
                for at in range(len(candidates)):
                    after = world.clone()
                    after.carry_out(seat, candidates[at])
                    scores[at] += self.playout(after, seat, until, base, Generator(luck))
                rounds += 1
                left -= len(candidates)
            order = ranked(candidates, scores, -1, len(candidates))
            if rounds > 0 and len(self.chances) == 0:
                self.note(order, candidates, scores, rounds)
            keep = (len(candidates) + 1) // 2
            kept = zeros(keep)
            for at in range(keep):
                for was in range(len(candidates)):
                    if candidates[was] == order[at]:
                        kept[at] = scores[was]
            candidates = order[:keep]
            scores = kept
        return candidates[0]

    def note(self, order: vec[i64], candidates: vec[i64], scores: vec[i64], rounds: i64) -> None:
        """Keep what was found for whoever asks."""
        chances = zeros(len(order))
        for at in range(len(order)):
            for was in range(len(candidates)):
                if candidates[was] == order[at]:
                    chances[at] = 500 + scores[was] // ((rounds + self.trust) * 20)
        self.options = order
        self.chances = chances

    def playout(self, g: State, seat: i64, until: i64, base: i64, rng: Generator) -> i64:
        """Play on to the end of the last turn; what comes of it, between a loss and a win. Differences count the less
        the larger they are: whoever is far ahead wins little by being farther."""
        quick = self.quick
        for _ in range(MOST_STEPS):
            who = g.waiting
            if who is CHANCE:
                g.happen(rng.pick(g.stack[-1].weights(g)))
                continue
            if len(who) == 0:
                won = int(g.returns()[seat] * 1000)
                return won * 2 * CERTAIN // 1000 - CERTAIN
            if quick.clock(g) >= until and quick.settled(g):
                break
            mover: i64 = who[0]
            g.carry_out(mover, quick.move(g, mover, rng))
        return self.standing(quick.value(g, seat) - base)

    def standing(self, ahead: i64) -> i64:
        """What a difference in value is on the way from a loss to a win."""
        size = ahead if ahead > 0 else -ahead
        return CERTAIN * ahead // (size + self.quick.swing)


def worth_of(action: i64, options: vec[i64], worth: vec[i64]) -> i64:
    """What one of the options was found to be worth."""
    for at in range(len(options)):
        if options[at] == action:
            return worth[at]
    return 0


def ranked(options: vec[i64], worth: vec[i64], first: i64, most: i64) -> vec[i64]:
    """So many of the options, the best first, the earlier of equals; `first` before all others, if it is one."""
    out = vec[i64](capacity=most)
    taken = zeros(len(options))
    for at in range(len(options)):
        if options[at] == first:
            out = append(out, first)
            taken[at] = 1
    while len(out) < most:
        best: i64 = -1
        for at in range(len(options)):
            if taken[at] == 0 and (best < 0 or worth[at] > worth[best]):
                best = at
        if best < 0:
            break
        taken[best] = 1
        out = append(out, options[best])
    return out
