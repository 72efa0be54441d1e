"""A state: a position of a game, and what each seat may know of it."""

from typing import Any

from petteia.engine.generator import Generator
from petteia.engine.ints import contains, i64, mypyc_attr, vec
from petteia.engine.old_names import prefers_old, warn
from petteia.engine.packing import Packer, digest
from petteia.engine.step import SPECTATOR, StepStack
from petteia.engine.view import View, ViewBuilder
from petteia.engine.view_text import ViewWriter, as_json


@mypyc_attr(allow_interpreted_subclasses=True)
class State(StepStack):
    """A position. Small, mutable, cheap to copy.

    A game adds its vectors and implements `fields`, `clone`, `observe`, `determinize`, `show`, `census` and `scores`.
    Randomness lives outside: chance outcomes are handed in.
    """

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
        """Every attribute of the game's own, once, with its range."""

    def audit(self) -> None:
        """Raise `Unreadable` if this cannot be a position of the game though every number is in range and the census is
        right: the table, or what everybody has seen, is inconsistent. `Step.audit` is the other half;
        `petteia.engine.positions` calls both for every position from outside."""

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
        out: State = self.game.blank()
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
        """Turn an observation into a whole world."""
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
        """What a seat, or a spectator (None), may know, as JSON. Built from `observe` alone, so it cannot contain
        anything that the seat does not know. Only programs read `known`; worlds are imagined from it."""
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
        """What everybody may know, with the prompt and options of the one pending seat as far as everybody can see
        them: for players around one screen. Everything in it is built from what a spectator has seen. None where the
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
        Called on an observation, and only on request."""
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
        """The seats from first to last place; seats that share a place are grouped."""
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
