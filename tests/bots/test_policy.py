"""A learnt policy in integers: its answers, that every form gives the same ones, and its inputs."""

import json
import zlib
from array import array

import pytest

from petteia.bots.observation import COMPACT, Observer
from petteia.bots.policy import MAGIC, PART, UNIT, PolicyNetwork, TrainedPolicyBot, policy_of
from petteia.engine.generator import Generator
from petteia.engine.ints import i16, i64, vec
from petteia.games import load
from tests.bots.test_honesty import decisions

pytestmark = pytest.mark.part("bots")


def made(name="deukalion", seats=2, hidden=6, seed=3, **changed):
    """The bytes of a policy with random weights."""
    game = load(name, seats)
    observer = Observer(game, COMPACT)
    inputs, actions = int(observer.length), len(game.actions)
    rng = Generator(seed)

    def weights(many: int, most: int) -> list[int]:
        return [int(rng.below(2 * most + 1)) - most for _ in range(many)]

    numbers = array("h", weights(inputs * hidden + hidden * hidden + hidden * actions + hidden, UNIT // 2))
    header = {
        "game": name,
        "seats": seats,
        "version": observer.version,
        "observation": COMPACT,
        "inputs": inputs,
        "hidden": hidden,
        "actions": actions,
        "sharpness": 32,
        "mean": weights(inputs, 2),
        "factor": [PART * UNIT // (1 + at % 3) for at in range(inputs)],
        "first_bias": weights(hidden, PART * UNIT),
        "second_bias": weights(hidden, PART * UNIT),
        "policy_bias": weights(actions, PART * UNIT),
        "value_bias": 7,
        **changed,
    }
    return MAGIC + json.dumps(header).encode() + b"\n" + zlib.compress(numbers.tobytes())


def by_the_book(network: PolicyNetwork, features: list[int], actions: list[int]) -> list[int]:
    """The logits, layer by layer, every weight times every number."""
    hidden = int(network.hidden)

    def layer(numbers, weights, bias):
        return [
            sum(x * weights[at * hidden + unit] for at, x in enumerate(numbers)) + bias[unit] for unit in range(hidden)
        ]

    seen = [
        max(-5 * PART, min(5 * PART, (x - mean) * factor // UNIT))
        for x, mean, factor in zip(features, network.mean, network.factor, strict=True)
    ]
    first = [min(32767, max(0, x // UNIT)) for x in layer(seen, network.first, network.first_bias)]
    second = [min(32767, max(0, x // UNIT)) for x in layer(first, network.second, network.second_bias)]
    return [
        sum(x * network.policy[action * hidden + unit] for unit, x in enumerate(second)) + network.policy_bias[action]
        for action in actions
    ]


def test_logits_are_what_the_weights_say():
    network = policy_of(made())
    rng = Generator(5)
    for _ in range(5):
        features = [int(rng.below(5)) - 2 for _ in range(int(network.inputs))]
        wanted = [0, 3, int(network.actions) - 1]
        found = network.logits(network.think(vec[i16](features)), vec[i64](wanted))
        assert list(found) == by_the_book(network, features, wanted)


def test_shares_fall_by_half_as_often_as_logits_say():
    network = policy_of(made())
    one = PART * UNIT  # a logit of 1
    shares = list(network.shares(vec[i64]([5 * one, 4 * one, 5 * one - round(0.6931 * one / 2), -(1 << 40)])))
    assert shares[0] == 1 << 30, "the best"
    assert abs(shares[1] / shares[0] - 0.1353) < 0.001, "e to the power of -2, as the sharpness is 2"
    assert abs(shares[2] / shares[0] - 0.5) < 0.003
    assert shares[3] == 0, "far behind"


def test_a_policy_decides_alike_in_every_form():
    """The uncompiled form made these decisions; the compiled one and a browser must make the same."""
    game = load("deukalion", 2)
    bot = TrainedPolicyBot(policy_of(made()))
    found = []
    for state, seat in decisions(game, 4, every=301):
        found.append(bot.choose(game, state.view(seat), Generator(9)))
    assert found == [395, 401, 392, 104, 259]


def test_what_a_seat_cannot_know_does_not_change_what_a_policy_decides():
    game = load("deukalion", 3)
    bot = TrainedPolicyBot(policy_of(made(seats=3)))
    rng = Generator(8)
    swapped = 0
    for state, seat in decisions(game, 2, every=173):
        world = state.resample(seat, rng)
        swapped += world.digest() != state.digest()
        view = state.view(seat)
        assert bot.choose(game, view, Generator(1)) == bot.choose(game, world.view(seat), Generator(1))
    assert swapped > 2


def test_a_file_that_is_no_policy_gets_a_sentence():
    good = made()
    for bad in (b"", b"{}", good[: len(MAGIC)], good[:-40], MAGIC + b"[]\n", MAGIC + b"{}\n" + zlib.compress(b"")):
        with pytest.raises(ValueError, match="policy"):
            policy_of(bad)
    with pytest.raises(ValueError, match=r"cannot be read: .* another number of weights"):
        policy_of(made(hidden=4)[: len(MAGIC)] + made(hidden=5)[len(MAGIC) :].replace(b'"hidden": 5', b'"hidden": 4'))


def test_a_policy_plays_only_the_game_that_it_learnt():
    game = load("deukalion", 3)
    bot = TrainedPolicyBot(policy_of(made(seats=3, version="deukalion-rules0-components0-compact-v1")))
    state, seat = next(decisions(game, 1, every=3))
    with pytest.raises(ValueError, match="was learnt for deukalion-rules0"):
        bot.choose(game, state.view(seat), Generator(1))
