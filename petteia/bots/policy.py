"""A policy learnt by self-play, in whole numbers: it decides alike compiled, uncompiled and in a browser.

Two hidden layers, then a number for each legal action; the decision is drawn by these numbers. Features are first put
on one scale. Weights are whole numbers of `UNIT`-ths, values between layers whole numbers of `PART`-ths.
"""

import json
import sys
import zlib
from array import array
from collections.abc import Sequence
from typing import Any, Final

from petteia.bots.bot import Bot
from petteia.bots.greedy import seed_of
from petteia.bots.observation import Observer
from petteia.engine.generator import Generator
from petteia.engine.ints import i16, i64, vec, zeros
from petteia.engine.protocol import Game
from petteia.engine.view import View

UNIT_BITS: Final = 12
UNIT: Final = 4096
"""A weight of 1."""
PART: Final = 256
"""A value of 1 between layers."""
FARTHEST: Final = 5 * PART
"""Features are clipped this many standard deviations from their mean."""
MOST: Final = 32767
"""The largest value of a weight or a hidden unit."""
MAGIC: Final = b"petteia policy 1\n"
SURE: Final = 64
"""In bits: an action whose share would be less than one in 2 to this power of the best one's is never taken."""

# Shares by the distance of an action from the best, in 256ths of a factor of two.
_SHARES: Final = vec[i64]([round((1 << 30) * 2 ** (-at / 256)) for at in range(256)])
# A logit is PART * UNIT to 1; a factor of two is log 2 of that: (behind * _TWOS) >> 30 is 256ths of factors of two.
_TWOS: Final[int] = round((1 << 30) * 256 / (0.6931471805599453 * PART * UNIT))


class PolicyNetwork:
    """The layers of a policy."""

    def __init__(self, header: dict[str, Any], numbers: Sequence[int]) -> None:
        self.version: str = header["version"]
        """The version of the observation it was trained with."""
        self.observation: str = header["observation"]
        self.inputs: i64 = header["inputs"]
        self.hidden: i64 = header["hidden"]
        self.actions: i64 = header["actions"]
        self.sharpness: i64 = header["sharpness"]
        """The scale of the logits, in 16ths."""
        self.mean: vec[i64] = vec[i64](header["mean"])
        self.factor: vec[i64] = vec[i64](header["factor"])
        self.first_bias: vec[i64] = vec[i64](header["first_bias"])
        self.second_bias: vec[i64] = vec[i64](header["second_bias"])
        self.policy_bias: vec[i64] = vec[i64](header["policy_bias"])
        self.value_bias: i64 = header["value_bias"]
        first = int(self.inputs * self.hidden)
        second = first + int(self.hidden * self.hidden)
        policy = second + int(self.hidden * self.actions)
        if len(numbers) != policy + int(self.hidden):
            raise ValueError("a policy has another number of weights than it says")
        self.first: vec[i16] = vec[i16](list(numbers[:first]))  # by input
        self.second: vec[i16] = vec[i16](list(numbers[first:second]))  # by unit of the first layer
        self.policy: vec[i16] = vec[i16](list(numbers[second:policy]))  # by action
        self.value: vec[i16] = vec[i16](list(numbers[policy:]))

    def think(self, features: vec[i16]) -> vec[i64]:
        """Compute the second hidden layer."""
        hidden = self.hidden
        first = self.first
        whole = self.first_bias[:]
        for at in range(self.inputs):
            x = (i64(features[at]) - self.mean[at]) * self.factor[at] >> UNIT_BITS
            if x > FARTHEST:
                x = FARTHEST
            elif x < -FARTHEST:
                x = -FARTHEST
            if x != 0:
                row = at * hidden
                for unit in range(hidden):
                    whole[unit] += x * i64(first[row + unit])
        second = self.second
        out = self.second_bias[:]
        for at in range(hidden):
            x = whole[at] >> UNIT_BITS
            if x > 0:
                if x > MOST:
                    x = MOST
                row = at * hidden
                for unit in range(hidden):
                    out[unit] += x * i64(second[row + unit])
        for unit in range(hidden):
            x = out[unit] >> UNIT_BITS
            out[unit] = 0 if x < 0 else MOST if x > MOST else x
        return out

    def logits(self, thought: vec[i64], actions: vec[i64]) -> vec[i64]:
        """A number for each of some actions."""
        hidden = self.hidden
        policy = self.policy
        out = zeros(len(actions))
        many: i64 = len(actions)
        for at in range(many):
            action = actions[at]
            logit = self.policy_bias[action]
            row = action * hidden
            for unit in range(hidden):
                logit += thought[unit] * i64(policy[row + unit])
            out[at] = logit
        return out

    def worth(self, thought: vec[i64]) -> i64:
        """How well the seat stands, in PART * UNIT-ths; 0 is even, and nothing is rounded to a chance here."""
        out = self.value_bias
        for unit in range(self.hidden):
            out += thought[unit] * i64(self.value[unit])
        return out

    def shares(self, logits: vec[i64]) -> vec[i64]:
        """The relative frequency of each action."""
        best = logits[0]
        many: i64 = len(logits)
        for at in range(many):
            if logits[at] > best:
                best = logits[at]
        out = zeros(many)
        for at in range(many):
            behind = (best - logits[at]) * self.sharpness >> 4
            if behind > SURE * i64(PART * UNIT):
                behind = SURE * i64(PART * UNIT)
            halvings = behind * i64(_TWOS) >> 30
            if halvings < 30 * 256:
                out[at] = _SHARES[halvings & 255] >> (halvings >> 8)
        return out


def policy_of(data: bytes) -> PolicyNetwork:
    """The policy in a file's bytes. ValueError if they are not one."""
    if not data.startswith(MAGIC):
        raise ValueError("this is no policy; right would be a file that `petteia learn --by-play` has written")
    head, _, rest = data[len(MAGIC) :].partition(b"\n")
    numbers = array("h")
    try:
        header: dict[str, Any] = json.loads(head)
        numbers.frombytes(zlib.decompress(rest))
        if sys.byteorder == "big":
            numbers.byteswap()
        return PolicyNetwork(header, numbers.tolist())
    except (KeyError, TypeError, ValueError, zlib.error) as problem:
        raise ValueError(f"this policy cannot be read: {problem}") from problem


class TrainedPolicyBot(Bot):
    """Decides by a policy."""

    def __init__(self, network: PolicyNetwork) -> None:
        super().__init__()
        self.network: PolicyNetwork = network
        self.game: Game | None = None
        self.observer: Observer | None = None

    def choose(self, game: Game, view: View, rng: Generator) -> int:
        """The action that the policy draws."""
        offered = view["actions"]
        if len(offered) == 1:
            return int(offered[0]["n"])
        if self.observer is None or self.game is not game:
            observer = Observer(game, self.network.observation)
            if observer.version != self.network.version or len(game.actions) != self.network.actions:
                raise ValueError(f"this policy was learnt for {self.network.version}; this game is {observer.version}")
            self.observer = observer
            self.game = game
        world = game.sample_world(view, Generator(seed_of(view)))
        thought = self.network.think(self.observer.look(world, view["seat"]))
        actions = vec[i64]([each["n"] for each in offered])
        shares = self.network.shares(self.network.logits(thought, actions))
        return int(actions[rng.pick(shares)])
