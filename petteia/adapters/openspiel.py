"""OpenSpiel: all installed games, registered as `petteia_deukalion` and so on when this is imported.

import pyspiel, petteia.adapters.openspiel
game = pyspiel.load_game("petteia_deukalion(players=3,options=charybdis:on+turn_limit:quarter)")

Chance is explicit. Decisions without a choice are made automatically. Seats that choose at the same time and in secret
are asked one after the other: the first choice is in no other seat's observation. Values are the share of the win, so
every game has a constant sum of 1.

The observation of a seat is, as a tensor, everything it knows by name (`features(game)`; with `observation=compact` the
features of the bots' package), and as a string a digest of it; the position contains all that can be known of it, so
nothing a seat could use is left out. An information state also remembers the way there: each thing the seat learnt, and
each of its own decisions. In the tensor the way is a fingerprint of 64 bits: games go on for thousands of steps.

The caller draws chance. `Deal(7)` draws the same as the deal of that number in every other adapter.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from petteia.adapters.simulation import SEEDS, hold_to
from petteia.bots.observation import COMPLETE, Observer
from petteia.bots.tensor_layout import Feature
from petteia.engine.generator import Generator, chance_of
from petteia.engine.ints import i64, vec
from petteia.engine.packing import digest
from petteia.engine.protocol import CHANCE, SPECTATOR, Game, State
from petteia.games import LoadError, open_box, shelf

PREFIX: Final = "petteia_"
MOST_OUTCOMES: Final = 1024
"""No chance node has more."""
CHANCES_PER_DECISION: Final = 100
"""More than any game has; the conformance suite holds them to it."""
POSITIVE: Final = 0x3FFFFFFFFFFFFFFF
WAY_BITS: Final = 64


class Position:
    """A position as OpenSpiel copies and saves it, and what every seat has learnt on the way.

    The latter is computed on demand, from a position at which it was known and what has happened since.
    """

    def __init__(self, short_name: str, players: int, options: str) -> None:
        self.key = (short_name, players, options)
        game = box(*self.key)
        self.state: State = game.unpack(_starts[short_name]) if short_name in _starts else game.new()
        _without_choice(self.state)
        self._known_at: State = self.state.clone()
        self._since: list[tuple[int, int]] = []
        self._ways: list[int] = [0] * players
        self._last: list[int] = [0] * players

    def begin_at(self, state: State) -> None:
        """Take another position, as one that nothing has led to."""
        self.state, self._known_at, self._since = state, state.clone(), []

    def happen(self, number: int) -> None:
        """A decision of the seat that has the choice, or an outcome; then whatever leaves no choice."""
        seat = self.whose()
        _happen(self.state, seat, number)
        self._since.append((seat, number))

    def whose(self) -> int:
        """The seat that has the choice, -1 for chance, -2 at the end."""
        who = self.state.pending()
        return who[0] if who else -2

    def known(self, seat: int) -> int:
        """A number for everything that a seat, or a spectator, may know of the position."""
        return digest(self.state.observe(seat).pack()) & POSITIVE

    def way(self, seat: int) -> int:
        """A number for everything a seat has learnt and decided so far, in order."""
        for whose, number in self._since:
            _happen(self._known_at, whose, number)
            for each in range(len(self._ways)):
                known = digest(self._known_at.observe(each).pack()) & POSITIVE
                own = number + 1 if whose == each else 0
                if known != self._last[each] or own:
                    self._ways[each] = digest(vec[i64]([self._ways[each], known, own])) & POSITIVE
                    self._last[each] = known
        self._since = []
        return self._ways[seat]

    def another(self, seat: int, rng: Generator) -> "Position":
        """A position that a seat holds possible, reached by a way that looked the same to it."""
        self.way(seat)
        other = Position(*self.key)
        other.state = self.state.resample(seat, rng)
        other._known_at = other.state.clone()
        other._ways, other._last = list(self._ways), list(self._last)
        return other

    def __deepcopy__(self, memo: Any) -> "Position":
        other = Position.__new__(Position)
        other.key = self.key
        other.state, other._known_at = self.state.clone(), self._known_at.clone()
        other._since, other._ways, other._last = list(self._since), list(self._ways), list(self._last)
        return other

    def __getstate__(self) -> dict[str, Any]:
        states = {"state": self.state.save()["cells"], "known_at": self._known_at.save()["cells"]}
        return {**states, "key": self.key, "since": self._since, "ways": self._ways, "last": self._last}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.key = saved["key"]
        game = box(*self.key)
        self.state, self._known_at = game.unpack(saved["state"]), game.unpack(saved["known_at"])
        self._since, self._ways, self._last = saved["since"], saved["ways"], saved["last"]


def _happen(state: State, seat: int, number: int) -> None:
    if seat < 0:
        state.resolve(number)
    else:
        state.apply(seat, number)
    _without_choice(state)


def _without_choice(state: State) -> None:
    """Make the decisions that are none."""
    while (who := state.pending()) and who is not CHANCE and len(options := state.legal(who[0])) == 1:
        state.apply(who[0], options[0])


# -- games ------------------------------------------------------------------------------------------------------------


def options_of(text: str) -> dict[str, str]:
    """The options of a game as OpenSpiel hands them over: `charybdis:on+turn_limit:quarter`."""
    pairs = [pair.partition(":") for pair in text.split("+") if pair]
    if any(not colon for _, colon, _ in pairs):
        raise LoadError(f"options are written as key:value+key:value, not {text!r}.")
    return {key.strip(): value.strip() for key, _, value in pairs}


@cache
def box(short_name: str, players: int, options: str) -> Game:
    """The game behind a game of OpenSpiel."""
    return open_box(_kinds[short_name], players, options_of(options))


@cache
def observer(short_name: str, players: int, options: str, observation: str) -> Observer:
    """Looks at its positions."""
    return Observer(box(short_name, players, options), observation)


def features(game: "SpielGame") -> list[Feature]:
    """The name of each number of an observation tensor; in an information state the bits of its way follow."""
    return observer(*game.key, game.observation).features


class Deal:
    """Draws chance for a deal number: the same as in every other adapter, for the same decisions."""

    def __init__(self, number: int) -> None:
        self._luck = chance_of(number % SEEDS)

    def draw(self, state: "SpielState") -> int:
        """The outcome at a chance node, to be called once at each."""
        return int(self._luck.pick(state.position.state.chance()))


_kinds: dict[str, type[Game]] = {}
_starts: dict[str, list[int]] = {}
"""The start positions of games that were registered with one."""


class SpielGame(pyspiel.Game):
    """A Petteia game as an OpenSpiel game; each has its own subclass."""

    TYPE: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        said = params or {}
        game_type = type(self).TYPE
        kind = _kinds[game_type.short_name]
        players = int(said.get("players", kind.SEAT_COUNTS[0]))
        self.key = (game_type.short_name, players, str(said.get("options", "")))
        self.observation = str(said.get("observation", COMPLETE))
        game = box(*self.key)
        self.version = observer(*self.key, self.observation).version
        hold_to(str(said.get("version", "")), self.version)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=int(game.bound),
        )
        super().__init__(game_type, info, said)

    def new_initial_state(self) -> "SpielState":
        """The position at the start."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """More outcomes than a game can have."""
        return int(box(*self.key).bound) * CHANCES_PER_DECISION

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Looks at positions the way a kind of observation says."""
        return SpielObserver(self, iig_obs_type, params)


