"""The engine protocol: what a game is, and what can be asked of it.

Three types carry everything. A `Game` is a box that has been opened for a number of seats and options: it is
immutable and holds the figures (`game.py`). A `State` is a position of it: a few vectors of integers and a stack of
steps. A `Step` is a procedure of the rulebook in progress: its attributes are its local variables, so a half-finished
decision is plain data that can be copied, saved, searched and undone (`step.py`). Whoever needs one finds all of them
here.

What every game has to supply raises NotImplementedError, naming the class that lacks it.

The promises every game makes are listed, and checked, in `petteia.engine.conformance`.
"""

from typing import Any, Final

from petteia.engine.events import Event, EventKind, Form, Sink, name
from petteia.engine.game import MOST_STEPS, Game
from petteia.engine.generator import Generator
from petteia.engine.ints import contains, i64, mypyc_attr, vec
from petteia.engine.old_names import prefers_old, warn
from petteia.engine.packing import Packer, digest
from petteia.engine.step import (
    CHANCE,
    NOBODY,
    OVER,
    SPECTATOR,
    Endless,
    Option,
    Prompt,
    Reason,
    Refused,
    S,
    Seats,
    Step,
    one,
)
from petteia.engine.view import View, ViewBuilder
from petteia.engine.view_text import ViewWriter, as_json

__all__ = [
    "CHANCE",
    "ENDLESS",
    "MOST_STEPS",
    "NOBODY",
    "OVER",
    "SPECTATOR",
    "Endless",
    "Game",
    "Option",
    "Prompt",
    "Reason",
    "Refused",
    "S",
    "Seats",
    "State",
    "Step",
    "one",
]

ENDLESS: Final = 10_000
"""So often in a row may steps go on by themselves, or decisions without a choice be made. The most that play needs is
printed by `.venv-pure/bin/python -P bench/going_on.py`."""


