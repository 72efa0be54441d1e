"""A run of learning: collects, learns, saves its state, and is judged by matches. An interrupted run can be resumed."""

import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import torch

from petteia.bots.observation import COMPACT, Observer
from petteia.games import load
from petteia.lab.self_play.collector import HALVES, BatchShape, Collectors
from petteia.lab.self_play.export import exported, write
from petteia.lab.self_play.history import Judged, RunCounts, judged_of
from petteia.lab.self_play.matches import FIRST_DEAL, MOST_DEALS, judge
from petteia.lab.self_play.network import PolicyValue
from petteia.lab.self_play.page import page
from petteia.lab.self_play.plan import SelfPlayPlan
from petteia.lab.self_play.update import Rollout, Updater

WARM_UP: Final = 8
"""Rollouts before the first update, so that games are at all stages and inputs can be put on one scale."""
LEAST_SPREAD: Final = 20.0
"""An input that hardly varies is divided by no less: of summaries, which go from -1000 to 1000, …"""
LEAST_SPREAD_OF_FACTS: Final = 0.5
"""… and of what lies on the table."""
PADDING: Final = 16
"""Rows of legal actions are padded to a multiple of this, so that few shapes occur."""
KEPT_EVERY_S: Final = 60
"""Seconds of learning after which everything is saved, whether or not there are matches."""
GAMES: Final = 256
"""Games in a batch of a process."""
EASED: Final = 0.1
"""The share of the usual step that is left at the end of a part whose steps become smaller."""


