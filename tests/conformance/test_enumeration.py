"""Contract 13 on the small game, exactly: `sample_world` yields the worlds consistent with everything that was sent."""

import json
from collections import Counter

import agora
import pytest

from petteia.engine.generator import Generator
from petteia.engine.protocol import SPECTATOR
from tests import BUDGET
from tests.conformance.enumeration import Worlds, carried_out, followed, lines

SEATS = [0, 1, 2, SPECTATOR] if BUDGET == 100 else [1, SPECTATOR]


def imagined(play, seat, rng):
    """The digest of a world sampled from the seat's view, after it went through JSON."""
    view = json.loads(json.dumps(play.state.view(None if seat == SPECTATOR else seat)))
    return play.game.sample_world(view, rng).digest()


GAMES = [(0, 1, (6, 6, 0)), (1, 2, (6, 6, 0)), (2, 3, (6, 6, 0)), (1, 4, (7, 3, 2)), (SPECTATOR, 5, (11, 1, 0))]


@pytest.mark.parametrize(("seat", "seed", "coins"), GAMES if BUDGET == 100 else [GAMES[0], GAMES[-1]])
def test_in_a_whole_game_exactly_the_worlds_that_fit_are_imagined(monkeypatch, seat, seed, coins):
    monkeypatch.setattr(agora, "COINS", coins)  # of fewer kinds: everything that can happen can be tried out
    rng = Generator(seed + 100)
    compared = whole = 0
    for play, worlds in followed(agora.GAME(), seat, seed, most=60):
        possible = set(worlds.states)
        assert play.state.digest() in possible
        found = {imagined(play, seat, rng) for _ in range(30)}
        assert found <= possible, "a world was imagined that contradicts what the seat was sent"
        compared += 1
        if len(possible) <= 40:
            for _ in range(100 * len(possible)):
                if found == possible:
                    break
                found.add(imagined(play, seat, rng))
            assert found == possible, "some worlds that fit are never imagined"
            whole += 1
    assert compared >= 10 and whole >= 4


@pytest.mark.parametrize("seat", SEATS)
def test_with_all_coins_nothing_is_imagined_that_does_not_fit(seat):
    rng = Generator(7)
    compared = 0
    for play, worlds in followed(agora.GAME(), seat, 5, most=10):
        assert {imagined(play, seat, rng) for _ in range(60)} <= set(worlds.states)
        compared += 1
    assert compared >= 5


@pytest.mark.parametrize("seat", SEATS)
def test_worlds_are_imagined_as_often_as_chance_makes_them(seat):
    rng = Generator(11)
    (play, worlds), *_ = [pair for pair in followed(agora.GAME(), seat, 9, most=6) if len(pair[0].entries) == 6]
    whole = sum(worlds.weights.values())
    n = 4000
    often = Counter(imagined(play, seat, rng) for _ in range(n))
    assert set(often) <= set(worlds.weights)
    for digest, weight in worlds.weights.items():
        p = float(weight / whole)
        spread = (n * p * (1 - p)) ** 0.5
        assert abs(often[digest] - n * p) <= 5 * spread + 1


def test_the_enumeration_itself_tells_worlds_apart():
    game = agora.GAME()
    play, _ = next(followed(game, 0, 1, most=1))
    ((line, _), *others) = lines(game.new())
    _, mine = carried_out(game.new(), line, 0)
    assert all(carried_out(game.new(), other, 0)[1] != mine for other, _ in others), "seat 0 sees what it draws"
    assert len({carried_out(game.new(), other, 1)[1] for other, _ in lines(game.new())}) == 1, "seat 1 does not"
    everything = Worlds(game.new(), 1)
    everything.after(None, carried_out(game.new(), line, 1)[1])
    assert len(everything.states) == 3 and play.state.digest() in everything.states
