"""Learning from options of one decision: a network learns the results of playing them on, so that one look shows them.

The positions compared here are those compared in play: the ones the options of a decision lead to. Those that look best
are played on for some turns with the same luck, by the policy being trained; the network learns the difference between
how they turn out and how they looked. That depends far less on chance than who wins, and a search needs many times the
work to find it. Only matches judge the result.
"""

import json
import os
from array import array
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from petteia.bots.learnt import kept, network
from petteia.bots.network import CEILING, MOST_FEATURE, UNIT
from petteia.bots.selfplay import COMPARED, play_and_compare
from petteia.games import load
from petteia.lab.learning import Weights, evaluation_to_learn, judged, shared_out, whole

POINT: Final = 1000
"""Values are taught in thousands."""
LIMIT: Final = 6.0
"""Differences beyond this many thousands count as this much: the size of a win does not matter."""


@dataclass
class ComparisonPlan:
    """The settings of a run: the same plan gives the same output."""

    game: str
    seats: tuple[int, ...]
    generations: int = 1
    games: int = 2048
    matches: int = 128
    hidden: int = 32
    seed: int = 1
    explore: int = 60
    every: int = 4
    """Options are compared at one in this many choices."""
    turns: int = 2
    """How far they are played on from; the ends of all turns on the way count alike."""
    epochs: int = 12
    shares: tuple[float, ...] = (0.5, 1.0)


@dataclass
class Compared:
    """Options of many decisions as plain rows, to be sent between processes."""

    width: int = 0
    sizes: list[int] = field(default_factory=list)
    """The number of options of each decision, in order."""
    games: list[int] = field(default_factory=list)
    """How many decisions of each game."""
    by_hand: "array[float]" = field(default_factory=lambda: array("f"))
    reached: "array[float]" = field(default_factory=lambda: array("f"))
    features: "array[int]" = field(default_factory=lambda: array("h"))


def compare_batch(plan: ComparisonPlan, seats: int, weights: Weights | None, seeds: range) -> Compared:
    """Some games of a policy with itself, and the results of its options."""
    box = load(plan.game, seats, {}, None)
    evaluation = evaluation_to_learn(box, weights)
    out = Compared()
    for seed in seeds:
        notes = play_and_compare(box, evaluation, seed, plan.explore, plan.every, plan.turns)
        sizes: dict[int, int] = {}
        for at, decision in enumerate(notes.decisions):
            sizes[decision] = sizes.get(decision, 0) + 1
            row = [max(-MOST_FEATURE, min(MOST_FEATURE, int(x))) for x in notes.features[at]]
            out.width = len(row)
            out.features.extend(row)
            out.by_hand.append(notes.by_hand[at])
            out.reached.extend(notes.reached[at * plan.turns : (at + 1) * plan.turns])
        out.sizes += sizes.values()
        out.games.append(len(sizes))
    return out


class Comparer:
    """A run of learning from comparisons, in a folder from which it goes on."""

    def __init__(
        self, plan: ComparisonPlan, folder: Path, jobs: int = 0, told: Callable[[str], None] | None = None
    ) -> None:
        self.plan = plan
        self.jobs = jobs or os.cpu_count() or 1
        self.told = told or (lambda line: None)
        self.file = folder / f"{plan.game}.compared.json"
        self.weights: Weights | None = network(kept(plan.game), plan.seats[0])
        self.best: Weights | None = None
        self.history: list[dict[str, Any]] = []
        folder.mkdir(parents=True, exist_ok=True)
        if self.file.exists():
            read = json.loads(self.file.read_text("utf-8"))
            if read["plan"] != json.loads(json.dumps(asdict(plan))):
                raise ValueError(f"{self.file} holds a run of another plan; right would be an empty folder")
            self.weights, self.best, self.history = read["weights"], read["best"], read["history"]

    def run(self) -> None:
        """All generations that are still to come."""
        with ProcessPoolExecutor(self.jobs, mp_context=get_context("spawn")) as pool:
            while len(self.history) < self.plan.generations:
                self.generation(pool)
                keep = {"plan": asdict(self.plan), "history": self.history, "weights": self.weights, "best": self.best}
                fresh = self.file.with_suffix(".new")
                fresh.write_text(json.dumps(keep, separators=(",", ":")), "utf-8")
                fresh.replace(self.file)

    def generation(self, pool: ProcessPoolExecutor) -> None:
        """Play and compare, teach, judge."""
        plan = self.plan
        todo = [pool.submit(compare_batch, *job) for job in batches(plan, len(self.history), self.weights)]
        weights, noted = taught(plan, [one.result() for one in todo], len(self.history))
        tried = [
            (judged(pool, plan.game, plan.seats[0], plan.matches, shared_out(weights, share)), share)
            for share in plan.shares
        ]
        noted["rates"] = {str(share): rates for rates, share in tried}
        rates, share = max(tried)
        noted["best"] = rates[0]
        if all(noted["best"] >= one["best"] for one in self.history):
            self.best = shared_out(weights, share)
        self.weights = shared_out(weights, share)
        self.history.append(noted)
        self.told(str(noted))


