"""How a network learns from rollouts: advantages of every seat, and PPO's clipped steps."""

from dataclasses import dataclass
from typing import Any

import torch
from torch import nn

from petteia.lab.self_play.network import PolicyValue
from petteia.lab.self_play.plan import SelfPlayPlan


@dataclass
class Rollout:
    """Some decisions of many games in a row, all tensors by (step, game)."""

    seen: Any
    legal: Any
    chosen: Any
    """The place of the action among the legal ones."""
    logp: Any
    value: Any
    """One step longer than the others, as is `seat`."""
    seat: Any
    learns: Any
    """False where a frozen self decided."""
    ended: Any
    returns: Any
    """By seat: what a game that ended with this decision gave each."""


def advantages(rollout: Rollout, plan: SelfPlayPlan) -> tuple[Any, Any, Any]:
    """The advantage of each decision, the value to be learnt, and whether these are known.

    A seat's next value is that of its own next decision, however many others decide in between. A seat that decides
    no more before the rollout is over, while its game goes on, cannot be judged.
    """
    steps, games = rollout.chosen.shape
    seats = rollout.returns.shape[2]
    device = rollout.value.device
    next_value = torch.zeros(games, seats, device=device)
    known = torch.zeros(games, seats, dtype=torch.bool, device=device)
    carried = torch.zeros(games, seats, device=device)
    last = rollout.seat[steps][:, None]
    next_value.scatter_(1, last, rollout.value[steps][:, None])
    known.scatter_(1, last, True)
    advantage = torch.zeros(steps, games, device=device)
    judged = torch.zeros(steps, games, dtype=torch.bool, device=device)
    for step in range(steps - 1, -1, -1):
        ended = rollout.ended[step][:, None]
        next_value = torch.where(ended, rollout.returns[step] * 2 - 1, next_value)
        carried = torch.where(ended, torch.zeros_like(carried), carried)
        known = known | ended
        seat = rollout.seat[step][:, None]
        value = rollout.value[step]
        sure = known.gather(1, seat)[:, 0]
        surprise = plan.discount * next_value.gather(1, seat)[:, 0] - value
        gained = surprise + plan.discount * plan.trace * carried.gather(1, seat)[:, 0]
        gained = torch.where(sure, gained, torch.zeros_like(gained))
        advantage[step], judged[step] = gained, sure
        carried.scatter_(1, seat, gained[:, None])
        next_value.scatter_(1, seat, value[:, None])
        known.scatter_(1, seat, True)
    return advantage, advantage + rollout.value[:steps], judged & rollout.learns


class Updater:
    """Updates a network from rollouts."""

    def __init__(self, plan: SelfPlayPlan, network: PolicyValue, average: PolicyValue) -> None:
        self.plan = plan
        self.network = network
        self.average = average
        self.optimizer = torch.optim.Adam(network.parameters(), lr=plan.rate, eps=1e-5)

    def learn(self, rollout: Rollout, ease: float = 1.0) -> int:
        """Learn from a rollout; returns the number of decisions. Steps, and the worth of varied play, are smaller than
        usual by this factor."""
        plan = self.plan
        for group in self.optimizer.param_groups:
            group["lr"] = plan.rate * ease
        with torch.no_grad():
            advantage, wanted, judged = advantages(rollout, plan)
        rows = judged.reshape(-1).nonzero()[:, 0]
        seen, legal = rollout.seen.flatten(0, 1), rollout.legal.flatten(0, 1)
        chosen, logp = rollout.chosen.reshape(-1), rollout.logp.reshape(-1)
        advantage, wanted = advantage.reshape(-1), wanted.reshape(-1)
        spread = advantage[rows].std() + 1e-6
        for _ in range(plan.epochs):
            for batch in rows[torch.randperm(len(rows), device=rows.device)].split(plan.minibatch):
                some = legal[batch]
                logs, value = self.network(seen[batch], some)
                with torch.no_grad():
                    usual, _ = self.average(seen[batch], some)
                ratio = (logs.gather(1, chosen[batch][:, None])[:, 0] - logp[batch]).exp()
                gain = advantage[batch] / spread
                clipped = ratio.clamp(1 - plan.clip, 1 + plan.clip)
                shares = logs.exp()
                may = some >= 0
                entropy = -(shares * logs).masked_fill(~may, 0).sum(1).mean()
                away = (shares * (logs - usual)).masked_fill(~may, 0).sum(1).mean()
                loss = (
                    -torch.min(ratio * gain, clipped * gain).mean()
                    + 0.5 * (value - wanted[batch]).pow(2).mean()
                    - plan.entropy * ease * entropy
                    + plan.pull * away
                )
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimizer.step()
        with torch.no_grad():
            for mean, own in zip(self.average.parameters(), self.network.parameters(), strict=True):
                mean.lerp_(own, plan.drift)
        return len(rows)
