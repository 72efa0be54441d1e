"""Advice for people: the best few decisions, their chances, and a reason for each.

It knows what the seat knows: worlds are imagined from its view, as a bot imagines them. The chance of a decision is
measured at the end of the turn (or round), averaged over some worlds, and orders them; the reason is the part of a
position's value in which it is farthest ahead of the others, among those that it raises.
"""

from math import exp, log
from typing import Any, Final

from petteia.bots.greedy import SEEDS, Evaluation, evaluation_of, seed_of
from petteia.bots.learnt import teach
from petteia.bots.levels import cut_short
from petteia.bots.search import MOST_STEPS, ranked
from petteia.engine.generator import Generator
from petteia.engine.ints import i64, vec, zeros
from petteia.engine.protocol import CHANCE, Game, State
from petteia.engine.view import View

WORLDS: Final = 6
"""In how many worlds each decision is played on."""


class Advice:
    """One decision: how likely a win is after it, in thousandths, and which term speaks for it most (or "")."""

    def __init__(self, action: int, chance: int, reason: str) -> None:
        self.action: int = action
        self.chance: int = chance
        self.reason: str = reason

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {"action": self.action, "chance": self.chance, "reason": self.reason}


class Adviser:
    """Gives advice at tables of one game."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self.careful: Evaluation = evaluation_of(game)
        self.quick: Evaluation = evaluation_of(game)
        teach(self.careful, game.id, game.seats)
        teach(self.quick, game.id, game.seats)
        cut_short(self.quick)

    def advise(self, view: View, most: i64, first: i64 = -1) -> list[Advice]:
        """The best decisions of the view's seat, with the one that a bot has chosen among them: the likeliest to win
        first, the bot's before its equals."""
        seat: i64 = view["seat"]
        rng = Generator(seed_of(view))
        world = self.game.sample_world(view, rng)
        options = world.legal(seat)
        if len(options) == 1:
            return [Advice(int(options[0]), self.chance_of(world, seat), "")]
        from_policy = self.careful.policy(world, seat, rng)
        now = self.careful.terms(world, seat)
        terms: list[dict[str, int]] = []
        worth = zeros(len(options))
        luck = rng.below(SEEDS)
        for at in range(len(options)):
            after = world.clone()
            after.carry_out(seat, options[at])
            self.careful.play_on(after, Generator(luck))
            worth[at] = self.careful.value(after, seat)
            terms.append(self.careful.terms(after, seat) if len(after.stack) > 0 else the_end(after, seat))
        best = ranked(options, worth, first if first >= 0 else from_policy, most)
        chances = self.play_on(view, seat, best, rng)
        out: list[Advice] = []
        for at in range(len(best)):
            out.append(Advice(int(best[at]), chances[at], speaks_for(best[at], best, options, terms, now)))
        return sorted(out, key=lambda one: -one.chance)

    def play_on(self, view: View, seat: i64, best: vec[i64], rng: Generator) -> list[int]:
        """The chances after each decision, at the end of the turn, in the same worlds and with the same luck."""
        found = [0] * len(best)
        for _ in range(WORLDS):
            world = self.game.sample_world(view, rng)
            luck = rng.below(SEEDS)
            until = self.quick.clock(world) + 1
            for at in range(len(best)):
                after = world.clone()
                after.carry_out(seat, best[at])
                self.to_the_end_of_the_turn(after, until, Generator(luck))
                found[at] += self.chance_of(after, seat)
        return [each // WORLDS for each in found]

    def to_the_end_of_the_turn(self, g: State, until: i64, rng: Generator) -> None:
        """Play on with every seat deciding like a bot that does not search."""
        for _ in range(MOST_STEPS):
            who = g.waiting
            if who is CHANCE:
                g.happen(rng.pick(g.stack[-1].weights(g)))
                continue
            if len(who) == 0 or (self.quick.clock(g) >= until and self.quick.settled(g)):
                return
            mover: i64 = who[0]
            g.carry_out(mover, self.quick.move(g, mover, rng))

    def chance_of(self, g: State, seat: i64) -> int:
        """How likely a seat is to win, in thousandths."""
        return chances(self.quick, g)[seat]


def chances(evaluation: Evaluation, g: State, hands: bool = False) -> list[int]:
    """How likely each seat is to win, in thousandths, from public facts, or with all hands open: `doubling` ahead is
    twice as likely."""
    if len(g.stack) == 0:
        return [int(1000 * share) for share in g.returns()]
    seats = range(int(g.game.seats))
    seen = [int(evaluation.in_the_open(g, seat) if hands else evaluation.in_sight(g, seat)) for seat in seats]
    most = max(seen)
    odds = [exp(max(-60.0, (one - most) * log(2) / int(evaluation.doubling))) for one in seen]
    return [round(1000 * one / sum(odds)) for one in odds]


def the_end(g: State, seat: i64) -> dict[str, int]:
    """The value of a game that is over."""
    return {"win": 1_000_000 * int(1000 * g.returns()[seat])}


def speaks_for(action: i64, best: vec[i64], options: vec[i64], terms: list[dict[str, int]], now: dict[str, int]) -> str:
    """The term in which a decision is farthest ahead of the other good ones on average, "" if in none. What it does not
    raise is no reason for it: a player who throws a card away has fewer, even if others would lose better ones."""
    mine: dict[str, int] = {}
    others: list[dict[str, int]] = []
    for at in range(len(options)):
        if options[at] == action:
            mine = terms[at]
        else:
            for good in best:
                if good == options[at] and terms[at]:
                    others.append(terms[at])
    if not others:
        return ""
    reason = ""
    most = 0
    for name, value in mine.items():
        ahead = value * len(others) - sum(other.get(name, 0) for other in others)
        if ahead > most and value > now.get(name, 0):
            most = ahead
            reason = name
    return reason