def batches(
    plan: ComparisonPlan, number: int, weights: Weights | None
) -> list[tuple[ComparisonPlan, int, Weights | None, range]]:
    """The games of a generation, some at a time; the same however many cores there are."""
    first = (plan.seed * 1000 + number) * 1_000_000
    count = plan.games // len(plan.seats)
    each = 4
    out = []
    for start in range(0, count, each):
        for place, seats in enumerate(plan.seats):
            begin = first + place * 100_000
            out.append((plan, seats, weights, range(begin + start, begin + min(count, start + each))))
    return out


def taught(plan: ComparisonPlan, rows: list[Compared], number: int) -> tuple[Weights, dict[str, Any]]:
    """A network that adds to the hand-written value what distinguishes the options of a decision."""
    import torch  # here, so that everything else does without

    torch.manual_seed(plan.seed * 1000 + number)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows = [one for one in rows if one.sizes]
    width = rows[0].width
    x = torch.cat([torch.frombuffer(one.features, dtype=torch.int16).view(-1, width) for one in rows])
    hand = torch.cat([torch.frombuffer(one.by_hand, dtype=torch.float32) for one in rows]) / POINT
    ends = torch.cat([torch.frombuffer(one.reached, dtype=torch.float32).view(-1, plan.turns) for one in rows]) / POINT
    sizes = torch.tensor([size for one in rows for size in one.sizes])
    games = torch.cat([torch.full((n,), at) for at, n in enumerate(n for one in rows for n in one.games)])
    starts = torch.cumsum(sizes, 0) - sizes
    slots = torch.arange(COMPARED)
    mask = slots < sizes.unsqueeze(1)
    index = torch.where(mask, starts.unsqueeze(1) + slots, starts.unsqueeze(1))
    several = sizes > 1
    index, mask, games = index[several], mask[several], games[several]
    most, least = x.amax(0).to(torch.float32), x.amin(0).to(torch.float32)
    spread = torch.maximum(most.abs(), least.abs())
    scale = torch.where(most > least, (UNIT / spread.clamp(min=1.0)).round(), torch.zeros_like(spread))
    factor = (scale / UNIT).to(device)
    x, hand, ends = x.to(device), hand.to(device), ends.to(device)
    net = torch.nn.Sequential(
        torch.nn.Linear(width, plan.hidden),
        torch.nn.Hardtanh(0.0, CEILING / UNIT),
        torch.nn.Linear(plan.hidden, 1, bias=False),
    ).to(device)
    straight = torch.nn.Linear(width, 1, bias=False).to(device)
    with torch.no_grad():
        net[2].weight.mul_(0.1)
        straight.weight.zero_()

    def apart(values: Any, there: Any) -> Any:
        """Each option against the mean of its decision."""
        mean = (values * there).sum(1, keepdim=True) / there.sum(1, keepdim=True)
        return (values - mean) * there

    def gap(which: Any, say: bool) -> Any:
        """The error of the predictions for options."""
        at, there = index[which].to(device), mask[which].to(device)
        looked = hand[at]
        mean = (looked * there).sum(1, keepdim=True) / there.sum(1, keepdim=True)
        came = (ends[at] - mean.unsqueeze(2)).clamp(-LIMIT, LIMIT).mean(2)
        if say:
            seen = x[at].to(torch.float32) * factor
            looked = looked + net(seen).squeeze(2) + straight(seen).squeeze(2)
        missed = torch.nn.functional.smooth_l1_loss(apart(looked, there), apart(came, there), reduction="none")
        return (missed * there).sum() / there.sum()

    unseen = (games % 10 == 9).nonzero().squeeze(1)
    known = (games % 10 != 9).nonzero().squeeze(1)
    unseen = unseen if len(unseen) else known
    parts = [*net.parameters(), *straight.parameters()]
    optimiser = torch.optim.AdamW(parts, lr=1e-3, weight_decay=1e-2)
    generator = torch.Generator().manual_seed(plan.seed + number)

    def on_unseen(say: bool) -> float:
        """The error of the predictions for unseen decisions."""
        with torch.no_grad():
            chunks = unseen.split(4096)
            return sum(float(gap(one, say)) * len(one) for one in chunks) / len(unseen)

    by_hand = on_unseen(False)
    least_gap, best, worse = by_hand, [part.detach().clone() for part in parts], 0
    for _ in range(plan.epochs):
        for which in known[torch.randperm(len(known), generator=generator)].split(512):
            optimiser.zero_grad()
            gap(which, True).backward()
            optimiser.step()
        now = on_unseen(True)
        worse = 0 if now < least_gap else worse + 1
        if now < least_gap:
            least_gap, best = now, [part.detach().clone() for part in parts]
        if worse == 3:
            break
    with torch.no_grad():
        for part, good in zip(parts, best, strict=True):
            part.copy_(good)
    second = [*net[2].weight[0].tolist(), *straight.weight[0].tolist()]
    weights = {
        "game": plan.game,
        "hidden": plan.hidden,
        "share": 1.0,
        "scale": [int(v) for v in scale],
        "first": [[whole(v) for v in row] for row in net[0].weight.tolist()],
        "bias": [whole(v) for v in net[0].bias.tolist()],
        "second": [whole(v * POINT) for v in second],
    }
    noted = {"number": number, "decisions": len(index), "gap": round(least_gap, 4), "gap_by_hand": round(by_hand, 4)}
    return weights, noted
