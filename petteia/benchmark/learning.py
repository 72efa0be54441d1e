"""What an agent may learn from before it is measured: environments of a task, and a count of its decisions."""

from contextlib import suppress
from typing import Any

import numpy as np

from petteia.adapters.seat import SeatEnv
from petteia.benchmark.deals import TRAINING_DEALS
from petteia.benchmark.tasks import Task, training_table


class Spent(RuntimeError):
    """All decisions of the task's budget have been made."""


class TrainingEnv(SeatEnv):
    """A seat at a task's table for training. After the budget of the task, the next decision raises `Spent`. Deals are
    those for training only."""

    def __init__(
        self, task: Task, number: int = 0, observation: str = "complete", spent: list[int] | None = None
    ) -> None:
        game, opponents = training_table(task, number)
        super().__init__(game, bots=opponents, observation=observation)
        self.task = task
        self.number = number
        self.budget = task.decisions
        self.spent = spent if spent is not None else [0]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal one of the deals for training."""
        if seed is None:
            seed = int(self.np_random.integers(TRAINING_DEALS))
        return super().reset(seed=seed % TRAINING_DEALS, options=options)

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Decide, if there is a decision left."""
        if 0 < self.budget <= self.spent[0]:
            raise Spent(f"the {self.budget:,} decisions that {self.task.name} allows have been made")
        self.spent[0] += 1
        return super().step(action)

    @property
    def left(self) -> int | None:
        """How many decisions are left; None if there is no limit."""
        return self.budget - self.spent[0] if self.budget else None

    def another(self, number: int) -> "TrainingEnv":
        """The table of another number, on the same budget: for tasks of several tables or boxes."""
        return TrainingEnv(self.task, number, self.simulation.observer.kind, self.spent)


def learn(task: Task, learner: Any) -> int:
    """Let an agent learn until it has enough or its budget is spent; how many decisions it made."""
    env = TrainingEnv(task, observation=getattr(learner, "observation", "complete"))
    env.np_random = np.random.default_rng(0)
    with suppress(Spent):
        learner.learn(env)
    return env.spent[0]
