"""Everything a seat can hold possible in Agora, found by trying every possible course of the game."""

import json
from collections.abc import Iterator
from fractions import Fraction

from petteia.engine.events import Sink
from petteia.engine.generator import Generator
from petteia.engine.play import OUTCOME, Entry, Play
from petteia.engine.protocol import CHANCE, Game, State

PlayedLine = tuple[int, int]
"""The seat, and its action or outcome."""
DEALER = -5

MOST_WORLDS = 700
"""A game with more worlds than this is not followed further."""


class Worlds:
    """The worlds in which a seat would have been sent exactly the same messages, each with its probability."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.states: dict[int, State] = {state.digest(): state.clone()}
        self.weights: dict[int, Fraction] = {state.digest(): Fraction(1)}

    def while_nothing_is_sent(self) -> None:
        """The others may have made any number of picks that the seat has not been told of."""
        fresh = list(self.states.values())
        while fresh and len(self.states) <= MOST_WORLDS:
            state = fresh.pop()
            for line, _ in lines(state):
                if line[0] not in (self.seat, DEALER):
                    after, sent = carried_out(state, line, self.seat)
                    digest = after.digest()
                    if sent is None and digest not in self.states:
                        self.states[digest] = after
                        self.weights[digest] = Fraction(0)  # hidden choices are not weighed here
                        fresh.append(after)

    def after(self, own: PlayedLine | None, sent: str) -> None:
        """A message was sent, caused by the seat's own decision or by any moves that others can have made."""
        states: dict[int, State] = {}
        weights: dict[int, Fraction] = {}
        for digest, state in self.states.items():
            for line, chance in lines(state):
                if line != own if own is not None else line[0] == self.seat:
                    continue
                result, heard = carried_out(state, line, self.seat)
                if heard == sent:
                    key = result.digest()
                    states[key] = result
                    weights[key] = weights.get(key, Fraction(0)) + self.weights[digest] * chance
        self.states, self.weights = states, weights


def lines(state: State) -> Iterator[tuple[PlayedLine, Fraction]]:
    """Everything that can happen next, with its probability if chance decides."""
    if state.pending() is CHANCE:
        weights = list(state.chance())
        for outcome, weight in enumerate(weights):
            if weight:
                yield (DEALER, outcome), Fraction(weight, sum(weights))
    else:
        for seat in state.pending():
            for action in state.legal(seat):
                yield (seat, int(action)), Fraction(1)


def carried_out(state: State, line: PlayedLine, seat: int) -> tuple[State, str | None]:
    """A line on a copy, and the messages to the seat: none if nothing has happened for it."""
    before = state.observe(seat).digest()  # a view is drawn from this alone
    after, sink = state.clone(), Sink()
    if line[0] == DEALER:
        after.resolve(line[1], sink)
    else:
        after.apply(line[0], line[1], sink)
    after.advance(sink)
    heard = [event.form(seat) for event in sink.events]
    seen = after.observe(seat).digest()
    return after, json.dumps([heard, seen]) if heard or seen != before else None


def random_line(play: Play, rng: Generator) -> Entry:
    """One more line in a play, at random."""
    who = play.state.pending()
    if who is CHANCE:
        play.deal(int(rng.pick(play.state.chance())))
        return play.entries[-1]
    seat = who[int(rng.below(len(who)))]
    options = play.state.legal(seat)
    play.decide(seat, int(options[rng.below(len(options))]))
    return play.entries[-1]


def followed(game: Game, seat: int, seed: int, most: int) -> Iterator[tuple[Play, Worlds]]:
    """A random game, and at every line all the worlds the seat must hold possible."""
    rng = Generator(seed)
    play = Play(game)
    worlds = Worlds(play.state, seat)
    for _ in range(most):
        if not play.state.pending():
            return
        before = play.state.clone()
        entry = random_line(play, rng)
        line = (DEALER if entry.kind == OUTCOME else entry.seat, entry.value)
        _, sent = carried_out(before, line, seat)
        # What is enumerated here is what a table really sends.
        assert (sent is None) == (not any(message.seat == seat for message in play.sent))
        if sent is not None:
            worlds.after(line if line[0] == seat else None, sent)
            worlds.while_nothing_is_sent()
        if not play.state.pending() or len(worlds.states) > MOST_WORLDS:
            return  # everything is open, or there is too much
        if sent is not None:
            yield play, worlds
