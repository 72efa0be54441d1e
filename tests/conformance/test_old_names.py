"""Games written with older names of the protocol: they play, keep every contract, and get warnings."""

import importlib.util
import warnings
from pathlib import Path
from typing import Any

import pytest
from agora import GAME

import petteia
from petteia.bots.greedy import ByPoints, Evaluation, evaluation_of
from petteia.bots.named_weights import NamedWeights
from petteia.engine import old_names
from petteia.engine.commit import determinize_choices, suppose_choices
from petteia.engine.conformance import conformance
from petteia.engine.generator import Generator
from petteia.engine.hidden_deck import observed_log, seen_log
from petteia.engine.pool import Pool
from petteia.engine.protocol import CHANCE, State
from petteia.games.deukalion.missions import RevealWindow
from tests import budget

OLD = Path(__file__).parents[1] / "games" / "old_agora" / "agora.py"
RENAMED = {"put_seen": "put_observation", "suppose": "determinize", "seen": "observe", "imagine": "sample_world"}


@pytest.fixture(name="old")
def old_game() -> Any:
    spec = importlib.util.spec_from_file_location("old_agora", OLD)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(autouse=True)
def _not_warned_yet():
    old_names.forget()


def played(game: Any, seed: int) -> list[State]:
    """The positions of a random game with a decision."""
    state, rng, out = game.new(), Generator(seed), []
    state.advance()
    while state.pending():
        if state.pending() is CHANCE:
            state.resolve(rng.pick(state.chance()))
        else:
            out.append(state.clone())
            seat = state.pending()[0]
            options = state.legal(seat)
            state.apply(seat, options[rng.below(len(options))])
        state.advance()
    return out


def test_the_copy_has_the_old_names_only(old):
    source = OLD.read_text("utf-8")
    assert "def put_seen" in source and "def suppose" in source and "def seen" in source
    assert not any(f"def {new}" in source for new in RENAMED.values())


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_an_old_game_plays_as_a_new_one_does(old):
    old_game, game = old.GAME(3), GAME(3)
    for before, now in zip(played(old_game, 4), played(game, 4), strict=True):
        for seat in (-1, 0, 1, 2):
            assert before.observe(seat).digest() == now.observe(seat).digest()
            assert before.resample(seat, Generator(9)).digest() == now.resample(seat, Generator(9)).digest()
        view = now.view(0)
        assert before.view(0) == view
        worlds = [g.sample_world(view, Generator(2)).digest() for g in (old_game, game)]
        assert worlds[0] == worlds[1]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_an_old_game_keeps_every_promise(old):
    report = conformance(old.GAME(3), games=max(2, budget(8)), processes=0)
    assert report.counts


def test_an_old_game_is_told_the_new_names(old):
    with pytest.warns(DeprecationWarning) as told:
        for state in played(old.GAME(3), 4):
            state.resample(0, Generator(1))
    said = {str(warning.message) for warning in told}
    assert {
        "Position.put_seen is called put_observation now",
        "Position.suppose is called determinize now",
        "Bids.seen is called observe now",
        "Bids.suppose is called determinize now",
    } <= said


def test_a_new_game_is_told_nothing():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for state in played(GAME(3), 4):
            state.resample(0, Generator(1))
            state.odds(0)


def test_calls_by_old_names_are_passed_on():
    game = GAME(3)
    state = played(game, 4)[-1]
    view = state.view(1)
    with pytest.warns(DeprecationWarning) as told:
        assert state.seen(1).digest() == state.observe(1).digest()
        assert state.stack[-1].seen(state, 1).__class__ is state.stack[-1].__class__
        assert game.imagine(view, Generator(3)).digest() == game.sample_world(view, Generator(3)).digest()
        world, same = state.observe(1), state.observe(1)
        world.suppose_all(1, Generator(3))
        same.determinize_all(1, Generator(3))
        assert world.digest() == same.digest()
        blank, other = game.blank(), game.blank()
        state.put_seen(blank, 1)
        state.put_observation(other, 1)
        assert blank.pack() == other.pack()
        one, two = state.observe(1), state.observe(1)
        one.suppose(1, Generator(3))
        two.determinize(1, Generator(3))
        one.stack[-1].suppose(one, 1, Generator(4))
        two.stack[-1].determinize(two, 1, Generator(4))
        assert one.pack() == two.pack()
        assert state.outlook(1) == state.odds(1) == {}
        pool = Pool(state.bag.counts[:])  # type: ignore[attr-defined]
        assert list(pool.seen(0).counts) == list(pool.observe(0).counts)
        assert list(seen_log(state.bag.counts[:], 0)) == list(observed_log(state.bag.counts[:], 0))  # type: ignore[attr-defined]
    assert len({str(warning.message) for warning in told}) == 10


def test_choices_are_made_up_under_either_name():
    state, window = petteia.load("deukalion").new(), RevealWindow()
    determinize_choices(window, state, 0, Generator(1))
    with pytest.warns(DeprecationWarning, match="suppose_choices is called determinize_choices now"):
        suppose_choices(window, state, 0, Generator(1))


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_an_old_variant_of_a_new_game_is_asked_by_its_own_names():
    """A class from outside may come between: the nearest name counts, and `super()` finds the new one."""

    class Old(GAME):  # type: ignore[misc, valid-type]
        def imagine(self, view: Any, rng: Generator) -> State:
            asked.append("imagine")
            return super().imagine(view, rng)

    asked: list[str] = []
    game = Old(3)
    state = played(game, 4)[0]
    assert game.sample_world(state.view(0), Generator(1)).digest() == state.resample(0, Generator(1)).digest()
    assert asked == ["imagine"]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_an_old_evaluation_decides_by_its_habit():
    class Old(Evaluation):
        def habit(self, g: State, seat: int, rng: Generator) -> int:
            return max(g.legal(seat), key=int) if super().habit(g, seat, rng) < 0 else -1

        def taste(self) -> NamedWeights:
            return weights

        def value(self, g: State, seat: int) -> int:
            return 0

    game, weights = GAME(3), NamedWeights()
    evaluation, state = Old(game), played(game, 4)[0]
    seat = state.pending()[0]
    assert evaluation.policy(state, seat, Generator(1)) == state.legal(seat)[-1]
    assert evaluation.named_weights() is weights


def test_an_evaluation_is_asked_by_old_names():
    game = GAME(3)
    evaluation, state = evaluation_of(petteia.load("deukalion")), played(game, 4)[0]
    with pytest.warns(DeprecationWarning, match="Evaluation.taste is called named_weights now"):
        assert evaluation.taste() is evaluation.named_weights()
    with pytest.warns(DeprecationWarning, match="Evaluation.habit is called policy now"):
        assert ByPoints(game).habit(state, 0, Generator(1)) == -1
