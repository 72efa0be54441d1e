"""Masked PPO, in one file (as CleanRL writes them), for a task of the benchmark. Learns on one core of a laptop.

    petteia benchmark run age_of_mythology-limited-v1 examples/ppo.py:Agent --json ppo.json
    python examples/ppo.py age_of_mythology-limited-v1 --decisions 20000 --seed 2 --curve curve.json

The first line lets it learn from as many decisions as the task allows, and measures it. The second prints the learning
curve only. It needs PyTorch: pip install 'petteia[rl,learn]'.
"""

import argparse
import json
import os
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from petteia.benchmark.learning import Spent, TrainingEnv
from petteia.benchmark.tasks import task_of

STEPS = 1024  # decisions between two updates
EPOCHS = 4
MINIBATCH = 256
RATE = 1e-3
GAMMA, LAMBDA = 0.999, 0.95
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
HIDDEN = 128
SCALE = 50.0  # most compact features are small numbers
DECISIONS = 100_000  # where the task has no limit of its own


class Network(nn.Module):
    """What to do, and how likely a win is."""

    def __init__(self, features: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh())
        self.policy = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, 1)
        for layer, gain in ((self.body[0], 1.4), (self.body[2], 1.4), (self.policy, 0.01), (self.value, 1.0)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the probabilities of what is legal, and the value."""
        body = self.body(torch.clamp(seen / SCALE, -5, 5))
        logits = self.policy(body).masked_fill(~mask, -1e9)
        return torch.log_softmax(logits, -1), self.value(body).squeeze(-1)


def tensors(seen: dict[str, Any]) -> tuple[torch.Tensor, torch.Tensor]:
    """An observation of the environment for the network."""
    return torch.as_tensor(seen["observation"], dtype=torch.float32), torch.as_tensor(seen["action_mask"] > 0)


class Agent:
    """Learns by PPO, and then does what it has found best."""

    observation = "compact"

    def __init__(self, seed: int = 1, decisions: int = DECISIONS) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(seed)
        self.seed = seed
        self.decisions = decisions
        self.network: Network | None = None
        self.curve: list[tuple[int, int, float]] = []
        """Decisions, games, and the share of the wins in the last hundred games."""

    def learn(self, env: TrainingEnv) -> None:
        """Make decisions and learn from them, until there are none left."""
        seen, _ = env.reset(seed=self.seed)
        self.network = Network(len(seen["observation"]), len(seen["action_mask"]))
        optimizer = torch.optim.Adam(self.network.parameters(), RATE, eps=1e-5)
        won: list[float] = []
        rng = np.random.default_rng(self.seed)
        try:
            while env.spent[0] < self.decisions:
                rows, seen = self.collect(env, seen, won, rng)
                for group in optimizer.param_groups:
                    group["lr"] = RATE * (1 - env.spent[0] / self.decisions) + 1e-5
                self.update(optimizer, rows, rng)
                recent = won[-100:]
                self.curve.append((env.spent[0], len(won), round(sum(recent) / max(1, len(recent)), 4)))
        except Spent:
            pass
        if path := os.environ.get("PPO_CURVE"):
            Path(path).write_text(json.dumps({"seed": self.seed, "curve": self.curve}) + "\n", encoding="utf-8")

    def collect(
        self, env: TrainingEnv, seen: dict[str, Any], won: list[float], rng: np.random.Generator
    ) -> tuple[dict[str, torch.Tensor], dict[str, Any]]:
        """Play some decisions, and say how much better each was than expected."""
        assert self.network is not None
        kept: dict[str, list[Any]] = {key: [] for key in ("seen", "mask", "action", "logp", "value", "reward", "over")}
        for _ in range(STEPS):
            looks, mask = tensors(seen)
            with torch.no_grad():
                logp, value = self.network(looks, mask)
            likely = logp.exp().double().numpy()
            action = int(rng.choice(len(likely), p=likely / likely.sum()))
            seen, reward, over, _, _ = env.step(action)
            if over:
                won.append(reward)
                seen, _ = env.reset()
            row = (looks, mask, action, float(logp[action]), float(value), float(reward), over)
            for key, each in zip(kept, row, strict=True):
                kept[key].append(each)
        with torch.no_grad():
            following = float(self.network(*tensors(seen))[1])
        ahead = np.zeros(STEPS, np.float32)
        last = 0.0
        for at in reversed(range(STEPS)):
            goes_on = 0.0 if kept["over"][at] else 1.0
            delta = kept["reward"][at] + GAMMA * following * goes_on - kept["value"][at]
            ahead[at] = last = delta + GAMMA * LAMBDA * goes_on * last
            following = kept["value"][at]
        advantage = torch.as_tensor(ahead)
        return {
            "seen": torch.stack(kept["seen"]), "mask": torch.stack(kept["mask"]),
            "action": torch.as_tensor(kept["action"]), "logp": torch.as_tensor(kept["logp"]),
            "advantage": advantage, "return": advantage + torch.as_tensor(kept["value"]),
        }, seen  # fmt: skip

    def update(self, optimizer: torch.optim.Optimizer, rows: dict[str, torch.Tensor], rng: np.random.Generator) -> None:
        """Learn from what was played: PPO's clipped objective."""
        assert self.network is not None
        for _ in range(EPOCHS):
            order = rng.permutation(STEPS)
            for begin in range(0, STEPS, MINIBATCH):
                part = {key: value[order[begin : begin + MINIBATCH]] for key, value in rows.items()}
                logp, value = self.network(part["seen"], part["mask"])
                mine = logp.gather(1, part["action"][:, None]).squeeze(1)
                ratio = (mine - part["logp"]).exp()
                ahead = part["advantage"]
                ahead = (ahead - ahead.mean()) / (ahead.std() + 1e-8)
                gained = torch.min(ratio * ahead, ratio.clamp(1 - CLIP, 1 + CLIP) * ahead).mean()
                entropy = -(logp.exp() * logp.masked_fill(~part["mask"], 0.0)).sum(-1).mean()
                loss = -gained + VALUE * (value - part["return"]).pow(2).mean() - ENTROPY * entropy
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                optimizer.step()

    def predict(self, observation: dict[str, Any]) -> int:
        """The likeliest action."""
        assert self.network is not None, "it has not learnt yet"
        with torch.no_grad():
            logp, _ = self.network(*tensors(observation))
        return int(logp.argmax())


def main() -> None:
    """Learn only, and print the curve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("task")
    parser.add_argument("--decisions", type=int, default=DECISIONS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path)
    wanted = parser.parse_args()
    agent = Agent(wanted.seed, wanted.decisions)
    agent.learn(TrainingEnv(task_of(wanted.task), observation=Agent.observation))
    for decisions, games, share in agent.curve:
        print(f"{decisions:8,} decisions, {games:5} games: wins {share:.1%} of the last hundred")
    if wanted.curve:
        wanted.curve.write_text(json.dumps({"seed": wanted.seed, "curve": agent.curve}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
