"""Learning by self-play: TD(λ) on the games of the policy itself, judged by matches alone.

A generation plays games with what is known so far, trains a small network on top of the hand-written value, and lets
the result play against the greedy bot. The network starts at zero, so the first generation plays as the greedy bot
does, and gradually gets its share of the value. The network that won most is kept, not the one that predicted best.
"""

import json
import os
from array import array
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from petteia.bots.greedy import Evaluation, GreedyBot, evaluation_of
from petteia.bots.learnt import teach
from petteia.bots.network import CEILING, MOST_FEATURE, UNIT, network_of
from petteia.bots.selfplay import play_with_itself
from petteia.engine.protocol import Game
from petteia.games import find, load
from petteia.lab.match import play_match
from petteia.lab.network_bot import network_bot
from petteia.lab.report import interval

MOST_WEIGHT: Final = 8 * UNIT * 4096
Weights = dict[str, Any]


@dataclass
class LearningPlan:
    """The settings of a run of learning: the same plan gives the same output."""

    game: str
    seats: tuple[int, ...]
    generations: int = 6
    games: int = 512
    matches: int = 128
    hidden: int = 32
    seed: int = 1
    explore: int = 60
    every: int = 3
    """One of this many positions is learnt from: neighbours are nearly the same."""
    trace: float = 0.97
    """λ: how much of a position's target comes from the end of the game, not from the next position. A game is long:
    with a much smaller λ the end would have no effect on its beginning."""
    epochs: int = 8
    """The most rounds of training; it ends when the predictions for unseen games get worse."""
    shares: tuple[float, ...] = (0.15, 0.3, 0.6, 1.0)
    """The shares of the network's output that are added to the value; each is tried in matches."""


@dataclass
class Generation:
    """The results of one generation."""

    number: int
    positions: int
    loss: float
    """On unseen games, as is the next."""
    loss_by_hand: float
    rates: dict[str, list[float]] = field(default_factory=dict)
    """By share of the network: rate against the greedy bot over a fair share of one half, low, high, games."""
    best: float = 0.0


# -- games, in other processes --------------------------------------------------------------------------------------


@dataclass
class NotedGames:
    """Notes of some games as plain rows, to be sent between processes."""

    width: int = 0
    games: list[int] = field(default_factory=list)
    """How many positions each seat of each game has."""
    won: "array[float]" = field(default_factory=lambda: array("f"))
    by_hand: "array[float]" = field(default_factory=lambda: array("f"))
    in_play: "array[float]" = field(default_factory=lambda: array("f"))
    features: "array[int]" = field(default_factory=lambda: array("h"))


def evaluation_to_learn(box: Game, weights: Weights | None) -> Evaluation:
    """The evaluation of a policy that plays to learn: quick, and with the network learnt so far."""
    evaluation = evaluation_of(box)
    teach(evaluation, box.id, box.seats)
    evaluation.samples = 1
    evaluation.hurried = True
    evaluation.network = network_of(weights) if weights else None
    return evaluation


def play_batch(game: str, seats: int, weights: Weights | None, seeds: range, explore: int, every: int) -> NotedGames:
    """Some games of a policy with itself."""
    box = load(game, seats, {}, None)
    evaluation = evaluation_to_learn(box, weights)
    out = NotedGames()
    for seed in seeds:
        notes = play_with_itself(box, evaluation, seed, explore)
        if not notes.returns:
            continue
        for seat in range(seats):
            mine = [at for at, who in enumerate(notes.seats) if who == seat][seed % every :: every]
            out.games.append(len(mine))
            for at in mine:
                row = [max(-MOST_FEATURE, min(MOST_FEATURE, int(x))) for x in notes.features[at]]
                out.width = len(row)
                out.features.extend(row)
                out.by_hand.append(notes.by_hand[at])
                out.in_play.append(notes.in_play[at])
                out.won.append(notes.returns[seat])
    return out


