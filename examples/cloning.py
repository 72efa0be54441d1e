"""Behaviour cloning from the data set of the benchmark: do what the winners did.

    petteia benchmark data age_of_mythology --games 1000 --into data
    python examples/cloning.py data cloned.pt [--passes 3] [--level olympian]
    CLONED=cloned.pt petteia benchmark run age_of_mythology-limited-v1 examples/cloning.py:Agent

It needs PyTorch: pip install 'petteia[rl,lab,learn]'.
"""

import argparse
import os
from pathlib import Path
from typing import Any

import numpy as np
import torch
from ppo import Network, tensors

from petteia.benchmark.shards import Shards

BATCH, RATE = 512, 1e-3


class Agent:
    """Does what the network finds likeliest."""

    observation = "compact"

    def __init__(self) -> None:
        torch.set_num_threads(1)
        kept = torch.load(os.environ.get("CLONED", "cloned.pt"), weights_only=True)
        self.network = Network(kept["features"], kept["actions"])
        self.network.load_state_dict(kept["weights"])

    def predict(self, observation: dict[str, Any]) -> int:
        """The likeliest action."""
        with torch.no_grad():
            return int(self.network(*tensors(observation))[0].argmax())


def main() -> None:
    """Learn, and print how often the last shard's decisions are guessed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path)
    parser.add_argument("into", type=Path)
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--level", default="", help="only what this level did")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(wanted.seed)
    shards = Shards(wanted.data)
    shards.check()
    held_out = shards.names[-1]
    shards.names = shards.names[:-1] or shards.names
    network = Network(shards.features, shards.actions)
    optimizer = torch.optim.Adam(network.parameters(), RATE)
    for turn in range(wanted.passes):
        lost = []
        for rows in shards.batches(BATCH, seed=wanted.seed + turn):
            chosen = rows["level"] == wanted.level if wanted.level else rows["won"] > 0
            if not chosen.any():
                continue
            logp, _ = network(
                torch.as_tensor(rows["observation"][chosen], dtype=torch.float32),
                torch.as_tensor(rows["mask"][chosen] > 0),
            )
            loss = -logp.gather(1, torch.as_tensor(rows["action"][chosen].astype(np.int64))[:, None]).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            lost.append(float(loss.detach()))
        print(f"pass {turn + 1}: {np.mean(lost):.3f} nats a decision")
    rows = shards.rows(held_out)
    with torch.no_grad():
        logp, _ = network(torch.as_tensor(rows["observation"], dtype=torch.float32), torch.as_tensor(rows["mask"] > 0))
    print(f"guesses {np.mean(logp.argmax(1).numpy() == rows['action']):.1%} of the decisions in {held_out}")
    weights = network.state_dict()
    torch.save({"features": shards.features, "actions": shards.actions, "weights": weights}, wanted.into)


if __name__ == "__main__":
    main()
