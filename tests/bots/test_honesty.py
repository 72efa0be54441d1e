"""Bots know only what their seat knows, and decide by that alone."""

import gc
import io
import json
from collections.abc import Iterator

import pytest
from agora import Agora

from petteia.bots import KINDS, LEVELS, Bot, make_bot
from petteia.bots.greedy import decide, evaluation_of
from petteia.bots.level_settings import BUDGETS, TITAN
from petteia.bots.observation import COMPACT, Observer
from petteia.bots.worker import BotCache, read_frame, write_frame
from petteia.engine.generator import Generator
from petteia.engine.manifest import manifest_of
from petteia.engine.protocol import CHANCE, Game, State
from petteia.games import load
from petteia.lab.match import play_match
from tests import FORM, budget


def decisions(game: Game, seed: int, every: int) -> Iterator[tuple[State, int]]:
    """Positions of a random game in which a seat has a choice, one in `every`."""
    rng = Generator(seed)
    state = game.new()
    count = 0
    while state.pending():
        who = state.pending()
        if who is CHANCE:
            state.resolve(rng.pick(state.chance()))
            continue
        seat = who[rng.below(len(who))]
        options = state.legal(seat)
        if len(options) > 1:
            count += 1
            if count % every == 0:
                yield state, seat
        state.apply(seat, options[rng.below(len(options))])


def games() -> list[Game]:
    return [
        Agora(),
        *[load("age_of_mythology", seats) for seats in (2, 3, 5)],
        *[load("deukalion", seats, {"charybdis": "on", "theseus": "on"}) for seats in (2, 3, 4)],
    ]


EVERY = {"agora": 4, "age_of_mythology": 29, "deukalion": 211}
"""The number of decisions between two that are examined; random games of Deukalion are long."""


@pytest.mark.parametrize("game", games(), ids=lambda game: f"{game.id}-{game.seats}")
def test_what_a_seat_cannot_know_does_not_change_the_decision(game):
    compare(game, "greedy", budget(5), EVERY[game.id], least=budget(5) * 2)


def compare(game: Game, kind: str, seeds: int, every: int, least: int, most: int = 1_000_000) -> None:
    """Everything the seat cannot know is swapped; another bot of the same kind has to decide the same. At least and at
    most so many positions of the games are examined."""
    bot, other_bot = make_bot(kind), make_bot(kind)
    compared = 0
    for seed in range(seeds):
        rng = Generator(100 + seed)
        for state, seat in decisions(game, seed, every=every):
            view = state.view(seat)
            world = state.resample(seat, rng)
            assert world.view(seat) == view
            if world.digest() == state.digest():
                continue
            compared += 1
            mine = bot.choose(game, view, Generator(1))
            assert other_bot.choose(game, world.view(seat), Generator(2)) == mine
            if compared == most:
                return
    assert compared >= least


SEEN = [("age_of_mythology", 3, 23), ("deukalion", 3, 173), ("parthenon", 4, 41)]


@pytest.mark.parametrize("name, seats, every", SEEN, ids=[name for name, _, _ in SEEN])
def test_what_a_seat_cannot_know_is_not_in_what_it_observes(name, seats, every):
    """For every seat, asked or not; the final position shows something, too."""
    game = load(name, seats)
    observer, compact = Observer(game), Observer(game, COMPACT)
    rng = Generator(9)
    swapped = 0
    for seed in range(budget(4)):
        for state, _ in decisions(game, seed, every):
            for seat in range(seats):
                world = state.resample(seat, rng)
                swapped += world.digest() != state.digest()
                assert list(observer.look(world, seat)) == list(observer.look(state, seat))
                assert list(compact.look(world, seat)) == list(compact.look(state, seat))
    assert swapped > 10 and len(observer.look(state, 0)) == observer.length


