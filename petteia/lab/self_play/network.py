"""The network that learns: two hidden layers, then a policy over all actions of the game and the position's value."""

from typing import Any

import torch
from torch import nn

FARTHEST = 5.0
"""Inputs are clipped this many standard deviations from their mean."""
NEVER = -1e9


class PolicyValue(nn.Module):  # type: ignore[misc]  # where PyTorch is missing it is of no known type
    """The policy and the value of one network."""

    mean: torch.Tensor
    spread: torch.Tensor

    def __init__(self, inputs: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(inputs))
        self.register_buffer("spread", torch.ones(inputs))
        self.first = nn.Linear(inputs, hidden)
        self.second = nn.Linear(hidden, hidden)
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.policy.bias)

    def scale(self, mean: Any, spread: Any) -> None:
        """Set what is subtracted from inputs, and what they are divided by."""
        self.mean.copy_(mean)
        self.spread.copy_(spread)

    def forward(self, seen: Any, legal: Any) -> tuple[Any, Any]:
        """The logarithms of the legal actions' probabilities (rows end in -1), and values from -1 to 1."""
        inputs = ((seen.float() - self.mean) / self.spread).clamp(-FARTHEST, FARTHEST)
        hidden = torch.relu(self.second(torch.relu(self.first(inputs))))
        logits = self.policy(hidden).gather(1, legal.clamp(min=0).long())
        return torch.log_softmax(logits.masked_fill(legal < 0, NEVER), 1), torch.tanh(self.value(hidden))[:, 0]
