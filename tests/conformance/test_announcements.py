"""The preview of an option uses only what the seat knows."""

from pathlib import Path

import msgspec
import pytest
from agora import GAME

import petteia
from petteia.engine.generator import Generator
from petteia.engine.preview import Preview, real_effect
from petteia.engine.protocol import CHANCE, OVER, Game, State
from petteia.rulebook import read
from petteia.tables.views import View
from tests.shelf import GAMES

SHELF = GAMES


def positions(game: Game, seed: int, most: int, every: int):
    """Some positions of a random game in which a seat owes a decision."""
    state, rng = game.new(), Generator(seed)
    state.advance()
    for line in range(most):
        who = state.pending()
        if who == OVER:
            return
        if who is CHANCE:
            state.resolve(rng.pick(state.chance()))
        else:
            if line % every == 0:
                yield state
            seat = who[rng.below(len(who))]
            options = state.legal(seat)
            state.apply(seat, options[rng.below(len(options))])
        state.advance()


def weighed(state: State, seat: int) -> list:
    preview = Preview(state, seat)
    return [preview.effect(int(action)) for action in state.legal(seat)]


@pytest.mark.parametrize("name", SHELF)
def test_another_world_that_a_seat_holds_possible_is_weighed_alike(name):
    compared = 0
    for state in positions(petteia.load(name), 5, 260, 20):
        seat = state.pending()[0]
        other = state.resample(seat, Generator(77))
        compared += other.digest() != state.digest()
        assert weighed(state, seat) == weighed(other, seat)
    assert compared > 3


@pytest.mark.parametrize("name", SHELF)
def test_somebody_who_is_asked_is_told_the_rule_and_a_view_is_what_its_schema_says(name):
    game = petteia.load(name)
    known = {rule.number for rule in read(Path(game.RULES)).rules}
    for state in positions(game, 8, 300, 9):
        seat = state.pending()[0]
        assert state.view(seat)["prompt"]["rule"] in known, state.view(seat)["prompt"]
        for who in (seat, None):
            msgspec.convert({**state.view(who), "undo": False}, View)
        assert "rule" not in state.view(None)["prompt"]


def test_a_payment_is_announced_coin_by_coin():
    for state in positions(GAME(), 2, 200, 1):
        seat = state.pending()[0]
        for option in weighed(state, seat):
            action = state.game.actions[option["n"]]
            if action.verb == "pay" and "pieces" in option:
                coin = action.args["coin"]
                assert {"id": f"hand/{seat}/{coin}", "kind": coin, "by": -1} in option["pieces"]
                assert option == real_effect(state, seat, option["n"])
                return
    raise AssertionError("nobody had a choice of how to pay")


def test_what_the_last_bid_brings_to_light_is_not_announced():
    for state in positions(GAME(), 1, 200, 1):
        if len(state.pending()) == 1 and state.prompt(state.pending()[0]).key == "bid":
            done = [w for w in weighed(state, state.pending()[0]) if state.game.actions.text(w["n"]) == "done"]
            assert done == [{"n": done[0]["n"]}]
            return
    raise AssertionError("nobody was the last to bid")
