"""A network as whole numbers, for play: `petteia.bots.policy` reads the file."""

import json
import sys
import zlib
from array import array
from pathlib import Path
from typing import Final

from petteia.bots.policy import MAGIC, MOST, PART, UNIT
from petteia.lab.self_play.network import PolicyValue
from petteia.lab.self_play.plan import SelfPlayPlan

SIXTEENTHS: Final = 16


def exported(network: PolicyValue, plan: SelfPlayPlan, version: str) -> bytes:
    """The bytes of a file."""
    own = {name: each.detach().double().cpu() for name, each in network.state_dict().items()}

    def bias(name: str) -> list[int]:
        return [round(x * PART * UNIT) for x in own[name].tolist()]

    header = {
        "game": plan.game,
        "seats": plan.seats,
        "version": version,
        "observation": plan.observation,
        "inputs": own["first.weight"].shape[1],
        "hidden": plan.hidden,
        "actions": own["policy.weight"].shape[0],
        "sharpness": round(plan.sharpness * SIXTEENTHS),
        "mean": [round(x) for x in own["mean"].tolist()],
        "factor": [round(PART * UNIT / x) for x in own["spread"].tolist()],
        "first_bias": bias("first.bias"),
        "second_bias": bias("second.bias"),
        "policy_bias": bias("policy.bias"),
        "value_bias": bias("value.bias")[0],
    }
    numbers = array("h")
    # Layers are kept by what goes in, the policy by action: that is how they are read.
    for weight in (own["first.weight"].T, own["second.weight"].T, own["policy.weight"], own["value.weight"]):
        numbers.extend(held(x) for x in weight.flatten().tolist())
    if sys.byteorder == "big":
        numbers.byteswap()
    head = json.dumps(header, separators=(",", ":")).encode()
    return MAGIC + head + b"\n" + zlib.compress(numbers.tobytes(), 9)


def held(weight: float) -> int:
    """A weight as a whole number."""
    return max(-MOST, min(MOST, round(weight * UNIT)))


def write(file: Path, content: bytes) -> None:
    """Put a file there whole, or not at all."""
    part = file.with_name(file.name + ".part")
    part.write_bytes(content)
    part.replace(file)
