"""The network computes quickly, and the result is the specified one."""

import pytest

from petteia.bots.network import CEILING, MOST_FEATURE, UNIT, Network
from petteia.engine.generator import Generator
from petteia.engine.ints import i16, vec
from tests import budget

pytestmark = pytest.mark.part("bots")

INPUTS = 30


def by_the_book(first, bias, second, scale, features):
    """Every feature times every weight."""
    seen = [x * each // 16 for x, each in zip(features, scale, strict=True)]
    out = sum(x * weight for x, weight in zip(seen, second[len(bias) :], strict=True))
    for row, begin, after in zip(first, bias, second, strict=False):
        lit = (begin * (UNIT // 16) + sum(x * weight for x, weight in zip(seen, row, strict=True))) * 16 // UNIT
        out += min(CEILING, lit) // 16 * after if lit > 0 else 0
    return out // (UNIT * UNIT // 16)


@pytest.mark.parametrize("hidden", [1, 2, 5, 8])
def test_a_value_is_what_the_weights_say(hidden):
    """Plain answers add two hidden units at a time: no carry between the two is visible, whether they are above or
    below zero, nor when features are more than a yes or a unit has no partner."""
    rng = Generator(hidden)

    def weight(most: int) -> int:
        return int(rng.below(2 * most + 1)) - most

    for _ in range(budget(20)):
        first = [[weight(3 * UNIT) for _ in range(INPUTS)] for _ in range(hidden)]
        bias = [weight(UNIT) for _ in range(hidden)]
        second = [weight(1_000_000) for _ in range(hidden + INPUTS)]
        scale = [(UNIT, UNIT, UNIT, 0, 40, 5000)[rng.below(6)] for _ in range(INPUTS)]
        network = Network(first, bias, second, scale)
        for _ in range(5):
            features = [(0, 1, 1, 1, -1, weight(MOST_FEATURE))[rng.below(6)] for _ in range(INPUTS)]
            assert network.output(vec[i16](features)) == by_the_book(first, bias, second, scale, features)


def test_weights_that_would_run_into_one_another_are_refused():
    with pytest.raises(ValueError, match="too far from zero"):
        Network([[1 << 30], [0]], [0, 0], [1, 1, 1], [UNIT])
    with pytest.raises(ValueError, match="too far from zero"):
        Network([[0, 0], [0, -(1 << 29)]], [0, 0], [1, 1, 1, 1], [UNIT, UNIT])