class SelfPlayRun:
    """One run, in a folder."""

    def __init__(self, plan: SelfPlayPlan, into: Path, processes: int, games: int = 0, device: str = "") -> None:
        self.plan = plan
        self.processes = processes
        self.device = torch.device(device or ("cuda" if torch.cuda.is_available() else "cpu"))
        torch.set_float32_matmul_precision("high")
        self.games = games or GAMES
        stem = plan.name
        self.file = into / f"{stem}.by-play.pt"
        self.policy = into / f"{stem}.policy"
        self.page = into / f"{stem}.by-play.html"
        game = load(plan.game, plan.seats)
        observer = Observer(game, plan.observation)
        self.version = observer.version
        self.shape = BatchShape(
            plan.game,
            plan.seats,
            plan.observation,
            processes,
            self.games,
            inputs_of(observer),
            len(game.actions),
            plan.rival,
        )
        self.counts = RunCounts()
        self.history: list[Judged] = []
        self.network = self.fresh()
        self.average = self.fresh()
        self.league: list[dict[str, Any]] = []
        self.scaled = False
        torch.manual_seed(plan.seed)
        self.luck = random.Random(plan.seed)
        self.updater = Updater(plan, self.network, self.average)
        self.frozen = self.fresh()
        if self.file.exists():
            self.resume()
        self.told: Callable[[RunCounts], None] = lambda counts: None

    def fresh(self) -> PolicyValue:
        """A network that knows nothing."""
        made = PolicyValue(self.shape.inputs, self.shape.actions, self.plan.hidden)
        made.to(self.device)
        return made

    def resume(self) -> None:
        """Resume from the folder. ValueError if it has another plan."""
        kept = torch.load(self.file, map_location=self.device, weights_only=True)
        if other := self.plan.difference(kept["plan"]):
            raise ValueError(f"{self.file} is a run of another plan: {other}; right would be another folder")
        if kept["version"] != self.version:
            raise ValueError(f"{self.file} learnt {kept['version']}, and this is {self.version}")
        self.network.load_state_dict(kept["network"])
        self.average.load_state_dict(kept["average"])
        self.updater.optimizer.load_state_dict(kept["optimizer"])
        self.league = kept["league"]
        self.counts = RunCounts(**kept["counts"])
        self.history = [judged_of(one) for one in kept["history"]]
        self.scaled = True
        torch.manual_seed(self.plan.seed + self.counts.updates)
        self.luck = random.Random(self.plan.seed + self.counts.updates)

    def save(self) -> None:
        """Save everything: the learning state, and the policy for play."""
        part = self.file.with_name(self.file.name + ".part")
        torch.save(
            {
                "plan": self.plan.plain(),
                "version": self.version,
                "network": self.network.state_dict(),
                "average": self.average.state_dict(),
                "optimizer": self.updater.optimizer.state_dict(),
                "league": self.league,
                "counts": vars(self.counts),
                "history": [one.plain() for one in self.history],
            },
            part,
        )
        part.replace(self.file)
        write(self.policy, exported(self.network, self.plan, self.version))

    # -- one piece of a run --------------------------------------------------------------------------------------

    def go(
        self, decisions: int, seconds: float, levels: Sequence[str], every: float, matches: int, ease: bool = False
    ) -> None:
        """Learn up to a total number of decisions, or for a number of seconds in this piece; play matches against
        levels at intervals of learning time, and at the end. With `ease` steps become smaller on the way."""
        began = time.monotonic()
        before = self.counts.decisions
        self.counts.pieces += 1
        self.counts.machine.append(self.machine())
        collectors = Collectors(self.shape, self.plan.seed * 100 + self.counts.pieces)
        try:
            with ProcessPoolExecutor(self.processes, get_context("spawn")) as pool:
                if not self.scaled:
                    self.warm_up(collectors)
                due = self.counts.seconds + every
                unsaved = 0.0
                while self.counts.decisions < decisions and time.monotonic() - began < seconds:
                    since = time.monotonic()
                    gone = max((self.counts.decisions - before) / (decisions - before), (since - began) / seconds)
                    self.updater_step(self.collect(collectors), 1 - (1 - EASED) * gone if ease else 1.0)
                    spent = time.monotonic() - since
                    self.counts.seconds += spent
                    unsaved += spent
                    if unsaved >= KEPT_EVERY_S:
                        self.save()
                        unsaved = 0.0
                    self.told(self.counts)
                    if self.counts.seconds >= due and levels:
                        self.judge(pool, levels, matches)
                        due = self.counts.seconds + every
                self.judge(pool, levels, matches)
        finally:
            collectors.end()

    def warm_up(self, collectors: Collectors) -> None:
        """Play for a while with an untrained network, and scale inputs by what was seen."""
        means, squares = [], []
        for _ in range(WARM_UP):
            seen = self.collect(collectors).seen.flatten(0, 1).float()
            means.append(seen.mean(0))
            squares.append(seen.pow(2).mean(0))
        mean = torch.stack(means).mean(0)
        spread = (torch.stack(squares).mean(0) - mean.pow(2)).clamp(min=0).sqrt()
        least = LEAST_SPREAD if self.plan.observation == COMPACT else LEAST_SPREAD_OF_FACTS
        for network in (self.network, self.average, self.frozen):
            network.scale(mean.round(), spread.clamp(min=least))
        self.scaled = True

    def updater_step(self, rollout: Rollout, ease: float) -> None:
        """Learn from a rollout, and let a copy of the network join the league from time to time."""
        self.updater.learn(rollout, ease)
        counts = self.counts
        counts.updates += 1
        counts.decisions += int(rollout.chosen.numel())
        counts.games += int(rollout.ended.sum())
        if counts.updates % self.plan.keep_self == 0:
            own = {name: each.detach().half().clone() for name, each in self.network.state_dict().items()}
            self.league.append(own)
            if len(self.league) > self.plan.frozen:
                self.league.pop(self.luck.randrange(len(self.league)))

    def collect(self, collectors: Collectors) -> Rollout:
        """Play every game on for some decisions."""
        with torch.no_grad():
            return self._collect(collectors)

    def _collect(self, collectors: Collectors) -> Rollout:
        rivals = self.rivals()
        halves: list[list[dict[str, Any]]] = [[], []]
        for _ in range(self.plan.steps):
            for half in range(HALVES):
                collectors.wait(half)
                halves[half].append(self.decide(collectors, half, rivals))
                collectors.go_on(half)
        for half in range(HALVES):
            collectors.wait(half)
            last = self.look(collectors, half)
            del last["logs"]
            halves[half].append(last)
            # The observed positions are decided in the next rollout: the processes still wait for it.
            for waiting in collectors.shared.waiting[half]:
                waiting.release()
        return self.together(halves)

    def rivals(self) -> PolicyValue | None:
        """A frozen self for this rollout."""
        if not self.league or not self.plan.league or self.plan.rival:
            return None
        self.frozen.load_state_dict({name: each.float() for name, each in self.luck.choice(self.league).items()})
        return self.frozen

    def look(self, collectors: Collectors, half: int) -> dict[str, Any]:
        """The observations of all games of a half, on the device, and the games that ended with the last decision."""
        shared, device = collectors.shared, self.device
        counts = shared.array("counts", half)
        width = -(-int(counts.max()) // PADDING) * PADDING
        width = min(width, self.shape.actions)

        def there(name: str) -> Any:
            return torch.from_numpy(shared.array(name, half)).to(device)

        legal = torch.from_numpy(shared.array("legal", half)[:, :width].copy()).to(device)
        many = torch.from_numpy(counts.astype("int64")).to(device)
        legal = legal.masked_fill(torch.arange(width, device=device)[None] >= many[:, None], -1)
        seen = there("seen")
        seen = seen.clone() if device.type == "cpu" else seen
        logs, value = self.network(seen, legal)
        return {
            "logs": logs,
            "seen": seen,
            "legal": legal,
            "value": value,
            "seat": there("seat").long(),
            "ended": there("ended").bool(),
            "returns": there("returns").clone(),
        }

    def decide(self, collectors: Collectors, half: int, rivals: PolicyValue | None) -> dict[str, Any]:
        """Decide in all games of a half."""
        what = self.look(collectors, half)
        logs = what.pop("logs")
        learns = torch.ones_like(what["ended"])
        if rivals is not None:
            rows = torch.arange(len(learns), device=self.device)
            place = rows % self.games
            among = place < int(self.plan.league * self.games)
            learns = ~among | (place % self.plan.seats == what["seat"])
            theirs = (~learns).nonzero()[:, 0]
            if len(theirs):
                logs[theirs] = rivals(what["seen"][theirs], what["legal"][theirs])[0]
        noise = -torch.empty_like(logs).exponential_().log()
        chosen = (logs + noise).argmax(1)
        what["learns"] = learns
        what["chosen"] = chosen
        what["logp"] = logs.gather(1, chosen[:, None])[:, 0]
        actions = what["legal"].gather(1, chosen[:, None])[:, 0]
        collectors.shared.array("chosen", half)[:] = actions.cpu().numpy()
        return what

    def together(self, halves: list[list[dict[str, Any]]]) -> Rollout:
        """Both halves as one rollout."""
        widest = max(each["legal"].shape[1] for half in halves for each in half)

        def joined(name: str, first: int, after: int) -> Any:
            return torch.cat([torch.stack([each[name] for each in half[first:after]]) for half in halves], 1)

        for half in halves:
            for each in half:
                short = widest - each["legal"].shape[1]
                if short:
                    each["legal"] = torch.nn.functional.pad(each["legal"], (0, short), value=-1)
        steps = self.plan.steps
        return Rollout(
            seen=joined("seen", 0, steps),
            legal=joined("legal", 0, steps),
            chosen=joined("chosen", 0, steps),
            logp=joined("logp", 0, steps),
            value=joined("value", 0, steps + 1),
            seat=joined("seat", 0, steps + 1),
            learns=joined("learns", 0, steps),
            # What a decision ended is shown with the next position.
            ended=joined("ended", 1, steps + 1),
            returns=joined("returns", 1, steps + 1),
        )

    # -- results -------------------------------------------------------------------------------------------------

    def judge(self, pool: ProcessPoolExecutor, levels: Sequence[str], matches: int) -> None:
        """Keep everything, play matches, and write the page."""
        self.save()
        first = FIRST_DEAL + len(self.history) * MOST_DEALS
        results = judge(pool, self.plan.game, self.plan.seats, self.policy, levels, matches, first) if levels else []
        counts = self.counts
        self.history.append(Judged(counts.decisions, counts.games, round(counts.seconds, 1), results))
        self.save()
        write(self.page, page(self.plan, self.history, vars(counts)).encode())

    def machine(self) -> str:
        """What this piece runs on, in words."""
        name = "CPU"
        with suppress(RuntimeError, AssertionError):
            if self.device.type == "cuda":
                name = torch.cuda.get_device_name(self.device)
        return f"{self.processes} processes of {HALVES} x {self.games} games, {name}"


def inputs_of(observer: Observer) -> int:
    """How many numbers of an observation are used: all except the log of what was seen, which comes last."""
    for at, feature in enumerate(observer.features):
        if feature.name in ("log/size", "ledger/size"):
            return at
    return int(observer.length)
