"""Thousands of games in one call: observations and legal actions are NumPy arrays with a row for each game.

env = petteia.adapters.games.GamesEnv("age_of_mythology", 1024, seats=4)
seen = env.reset(seed=1)
while learning:
    seen = env.step(choose(seen.observation, seen.mask))    # one action for each game
    learn_from(seen.returns[seen.ended])

In each game the seat that decides is `seen.seat`, and row and mask are that seat's. A game that has ended begins anew
in the same step: `ended` and `returns` are about the game before, everything else is about the new one. Stepping,
listing options and observing are compiled (`petteia.bots.batch`); there is no Python loop over games.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from petteia.adapters import Components
from petteia.adapters.simulation import SEEDS, hold_to
from petteia.bots.batch import GameBatch
from petteia.bots.observation import COMPLETE
from petteia.engine.protocol import Game
from petteia.games import load

MOST_GAMES = 1 << 20


class BatchObservation(NamedTuple):
    """The observations of all games; every array has a row for each game."""

    observation: Any
    """int16, (games, length): the features that the seat which decides may know."""
    mask: Any
    """int8, (games, actions): 1 where an action is legal."""
    seat: Any
    """int64, (games,): the seat that decides."""
    returns: Any
    """float64, (games, seats): of a game that has just ended 1 shared among the winners, else 0."""
    ended: Any
    """bool, (games,): whether the step ended a game."""
    truncated: Any
    """bool, (games,): whether it ended it by cutting it off."""


class EndedGames(NamedTuple):
    """The results of the games that the last step has ended; rows of others mean nothing."""

    deal: Any
    """int64, (games,): the number of the deal."""
    length: Any
    """int64, (games,): how many decisions were asked for."""
    ranking: Any
    """int64, (games, seats): the place of each seat, from 1 on; 0 where a game was cut off."""
    observation: Any
    """int16, (games, length): what the last seat to decide saw at the end, if that is kept (`final=True`)."""


class GamesEnv:
    """A number of games of one kind.

    `learners` are the seats whose decisions are asked for, by default all; the others choose at random. `observation`
    is what is shown, `complete` or `compact`; `env.features` names each number. With `truncate_after` a game is cut off
    after this many decisions. `env.ended()` returns the results of games; `final=True` also keeps what was seen at
    their end. `version` is the value of `env.version` at training time: anything else is then refused. With
    `copy=False` the arrays are read-only views of the batch itself, and the next step changes them (all except the
    observations, which every step writes to a new place).
    """

    def __init__(
        self,
        game: str | Game,
        games: int = 1024,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        components: Components = None,
        learners: Sequence[int] | None = None,
        copy: bool = True,
        observation: str = COMPLETE,
        truncate_after: int = 0,
        final: bool = False,
        version: str | None = None,
    ) -> None:
        self.game: Game = load(game, seats, options, components) if isinstance(game, str) else game
        self.seats = int(self.game.seats)
        if not 1 <= games <= MOST_GAMES:
            raise ValueError(f"{games} games cannot be stepped at once; right would be 1 to {MOST_GAMES}")
        asked = range(self.seats) if learners is None else learners
        if not asked or not set(asked) <= set(range(self.seats)):
            raise ValueError(f"learners are seats from 0 to {self.seats - 1}, at least one; not {list(asked)}")
        self.games = games
        if truncate_after < 0:
            raise ValueError(f"a game is cut off after some decisions, or 0 for never; not after {truncate_after}")
        self.batch = GameBatch(self.game, games, sum(1 << seat for seat in set(asked)), observation)
        self.batch.most = truncate_after
        if final:
            self.batch.keep_last()
        self.features = self.batch.observer.features
        self.version = self.batch.observer.version
        hold_to(version, self.version)
        self.actions, self.length = int(self.batch.actions), int(self.batch.length)
        self._copy = copy
        batch = self.batch
        self._live = BatchObservation(
            self._observed(),
            np.asarray(memoryview(batch.masks)).view(np.int8).reshape(games, self.actions),
            np.asarray(memoryview(batch.seats)),
            np.asarray(memoryview(batch.returns)).reshape(games, self.seats),
            np.asarray(memoryview(batch.ended)).view(np.bool_),
            np.asarray(memoryview(batch.cut)).view(np.bool_),
        )
        self._options = np.asarray(memoryview(batch.options))
        self._counts = np.asarray(memoryview(batch.counts))
        self._rows = np.arange(games) * self.actions

    def reset(self, seed: Any = 0) -> BatchObservation:
        """Deal every game: from a number on, or each by a number of its own, out of a list or an array. A game that has
        ended is followed by the deal whose number is larger by the number of games."""
        wanted = np.asarray(seed)
        if wanted.shape not in ((), (self.games,)) or wanted.dtype.kind not in "iu" or wanted.min() < 0:
            raise ValueError(f"seeds are {self.games} whole numbers, none below zero, or the first of so many in a row")
        deals = wanted.tolist() if wanted.shape else list(range(int(wanted), int(wanted) + self.games))
        self.batch.begin([deal % SEEDS for deal in deals])
        return self._seen()

    def step(self, actions: Any) -> BatchObservation:
        """Carry out an action in each game. ValueError, with nothing changed, if one is not legal."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"a step takes {self.games} whole numbers, one action for each game")
        self.batch.step(chosen.tolist())
        return self._seen()

    def sample(self, rng: Any) -> Any:
        """A legal action for each game, any of them equally likely; `rng` is a `numpy.random.Generator`."""
        # A fraction below 1 of so many options is a place among them; `rng.integers` with a bound a game takes longer.
        return self._options.take(self._rows + (rng.random(self.games) * self._counts).astype(np.int64))

    def ended(self) -> EndedGames:
        """How the games came off that the last step has ended."""
        batch = self.batch
        length = self.length if len(batch.last) else 0
        return EndedGames(
            np.array(memoryview(batch.last_deals)),
            np.array(memoryview(batch.last_made)),
            np.array(memoryview(batch.places)).reshape(self.games, self.seats),
            np.array(memoryview(batch.last)).reshape(self.games, length)
            if length
            else np.zeros((self.games, 0), np.int16),
        )

    def deals(self) -> Any:
        """The number of the deal that is played in each game."""
        return np.array(memoryview(self.batch.deals))

    def _observed(self) -> Any:
        return np.asarray(memoryview(self.batch.observations)).reshape(self.games, self.length)

    def _seen(self) -> BatchObservation:
        live = self._live._replace(observation=self._observed())
        return BatchObservation(*(array.copy() for array in live)) if self._copy else live
