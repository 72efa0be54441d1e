"""Many games of one kind side by side, stepped in one call: for learning at the speed of the engine.

What every game shows lies in rows of plain numbers that others may look into without a copy: observations, masks over
all actions, the options as a list, whose turn it is, what was won. Chance and decisions without a choice are played on
the way; a game that has ended begins anew at once with another deal.
"""

from typing import Any, Final

from petteia.bots.greedy import Evaluation
from petteia.bots.network import LINE
from petteia.bots.observation import Course, Observer
from petteia.engine.generator import Generator, chance_of
from petteia.engine.ints import i16, i64, u8, vec
from petteia.engine.protocol import Game, State, Step

TOGETHER: Final = 32
"""Games that are played on before all of them are observed."""
AHEAD: Final = 3
"""Games that are brought near while one is played on."""


def reached(step: Step[Any]) -> i64:
    """Nothing: whoever hands a step on has touched it."""
    return 0


class Batch:
    """So many games. Seats that do not learn choose at random."""

    def __init__(self, game: Game, count: i64, learners: i64) -> None:
        self.game: Game = game
        self.count: i64 = count
        self.actions: i64 = len(game.actions)
        self.course: Course = Course(game, learners)  # one bit a seat
        observer = Observer(game)
        self.evaluation: Evaluation = observer.evaluation
        self.length: i64 = observer.length
        self.touched: i64 = 0
        self.notes: vec[i64] = vec[i64]([0] * int(count * self.evaluation.noted))  # of each game
        self.games: list[State] = []
        self.luck: list[Generator] = []
        self.deals: vec[i64] = vec[i64]([0] * int(count))  # the number of each game's deal
        self.seats: vec[i64] = vec[i64]([0] * int(count))  # who decides in it
        self.wanted: vec[i64] = vec[i64]([0] * int(count))  # what is decided in it
        self.line: vec[i64] = vec[i64]([0] * int(count + AHEAD))  # the games in the order in which they are played on
        self.places: vec[i64] = vec[i64]([0] * int(self.actions))  # by action: where in that line the next one goes
        self.unseen: vec[i16] = vec[i16]([0] * int(count * self.length))
        self.observations: vec[i16] = self.unseen[:]  # other ones with every step
        self.masks: vec[u8] = vec[u8]([0] * int(count * self.actions))
        self.options: vec[i16] = vec[i16]([0] * int(count * self.actions))  # the first so many of each row
        self.counts: vec[i64] = vec[i64]([0] * int(count))
        self.returns: vec[float] = vec[float]([0.0] * int(count * game.seats))
        self.ended: vec[u8] = vec[u8]([0] * int(count))

    def begin(self, deals: list[int]) -> None:
        """Deal every game by its number."""
        self.games = [self.game.new() for _ in deals]
        self.luck = [chance_of(deal) for deal in deals]
        self.observations = self.unseen[:]
        for at in range(self.count):
            self.deals[at] = deals[at]
            self.forget(at)
            self.play_on(at)
            self.observe(at)

    def step(self, chosen: list[int]) -> None:
        """Carry out a decision in every game. ValueError, and nothing has happened, if one of them is not legal."""
        if len(chosen) != self.count:
            raise ValueError(f"there are {self.count} games and {len(chosen)} decisions")
        if len(self.games) == 0:
            raise ValueError("nothing has been dealt yet")
        masks, actions, wanted = self.masks, self.actions, self.wanted
        for at in range(self.count):
            action: i64 = chosen[at]
            if action < 0 or action >= actions or masks[at * actions + action] == 0:
                raise ValueError(f"action {action} is not legal for seat {self.seats[at]} in game {at}")
            wanted[at] = action
        self.line_up()
        # One copy of nothing instead of a number at a time, which was a fifth of a step where there is much to see.
        self.observations = self.unseen[:]
        # Carrying out, listing and observing are much code each: a few games at a time go through one after the other,
        # so that none drives the other out of the processor's cache, nor one game's places another's.
        line, games, seats, ended = self.line, self.games, self.seats, self.ended
        first: i64 = 0
        while first < self.count:
            after = first + TOGETHER if first + TOGETHER < self.count else self.count
            for place in range(first, after):
                at = line[place]
                self.bring_near(place)
                if ended[at] != 0:
                    self.forget(at)
                games[at].carry_out(seats[at], wanted[at])
            for place in range(first, after):
                self.play_on(line[place])
            for place in range(first, after):
                self.observe(line[place])
            first = after

    def line_up(self) -> None:
        """Put the games in order of what is decided in them. Every game has luck of its own, so the order changes
        nothing but the time it takes: the same decisions go the same way through the code, which the processor then
        has at hand and foresees."""
        wanted, line, places = self.wanted, self.line, self.places
        for action in range(self.actions):
            places[action] = 0
        for at in range(self.count):
            places[wanted[at]] += 1
        before: i64 = 0
        for action in range(self.actions):
            many = places[action]
            places[action] = before
            before += many
        for at in range(self.count):
            action = wanted[at]
            line[places[action]] = at
            places[action] += 1
        for more in range(i64(AHEAD)):
            line[self.count + more] = line[self.count - 1]

    def bring_near(self, place: i64) -> None:
        """Touch the memory that the next games in line will need. Where one thing lies is read in another, and each has
        to come from afar: so it is the position of the third, the steps of the second, and of the next one the step at
        hand, its places and its row of options. None of these waits for another."""
        line, games = self.line, self.games
        second, coming = games[line[place + 2]], games[line[place + 1]]
        touched = games[line[place + AHEAD]].listed_for ^ len(second.stack) ^ reached(coming.stack[-1])
        touched ^= i64(self.options[line[place + 1] * self.actions])
        page = line[place + 1] * self.evaluation.noted
        for more in range(page, page + self.evaluation.noted, LINE):
            touched ^= self.notes[more]
        self.touched ^= touched ^ self.evaluation.fetch(coming)

    def forget(self, at: i64) -> None:
        """What the game before has brought is over."""
        self.ended[at] = 0
        seats = self.game.seats
        for seat in range(at * seats, (at + 1) * seats):
            self.returns[seat] = 0.0

    def play_on(self, at: i64) -> None:
        """Play on to the next choice and write down whose it is and what may be done."""
        g = self.games[at]
        seat = self.course.go_on(g, self.luck[at])
        if seat < 0:
            won = g.returns()
            for each in range(len(won)):
                self.returns[at * self.game.seats + each] = won[each]
            self.ended[at] = 1
            self.deals[at] += self.count
            g = self.game.new()
            self.games[at] = g
            self.luck[at] = chance_of(self.deals[at])
            seat = self.course.go_on(g, self.luck[at])
            if seat < 0:
                raise ValueError(f"{self.game.id} can end without anybody having had a choice")
        self.seats[at] = seat
        self.offer(at, self.course.options)

    def offer(self, at: i64, options: vec[i64]) -> None:
        """Write down what may be done, and take back what could be done before."""
        row = at * self.actions
        masks = self.masks
        listed = self.options
        for place in range(row, row + self.counts[at]):
            masks[row + i64(listed[place])] = 0
        n: i64 = len(options)
        for place in range(n):
            action = options[place]
            masks[row + action] = 1
            listed[row + place] = i16(action)
        self.counts[at] = n

    def observe(self, at: i64) -> None:
        """Write down what the seat that decides sees."""
        page = at * self.evaluation.noted
        self.evaluation.look_again(
            self.games[at], self.seats[at], self.observations, at * self.length, self.notes, page
        )
