"""Small games for solvers of hidden information: positions of the three games, with an end of their own.

    import pyspiel, petteia.benchmark.small
    game = pyspiel.load_game("petteia_small_battle")

- `petteia_small_battle`: a battle of Age of Mythology, two units against two, over after two encounters at the latest.
  Both choose who fights in secret, and may retreat after the first encounter. Two players, constant sum.
- `petteia_small_duel`: a fight between two ships of Deukalion. Each has two soldiers and one of three cards, which the
  other does not see. Two players, constant sum.
- `petteia_small_season`: the last building and the secret election of Parthenon, played to the end of the game. Three
  players.

They run on the same engine by the same rules. Their values are in docs/benchmark, and a test computes them anew.
"""

from functools import cache
from typing import Any, ClassVar, Final

import pyspiel

from petteia.adapters.openspiel import SpielGame, SpielState, register
from petteia.engine.protocol import State
from petteia.games import find
from petteia.games.age_of_mythology.scenario import scenario as battle_scenario
from petteia.games.deukalion.scenario import scenario as duel_scenario
from petteia.games.parthenon.scenario import scenario as season_scenario

THROWN_CARDS: Final = ("rage_of_ares", "favour_of_nike", "aegis_of_athena")
"""The cards of the duel: strength, another throw, and nobody falls."""
SOLDIERS: Final = 10


class SmallGame(SpielGame):
    """A game that begins at one of some positions, each as likely as the others, and has an end of its own."""

    GAME: ClassVar[str]

    @classmethod
    def starts(cls) -> tuple[State, ...]:
        """The positions at which it may begin."""
        raise NotImplementedError

    @classmethod
    def over(cls, state: State, chances: int) -> bool:
        """Whether it ends here, after so many outcomes of chance."""
        return False

    @classmethod
    def worth(cls, state: State) -> list[float]:
        """What each player gets; the sum is 1."""
        return state.returns()

    def new_initial_state(self) -> "SmallState":
        """The position before chance decides where the game begins; if it can begin at one only, that."""
        return SmallState(self)


class SmallState(SpielState):
    """A position of a small game."""

    def __init__(self, game: SmallGame) -> None:
        super().__init__(game)
        self.rules = type(game)  # a class, since it is copied with the state
        self.chances = 0
        self.dealt = False
        if len(self.rules.starts()) == 1:
            self._begin(0)

    def _begin(self, start: int) -> None:
        self.position.begin_at(self.rules.starts()[start].clone())
        self.dealt = True

    def is_terminal(self) -> bool:
        """Whether the small game is over."""
        return self.dealt and (super().is_terminal() or self.rules.over(self.position.state, self.chances))

    def current_player(self) -> int:
        """The player who has the choice."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return super().current_player() if self.dealt else int(pyspiel.PlayerId.CHANCE)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes: the starts at first."""
        if self.dealt:
            return super().chance_outcomes()
        count = len(self.rules.starts())
        return [(start, 1 / count) for start in range(count)]

    def _apply_action(self, action: int) -> None:
        if not self.dealt:
            self._begin(int(action))
            return
        self.chances += self.position.whose() == -1
        super()._apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return super()._action_to_string(player, action) if self.dealt else f"start {action}"

    def returns(self) -> list[float]:
        """What each player gets once it is over."""
        return self.rules.worth(self.position.state) if self.is_terminal() else [0.0] * self.num_players()


class Battle(SmallGame):
    """Half of the value is the field: it belongs to who is left when the other has retreated or has no unit any more,
    and is shared if there is no such player. The other half is shared by how many units each has kept."""

    GAME = "age_of_mythology"
    ENCOUNTERS: ClassVar[int] = 2
    UNITS: ClassVar[tuple[list[str], list[str]]] = (["hoplite", "toxotes"], ["jarl", "huskarl"])

    @classmethod
    @cache
    def starts(cls) -> tuple[State, ...]:
        """The units are on the table."""
        sides = dict(enumerate(cls.UNITS))
        return (
            battle_scenario(
                seats=2, cultures=["greek", "norse"], card="permanent_attack", area="holding", units=sides,
                committed=sides, hands={0: [], 1: []},
            ).state,
        )  # fmt: skip

    @classmethod
    def over(cls, state: Any, chances: int) -> bool:
        """Two rolls are an encounter."""
        return chances >= 2 * cls.ENCOUNTERS or all(type(step).__name__ != "Battle" for step in state.stack)

    @classmethod
    def worth(cls, state: Any) -> list[float]:
        """The field and the units."""
        kept = []
        for seat, began in enumerate(cls.UNITS):
            units = range(state.first_unit(seat), state.after_units(seat))
            kept.append(sum(int(state.held(seat, unit) + state.in_battle(seat, unit)) for unit in units) / len(began))
        fought = all(type(step).__name__ != "Battle" for step in state.stack)
        field = (1.0 if int(state.last_winner()) == 0 else 0.0) if fought else 0.5
        mine = (field + (1 + kept[0] - kept[1]) / 2) / 2
        return [mine, 1 - mine]


class Duel(SmallGame):
    """Half of the value is the fight; a sixth each is shared by who has kept the card, and a third by the soldiers."""

    GAME = "deukalion"
    ABOARD: ClassVar[int] = 2

    @classmethod
    @cache
    def starts(cls) -> tuple[State, ...]:
        """The ships have met; every two of the three cards may have been dealt."""
        pairs = [(one, other) for one in THROWN_CARDS for other in THROWN_CARDS if one != other]
        return tuple(cls._met(mine, theirs) for mine, theirs in pairs)

    @classmethod
    def _met(cls, mine: str, theirs: str) -> State:
        below = SOLDIERS - cls.ABOARD
        table = duel_scenario(
            seats=2, phase="actions", kylix="1/2213", used=["cards", "soldiers"], ships={0: "D4", 1: "D5"},
            aboard={0: cls.ABOARD, 1: cls.ABOARD}, below={0: below, 1: below}, hands={0: [mine], 1: [theirs]},
            hydra="H2", cargo={0: ["red"], 1: ["red"]},
        )  # fmt: skip
        table.play("use sail", "sail D5")
        return table.state

    @classmethod
    def over(cls, state: Any, chances: int) -> bool:
        """Somebody has won: the winner is asked what to take."""
        return type(state.stack[-1]).__name__ != "Fight"

    @classmethod
    def worth(cls, state: Any) -> list[float]:
        """The fight, the cards and the soldiers."""
        won = 1 if int(state.pending()[0]) == 0 else -1
        cards = int(state.hand_size(0)) - int(state.hand_size(1))
        soldiers = (int(state.aboard(0)) - int(state.aboard(1))) / cls.ABOARD
        mine = 0.5 + (won / 2 + cards / 6 + soldiers / 3) / 2
        return [mine, 1 - mine]


class LastSeason(SmallGame):
    """The share of the win, as in the whole game."""

    GAME = "parthenon"

    @classmethod
    @cache
    def starts(cls) -> tuple[State, ...]:
        """The building of the last season begins."""
        hands = {
            0: {"grapes": 1, "wool": 1, "ore": 1},
            1: {"ore": 1, "grain": 1},
            2: {"wool": 1, "grain": 1, "olives": 1},
        }
        return (season_scenario(seats=3, phase="build", year=3, season=4, hands=hands).state,)


SMALL: Final[dict[str, type[SmallGame]]] = {
    "small_battle": Battle, "small_duel": Duel, "small_season": LastSeason,
}  # fmt: skip

for _name, _form in SMALL.items():
    register(_name, find(_form.GAME), _form)
