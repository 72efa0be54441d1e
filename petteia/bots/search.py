"""Search: decides by playing the game on in many worlds that the seat holds possible.

Every option is first looked at as the greedy bot does. The few that look best are then played out: the option, and
after it whole turns in which every seat decides like the level below, chance included; the value of the position at
the end of a playout says how well it went. Playouts are a race: all candidates meet the same worlds and the same luck,
candidates clearly behind the leader drop out, and the others share the playouts that are left.

The budget is counted in playouts and in positions valued, never by a clock: the same knowledge leads to the same
decision on any machine. A turn of many small decisions is bounded by the budget of each.
"""

from typing import Final

from petteia.bots.greedy import SEEDS, Evaluation, seed_of
from petteia.engine.generator import Generator
from petteia.engine.ints import append, i64, mypyc_attr, vec, zeros
from petteia.engine.protocol import CHANCE, Game, State
from petteia.engine.view import View

MOST_STEPS: Final = 3000
"""Decisions and outcomes after which a playout is valued even if it is not settled."""
CERTAIN: Final = 10_000
"""A win, or negative a loss. An open game lies between the two."""
FEW: Final = 4
"""In fewer worlds than this no candidate drops out, and with fewer tries no look ends early."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """Playouts in imagined worlds. `careful` looks at the options, `quick` plays on."""

    def __init__(self, game: Game, careful: Evaluation, quick: Evaluation) -> None:
        self.game: Game = game
        self.careful: Evaluation = careful
        self.quick: Evaluation = quick
        self.judge: Evaluation = quick
        """The evaluation of the end of a playout."""
        self.playouts: i64 = 16
        """How many playouts a decision gets."""
        self.turns: i64 = 1
        """How many turns a playout goes on after the current one."""
        self.breadth: i64 = 4
        """How many options are played out."""
        self.trust: i64 = 4
        """How many playouts the first look counts for: it depends less on chance."""
        self.close: i64 = 1000
        """An option that looks worse than the best by more than this many thousandths of a swing is not played out."""
        self.doubt: i64 = 0
        """Which moves of the policy are tested by playouts, see `Evaluation.doubt`."""
        self.sure: i64 = 150
        """How many hundredths of a standard error a candidate must be behind to drop out."""
        self.proof: i64 = 0
        """How many the winner must be ahead of the first look's favourite to be taken instead."""
        self.work: i64 = 0
        """About how many positions a decision may value before it takes the best found so far; 0 for any number."""
        self.begun: i64 = 0
        """How many positions had been valued when the decision began."""
        self.options: vec[i64] = vec[i64]()
        self.chances: vec[i64] = vec[i64]()
        """The result of the last search: the options it played out, and how they did, in thousandths of a win."""

    def decide(self, view: View) -> i64:
        """What the view's seat does."""
        seat: i64 = view["seat"]
        rng = Generator(seed_of(view))
        world = self.game.sample_world(view, rng)
        options = world.legal(seat)
        self.options = options
        self.chances = vec[i64]()
        self.begun = self.careful.valued + self.quick.valued
        if len(options) == 1:
            return options[0]
        from_policy = self.careful.policy(world, seat, rng)
        doubt = self.careful.doubt(world)
        if from_policy >= 0 and (doubt == 0 or doubt > self.doubt):
            return from_policy
        worth = self.look(world, seat, options, rng)
        candidates = self.within_reach(ranked(options, worth, from_policy, self.breadth), options, worth, from_policy)
        playouts = self.playouts * self.careful.effort(world) // 100
        if playouts < 2 or len(candidates) == 1:
            return candidates[0]
        prior = zeros(len(candidates))
        for at in range(len(candidates)):
            prior[at] = worth_of(candidates[at], options, worth)
        if from_policy >= 0:  # the policy is good in general: the others have to do better
            for at in range(1, len(prior)):
                prior[0] = prior[at] if prior[at] > prior[0] else prior[0]
        race = Race(candidates, playouts, self.trust)
        for at in range(len(candidates)):
            race.scores[at] = self.trust * self.standing(prior[at] - prior[0])
        self.play_out(view, seat, race, self.careful.clock(world) + self.turns, rng)
        self.note(race)
        return candidates[race.winner(self.proof)]

    def within_reach(self, candidates: vec[i64], options: vec[i64], worth: vec[i64], from_policy: i64) -> vec[i64]:
        """The candidates that playouts could still prefer: the others are too far behind."""
        if from_policy >= 0:
            return candidates
        least = worth_of(candidates[0], options, worth) - self.careful.swing * self.close // 1000
        n: i64 = 1
        while n < len(candidates) and worth_of(candidates[n], options, worth) >= least:
            n += 1
        return candidates[:n]

    def look(self, world: State, seat: i64, options: vec[i64], rng: Generator) -> vec[i64]:
        """The greedy bot's value of each option, on average."""
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
            if tries >= FEW and self.spent(self.work // 2):
                break  # the other half is for playing on
        for at in range(len(options)):
            worth[at] = worth[at] // tries
        return worth

    def spent(self, most: i64) -> bool:
        """Whether a decision has cost this much."""
        return self.work > 0 and self.careful.valued + self.quick.valued - self.begun >= most

    def play_out(self, view: View, seat: i64, race: "Race", until: i64, rng: Generator) -> None:
        """Let candidates race through the worlds."""
        base: i64 = 0
        while race.goes_on() and not self.spent(self.work):
            world = self.game.sample_world(view, rng)
            luck = rng.below(SEEDS)
            if race.worlds == 0:
                base = self.judge.value(world, seat)
            for at in range(len(race.candidates)):
                if race.running[at] == 1:
                    after = world.clone()
                    after.carry_out(seat, race.candidates[at])
                    race.reach(at, self.playout(after, seat, until, base, Generator(luck)))
            race.end_world(self.sure)

    def note(self, race: "Race") -> None:
        """Keep what was found for later questions."""
        chances = zeros(len(race.candidates))
        for at in range(len(chances)):
            chances[at] = 500 + race.scores[at] // ((race.met[at] + self.trust) * 20)
        self.options = ranked(race.candidates, chances, -1, len(chances))
        self.chances = zeros(len(chances))
        for at in range(len(chances)):
            self.chances[at] = worth_of(self.options[at], race.candidates, chances)

    def playout(self, g: State, seat: i64, until: i64, base: i64, rng: Generator) -> i64:
        """Play on to the end of the last turn; returns the result, between a loss and a win. Differences count less the
        larger they are: a seat far ahead gains little from more."""
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
        return self.standing(self.judge.value(g, seat) - base)

    def standing(self, ahead: i64) -> i64:
        """A difference in value, mapped to the range from a loss to a win."""
        size = ahead if ahead > 0 else -ahead
        return CERTAIN * ahead // (size + self.quick.swing)


class Race:
    """Candidates that meet the same worlds, the first look's favourite first."""

    def __init__(self, candidates: vec[i64], playouts: i64, trust: i64) -> None:
        self.candidates: vec[i64] = candidates
        self.left: i64 = playouts
        self.trust: i64 = trust
        self.worlds: i64 = 0
        self.most: i64 = playouts // 2
        """The most worlds of a race: two candidates have to run."""
        n = len(candidates)
        self.running: vec[i64] = vec[i64]([1] * int(n))
        self.scores: vec[i64] = zeros(n)
        """The total of each candidate, including the first look."""
        self.met: vec[i64] = zeros(n)
        """How many worlds each candidate has met."""
        self.reached: vec[i64] = zeros(n * self.most)
        """The result of each candidate in each world."""

    def goes_on(self) -> bool:
        """Whether several candidates are running, and all can meet one more world."""
        n = self.runners()
        return n > 1 and n <= self.left

    def runners(self) -> i64:
        """How many are running."""
        n: i64 = 0
        for each in self.running:
            n += each
        return n

    def reach(self, at: i64, score: i64) -> None:
        """Note a candidate's result in this world."""
        self.scores[at] += score
        self.reached[at * self.most + self.worlds] = score
        self.met[at] += 1
        self.left -= 1

    def end_world(self, sure: i64) -> None:
        """Drop the candidates that are clearly behind."""
        self.worlds += 1
        if self.worlds < FEW or self.worlds % 2 != 0:
            return
        lead = self.leader()
        for at in range(len(self.candidates)):
            if at != lead and self.running[at] == 1 and self.ahead(lead, at, sure):
                self.running[at] = 0

    def leader(self) -> i64:
        """The running candidate with the highest total; the earlier of equals."""
        best: i64 = -1
        for at in range(len(self.candidates)):
            if self.running[at] == 1 and (best < 0 or self.scores[at] > self.scores[best]):
                best = at
        return best

    def ahead(self, one: i64, other: i64, hundredths: i64) -> bool:
        """Whether one is this many hundredths of a standard error ahead of another in the worlds that both have met."""
        n = self.met[one] if self.met[one] < self.met[other] else self.met[other]
        if n < 2:
            return False
        gap: i64 = 0
        squares: i64 = 0
        for world in range(n):
            lead = self.reached[one * self.most + world] - self.reached[other * self.most + world]
            gap += lead
            squares += lead * lead
        noise = (squares - gap * gap // n) // (n * (n - 1))
        first = self.first_look(one) - self.first_look(other)
        mean = (gap + first) // (n + self.trust)
        return mean > 0 and mean * mean * 10_000 > hundredths * hundredths * noise

    def first_look(self, at: i64) -> i64:
        """Note the first look's result for a candidate."""
        out = self.scores[at]
        for world in range(self.met[at]):
            out -= self.reached[at * self.most + world]
        return out

    def winner(self, proof: i64) -> i64:
        """The winner: the first candidate unless another is clearly ahead of it."""
        best = self.leader()
        return best if best == 0 or proof == 0 or self.ahead(best, 0, proof) else i64(0)


def worth_of(action: i64, options: vec[i64], worth: vec[i64]) -> i64:
    """What one of the options was found to be worth."""
    for at in range(len(options)):
        if options[at] == action:
            return worth[at]
    return 0


def ranked(options: vec[i64], worth: vec[i64], first: i64, most: i64) -> vec[i64]:
    """This many options, the best first, the earlier of equals; `first` before all others, if it is one."""
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