THOUGHTFUL = {"playouts": 4, "breadth": 2}
"""A search cut short: the test is about its knowledge, not its strength."""
SMALL = [("age_of_mythology", 2, 97), ("deukalion", 2, 701), ("parthenon", 3, 97)]
AMONG_MANY = [("age_of_mythology", 4, 97), ("deukalion", 4, 701)]
"""Games with weights or a network of their own for tables of many."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name, seats, every", SMALL, ids=[name for name, _, _ in SMALL])
def test_no_level_decides_by_what_its_seat_cannot_know(name, seats, every, level, monkeypatch):
    for budgets in (BUDGETS, manifest_of(type(load(name, seats))).levels):
        if "playouts" in budgets.get(level, {}):
            monkeypatch.setitem(budgets, level, {**budgets[level], **THOUGHTFUL})
    compare(load(name, seats), level, 1, every, least=1)


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name, seats, every", [*SMALL, *AMONG_MANY], ids=lambda value: str(value))
def test_no_level_decides_by_what_its_seat_cannot_know_in_a_thousand_positions(name, seats, every, level):
    compare(load(name, seats), level, 400, every // 8, least=1000, most=1000)


def test_what_the_titan_learnt_does_not_decide_by_what_its_seat_cannot_know():
    compare(load("age_of_mythology", 2), TITAN, budget(2), 23, least=budget(2) * 2)


@pytest.mark.soak
def test_what_the_titan_learnt_does_not_decide_by_it_in_a_thousand_positions():
    compare(load("age_of_mythology", 2), TITAN, 400, 12, least=1000, most=1000)


@pytest.mark.parametrize("game", games(), ids=lambda game: f"{game.id}-{game.seats}")
def test_a_decision_survives_json_and_is_one_of_those_offered(game):
    bot = make_bot("greedy")
    for state, seat in decisions(game, 7, every=EVERY[game.id] * 4 // 3):
        view = state.view(seat)
        sent = json.loads(json.dumps(view))
        action = bot.choose(game, sent, Generator(0))
        assert action in [offered["n"] for offered in view["actions"]]
        assert sent == view, "the bot changed what it was sent"
        assert action == bot.choose(game, view, Generator(5))


class Watched(Bot):
    """Examines closely what a bot receives."""

    def __init__(self, inner: Bot) -> None:
        super().__init__()
        self.inner = inner
        self.asked = 0

    def choose(self, game, view, rng):
        self.asked += 1
        assert isinstance(game, Game) and type(view) is dict and type(rng) is Generator
        assert json.loads(json.dumps(view)) == view, "a view is plain data"
        assert not [thing for thing in gc.get_referents(game, view, rng) if isinstance(thing, State)]
        return self.inner.choose(game, view, rng)


@pytest.mark.parametrize("kind", KINDS if FORM == "compiled" else [kind for kind in KINDS if kind != TITAN])
def test_no_bot_ever_gets_a_state(kind):
    game = load("age_of_mythology", 2)
    bots = [Watched(make_bot(kind, {"playouts": 2} if "playouts" in BUDGETS.get(kind, {}) else {})),
            Watched(make_bot("random"))]  # fmt: skip
    play_match(game, list(bots), [kind, "random"], 3)
    assert all(bot.asked > 50 for bot in bots)


def test_the_greedy_bot_answers_the_same_in_a_process_of_bots():
    game = load("age_of_mythology", 3)
    bench = BotCache()
    for state, seat in decisions(game, 11, every=61):
        question = {
            "id": 1,
            "bot": {"kind": "greedy", "settings": {}},
            "game": {"name": "age_of_mythology", "seats": 3, "options": {}, "components": None},
            "view": state.view(seat),
            "budget_ms": 1000,
            "seed": 5,
        }
        stream = io.BytesIO()
        write_frame(stream, question)
        stream.seek(0)
        answer = bench.answer(read_frame(stream))
        assert answer == {"id": 1, "action": make_bot("greedy").choose(game, state.view(seat), Generator(8))}


def test_a_bot_that_does_not_exist_gets_a_sentence():
    with pytest.raises(ValueError, match="right would be one of: greedy, random, shepherd"):
        make_bot("clever")
    with pytest.raises(ValueError, match="no setting 'depth'"):
        make_bot("greedy", {"depth": 3})


def test_a_decision_comes_from_an_imagined_table_alone():
    """`decide` receives a game and a view: a position would not fit."""
    game = load("age_of_mythology", 2)
    state, _ = next(decisions(game, 1, every=30))
    with pytest.raises((TypeError, KeyError)):
        decide(evaluation_of(game), game, state)  # type: ignore[arg-type]
