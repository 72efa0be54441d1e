"""What people around one screen see while one of them decides: only what everybody may know."""

import random

import pytest

import petteia
from petteia.engine.generator import Generator
from petteia.engine.play import Play
from petteia.engine.protocol import CHANCE, OVER, SPECTATOR

OPEN = {
    "age_of_mythology": {"draft", "place_cubes", "explore", "trade"},
    "deukalion": {"other_part", "place_kylix", "acting"},
    "parthenon": {"loading_order"},
}
"""Some decisions that are made in public view."""


@pytest.mark.parametrize("game", OPEN)
def test_what_is_decided_openly_is_the_same_in_every_world_that_a_spectator_holds_possible(game):
    box = petteia.load(game, 3)
    steps: set[str] = set()
    for seed in range(2):
        play, rng = Play(box, listening=False), random.Random(seed)
        for n in range(500):
            waiting = play.state.pending()
            if waiting == OVER:
                break
            if waiting == CHANCE:
                weights = list(play.state.chance())
                play.deal(rng.choices(range(len(weights)), weights)[0])
                continue
            seat = int(rng.choice(list(waiting)))
            legal = [int(action) for action in play.state.legal(seat)]
            shown = play.state.open_view(seat)
            if shown is not None:
                steps.add(type(play.state.stack[-1]).__name__.lower())
                assert shown["prompt"]["key"] != "waiting"
                assert {action["n"] for action in shown["actions"]} <= set(legal)
                if n % 10 == 0:
                    assert shown == play.state.resample(SPECTATOR, Generator(n)).open_view(seat)
            else:
                assert len(waiting) > 1 or play.state.stack[-1].window(play.state, seat)
            play.decide(seat, rng.choice(legal))
    assert {word.replace("_", "") for word in OPEN[game]} <= steps
