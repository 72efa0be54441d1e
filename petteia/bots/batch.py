"""Many games of one kind side by side, stepped in one call: for learning at the speed of the engine.

The results of every game are in rows of plain numbers that can be read without a copy: observations, masks over all
actions, the options as a list, the seat to decide, the returns. Chance and decisions without a choice are played
automatically; a game that has ended begins anew at once with another deal.
"""

from typing import Any, Final

from petteia.bots.bot import Bot
from petteia.bots.greedy import Evaluation
from petteia.bots.network import LINE
from petteia.bots.observation import COMPLETE, GameRunner, Observer, seat_generators
from petteia.bots.tensor import TensorWriter
from petteia.engine.generator import Generator, chance_of
from petteia.engine.ints import i16, i64, u8, vec
from petteia.engine.protocol import Game, State, Step

TOGETHER: Final = 32
"""How many games are played on before all of them are observed."""
AHEAD: Final = 3
"""How many games are prefetched while one is played on."""


def reached(step: Step[Any]) -> i64:
    """Does nothing: passing a step already touches its memory."""
    return 0


class GameBatch:
    """A batch of games. Seats that do not learn choose at random, or as their `rivals` do."""

    def __init__(self, game: Game, count: i64, learners: i64, kind: str = COMPLETE) -> None:
        self.game: Game = game
        self.count: i64 = count
        self.actions: i64 = len(game.actions)
        self.course: GameRunner = GameRunner(game, learners)  # one bit a seat
        self.turning: bool = False  # whether the number of the deal decides the seat of a game's only learner
        self.most: i64 = 0  # a game is cut off after this many decisions; 0: never
        self.observer: Observer = Observer(game, kind)
        self.evaluation: Evaluation = self.observer.evaluation
        self.writer: TensorWriter | None = self.observer.writer
        self.length: i64 = self.observer.length
        self.touched: i64 = 0
        self.notes: vec[i64] = vec[i64]([0] * int(count * self.evaluation.noted))  # of each game
        self.games: list[State] = []
        self.luck: list[Generator] = []
        self.thoughts: list[list[Generator]] = []  # of each game by seat
        self.deals: vec[i64] = vec[i64]([0] * int(count))  # the number of each game's deal
        self.seats: vec[i64] = vec[i64]([0] * int(count))  # the seat that decides in it
        self.wanted: vec[i64] = vec[i64]([0] * int(count))  # the decision made in it
        self.line: vec[i64] = vec[i64]([0] * int(count + AHEAD))  # the games in the order in which they are played on
        self.queue: vec[i64] = vec[i64]([0] * int(self.actions))  # by action: where in that line the next one goes
        self.unseen: vec[i16] = vec[i16]([0] * int(count * self.length))
        self.observations: vec[i16] = self.unseen[:]  # new ones with every step
        self.masks: vec[u8] = vec[u8]([0] * int(count * self.actions))
        self.options: vec[i16] = vec[i16]([0] * int(count * self.actions))  # the first entries of each row
        self.counts: vec[i64] = vec[i64]([0] * int(count))
        self.returns: vec[float] = vec[float]([0.0] * int(count * game.seats))
        self.ended: vec[u8] = vec[u8]([0] * int(count))
        self.cut: vec[u8] = vec[u8]([0] * int(count))  # whether it ended by being cut off
        self.made: vec[i64] = vec[i64]([0] * int(count))  # decisions of learners in the current game
        # of games that the last step has ended: what the last learner saw then, and the result
        self.last: vec[i16] = vec[i16]()
        self.last_deals: vec[i64] = vec[i64]([0] * int(count))
        self.last_made: vec[i64] = vec[i64]([0] * int(count))
        self.last_seats: vec[i64] = vec[i64]([0] * int(count))
        self.places: vec[i64] = vec[i64]([0] * int(count * game.seats))  # by seat, from 1 on; 0 if it was cut off

    def rivals(self, bots: list[Bot]) -> None:
        """Let bots play the seats that do not learn, clockwise from the one that does."""
        self.course.rivals = bots

    def leave_log_out(self) -> None:
        """Leave out the log of hidden cards seen, which comes last and takes long to write."""
        if self.writer is not None:
            self.writer.logs = False

    def keep_last(self) -> None:
        """Keep what the last learner of a game sees at the end."""
        self.last = self.unseen[:]

    def begin(self, deals: list[int]) -> None:
        """Deal every game by its number."""
        self.games = [self.game.new() for _ in deals]
        self.luck = [chance_of(deal) for deal in deals]
        self.thoughts = [seat_generators(self.game, deal) for deal in deals]
        self.observations = self.unseen[:]
        for at in range(self.count):
            self.deals[at] = deals[at]
            self.made[at] = 0
            self.forget(at)
            self.play_on(at)
            self.observe(at)

    def step(self, chosen: list[int]) -> None:
        """Carry out a decision in every game. ValueError, with nothing changed, if one of them is not legal."""
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
        self.sort_games()
        # One copy of zeros instead of a number at a time, which took a fifth of a step for long observations.
        self.observations = self.unseen[:]
        # Carrying out, listing and observing are much code each: a few games at a time go through each in turn,
        # so that neither code nor data of one drives another's out of the processor's cache.
        line, games, seats, ended = self.line, self.games, self.seats, self.ended
        first: i64 = 0
        while first < self.count:
            after = first + TOGETHER if first + TOGETHER < self.count else self.count
            for place in range(first, after):
                at = line[place]
                self.prefetch(place)
                if ended[at] != 0:
                    self.forget(at)
                games[at].carry_out(seats[at], wanted[at])
                self.made[at] += 1
            for place in range(first, after):
                self.play_on(line[place])
            for place in range(first, after):
                self.observe(line[place])
            first = after

    def sort_games(self) -> None:
        """Sort the games by the decision made in them. Every game has its own luck, so the order changes only the time:
        equal decisions take the same path through the code, which the processor then has cached and predicts."""
        wanted, line, places = self.wanted, self.line, self.queue
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

    def prefetch(self, place: i64) -> None:
        """Touch the memory that the next games in line will need. The address of each object is read from another one,
        and each read is slow: so this touches the position of the third game, the steps of the second, and the current
        step, places and row of options of the next. None of these reads waits for another."""
        line, games = self.line, self.games
        second, coming = games[line[place + 2]], games[line[place + 1]]
        touched = games[line[place + AHEAD]].listed_for ^ len(second.stack) ^ reached(coming.stack[-1])
        touched ^= i64(self.options[line[place + 1] * self.actions])
        page = line[place + 1] * self.evaluation.noted
        for more in range(page, page + self.evaluation.noted, LINE):
            touched ^= self.notes[more]
        self.touched ^= touched ^ self.evaluation.fetch(coming)

    def forget(self, at: i64) -> None:
        """Clear the results of the game before."""
        self.ended[at] = 0
        self.cut[at] = 0
        seats = self.game.seats
        for seat in range(at * seats, (at + 1) * seats):
            self.returns[seat] = 0.0
            self.places[seat] = 0

    def play_on(self, at: i64) -> None:
        """Play on to the next choice and note its seat and its options."""
        seat = self.go_on(at)
        if seat < 0 or (self.most > 0 and self.made[at] >= self.most):
            self.end(at, seat >= 0)
            self.deals[at] += self.count
            self.made[at] = 0
            self.games[at] = self.game.new()
            self.luck[at] = chance_of(self.deals[at])
            self.thoughts[at] = seat_generators(self.game, self.deals[at])
            seat = self.go_on(at)
            if seat < 0:
                raise ValueError(f"{self.game.id} can end without anybody having had a choice")
        self.seats[at] = seat
        self.offer(at, self.course.options)

    def go_on(self, at: i64) -> i64:
        """Play a game on to the next choice of a learner."""
        if self.turning:
            self.course.asked = i64(1) << (self.deals[at] % self.game.seats)
        return self.course.go_on(self.games[at], self.luck[at], self.thoughts[at])

    def end(self, at: i64, cut: bool) -> None:
        """Note the result of a game."""
        g = self.games[at]
        seats = self.game.seats
        self.ended[at] = 1
        self.cut[at] = 1 if cut else 0
        self.last_deals[at] = self.deals[at]
        self.last_made[at] = self.made[at]
        self.last_seats[at] = self.seats[at]
        if not cut:
            won = g.returns()
            for each in range(len(won)):
                self.returns[at * seats + each] = won[each]
            place: i64 = 1
            for together in g.standings():
                for one in together:
                    who: i64 = one
                    self.places[at * seats + who] = place
                place += len(together)
        if len(self.last) > 0:
            row = at * self.length
            for cell in range(row, row + self.length):
                self.last[cell] = 0
            self.look(g, self.seats[at], self.last, row)

    def offer(self, at: i64, options: vec[i64]) -> None:
        """Write the options, and clear those of the last decision."""
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
        """Write what the seat that decides sees."""
        if self.writer is not None:
            self.writer.write(self.games[at], self.seats[at], self.observations, at * self.length)
            return
        page = at * self.evaluation.noted
        self.evaluation.look_again(
            self.games[at], self.seats[at], self.observations, at * self.length, self.notes, page
        )

    def look(self, g: State, seat: i64, out: vec[i16], at: i64) -> None:
        """The same of any position, into any row of zeros."""
        if self.writer is not None:
            self.writer.write(g, seat, out, at)
        else:
            self.evaluation.look(g, seat, out, at)