def seal_of(options: vec[i64]) -> i64:
    """A number that tells whether a list is as it was. A copy would tell, too, but takes longer than some lists."""
    seal: i64 = len(options)
    for option in options:
        seal = (seal * 31 + option) & 0xFFFFFFFFFFFF
    return seal


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Small, mutable, cheap to copy.

    A game adds its vectors and implements `fields`, `clone`, `observe`, `determinize`, `show`, `census` and `scores`.
    Randomness lives outside: chance outcomes are handed in.
    """

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self.stack: list[Step[Any]] = []
        self.waiting: Seats = OVER
        self.sink: Sink | None = None
        self.by_chance: bool = False
        self.listed: vec[i64] = vec[i64]()  # what `legal` has listed, and for whom, until the position changes
        self.listed_for: i64 = SPECTATOR
        # What has changed since whoever looks at the position after every decision cleared it: one bit each, in games
        # that tell; for whoever has not looked yet it is everything.
        self.touched: i64 = -1
        self.seal: i64 = 0  # of the list as it was given: it belongs to whoever asked for it, who may change it

    # -- the decision at hand -------------------------------------------------------------------

    def pending(self) -> Seats:
        """The seats that owe a decision, `CHANCE`, or `OVER`."""
        return self.waiting

    def legal(self, seat: i64) -> vec[i64]:
        """The numbers of the actions a seat may take, ascending; none if it owes no decision."""
        who = self.waiting
        if seat < 0 or not (who[0] == seat if len(who) == 1 else seat in who):
            return vec[i64]()
        self.listed = self.stack[-1].legal(self, seat)
        self.listed_for = seat
        self.seal = seal_of(self.listed)
        return self.listed

    def why_not(self, seat: i64, action: i64) -> Reason | None:
        """None if `legal` lists the action for the seat, else the condition that is unmet. No game has its own: what is
        legal is said once, in `Step.legal`; `Step.refusal` and `not_now` only explain what it leaves out."""
        if not self.stack:
            return Reason("game_over", {}, "")
        top = self.stack[-1]
        if seat < 0 or seat not in self.waiting:
            return Reason("not_your_decision", {"seat": int(seat)}, top.rule())
        if seat != self.listed_for or seal_of(self.listed) != self.seal:
            self.legal(seat)
        if contains(self.listed, action):
            return None
        actions = self.game.actions
        if actions.among(action, top.verbs(self).split()):
            return top.refusal(self, seat, action)
        below = len(self.stack) - 2
        while below >= 0:
            step = self.stack[below]
            if actions.among(action, step.verbs(self).split()):
                return Reason("first_finish", {"prompt": top.prompt(self, seat).key}, step.rule())
            below -= 1
        return self.not_now(seat, action) or Reason("not_now", {}, top.rule())

    def not_now(self, seat: i64, action: i64) -> Reason | None:
        """What an action would take that belongs to no step in progress, if the game knows more than that."""
        return None

    def apply(self, seat: i64, action: i64, sink: Sink | None = None) -> None:
        """Carry out a decision, or raise `Refused` with nothing changed."""
        reason = self.why_not(seat, action)
        if reason is not None:
            raise Refused(reason)
        self.sink = sink
        try:
            self.carry_out(seat, action)
        finally:
            self.sink = None

    def advance(self, sink: Sink | None = None) -> None:
        """Play every decision that is forced by what everybody knows. `Endless` if there were no end to them."""
        self.sink = sink
        left: i64 = ENDLESS
        try:
            action = self.forced()
            while action >= 0:
                if left == 0:
                    raise Endless(f"{type(self.stack[-1]).__name__} asks for ever what has no choice")
                left -= 1
                self.carry_out(self.waiting[0], action)
                action = self.forced()
        finally:
            self.sink = None

    def carry_out(self, seat: i64, action: i64) -> None:
        """Carry out a decision that is known to be legal: for drivers that took it from `legal`."""
        self.stack[-1].apply(self, seat, action)
        self.settle()

    def chance(self) -> vec[i64]:
        """Integer weights of the outcomes, summing to less than 2**53."""
        if self.waiting is not CHANCE:
            raise ValueError("no chance outcome is due")
        return self.stack[-1].weights(self)

    def resolve(self, outcome: i64, sink: Sink | None = None) -> None:
        """Carry out a chance outcome."""
        weights = self.chance()
        if outcome < 0 or outcome >= len(weights) or weights[outcome] <= 0:
            raise ValueError(f"outcome {outcome} cannot happen here")
        self.sink = sink
        try:
            self.happen(outcome)
        finally:
            self.sink = None

    def happen(self, outcome: i64) -> None:
        """Carry out an outcome that is known to be possible: for drivers that drew it from `chance`."""
        self.by_chance = True
        self.stack[-1].resolve(self, outcome)
        self.settle()
        self.by_chance = False

    def settle(self) -> None:
        """Let steps go on until one needs a decision or an outcome, or none is left. `Endless` if they would not
        stop."""
        stack = self.stack
        left: i64 = ENDLESS
        self.listed_for = SPECTATOR
        while stack:
            top = stack[-1]
            who = top.pending(self)
            if who is not NOBODY:
                self.waiting = who
                return
            if left == 0:
                raise Endless(f"{type(top).__name__} goes on for ever without anybody deciding")
            left -= 1
            top.proceed(self)
        self.waiting = OVER

    def push(self, step: Step[Any]) -> None:
        """Begin a procedure; what is on the stack goes on when it is finished."""
        self.stack.append(step)

    def prompt(self, seat: i64) -> Prompt:
        """What a seat is asked, or whom it waits for."""
        if not self.stack:
            return Prompt("over")
        if seat >= 0 and seat in self.waiting:
            return self.stack[-1].prompt(self, seat)
        return Prompt("waiting", {"seats": " ".join([str(s) for s in self.waiting])})

    def question(self, seat: i64) -> dict[str, Any]:
        """`prompt` as JSON. Whoever is asked is also told which rule it is about, whether a standing order may pass it,
        and whether picks are gathered."""
        out = self.prompt(seat).plain()
        if self.stack and seat >= 0 and seat in self.waiting:
            top = self.stack[-1]
            out["rule"] = top.rule()
            if top.passable(self, seat):
                out["passable"] = True
            if top.batch(self, seat):
                out["batch"] = True
        return out

    def default(self, seat: i64) -> i64:
        """What a clock that runs out plays."""
        return self.stack[-1].default(self, seat)

    def forced(self) -> i64:
        """The action of the one pending seat if everybody can see that it has no choice, else -1."""
        who = self.waiting
        if len(who) != 1 or who[0] < 0:
            return -1
        seat: i64 = who[0]
        top = self.stack[-1]
        if top.window(self, seat):
            return -1
        options = top.legal(self, seat)
        return options[0] if len(options) == 1 else -1

    # -- telling ------------------------------------------------------------------------------

    def tell(
        self,
        kind: EventKind,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        e: i64 = 0,
        to: i64 = 0,
        many: vec[i64] | None = None,
    ) -> None:
        """Tell an event: numbers in the order of the kind's parameters, public ones first. Free when nobody
        listens."""
        if self.sink is not None:
            self._tell(self.sink, kind, [int(a), int(b), int(c), int(d), int(e)], int(to), many)

    def _tell(self, sink: Sink, kind: EventKind, numbers: list[int], to: int, many: vec[i64] | None) -> None:
        words = self.game.words
        public: Form = {"event": kind.name}
        secret: Form = {}
        name(public, numbers, 0, kind.public, words)
        name(secret, numbers, len(kind.public), kind.secret, words)
        if many is not None:
            listed = kind.many or kind.secret_many
            if listed is not None:
                form = public if kind.many is not None else secret
                vocabulary = listed.vocabulary
                if vocabulary:
                    form[listed.name] = [words[vocabulary][x] for x in many]
                else:
                    form[listed.name] = [int(x) for x in many]
        sink.hear(Event(kind, public, secret, to, self.by_chance))

    # -- plain data -----------------------------------------------------------------------------

    def clone(self) -> "State":
        """A deep copy, without its listener."""
        raise NotImplementedError(f"{type(self).__name__} has no clone()")

    def clone_stack(self, original: "State") -> None:
        """The part of `clone` that is the same for every game."""
        for step in original.stack:
            self.stack.append(step.clone())
        self.waiting = original.waiting

    def fields(self, p: Packer) -> None:
        """Every attribute of the game's own, once, with what it may be."""

    def audit(self) -> None:
        """Raise `Unreadable` if this cannot be a position of the game, though every number may be what it is and the
        census is right: what lies where does not fit, or not what everybody has seen. `Step.audit` is its other half;
        `petteia.engine.positions` asks both of every position from outside."""

    def pack(self) -> vec[i64]:
        """The whole position as a row of integers."""
        p = Packer()
        self.fields(p)
        p.num(len(self.stack))
        for step in self.stack:
            p.num(self.game.tag(step))
            step.fields(p)
        return p.cells

    def save(self) -> dict[str, Any]:
        """The position as plain data; `game.restore` makes it a state again."""
        return {"game": self.game.id, "rules": self.game.rules_version, "cells": [int(x) for x in self.pack()]}

    def digest(self) -> int:
        """64 bits that are equal for equal positions, in every process and version."""
        return digest(self.pack())

    # -- who may know what ----------------------------------------------------------------------

    def observe(self, seat: i64) -> "State":
        """The position as a seat knows it, built up from nothing: a blank state into which the game puts what
        the seat may know (`put_observation`). Once the game is over everything is open."""
        if not self.stack:
            return self.clone()
        out = self.game.blank()
        if prefers_old(type(self), "put_seen", "put_observation"):
            self.put_seen(out, seat)
        else:
            self.put_observation(out, seat)
        for step in self.stack:
            if prefers_old(type(step), "seen", "observe"):
                out.stack.append(step.seen(self, seat))
            else:
                out.stack.append(step.observe(self, seat))
        out.waiting = self.waiting
        return out

    def put_observation(self, out: Any, seat: i64) -> None:
        """Put into `out`, a blank state, everything of this one that the seat may know."""
        raise NotImplementedError(f"{type(self).__name__} has no put_observation()")

    def determinize(self, seat: i64, rng: Generator) -> None:
        """Fill in what `put_observation` left out with something the seat holds possible."""

    def determinize_all(self, seat: i64, rng: Generator) -> None:
        """Turn what a seat has seen into a whole world."""
        if not self.stack:
            return
        self.listed_for = SPECTATOR
        if prefers_old(type(self), "suppose", "determinize"):
            self.suppose(seat, rng)
        else:
            self.determinize(seat, rng)
        for step in self.stack:
            if prefers_old(type(step), "suppose", "determinize"):
                step.suppose(self, seat, rng)
            else:
                step.determinize(self, seat, rng)
        self.waiting = self.stack[-1].pending(self)

    def resample(self, seat: i64, rng: Generator) -> "State":
        """Another world the seat holds possible."""
        world = self.observe(seat)
        world.determinize_all(seat, rng)
        return world

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know, as JSON. Drawn from `observe` alone, so that nothing can
        slip into it that the seat does not know. Only programs read `known`, and worlds are imagined from it."""
        who = SPECTATOR if seat is None else seat
        seen = self.observe(who)
        builder = ViewBuilder(who, self.game.places)
        seen.show(builder)
        view: View = {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "seats": int(self.game.seats),
            "options": dict(self.game.options),
            "seat": seat,
            "pending": [s for s in self.waiting if s >= 0],
            "over": not self.stack,
            "zones": builder.zones,
            "counters": builder.counters,
            "prompt": seen.question(who),
            "actions": seen.offered(who),
            "known": [int(x) for x in seen.pack()],
        }
        if not self.stack:
            view["scores"] = self.scores()
            view["standings"] = self.standings()
        return view

    def open_view(self, seat: int) -> View | None:
        """What everybody may know, with what the one pending seat is asked and may do as far as everybody can see it:
        for those who sit around one screen. Everything in it is drawn from what a spectator has seen. None where the
        answer depends on secrets, where several decide at once, and where picks are gathered."""
        who = self.waiting
        if len(who) != 1 or who[0] != seat or self.stack[-1].window(self, seat) or self.stack[-1].batch(self, seat):
            return None
        known, options = self.observe(SPECTATOR), self.legal(seat)
        actions = [action for action in known.offered(seat) if contains(options, action["n"])]
        if not actions:
            return None
        return {**self.view(None), "seat": seat, "prompt": known.question(seat), "actions": actions}

    def written(self, seat: int | None) -> str:
        """`view` as the text that travels, without what only programs read."""
        who = SPECTATOR if seat is None else seat
        seen, game = self.observe(who), self.game
        writer = ViewWriter(who, game.places)
        seen.show(writer)
        if not game.places.begin:
            always = {"game": game.id, "rules": game.rules_version, "seats": int(game.seats), "options": game.options}
            game.places.begin = as_json(always)[:-1]
        pending = ",".join([str(s) for s in self.waiting if s >= 0])
        over = "" if self.stack else f',"scores":{as_json(self.scores())},"standings":{as_json(self.standings())}'
        return (
            f'{game.places.begin},"seat":{as_json(seat)},"pending":[{pending}],"over":{as_json(not self.stack)},'
            f'{writer.text()},"prompt":{as_json(seen.question(who))},"actions":[{seen.offered_text(who)}]{over}}}'
        )

    def offered_text(self, seat: i64) -> str:
        """The legal actions of a seat as text, one after the other."""
        out: list[str] = []
        for number in self.legal(seat):
            action = self.game.actions[number]
            if not action.written:
                action.written = as_json(action.form)
            pieces = self.stack[-1].pieces(self, seat, number)
            out.append(f'{action.written[:-1]},"pieces":{as_json(pieces)}}}' if pieces else action.written)
        return ",".join(out)

    def offered(self, seat: i64) -> list[dict[str, Any]]:
        """The legal actions of a seat, as JSON."""
        out: list[dict[str, Any]] = []
        for number in self.legal(seat):
            form = self.game.actions[number].form
            pieces = self.stack[-1].pieces(self, seat, number)
            out.append({**form, "pieces": pieces} if pieces else form)
        return out

    def show(self, view: ViewBuilder) -> None:
        """Lay out zones and counters. Called on an observation."""

    def odds(self, seat: i64) -> dict[str, Any]:
        """What a seat that is asked may expect beyond what its options do, such as the chances of a battle, as JSON.
        Called on an observation, and only when somebody wants to know."""
        return self.outlook(seat) if prefers_old(type(self), "outlook", "odds") else {}

    # -- old names ------------------------------------------------------------------------------

    def seen(self, seat: i64) -> "State":
        """The old name of `observe`."""
        warn("State.seen", "observe")
        return self.observe(seat)

    def put_seen(self, out: Any, seat: i64) -> None:
        """The old name of `put_observation`."""
        warn("State.put_seen", "put_observation")
        self.put_observation(out, seat)

    def suppose(self, seat: i64, rng: Generator) -> None:
        """The old name of `determinize`."""
        warn("State.suppose", "determinize")
        self.determinize(seat, rng)

    def suppose_all(self, seat: i64, rng: Generator) -> None:
        """The old name of `determinize_all`."""
        warn("State.suppose_all", "determinize_all")
        self.determinize_all(seat, rng)

    def outlook(self, seat: i64) -> dict[str, Any]:
        """The old name of `odds`."""
        warn("State.outlook", "odds")
        return {} if prefers_old(type(self), "outlook", "odds") else self.odds(seat)

    # -- counting -------------------------------------------------------------------------------

    def census(self) -> dict[str, int]:
        """How many of each component there are, over all zones."""
        return {}

    def scores(self) -> list[dict[str, int]]:
        """Points of each seat by source."""
        raise NotImplementedError(f"{type(self).__name__} has no scores()")

    def standings(self) -> list[list[int]]:
        """The seats from first to last place; those who share a place stand together."""
        totals = [sum(points.values()) for points in self.scores()]
        return [[s for s in range(len(totals)) if totals[s] == t] for t in sorted(set(totals), reverse=True)]

    def returns(self) -> list[float]:
        """1 shared among the winners, 0 for the others and while the game goes on."""
        out = [0.0] * int(self.game.seats)
        if not self.stack:
            winners = self.standings()[0]
            for seat in winners:
                out[seat] = 1.0 / len(winners)
        return out