def play_pair(game: str, seats: int, weights: Weights, seed: int, seat: int) -> float:
    """One game of a trained bot against greedy ones; returns its result."""
    box = load(game, seats, {}, None)
    bots = [GreedyBot() for _ in range(seats)]
    return play_match(box, [network_bot(network_of(weights)) if s == seat else bots[s] for s in range(seats)],
                      ["taught" if s == seat else "greedy" for s in range(seats)], seed).returns[seat]  # fmt: skip


def judged(pool: ProcessPoolExecutor, game: str, seats: int, matches: int, weights: Weights) -> list[float]:
    """Matches against the greedy bot at one table, every deal from every seat."""
    todo = [
        pool.submit(play_pair, game, seats, weights, 900_000 + number // seats, number % seats)
        for number in range(matches)
    ]
    won = sum(one.result() for one in todo)
    low, high = interval(won, matches)
    return [round(won / matches, 4), round(low, 4), round(high, 4), matches]


# -- teaching -------------------------------------------------------------------------------------------------------


class Learner:
    """A run of learning, in a folder from which it goes on."""

    def __init__(
        self, plan: LearningPlan, folder: Path, jobs: int = 0, told: Callable[[str], None] | None = None
    ) -> None:
        self.plan = plan
        self.folder = folder
        self.jobs = jobs or os.cpu_count() or 1
        self.told = told or (lambda line: None)
        self.weights: Weights | None = None
        self.history: list[Generation] = []
        self.scale = 1.0
        """Log odds of a unit of value, as written by hand."""
        folder.mkdir(parents=True, exist_ok=True)
        self.resume()

    @property
    def file(self) -> Path:
        """Where a run is kept."""
        return self.folder / f"{self.plan.game.rsplit(':', 1)[-1]}.run.json"

    def resume(self) -> None:
        """Resume from the saved state, if it has the same plan."""
        if not self.file.exists():
            return
        kept = json.loads(self.file.read_text("utf-8"))
        if kept["plan"] != json.loads(json.dumps(asdict(self.plan))):
            raise ValueError(f"{self.file} holds a run of another plan; right would be an empty folder")
        self.weights = kept["weights"]
        self.best_weights = kept["best"]
        self.history = [Generation(**one) for one in kept["history"]]

    def save(self) -> None:
        """Write everything down, whole or not at all."""
        kept = {
            "plan": asdict(self.plan),
            "history": [asdict(one) for one in self.history],
            "weights": self.weights,
            "best": self.best_weights,
        }
        fresh = self.file.with_suffix(".new")
        fresh.write_text(json.dumps(kept, separators=(",", ":")), "utf-8")
        fresh.replace(self.file)

    best_weights: Weights | None = None

    def run(self) -> None:
        """All generations that are still to come."""
        with ProcessPoolExecutor(self.jobs, mp_context=get_context("spawn")) as pool:
            while len(self.history) < self.plan.generations:
                self.generation(pool, len(self.history))
                self.save()

    def generation(self, pool: ProcessPoolExecutor, number: int) -> None:
        """Play, teach, judge."""
        plan = self.plan
        batches = list(self.batches(pool, number))
        weights, noted = self.teach(batches, number)
        best: tuple[float, Weights] | None = None
        for share in plan.shares:
            scaled = shared_out(weights, share)
            rates = judged(pool, self.plan.game, self.plan.seats[0], self.plan.matches, scaled)
            noted.rates[str(share)] = rates
            if best is None or rates[0] > best[0]:
                best = (rates[0], scaled)
        assert best is not None
        noted.best = best[0]
        if all(noted.best >= one.best for one in self.history):
            self.best_weights = best[1]
        self.weights = best[1]
        self.history.append(noted)
        self.told(f"{number} {noted}")

    def batches(self, pool: ProcessPoolExecutor, number: int) -> Iterator[NotedGames]:
        """The games of a generation, shared out over the cores; in the same order however many there are."""
        plan = self.plan
        first = (plan.seed * 1000 + number) * 1_000_000
        each = 8
        todo = []
        for place, seats in enumerate(plan.seats):
            count = plan.games // len(plan.seats)
            for start in range(0, count, each):
                seeds = range(first + place * 100_000 + start, first + place * 100_000 + min(count, start + each))
                todo.append(pool.submit(play_batch, plan.game, seats, self.weights, seeds, plan.explore, plan.every))
        for one in todo:
            yield one.result()

    def teach(self, batches: list[NotedGames], number: int) -> tuple[Weights, Generation]:
        """A network that adds to the hand-written value what is missing to the log odds of winning."""
        import torch  # here, so that everything else does without

        torch.manual_seed(self.plan.seed * 1000 + number)
        torch.set_num_threads(min(8, self.jobs))
        device = "cuda" if torch.cuda.is_available() else "cpu"
        width = max(batch.width for batch in batches)
        x = torch.cat([torch.frombuffer(b.features, dtype=torch.int16).view(-1, width) for b in batches if b.won])
        x = x.to(torch.float32)
        hand, held, won = (
            torch.cat([torch.frombuffer(getattr(b, name), dtype=torch.float32) for b in batches if b.won])
            for name in ("by_hand", "in_play", "won")
        )
        lengths = [n for batch in batches for n in batch.games if n > 0]
        if number == 0:
            self.scale = fit_scale(torch, hand, won)
        else:
            self.scale = float(self.weights["log_odds"]) if self.weights else 1.0
        share = float(self.weights["share"]) if self.weights else 1.0
        # The network's output counts fully here, whatever its share in play.
        logit_held = self.scale * (hand + (held - hand) / share)
        base = fit_bias(torch, self.scale * hand, won)
        target = returns(torch, torch.sigmoid(logit_held + base), won, lengths, self.plan.trace)
        yes_or_no = (x.amin(0) >= 0) & (x.amax(0) <= 1)  # yes-or-no features stay as they are
        spread = torch.where(yes_or_no, torch.ones_like(x[0]), x.std(0).clamp(min=1e-6))
        scale = torch.where(x.std(0) > 1e-6, (UNIT / spread).round().clamp(max=64 * UNIT), torch.zeros_like(spread))
        seen = (x * scale / UNIT).to(device)
        net = torch.nn.Sequential(
            torch.nn.Linear(width, self.plan.hidden),
            torch.nn.Hardtanh(0.0, CEILING / UNIT),
            torch.nn.Linear(self.plan.hidden, 1, bias=False),
        ).to(device)
        straight = torch.nn.Linear(width, 1, bias=True).to(device)
        with torch.no_grad():
            net[2].weight.mul_(0.1)
            straight.weight.zero_()
            straight.bias.fill_(base)
        if self.weights and self.weights.get("hidden") == self.plan.hidden:
            unpacked(torch, self.weights, net, straight, scale, device)
        y = target.to(device)
        h = (self.scale * hand).to(device)
        ask = torch.nn.BCEWithLogitsLoss()
        unseen = torch.zeros(len(y), dtype=torch.bool)
        start = 0
        for game, length in enumerate(lengths):
            unseen[start : start + length] = game // 4 % 10 == 9
            start += length
        known, unseen = (~unseen).nonzero().squeeze(1), unseen.nonzero().squeeze(1).to(device)
        if len(unseen) == 0:
            unseen = known.to(device)
        ends = won.to(device)[unseen]
        loss_by_hand = float(ask(h[unseen] + base, ends))
        optimiser = torch.optim.AdamW([*net.parameters(), *straight.parameters()], lr=1e-3, weight_decay=1e-2)
        size = 1024
        generator = torch.Generator().manual_seed(self.plan.seed + number)
        loss, best = loss_by_hand, [part.detach().clone() for part in [*net.parameters(), *straight.parameters()]]
        worse = 0
        for _ in range(self.plan.epochs):
            order = known[torch.randperm(len(known), generator=generator)].to(device)
            for start in range(0, len(order), size):
                at = order[start : start + size]
                optimiser.zero_grad()
                out = h[at] + net(seen[at]).squeeze(1) + straight(seen[at]).squeeze(1)
                ask(out, y[at]).backward()
                optimiser.step()
            with torch.no_grad():
                out = h[unseen] + net(seen[unseen]).squeeze(1) + straight(seen[unseen]).squeeze(1)
                now = float(ask(out, ends))
            if now < loss:
                loss, best = now, [part.detach().clone() for part in [*net.parameters(), *straight.parameters()]]
                worse = 0
            else:
                worse += 1
            if worse == 2:
                break
        with torch.no_grad():
            for part, kept in zip([*net.parameters(), *straight.parameters()], best, strict=True):
                part.copy_(kept)
        packed = {
            "game": self.plan.game,
            "hidden": self.plan.hidden,
            "log_odds": self.scale,
            "share": 1.0,
            "scale": [int(v) for v in scale],
            "first": [[whole(v) for v in row] for row in net[0].weight.tolist()],
            "bias": [whole(v) for v in net[0].bias.tolist()],
            "second": [whole(v / self.scale) for v in [*net[2].weight[0].tolist(), *straight.weight[0].tolist()]],
        }
        return packed, Generation(number, len(y), round(loss, 4), round(loss_by_hand, 4))


def whole(weight: float) -> int:
    """A weight in UNIT-ths."""
    return max(-MOST_WEIGHT, min(MOST_WEIGHT, round(weight * UNIT)))


def unpacked(torch: Any, weights: Weights, net: Any, straight: Any, scale: Any, device: str) -> None:
    """Go on from weights; features may be spread otherwise now."""
    old = torch.tensor(weights["scale"], dtype=torch.float32)
    change = torch.where(scale > 0, old / scale.clamp(min=1.0), torch.zeros_like(scale)).to(device)
    factor = float(weights["log_odds"]) / float(weights["share"]) / UNIT
    hidden = int(weights["hidden"])
    with torch.no_grad():
        net[0].weight.copy_(torch.tensor(weights["first"], dtype=torch.float32).to(device) / UNIT * change)
        net[0].bias.copy_(torch.tensor(weights["bias"], dtype=torch.float32) / UNIT)
        second = torch.tensor(weights["second"], dtype=torch.float32).to(device) * factor
        net[2].weight.copy_(second[:hidden].unsqueeze(0))
        straight.weight.copy_((second[hidden:] * change).unsqueeze(0))


def shared_out(weights: Weights, share: float) -> Weights:
    """A network whose output counts with this share."""
    return {**weights, "share": share, "second": [round(v * share) for v in weights["second"]]}


def fit_scale(torch: Any, hand: Any, won: Any) -> float:
    """The log odds that a unit of value is worth, with a bias of its own."""
    spread = float(hand.std()) or 1.0
    z = (hand - hand.mean()) / spread
    a = torch.zeros(2, requires_grad=True)
    optimiser = torch.optim.LBFGS([a], max_iter=50)

    def closure() -> Any:
        optimiser.zero_grad()
        loss = torch.nn.functional.binary_cross_entropy_with_logits(a[0] * z + a[1], won)
        loss.backward()
        return loss

    optimiser.step(closure)
    return max(0.05, float(a[0].detach())) / spread


def fit_bias(torch: Any, logit: Any, won: Any) -> float:
    """What must be added to log odds so that they are right on average."""
    low, high = -20.0, 20.0
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if float(torch.sigmoid(logit + middle).mean()) < float(won.mean()) else (low, middle)
    return (low + high) / 2


def returns(torch: Any, held: Any, won: Any, lengths: list[int], trace: float) -> Any:
    """λ-returns: the target of each position is partly the next one's value, and partly the later results."""
    out = torch.empty_like(held)
    values, ends = held.tolist(), won.tolist()
    result = [0.0] * len(values)
    start = 0
    for length in lengths:
        last = start + length - 1
        later = ends[last]
        result[last] = later
        for at in range(last - 1, start - 1, -1):
            later = (1 - trace) * values[at + 1] + trace * later
            result[at] = later
        start += length
    out.copy_(torch.tensor(result))
    return out


def seat_counts(game: str) -> tuple[int, ...]:
    """The tables a run learns at: the smallest, and up to four seats."""
    counts = [int(n) for n in find(game).SEAT_COUNTS]
    return tuple(n for n in counts if n <= max(4, counts[0]))