class SpielState(pyspiel.State):
    """A Petteia position as an OpenSpiel state."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(*game.key)

    def current_player(self) -> int:
        """The player who has the choice."""
        whose = self.position.whose()
        return int(pyspiel.PlayerId.CHANCE if whose == -1 else pyspiel.PlayerId.TERMINAL if whose < 0 else whose)

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in self.position.state.legal(player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes and their probabilities."""
        weights = [int(weight) for weight in self.position.state.chance()]
        if len(weights) > MOST_OUTCOMES:
            raise ValueError(f"a chance node has {len(weights)} outcomes, more than the {MOST_OUTCOMES} that were said")
        whole = sum(weights)
        return [(outcome, weight / whole) for outcome, weight in enumerate(weights) if weight > 0]

    def _apply_action(self, action: int) -> None:
        self.position.happen(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        state = self.position.state
        if player == pyspiel.PlayerId.CHANCE:
            return f"{action} {state.stack[-1].outcome_name(state, action)}"
        return state.game.actions.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.position.state.pending()

    def returns(self) -> list[float]:
        """1 shared among the winners, once it is over."""
        return self.position.state.returns()

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "SpielState":
        """A position that a player holds possible and cannot tell from this one."""
        rng = Generator(int(probability_sampler() * (1 << 53)))
        other: SpielState = self.clone()
        other.position = self.position.another(player_id, rng)
        return other

    def view(self, player: int) -> dict[str, Any]:
        """What a player may know, as plain data: zones, counters, prompt and options."""
        return self.position.state.view(player)

    def __str__(self) -> str:
        state = self.position.state
        steps = " ".join(type(step).__name__ for step in state.stack) or "over"
        return f"{state.game.id} {state.digest():016x}: {steps}"


class SpielObserver:
    """A kind of observation: everything a seat may know, with or without the way there, or only public information,
    or only private information."""

    def __init__(self, game: SpielGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters; not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self._way = bool(kind.perfect_recall)
        self._public = bool(kind.public_info)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._key = game.key
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        self._looks: Observer | None = None
        if self._public and self._private:
            self._looks = observer(*game.key, game.observation)
            length = int(self._looks.length)
            self.tensor = np.zeros(length + (WAY_BITS if self._way else 0), np.float32)
            self.dict = {"observation": self.tensor[:length]}
            if self._way:
                self.dict["way"] = self.tensor[length:]

    def set_from(self, state: SpielState, player: int) -> None:
        """What a player sees, as numbers."""
        if self._looks is not None:
            self.dict["observation"][:] = np.asarray(memoryview(self._looks.look(state.position.state, player)))
            if self._way:
                way = state.position.way(player)
                self.dict["way"][:] = [way >> bit & 1 for bit in range(WAY_BITS)]

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player knows, as a string that is the same for the same knowledge."""
        position = state.position
        everybody = position.known(SPECTATOR)
        if not self._private:
            return f"{everybody:016x}" if self._public else ""
        mine = position.known(player)
        if not self._public:
            return f"seat {player}: {mine:016x}" if mine != everybody else f"seat {player}"
        way = f" by {position.way(player):016x}" if self._way else ""
        return f"seat {player}: {mine:016x}{way}"


# -- the shelf --------------------------------------------------------------------------------------------------------


def register_start(name: str, start: State) -> str:
    """Make a position known to OpenSpiel as a game that begins there; it is played with the seats and options it has.
    Returns the string to load it by."""
    game = start.game
    assert isinstance(game, Game)
    _starts[PREFIX + name] = [int(cell) for cell in start.pack()]
    register(name, type(game))
    options = "+".join(f"{key}:{value}" for key, value in game.options.items())
    return f"{PREFIX}{name}(players={game.seats},options={options})"


def state_at(state: State) -> SpielState:
    """A position as a state of OpenSpiel's; the way there is not known, and counts as none."""
    game = state.game
    assert isinstance(game, Game)
    options = "+".join(f"{key}:{value}" for key, value in game.options.items())
    begun: SpielState = pyspiel.load_game(
        f"{PREFIX}{game.id}(players={game.seats},options={options})"
    ).new_initial_state()
    begun.position.begin_at(state)
    return begun


def register(name: str, kind: type[Game], form: type[SpielGame] = SpielGame) -> str:
    """Make a game known to OpenSpiel, under the name that this returns: `petteia_` and its own."""
    short_name = PREFIX + name
    if short_name in _kinds:
        return short_name
    _kinds[short_name] = kind
    game_type = pyspiel.GameType(
        short_name=short_name,
        long_name=kind.TITLE,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(kind.SEAT_COUNTS),
        min_num_players=min(kind.SEAT_COUNTS),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": kind.SEAT_COUNTS[0],
            "options": "",
            "observation": COMPLETE,
            "version": "",
        },
    )
    # A class, not a function: OpenSpiel releases it after Python has ended, and a class outlives that.
    pyspiel.register_game(game_type, type(f"{kind.__name__}Game", (form,), {"TYPE": game_type}))
    return short_name


for _name, _kind in shelf().items():
    if not isinstance(_kind, LoadError):
        register(_name, _kind)
