"""A game of a task, and the decisions at its positions."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from typing import Any, Final

from petteia.benchmark.agents import agent_of, seed_globals
from petteia.benchmark.deals import VALIDATION, deal
from petteia.benchmark.tasks import Task, task_of
from petteia.bots import Bot, make_bot
from petteia.bots.regret import RegretMeter
from petteia.engine.generator import Generator, chance_of, thoughts_of
from petteia.engine.protocol import CHANCE, Game, State
from petteia.engine.view import View
from petteia.lab.contestants import PlayerFailed

POSITIONS: Final = "position"
"""The deals of the games from which positions are taken."""
STRONG: Final = "seer"
"""Who plays those games."""
FAULTS: Final = (ArithmeticError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)
"""What an agent from outside may raise."""
APART: Final = 7
"""How many decisions of a game at least lie before the one that is taken."""


@dataclass(frozen=True)
class Fixture:
    """A game to be played: the number of the deal, the deal, and the agent's seat."""

    number: int
    deal: int
    seat: int


@dataclass
class AgentGame:
    """What came of a game: the agent's share of the win, how many decisions all seats made, and those of the agent."""

    won: float
    length: int
    actions: list[int] = field(default_factory=list)


class ScriptedBot(Bot):
    """Repeats decisions from a file."""

    def __init__(self, actions: Sequence[int]) -> None:
        super().__init__()
        self.actions = list(actions)
        self.next = 0

    def choose(self, game: Game, view: View, rng: Generator) -> int:
        """The next one. PlayerFailed if it is not among the options."""
        if self.next >= len(self.actions):
            raise PlayerFailed("the game goes on after the last decision")
        action = int(self.actions[self.next])
        self.next += 1
        if all(int(offered["n"]) != action for offered in view["actions"]):
            raise PlayerFailed(f"decision {self.next}, {action}, was not among the options")
        return action


def course(game: Game, bots: Sequence[Bot], number: int) -> Iterator[tuple[State, int, int]]:
    """A game as it is played: at each decision with a choice the position, the seat, and what it has decided, before
    that is carried out. Each bot is only shown what its seat may know. After the last one the position is the end."""
    luck = chance_of(number)
    thoughts = [thoughts_of(number, seat) for seat in range(len(bots))]
    state = game.new()
    while who := state.pending():
        if who is CHANCE:
            state.resolve(int(luck.pick(state.chance())))
            continue
        action = int(state.forced())
        if action < 0:
            view = state.view(who[0])
            action = int(view["actions"][0]["n"])
            if len(view["actions"]) > 1:
                action = int(bots[who[0]].choose(game, view, thoughts[who[0]]))
                yield state, who[0], action
        state.apply(who[0], action)


def play_game(game: Game, bots: Sequence[Bot], number: int, seat: int) -> AgentGame:
    """Play a deal to its end, and note what one seat decided."""
    noted, state = AgentGame(0.0, 0), game.new()
    for state, decides, action in course(game, bots, number):  # noqa: B007 - the last one is looked at below
        noted.length += 1
        if decides == seat:
            noted.actions.append(action)
    noted.won = round(float(state.returns()[seat]), 6)
    return noted


def fixtures(task: Task, split: str, secret: str, deals: int) -> list[Fixture]:
    """The games of a task: every deal with the agent in every seat."""
    out = []
    for number in range(deals):
        dealt = deal(task.name, split, number, secret)
        out += [Fixture(number, dealt, seat) for seat in range(task.table_of(split, number).seats)]
    return out


def play_fixture(task: Task, split: str, agent: Bot, fixture: Fixture) -> AgentGame:
    """One of them. Opponents are made anew, as the agent is by whoever calls."""
    table = task.table_of(split, fixture.number)
    bots = [make_bot(name) for name in task.opponents_of(table.seats)]
    seated = [agent if at == fixture.seat else bots[(at - fixture.seat - 1) % table.seats] for at in range(table.seats)]
    return play_game(task.opened(table, fixture.deal), seated, fixture.deal, fixture.seat)


def play_named(task: str, split: str, agent: str, fixture: Fixture) -> AgentGame:
    """One of them, in any process. PlayerFailed, with a sentence, where the agent gives no valid answer."""
    seed_globals(fixture.deal, fixture.seat)
    try:
        return play_fixture(task_of(task), split, agent_of(agent), fixture)
    except PlayerFailed:
        raise
    except FAULTS as problem:
        told = " ".join(str(problem).split())
        raise PlayerFailed(f"{agent[:80]} failed: {type(problem).__name__}: {told}") from problem


def conduct(task: Task) -> str:
    """A fingerprint of how the opponents play: what they decide in the first deals of validation, one at each of its
    tables, where one more of them sits in for the agent."""
    out = sha256()
    for number in range(len(task.tables_for(VALIDATION))):
        table = task.table_of(VALIDATION, number)
        dealt = deal(task.name, VALIDATION, number)
        bots = [make_bot(name) for name in [task.opponents[0], *task.opponents_of(table.seats)]]
        made = [(seat, action) for _, seat, action in course(task.opened(table, dealt), bots, dealt)]
        out.update(repr(made).encode())
    return out.hexdigest()[:16]


# -- positions ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TaskPosition:
    """A decision at which every agent is asked."""

    game: Game
    view: Mapping[str, Any]
    seed: int


@cache
def position(task: str, number: int) -> TaskPosition:
    """One of a task's positions: it is taken from a game of the Seer's on a deal that is used for nothing else."""
    wanted = task_of(task)
    dealt = deal(task, POSITIONS, number)
    table = wanted.table_of(VALIDATION, number)
    game = wanted.opened(table, dealt)
    whole = sum(1 for _ in course(game, strong(table.seats), dealt))
    at = min(APART + dealt % max(1, whole - APART), whole - 1)
    for made, (state, seat, _) in enumerate(course(game, strong(table.seats), dealt)):
        if made == at:
            return TaskPosition(game, state.view(seat), dealt)
    raise AssertionError("a game has the decisions that were counted")


def strong(seats: int) -> list[Bot]:
    """Who plays the games from which positions are taken."""
    return [make_bot(STRONG) for _ in range(seats)]


@dataclass
class Cost:
    """What an agent did at a position, and what that costs in points of percent of the chance to win."""

    action: int
    points: float


def cost_of(task: str, number: int, action: int) -> float:
    """What a decision at a position costs. PlayerFailed if it is not among the options."""
    at = position(task, number)
    if all(int(offered["n"]) != action for offered in at.view["actions"]):
        raise PlayerFailed(f"decision {action} at position {number} was not among the options")
    regret = RegretMeter(at.game).measure(at.view, action)
    return regret.points if regret is not None else 0.0


def ask_named(task: str, agent: str, number: int) -> Cost:
    """What an agent does at a position, in any process."""
    return ask(task, agent_of(agent), agent, number)


def ask(task: str, bot: Bot, name: str, number: int) -> Cost:
    """What a bot does at a position."""
    at = position(task, number)
    view: View = dict(at.view)
    seed_globals(at.seed, int(view["seat"]))
    action = int(bot.choose(at.game, view, thoughts_of(at.seed, int(view["seat"]))))
    return Cost(action, cost_of(task, number, action))
